"""What the rules of a game promise to people, bots and researchers.

A State is plain ints and flat rows of ints. Each question the rules put to a seat, or to
chance, is a Decision: stateless, so that all memory lies in the State. Nothing here reads a
clock or keeps a generator; chance is one more seat whose answers are recorded, so that the
record of a game is the list of its answers.
"""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from cabale.core.bits import lowest
from cabale.core.journal import EVERYONE, HIDDEN, Journal
from cabale.core.rng import Rng

CHANCE: Final = -1  # the seat that answers when no player is asked
WATCHER: Final = -1  # the seat of those who only look on: it knows what is public
OVER: Final = -1  # the decision of a finished game


class Verb:
    """A block of action codes: `SLIDE.of(card, column)` is one int, and back.

    `args` names the piece that each part stands for, so that records, words and pages can say it.

    >>> slide = Verb("slide", 0, ("card", "column"), 25, 6)
    >>> slide.of(3, 2), slide.row(20), slide.column(20)
    (20, 3, 2)
    """

    def __init__(
        self, name: str, base: int, args: tuple[str, ...] = (), rows: int = 1, columns: int = 1
    ) -> None:
        self.name: Final[str] = name
        self.args: Final[tuple[str, ...]] = args
        self.base: Final[i64] = base
        self.rows: Final[i64] = rows
        self.columns: Final[i64] = columns
        self.end: Final[i64] = base + rows * columns

    def of(self, row: i64 = 0, column: i64 = 0) -> i64:
        return self.base + row * self.columns + column

    def row(self, action: i64) -> i64:
        n = action - self.base
        return n if self.columns == 1 else n // self.columns  # a division takes its time

    def column(self, action: i64) -> i64:
        return (action - self.base) % self.columns

    def has(self, action: i64) -> bool:
        return self.base <= action < self.end


