"""What happens in a career: one type for each kind of event."""

from __future__ import annotations

from typing import Annotated

from souterrain.core.events import Event, word

Creature = Annotated[str, word("creature-")]
Thing = Annotated[str, word("thing-")]
Trap = Annotated[str, word("trap-")]
Spell = Annotated[str, word("spell-")]
Test = Annotated[str, word("test-")]
Trait = Annotated[str, word("trait-")]
Domain = Annotated[str, word("domain-")]
Gift = Annotated[str, word("gift-")]
Light = Annotated[str, word("light-")]
Fate = Annotated[str, word("fate-")]
Cause = Annotated[str, word("cause-")]
Section = Annotated[str, word("section-")]
Ground = Annotated[str, word("floor-")]
Element = Annotated[str, word("element-")]
Stack = Annotated[str, word("stack-")]
Access = Annotated[str, word("access-")]
Lock = Annotated[str, word("lock-")]
How = Annotated[str, word("how-")]
Effect = Annotated[str, word("effect-")]
Contents = Annotated[str, word("contents-")]
Mind = Annotated[str, word("mood-")]
StakeName = Annotated[str, word("stake-")]
Result = Annotated[str, word("result-")]
Choice = Annotated[str, word("choice-")]
Reason = Annotated[str, word("reason-")]
Inn = Annotated[str, word("inn-")]
MealName = Annotated[str, word("meal-")]
GuildName = Annotated[str, word("guild-")]
HomeName = Annotated[str, word("home-")]


class Born(Event, frozen=True):
    """The character is made."""

    name: str
    die: int
    hp: int
    rule: str = "seul.char.starts-with-one-dv"


class TraitTaken(Event, frozen=True):
    """A race, nickname or trait is his."""

    trait: Trait
    rule: str = "seul.char.rst-bonus-two"


class DomainTaken(Event, frozen=True):
    """A domain of competence is his."""

    domain: Domain
    rule: str = "seul.char.domain-chosen-or-rolled"


class GiftTaken(Event, frozen=True):
    """A gift is his."""

    gift: Gift
    rule: str = "seul.char.extra-advantage-options"


class PurseRolled(Event, frozen=True):
    """The starting purse was rolled."""

    gold: int
    rule: str = "seul.gear.starting-wealth-options"


class Tested(Event, frozen=True):
    """A test was rolled: the face shown and the face needed; `first` is a first try that failed."""

    test: Test
    face: int
    need: int
    success: bool
    spent: int = 0
    first: int = 0
    rule: str = "seul.test.formula"


class Judged(Event, frozen=True):
    """The player judged a roll otherwise than the program proposed."""

    test: Test
    trait: int
    situation: int
    decided_trait: int
    decided_situation: int
    rule: str = "seul.test.universal-bonuses"


class TurnBegins(Event, frozen=True):
    """A new Turn begins."""

    n: int
    rule: str = "seul.time.d12-counter"


class Rested(Event, frozen=True):
    """A Rest Turn is over."""

    run: int
    rule: str = "seul.time.rest-definition"


class Upkeep(Event, frozen=True):
    """The duty of five Turns is settled."""

    rested: bool
    fed: bool
    rule: str = "seul.time.rest-and-resource-every-five-turns"


class LightTaken(Event, frozen=True):
    """A light is lit."""

    light: Light
    rule: str = "seul.gear.light-sources"


class LightGone(Event, frozen=True):
    """A light is no more."""

    light: Light
    rule: str = "seul.light.torch"


class Fatigued(Event, frozen=True):
    """Fatigue has moved."""

    fatigue: int
    by: int
    rule: str = "seul.fatigue.scale"


class DangerMoved(Event, frozen=True):
    """Danger has moved."""

    danger: int
    by: int
    rule: str = "seul.danger.scale"


class PatrolSent(Event, frozen=True):
    """A patrol is on its way."""

    turns: int
    rule: str = "seul.danger.overflow-patrol"


class PatrolWaits(Event, frozen=True):
    """A patrol waits outside the Sanctuary."""

    rule: str = "seul.magic.spell-sanctuary"


