"""What is printed on sheets and cards, line by line: weapons, armour, traps, spells, heroes, monsters."""

from __future__ import annotations

import pytest

from souterrain.core.content import RollTable
from souterrain.games.ahq.catalogue import BOOK
from souterrain.games.ahq.printed import TrapResult

ELSEWHERE = ("for quests of ours", "for adventures of HeroQuest")
"""Why rows are there that no card or sheet has."""


def named(row: object, *flags: str) -> list[str]:
    return [flag for flag in flags if getattr(row, flag)]


WEAPON_TABLE = """
fists                   0 1 1 1 2 3 4 5 6 7 1/12 wizard
dagger                  1 1 1 2 3 4 5 6 7 8 1/12 wizard thrown-dagger
spear                   0 1 2 3 4 5 6 7 8 9 1/12 long thrown-spear
sword                   0 2 3 4 5 6 7 8 9 10 1/12
axe                     0 2 3 4 5 6 7 8 9 10 1/12 thrown-axe
war-hammer              0 2 3 4 5 6 7 8 9 10 1/12
halberd                 0 2 3 4 5 6 7 8 9 10 2/11 long two_handed
two-handed-sword        0 0 0 5 6 7 8 9 10 11 2/11 long two_handed
two-handed-axe          0 0 0 5 6 7 8 9 10 11 2/11 two_handed
claws                   1 2 3 4 5 6 7 8 9 10 0/13
great-club              0 0 0 0 7 8 9 10 11 12 2/11
magic-dagger            1 1 2 3 4 5 6 7 8 9 1/12 wizard magic thrown-dagger
magic-spear             0 2 3 4 5 6 7 8 9 10 1/12 long magic thrown-spear
magic-axe               0 3 4 5 6 7 8 9 10 11 1/12 magic thrown-axe
superior-magic-axe      0 4 5 6 7 8 9 10 11 12 1/12 magic thrown-axe
magic-halberd           0 3 4 5 6 7 8 9 10 11 2/11 long two_handed magic
magic-two-handed-sword  0 0 0 6 7 8 9 10 11 12 2/11 long two_handed magic
magic-two-handed-axe    0 0 0 6 7 8 9 10 11 12 2/11 two_handed magic
sword-of-skill          0 2 3 4 5 6 7 8 9 10 1/12 magic WS+1
sword-of-might          0 2 3 4 5 6 7 8 9 10 1/12 magic S+1
sword-of-war            0 2 3 4 5 6 7 8 9 10 1/12 magic WS+1 S+1
sword-of-mastery        0 2 3 4 5 6 7 8 9 10 1/12 magic WS+2 S+1
sword-of-slaying        0 2 3 4 5 6 7 8 9 10 1/12 magic WS+1 S+2
sword-of-heroes         0 2 3 4 5 6 7 8 9 10 1/12 magic WS+2 S+2
runesword               0 2 3 4 5 6 7 8 9 10 1/12 wizard magic WS+2 S+2
poisoned-dagger         0 2 3 4 5 6 7 8 9 10 1/12
chaos-sword             0 2 3 4 5 6 7 8 9 10 0/12 magic
burning-log             1 1 1 2 3 4 5 6 7 8 1/12 wizard
orcs-bane               0 2 3 4 5 6 7 8 9 10 1/12 magic
spirit-blade            0 2 3 4 5 6 7 8 9 10 1/12 magic WS+1 S+1
"""
"""Damage dice for Strength 1-2, 3-4, 5, 6, 7, 8, 9, 10, 11, 12; fumble/critical; what else the weapon is."""


@pytest.mark.rule(
    "ahq.weapon.melee.damage-dice-by-strength",
    "ahq.weapon.melee.minimum-strength",
    "ahq.treasure.magic-weapon.two-axe-rows",
    "ahq.treasure.magic-weapon.type-rules-apply",
    "ahq.treasure.magic-sword.bonuses-precision-and-damage",
    "ahq.setup.sheet.weapon-columns",
)
def test_hand_to_hand_weapons() -> None:
    lines = []
    for row in BOOK.weapons.values():
        words = [row.id, *map(str, row.dice), f"{row.fumble}/{row.critical}"]
        words += named(row, "long", "two_handed", "wizard", "magic")
        words += [f"WS+{row.weapon_skill}"] if row.weapon_skill else []
        words += [f"S+{row.strength}"] if row.strength else []
        lines.append([*words, *filter(None, [row.thrown])])
    assert lines == [line.split() for line in WEAPON_TABLE.strip().splitlines()]
    sword = BOOK.weapons["sword"]
    assert [sword.damage(strength) for strength in range(1, 13)] == [0, 0, 2, 2, 3, 4, 5, 6, 7, 8, 9, 10]


