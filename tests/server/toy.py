"""A small game with the difficulties that a server must meet.

Each seat is dealt two hidden cards. A round: every seat in turn lays a card or looks at the
pile (and may lay then); then all vote in secret. With `progress` hidden nobody learns who has
voted. Two rounds, the most votes for one's own card win. By the first version of its rules one
could vote for oneself.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from cabale.core.game import Game, Option
from cabale.core.journal import EventKind
from cabale.core.protocol import CHANCE, Decision, Refusal, State, Verb
from cabale.core.rng import Rng
from cabale.core.sight import Shape

KINDS, HAND, ROUNDS = 9, 3, 2
DEAL, PLAY, VOTE = 0, 1, 2
CARD = Verb("card", 0, ("card",), KINDS)
LAY = Verb("lay", CARD.end, ("card",), KINDS)
PEEK = Verb("peek", LAY.end)
BALLOT = Verb("ballot", PEEK.end, ("seat",), 6)
DEALT, LAID, PEEKED, VOTED, COUNTED = range(5)
EVENTS = [
    EventKind("dealt", "1.1", ("card",), secrets=1),
    EventKind("laid", "2.1", ("card",)),
    EventKind("peeked", "2.2", ("card",), secrets=1, reveals=True),
    EventKind("voted", "3.1", ("seat",), private=True, secrets=1),
    EventKind("counted", "3.2", ("seat", "number"), reveals=True),
]


class Toy(State):
    """Hidden hands of `KINDS` kinds, a pile of laid cards, secret ballots."""

    def __init__(self, seats: i64, hides: bool) -> None:
        super().__init__(seats, DECISIONS)
        self.hides = hides
        self.hands: list[int] = []
        self.top: list[int] = []
        self.ballots: list[int] = []
        self.points: list[int] = []
        self.looked = 0

    def clone(self) -> Toy:
        c = Toy(self.seats, self.hides)
        c.copy_question(self)
        c.hands, c.top = self.hands[:], self.top[:]
        c.ballots, c.points, c.looked = self.ballots[:], self.points[:], self.looked
        return c

    def resample(self, seat: i64, rng: Rng) -> Toy:
        c = self.clone()
        for i in range(len(c.hands)):
            if i // HAND != seat and c.hands[i] >= 0:
                c.hands[i] = rng.below(KINDS)
        for other in range(c.seats):
            if other != seat and c.ballots[other] >= 0:
                c.ballots[other] = rng.below(c.seats)
        if c.hides and c.decision == VOTE:
            self.vary_progress(c, seat, rng)
        return c

    def vary_progress(self, c: Toy, seat: i64, rng: Rng) -> None:
        """Any of the others may have voted, but not all that are asked."""
        waiting = c.waiting & (1 << seat) if seat >= 0 else 0
        others = [n for n in range(c.seats) if n != seat]
        voted = [n for n in others if rng.below(2)]
        if not waiting and len(voted) == len(others):
            voted.pop()
        for n in others:
            c.ballots[n] = rng.below(c.seats) if n in voted else -1
            waiting |= 0 if n in voted else 1 << n
        c.waiting = waiting

    def numbers(self) -> list[int]:
        n = self.question_numbers()
        return [*n, *self.hands, *self.top, *self.ballots, *self.points, self.looked]

    def standing(self, seat: i64) -> vec[i64]:
        return append(vec[i64](), self.points[seat])


class Deal(Decision[Toy]):
    """§1.1 Chance deals to seat x."""

    def legal(self, s: Toy, seat: i64) -> vec[i64]:
        return vec[i64]([CARD.of(k) for k in range(KINDS)])

    def apply(self, s: Toy, seat: i64, action: i64) -> None:
        s.hands.append(CARD.row(action))
        s.tell(DEALT, s.x, CARD.row(action), seen_by=1 << s.x)
        left = len(s.hands) < HAND * s.seats
        if left:
            s.ask(DEAL, 0, len(s.hands) // HAND)
        else:
            s.ask(PLAY, 1)


class Play(Decision[Toy]):
    """§2 Lay a card, or look at the top of the pile first."""

    def legal(self, s: Toy, seat: i64) -> vec[i64]:
        hand = s.hands[seat * HAND : seat * HAND + HAND]
        out = vec[i64](sorted({LAY.of(card) for card in hand if card >= 0}))
        return out if s.looked or not s.top else append(out, PEEK.of())

    def apply(self, s: Toy, seat: i64, action: i64) -> None:
        if PEEK.has(action):
            s.looked = 1
            s.tell(PEEKED, seat, s.top[-1], seen_by=1 << seat)
            return
        card = LAY.row(action)
        s.hands[s.hands.index(card, seat * HAND)] = -1
        s.top.append(card)
        s.looked = 0
        s.tell(LAID, seat, card)
        if seat + 1 < s.seats:
            s.ask(PLAY, 1 << (seat + 1))
        else:
            s.ask(VOTE, (1 << s.seats) - 1)


class Vote(Decision[Toy]):
    """§3 All vote in secret."""

    def legal(self, s: Toy, seat: i64) -> vec[i64]:
        return vec[i64]([BALLOT.of(n) for n in range(s.seats) if n != seat or s.rules == 1])

    def apply(self, s: Toy, seat: i64, action: i64) -> None:
        s.ballots[seat] = BALLOT.row(action)
        s.waiting &= ~(1 << seat)
        s.tell(VOTED, seat, BALLOT.row(action), seen_by=1 << seat)
        if s.waiting:
            return
        for n in range(s.seats):
            gained = s.ballots.count(n)
            s.points[n] += gained
            s.tell(COUNTED, CHANCE, n, gained)
        s.ballots = [-1] * s.seats
        s.round += 1
        if s.round == ROUNDS:
            s.end()
        else:
            s.ask(PLAY, 1)


DECISIONS: list[Decision[Any]] = [Deal("deal", "1.1"), Play("play", "2"), Vote("vote", "3")]


class ToyView(Shape):
    """What a seat sees."""

    hand: list[int]
    held: list[int]
    top: list[int]
    ballot: int
    points: list[int]


class ToyGame(Game[Toy]):
    name = "toy"
    seats = range(2, 6)
    minutes = 99  # never the game for somebody who has not chosen
    rules_version = 2
    oldest_rules = 1
    package = __name__
    verbs = (CARD, LAY, PEEK, BALLOT)
    events = EVENTS
    decisions = DECISIONS
    options = (Option("progress", ("shown", "hidden"), "3"),)
    names = {"card": tuple(f"card-{n}" for n in range(KINDS))}  # noqa: RUF012
    tie_breakers = ()

    def start(self, seats: int, options: Mapping[str, str], components: Mapping[str, Any]) -> Toy:
        s = Toy(seats, options["progress"] == "hidden")
        s.ballots, s.points = [-1] * seats, [0] * seats
        s.ask(DEAL, 0)
        return s

    def view(self, s: Toy, seat: int) -> ToyView:
        hand = s.hands[seat * HAND : seat * HAND + HAND] if seat >= 0 else []
        held = [sum(c >= 0 for c in s.hands[n * HAND : n * HAND + HAND]) for n in range(s.seats)]
        ballot = s.ballots[seat] if seat >= 0 else -1
        return ToyView([c for c in hand if c >= 0], held, s.top[:], ballot, s.points[:])

    def seen_waiting(self, s: Toy, seat: int) -> int:
        everybody = (1 << s.seats) - 1
        return everybody if s.hides and s.decision == VOTE else s.waiting

    def refusal(self, s: Toy, seat: int, action: int) -> Refusal | None:
        if LAY.has(action):
            return Refusal("not-in-hand", "2.1", [("card", LAY.row(action))])
        return Refusal("own-card", "3.1") if BALLOT.has(action) else Refusal("not-now", "2.2")


TOY = ToyGame()
