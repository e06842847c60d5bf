"""Sentences from Fluent messages: how a verb, a prompt, an event or a refusal is said.

The page renders the same messages by the same rules (web/src/words). A piece is given to a
message as `$card` (its words), `$card-id` (its name, for selectors) and one variable for each
attribute of its message (`$card-the`). A second piece of the same type is `$card2`. A player is
`$seat`, and `$seat-of` where the sentence says whose something is.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from functools import lru_cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentNone

from cabale.core.game import LETTERS, Choice, Game
from cabale.core.journal import HIDDEN, Event
from cabale.core.protocol import Refusal
from cabale.core.reason import Reason

LANGUAGES = ("en", "fr")
# before which French drops a vowel: d’Élise, d’Yves, but de Yann
VOWEL = re.compile("[aeiouhàâäéèêëîïôöùûüœæ]|y[^aeiouéè]", re.IGNORECASE)
Value = str | int


class MissingWords(KeyError):
    """A message that no file of words holds."""


@lru_cache(maxsize=16)
def _bundle(language: str, game: Game[Any] | None) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False, functions={"ORD": _ordinal(language)})
    shared = files("cabale.words") / f"{language}.ftl"
    bundle.add_resource(FluentResource(shared.read_text("utf-8")))
    if game:
        own = FluentResource(game.file("words/*.ftl", language))
        bundle.add_resource(own, allow_overrides=True)
    return bundle


def say_alone(language: str, game: Game[Any], key: str) -> str:
    """A message of a game, said without reading all the others, which takes a while.

    >>> import cabale
    >>> say_alone("en", cabale.game("cape_epee"), "title")
    'De Cape & d’Épée'
    """
    entry = rf"^{re.escape(key)} *=.*(?:\n+ +\S.*)*$"
    found = re.findall(entry, game.file("words/*.ftl", language), re.MULTILINE)
    if len(found) != 1 or "{" in found[0]:  # it names other messages
        return Words(language, game).say(key)
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(found[0]))
    value = bundle.get_message(key).value
    assert value is not None, f"'{key}' has attributes alone"
    return str(bundle.format_pattern(value, {})[0])


def _ordinal(language: str) -> Any:
    def ordinal(number: Any) -> str:
        n = int(number)
        if language == "fr":
            return "1er" if n == 1 else f"{n}e"
        endings = {1: "st", 2: "nd", 3: "rd"}
        return f"{n}{'th' if n % 100 in (11, 12, 13) else endings.get(n % 10, 'th')}"

    return ordinal


def say_halves(value: int) -> str:
    """A number counted in halves, which is never a secret and may be negative: 19 is 9½."""
    whole = "" if abs(value) == 1 else str(abs(value) // 2)
    return ("−" if value < 0 else "") + whole + ("½" if value % 2 else "")


APART = str.maketrans({"’": " ", "'": " ", "œ": "oe", "æ": "ae"})


def plain(text: str) -> str:
    """Letters without accents, ligatures, case and apostrophes, for comparing."""
    decomposed = unicodedata.normalize("NFD", text.casefold().translate(APART))
    return "".join(c for c in decomposed if not unicodedata.combining(c))


class Words:
    """The words of one game in one language, spoken to one table.

    >>> import cabale
    >>> words = cabale.Words("en", cabale.game("cape_epee"), ["Ann", "Bob"])
    >>> words.say("title")
    'De Cape & d’Épée'
    """

    def __init__(
        self, language: str, game: Game[Any] | None = None, players: Sequence[str] = ()
    ) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"the languages are {LANGUAGES}, not '{language}'")
        self.language = language
        self.game = game
        self.players = players
        self.called: dict[tuple[str, int], str] = {}  # pieces named by what is seen of them
        self._bundle = _bundle(language, game)

    def has(self, key: str) -> bool:
        """Whether there are words for a key.

        >>> import cabale
        >>> words = cabale.Words("en", cabale.game("cape_epee"), ["Ann", "Bob"])
        >>> words.has("title"), words.has("chess")
        (True, False)
        """
        return bool(self._bundle.has_message(key))

    def say(self, key: str, args: Mapping[str, Value] | None = None) -> str:
        """The message `key`, or its attribute if the key is `message.attribute`.

        >>> import cabale
        >>> words = cabale.Words("en", cabale.game("cape_epee"), ["Ann", "Bob"])
        >>> words.say("refusal-not-your-turn")
        'You are not asked anything now.'
        """
        name, _, attribute = key.partition(".")
        if not self._bundle.has_message(name):
            raise MissingWords(f"no words for '{key}' in {self.language}")
        message = self._bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise MissingWords(f"no words for '{key}' in {self.language}")
        text, errors = self._bundle.format_pattern(pattern, dict(args or {}))
        if errors or isinstance(text, FluentNone):
            raise MissingWords(f"'{key}' in {self.language}: {errors}")
        return str(text)

    # -- pieces

    def number(self, value: float, digits: int) -> str:
        """So many digits behind the point, which is a comma in French.

        >>> import cabale
        >>> cabale.Words("fr").number(11.5, 2)
        '11,50'
        """
        return f"{value:.{digits}f}".replace(".", self.say("decimal-point"))

    def interval(self, mean: float, low: float, high: float, digits: int) -> str:
        """A figure and the interval it lies in.

        >>> import cabale
        >>> cabale.Words("en").interval(0.52, 0.47, 0.57, 2)
        '0.52 [0.47, 0.57]'
        """
        figures = {"mean": mean, "low": low, "high": high}
        said = {name: self.number(value, digits) for name, value in figures.items()}
        return self.say("interval", said)

    def share(self, mean: float, low: float, high: float, digits: int) -> str:
        """A share and its interval in hundredths.

        >>> import cabale
        >>> cabale.Words("en").share(0.521, 0.47, 0.572, 1)
        '52.1 % [47.0, 57.2]'
        """
        figures = {"mean": mean, "low": low, "high": high}
        said = {name: self.number(100 * value, digits) for name, value in figures.items()}
        return self.say("interval-percent", said)

    def piece_args(self, kind: str, value: int, suffix: str = "") -> dict[str, Value]:
        """The variables by which a message speaks of one piece.

        >>> import cabale
        >>> words = cabale.Words("en", cabale.game("cape_epee"), ["Ann", "Bob"])
        >>> words.piece_args("seat", 1)["seat-id"]
        'B'
        """
        slot = f"{kind}{suffix}"
        if kind == "seat":
            name = self.player(value)
            return {slot: name, f"{slot}-id": self.seat_id(value), f"{slot}-of": self.of(name)}
        if kind == "half":
            return {slot: say_halves(value), f"{slot}-id": str(value)}
        if (kind, value) in self.called:
            return {slot: self.called[kind, value], f"{slot}-id": str(value)}
        names = self.game.names.get(kind) if self.game else None
        if names is None and value != HIDDEN:
            return {slot: value, f"{slot}-id": str(value)}
        assert names is not None or value == HIDDEN, f"{kind} has no names"
        key = f"hidden-{kind}" if value == HIDDEN or names is None else f"{kind}-{names[value]}"
        if value == HIDDEN and not self.has(key):
            return {slot: "…", f"{slot}-id": "hidden"}
        out: dict[str, Value] = {slot: self.say(key)}
        out[f"{slot}-id"] = "hidden" if value == HIDDEN or names is None else names[value]
        for attribute in self._bundle.get_message(key).attributes:
            out[f"{slot}-{attribute}"] = self.say(f"{key}.{attribute}")
        return out

    def args(
        self, kinds: Sequence[str], values: Sequence[int], taken: str = ""
    ) -> dict[str, Value]:
        """The variables of several pieces; a type that is `taken` begins with the suffix 2.

        >>> import cabale
        >>> words = cabale.Words("en", cabale.game("cape_epee"), ["Ann", "Bob"])
        >>> words.args(("seat", "seat"), (0, 1))["seat2"]
        'Bob'
        """
        seen: dict[str, int] = {taken: 1} if taken else {}
        out: dict[str, Value] = {}
        for kind, value in zip(kinds, values, strict=False):
            seen[kind] = seen.get(kind, 0) + 1
            suffix = "" if seen[kind] == 1 else str(seen[kind])
            out.update(self.piece_args(kind, value, suffix))
        return out

    def piece(self, kind: str, value: int) -> str:
        """One piece by its name.

        >>> import cabale
        >>> words = cabale.Words("en", cabale.game("cape_epee"), ["Ann", "Bob"])
        >>> words.piece("card", 0)
        'King'
        """
        return str(self.piece_args(kind, value)[kind])

    def player(self, seat: int) -> str:
        """The name of who sits there, its letter if nobody said a name.

        >>> import cabale
        >>> words = cabale.Words("en", cabale.game("cape_epee"), ["Ann", "Bob"])
        >>> words.player(1)
        'Bob'
        """
        if seat < 0:
            return self.say("chance")
        return self.players[seat] if seat < len(self.players) else LETTERS[seat]

    def of(self, name: str) -> str:
        """`of Élise`, as a language joins it to the name.

        >>> import cabale
        >>> cabale.Words("fr").of("Élise")
        'd’Élise'
        """
        vowel = VOWEL.match(name)
        return self.say("of-vowel" if vowel else "of-name", {"name": name})

    @staticmethod
    def seat_id(seat: int) -> str:
        """How a seat is called in selectors and records.

        >>> import cabale
        >>> cabale.Words.seat_id(2)
        'C'
        """
        return "chance" if seat < 0 else LETTERS[seat]

    def list_players(self, seats: Sequence[int]) -> str:
        """Several names as people enumerate them.

        >>> import cabale
        >>> words = cabale.Words("en", cabale.game("cape_epee"), ["Ann", "Bob"])
        >>> words.list_players([0, 1])
        'Ann and Bob'
        """
        names = [self.player(seat) for seat in seats]
        if len(names) < 2:
            return "".join(names)
        return self.say("list-and", {"first": ", ".join(names[:-1]), "last": names[-1]})

    # -- sentences

    def event(self, event: Event, viewer: int | None = None) -> str:
        """What happened, in one sentence.

        >>> import cabale
        >>> words = cabale.Words("en", cabale.game("cape_epee"), ["Ann", "Bob"])
        >>> play = cabale.play("cape_epee", 2, seed=1)
        >>> words.event(play.told(0)[0], 0)
        'You take Juliet into your hand.'
        """
        assert self.game is not None, "events belong to a game"
        kind = self.game.events[event.kind]
        args = self.piece_args("seat", event.seat)
        args["you"] = "yes" if viewer is not None and viewer == event.seat else "no"
        args.update(self.args(kind.args, event.details, taken="seat"))
        return self.say(f"event-{kind.name}", args)

    def choice(self, choice: Choice) -> str:
        """One answer, as the label of a button.

        >>> import cabale
        >>> words = cabale.Words("en", cabale.game("cape_epee"), ["Ann", "Bob"])
        >>> words.choice(cabale.play("cape_epee", 2, seed=1).choices(0)[0])
        'Juliet under column 1'
        """
        assert self.game is not None, "choices belong to a game"
        verb = next(v for v in self.game.verbs if v.name == choice.verb)
        return self.say(f"verb-{verb.name}", self.args(verb.args, choice.args))

    def refusal(self, refusal: Refusal) -> str:
        """Why not, in one sentence.

        >>> import cabale
        >>> words = cabale.Words("en", cabale.game("cape_epee"), ["Ann", "Bob"])
        >>> play = cabale.play("cape_epee", 2, seed=1)
        >>> words.refusal(play.why_not(1, play.legal(0)[0]))
        'You are not asked anything now.'
        """
        kinds = [kind for kind, _ in refusal.args]
        values = [value for _, value in refusal.args]
        return self.say(f"refusal-{refusal.key}", self.args(kinds, values))

    def reason(self, reason: Reason) -> str:
        """Why an answer, or what matters, in one sentence.

        >>> import cabale
        >>> from cabale.core.reason import reason
        >>> words = cabale.Words("en", cabale.game("cape_epee"), ["Ann", "Bob"])
        >>> words.reason(reason("worth", "5.3", card=0, half=40, objective=0))
        'Your King is worth 20 in Alchemy 1.'
        """
        kinds = [kind for kind, _ in reason.args]
        values = [value for _, value in reason.args]
        return self.say(f"reason-{reason.key}", self.args(kinds, values))

    def prompt(
        self,
        decision: str,
        waiting: Sequence[int],
        viewer: int,
        pieces: Sequence[tuple[str, int]] = (),
    ) -> str:
        """What must be done, worded for `viewer`: by it, or by those it waits for.

        >>> import cabale
        >>> words = cabale.Words("en", cabale.game("cape_epee"), ["Ann", "Bob"])
        >>> words.prompt("slide", [1], viewer=0)
        'Bob is about to slide a card.'
        """
        if not waiting:
            return self.say("prompt-chance")
        acts = viewer in waiting
        args = self.args([kind for kind, _ in pieces], [value for _, value in pieces], "seat")
        args["seat"] = self.player(viewer) if acts else self.list_players(waiting)
        args["count"] = len(waiting)
        return self.say(f"{'prompt' if acts else 'wait'}-{decision}", args)