class Refusal:
    """Why an answer is not legal: the key of a sentence, its arguments, the paragraph."""

    def __init__(self, key: str, paragraph: str, args: list[tuple[str, int]] | None = None) -> None:
        self.key: Final[str] = key
        self.paragraph: Final[str] = paragraph
        self.args: Final[list[tuple[str, int]]] = args if args is not None else []


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position, and the question open in it: `decision` of x, y, z, put to `waiting`.

    >>> import cabale
    >>> s, rng = cabale.game("cape_epee").new(2), cabale.Rng(1)
    >>> while not s.is_over():
    ...     seat = s.actor
    ...     s.apply(seat, s.draw(rng) if seat == cabale.CHANCE else s.pick(seat, rng))
    >>> s.waiting
    0
    """

    def __init__(self, seats: i64, decisions: list[Decision[Any]]) -> None:
        self.seats: Final[i64] = seats
        self.decisions: Final[list[Decision[Any]]] = decisions
        self.decision: i64 = OVER
        self.waiting: i64 = 0  # a bit for each seat that owes an answer; if none, chance does
        self.x: i64 = 0  # small locals of the open question; its Decision says what they hold
        self.y: i64 = 0
        self.z: i64 = 0
        self.round: i64 = 0  # where a search may cut: counts up from 0
        self.rules: i64 = 1  # the version it is played by; no part of `numbers`
        self.printed: bool = True  # whether the box has its standard values; no part of them either
        self.journal: Journal | None = None  # None in a search: nobody listens

    # -- for whoever plays

    @property
    def actor(self) -> i64:
        """The first seat that owes an answer, or CHANCE.

        >>> import cabale
        >>> s = cabale.game("cape_epee").new(2)
        >>> s.actor == cabale.CHANCE
        True
        """
        return lowest(self.waiting)

    def is_over(self) -> bool:
        """Whether nobody is asked any more.

        >>> import cabale
        >>> s = cabale.game("cape_epee").new(2)
        >>> s.is_over()
        False
        """
        return self.decision == OVER

    def is_asked(self, seat: i64) -> bool:
        """Whether the open question is put to `seat`, or to CHANCE.

        >>> import cabale
        >>> s = cabale.play("cape_epee", 2, seed=1).state
        >>> s.is_asked(0), s.is_asked(1), s.is_asked(cabale.CHANCE)
        (True, False, False)
        """
        if seat < 0 or seat >= self.seats:
            return seat == CHANCE and self.waiting == 0 and self.decision != OVER
        return self.waiting >> seat & 1 != 0

    def legal(self, seat: i64) -> vec[i64]:
        """Every answer `seat` (or CHANCE) may give to the open question.

        >>> import cabale
        >>> s = cabale.play("cape_epee", 2, seed=1).state
        >>> len(s.legal(s.actor)) > 1
        True
        """
        return self.decisions[self.decision].legal(self, seat)

    def apply(self, seat: i64, action: i64) -> None:
        """Answer the open question. The action is trusted; whoever lets people in checks it.

        >>> import cabale
        >>> s = cabale.game("cape_epee").new(2)
        >>> s.apply(cabale.CHANCE, s.draw(cabale.Rng(1)))
        """
        self.decisions[self.decision].apply(self, seat, action)

    def weights(self) -> vec[i64]:
        """The odds of chance's answers, in the order of `legal(CHANCE)`.

        >>> import cabale
        >>> s = cabale.game("cape_epee").new(2)
        >>> len(s.weights()) == len(s.legal(cabale.CHANCE))
        True
        """
        return self.decisions[self.decision].weights(self)

    def by_ticket(self, ticket: i64) -> i64:
        """The answer of chance that holds a ticket when each has as many as its weight.

        >>> import cabale
        >>> s = cabale.game("cape_epee").new(2)
        >>> s.by_ticket(0) == s.legal(cabale.CHANCE)[0]
        True
        """
        return ticket_winner(self.legal(CHANCE), self.weights(), ticket)

    def draw(self, rng: Rng) -> i64:
        """An answer for chance, drawn with its true odds.

        >>> import cabale
        >>> s = cabale.game("cape_epee").new(2)
        >>> s.draw(cabale.Rng(1)) in list(s.legal(cabale.CHANCE))
        True
        """
        return self.decisions[self.decision].draw(self, rng)

    def pick(self, seat: i64, rng: Rng) -> i64:
        """A uniformly random legal answer of `seat`.

        >>> import cabale
        >>> s = cabale.play("cape_epee", 2, seed=1).state
        >>> s.pick(0, cabale.Rng(1)) in list(s.legal(0))
        True
        """
        return self.decisions[self.decision].pick(self, seat, rng)

    def clone(self) -> State:
        """An equal, independent position; its journal is None.

        >>> import cabale
        >>> s = cabale.play("cape_epee", 2, seed=1).state
        >>> s.clone().numbers() == s.numbers()
        True
        """
        raise NotImplementedError

    def resample(self, seat: i64, rng: Rng) -> State:
        """A clone in which all that `seat` cannot know is drawn anew.

        What comes out depends on what `seat` knows and on `rng` alone: two positions that the
        seat cannot tell apart give the same clone for the same generator.

        >>> import cabale
        >>> s = cabale.play("cape_epee", 2, seed=1).state
        >>> s.resample(0, cabale.Rng(1)).numbers() == s.numbers()
        False
        """
        raise NotImplementedError

    def numbers(self) -> list[int]:
        """Every int of the position in a fixed order: what equality, hashes and tests look at.

        >>> import cabale
        >>> s = cabale.play("cape_epee", 2, seed=1).state
        >>> s.numbers() == s.clone().numbers()
        True
        """
        raise NotImplementedError

    def standing(self, seat: i64) -> vec[i64]:
        """Points of `seat`, then its tie-breakers, each the higher the better.

        >>> import cabale
        >>> s = cabale.play("cape_epee", 2, seed=1).state
        >>> s.standing(0)[0]
        0
        """
        raise NotImplementedError

    # -- for the rules

    def ask(self, decision: i64, waiting: i64, x: i64 = 0, y: i64 = 0, z: i64 = 0) -> None:
        """Open a question to the seats in `waiting`, to chance if there is none.

        >>> import cabale
        >>> s = cabale.game("cape_epee").new(2)
        >>> s.ask(1, 0b11)
        >>> s.decision, s.waiting
        (1, 3)
        """
        self.decision = decision
        self.waiting = waiting
        self.x = x
        self.y = y
        self.z = z

    def end(self) -> None:
        """The game is over: nobody is asked.

        >>> import cabale
        >>> s = cabale.game("cape_epee").new(2)
        >>> s.end()
        >>> s.is_over()
        True
        """
        self.ask(OVER, 0)

    def tell(
        self,
        kind: i64,
        seat: i64,
        a: i64 = HIDDEN,
        b: i64 = HIDDEN,
        c: i64 = HIDDEN,
        d: i64 = HIDDEN,
        seen_by: i64 = EVERYONE,
    ) -> None:
        """Say what happened; only the seats in `seen_by` learn what the kind keeps secret.

        >>> import cabale
        >>> play = cabale.play("cape_epee", 2, seed=1)
        >>> told = len(play.journal)
        >>> play.state.tell(0, 0, 1, 2)
        >>> len(play.journal) - told
        1
        """
        journal = self.journal
        if journal is not None:
            journal.write(kind, seat, a, b, c, d, seen_by)

    def copy_question(self, origin: State) -> None:
        """Take over the open question and the version of the rules, for `clone`.

        >>> import cabale
        >>> s = cabale.game("cape_epee").new(2)
        >>> twin = cabale.game("cape_epee").new(2)
        >>> s.ask(1, 0b10)
        >>> twin.copy_question(s)
        >>> twin.waiting
        2
        """
        self.ask(origin.decision, origin.waiting, origin.x, origin.y, origin.z)
        self.round = origin.round
        self.rules = origin.rules
        self.printed = origin.printed

    def question_numbers(self) -> list[int]:
        """The ints of the open question, for `numbers`.

        >>> import cabale
        >>> s = cabale.game("cape_epee").new(2)
        >>> s.question_numbers()[0] == s.decision
        True
        """
        return [self.decision, self.waiting, self.x, self.y, self.z, self.round]


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Generic[S]):
    """One question of the rulebook; the docstring begins with the paragraph."""

    def __init__(self, name: str, paragraph: str) -> None:
        self.name: Final[str] = name
        self.paragraph: Final[str] = paragraph

    def legal(self, s: S, seat: i64) -> vec[i64]:
        raise NotImplementedError

    def apply(self, s: S, seat: i64, action: i64) -> None:
        raise NotImplementedError

    def weights(self, s: S) -> vec[i64]:
        """The odds of chance's answers, in the order of `legal`; even by default."""
        n = len(self.legal(s, CHANCE))
        out = vec[i64](capacity=n)
        for _i in range(n):
            out = append(out, 1)
        return out

    def draw(self, s: S, rng: Rng) -> i64:
        """One answer of chance, by `weights`; override where a deck can do it faster."""
        return pick_weighted(self.legal(s, CHANCE), self.weights(s), rng)

    def pick(self, s: S, seat: i64, rng: Rng) -> i64:
        """A uniformly random legal answer; override where one is found without the list."""
        actions = self.legal(s, seat)
        return actions[rng.below(len(actions))]


def pick_weighted(actions: vec[i64], weights: vec[i64], rng: Rng) -> i64:
    """One of `actions`, with the odds of `weights`."""
    total: i64 = 0
    for i in range(len(weights)):
        total += weights[i]
    return ticket_winner(actions, weights, rng.below(total))


def ticket_winner(actions: vec[i64], weights: vec[i64], ticket: i64) -> i64:
    """The action that holds `ticket` when each holds as many tickets as its weight."""
    i: i64 = 0
    while ticket >= weights[i]:
        ticket -= weights[i]
        i += 1
    return actions[i]


def places(s: State) -> list[int]:
    """The final place of each seat, from 1; seats equal in every tie-breaker share one."""
    standings = [list(s.standing(seat)) for seat in range(s.seats)]
    return [1 + sum(other > mine for other in standings) for mine in standings]
