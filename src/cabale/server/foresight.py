"""What a seat may see happen, answer by answer, until it is asked, and what it may say then.

Everything is drawn from worlds that the seat cannot tell from the true one, with chance of its own:
whatever is told of the time ahead, the seat could have worked out by itself. The same knowledge and
the same path lead to the same worlds, so that whoever goes on finds what was shown before.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Annotated, Final

from msgspec import Meta, Struct

from cabale.core.journal import Journal
from cabale.core.play import Play
from cabale.core.protocol import CHANCE, State
from cabale.core.rng import Rng
from cabale.server.stream import rows
from cabale.server.wire import Action, SeatNumber

WORLDS: Final = 48  # that are followed
TRIES: Final = 2400  # answers of others that are tried in them for one move
FUTURES: Final = 300  # told at most
SILENT: Final = 8  # answers in a row of which a seat sees nothing
LONG: Final = 120  # answers until somebody is asked again, whatever happens
DEPTH: Final = 12  # moves of a path

Seen = list[list[int]]
Told = Annotated[list[Annotated[list[int], Meta(max_length=6)]], Meta(max_length=120)]


class Move(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A move on a path: what I see next, what I answer, or neither: whatever happens till then."""

    events: Told | None = None
    action: Action | None = None


class Foresee(Struct, forbid_unknown_fields=True):
    """Where would this lead, as far as my seat can know?"""

    seat: SeatNumber
    path: Annotated[list[Move], Meta(max_length=DEPTH)] = []


class Prospect(Struct):
    """What I am asked at the end of a path."""

    decision: str
    choices: list[int]  # those that are allowed most often first
    share: float  # of the worlds that lead there


class Foreseen(Struct):
    """The end of a path: what may happen next, or what I am asked."""

    seen: Seen | None  # all that I see on it since I last answered; None: whatever it is
    futures: list[Seen]
    questions: list[Prospect]
    over: bool  # the game may end first


@dataclass(slots=True)
class Branch:
    """One world at the end of a path."""

    state: State
    seen: Seen | None = field(default_factory=list)
    outcome: Seen | None = None  # what the seat's own answer showed, not yet chosen among others


