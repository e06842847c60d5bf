"""The course of a game: answers carried out one by one, remembered, and taken back.

It trusts what it is given. `play.py` checks it, and shows the game to people.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from cabale.core.bits import count
from cabale.core.deal import Deal
from cabale.core.game import Game
from cabale.core.journal import WIDTH, Journal
from cabale.core.protocol import CHANCE, OVER, State
from cabale.core.record import ANEW, Answer, Back, drawn_anew, follow
from cabale.core.rng import Rng

KEPT: Final = 16  # positions of the past kept in memory
TAKEN: Final = 12  # moves taken back that are remembered

Chance = Deal | Rng  # who answers for chance; None: whoever plays the game does


@dataclass(frozen=True, slots=True)
class Moment:
    """What is remembered of an answer, for going back over it."""

    line: int  # its number among the lines of the record, from 1
    told: int  # events told before it
    together: int  # a bit for each seat that its question was put to
    asked: int  # a bit for each seat that was asked something new after it


@dataclass(frozen=True, slots=True)
class Taken:
    """A move that its seat took back after others had learned something by it."""

    seat: int
    told: int  # events that were left
    gone: Journal  # what the move had told


class Course:
    """A game as it went: its answers, chance's too, and what each of them changed."""

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        options: Mapping[str, str] | None = None,
        components: Mapping[str, Any] | None = None,
        chance: Chance | None = None,
        known: Sequence[int] = (),
        position: Mapping[str, Any] | None = None,
        rules: int | None = None,
    ) -> None:
        """A new game, or one from the `position` of a scenario on; by present `rules` or earlier.

        Chance gives the `known` answers, then those of its source; without one it waits.
        """
        self.game: Final = game
        self.options: Final = game.resolve(options or {})
        self.components: Final = dict(components or {})
        self.chance = chance
        self.rules = game.known_rules(rules)
        self.state: State = game.new(seats, self.options, self.components, self.rules)
        self.is_set_up: Final = position is not None
        self.journal: Final = Journal()
        self.state.journal = self.journal
        if position is not None:
            game.position(self.state, position)
        self.origin: Final = self.state.clone()
        self.lines: Final[list[Answer | Back]] = []  # all that was ever done, as records tell it
        self.answers: Final[list[Answer]] = []  # those that stand, chance's too
        self.moments: Final[list[Moment]] = []  # of each of them
        self.first = 0  # how many of them stand whatever anybody wishes
        self.positions: Final = [0] * seats  # how many questions were put to each seat
        self.kept: Final[OrderedDict[int, State]] = OrderedDict()  # by how many answers led there
        self.taken: list[Taken] = []  # the last of them, in their order
        self.together = self.state.waiting  # a bit for each seat that the open question was put to
        self._ask_anew(self.state.waiting)
        self._let_chance(known)

    # -- going on

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

    def draw_anew(self, answer: Answer) -> None:
        """All that a seat cannot know is drawn anew: the open question stays, the way back ends.

        >>> import cabale
        >>> play = cabale.play("cape_epee", 2, seed=1)
        >>> view = play.view(0)
        >>> play.draw_anew(cabale.core.record.anew(0, 5))
        >>> play.view(0) == view
        True
        """
        self.state = drawn_anew(self.state, answer)
        self._remember_answer(answer, len(self.journal), 0)
        self.first = len(self.answers)

    def _put(self, seat: int, action: int) -> None:
        """Apply one answer and remember it."""
        if action <= ANEW:
            return self.draw_anew(Answer(seat, action))
        s = self.state
        told, still, decision = len(self.journal), 0, s.decision
        if seat != CHANCE:
            self._keep(len(self.answers), s.clone())
            still = s.waiting & ~(1 << seat)
        s.apply(seat, action)
        asked = s.waiting & ~still if s.decision == decision else s.waiting
        self._remember_answer(Answer(seat, action), told, asked)
        if seat == CHANCE or s.decision != decision or s.waiting & ~self.together:
            self.together = s.waiting  # else those who were asked together go on answering
        self._ask_anew(asked)

    def _remember_answer(self, answer: Answer, told: int, asked: int) -> None:
        self.answers.append(answer)
        self.lines.append(answer)
        self.moments.append(Moment(len(self.lines), told, self.together, asked))

    def _ask_anew(self, seats: int) -> None:
        """A new question is put to each of `seats`."""
        for seat in range(len(self.positions)):
            if seats >> seat & 1:
                self.positions[seat] += 1

    def is_over(self) -> bool:
        """Whether nobody is asked any more.

        >>> import cabale
        >>> play = cabale.play("cape_epee", 2, seed=1)
        >>> play.is_over()
        False
        """
        return bool(self.state.decision == OVER)

    def move(self, rules: int) -> None:
        """Go on by the rules of a version by which all went exactly so until now.

        >>> import cabale
        >>> play = cabale.play("cape_epee", 2, seed=1)
        >>> play.move(play.game.rules_version)
        >>> play.rules == play.state.rules
        True
        """
        self.rules = rules
        for s in (self.state, self.origin, *self.kept.values()):
            s.rules = rules

    # -- going back

    def answers_since(self, seat: int) -> int:
        """How many answers stand from the last one of `seat` on, that one too; 0: it has none.

        Those before something was drawn anew do not count: nobody goes back there.

        >>> import cabale
        >>> play = cabale.play("cape_epee", 2, seed=1)
        >>> play.answers_since(0)
        0
        """
        for n in range(len(self.answers) - 1, self.first - 1, -1):
            if self.answers[n].seat == seat:
                return len(self.answers) - n
        return 0

    def told_before(self, answers: int) -> int:
        """How many events had been told after so many answers and before the next one.

        >>> import cabale
        >>> play = cabale.play("cape_epee", 2, seed=1)
        >>> play.told_before(0)
        0
        """
        moments = self.moments
        return moments[answers].told if answers < len(moments) else len(self.journal)

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
        assert self.first <= keep < len(self.answers), f"{answers} answers cannot be withdrawn"
        if answers > self.undoable(seat):
            self._remember(seat, keep)
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

    def _remember(self, seat: int, keep: int) -> None:
        """The answer after the first `keep` ones is taken back for all to know."""
        told, end = self.told_before(keep), self.told_before(keep + 1)
        gone = Journal()
        gone.ints = self.journal.ints[told * WIDTH : end * WIDTH]
        left = [Taken(one.seat, min(one.told, told), one.gone) for one in self.taken]
        self.taken = [*left, Taken(seat, told, gone)][-TAKEN:]

    def position(self, answers: int) -> State:
        """The position after the first `answers` of those that stand, to look at.

        >>> import cabale
        >>> play = cabale.play("cape_epee", 2, seed=1)
        >>> play.position(len(play.answers)) is play.state
        True
        """
        if answers == len(self.answers):
            return self.state
        if answers in self.kept:
            return self.kept[answers]
        here, s = self.near(answers)
        while here < answers:  # by halves, so that going back further begins near the place
            halfway = here + (answers - here + 1) // 2
            s = follow(s, self.answers[here:halfway])
            here = halfway
            self._keep(here, s if here == answers else s.clone())
        return s

    def near(self, answers: int) -> tuple[int, State]:
        """A copy of the nearest position known on the way to `answers`, and how many led there.

        >>> import cabale
        >>> play = cabale.play("cape_epee", 2, seed=1)
        >>> play.near(1)[0]
        0
        """
        known = max((n for n in self.kept if n <= answers), default=-1)
        if known < 0:
            return 0, self.origin.clone()
        return known, self.kept[known].clone()

    def _keep(self, answers: int, s: State) -> None:
        """Keep a position of the past in place of the one kept longest."""
        self.kept[answers] = s
        if len(self.kept) > KEPT:
            self.kept.popitem(last=False)


def one_of(seat: int) -> int:
    """The bit of a seat; none for chance."""
    return 1 << seat if seat >= 0 else 0
