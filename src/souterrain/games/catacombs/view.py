"""What a client draws: the board with its discs, the hero boards, the monster cards, the room cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import partial

from souterrain.core.cards import card_rule
from souterrain.core.emblems import Emblem
from souterrain.core.say import Say
from souterrain.core.view import (
    Badge,
    CardState,
    Dial,
    Disc,
    Discs,
    Gauge,
    Hand,
    Item,
    LaidCard,
    Line,
    Motion,
    Obstacle,
    Pile,
    Sheet,
    TableTop,
    Tint,
    View,
    Zone,
)  # fmt: skip
from souterrain.core.view import Side as ViewSide

from .catalogue import BOOK, emblem_of, obstacle, size_of
from .catalogue import Zone as Corners
from .glimpse import FACE_DOWN
from .healer import needing
from .monsters import series_say
from .words import hero_say, item_say, kind_say, piece_say, room_say, spell_say
from .world import OVERLORD, Hero, Piece, World

rule_of = partial(card_rule, "catacombs")

_SIDES: dict[str, ViewSide] = {"hero": "party", "ally": "party", "monster": "foe", "lord": "foe", "decoy": "foe"}


def view(world: World, seat: str) -> View:
    """A seat's view, made of its glimpse."""
    return View(
        headline(world),
        board(world),
        [*hero_sheets(world), *monster_cards(world)],
        piles(world),
        dials(world),
    )


def headline(world: World) -> Say:
    if world.phase == "over":
        return Say(f"headline-won-{world.winner}")
    if not world.room:
        return Say("headline-entrance")
    if world.phase in ("heroes", "master", "round"):
        return Say(f"headline-{'heroes' if world.phase == 'heroes' else 'master'}", room=room_say(world.room))
    return Say("headline-room", room=room_say(world.room))


# The board


def board(world: World) -> Discs:
    """The table top of the room, the way through the catacombs, and what is dealt in there."""
    facts, shop = BOOK.facts, _SHOPS.get(BOOK.rooms[world.room].kind if world.room else "")
    side = BOOK.sides.get(world.board) if shop is None else None
    return Discs(
        side.paper if side is not None else shop or "",
        BOOK.boards.length,
        BOOK.boards.width,
        [Obstacle(x, y, obstacle().radius) for x, y in side.holes] if side is not None else [],
        [disc(piece, world) for piece in world.pieces.values()] if shop is None else [],
        zones(world),
        motion(world) if shop is None else None,
        BOOK.wood.friction,
        Hand(facts.hand_degrees, facts.hand_percent),
        course(world),
        [*map(ware, world.stall), *map(patient, needing(world) if shop == "spring" else ())],
    )


_SHOPS: dict[str, TableTop] = {"merchant": "stall", "healer": "spring"}


def ware(id: str) -> LaidCard:
    """A card on the Merchant's stall, with its price."""
    return LaidCard(id, BOOK.items[id].emblem, item_say(id), note=Say("value-gold", n=BOOK.items[id].price))


def patient(hero: Hero) -> LaidCard:
    """A hero whom the Healer can help, with what is left of his life, and what a service costs."""
    price = BOOK.facts.touch_price if hero.alive else BOOK.facts.resurrection_price
    note = Say("note-patient", n=hero.health, top=BOOK.heroes[hero.id].health, gold=price)
    return LaidCard(hero.id, emblem_of(hero.id), kind_say(hero.id), note=note)


def course(world: World) -> list[LaidCard]:
    """The room cards as they lie: those behind, the one where the heroes are, those ahead as far as this seat knows
    them; the lord's with what is left of his life."""
    found: list[LaidCard] = []
    for row, column, card, at in laid(world):
        here = at == world.at and (card == world.room or world.setup.layout == "labyrinth")
        state: CardState = "here" if here else "past" if is_behind(world, at) else "ahead"
        place = column, row
        if card == FACE_DOWN:
            found.append(LaidCard(f"card-{row}-{column}", "map", Say("card-face-down"), *place, "hidden"))
        else:
            kind = BOOK.rooms[card].kind
            gauge = lord_gauge(world) if kind == "lord" else None
            found.append(LaidCard(card, _ROOMS[kind], room_say(card), *place, state, gauge=gauge))
    return found


def laid(world: World) -> Iterator[tuple[int, int, str, int]]:
    """Every room card: its row and column on the table, and where of the way it lies. That a column ends with the
    lord's lair everybody knows."""
    maze, lair = world.setup.layout == "labyrinth", BOOK.lords[world.setup.lord].lair
    for n, cards in enumerate(world.columns):
        for k, card in enumerate(cards):
            if maze and card:
                yield n, k, card, n * len(cards) + k
            elif not maze:
                yield k, n, lair if n == len(world.columns) - 1 else card, n


