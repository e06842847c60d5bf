"""One running game: all that happens between an answer and the next question, once and for all.

Tables, terminal, replays, proofs, the arena and libraries play through it. It does no I/O and knows
no clock: whoever runs it stores its lines and tells people what they may know. Searches and the
environments of `adapters` step the State itself: they need no journal, no record and no way back,
and those cost more than the compiled step.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from cabale.core.bits import count
from cabale.core.deal import Deal
from cabale.core.game import Choice, Game, GameError
from cabale.core.journal import WIDTH, Event, Journal
from cabale.core.protocol import CHANCE, OVER, Refusal, State, places
from cabale.core.record import (
    Answer,
    Back,
    Record,
    check,
    follow,
    is_asked,
    letter_of,
    read_line,
)
from cabale.core.rng import Rng

KEPT: Final = 12  # positions of the past kept in memory

Chance = Deal | Rng  # who answers for chance; None: whoever plays the game does


@dataclass(frozen=True, slots=True)
class Moment:
    """What is remembered of an answer, for going back over it."""

    line: int  # its number among the lines of the record, from 1
    told: int  # events told before it
    together: int  # a bit for each seat that its question was put to
    asked: int  # a bit for each seat that was asked something new after it


class Play:
    """A game from its first question to its end; every change is an answer or a step back.

    >>> from cabale.games.catalogue import game_named
    >>> play = Play(game_named("cape_epee"), 2, chance=Rng(1))
    >>> play.waiting()
    [0]
    >>> play.answer(0, play.choices(0)[0].action)
    >>> play.answer(0, play.legal(1)[0])
    Traceback (most recent call last):
    cabale.core.record.IllegalAnswer: A is not asked here
    >>> while not play.is_over():
    ...     seat = play.waiting()[0]
    ...     play.answer(seat, play.legal(seat)[-1])
    >>> play.places()
    [2, 1]
    """

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        options: Mapping[str, str] | None = None,
        components: Mapping[str, Any] | None = None,
        chance: Chance | None = None,
        known: Sequence[int] = (),
        position: Mapping[str, Any] | None = None,
    ) -> None:
        """A new game, or one from the `position` of a scenario on.

        Chance gives the `known` answers, then those of its source; without one it waits.
        """
        self.game: Final = game
        self.options: Final = game.resolve(options or {})
        self.components: Final = dict(components or {})
        self.chance = chance
        self.state: State = game.new(seats, self.options, self.components)
        self.is_set_up: Final = position is not None
        self.journal: Final = Journal()
        self.state.journal = self.journal
        if position is not None:
            game.position(self.state, position)
        self.origin: Final = self.state.clone()
        self.lines: Final[list[Answer | Back]] = []  # all that was ever done, as records tell it
        self.answers: Final[list[Answer]] = []  # those that stand, chance's too
        self.moments: Final[list[Moment]] = []  # of each of them
        self.positions: Final = [0] * seats  # how many questions were put to each seat
        self.kept: Final[OrderedDict[int, State]] = OrderedDict()  # by how many answers led there
        self.together = self.state.waiting  # a bit for each seat that the open question was put to
        self._ask_anew(self.state.waiting)
        self._let_chance(known)

    @classmethod
    def resume(
        cls,
        game: Game[Any],
        record: Record,
        chance: Chance | None = None,
        upto: int | None = None,
    ) -> Play:
        """The game of a record after its first `upto` lines, all by default; chance goes on there.

        GameError if one of them is not allowed.

        >>> from cabale.games.catalogue import game_named
        >>> play = Play(game_named("reigns"), 3, chance=Rng(1))
        >>> twin = Play.resume(play.game, play.record())
        >>> twin.answers == play.answers and twin.waiting() == play.waiting()
        True
        """
        play = cls(game, record.seats, record.options, record.components)
        for line in record.lines[:upto]:
            play.carry_out(line)
        play.chance = chance
        play._let_chance()
        return play

    # -- going on

    def answer(self, seat: int, action: int) -> None:
        """Answer the open question, and let chance answer what it is asked then.

        IllegalAnswer, and nothing is done, if `seat` may not answer so.

        >>> import cabale
        >>> play = cabale.play("cape_epee", 2, seed=1)
        >>> play.answer(0, play.legal(0)[0])
        >>> [answer.seat for answer in play.answers if answer.seat != cabale.CHANCE]
        [0]
        """
        check(self.game, self.state, Answer(seat, action))
        self.follow(seat, action)

    def follow(self, seat: int, action: int, known: Sequence[int] = ()) -> list[int]:
        """Carry out an answer that is known to be legal: what chance answered after it.

        `known` answers of chance come first: a line that is read again has them all.

        >>> import cabale
        >>> play = cabale.play("cape_epee", 2, seed=1)
        >>> drawn = play.follow(0, play.legal(0)[0])
        >>> len(play.answers) > len(drawn)
        True
        """
        self._put(seat, action)
        return self._let_chance(known)

    def enter(self, words: str) -> None:
        """Answer in the words of a record, or take back as it does.

        >>> from cabale.games.catalogue import game_named
        >>> play = Play(game_named("cape_epee"), 2)
        >>> play.enter("* draw A prince")
        >>> play.enter("back 1 A")
        >>> len(play.lines), play.answers
        (2, [])
        """
        self.carry_out(read_line(self.game, words, self.state.seats))

    def carry_out(self, line: Answer | Back) -> None:
        """Carry out one line of a record; GameError, and nothing is done, if it is not allowed.

        >>> import cabale
        >>> play = cabale.play("cape_epee", 2, seed=1)
        >>> twin = cabale.Play(play.game, 2)
        >>> for line in play.lines:
        ...     twin.carry_out(line)
        >>> twin.waiting() == play.waiting()
        True
        """
        if isinstance(line, Answer):
            self.answer(line.seat, line.action)
        elif 0 < line.answers <= len(self.answers):
            self.back(line.seat, line.answers)
        else:
            raise GameError(f"{line.answers} answers cannot be taken back here")

    def _let_chance(self, known: Sequence[int] = ()) -> list[int]:
        """Chance answers until a player is asked or the game is over; without a source it waits."""
        out = list(known)
        for action in known:
            self._put(CHANCE, action)
        while self.chance is not None and self.state.waiting == 0 and not self.is_over():
            out.append(self._drawn(self.chance))
            self._put(CHANCE, out[-1])
        return out

    def _drawn(self, chance: Chance) -> int:
        if isinstance(chance, Rng):
            return int(self.state.draw(chance))
        return chance.answer(self.state, len(self.answers))

    def _put(self, seat: int, action: int) -> None:
        """Apply one answer and remember it."""
        s = self.state
        told, still, decision = len(self.journal), 0, s.decision
        if seat != CHANCE:
            self._keep(len(self.answers), s.clone())
            still = s.waiting & ~(1 << seat)
        s.apply(seat, action)
        asked = s.waiting & ~still if s.decision == decision else s.waiting
        self.answers.append(Answer(seat, action))
        self.lines.append(self.answers[-1])
        self.moments.append(Moment(len(self.lines), told, self.together, asked))
        if seat == CHANCE or s.decision != decision or s.waiting & ~self.together:
            self.together = s.waiting  # else those who were asked together go on answering
        self._ask_anew(asked)

    def _ask_anew(self, seats: int) -> None:
        """A new question is put to each of `seats`."""
        for seat in range(len(self.positions)):
            if seats >> seat & 1:
                self.positions[seat] += 1

    # -- what is asked

    def is_over(self) -> bool:
        """Whether nobody is asked any more.

        >>> import cabale
        >>> play = cabale.play("cape_epee", 2, seed=1)
        >>> play.is_over()
        False
        """
        return bool(self.state.decision == OVER)

    def waiting(self, eyes: int | None = None) -> list[int]:
        """The seats that owe an answer, as `eyes` may know it if they are named.

        None while chance is asked, or when the game is over.

        >>> import cabale
        >>> play = cabale.play("cape_epee", 2, seed=1)
        >>> play.waiting(), play.waiting(cabale.WATCHER)
        ([0], [0])
        """
        s = self.state
        seats = s.waiting if eyes is None else self.game.seen_waiting(s, eyes)
        return [seat for seat in range(s.seats) if seats >> seat & 1]

    def is_asked(self, seat: int) -> bool:
        """Whether `seat` owes an answer, or CHANCE does.

        >>> import cabale
        >>> play = cabale.play("cape_epee", 2, seed=1)
        >>> play.is_asked(0), play.is_asked(1)
        (True, False)
        """
        return is_asked(self.state, seat)

    def legal(self, seat: int) -> list[int]:
        """The answers that `seat` or CHANCE may give now, none when it is not asked.

        >>> import cabale
        >>> play = cabale.play("cape_epee", 2, seed=1)
        >>> len(play.legal(0)) > 1, play.legal(1)
        (True, [])
        """
        return list(self.state.legal(seat)) if self.is_asked(seat) else []

    def choices(self, seat: int) -> list[Choice]:
        """The answers that `seat` may give now, with their verbs and pieces.

        >>> import cabale
        >>> play = cabale.play("cape_epee", 2, seed=1)
        >>> play.choices(0)[0].verb
        'slide'
        """
        return self.game.choices(self.state, seat)

    def why_not(self, seat: int, action: int) -> Refusal | None:
        """None if `seat` may answer so now, else the reason why it may not.

        >>> import cabale
        >>> play = cabale.play("cape_epee", 2, seed=1)
        >>> play.why_not(0, play.legal(0)[0]) is None
        True
        >>> play.why_not(1, play.legal(0)[0]).key
        'not-your-turn'
        """
        return self.game.why_not(self.state, seat, action)

    # -- what is seen

    def view(self, eyes: int) -> object:
        """What `eyes` see of the table: a seat's, or WATCHER's.

        >>> import cabale
        >>> play = cabale.play("cape_epee", 2, seed=1)
        >>> len(play.view(0).hand), play.view(cabale.WATCHER).hand
        (3, [])
        """
        return self.game.view(self.state, eyes)

    def resample(self, eyes: int, rng: Rng) -> State:
        """A position that a seat cannot tell from the true one: all that is hidden drawn anew.

        >>> import cabale
        >>> play = cabale.play("cape_epee", 3, seed=1)
        >>> play.game.view(play.resample(0, cabale.Rng(5)), 0) == play.view(0)
        True
        """
        return self.state.resample(eyes, rng)

    def told(self, eyes: int, first: int = 0, end: int | None = None) -> list[Event]:
        """The events from `first` on, as `eyes` learn them.

        >>> import cabale
        >>> play = cabale.play("cape_epee", 2, seed=1)
        >>> [play.game.events[event.kind].name for event in play.told(0)][:1]
        ['dealt']
        """
        last = len(self.journal) if end is None else end
        kinds = self.game.events
        found = [self.journal.told_to(eyes, index, kinds) for index in range(first, last)]
        return [event for event in found if event is not None]

    def told_before(self, answers: int) -> int:
        """How many events had been told after so many answers and before the next one.

        >>> import cabale
        >>> play = cabale.play("cape_epee", 2, seed=1)
        >>> play.told_before(0)
        0
        """
        moments = self.moments
        return moments[answers].told if answers < len(moments) else len(self.journal)

    def told_at_last(self, seat: int) -> int:
        """How many events had been told when `seat` last answered; 0 if it never has.

        >>> import cabale
        >>> play = cabale.play("cape_epee", 2, seed=1)
        >>> play.told_at_last(0)
        0
        """
        since = self.answers_since(seat)
        return self.told_before(len(self.answers) - since) if since else 0

    def places(self) -> list[int]:
        """The place of each seat as things stand, from 1.

        >>> import cabale
        >>> play = cabale.play("cape_epee", 2, seed=1)
        >>> play.places()
        [1, 1]
        """
        return places(self.state)

    # -- going back

    def undoable(self, seat: int) -> int:
        """How many of its last answers `seat` may take back by itself.

        It may while nobody has learned anything by them. An answer to a question put to several
        stands: whether it could be taken back would tell who else has answered, and the last one
        would know what the others did.

        >>> import cabale
        >>> play = cabale.play("cape_epee", 2, seed=1)
        >>> play.undoable(0)
        0
        """
        if seat < 0 or self.is_over() or count(self.together) > 1:
            return 0
        n, end = len(self.answers), len(self.journal)
        while n > 0 and self.answers[n - 1].seat == seat:
            moment = self.moments[n - 1]
            if count(moment.together) > 1 or self._is_learned(moment.told, end):
                break
            n, end = n - 1, moment.told
        return len(self.answers) - n

    def _is_learned(self, first: int, end: int) -> bool:
        """Whether one of these events taught somebody something."""
        kinds = self.game.events
        return any(kinds[self.journal.kind(index)].reveals for index in range(first, end))

    def undo(self, seat: int, answers: int = 1) -> None:
        """Take back the last answers of `seat`; GameError if it may not by itself.

        >>> from cabale.games.catalogue import game_named
        >>> play = Play(game_named("heads_of_state"), 2, chance=Rng(1))
        >>> play.undo(0)
        Traceback (most recent call last):
        cabale.core.game.GameError: A may take back 0 answers here, not 1
        """
        free = self.undoable(seat)
        if not 0 < answers <= free:
            raise GameError(f"{letter_of(seat)} may take back {free} answers here, not {answers}")
        self.back(seat, answers)

    def answers_since(self, seat: int) -> int:
        """How many answers stand from the last one of `seat` on, that one too; 0: it has none.

        >>> import cabale
        >>> play = cabale.play("cape_epee", 2, seed=1)
        >>> play.answers_since(0)
        0
        """
        for n in range(len(self.answers) - 1, -1, -1):
            if self.answers[n].seat == seat:
                return len(self.answers) - n
        return 0

    def back(self, seat: int, answers: int) -> None:
        """Withdraw the last answers, whosesoever, at the wish of `seat`: everybody agreed to it.

        >>> import cabale
        >>> play = cabale.play("cape_epee", 2, seed=1)
        >>> play.answer(0, play.legal(0)[0])
        >>> play.back(1, play.answers_since(0))
        >>> play.waiting()
        [0]
        """
        keep = len(self.answers) - answers
        assert 0 <= keep < len(self.answers), f"{answers} answers cannot be withdrawn"
        anew = 0
        for n in range(keep, len(self.answers)):
            anew |= self.moments[n].asked | one_of(self.answers[n].seat)
        self.state = self.position(keep).clone()
        self.together = self.moments[keep].together
        self.journal.ints = self.journal.ints[: self.told_before(keep) * WIDTH]
        self.state.journal = self.journal
        del self.answers[keep:], self.moments[keep:]
        for n in [n for n in self.kept if n > keep]:
            del self.kept[n]
        self.lines.append(Back(seat, answers))
        self._ask_anew(self.state.waiting & anew)

    def position(self, answers: int) -> State:
        """The position after the first `answers` of those that stand, to look at.

        >>> import cabale
        >>> play = cabale.play("cape_epee", 2, seed=1)
        >>> play.position(len(play.answers)) is play.state
        True
        """
        if answers == len(self.answers):
            return self.state
        known = max((n for n in self.kept if n <= answers), default=-1)
        if known == answers:
            return self.kept[answers]
        start = self.kept[known] if known >= 0 else self.origin
        s = follow(start.clone(), self.answers[max(known, 0) : answers])
        self._keep(answers, s)
        return s

    def _keep(self, answers: int, s: State) -> None:
        """Keep a position of the past in place of the one kept longest."""
        self.kept[answers] = s
        if len(self.kept) > KEPT:
            self.kept.popitem(last=False)

    # -- what remains

    def record(self) -> Record:
        """The game so far; the seed behind a committed deal only once it is over.

        GameError if it did not begin at the beginning.

        >>> from cabale.games.catalogue import game_named
        >>> play = Play(game_named("cape_epee"), 2, chance=Deal(b"secret"))
        >>> play.record().commit == Deal(b"secret").commitment(), play.record().seed
        (True, '')
        """
        if self.is_set_up:
            raise GameError("a game from a set-up position has no record")
        game = self.game
        record = Record(game.name, game.rules_version, len(self.positions), dict(self.options))
        record.components, record.lines = dict(self.components), list(self.lines)
        if isinstance(self.chance, Deal):
            record.commit, record.entropy = self.chance.commitment(), self.chance.entropy
            record.seed = self.chance.seed.hex() if self.is_over() else ""
        return record


def one_of(seat: int) -> int:
    """The bit of a seat; none for chance."""
    return 1 << seat if seat >= 0 else 0
