"""What a company will still tell years later: the chronicle leaves the rest out."""

from __future__ import annotations

from souterrain.core.events import Event, unnumbered

from .catalogue import BOOK
from .events import blows, combat, company, expedition, hazards, magic, quests, town

_ALWAYS = (
    expedition.HeroChosen,
    expedition.QuestBegun,
    expedition.MonstersFound,
    expedition.CounterPlayed,
    expedition.QuestTreasureFound,
    expedition.CharacterJoined,
    expedition.CharacterEscaped,
    expedition.Rewarded,
    expedition.ExpeditionOver,
    combat.MetAgain,
    blows.KnockedOut,
    blows.FateUndid,
    combat.Victory,
    combat.Escaped,
    hazards.CaptiveFreed,
    hazards.CaptivesFreed,
    hazards.LostInChasm,
    quests.PurseShared,
    quests.RefugeDefended,
    quests.PowersLost,
    quests.EntranceOpened,
    quests.FugitiveSeen,
    quests.FugitiveCornered,
    quests.BandCounted,
    quests.BandRelieved,
    quests.KitFound,
    quests.DugThrough,
    quests.HostageKilled,
    quests.Ransomed,
    quests.WaterRose,
    quests.PatronContent,
    quests.PatronPaid,
    quests.RegaliaPaid,
    quests.Hanged,
    quests.NotHanged,
    quests.MirrorsCrack,
    company.RumourHeard,
    company.MapStudied,
    company.QuestAchieved,
    company.NeverReturned,
    company.QuestGivenUp,
    company.QuestLost,
    company.CompanyParted,
    company.FateGained,
    town.GoldShared,
    town.Trained,
    town.SpellLearned,
    company.RaisedFromDeath,
    company.Hired,
    company.Attracted,
    company.Retired,
    company.Returned,
    company.PlayerJoined,
    company.PlayerLeft,
    company.Newcomer,
    company.Wasted,
)


def memorable(event: Event) -> bool:
    """Quests, the rooms that they are about, treasures, fights and how they went, the dead of the company and the great
    among its enemies, and what became of everybody.

    Rule: ahq.campaign.record.quests-and-names."""
    if isinstance(event, blows.Died):
        card = BOOK.monsters.get(unnumbered(event.who))
        return card is None or card.character
    if isinstance(event, expedition.RoomFound):
        return event.room in ("lair", "quest")
    if isinstance(event, magic.ItemTaken):
        item = BOOK.items.get(event.item)
        return item is None or item.magic
    return isinstance(event, _ALWAYS)