def is_behind(world: World, at: int) -> bool:
    return at in world.explored if world.setup.layout == "labyrinth" else at <= world.at


def lord_gauge(world: World) -> Gauge:
    return Gauge(Say("label-health"), world.lord_health, BOOK.lords[world.setup.lord].health)


def disc(piece: Piece, world: World | None = None) -> Disc:
    """A disc with its face: whole, wounded, stunned, of stone, or a blank wall of fire."""
    badges = shown(piece)
    top = full_health(piece)
    return Disc(
        piece.id,
        "burning" if piece.wall else emblem_of(piece.kind),
        Say("kind-fire-wall") if piece.wall else piece_say(piece.id),
        piece.x,
        piece.y,
        size_of(piece.kind).radius,
        "other" if piece.wall else _SIDES.get(piece.side, "other"),
        badges,
        piece.health / top if top > 1 else None,
        world is not None and is_active(world, piece),
        BOOK.monsters[piece.kind].rank if piece.kind in BOOK.monsters and not piece.wall else "",
        tint(piece),
        f"card-{piece.kind}" if piece.kind in BOOK.monsters and not piece.wall else "",
    )


def tint(piece: Piece) -> Tint:
    """A monster's disc has the colour of its type, the lord's is black.

    Rule: catacombs.monster.type-is-colour."""
    if piece.wall or piece.kind in BOOK.heroes:
        return ""
    if piece.kind in BOOK.lords:
        return BOOK.wood.lord.colour
    row = BOOK.monsters.get(piece.kind) or BOOK.pieces[piece.kind]
    return row.colour


_FACES: dict[str, Emblem] = {
    "wall": "burning", "wounded": "wounded", "stone": "petrified", "stunned": "stunned", "unseen": "hidden",
}  # fmt: skip


def shown(piece: Piece) -> list[Badge]:
    """What a disc's face tells."""
    return [Badge(_FACES[name], Say(f"badge-{name}"), rule_of("badge", name)) for name in faces(piece)]


def faces(piece: Piece) -> list[str]:
    found = []
    if piece.wall:
        return ["wall"]
    if piece.side == "monster" and 0 < piece.health < BOOK.monsters[piece.kind].health:
        found.append("wounded")
    if piece.stone:
        found.append("stone")
    elif piece.stunned:
        found.append("stunned")
    if piece.unseen:
        found.append("unseen")
    return found


def full_health(piece: Piece) -> int:
    if piece.kind in BOOK.heroes:
        return BOOK.heroes[piece.kind].health
    if piece.kind in BOOK.lords:
        return BOOK.lords[piece.kind].health
    return BOOK.monsters[piece.kind].health if piece.kind in BOOK.monsters and not piece.wall else 1


def is_active(world: World, piece: Piece) -> bool:
    """Whether it may still act in the turn that is running."""
    ours = ("hero", "ally") if world.phase == "heroes" else ("monster", "lord")
    if world.phase not in ("heroes", "master") or piece.side not in ours or piece.wall:
        return False
    return not piece.acted and not piece.stunned and piece.arrived != world.round


def zones(world: World) -> list[Zone]:
    """The start zones, while they matter."""
    if world.phase != "install" and not world.setup.wandering:
        return []
    if world.hero_zone == world.monster_zone:
        return []
    return [zone("heroes", world.hero_zone), zone("monsters", world.monster_zone)]


def zone(id: str, corners: Corners) -> Zone:
    left, top, right, bottom = corners
    return Zone(id, Say(f"zone-{id}"), (left, top, right, top, right, bottom, left, bottom))


def motion(world: World) -> Motion | None:
    """The last shot, to be replayed."""
    shot = world.motion
    if shot is None:
        return None
    before = [disc(piece) for piece in shot.before]
    return Motion(shot.n, BOOK.wood.friction, shot.legs, shot.contacts, before, shot.hurts)


# Boards and cards


def hero_sheets(world: World) -> list[Sheet]:
    """The hero boards, those of the dead last."""
    return [hero_sheet(world, hero) for hero in sorted(world.heroes.values(), key=lambda hero: not hero.alive)]


