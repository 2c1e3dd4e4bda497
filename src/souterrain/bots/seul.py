"""A sensible delver for Seul dans les Souterrains: looks before it leaps, slips past what it need not fight, sleeps and
eats in town, and turns back while it can still walk."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from souterrain.core.ask import Amount, Answer, Ask, Name, Option, Question
from souterrain.games.seul.combat import attack_odds
from souterrain.games.seul.content import GEAR, amount
from souterrain.games.seul.creatures import foe_dv, row_of, standing
from souterrain.games.seul.equipment import damage_die, defence, encumbrance, possessions, row, value_of, worth
from souterrain.games.seul.ground import PASSABLE, ground_of
from souterrain.games.seul.inn import offers
from souterrain.games.seul.market import for_sale, goods
from souterrain.games.seul.world import Encounter, World

TIRED = 4
"""Fatigue at which it turns back."""
PROVISIONS = {8: 7, 6: 10, 4: 12}
"""Resources that it sets out with, by hit die: mail is heavy, magic is dear."""
RICH = 60_000
"""Copper found at which it turns back."""
BRAVE = 0.65
"""The chance of winning below which it avoids or leaves a fight."""

DICE = ("d8", "d6", "d4")
KITS = {8: "kit:guard", 6: "kit:scholar", 4: "kit:scholar"}
"""The fighter wears mail; those who see in the dark wear nothing that could rattle."""
TRAIT = "trait:elf"
DOMAINS = {8: "domain:weapon-master", 6: "domain:agility", 4: "domain:agility"}
ADVANTAGES = {6: ("gift:infravision",), 4: ("gift:infravision", "gift:magic")}
CALM = 4
"""Danger from which it no longer searches."""
HOPE = ("climb", "search", "rest", "pack")
"""What is left to somebody who knows no way out."""

ARMOURS = ("plate", "chain-mail", "leather")

Choose = Callable[["Scripted", World, Ask], str]


class Scripted:
    """Always the same answer to the same question; the seed only chooses the hit die."""

    def __init__(self, seed: int = 0) -> None:
        self.die = DICE[seed % len(DICE)]

    def decide(self, world: World, ask: Question, seat: str) -> Answer:
        if isinstance(ask, Amount):
            return self.how_many(world, ask)
        if isinstance(ask, Name):
            return ask.suggestion or "Robin"
        assert isinstance(ask, Ask)
        choose = CHOICES.get(ask.text.id)
        return choose(self, world, ask) if choose else ask.options[0].key

    def how_many(self, world: World, ask: Amount) -> int:
        if ask.text.id == "ask-how-many-resources":
            return max(ask.low, min(ask.high, PROVISIONS[world.hero.die] - world.hero.resources))
        if ask.text.id == "ask-drop-resources":
            return max(ask.low, ask.high - PROVISIONS[world.hero.die])
        return ask.low

    # The character

    def hit_die(self, world: World, ask: Ask) -> str:
        return self.die

    def trait(self, world: World, ask: Ask) -> str:
        return _one_of(ask, TRAIT)

    def domain(self, world: World, ask: Ask) -> str:
        return _one_of(ask, DOMAINS[world.hero.die])

    def advantage(self, world: World, ask: Ask) -> str:
        return _one_of(ask, *ADVANTAGES[world.hero.die])

    def kit(self, world: World, ask: Ask) -> str:
        return KITS[world.hero.die]

    # Below

    def explore(self, world: World, ask: Ask) -> str:
        keys = {option.key: option for option in ask.options}
        for wanted in ("take-all", "take-stacks", "open-cache", "heal", "torch", "lantern"):
            if wanted in keys and self.worth_it(world, wanted):
                return wanted
        key = self.loot(world, keys)
        if key:
            return key
        plan = (self.onwards, self.outgrown, self.locks, self.unsearched, self.deeper, self.homewards)
        if self.had_enough(world):
            plan = (self.homewards, self.locks, self.onwards, self.unsearched, self.deeper, self.homewards)
        for way in plan:
            key = way(world, keys)
            if key:
                return key
        return next(key for key in (*HOPE, *keys) if key in keys)

    def worth_it(self, world: World, key: str) -> bool:
        if key == "take-all":
            place = world.here.places[ground_of(world.here).section[world.at]]
            room = 15 - encumbrance(world.hero)
            fits = any(row(thing).enc < room for thing in place.things)
            return fits or bool(place.purse and world.hero.resources)
        return key != "heal" or (world.hero.fatigue >= 2 and world.hero.resources >= 3)

    def loot(self, world: World, keys: Mapping[str, Option]) -> str:
        room = 14 - encumbrance(world.hero)
        place = world.here.places[ground_of(world.here).section[world.at]]
        for key in keys:
            what, _, rest = key.partition(":")
            if what == "take" and row(place.things[int(rest)]).enc <= room:
                return key
            if what in ("open", "disarm-chest", "bag") or (what == "carry" and not world.hero.resources and room >= 4):
                return key
            if what == "open-pick" and world.hero.fatigue < TIRED:
                return key
        return ""

    def had_enough(self, world: World) -> bool:
        hero = world.hero
        found = world.fresh_coins + sum(value_of(thing) for thing in hero.pack if thing.fresh)
        no_light = "infravision" not in hero.gifts and hero.torches == 0 and hero.light is None
        spent = hero.resources <= 1 and hero.fatigue >= 2
        return hero.fatigue >= TIRED or spent or found >= RICH or encumbrance(hero) >= 15 or no_light

    def homewards(self, world: World, keys: Mapping[str, Option]) -> str:
        """Towards the nearest known way out, or the way up."""
        for key in ("leave", "climb"):
            if key in keys and (key == "leave" or self.leads_up(world)):
                return key
        ground = ground_of(world.here)
        goals = {
            access.y * ground.width + access.x
            for access in ground.plan.accesses
            if access.section >= 0 and access.floors <= 0
        }
        return self.walk_to(world, keys, goals)

    def outgrown(self, world: World, keys: Mapping[str, Option]) -> str:
        """Those who are stronger than the floor is deep go further down."""
        return self.deeper(world, keys) if world.hero.dv > world.floor else ""

    def deeper(self, world: World, keys: Mapping[str, Option]) -> str:
        """Down by stairs."""
        ground = ground_of(world.here)
        goals = {
            access.y * ground.width + access.x
            for access in ground.plan.accesses
            if access.section >= 0 and access.floors > 0 and access.kind == "stairs"
        }
        if world.at in goals and "climb" in keys:
            return "climb"
        return self.walk_to(world, keys, goals)

    def leads_up(self, world: World) -> bool:
        ground = ground_of(world.here)
        return any(
            access.section >= 0 and access.floors < 0 and access.y * ground.width + access.x == world.at
            for access in ground.plan.accesses
        )

    def onwards(self, world: World, keys: Mapping[str, Option]) -> str:
        """The nearest exit behind which nothing has been seen yet."""
        floor = world.here
        ground = ground_of(floor)
        for key, option in keys.items():
            if key.startswith("step:") and not floor.seen[ground.square(option.at)]:
                return key
        goals = set()
        for way, letter in zip(ground.plan.exits, floor.doors, strict=True):
            if way.x >= 0 and letter in PASSABLE and (way.a < 0 or way.b < 0):
                goals.add(ground.near(way) if way.a >= 0 else ground.beyond(way))
        goals.update(edge // 4 for edge in ground.plan.dark)
        for number, place in floor.places.items():
            if not place.entered:
                goals.update(ground.plan.sections[number].squares)
        return self.walk_to(world, keys, goals)

    def locks(self, world: World, keys: Mapping[str, Option]) -> str:
        """Work on a lock that bars the way to something new."""
        for key in keys:
            if key.startswith(("pick:", "force:")):
                return key
        floor = world.here
        ground = ground_of(floor)
        goals = {
            ground.near(way) if way.a >= 0 else ground.beyond(way)
            for way, letter in zip(ground.plan.exits, floor.doors, strict=True)
            if way.x >= 0 and letter in "lgb"
        }
        return self.walk_to(world, keys, goals)

    def unsearched(self, world: World, keys: Mapping[str, Option]) -> str:
        """Look for a hidden door where nobody has looked."""
        if world.danger >= CALM:
            return ""
        ground = ground_of(world.here)
        goals = {
            ground.plan.sections[number].squares[-1]
            for number, place in world.here.places.items()
            if not place.searched and ground.plan.sections[number].squares
        }
        return "search" if world.at in goals else self.walk_to(world, keys, goals)

    def walk_to(self, world: World, keys: Mapping[str, Option], goals: set[int]) -> str:
        """Go to the nearest of some squares."""
        floor = world.here
        ground = ground_of(floor)
        ways = ground.ways(floor.doors)
        seen = {world.at}
        todo = [world.at]
        for square in todo:
            if square in goals and square != world.at:
                key = f"go:{ground.place(square)}"
                if key in keys:
                    return key
            for other in ways.next[square]:
                if floor.seen[other] and other not in seen:
                    seen.add(other)
                    todo.append(other)
        return ""

    def upkeep(self, world: World, ask: Ask) -> str:
        keys = [option.key for option in ask.options]
        wanted = ("rest+resource", "on+resource") if world.hero.resources >= 2 else ("rest", "on")
        return next((key for key in wanted if key in keys), keys[0])

    def dues(self, world: World, ask: Ask) -> str:
        keys = [option.key for option in ask.options]
        spare = max(0, world.hero.resources - 1)
        best = [key for key in keys if key.startswith("salve") or int(key.partition(":")[2]) <= spare]
        return best[0] if best else keys[-1]

    def effort(self, world: World, ask: Ask) -> str:
        """Spend where much hangs on it: a save, a flight."""
        if ask.rule in ("seul.agility.difficulty-own-ca", "seul.save.difficulty") and world.hero.resources >= 3:
            return ask.options[min(1, len(ask.options) - 2)].key
        return "roll"

    # Meetings

    def meeting(self, world: World, ask: Ask) -> str:
        keys = {option.key: option for option in ask.options}
        if "hide" in keys:
            note = keys["hide"].note
            percent = note.args["percent"] if note else 0
            assert isinstance(percent, int)
            if self.can_burn(world):
                return "face"
            strong = world.encounter is None or chance_to_win(world, world.encounter) < BRAVE
            return "hide" if percent >= (25 if strong else 60) else "face"
        return "pass"

    def can_burn(self, world: World) -> bool:
        """A magician with Resources to spare fears nobody of his own measure."""
        meeting = world.encounter
        if meeting is None or "magic" not in world.hero.gifts or meeting.distance > 3:
            return False
        up = standing(meeting.group)
        weak = all(foe_dv(meeting.group, foe) <= world.hero.dv for foe in up)
        return weak and world.hero.resources >= 3 + 2 * len(up) and row_of(meeting.group).treasure != ""

    def combat(self, world: World, ask: Ask) -> str:
        keys = [option.key for option in ask.options]
        meeting = world.encounter
        if meeting is None:
            return _first(keys, "flee", "wait")
        bolt = next((key for key in keys if key.startswith("cast:fire-bolt")), "")
        if bolt and any(foe_dv(meeting.group, foe) <= world.hero.dv for foe in standing(meeting.group)):
            return bolt
        if "turn" in keys and any(foe_dv(meeting.group, foe) < world.hero.dv for foe in standing(meeting.group)):
            return "turn"
        if self.should_flee(ask, chance_to_win(world, meeting)):
            return "flee"
        light = world.hero.light
        if "drop-light" in keys and world.hero.shield is not None and light is not None and light.kind == "torch":
            return "drop-light"
        attacks = [key for key in keys if key.startswith("attack:")]
        if attacks:
            return min(attacks, key=lambda key: meeting.group.foes[int(key.partition(":")[2])].hp)
        return _first(keys, "close", "drop-light", "flee", "wait")

    def should_flee(self, ask: Ask, winning: float) -> bool:
        """A sure escape from a doubtful fight, or any escape from a hopeless one."""
        note = next(option.note for option in ask.options if option.key == "flee")
        percent = note.args["percent"] if note else 0
        assert isinstance(percent, int)
        return (winning < BRAVE and percent >= 60) or (winning < BRAVE / 2 and percent >= 30)

    # Town

    def town(self, world: World, ask: Ask) -> str:
        """Sell, eat and sleep, buy, look to the pack, and down again."""
        hero = world.hero
        if self.to_sell(world) >= 0:
            return "sell"
        if (hero.fatigue or hero.diseased) and self.bed_and_board(world, [o.key for o in offers(world)]):
            return "inn"
        if self.shopping(world, [o.key for o in goods(world)]):
            return "shop"
        if any(self.better(world, thing.kind) or self.sharper(world, thing.kind) for thing in hero.pack):
            return "pack"
        return "enter:0"

    def to_sell(self, world: World) -> int:
        """The number of something that it can spare, or -1."""
        hero = world.hero
        for n, thing in for_sale(world):
            packed = any(thing is each for each in hero.pack)
            spare = row(thing).use == "valuable" or (packed and row(thing).use in ("armour", "shield"))
            if spare and not self.better(world, thing.kind):
                return n
        return -1

    def selling(self, world: World, ask: Ask) -> str:
        n = self.to_sell(world)
        return f"sell:{n}" if n >= 0 else "done"

    def bed_and_board(self, world: World, keys: list[str]) -> str:
        wanted = ("inn:common-room",) if world.fed else ("meal:soup", "meal:full-board")
        return next((key for key in wanted if key in keys), "")

    def inn(self, world: World, ask: Ask) -> str:
        if not (world.hero.fatigue or world.hero.diseased):
            return "done"
        return self.bed_and_board(world, [option.key for option in ask.options]) or "done"

    def better(self, world: World, kind: str) -> bool:
        worn = world.hero.armour
        return (
            world.hero.die == 8 and GEAR[kind].use == "armour" and GEAR[kind].ca > (GEAR[worn.kind].ca if worn else 10)
        )

    def sharper(self, world: World, kind: str) -> bool:
        return GEAR[kind].damage > damage_die(world.hero) and not GEAR[kind].two_handed and not GEAR[kind].ranged

    def shop(self, world: World, ask: Ask) -> str:
        return self.shopping(world, [option.key for option in ask.options]) or "done"

    def shopping(self, world: World, keys: list[str]) -> str:
        """What it lacks and can pay for."""
        hero = world.hero
        money = worth(hero.purse)
        owned = {thing.kind for thing in hero.pack}
        wanted: list[str] = []
        if hero.weapon is None:
            wanted.append("buy:melee-weapon" if money >= 1000 else "buy:small-weapon")
        if "infravision" not in hero.gifts and hero.torches < 3:
            wanted.append("buy:torch")
        if hero.resources < PROVISIONS[hero.die]:
            wanted.append("resources")
        if hero.die == 8:
            wanted += [f"buy:{kind}" for kind in ARMOURS if self.better(world, kind) and kind not in owned]
            if hero.shield is None:
                wanted.append("buy:shield")
        elif hero.weapon is not None and hero.weapon.kind == "small-weapon" and money >= 3000:
            wanted += ["buy:melee-weapon"] * ("melee-weapon" not in owned)
        return next((key for key in wanted if key in keys), "")

    def pack(self, world: World, ask: Ask) -> str:
        hero = world.hero
        for option in ask.options:
            what, _, rest = option.key.partition(":")
            if what == "wear" and self.better(world, hero.pack[int(rest)].kind):
                return option.key
            if what == "wield" and self.sharper(world, hero.pack[int(rest)].kind):
                return option.key
            if what == "shield" and "infravision" in hero.gifts:
                return option.key
        if encumbrance(hero) >= 25:
            things = [(row(thing).enc, f"drop:{n}") for n, thing in enumerate(possessions(hero)) if thing in hero.pack]
            heavy = [key for enc, key in sorted(things, reverse=True) if enc]
            coins = sum(hero.purse.values()) > 1000
            return _one_of(ask, *(["drop-coins"] if coins else []), *heavy, "drop-resources", "drop-coins", "drop:0")
        return "done"


def chance_to_win(world: World, meeting: Encounter) -> float:
    """A rough chance to outlast those met, from hits and damage a Round on both sides."""
    hero = world.hero
    up = standing(meeting.group)
    if not up:
        return 1.0
    creature = row_of(meeting.group)
    mine = sum(attack_odds(world, foe).percent() for foe in up) / len(up) / 100 * (damage_die(hero) + 1) / 2
    blow = amount(creature.damage)
    each = blow.dice * (blow.sides + 1) / 2 + blow.plus
    against = defence(hero, world.now)
    hits = sum(min(0.95, max(0.05, (21 - against + foe_dv(meeting.group, foe)) / 20)) for foe in up)
    my_rounds = sum(foe.hp for foe in up) / max(0.1, mine)
    their_rounds = hero.hp / max(0.1, hits * each * creature.attacks * (len(up) + 1) / (2 * len(up)))
    return their_rounds / (their_rounds + my_rounds)


def _one_of(ask: Ask, *wanted: str) -> str:
    keys = [option.key for option in ask.options]
    return next((key for key in wanted if key in keys), keys[0])


def _first(keys: list[str], *wanted: str) -> str:
    return next((key for key in wanted if key in keys), keys[0])


CHOICES: Mapping[str, Choose] = {
    "ask-hit-die": Scripted.hit_die,
    "ask-trait": Scripted.trait,
    "ask-domain": Scripted.domain,
    "ask-advantage": Scripted.advantage,
    "ask-equipment": Scripted.kit,
    "ask-explore": Scripted.explore,
    "ask-upkeep": Scripted.upkeep,
    "ask-dues": Scripted.dues,
    "ask-effort": Scripted.effort,
    "ask-encounter": Scripted.meeting,
    "ask-encounter-unseen": Scripted.meeting,
    "ask-combat": Scripted.combat,
    "ask-combat-unseen": Scripted.combat,
    "ask-town": Scripted.town,
    "ask-shop": Scripted.shop,
    "ask-selling": Scripted.selling,
    "ask-inn": Scripted.inn,
    "ask-pack": Scripted.pack,
}

BOTS = {"scripted": Scripted}