class NobodyCame(Event, frozen=True):
    """An Encounter test was passed."""

    rule: str = "seul.encounter.success-means-none"


class Hurt(Event, frozen=True):
    """The character has lost hit points."""

    lost: int
    hp: int
    rule: str = "seul.combat.damage-and-zero"


class Recovered(Event, frozen=True):
    """All hit points are back."""

    hp: int
    rule: str = "seul.rest.full-hp-after-combat-or-loss"


class Unconscious(Event, frozen=True):
    """He lies unconscious."""

    rule: str = "seul.hp.unconscious-six-turns"


class FoesChoose(Event, frozen=True):
    """What was done with him while he lay there."""

    choice: Fate
    rule: str = "seul.hp.unconscious-six-turns"


class LeftForDead(Event, frozen=True):
    """He was left for dead."""

    rule: str = "seul.hp.unconscious-six-turns"


class Woke(Event, frozen=True):
    """He comes round."""

    rule: str = "seul.hp.unconscious-six-turns"


class Died(Event, frozen=True):
    """He is dead."""

    cause: Cause
    rule: str = "seul.hp.character-zero-roll"


class SectionSeen(Event, frozen=True):
    """A new section is on the plan."""

    section: Section
    floor: Ground
    rule: str = "seul.map.plan-drawn-as-explored"


class ElementSeen(Event, frozen=True):
    """What stands in a section, or what it serves for."""

    element: Element
    rule: str = "seul.map.symbol-list"


class AccessFound(Event, frozen=True):
    """A way to elsewhere was found."""

    access: Access
    rule: str = "seul.xp.layout-discovery"


class NoteRead(Event, frozen=True):
    """A remark of the module."""

    ref: str
    text: str
    rule: str = "seul.game.solo-crawl-with-module-or-generator"


class Walked(Event, frozen=True):
    """He has walked some way."""

    squares: int
    rule: str = "seul.time.unencumbered-speed"


class Opened(Event, frozen=True):
    """A lock was worked on."""

    what: Lock
    how: How
    done: bool
    rule: str = "seul.time.cost-lock-force-cache"


class Disarmed(Event, frozen=True):
    """A trap is no more."""

    trap: Trap
    rule: str = "seul.char.domain-fairy-fingers"


class TrapSprung(Event, frozen=True):
    """A trap went off."""

    trap: Trap
    rule: str = "seul.danger.gain-trap"


class TrapEffect(Event, frozen=True):
    """What a trap did besides."""

    effect: Effect
    rule: str = "seul.damage.hazards"


class FoundResources(Event, frozen=True):
    """A search has brought Resources."""

    n: int
    rule: str = "seul.search.success-resources"


class FoundTrap(Event, frozen=True):
    """A trap was found."""

    trap: Trap
    rule: str = "seul.search.success-finds-trap"


class FoundPassage(Event, frozen=True):
    """A secret passage was found."""

    rule: str = "seul.search.success-finds-secret"


class FoundHidden(Event, frozen=True):
    """Hidden treasure was found."""

    rule: str = "seul.search.success-resources"


class NothingFound(Event, frozen=True):
    """A search has brought nothing new."""

    rule: str = "seul.search.failure-springs-trap"


class Taken(Event, frozen=True):
    """A thing was taken along."""

    thing: Thing
    rule: str = "seul.treasure.forms-and-enc"


class TakenStack(Event, frozen=True):
    """Supplies were taken along."""

    stack: Stack
    n: int
    rule: str = "seul.resource.sources"


class TakenCoins(Event, frozen=True):
    """Coins were taken along."""

    gold: int
    rule: str = "seul.treasure.forms-and-enc"


class Bagged(Event, frozen=True):
    """A Resource serves as a bag."""

    rule: str = "seul.treasure.coins-need-container"


class Dropped(Event, frozen=True):
    """A thing was left lying."""

    thing: Thing
    rule: str = "seul.enc.sum-of-possessions"


class Salved(Event, frozen=True):
    """A salve has cured the poison."""

    rule: str = "seul.resource.is-generic-gear"


