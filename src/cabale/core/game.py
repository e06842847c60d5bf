"""The door to a game, for people: what a seat sees, what it may answer, and why not."""

from __future__ import annotations

import hashlib
import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from itertools import pairwise
from pathlib import Path
from types import ModuleType
from typing import Any, ClassVar, Generic

from cabale.core.edition import Edition
from cabale.core.journal import EventKind
from cabale.core.matters import Matter
from cabale.core.protocol import OVER, Decision, Refusal, S, State, Verb

LETTERS = "ABCDEF"  # how a seat is called in records, scenarios and on the page


class CabaleError(ValueError):
    """Something that cannot be done; the message is one plain sentence.

    >>> import cabale
    >>> try:
    ...     cabale.play("reigns", seats=2)
    ... except cabale.CabaleError as error:
    ...     print(error)
    reigns is for 3 to 6 players, not 2

    Where people meet it, a message of words/*.ftl says it in their language.
    """

    def __init__(self, text: str = "", message: str = "", /, **about: str | int) -> None:
        super().__init__(text)
        self.message = message  # its key, "" if there are no words for it
        self.about = about  # what that message speaks of


class GameError(CabaleError):
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


REQUIRED = (
    "name",
    "package",
    "seats",
    "minutes",
    "rules_version",
    "verbs",
    "events",
    "decisions",
)
NAME = re.compile(r"[a-z][a-z0-9_]{0,39}")