MISSILE_TABLE = """
thrown-dagger 3 2 moving
thrown-axe 3 3 moving
thrown-spear 6 3 moving
short-bow 24 3 arrow
bow 36 3 arrow
long-bow 48 4 S6 arrow
leafstar-bow 48 4 S5 arrow
crossbow 48 4 reload bolt
magic-short-bow 28 4 magic arrow
magic-bow 40 4 magic arrow
magic-long-bow 48 5 magic S6 arrow
magic-crossbow 48 5 magic reload bolt
elven-power-bow 48 6 magic arrow
"""
"""Range, damage dice, the least Strength, what is shot."""

AMMUNITION_TABLE = """
arrow arrow
bolt bolt
deadly-arrow arrow magic dice+1
deadly-bolt bolt magic dice+1
true-flight-arrow arrow sure magic
true-flight-bolt bolt sure magic
assassin-arrow arrow magic again10
assassin-bolt bolt magic again10
"""


@pytest.mark.rule(
    "ahq.weapon.ranged.long-bow-strength",
    "ahq.weapon.ranged.crossbow-reload",
    "ahq.combat.ranged.move-and-shoot",
    "ahq.setup.sheet.weapon-range",
    "ahq.treasure.magic-bow.type-restrictions",
    "ahq.treasure.magic-arrows.ordinary-ranged-rules",
)
def test_thrown_and_fired_weapons() -> None:
    lines = []
    for row in BOOK.missiles.values():
        words = [row.id, str(row.range), str(row.dice), *named(row, "moving", "magic")]
        words += [f"S{row.strength}"] if row.strength else []
        lines.append([*words, *named(row, "reload"), *filter(None, [row.ammunition])])
    assert lines == [line.split() for line in MISSILE_TABLE.strip().splitlines()]
    lines = []
    for each in BOOK.ammunition.values():
        words = [each.id, each.flies_from, *named(each, "sure", "magic")]
        words += [f"dice+{each.dice}"] if each.dice else []
        words += [f"again{each.critical_wound}"] if each.critical_wound != 12 else []
        lines.append(words)
    assert lines == [line.split() for line in AMMUNITION_TABLE.strip().splitlines()]


ARMOUR_TABLE = """
shield shield -1 1 0
leather body -1 1 -1
mail body -1 2 -2 metal
plate body -2 3 -2 metal
mithril body -1 3 -1 metal
magic-shield shield -1 1 0 magic
magic-large-shield shield -2 2 -1 magic
dwarf-shield shield -2 2 0 magic
magic-helm helm 0 1 0 magic
dwarf-helm helm -1 2 0 magic
supple-leather body -1 1 0 magic
hardened-leather body -1 2 -1 magic
strong-mail body -1 3 -2 metal magic
light-mail body -1 2 -1 metal magic
feather-mail body 0 1 0 metal magic
magic-plate body -2 4 -2 metal magic
magic-mithril body 0 3 0 metal magic
enchanted-armour body 0 5 0 metal magic
dwarf-armour body -2 5 -2 metal magic
elven-armour body 0 4 -1 metal magic
ring-of-protection-1 ring 0 1 0 magic wizard
ring-of-protection-2 ring 0 2 0 magic wizard
ring-of-protection-3 ring 0 3 0 magic wizard
ring-of-magic-protection-1 ring 0 0 0 magic wizard ward11
ring-of-magic-protection-2 ring 0 0 0 magic wizard ward10
ring-of-magic-protection-3 ring 0 0 0 magic wizard wardInt
amulet-of-iron amulet 0 0 0 magic wizard ward9
amulet-of-protection amulet 0 1 0 magic wizard
borins-armour body -1 3 0 metal magic
talisman-of-lore amulet 0 0 0 magic wizard
"""
"""Where it is worn; modifiers of Bow Skill, Toughness, Speed; the die that turns a spell aside."""


