"""Why a player answers as he does: whom he would aim at and how often a steady hand meets him, or what else speaks for
it."""

from __future__ import annotations

from souterrain.core.aim import aims
from souterrain.core.ask import Ask, Launch, Option, Shot
from souterrain.core.say import Say
from souterrain.core.seat import Reason
from souterrain.games.catacombs.catalogue import Attack, size_of
from souterrain.games.catacombs.flight import Table, table, tried
from souterrain.games.catacombs.physics import Body, launch
from souterrain.games.catacombs.placing import covering, near_of
from souterrain.games.catacombs.view import board
from souterrain.games.catacombs.words import piece_say
from souterrain.games.catacombs.world import Piece, World

from .aim import Plan

BETWEEN = {
    ("ask-merchant", "haggle"): "bargain",
    ("ask-merchant", "buy"): "rich",
    ("ask-merchant", "done"): "save",
    ("ask-healer", "raise"): "raise",
    ("ask-healer", "heal"): "weakest",
    ("ask-healer", "done"): "whole",
    ("ask-camp", "yes"): "hurt",
    ("ask-camp", "no"): "hale",
    ("ask-choose-room", "go"): "easiest",
    ("ask-direction", "go"): "unseen",
    ("ask-hero-action", "done"): "cleared",
    ("ask-hero-action", "pass"): "rest",
    ("ask-master-action", "pass"): "rest",
    ("ask-hero-action", "use"): "draught",
    ("ask-master-action", "power"): "power",
}
"""The messages `why-…` of choices that are no flicks, by the question and the verb."""


def plainly(ask: Ask, option: Option) -> Reason | None:
    """Why something is chosen that is no flick."""
    why = BETWEEN.get((ask.text.id, option.verb))
    return Reason(Say(f"why-{why}"), secret=False) if why else None


def of_flick(world: World, ask: Shot, by: Piece, plan: Plan | None, told: str) -> Reason:
    """Whom a planned flick is for, in the words `told`, and how often a steady hand meets him."""
    target = met(world, by, plan) if plan is not None and plan.value >= 0.0 else ""
    if not target:
        better = plan is not None and plan.value >= 0.0
        return Reason(Say("why-move" if better else "why-hold"), secret=False)
    chance = next((aim.chance for aim in aims(board(world), ask) if aim.target == target), 0.0)
    if not chance:
        return Reason(Say("why-rebound", target=piece_say(target)), secret=False)
    return Reason(Say(told, target=piece_say(target), chance=round(100 * chance)), secret=False, on=(target,))


def met(world: World, by: Piece, plan: Plan) -> str:
    """The opponent whom a flick meets first, if it meets one."""
    flick = plan.flick
    touches, _ = tried(_laid(world, by, plan), flick.disc, *launch(flick.angle, flick.speed), flick.disc != by.id)
    foes = (touch.target for touch in touches if touch.target in world.pieces)
    return next((id for id in foes if world.pieces[id].enemy != by.enemy and not world.pieces[id].wall), "")


def _laid(world: World, by: Piece, plan: Plan) -> Table:
    flick = plan.flick
    if flick.disc == by.id:
        return table(world)
    size = size_of(flick.disc)
    return table(world, (flick.disc, Body(flick.x, flick.y, size.radius, size.mass)))


def asked(world: World, seat: str, by: Piece, attack: Attack, origin: Piece) -> Shot:
    """The flick that an action would ask for."""
    own = attack.kind in ("punch", "move")
    at = Launch(by.id, by.x, by.y) if own else covering(attack.kind, near_of(world, origin, attack.kind)[0], by.id)
    top = size_of(by.kind if own else attack.kind).top_speed
    return Shot(seat, Say("list"), "", (at,), top)
