"""The ring of divination: a turn that has been foreseen, and is played again."""

from __future__ import annotations

import msgspec

from souterrain.core.ask import Option
from souterrain.core.events import tell
from souterrain.core.menu import agreed
from souterrain.core.roll import Rules
from souterrain.core.say import Say

from .catalogue import BOOK
from .events.turns import Replayed
from .words import called, figure_word
from .world import Figure, Item, Regne

_encode = msgspec.msgpack.Encoder().encode
_decoder = msgspec.msgpack.Decoder(Regne)


def ring(who: Figure) -> Item | None:
    """The ring that lets him play his turn again, if it still can."""
    return next((item for item in who.items if not item.used and _replays(item)), None)


def _replays(item: Item) -> bool:
    row = BOOK.trinkets.get(item.kind)
    return row is not None and row.replays


def remember(world: Regne, who: Figure) -> None:
    """Keep the world as it is when its bearer begins to act."""
    world.secrets.memory = b""
    if ring(who) is not None:
        world.secrets.memory = _encode(world)


def undone(world: Regne, who: Figure) -> Rules[bool]:
    """Whether the bearer, at the end of his turn, would rather not have had it: then all is as it was before, but for
    the ring and the dice to come."""
    memory, world.secrets.memory = world.secrets.memory, b""
    if not memory or world.won:
        return False
    rule = "regne.magicobject.divination-ring"
    yes, no = Option("replay", Say("choice-replay")), Option("keep", Say("choice-keep-turn"))
    if not (yield from agreed(who.seat, Say("ask-replay", who=figure_word(who)), rule, yes, no)):
        return False
    before = _decoder.decode(memory)
    for field in world.__struct_fields__:
        if field != "told":
            setattr(world, field, getattr(before, field))
    bearer = world.figures[who.id]
    worn = ring(bearer)
    assert worn is not None
    worn.used = True
    tell(world, Replayed(called(bearer)))
    return True