@pytest.mark.rule(
    "ahq.setup.char.armour-modifies-current",
    "ahq.treasure.shield-helm.modifiers",
    "ahq.treasure.magic-armour.not-wizards",
    "ahq.treasure.ring.protection.toughness-by-level",
    "ahq.treasure.amulet.protection.toughness-plus-1",
    "ahq.trap.lightning",
)
def test_armour_shields_rings_and_amulets() -> None:
    lines = []
    for row in BOOK.armour.values():
        words = [row.id, row.place, str(row.bow), str(row.toughness), str(row.speed)]
        words += named(row, "metal", "magic", "wizard")
        words += [f"ward{row.ward}"] if row.ward else []
        lines.append([*words, *(["wardInt"] if row.ward_by_intelligence else [])])
    assert lines == [line.split() for line in ARMOUR_TABLE.strip().splitlines()]


TRAP_TABLE = """
pit 5 0 1 - 0
crossfire 8 6 2 1 3
portcullis 6 11 3 - 0
poison-dart 9 8 - 2 1
falling-block 7 11 4 - 12
gas 10 7 5 3 0
man-trap 7 6 6 4 4
stake 6 7 - 5 3
lightning-trap 8 11 - 6 5
magic-trap 9 7 7 7 0
fireball-trap 8 9 8 8 5
soul-stealer 6 10 - 9 0
guillotine 6 8 - 10 2
alarm 7 7 9,10,11,12 11,12 0
"""
"""Spot, Disarm, the room and corridor column, the chest column, damage dice."""


def _results(trap: str, column: RollTable[TrapResult]) -> str:
    return ",".join(str(die) for die in range(1, 13) if column[die].trap == trap)


@pytest.mark.rule("ahq.trap.type.column", "ahq.explore.trap.spot", "ahq.explore.trap.disarm.roll")
def test_the_traps() -> None:
    lines = []
    for row in BOOK.traps.values():
        columns = [_results(row.id, column) or "-" for column in (BOOK.traps_on_floors, BOOK.traps_on_chests)]
        lines.append([row.id, str(row.spot), str(row.disarm), *columns, str(row.dice)])
    assert lines == [line.split() for line in TRAP_TABLE.strip().splitlines()]


SPELL_TABLE = """
dragon-armour red-dragon-ash starting
open-window silver-key starting
flames-of-death ash starting range12 dice5
flames-of-the-phoenix phoenix-feather starting
bright-key silver-key
flaming-hand red-dragon-ash combat-only
flight red-dragon-ash combat-only
swift-wind ash
power-of-the-phoenix phoenix-feather+dragon-tooth test
still-air phoenix-feather combat-only
inferno-of-doom ash+dragon-tooth test range12 dice7 failed5
courage silver-key combat-only
choke swamp-gas dark combat-only
fireball warpstone dark range12 dice5
flaming-skull daemon-statue dark combat-only
lightning silver-bolt dark range12 dice6 combat-only
"""


@pytest.mark.rule(
    "ahq.magic.components.ash-kinds", "ahq.magic.spell-book.starts-with-four", "ahq.magic.skaven.known-spells"
)
def test_the_spells() -> None:
    lines = []
    for row in BOOK.spells.values():
        words = [row.id, "+".join(row.components), *named(row, "starting", "dark", "test")]
        numbers = {"range": row.range, "dice": row.dice, "failed": row.dice_failed}
        words += [f"{name}{number}" for name, number in numbers.items() if number]
        lines.append([*words, *([] if row.exploration else ["combat-only"])])
        assert row.combat
    assert lines == [line.split() for line in SPELL_TABLE.strip().splitlines()]