class Game(Generic[S]):
    """The one name a game's package exports; everything that is not speed goes through it.

    What a game is made of is found from here: its fields, the files of its `folder` (words/,
    RULES.*.md, page/) and the modules of its `package` (sense, board, tensor). What it does not
    bring has a stand-in that knows no game.

    >>> import cabale
    >>> game = cabale.game("cape_epee")
    >>> game.name, game.seats, game.minutes
    ('cape_epee', range(2, 7), 45)
    """

    name: str
    package: str  # `__name__` of the package: its modules and files are looked for there
    seats: range
    minutes: int
    rules_version: int  # raised by every change that alters legal answers
    oldest_rules: int = 0  # the first version that is played on; 0: the present one alone
    verbs: Sequence[Verb]
    events: list[EventKind]
    decisions: Sequence[Decision[Any]]
    options: Sequence[Option] = ()
    names: ClassVar[Mapping[str, tuple[str, ...]]] = {}  # piece type → the name of each piece
    homes: tuple[str, ...] = ()  # what a lesson may light besides pieces, seats, `hand` and `count`
    tie_breakers: tuple[str, ...] = ()  # what `standing` lists after the points
    accent: str = ""  # the game's one colour on the page, "#6b4a86"; the house's if none
    emblem: str = ""  # an SVG path in a box of 512 by 512; a playing card if none
    brisk: tuple[str, ...] = ()  # questions of routine: nobody needs time to follow the answers
    only_known: tuple[str, ...] = ()  # everybody knows when one answer is left: it may give itself
    whole: tuple[str, ...] = ()  # groups of values that a components file replaces as a whole
    matters: tuple[Matter, ...] = ()  # the pieces whose weight the balance of a box shows
    turn_told: str = ""  # the event that a turn is counted by, for the length of games
    only_secret: tuple[str, ...] = ()  # that follows from secrets, which haste would tell to people

    def __init__(self) -> None:
        for fault in faults(self):
            raise GameError(f"the game {self.label()} {fault}")

    def label(self) -> str:
        """How the game is called while it is not known to be sound.

        >>> import cabale
        >>> game = cabale.game("cape_epee")
        >>> game.label()
        'cape_epee'
        """
        return str(getattr(self, "name", type(self).__qualname__))

    # -- what stands in its package

    @property
    def folder(self) -> Path:
        """Where RULES.*.md, components.toml, words/ and page/ stand.

        >>> import cabale
        >>> game = cabale.game("cape_epee")
        >>> (game.folder / "RULES.fr.md").is_file()
        True
        """
        file = sys.modules[self.package].__file__
        assert file is not None, f"{self.package} is no package with files"
        return Path(file).parent

    def part(self, name: str) -> ModuleType | None:
        """The module of that name in the game's package, None if it brings none.

        >>> import cabale
        >>> game = cabale.game("cape_epee")
        >>> game.part("board").__name__, game.part("orchestra")
        ('cabale.games.cape_epee.board', None)
        """
        if not hasattr(sys.modules[self.package], "__path__"):
            return None
        where = f"{self.package}.{name}"
        return import_module(where) if find_spec(where) else None

    def file(self, name: str, language: str) -> str:
        """The text of `words/*.ftl` or `RULES.*.md`; English where the language is missing.

        >>> import cabale
        >>> cabale.game("cape_epee").file("RULES.*.md", "fr").splitlines()[0]
        '# De Cape & d’Épée'
        """
        for spoken in (language, "en"):
            path = self.folder / name.replace("*", spoken)
            if path.is_file():
                return path.read_text("utf-8")
        return ""

    # -- what each game brings

    def start(self, seats: int, options: Mapping[str, str], components: Mapping[str, Any]) -> S:
        """The position before the first question is answered; the arguments have been checked.

        >>> import cabale
        >>> game = cabale.game("cape_epee")
        >>> game.start(2, game.resolve({}), {}).seats
        2
        """
        raise NotImplementedError

    def view(self, s: S, seat: int) -> object:
        """A dataclass of what `seat` (or WATCHER) may see, built field by field.

        >>> import cabale
        >>> game = cabale.game("cape_epee")
        >>> game.view(game.new(3), cabale.WATCHER).hand
        []
        """
        raise NotImplementedError

    def views(self, s: S, eyes: list[int]) -> list[Any]:
        """What each of several pairs of eyes sees; a game may make once what they share.

        So these are read and not changed; a `view` is its reader's own.

        >>> import cabale
        >>> game = cabale.game("cape_epee")
        >>> [view.seat for view in game.views(game.new(3), [0, 2, cabale.WATCHER])]
        [0, 2, -1]
        """
        return [self.view(s, seat) for seat in eyes]

    def question_args(self, s: S, seat: int) -> list[tuple[str, int]]:
        """The pieces the open question speaks of, by type, as far as `seat` may know them.

        >>> import cabale
        >>> game = cabale.game("cape_epee")
        >>> game.question_args(game.new(3), 0)
        []
        """
        return []

    def seen_waiting(self, s: S, seat: int) -> int:
        """The seats that `seat` (or WATCHER) may know to owe an answer, a bit each.

        >>> import cabale
        >>> play = cabale.play("cape_epee", 3, seed=1)
        >>> play.game.seen_waiting(play.state, 1) == play.state.waiting
        True
        """
        return s.waiting

    def refusal(self, s: S, seat: int, action: int) -> Refusal | None:
        """Why a seat that is asked may not give this answer of a verb that fits the question.

        >>> import cabale
        >>> play = cabale.play("cape_epee", 2, seed=1)
        >>> illegal = next(a for a in range(50) if a not in play.legal(0))
        >>> play.game.refusal(play.state, 0, illegal).paragraph
        '3.2'
        """
        return None

    def position(self, s: S, table: Mapping[str, Any]) -> None:
        """Set up the position a scenario describes; GameError says what is impossible.

        >>> import cabale
        >>> s = cabale.game("cape_epee").new(2)
        >>> cabale.game("cape_epee").position(s, {"round": 3})
        >>> s.round
        2
        """
        if table:
            raise GameError(f"{self.name} cannot set up a position")

    def facts(self, s: S) -> dict[str, Any]:
        """Everything on the table by name, in the vocabulary of `position`, for scenarios.

        >>> import cabale
        >>> play = cabale.play("cape_epee", 2, seed=1)
        >>> sorted(play.game.facts(play.state))[:3]
        ['columns', 'counts', 'discards']
        """
        return {"points": [int(s.standing(seat)[0]) for seat in range(s.seats)]}

    def check_components(self, table: Mapping[str, Any]) -> None:
        """Refuse a components file that cannot be played; BoxError names key and reason.

        >>> import cabale
        >>> cabale.game("reigns").check_components({"piles": 99})
        Traceback (most recent call last):
        cabale.core.box.BoxError: 'piles' is no value of this box: it has 'cards'
        """
        from cabale.core.box import BoxError  # here, for it knows games

        raise BoxError("", "no-box", f"{self.name} takes no components file")

    def editions(self) -> list[Edition]:
        """Every value that a components file may change, with its source and what it may be.

        >>> import cabale
        >>> {edition.tag for edition in cabale.game("heads_of_state").editions()} <= set("EDR")
        True
        """
        return []

    # -- what all games share

    def new(
        self,
        seats: int,
        options: Mapping[str, str] | None = None,
        components: Mapping[str, Any] | None = None,
        rules: int | None = None,
    ) -> S:
        """A new game, its first question open; by the rules of an earlier version if one is named.

        >>> import cabale
        >>> game = cabale.game("cape_epee")
        >>> game.new(7)
        Traceback (most recent call last):
        cabale.core.game.GameError: cape_epee is for 2 to 6 players, not 7
        """
        if seats not in self.seats:
            low, high = self.seats[0], self.seats[-1]
            text = f"{self.name} is for {low} to {high} players, not {seats}"
            name = self.name
            raise GameError(text, "error-players", game=name, low=low, high=high, count=seats)
        if components:
            self.check_components(components)
        s = self.start(seats, self.resolve(options or {}), components or {})
        s.rules = self.known_rules(rules)
        s.printed = not components
        return s

    def versions(self) -> range:
        """The versions of the rules that can be played: new games by the last of them.

        >>> import cabale
        >>> game = cabale.game("cape_epee")
        >>> game.rules_version in game.versions()
        True
        """
        return range(self.oldest_rules or self.rules_version, self.rules_version + 1)

    def known_rules(self, rules: int | None) -> int:
        """A version that can be played, the present one for None; GameError for another.

        >>> import cabale
        >>> cabale.game("reigns").known_rules(99)
        Traceback (most recent call last):
        cabale.core.game.GameError: this program does not play version 99 of the rules of reigns
        """
        if rules is None:
            return self.rules_version
        if rules not in self.versions():
            text = f"this program does not play version {rules} of the rules of {self.name}"
            raise GameError(text, "error-rules", game=self.name, number=rules)
        return rules

    def resolve(self, options: Mapping[str, str]) -> dict[str, str]:
        """Every option of the game with its value, in the game's order.

        >>> import cabale
        >>> game = cabale.game("cape_epee")
        >>> game.resolve({"objectives": "visible"})["objectives"]
        'visible'
        """
        known = {option.name: option for option in self.options}
        for name, value in options.items():
            if name not in known:
                names = ", ".join(sorted(known))
                text = f"{self.name} has no option '{name}'; it has {names}"
                about = {"game": self.name, "name": name, "names": names}
                raise GameError(text, "error-option", **about)
            if value not in known[name].values:
                names = ", ".join(known[name].values)
                text = f"option '{name}' takes {names}, not '{value}'"
                raise GameError(text, "error-option-value", name=name, names=names, value=value)
        return {o.name: options.get(o.name, o.values[0]) for o in self.options}

    def verb_of(self, action: int) -> Verb | None:
        """The verb whose block holds the code.

        >>> import cabale
        >>> game = cabale.game("cape_epee")
        >>> game.verb_of(game.verbs[0].base).name == game.verbs[0].name
        True
        """
        for verb in self.verbs:
            if verb.base <= action < verb.end:
                return verb
        return None

    def args_of(self, action: int) -> tuple[int, ...]:
        """The pieces an answer names, one for each of its verb's `args`.

        >>> import cabale
        >>> play = cabale.play("cape_epee", 2, seed=1)
        >>> len(play.game.args_of(play.legal(0)[0]))
        2
        """
        verb = self.verb_of(action)
        if verb is None:
            raise GameError(f"{self.name} has no action {action}")
        return (verb.row(action), verb.column(action))[: len(verb.args)]

    def choices(self, s: S, seat: int) -> list[Choice]:
        """The answers `seat` may give now, none when it is not asked.

        >>> import cabale
        >>> play = cabale.play("cape_epee", 2, seed=1)
        >>> [c.action for c in play.game.choices(play.state, 0)] == play.legal(0)
        True
        """
        if s.decision == OVER or not s.waiting >> seat & 1:
            return []
        out = []
        for action in s.legal(seat):
            verb = self.verb_of(action)
            assert verb is not None, f"legal action {action} belongs to no verb"
            out.append(Choice(action, verb.name, self.args_of(action)))
        return out

    def why_not(self, s: S, seat: int, action: int) -> Refusal | None:
        """None if the answer is legal now, else the reason why it is not.

        >>> import cabale
        >>> play = cabale.play("cape_epee", 2, seed=1)
        >>> play.game.why_not(play.state, 1, play.legal(0)[0]).key
        'not-your-turn'
        """
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
        fits = any(verb.base <= other < verb.end for other in legal)
        return self.refusal(s, seat, action) or Refusal(
            "not-possible" if fits else "not-asked", self.decisions[s.decision].paragraph
        )