class CacheMade(Event, frozen=True):
    """A cache was made."""

    spent: int
    rule: str = "seul.cache.purpose"


class CacheIntact(Event, frozen=True):
    """A cache was not found by others."""

    rule: str = "seul.cache.result"


class CacheRobbed(Event, frozen=True):
    """A cache was plundered."""

    rule: str = "seul.cache.result"


class Descended(Event, frozen=True):
    """Another floor is reached."""

    floor: int
    rule: str = "seul.map.symbol-list"


class Tumbled(Event, frozen=True):
    """He fell."""

    damage: int
    rule: str = "seul.agility.acrobatics-failure"


class Slid(Event, frozen=True):
    """He slid down a chute."""

    floor: int
    rule: str = "seul.damage.hazards"


class TombOpened(Event, frozen=True):
    """A tomb was forced."""

    done: bool
    rule: str = "seul.map.symbol-list"


class Barricaded(Event, frozen=True):
    """The section is barricaded."""

    rule: str = "seul.map.symbol-list"


class CircleStings(Event, frozen=True):
    """A magic circle has stung."""

    rule: str = "seul.map.symbol-list"


class Rumour(Event, frozen=True):
    """Somebody told of a place."""

    contents: Contents
    x: int
    y: int
    rule: str = "seul.social.stake-before-roll"


class Met(Event, frozen=True):
    """Somebody is met."""

    creature: Creature
    n: int
    distance: int
    rule: str = "seul.encounter.distance"


class Heard(Event, frozen=True):
    """Somebody is near, beyond the light."""

    distance: int
    rule: str = "seul.encounter.distance"


class Mood(Event, frozen=True):
    """How they are minded."""

    creature: Creature
    mood: Mind
    rule: str = "seul.encounter.not-always-a-fight"


class EnemySurprise(Event, frozen=True):
    """Whether those met are surprised."""

    surprised: bool
    rule: str = "seul.surprise.enemies-test-too"


class Avoided(Event, frozen=True):
    """He slips by unseen."""

    rule: str = "seul.surprise.success-allows-stealth"


class Noticed(Event, frozen=True):
    """He was noticed."""

    rule: str = "seul.agility.stealth-failure"


class Stake(Event, frozen=True):
    """What was played for, and how it fell out."""

    stake: StakeName
    success: bool
    rule: str = "seul.social.stake-before-roll"


class Bribed(Event, frozen=True):
    """Gold has changed hands."""

    gold: int
    rule: str = "seul.social.difficulty"


class Toll(Event, frozen=True):
    """They took a toll."""

    gold: int
    rule: str = "seul.social.stake-before-roll"


class Cheated(Event, frozen=True):
    """He was cheated."""

    rule: str = "seul.social.stake-before-roll"


class Yielded(Event, frozen=True):
    """He gave himself up."""

    rule: str = "seul.danger.loss-defeat"


class Captured(Event, frozen=True):
    """A captive is free and follows."""

    creature: Creature
    rule: str = "seul.encounter.not-always-a-fight"


class MeetingOver(Event, frozen=True):
    """A meeting is over."""

    result: Result
    creature: Creature
    rule: str = "seul.combat.after-danger"


class Spared(Event, frozen=True):
    """The fallen were spared."""

    creature: Creature
    rule: str = "seul.hp.enemy-zero"


class Initiative(Event, frozen=True):
    """Initiative is rolled; the lowest acts first."""

    mine: int
    theirs: int
    rule: str = "seul.combat.initiative"


class RoundBegins(Event, frozen=True):
    """A Round of combat begins."""

    n: int
    rule: str = "seul.time.cost-exchange-of-blows"


class Closed(Event, frozen=True):
    """Somebody has come nearer."""

    distance: int
    rule: str = "seul.time.cost-run"


class Waited(Event, frozen=True):
    """He bides his time."""

    rule: str = "seul.combat.options"


class Struck(Event, frozen=True):
    """The character has hit."""

    creature: Creature
    damage: int
    hp: int
    rule: str = "seul.attack.difficulty"