HERO_SHEETS = """
heinrich human 8 8 6 5 8 9 8 4 2 sword mail shield rope:1
sven dwarf 8 6 6 6 7 10 6 4 2 war-hammer mail shield rope:1 iron-spikes:10
torallion elf 9 10 5 5 10 8 9 3 2 sword leafstar-bow leather arrow:12
magnus human 5 6 5 5 8 8 10 3 2 wizard dagger
rogar human 9 6 7 6 8 10 5 5 2 two-handed-sword leather rope:1
durgin dwarf 8 6 6 7 7 9 6 4 2 two-handed-axe mail rope:1 iron-spikes:10
ladril elf 8 8 5 5 9 8 9 4 2 sword dagger leather shield
telor human 5 6 4 5 8 7 11 3 2 wizard dagger
man-at-arms human 7 6 6 6 8 7 5 3 0 henchman sword leather shield
sergeant human 8 7 6 7 8 8 6 3 1 henchman sword mail shield
rogue human 8 7 6 7 8 8 6 3 1 henchman sword mail shield
maiden human 1 1 3 3 7 5 6 2 0 henchman bystander
"""
"""Weapon Skill, Bow Skill, Strength, Toughness, Speed, Bravery, Intelligence, Wounds, Fate; what they carry."""


@pytest.mark.rule(
    "ahq.setup.sheet.eight-ready-heroes",
    "ahq.setup.components.figures",
    "ahq.setup.players.free-henchmen-are-men-at-arms",
    "ahq.combat.fate.starting-number",
    "ahq.hazard.npc.maiden",
)
def test_heroes_and_henchmen() -> None:
    lines = []
    for row in [row for row in BOOK.characters.values() if not row.made and not row.spare]:
        numbers = (row.weapon_skill, row.bow_skill, row.strength, row.toughness, row.speed, row.bravery)
        words = [row.id, row.race, *map(str, (*numbers, row.intelligence, row.wounds, row.fate))]
        words += named(row, "wizard", "henchman", "bystander")
        lines.append([*words, *row.weapons, *row.worn, *(f"{name}:{n}" for name, n in row.gear.items())])
    assert lines == [line.split() for line in HERO_SHEETS.strip().splitlines()]


