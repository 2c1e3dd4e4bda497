"""The spells themselves: of the Bright Wizards, and the dark ones of the Skaven.

Each handler says whether its spell is possible, asks where it is aimed (None: nowhere after all), and works it.
"""

from __future__ import annotations

from souterrain.core.book import Handlers

from . import aid, dark, fire, passages, wind
from .common import Handler, always, not_yet_aflame, nothing_to_aim

CASTS: Handlers[Handler] = Handlers("cast")
"""What each spell does; its row names it."""

CASTS("dragon-armour")(Handler(aid.dragon_armour_possible, aid.dragon_armour_aim, aid.dragon_armour))
CASTS("open-window")(Handler(passages.window_possible, passages.window_aim, passages.window))
CASTS("burst")(Handler(fire.burst_possible, fire.burst_aim, fire.burst))
CASTS("flames-of-the-phoenix")(Handler(aid.phoenix_possible, aid.phoenix_aim, aid.phoenix))
CASTS("bright-key")(Handler(passages.key_possible, passages.key_aim, passages.bright_key))
CASTS("flaming-hand")(Handler(not_yet_aflame, nothing_to_aim, aid.flaming_hand))
CASTS("flight")(Handler(wind.flight_possible, wind.flight_aim, wind.flight))
CASTS("swift-wind")(Handler(always, nothing_to_aim, wind.swift_wind))
CASTS("power-of-the-phoenix")(Handler(aid.power_possible, aid.power_aim, aid.power))
CASTS("still-air")(Handler(wind.still_air_possible, wind.still_air_aim, wind.still_air))
CASTS("courage")(Handler(always, aid.courage_aim, aid.courage))
CASTS("choke")(Handler(fire.enemy_possible, fire.enemy_aim, dark.choke))
CASTS("flaming-skull")(Handler(not_yet_aflame, nothing_to_aim, dark.flaming_skull))
CASTS("lightning")(Handler(fire.enemy_possible, fire.enemy_aim, fire.lightning))
