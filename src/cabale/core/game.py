"""The door to a game, for people: what a seat sees, what it may answer, and why not."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic

from cabale.core.journal import EventKind
from cabale.core.protocol import OVER, Decision, Refusal, S, State, Verb

LETTERS = "ABCDEF"  # how a seat is called in records, scenarios and on the page


class GameError(ValueError):
    """Something that was asked of a game is impossible; the message is one plain sentence."""


@dataclass(frozen=True, slots=True)
class Option:
    """A named choice of the host, frozen when the game starts; the first value is the default."""

    name: str
    values: tuple[str, ...]
    paragraph: str  # the paragraph or ruling that it settles


@dataclass(frozen=True, slots=True)
class Choice:
    """One answer, as an interface shows it: a verb and the pieces to light up."""

    action: int
    verb: str
    args: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Edition:
    """A value of the box and how sure it is: E stated, D deduced, R reconstructed."""

    key: str
    value: str
    tag: str


class Game(Generic[S]):
    """The one name a game's package exports; everything that is not speed goes through it."""

    name: str
    seats: range
    minutes: int
    rules_version: int  # raised by every change that alters legal answers
    folder: Path  # where RULES.*.md, components.toml and words/ stand
    verbs: Sequence[Verb]
    events: list[EventKind]
    decisions: Sequence[Decision[Any]]
    options: Sequence[Option]
    names: Mapping[str, tuple[str, ...]]  # piece type → the name of each piece
    tie_breakers: tuple[str, ...]  # what `standing` lists after the points
    brisk: tuple[str, ...] = ()  # questions of routine: nobody needs time to follow the answers

    # -- what each game brings

    def start(self, seats: int, options: Mapping[str, str], components: Mapping[str, Any]) -> S:
        """The position before the first question is answered; the arguments have been checked."""
        raise NotImplementedError

    def view(self, s: S, seat: int) -> object:
        """A dataclass of what `seat` (or WATCHER) may see, built field by field."""
        raise NotImplementedError

    def question_args(self, s: S, seat: int) -> list[tuple[str, int]]:
        """The pieces the open question speaks of, by type, as far as `seat` may know them."""
        return []

    def seen_waiting(self, s: S, seat: int) -> int:
        """The seats that `seat` (or WATCHER) may know to owe an answer, a bit each."""
        return s.waiting

    def refusal(self, s: S, seat: int, action: int) -> Refusal | None:
        """Why a seat that is asked may not give this answer of a verb that fits the question."""
        raise NotImplementedError

    def position(self, s: S, table: Mapping[str, Any]) -> None:
        """Set up the position a scenario describes; GameError says what is impossible."""
        raise NotImplementedError

    def facts(self, s: S) -> dict[str, Any]:
        """Everything on the table by name, in the vocabulary of `position`, for scenarios."""
        raise NotImplementedError

    def check_components(self, table: Mapping[str, Any]) -> None:
        """Refuse a components file that cannot be played; GameError names key and reason."""
        raise GameError(f"{self.name} takes no components file")

    def editions(self) -> list[Edition]:
        """Every value that a components file may correct, for the rules panel."""
        return []

    # -- what all games share

    def new(
        self,
        seats: int,
        options: Mapping[str, str] | None = None,
        components: Mapping[str, Any] | None = None,
    ) -> S:
        """A new game, its first question open."""
        if seats not in self.seats:
            low, high = self.seats[0], self.seats[-1]
            raise GameError(f"{self.name} is for {low} to {high} players, not {seats}")
        if components:
            self.check_components(components)
        return self.start(seats, self.resolve(options or {}), components or {})

    def resolve(self, options: Mapping[str, str]) -> dict[str, str]:
        """Every option of the game with its value, in the game's order."""
        known = {option.name: option for option in self.options}
        for name, value in options.items():
            if name not in known:
                raise GameError(f"{self.name} has no option '{name}'; it has {sorted(known)}")
            if value not in known[name].values:
                raise GameError(f"option '{name}' takes {known[name].values}, not '{value}'")
        return {o.name: options.get(o.name, o.values[0]) for o in self.options}

    def verb_of(self, action: int) -> Verb | None:
        """The verb whose block holds the code."""
        for verb in self.verbs:
            if verb.base <= action < verb.end:
                return verb
        return None

    def args_of(self, action: int) -> tuple[int, ...]:
        """The pieces an answer names, one for each of its verb's `args`."""
        verb = self.verb_of(action)
        if verb is None:
            raise GameError(f"{self.name} has no action {action}")
        return (verb.row(action), verb.column(action))[: len(verb.args)]

    def choices(self, s: S, seat: int) -> list[Choice]:
        """The answers `seat` may give now, none when it is not asked."""
        if s.decision == OVER or not s.waiting >> seat & 1:
            return []
        out = []
        for action in s.legal(seat):
            verb = self.verb_of(action)
            assert verb is not None, f"legal action {action} belongs to no verb"
            out.append(Choice(action, verb.name, self.args_of(action)))
        return out

    def why_not(self, s: S, seat: int, action: int) -> Refusal | None:
        """None if the answer is legal now, else the reason why it is not."""
        verb = self.verb_of(action)
        if verb is None:
            raise GameError(f"{self.name} has no action {action}")
        if s.decision == OVER:
            return Refusal("over", "")
        if seat < 0 or not s.waiting >> seat & 1:
            return Refusal("not-your-turn", self.decisions[s.decision].paragraph)
        legal = list(s.legal(seat))
        if action in legal:
            return None
        if not any(verb.base <= other < verb.end for other in legal):
            return self.refusal(s, seat, action) or Refusal(
                "not-asked", self.decisions[s.decision].paragraph
            )
        found = self.refusal(s, seat, action)
        assert found is not None, f"{self.name} cannot say why {action} is refused"
        return found


def state_hash(s: State) -> str:
    """Sixteen hex digits that tell positions apart, the same in every process and build.

    Only the numbers count, not how they came about.
    """
    text = ",".join(str(n) for n in s.numbers())
    return hashlib.sha256(text.encode()).hexdigest()[:16]
