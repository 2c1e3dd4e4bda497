"""A view's parts in words, shared by the full screen and the line mode."""

from __future__ import annotations

import re
import textwrap
from functools import cached_property

from souterrain import games
from souterrain.core.aim import Aim, aims
from souterrain.core.ask import Amount, Answer, Ask, Flick, Launch, Name, Option, Question, Shot
from souterrain.core.chronicle import chapters
from souterrain.core.ending import luck, turnings
from souterrain.core.events import Die
from souterrain.core.game import Faced, able
from souterrain.core.lesson import lesson
from souterrain.core.outcome import Outcome
from souterrain.core.printed import Printed, printed
from souterrain.core.roll import BLIND, sides
from souterrain.core.rulebook import Rule, rulebook, search
from souterrain.core.say import Arg, Say
from souterrain.core.session import Session
from souterrain.core.story import LogLine, recalled
from souterrain.core.text import texts
from souterrain.core.view import Discs, Gauge, Grid, Sheet, View

from .glyphs import STYLES, glyphs
from .tale import Item

SHORT = 4
"""So many targets are told where there is little room."""

TURNINGS = 9
"""So many moments are named at which a story turned."""

_CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f]")


class Words:
    """Says things in one language about one game."""

    def __init__(self, language: str, game: str, session: Session | None = None) -> None:
        self.language, self.game, self._session = language, game, session
        self.chairs = session.chairs if session else ()
        self._texts = session.texts(language) if session else texts(language, game)

    def say(self, say: Say) -> str:
        """A message in words that are safe to print: a name in a foreign file cannot steer the terminal."""
        return _CONTROL.sub("\ufffd", self._texts.say(say))

    def __call__(self, id: str, /, **args: Arg) -> str:
        return self.say(Say(id, **args))

    def into(self, language: str) -> Words:
        """The same in another language."""
        return Words(language, self.game, self._session)

    def seat(self, seat: str) -> str:
        """What the chair is called that somebody sits in, or has sat down in since."""
        return self.say(next((chair.name for chair in self.chairs if chair.id == seat), Say(f"seat-{seat}")))

    # The question

    def question(self, ask: Question) -> str:
        text = self.say(ask.text)
        if isinstance(ask, Amount):
            return self("terminal-ask-amount", text=text, low=ask.low, high=ask.high)
        if isinstance(ask, Name):
            return self("terminal-ask-name", text=text, longest=ask.longest)
        return text

    def option(self, option: Option, where: str = "") -> str:
        """An option with where it lies, if that must be said, and what is noted of it."""
        text = ", ".join(filter(None, [self.say(option.text), where]))
        return f"{text}  ({self.say(option.note)})" if option.note else text

    def deed(self, option: Option) -> str:
        """An option within a sentence, not as a row of a list."""
        return _sentence(self.option(option))

    def answer(self, ask: Question, value: Answer) -> str:
        """What was answered."""
        chosen = [option for option in ask.options if option.key == value] if isinstance(ask, Ask) else []
        if isinstance(value, Flick):
            return self("terminal-shot-taken")
        return self.say(chosen[0].text) if chosen else str(value)

    def advised(self, deed: str, reason: Say | None) -> str:
        """What a bot would do in one's place, and why where it says so."""
        return " ".join([self("web-advised", deed=_sentence(deed)), *([self.say(reason)] if reason else ())])

    def rules_of(self, ask: Question | None, option: Option | None = None) -> list[str]:
        """The ids of the rules behind a question and its highlighted option."""
        found = [ask.rule] if ask else []
        if option and option.rule:
            found.insert(0, option.rule)
        return list(dict.fromkeys(rule for rule in found if rule))

    def taught(self, rule: str = "") -> list[str]:
        """What a first game tells: its goal and what counts, or what the questions of a rule mean."""
        told = lesson(self.game, self.language)
        return list(filter(None, [told.decisions.get(rule, "")] if rule else [told.goal, told.score]))

    # The story

    def line(self, line: LogLine) -> str:
        """A sentence of the story, with its dice."""
        return self.item(Item(line))

    def item(self, item: Item) -> str:
        """What is told in one line of the story, with its dice and how many times it was told."""
        thrown = self.dice(item.dice)
        text = " ".join(map(self.say, item.sentences()))
        text += f" (×\u202f{item.times})" if item.times > 1 else ""
        return f"{text}  [{thrown}]" if thrown else text

    def dice(self, dice: tuple[Die, ...]) -> str:
        """Dice as they fell: "d6 4", "d6 4 → d3 2". A blind draw shows no die: the sentence names what was drawn."""
        return ", ".join(self.die(die) for die in dice if die.die != BLIND)

    def die(self, die: Die) -> str:
        """A die as it fell, as it is read, with a tick where it is a success. Read from 0 to 9, a ten is a nought."""
        result = die.result % 10 if die.reads == "0-9" else die.result
        shown = self.say(Say(f"face-{die.face}", literal=die.face)) if die.face else str(result)
        text = f"{self.say(Say(f'die-{die.die}', literal=die.die))} {shown}"
        if re.fullmatch(r"d\d+", die.reads) and die.reads != die.die:
            of = 6 if die.face else sides(die.die)
            text += f" → {die.reads} {-(-die.result * sides(die.reads) // of)}"
        return text + (" ✓" if die.wants and die.result >= die.wants else "")

    def outcome(self, outcome: Outcome) -> list[str]:
        """How the game ended; whoever plays alone needs no name for it."""
        lines = [self.say(outcome.reason)]
        if len(self.chairs) == 1:
            return lines + [self("terminal-score-alone", score=score) for score in outcome.scores.values()]
        if outcome.winners:
            won = ", ".join(self.seat(seat) for seat in outcome.winners)
            lines.append(self("terminal-winners", count=len(outcome.winners), who=won))
        lines += [self("terminal-score", who=self.seat(seat), score=score) for seat, score in outcome.scores.items()]
        return lines

    def ending(self, session: Session) -> list[str]:
        """Where a story that is over turned, and how the dice fell."""
        story = [told for told in session.story if not told.to]
        turned = [f"- {self.say(recalled(told.event, told.event.say()))}" for told in turnings(story, TURNINGS)]
        faced = able(session.game, Faced)
        fell = luck(story, faced.faces if faced else {})
        fallen = [
            self(
                "terminal-luck-die",
                die=self.say(Say(f"die-{fall.die}", literal=fall.die)),
                n=fall.count,
                mean=round(fall.mean, 1),
                due=round(fall.due, 1),
            )
            for fall in fell.falls
        ]
        for word, trials in (("web-luck-tests", fell.tests), ("web-luck-crosses", fell.crosses)):
            if trials.count:
                fallen.append(self(word, made=trials.made, count=trials.count, due=round(trials.due, 1)))
        parts = [[self("web-turning"), *turned], [self("web-luck"), *fallen]]
        return ["\n".join(part) for part in parts if len(part) > 1]

    def chronicle(self, session: Session) -> list[str]:
        """What is worth remembering of a game, by chapters."""
        told = chapters(session, self._texts)
        return ["\n".join(_CONTROL.sub("\ufffd", sentence.text) for sentence in chapter) for chapter in told]

    # Cards

    def about(self, view: View, at: str) -> list[str]:
        """The card of the figure or thing that an option is about: what it is, its numbers, its rules."""
        kinds = {disc.id: disc.card for disc in view.board.discs} if isinstance(view.board, Discs) else {}
        sheet = next((each for each in view.sheets if at and each.id == (kinds.get(at) or at)), None)
        if sheet is not None:
            parts = [*(badge.rule for badge in sheet.badges), *(item.rule for item in sheet.items)]
            rules = dict.fromkeys(filter(None, (sheet.rule, *parts, *(line.rule for line in sheet.lines))))
            return ["\n".join(self.sheet(sheet)), *("\n".join(self.rule(id)) for id in rules)]
        things = view.board.features if isinstance(view.board, Grid) else []
        return [
            "\n".join([self.say(thing.label), *(self.rule(thing.rule) if thing.rule else ())])
            for thing in things
            if at in (thing.id, f"{thing.x},{thing.y}")
        ]

    # The rulebook

    def rule(self, id: str) -> list[str]:
        """A rule as its player reads it: its id, its text, our ruling."""
        found = rulebook(self.game).get(id)
        return self.rule_lines(found) if found else [self("terminal-no-rule", id=id or "—")]

    def rule_lines(self, rule: Rule) -> list[str]:
        lines = [f"§ {rule.id}", rule.text(self.language)]
        ruling = rule.ruling(self.language)
        if ruling:
            lines.append(self("terminal-ruling", text=ruling))
        for table in self._tables.get(rule.id, ()):
            lines += self.table(table)
        return lines

    @cached_property
    def _tables(self) -> dict[str, list[Printed]]:
        return printed(self._session.game if self._session else games()[self.game])

    def table(self, table: Printed) -> list[str]:
        """A printed table, a line a row: what the dice come to, then its cells; one number against another as it stands
        on paper."""
        heads = list(map(self.say, table.columns))
        if heads[1:] and all(map(str.isdecimal, heads[1:])):
            rows = [heads, *(list(map(self.say, row)) for row in table.rows)]
            return ["".join([f"{row[0]:<{len(heads[0])}}", *(f"{cell:>3}" for cell in row[1:])]) for row in rows]
        lines = []
        for n, row in enumerate(table.rows):
            told = map(self.say, row)
            cells = [f"{head} {cell}" if len(heads) > 1 else cell for head, cell in zip(heads, told, strict=True)]
            lines.append("  ".join(filter(None, [table.rolls[n] if table.rolls else "", *cells])))
        return lines

    def chapter(self, rule: Rule) -> str:
        """The title of a rule's chapter."""
        return self.say(Say(f"chapter-{rule.chapter}", literal=rule.chapter.replace("-", " ").capitalize()))

    def search(self, wanted: str) -> list[Rule]:
        return search(self.game, wanted, self.language)

    # The sheets

    def sheet(self, sheet: Sheet, sign: str = "") -> list[str]:
        """A sheet: its head in the first line, the rest below."""
        head = self.say(sheet.name)
        if sheet.role and self.say(sheet.role) != head:
            head += f", {self.say(sheet.role)}"
        lines = [f"{'▶' if sheet.active else ' '}{sign and sign + ' '}{head}"]
        lines += [f"  {gauge}" for gauge in map(self.gauge, sheet.gauges)]
        if sheet.badges:
            lines.append("  " + ", ".join(f"*{self.say(badge.text)}*" for badge in sheet.badges))
        lines += [f"  {self('terminal-fact', label=self.say(x.label), value=self.say(x.value))}" for x in sheet.lines]
        for item in sheet.items:
            lines.append(f"  - {self.say(item.text)}" + (f" ({self.say(item.note)})" if item.note else ""))
            if item.about is not None:
                lines.append(f"    {self.say(item.about)}")
        return lines

    def brief(self, sheet: Sheet, sign: str = "") -> list[str]:
        """The top of a sheet for a narrow column: the head with its first gauge, then the others and its state."""
        head = f"{'▶' if sheet.active else ' '}{sign and sign + ' '}{self.say(sheet.name)}"
        lines = [f"{head} {bar(sheet.gauges[0], 4)}" if sheet.gauges else head]
        lines += [f"  {self.say(gauge.label)} {gauge.value}/{gauge.top}" for gauge in sheet.gauges[1:]]
        if sheet.badges:
            lines.append("  " + ", ".join(f"*{self.say(badge.text)}*" for badge in sheet.badges))
        return lines

    def facts(self, sheet: Sheet) -> str:
        """What a sheet says and carries, in one line. Nothing of a foe, whose card is the same for all its kind; of
        what is neither friend nor foe, such as a chronicle, the beginning."""
        if sheet.side == "foe":
            return ""
        facts = [self("terminal-fact", label=self.say(x.label), value=self.say(x.value)) for x in sheet.lines]
        facts += [self.say(item.text) for item in sheet.items]
        if sheet.side == "other":
            facts = facts[:3]
        return "  " + " · ".join(facts) if facts else ""

    def gauge(self, gauge: Gauge) -> str:
        return f"{bar(gauge)} {self.say(gauge.label)}"

    def edge(self, view: View) -> list[str]:
        """What lies at the edge of the table."""
        return self.counted(view) + self.cards(view)

    def counted(self, view: View) -> list[str]:
        """What is counted at the edge of the table."""
        lines = [self("terminal-fact", label=self.say(pile.label), value=pile.count) for pile in view.piles]
        for dial in view.dials:
            value = f"{dial.value}/{dial.top}" if dial.top else str(dial.value)
            note = f" ({self.say(dial.note)})" if dial.note else ""
            lines.append(self("terminal-fact", label=self.say(dial.label), value=value + note))
        return lines

    def cards(self, view: View) -> list[str]:
        """The cards that lie face up."""
        lines = []
        for card in view.cards:
            text = f". {self.say(card.text)}" if card.text else ""
            lines.append(self("terminal-fact", label=self.say(card.deck), value=self.say(card.name) + text))
        return lines

    def scene(self, view: View) -> list[tuple[str, str]]:
        """A fight: who faces whom, where that is not everybody of many; each line with the style of its side."""
        if view.scene is None:
            return []
        names = {fighter.id: self.say(fighter.name) for fighter in view.scene.fighters}
        lines = [(self.say(view.scene.title), "bold")]
        for fighter in view.scene.fighters:
            gauge = f" {fighter.gauge.value}/{fighter.gauge.top}" if fighter.gauge else ""
            others = [each.id for each in view.scene.fighters if each.side != fighter.side]
            everybody = len(others) > 1 and set(fighter.facing) == set(others)
            facing = [names[id] for id in fighter.facing if id in names and not everybody]
            against = f" → {', '.join(facing)}" if facing else ""
            line = f"{'▶' if fighter.active else ' '}{names[fighter.id]}{gauge}{against}"
            lines.append((line, STYLES[fighter.side]))
        return lines

    def signs(self, view: View) -> dict[str, str]:
        """A short sign for every piece on the board, and for every disc that is still to be put there."""
        board = view.board
        if not isinstance(board, Discs):
            return glyphs((token.id, self.say(token.label), token.side) for token in board.tokens)
        pieces = [(disc.id, self.say(disc.label), disc.side) for disc in board.discs]
        lying = {id for id, _, _ in pieces}
        if isinstance(view.ask, Shot):
            pieces += [(x.disc, self.launch(x), "party") for x in view.ask.discs if x.disc not in lying]
        return glyphs(pieces)

    def discs(self, ask: Shot, view: View) -> str:
        """The discs that may be flicked or put down, each with its sign, where there is a choice."""
        signs = self.signs(view)
        names: dict[str, str] = {}
        if isinstance(view.board, Discs):
            names = {disc.id: self.say(disc.label) for disc in view.board.discs}
        found = [f"{signs[each.disc]} = {names.get(each.disc) or self.launch(each)}" for each in ask.discs]
        return ", ".join(found) if len(found) > 1 else ""

    def launch(self, launch: Launch) -> str:
        """What a disc is called before it lies on the board."""
        return self.say(launch.label) if launch.label else launch.disc

    def shot_help(self, ask: Shot, view: View, brief: bool = False) -> str:
        """How to type this shot."""
        flick, place = (
            ("terminal-shot-brief", "terminal-place-brief") if brief else ("terminal-shot-help", "terminal-place-help")
        )
        help = self(flick if ask.top_speed else place, sign=self.signs(view)[ask.discs[0].disc])
        parts = (self.discs(ask, view), *self.targets(ask, view, brief), help)
        return "\n".join(part for part in parts if part)

    def targets(self, ask: Shot, view: View, brief: bool) -> list[str]:
        """The discs to aim at, each with the chance that a steady hand meets it, how far and which way it is; in
        brief only the likeliest, in one line."""
        if not isinstance(view.board, Discs):
            return []
        signs, found = self.signs(view), aims(view.board, ask)
        if brief:
            told = [(signs[aim.target], round(100 * aim.chance)) for aim in found[:SHORT]]
            return [" · ".join(self("terminal-target-brief", sign=sign, chance=chance) for sign, chance in told)]
        return [self._target(signs[aim.target], aim) for aim in found]

    def _target(self, sign: str, aim: Aim) -> str:
        facts = {"chance": round(100 * aim.chance), "distance": round(aim.distance / 10), "bearing": round(aim.bearing)}
        return self("terminal-target", sign=sign, name=self.say(aim.label), **facts)


def _sentence(row: str) -> str:
    """A row of a list as it stands in a sentence: one space before what is noted."""
    return row.replace("  (", " (")


def wrap(text: str, width: int, indent: str = "") -> str:
    """Text in lines of this width, broken at plain spaces alone: a French « ? » stays with its word."""
    lines = (textwrap.fill(line, max(width, 10), subsequent_indent=indent) for line in text.splitlines())
    return "\n".join(lines)


def bar(gauge: Gauge, width: int = 6) -> str:
    """A quantity with its ceiling as a bar and as numbers: never the bar alone."""
    full = round(width * gauge.value / gauge.top) if gauge.top > 0 else 0
    full = min(width, max(full, 1 if gauge.value > 0 else 0))
    return f"{'█' * full}{'░' * (width - full)} {gauge.value}/{gauge.top}"