def faults(game: Game[Any]) -> Iterator[str]:
    """What keeps a game from being one, the first fault first."""
    missing = [field for field in REQUIRED if not hasattr(game, field)]
    if missing:
        yield f"lacks {', '.join(missing)}"
        return
    if not NAME.fullmatch(game.name):
        yield "needs a name of small letters, digits and _"
    if not game.seats or game.seats[0] < 1 or game.seats[-1] > len(LETTERS):
        yield f"is for 1 to {len(LETTERS)} seats, not {game.seats}"
    if game.package not in sys.modules:
        yield f"names the package '{game.package}', which is not imported"
    for what in ("verbs", "events", "decisions", "options"):
        twice = twice_named(getattr(game, what), what)
        if twice or not (getattr(game, what) or what == "options"):
            yield f"has {what} of the same name: {', '.join(twice)}" if twice else f"has no {what}"
    for one, other in pairwise(sorted(game.verbs, key=lambda verb: verb.base)):
        if one.end > other.base:
            yield f"has verbs whose codes overlap: {one.name} and {other.name}"


def twice_named(things: Sequence[Any], what: str) -> list[str]:
    """Names that stand for two things; one event may happen by several paragraphs."""
    keys = [(thing.name, thing.paragraph if what == "events" else "") for thing in things]
    return sorted({key[0] for key in keys if keys.count(key) > 1})


def state_hash(s: State) -> str:
    """Sixteen hex digits that tell positions apart, the same in every process and build.

    Only the numbers count, not how they came about.
    """
    text = ",".join(str(n) for n in s.numbers())
    return hashlib.sha256(text.encode()).hexdigest()[:16]
