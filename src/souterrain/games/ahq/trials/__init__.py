"""What makes a quest unlike any other: a module for each element of a quest file, in the order of the printed ideas.

Each registers in `moments` what it does where it has a say.
"""

from ..moments import TRIALS
from . import band, cell, flood, fugitive, haunt, hostages, mirrors, patron, quake, regalia, sickbed, wager

__all__ = (
    "TRIALS",
    "band",
    "cell",
    "flood",
    "fugitive",
    "haunt",
    "hostages",
    "mirrors",
    "patron",
    "quake",
    "regalia",
    "sickbed",
    "wager",
)
