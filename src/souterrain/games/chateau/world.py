"""The state of a game: the characters, the bowl, what has been found out about the castle, the fight of the moment."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct, field
from msgspec.structs import replace

from souterrain.core.world import World
from souterrain.crawl.bag import Bag

from .catalogue import BOOK, neighbours


class Item(Struct):
    """Something carried: a weapon, a jewel with its spell, stones, gold (`amount` pieces), a phial with its nature,
    good until the clock shows `until`."""

    id: str
    kind: str
    spell: str = ""
    amount: int = 0
    until: int = 0


class Character(Struct):
    """A character's sheet. What passes with time is kept as the clock's reading at which it ends."""

    id: str
    kind: str
    seat: str
    name: str
    """What he is called: his id, for which there is a word, or the name that a player gave him."""
    life: int = 0
    initial: int = 0
    at: str = ""
    items: list[Item] = []
    armour: int = 0
    petrified: bool = False
    evil: bool = False
    asleep_until: int = 0
    strong_until: int = 0
    flying_until: int = 0
    spell_from: int = 0
    """When the next spell may be tried."""
    freeing_from: int = 0
    """When a cleric may next try to free him from stone."""
    acted: int = 0
    """The last turn in which he acted."""
    drank: int = 0
    """The last turn in which he drank."""
    untried: bool = False
    """Whether he has yet to set foot in the castle."""


class Foe(Struct):
    """A monster in a fight, or (without a kind) the evil character whose id it bears."""

    id: str
    kind: str
    life: int
    drowsy: int = 0
    """How many of its next attacks it sleeps through."""
    number: int = 0
    """What tells it from others of its kind in the fight; 0 where there are none."""


class Fight(Struct):
    """The fight of the moment: who is in it, what lies there to be won, who struck last and who of them missed."""

    at: str
    party: list[str]
    foes: list[Foe]
    treasures: list[str] = []
    round: int = 1
    caught: bool = False
    joined: bool = False
    pair: list[str] = []
    missed: list[str] = []


class Chateau(World):
    """The whole game. `clock` counts turns and further rounds of combat, by which spells and potions are measured."""

    seats: list[str] = []
    names: dict[str, str] = {}
    characters: dict[str, Character] = {}
    order: list[str] = []
    bowl: Bag = field(default_factory=lambda: Bag({}))
    clock: int = 0
    entered: bool = False
    """Whether somebody has set foot in the castle."""
    searched: list[str] = []
    """Rooms whose door the thief has searched."""
    spent: list[str] = []
    """Rooms whose trap was disarmed or has gone off."""
    opened: list[str] = []
    """Points behind secret doors that have been opened."""
    tried: int = 0
    """The last turn in which the secret door was tried."""
    moved: int = 0
    """The last turn in which somebody went anywhere."""
    fountains: dict[str, str] = {}
    """What the tasted fountains hold, by point."""
    fight: Fight | None = None
    acting: list[str] = []
    """The party whose turn it is."""
    minted: int = 0


def alive(who: Character) -> bool:
    return who.life > 0


def active(who: Character) -> bool:
    """Alive and not stone."""
    return who.life > 0 and not who.petrified


def awake(world: Chateau, who: Character) -> bool:
    return world.clock >= who.asleep_until


def able(world: Chateau, who: Character) -> bool:
    """Alive, not stone, awake: able to act."""
    return who.life > 0 and not who.petrified and world.clock >= who.asleep_until


def strong(world: Chateau, who: Character) -> bool:
    return world.clock < who.strong_until


def flying(world: Chateau, who: Character) -> bool:
    return world.clock < who.flying_until


def timeless(world: Chateau) -> Chateau:
    """The world with its times as seen from now: what is over, and how long the rest will last."""
    turn, clock = world.turn, world.clock

    def left(until: int) -> int:
        return max(0, until - clock)

    def still(who: Character) -> Character:
        return replace(
            who,
            items=[replace(item, until=left(item.until)) for item in who.items],
            asleep_until=left(who.asleep_until),
            strong_until=left(who.strong_until),
            flying_until=left(who.flying_until),
            spell_from=left(who.spell_from),
            freeing_from=left(who.freeing_from),
            acted=int(who.acted == turn),
            drank=int(who.drank == turn),
        )

    characters = {id: still(who) for id, who in world.characters.items()}
    return replace(world, turn=0, clock=0, moved=0, tried=int(world.tried == turn), characters=characters)


def gifted(who: Character, gift: str) -> bool:
    return BOOK.classes[who.kind].gift == gift


def folk(world: Chateau, ids: Iterable[str]) -> list[Character]:
    return [world.characters[id] for id in ids]


def marching(world: Chateau) -> list[Character]:
    """All characters in marching order."""
    return [world.characters[id] for id in world.order]


def company(world: Chateau, at: str) -> list[str]:
    """Who is together on a point, in marching order: neither dead, nor stone, nor evil."""
    return [who.id for who in marching(world) if who.at == at and active(who) and not who.evil]


def abroad(world: Chateau, party: Iterable[str]) -> bool:
    """Whether anybody is on his feet who is not of this party."""
    ids = list(party)
    return any(active(who) and who.id not in ids for who in world.characters.values())


def together(world: Chateau, party: Iterable[str]) -> bool:
    """Whether a party is the whole group: several, and nobody else is on his feet."""
    ids = list(party)
    return len(ids) > 1 and not abroad(world, ids)


def is_group(world: Chateau, party: Iterable[str]) -> bool:
    """Whether a party is what everybody calls the group: several, and more than all others on their feet."""
    ids = list(party)
    return len(ids) > 1 and 2 * len(ids) > sum(active(who) for who in world.characters.values())


def ready(world: Chateau, party: Iterable[str]) -> list[str]:
    """Those of a party who can act."""
    return [id for id in party if able(world, world.characters[id])]


def remaining(world: Chateau, party: Iterable[str], at: str) -> list[str]:
    """Those of a party who are still on a point, alive, not stone and in their right mind."""
    return [id for id in company(world, at) if id in party]


def leader(world: Chateau, party: list[str]) -> str:
    """The seat that decides for a party: that of its first character able to act."""
    for id in party:
        who = world.characters[id]
        if able(world, who):
            return who.seat
    return world.characters[party[0]].seat


def ways(world: Chateau) -> dict[str, tuple[str, ...]]:
    """The neighbours of every point, as the doors stand."""
    return neighbours(tuple(world.opened))


def in_castle(at: str) -> bool:
    return BOOK.points[at].area == "castle"


def carry(world: Chateau, who: Character, kind: str, spell: str = "", amount: int = 0, until: int = 0) -> Item:
    """Write a new thing on a character's sheet."""
    world.minted += 1
    item = Item(f"{kind}.{world.minted}", kind, spell, amount, until)
    who.items.append(item)
    return item


def of_sort(who: Character, sort: str) -> list[Item]:
    return [item for item in who.items if BOOK.things[item.kind].sort == sort]


def wears(who: Character, spell: str) -> int:
    """How many jewels with this spell a character wears. Of more rings than fingers the first that he got.

    Rule: chateau.ring.many."""
    worn: dict[str, int] = {}
    found = 0
    for item in who.items:
        row = BOOK.things[item.kind]
        if row.sort == "jewel" and item.spell:
            worn[item.kind] = worn.get(item.kind, 0) + 1
            found += item.spell == spell and (not row.most or worn[item.kind] <= row.most)
    return found