MONSTER_CARDS = """
skaven-warrior 6 5 5 7 10 6 6 3 1 3 sword
skaven-sentry 6 6 5 6 11 6 6 3 2 3 sword sentry as:skaven-warrior
skaven-champion 7 5 6 8 9 8 6 3 2 4 sword as:skaven-warrior
skaven-warlord 8 5 7 8 9 9 7 4 6 6 magic-halberd as:skaven-warrior
gutter-runner 6 6 5 5 12 6 6 3 2 3 poisoned-dagger as:skaven-warrior
night-runner 7 7 5 5 12 6 6 3 3 3 poisoned-dagger as:skaven-warrior
globadier 6 6 3 5 10 6 6 3 6 2 halberd globe6 as:skaven-warrior
jezzail-team 6 6 6 4 10 6 6 3 6 2 sword jezzail as:skaven-warrior
warpfire-team 6 6 4 4 10 6 6 3 10 2 sword warpfire as:skaven-warrior
assassin 9 9 5 7 12 9 7 4 8 3 poisoned-dagger character
censer-bearer 6 6 4 5 10 6 6 3 6 2 sword character plague-censer censer
plague-monk 6 6 4 5 10 6 8 3 6 2 dagger character warp-scroll warp-scroll
mors-warlord 8 5 7 8 9 9 7 4 10 7 runesword character runesword
warp-weaver 5 6 4 5 10 6 9 3 6 1 dagger character fireballx1 flaming-skullx1
white-sorcerer 5 7 5 5 10 6 10 4 10 1 dagger character chokex1 flaming-skullx1 fireballx2 ring-of-magic-protection-1
praznagar 9 7 6 8 9 9 9 5 12 6 chaos-sword fear character
goblin 5 5 4 5 6 5 5 2 0.5 2 sword
goblin-archer 5 5 4 5 6 5 5 2 0.5 1 dagger short-bow as:goblin
orc 6 5 5 8 6 7 5 4 1 3 sword
orc-sentry 6 6 5 7 7 7 5 4 2 3 sword sentry as:orc
orc-champion 7 5 6 8 5 8 5 4 2 4 sword as:orc
orc-warlord 8 5 6 9 6 9 6 4 6 4 sword as:orc
chaos-thug 7 5 5 7 7 8 6 3 1 3 sword
chaos-thug-sentry 7 6 5 6 8 8 6 3 2 3 sword sentry as:chaos-thug
chaos-warrior 8 4 6 9 6 9 8 4 6 4 axe as:chaos-thug
chaos-champion 10 4 6 10 6 10 8 4 8 5 two-handed-axe as:chaos-thug
beastman 6 4 5 7 7 7 5 4 2 3 sword
beastman-sentry 6 5 5 7 8 7 6 4 2 3 sword sentry as:beastman
beastman-champion 8 5 6 9 6 8 6 5 4 4 sword as:beastman
beastman-warlord 9 6 7 10 6 9 7 6 6 5 sword as:beastman
zombie 6 1 5 4 6 10 2 3 1 3 sword fear
skeleton 6 4 5 5 6 10 2 3 2 3 halberd fear
mummy 7 1 6 8 6 10 5 4 10 4 claws fear contagious
fimir 6 2 5 7 6 8 5 4 7 3+2 axe
ogre 7 3 8 8 7 7 4 9 8 8 great-club fear large
troll 5 1 9 8 7 6 4 9 9 9 great-club fear regeneration large
minotaur 7 4 7 8 8 8 4 9 9 7 great-club fear berserk large
bloodthirster 5 3 8 10 10 8 5 6 12 6 claws fear invulnerable flying large
chaos-lord 12 3 6 10 6 10 8 5 12 4+4 axe character
daemonette 8 1 5 7 10 10 6 4 12 3+3 claws fear invulnerable character flaming-skullx1
undead-champion 8 1 6 8 6 10 3 4 6 4 sword fear character
greater-daemon 7 1 8 9 8 10 12 10 20 6+6 claws fear invulnerable character large chokex2 fireballx2 flaming-skullx2
minotaur-lord 9 4 8 9 8 9 6 10 11 8 great-club fear berserk character large
chaos-sorcerer 7 3 5 7 8 9 10 4 11 3 halberd character chokex1 fireballx1 flaming-skullx1
orc-warchief 9 3 6 9 6 10 7 4 8 5 two-handed-axe character
ogre-chieftain 9 1 9 10 5 8 6 10 10 9 great-club character large
animated-statue 9 1 6 8 6 12 1 8 0 5 sword bound
statue-warlord 8 5 7 8 9 9 7 4 6 6 magic-halberd sentry bound
undead-skaven 8 1 6 12 6 12 1 1 0 6 sword
witch 7 1 3 3 6 9 9 2 0 0 fists harmless
"""
"""Weapon Skill, Bow Skill, Strength, Toughness, Speed, Bravery, Intelligence, Wounds, value, damage dice, weapon, and
what else it is, has or can do; as: what it passes for."""


@pytest.mark.rule(
    "ahq.armour.monsters-included",
    "ahq.monster-ability.double-attack",
    "ahq.monster-ability.spellcaster",
    "ahq.large-monster.base-and-move",
    "ahq.gm.character.eight-more",
    "ahq.hazard.statue.cannot-leave",
    "ahq.hazard.trapdoor.undead-skaven",
    "ahq.hazard.npc.witch",
)
def test_monsters() -> None:
    lines = []
    for row in [row for row in BOOK.monsters.values() if row.spare not in ELSEWHERE]:
        numbers = (row.weapon_skill, row.bow_skill, row.strength, row.toughness, row.speed, row.bravery)
        words = [row.id, *map(str, (*numbers, row.intelligence, row.wounds)), f"{row.value:g}"]
        words += ["+".join(map(str, row.dice)), row.weapon, *row.abilities]
        words += named(row, "sentry", "character", "large", "bound", "harmless")
        words += [*filter(None, [row.bow]), *(f"{name}x{n}" for name, n in row.spells.items()), *row.items]
        words += [f"{row.art}{row.charges or ''}"] if row.art else []
        lines.append([*words, *([f"as:{row.ordinary}"] if row.ordinary else [])])
    assert lines == [line.split() for line in MONSTER_CARDS.strip().splitlines()]