class FireSpreads(Event, frozen=True):
    """Burning oil hurts on."""

    creature: Creature
    damage: int
    rule: str = "seul.light.lantern-burning-victim"


class Fell(Event, frozen=True):
    """An enemy is out of the fight."""

    creature: Creature
    rule: str = "seul.combat.damage-and-zero"


class EnemyStrikes(Event, frozen=True):
    """An enemy has struck."""

    creature: Creature
    hit: bool
    rule: str = "seul.combat.attack-test"


class Broke(Event, frozen=True):
    """The enemies break."""

    creature: Creature
    surrender: bool
    rule: str = "seul.morale.counts-as-victory"


class Held(Event, frozen=True):
    """The enemies hold."""

    creature: Creature
    rule: str = "seul.morale.formula"


class BrokeAway(Event, frozen=True):
    """He has broken away unharmed."""

    rule: str = "seul.flight.break-away-success"


class Pursued(Event, frozen=True):
    """They are after him."""

    rule: str = "seul.flight.abandon-check"


class Abandoned(Event, frozen=True):
    """They give the chase up."""

    rule: str = "seul.flight.abandon-check"


class Distanced(Event, frozen=True):
    """He keeps his distance."""

    rule: str = "seul.flight.pursuit-failure-second-test"


class Caught(Event, frozen=True):
    """They have caught him."""

    rule: str = "seul.flight.two-in-a-row"


class Escaped(Event, frozen=True):
    """He has got away."""

    squares: int
    rule: str = "seul.flight.end"


class DroppedTreasure(Event, frozen=True):
    """Treasure dropped to tempt them."""

    thing: Thing
    rule: str = "seul.flight.drop-treasure-bonus"


class Breath(Event, frozen=True):
    """A breath of fire, frost or venom."""

    creature: Creature
    damage: int
    rule: str = "seul.save.difficulty"


class Gazed(Event, frozen=True):
    """A gaze that weighs on everything."""

    creature: Creature
    rule: str = "seul.save.difficulty"


class Paralysed(Event, frozen=True):
    """He cannot move for a Round."""

    rule: str = "seul.save.difficulty"


class Drained(Event, frozen=True):
    """His strength is drained."""

    rule: str = "seul.save.difficulty"


class Poisoned(Event, frozen=True):
    """He is poisoned."""

    rule: str = "seul.save.difficulty"


class Diseased(Event, frozen=True):
    """He has fallen ill."""

    rule: str = "seul.save.difficulty"


class Regenerated(Event, frozen=True):
    """An enemy heals."""

    creature: Creature
    hp: int
    rule: str = "seul.combat.damage-and-zero"


class SpellCast(Event, frozen=True):
    """A spell was tried."""

    spell: Spell
    success: bool
    rule: str = "seul.magic.cost-then-test"


class SpellEnds(Event, frozen=True):
    """A spell has run out."""

    spell: Spell
    rule: str = "seul.magic.cost-then-test"


class FireBolt(Event, frozen=True):
    """A Fire Bolt has struck."""

    creature: Creature
    damage: int
    killed: bool
    rule: str = "seul.magic.spell-fire-bolt-kill"


class Backlash(Event, frozen=True):
    """What the magic has cost."""

    choice: Choice
    rule: str = "seul.magic.backlash"


class Turned(Event, frozen=True):
    """Undead were turned."""

    creature: Creature
    n: int
    rule: str = "seul.gift.turn-undead-destroys"


class Healed(Event, frozen=True):
    """The Consecrated has healed himself."""

    rule: str = "seul.gift.healing"


class Earned(Event, frozen=True):
    """Experience was gained."""

    px: int
    total: int
    rule: str = "seul.xp.new-section"


class NewHitDie(Event, frozen=True):
    """A new hit die."""

    dv: int
    hp: int
    rule: str = "seul.level.dv-threshold"


class GoalSet(Event, frozen=True):
    """A reason to go down."""

    reason: Reason
    rule: str = "seul.char.motivation-free"