def hero_sheet(world: World, hero: Hero) -> Sheet:
    """A hero board: health, gold, special action, equipment, and the kills of this room."""
    row, piece = BOOK.heroes[hero.id], world.pieces.get(hero.id)
    lines = [Line(Say("label-gold"), Say("value-gold", n=hero.gold), rule=rule_of("line", "gold"))]
    if row.uses_per_room:
        lines.append(
            Line(
                Say("label-shots"),
                Say("value-of", n=row.uses_per_room - hero.shots, top=row.uses_per_room),
                rule=rule_of("line", "shots"),
            )
        )
    if row.special == "cast":
        lines.append(
            Line(
                Say("label-spells"),
                Say("value-number", n=len(world.spells)),
                rule=rule_of("line", "spells"),
            )
        )
    if hero.kills:
        lines.append(Line(Say("label-kills"), Say("value-number", n=len(hero.kills)), rule=rule_of("line", "kills")))
    gauges = [Gauge(Say("label-health"), hero.health, row.health)]
    if row.rage_max:
        gauges.append(Gauge(Say("label-rage"), hero.rage, row.rage_max, "rage"))
    items = [
        Item(BOOK.items[id].emblem, item_say(id), Say(f"item-{id}-text"), BOOK.items[id].rule) for id in hero.items
    ]
    if row.special == "cast":
        items += [spell_item(id, world.spells.count(id)) for id in dict.fromkeys(world.spells)]
    badges = shown(piece) if piece is not None else []
    if not hero.alive:
        badges.append(Badge("dead", Say("badge-dead"), rule_of("badge", "dead")))
    return Sheet(
        hero.id,
        Say(f"kind-{hero.id}"),
        row.emblem,
        role=hero_say(hero.id, "role"),
        seat=hero.seat,
        gauges=gauges,
        lines=lines,
        items=items,
        badges=badges,
        active=piece is not None and is_active(world, piece),
        gone=not hero.alive,
    )


def spell_item(id: str, copies: int) -> Item:
    name = spell_say(id) if copies == 1 else Say("copies", card=spell_say(id), n=copies)
    return Item(BOOK.spells[id].emblem, name, Say(f"spell-{id}-text"), BOOK.spells[id].rule)


def monster_cards(world: World) -> list[Sheet]:
    """The cards of all monsters in the room lie open, with how many there are, and the lord's board in his lair.

    Rule: catacombs.install.monster-cards-open."""
    sheets = [lord_sheet(world)] if any(world.on_board("lord")) else []
    kinds = Counter([piece.kind for piece in world.on_board("monster")] + world.waiting)
    for kind, many in kinds.items():
        card = BOOK.monsters[kind]
        lines = [
            Line(Say("label-reward"), Say("value-gold", n=card.gold), rule=rule_of("line", "reward")),
            Line(Say("label-monster-health"), Say("value-number", n=card.health)),
            *(
                Line(Say("label-attack"), series_say(attacks), rule=rule_of("line", "attack"))
                for attacks in card.attacks
            ),
        ]
        if card.ability:
            lines.append(Line(Say(f"ability-{card.ability}"), Say(f"ability-{card.ability}-text")))
        sheets.append(
            Sheet(
                f"card-{kind}",
                kind_say(kind) if many == 1 else Say("copies", card=kind_say(kind), n=many),
                card.emblem,
                role=Say(f"type-{card.type}"),
                seat=OVERLORD,
                side="foe",
                lines=lines,
                rank=card.rank,
            )
        )
    return sheets


def lord_sheet(world: World) -> Sheet:
    lord = BOOK.lords[world.setup.lord]
    powers = [Line(Say(f"power-{power.id}"), Say(f"power-{power.id}-text")) for power in lord.power]
    return Sheet(
        lord.id,
        kind_say(lord.id),
        lord.emblem,
        role=Say("role-lord", monster=kind_say(lord.wandering)),
        seat=OVERLORD,
        side="foe",
        gauges=[lord_gauge(world)],
        lines=powers,
    )


_ROOMS: dict[str, Emblem] = {"combat": "sword", "merchant": "purse", "healer": "potion", "lord": "crown"}


def piles(world: World) -> list[Pile]:
    """The gold supply and the equipment deck."""
    return [
        Pile("gold", "coin", Say("pile-gold"), world.gold_left),
        Pile("equipment", "shield", Say("pile-equipment"), len(world.equipment)),
    ]


def dials(world: World) -> list[Dial]:
    found = []
    if world.round and world.pieces:
        found.append(Dial("round", Say("dial-round"), world.round, 0))
    if world.setup.camping:
        found.append(Dial("camp", Say("dial-camp"), world.camp, len(BOOK.facts.camp) - 1))
    return found
