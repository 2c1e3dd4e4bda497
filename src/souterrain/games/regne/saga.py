"""What a company will still tell by the fire: the chronicle leaves the rest out."""

from __future__ import annotations

from souterrain.core.events import Event, unnumbered

from .events import actions, duels, places, quests, speech, spells, town, turns

_ALWAYS = (
    turns.Briefed,
    turns.SetOut,
    turns.Fell,
    turns.Rose,
    turns.Died,
    turns.Replayed,
    places.Laid,
    places.LedNowhere,
    places.Appeared,
    places.CameBehind,
    places.Lurked,
    places.Sprung,
    places.FoundDoor,
    places.Found,
    places.Looted,
    places.Profaned,
    places.SetFree,
    places.Left,
    places.WellShut,
    quests.ErrandHeard,
    quests.ErrandDone,
    quests.TaskDone,
    quests.JoinedUs,
    quests.BroughtOut,
    quests.Paid,
    actions.Banished,
    actions.Doubled,
    actions.Resurrected,
    actions.Bound,
    duels.Challenged,
    duels.DuelEnded,
    speech.Fooled,
    speech.Bribed,
    spells.Risen,
    town.Fulfilled,
    town.Failed,
    town.CameHome,
    town.LedDeeper,
    town.Blessed,
    town.Maimed,
    town.CuredOf,
    town.Succeeded,
    town.Improved,
    town.LearntSkill,
    town.LearntSpell,
    town.Engraved,
    town.Hired,
    town.Parted,
)


def memorable(event: Event) -> bool:
    """Where one went and who was there, treasures, what was asked for and done, those of the party who fell, and of its
    enemies those who stood alone."""
    if isinstance(event, turns.Slain):
        return event.count == 1 and not event.left and unnumbered(event.who) == event.who
    if isinstance(event, turns.Fated):
        return event.rule == "regne.destiny.cancel-death"
    if isinstance(event, places.Swayed):
        return event.how == "off"
    return isinstance(event, _ALWAYS)
