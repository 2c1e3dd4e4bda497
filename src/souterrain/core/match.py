"""A game with those who play it: who holds which chair, what bots answer, what is taken back or tried out, and through
whose eyes one looks. It has neither socket nor screen."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import suppress
from typing import Any
from zlib import crc32

from .asides import Undone
from .ask import BREAK_OFF, Answer, Flick, Question, Seat
from .chance import Stream
from .circles import AGAIN, FOR_EVER, Circles
from .errors import SouterrainError
from .game import Chair
from .journal import Decided, Rolled
from .past import Mark
from .say import Say
from .seat import Explains, Player, SeatView
from .session import Session

SCREEN, LINK, BOT = "screen", "link", "bot:"
"""Who may hold a chair: somebody at the table's own screen, somebody elsewhere, or a bot, by its name."""


_CIRCLES = Say("notice-circles")

CHANCE = "random"
"""The bot that answers where another breaks down."""


_DREAMS = 60
"""How often a world is imagined, until one fits what a seat has seen."""


Make = Callable[[str, str, int], Player]
"""Makes a game's bot by its name, with a seed. Bots stand above the core: whoever opens a match brings this along."""


class Thought:
    """What a bot is about to decide: begun from what its seat knows now, worked out wherever there is time for it. A
    die it does not decide: that falls as the stream has it; nor does it go on in circles where only bots play."""

    def __init__(
        self, chair: SeatView[Any], bot: Player, chance: Player, settled: Answer | None = None, stuck: bool = False
    ) -> None:
        self.chair, self.bot, self._stuck = chair, bot, stuck
        self.trouble: Exception | None = None
        self._chance = chance
        self._settled = settled

    def decide(self) -> Answer:
        """The bot's answer. One that breaks down or breaks the rules is replaced by chance: the game must go on."""
        if self._settled is not None:
            return self._settled
        if self._stuck:
            return self.chair.decided_by(self._chance)
        try:
            value = self.chair.decided_by(self.bot)
            self.chair.ask.check(value)
            return value
        except Exception as error:
            self.trouble = error
            return self.chair.decided_by(self._chance)


