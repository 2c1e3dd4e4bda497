"""Hazard 1: no hazard, but wandering monsters."""

from __future__ import annotations

from souterrain.core.roll import Rules

from ..figures import Hazard
from ..hooks import KINDS, HazardKind
from ..master import musters
from ..world import Group, Section, World


def furnish(world: World, section: Section, hazard: Hazard) -> Rules[list[Group]]:
    return [(yield from musters.new_group(world, "wandering", section, "ahq.hazard.wandering-monsters"))]


KINDS["wandering"] = HazardKind(furnish=furnish, stays=False)
