"""The spells themselves: of the Bright Wizards, and the dark ones of the Skaven.

Each handler says whether its spell is possible, asks where it is aimed (None: nowhere after all), and works it.
"""

from __future__ import annotations

from . import aid, dark, fire, passages, wind
from .common import RULES as RULES
from .common import Handler, always, not_yet_aflame, nothing_to_aim

HANDLERS: dict[str, Handler] = {
    "dragon-armour": Handler(aid.dragon_armour_possible, aid.dragon_armour_aim, aid.dragon_armour),
    "open-window": Handler(passages.window_possible, passages.window_aim, passages.window),
    "burst": Handler(fire.burst_possible, fire.burst_aim, fire.burst),
    "flames-of-the-phoenix": Handler(aid.phoenix_possible, aid.phoenix_aim, aid.phoenix),
    "bright-key": Handler(passages.key_possible, passages.key_aim, passages.bright_key),
    "flaming-hand": Handler(not_yet_aflame, nothing_to_aim, aid.flaming_hand),
    "flight": Handler(wind.flight_possible, wind.flight_aim, wind.flight),
    "swift-wind": Handler(always, nothing_to_aim, wind.swift_wind),
    "power-of-the-phoenix": Handler(aid.power_possible, aid.power_aim, aid.power),
    "still-air": Handler(wind.still_air_possible, wind.still_air_aim, wind.still_air),
    "courage": Handler(always, aid.courage_aim, aid.courage),
    "choke": Handler(fire.enemy_possible, fire.enemy_aim, dark.choke),
    "flaming-skull": Handler(not_yet_aflame, nothing_to_aim, dark.flaming_skull),
    "lightning": Handler(fire.enemy_possible, fire.enemy_aim, fire.lightning),
}