class Match:
    """A session and its chairs."""

    def __init__(self, session: Session, make: Make, holders: Mapping[Seat, str] | None = None) -> None:
        self.session = session
        self.notices: list[Say] = list(session.notices)
        """What those who play should hear of, once."""
        self._make = make
        self._circles, self._told_of_circle = Circles(), False
        self._players: dict[tuple[Seat, str], Player] = {}
        self._left: dict[Seat, str] = {}
        """Who held the chairs that are gone."""
        self.holders: dict[Seat, str] = dict.fromkeys(session.seats, SCREEN)
        for seat, by in (holders or {}).items():
            with suppress(SouterrainError):  # a bot that this program does not have: somebody may sit there
                self._check_holder(by)
                (self.holders if seat in self.holders else self._left)[seat] = by
        self._share_dice()

    # Who sits where

    def check(self, seat: Seat, by: str) -> None:
        """Refuse a seat that is not there, or a holder that nobody can be."""
        if seat not in self.session.seats:
            raise SouterrainError("seat-unknown", seat=seat[:20], seats=", ".join(self.session.seats))
        self._check_holder(by)

    def _check_holder(self, by: str) -> None:
        if by.startswith(BOT):
            self._make(self.session.game.slug, by.removeprefix(BOT), 0)
        elif by not in (SCREEN, LINK):
            raise SouterrainError("holder-unknown")

    def hand(self, seat: Seat, by: str) -> None:
        """Give a seat to somebody else."""
        self.check(seat, by)
        self.holders[seat] = by
        self._players = {key: player for key, player in self._players.items() if key[0] != seat}
        self._share_dice()

    def _seat_all(self, by: Seat = "") -> None:
        """Chairs may have come or gone. Who joins sits at the table's screen, until his chair is given away; whom a bot
        takes in is a bot as it is; who comes back finds his chair as he left it."""
        if self.holders.keys() == set(self.session.seats):
            return
        host = self.holders.get(by, "")
        fresh = host if host.startswith(BOT) else SCREEN
        self._left |= self.holders
        self.holders = {seat: self._left.get(seat, fresh) for seat in self.session.seats}
        self._share_dice()
        self.keep_seats()

    @property
    def seating(self) -> dict[Seat, str]:
        """Who holds each chair, and who held those that are gone: what is kept of a match beside its session."""
        return self._left | self.holders

    def _share_dice(self) -> None:
        """Duty: no bot says what its dice show. Where dice are rolled by hand, somebody at the screen rolls those of
        the bots, or else the first person; among bots alone they fall as the stream has them."""
        here = [seat for seat in self.people if self.holders[seat] == SCREEN]
        roller = next(iter((*here, *self.people)), "")
        self.session.rolled_by(dict.fromkeys(self.bots, roller) if roller else {})

    @property
    def bots(self) -> dict[Seat, str]:
        """The seats that bots hold, with the names of the bots."""
        return {seat: by.removeprefix(BOT) for seat, by in self.holders.items() if by.startswith(BOT)}

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats that people hold."""
        return tuple(seat for seat in self.session.seats if seat not in self.bots)

    def called(self, seat: Seat) -> Say:
        """What a seat is called."""
        return next(chair.name for chair in self.session.chairs if chair.id == seat)

    # Playing

    @property
    def ask(self) -> Question | None:
        """The pending question, where a person is to answer it."""
        ask = self.session.ask
        return ask if ask and ask.seat not in self.bots else None

    @property
    def bot_to_move(self) -> Seat:
        """The seat of the bot that is to decide."""
        ask = self.session.ask
        return ask.seat if ask and ask.seat in self.bots else ""

    def answer(self, value: Answer) -> None:
        """Answer the pending question, and keep it; if it cannot be kept it was never given."""
        n, mark, by = self.session.decisions, self.session.mark(), self.session.ask
        self.session.answer(value)
        try:
            self.keep(n, mark)
        except Exception:
            self.session.back()
            raise
        self._seat_all(by.seat if by else "")
        self._look_round()

    def _look_round(self) -> None:
        """Where the game goes in circles a person who is asked is told so, and offered an end; bots among themselves
        take one when it is for ever."""
        again, told = self._circles.see(self.session), self._told_of_circle
        self._told_of_circle = False
        if again >= (AGAIN if self.ask else FOR_EVER) and (self.ask or not self.people):
            self.session.offer_end()
            self._told_of_circle = self.session.may_end
            if self._told_of_circle and not told and _CIRCLES not in self.notices:
                self.notices.append(_CIRCLES)

    def thought(self, stuck: bool = False) -> Thought | None:
        """What the bot to move is about to decide; None where a person is asked. Where what it decided before could
        not be taken it is `stuck`, and chance answers in its stead."""
        seat = self.bot_to_move
        if not seat:
            return None
        session, chance = self.session, self._player(seat, CHANCE)
        settled = BREAK_OFF.key if session.may_end and not self.people else session.die
        return Thought(session.chair(), self._player(seat), chance, settled, stuck)

    def act(self, thought: Thought, value: Answer) -> bool:
        """Have a bot do what it decided, unless its question was taken back (another in its place may look the same) or
        its seat taken over while it thought."""
        seat = self.bot_to_move
        if thought.chair.ask is not self.session.ask or not seat or self._player(seat) is not thought.bot:
            return False
        self.answer(value)
        if thought.trouble:
            self.notices.append(Say("notice-bot-failed", seat=self.called(seat), why=repr(thought.trouble)[:200]))
        return True

    def step_bot(self) -> None:
        """Let the bot that is to move decide once, here and now."""
        thought = self.thought()
        if thought:
            self.act(thought, thought.decide())

    def _player(self, seat: Seat, name: str = "") -> Player:
        """The bot at a seat, or another by its name. The same game and seat make the same choices."""
        key = seat, name or self.bots[seat]
        if key not in self._players:
            seed = crc32(f"{self.session.commitment} {seat}".encode())
            self._players[key] = self._make(self.session.game.slug, key[1], seed)
        return self._players[key]

    # Taking back and trying out

    def undo(self, by: Collection[Seat] | None = None) -> None:
        """Back to before the last decision that a person took; where seats are given, only one of theirs."""
        last = self.undoable(by)
        self.back_to(last.at, last.by)

    def undoable(self, by: Collection[Seat] | None = None) -> Undone:
        """What would be taken back."""
        last = self._last_by_hand(by)
        if last is None:
            raise SouterrainError("nothing-to-undo" if by is None else "nothing-yours-to-undo")
        return last

    def back_to(self, decision: int, by: Seat = "") -> None:
        """Take back everything from a decision of this seat on, and keep that it was so; if that cannot be kept,
        nothing is taken back."""
        past = self.session.taken_back(decision, by)
        self.keep_back(past)
        self.session, self._circles = past, Circles()
        self._seat_all()

    def _last_by_hand(self, by: Collection[Seat] | None) -> Undone | None:
        n = self.session.decisions
        for entry in self.session.retraced():
            if isinstance(entry, Decided) or entry.typed:
                n -= 1
                seat = entry.seat if isinstance(entry, Decided) else entry.by
                if seat not in self.bots:
                    return Undone(n, seat) if by is None or seat in by else None
        return None

    def dice_fell_since(self, decision: int) -> bool:
        """Whether any die has been rolled, or any disc flicked, after a decision was open."""
        n = self.session.decisions
        for entry in self.session.retraced():
            if isinstance(entry, Rolled):
                return n > decision
            n -= 1
            if n < decision:
                return False
            if isinstance(entry.value, Flick) and entry.value.speed:
                return True
        return False

    def fork(self, at: int | None = None, seed: str | bytes | None = None) -> Match:
        """What if: another game from this moment, or from decision `at`, with dice of its own. It is kept nowhere, and
        who was a person is at this screen."""
        return Match(self.session.fork(seed, at), self._make, self._at_screen())

    def imagined(self, seat: Seat, at: int, seed: str | bytes) -> Match:
        """What if, for a seat that does not know all: a game that fits what it had seen before decision `at`, every
        secret drawn anew."""
        past, stream = self.session.at(at), Stream(seed)
        dreams = (past.imagined(seat, stream.fresh(b"%d" % n)) for n in range(_DREAMS))
        dream = next((dream for dream in dreams if dream), None)
        if dream is None:
            raise SouterrainError("fork-unimagined")
        return Match(dream.awake(past, seat), self._make, self._at_screen())

    def _at_screen(self) -> dict[Seat, str]:
        """The holders of a game that is tried out at one screen."""
        return {seat: by if seat in self.bots else SCREEN for seat, by in self.holders.items()}

    # Whose eyes

    def eyes(self, mine: Sequence[Seat], last: Seat = "") -> Seat:
        """The seat through which one looks who sits at these: the one that is to decide, else the last, else the first.
        Who sits nowhere sees a game of bots with the first one's eyes, and of any other what everybody may see."""
        ask = self.session.ask
        if ask and ask.seat in mine:
            return ask.seat
        if last in mine:
            return last
        if mine:
            return mine[0]
        return "" if self.people else self.session.seats[0]

    def shares_secrets(self, seat: Seat, other: Seat) -> bool:
        """Whether two seats may see the same; where not, the screen is passed on before the next view is shown."""
        game, world = self.session.game, self.session.world
        return seat == other or bool(game.glimpse(world, seat) == game.glimpse(world, other))

    def reason(self, n: int, seat: Seat) -> Say | None:
        """Why the bot decided as it did after whose decision the story stands at decision n: it is asked again, with
        what it could see then. Nothing where it was no bot or gives no reason; what is secret is told to those who
        share its secrets, and to all when the game is over."""
        if not 0 < n <= self.session.decisions:
            return None
        past, answer = self.session.at(n - 1), self.session.answered(n - 1)
        bot = self._player(past.ask.seat) if past.ask and past.ask.seat in self.bots else None
        if answer is None or not isinstance(bot, Explains):
            return None
        found = past.chair().explained_by(bot, answer)
        hidden = found is None or (found.secret and not self._may_hear(seat, past))
        return None if hidden or found is None else found.text

    def _may_hear(self, seat: Seat, past: Session) -> bool:
        over = self.session.outcome is not None
        return over or (past.ask is not None and seat == past.ask.seat)

    # Keeping, for those who have a place to keep it in

    def keep(self, n: int, mark: Mark) -> None:
        """Keep answer n, which added to the journal what is beyond a mark."""

    def keep_back(self, past: Session) -> None:
        """Keep the game as it stands after something was taken back."""

    def keep_seats(self) -> None:
        """Keep who holds which chair: some have come or gone."""


def proposal(chairs: Sequence[Chair], best: str) -> dict[Seat, str]:
    """Who might sit where: people at this screen; with whoever is not of the party the best bot, until somebody wants
    the chair. Somebody sits in the first chair in any case."""
    return {chair.id: f"{BOT}{best}" if n and chair.apart else SCREEN for n, chair in enumerate(chairs)}