class Foresight:
    """The eyes of one seat, turned to the time ahead."""

    def __init__(self, play: Play, seat: int) -> None:
        self.play: Final = play
        self.seat: Final = seat
        self.rng: Final = Rng(seed_of(play, seat))
        self.tries = 0

    def explore(self, path: Sequence[Move]) -> Foreseen:
        """Where a path leads; nothing follows on one that cannot be gone."""
        worlds = [self.play.resample(self.seat, self.rng) for _ in range(WORLDS)]
        branches = [Branch(world) for world in worlds if not world.is_asked(self.seat)]
        for move in path:
            branches = spread(self.follow(settled(branches), move))
        return self.end(settled(branches))

    def follow(self, branches: list[Branch], move: Move) -> list[Branch]:
        """Those that go on by a move."""
        self.tries = 0
        if move.action is not None:
            asked = [one for one in branches if self.may(one, move.action)]
            return [self.answer(one, move.action) for one in asked]
        if move.events is None:
            return [found for one in branches if (found := self.wait(one)) is not None]
        return [
            Branch(found.state, joined(one.seen, seen))
            for one in branches
            for found, seen in self.next_seen(one)
            if seen == move.events
        ]

    def end(self, branches: list[Branch]) -> Foreseen:
        """What may happen next, or what is asked now."""
        asked = [one for one in branches if self.is_asked(one)]
        over = any(one.state.is_over() for one in branches)
        seen = branches[0].seen if branches else []
        if asked:
            return Foreseen(seen, [], questions(self.play, self.seat, asked), over)
        self.tries = 0
        futures: dict[str, Seen] = {}
        for one in branches:
            for _, told in self.next_seen(one):
                futures.setdefault(str(told), told)
            if len(futures) >= FUTURES:
                break
        return Foreseen(seen, sorted(futures.values())[:FUTURES], [], over)

    # -- one world

    def is_asked(self, branch: Branch) -> bool:
        return branch.outcome is None and branch.state.is_asked(self.seat)

    def may(self, branch: Branch, action: int) -> bool:
        return self.is_asked(branch) and action in list(branch.state.legal(self.seat))

    def answer(self, branch: Branch, action: int) -> Branch:
        """The seat answers; what it then sees is not chosen yet."""
        state, seen = self.after(branch.state, self.seat, action)
        return Branch(state, [], seen)

    def wait(self, branch: Branch) -> Branch | None:
        """Whatever happens until the seat is asked; None if it is not in the end."""
        state = branch.state
        for _ in range(LONG):
            if state.is_asked(self.seat):
                return Branch(state, None)
            if state.is_over():
                return None
            state, _ = self.after(state, *self.any_answer(state))
        return None

    def next_seen(self, branch: Branch) -> Iterator[tuple[Branch, Seen]]:
        """What the seat may see next: what came of its own answer, or an answer of somebody."""
        if branch.outcome is not None:
            yield Branch(branch.state), branch.outcome
            return
        state = branch.state
        others = [n for n in range(int(state.seats)) if n != self.seat and state.is_asked(n)]
        for other in others if not state.is_asked(self.seat) else ():
            for action in state.legal(other):
                if self.tries >= TRIES:
                    return
                self.tries += 1
                after, seen = self.until_seen(*self.after(state, other, int(action)))
                if seen or after.is_asked(self.seat):
                    yield Branch(after), seen

    def until_seen(self, state: State, seen: Seen) -> tuple[State, Seen]:
        """Go on as long as nothing is seen and the seat is not asked."""
        for _ in range(SILENT):
            if seen or state.is_over() or state.is_asked(self.seat):
                break
            state, seen = self.after(state, *self.any_answer(state))
        return state, seen

    def any_answer(self, state: State) -> tuple[int, int]:
        """Somebody who is asked, and an answer of theirs."""
        asked = [n for n in range(int(state.seats)) if state.is_asked(n)]
        other = asked[self.rng.below(len(asked))]
        return other, int(state.pick(other, self.rng))

    def after(self, state: State, who: int, action: int) -> tuple[State, Seen]:
        """The position after an answer and what chance says to it, and what the seat sees of it."""
        s = state.clone()
        journal = s.journal = Journal()
        s.apply(who, action)
        while s.waiting == 0 and not s.is_over():
            s.apply(CHANCE, s.draw(self.rng))
        told = (journal.told_to(self.seat, n, self.play.game.events) for n in range(len(journal)))
        return s, rows(event for event in told if event is not None)


def seed_of(play: Play, seat: int) -> int:
    """Chance that is the same as long as a seat learns nothing; nobody else's secret is in it."""
    known = f"{play.game.name} {seat} {rows(play.told(seat))}"
    return int.from_bytes(hashlib.sha256(known.encode()).digest()[:7])


def joined(seen: Seen | None, more: Seen) -> Seen | None:
    return None if seen is None else seen + more


def settled(branches: list[Branch]) -> list[Branch]:
    """Where an answer of the seat shows the same in every world, there is nothing to choose."""
    outcomes = {str(one.outcome) for one in branches}
    if len(outcomes) == 1 and branches and branches[0].outcome is not None:
        return [Branch(one.state, joined(one.seen, one.outcome or [])) for one in branches]
    return branches


def spread(branches: list[Branch]) -> list[Branch]:
    """As many as are followed, from all of them."""
    return branches[:: max(1, len(branches) // WORLDS)]


def questions(play: Play, seat: int, asked: Sequence[Branch]) -> list[Prospect]:
    """What is asked in these worlds; the likeliest question first."""
    found: dict[int, list[State]] = {}
    for one in asked:
        found.setdefault(int(one.state.decision), []).append(one.state)
    told = []
    for decision, states in sorted(found.items(), key=lambda item: -len(item[1])):
        often: dict[int, int] = {}
        for state in states:
            for action in state.legal(seat):
                often[int(action)] = often.get(int(action), 0) + 1
        choices = sorted(often, key=lambda action: -often[action])
        told.append(Prospect(play.game.decisions[decision].name, choices, len(states) / len(asked)))
    return told