class GoalMet(Event, frozen=True):
    """What he went down for is done."""

    reason: Reason
    rule: str = "seul.char.motivation-free"


class Entered(Event, frozen=True):
    """An expedition begins."""

    n: int
    rule: str = "seul.danger.scale"


class CameHome(Event, frozen=True):
    """Home again, with finds of so much worth."""

    gold: int
    rule: str = "seul.xp.treasure-on-exit"


class Bought(Event, frozen=True):
    """Something was bought."""

    thing: Thing
    n: int
    rule: str = "seul.town.price-list"


class Sold(Event, frozen=True):
    """Something was sold."""

    thing: Thing
    gold: int
    share: int
    rule: str = "seul.town.resale-half"


class Night(Event, frozen=True):
    """A night's undisturbed rest."""

    inn: Inn
    fatigue: int
    rule: str = "seul.town.inn-night"


class Meal(Event, frozen=True):
    """A meal."""

    meal: MealName
    rule: str = "seul.town.meal-counts-as-rest"


class RoundStood(Event, frozen=True):
    """A round for the house."""

    rule: str = "seul.town.round-of-drinks"


class Banked(Event, frozen=True):
    """What the bank holds now."""

    gold: int
    rule: str = "seul.town.bank"


class GuildJoined(Event, frozen=True):
    """He has joined a guild."""

    guild: GuildName
    rule: str = "seul.town.guild"


class GuildTaxed(Event, frozen=True):
    """The guild has taken its tenth."""

    gold: int
    rule: str = "seul.town.guild"


class HomeRented(Event, frozen=True):
    """A dwelling was rented."""

    home: HomeName
    rule: str = "seul.town.rent"


class Cured(Event, frozen=True):
    """Disease and poison are cured."""

    rule: str = "seul.town.guild"


class Retired(Event, frozen=True):
    """The career is over."""

    px: int
    rule: str = "seul.level.retirement-hint"


SeulEvent = (
    Born
    | TraitTaken
    | DomainTaken
    | GiftTaken
    | PurseRolled
    | Tested
    | Judged
    | TurnBegins
    | Rested
    | Upkeep
    | LightTaken
    | LightGone
    | Fatigued
    | DangerMoved
    | PatrolSent
    | PatrolWaits
    | NobodyCame
    | Hurt
    | Recovered
    | Unconscious
    | FoesChoose
    | LeftForDead
    | Woke
    | Died
    | SectionSeen
    | ElementSeen
    | AccessFound
    | NoteRead
    | Walked
    | Opened
    | Disarmed
    | TrapSprung
    | TrapEffect
    | FoundResources
    | FoundTrap
    | FoundPassage
    | FoundHidden
    | NothingFound
    | Taken
    | TakenStack
    | TakenCoins
    | Bagged
    | Dropped
    | Salved
    | CacheMade
    | CacheIntact
    | CacheRobbed
    | Descended
    | Tumbled
    | Slid
    | TombOpened
    | Barricaded
    | CircleStings
    | Rumour
    | Met
    | Heard
    | Mood
    | EnemySurprise
    | Avoided
    | Noticed
    | Stake
    | Bribed
    | Toll
    | Cheated
    | Yielded
    | Captured
    | MeetingOver
    | Spared
    | Initiative
    | RoundBegins
    | Closed
    | Waited
    | Struck
    | FireSpreads
    | Fell
    | EnemyStrikes
    | Broke
    | Held
    | BrokeAway
    | Pursued
    | Abandoned
    | Distanced
    | Caught
    | Escaped
    | DroppedTreasure
    | Breath
    | Gazed
    | Paralysed
    | Drained
    | Poisoned
    | Diseased
    | Regenerated
    | SpellCast
    | SpellEnds
    | FireBolt
    | Backlash
    | Turned
    | Healed
    | Earned
    | NewHitDie
    | GoalSet
    | GoalMet
    | Entered
    | CameHome
    | Bought
    | Sold
    | Night
    | Meal
    | RoundStood
    | Banked
    | GuildJoined
    | GuildTaxed
    | HomeRented
    | Cured
    | Retired
)
