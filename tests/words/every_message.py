"""Every message of every game with real arguments: `python tests/words/every_message.py fr reigns`.

A message is said once for each piece it may speak of, each variant it knows, and with its numbers
at 0, 1, 2 and 7, one number at a time. Written for a person to read; test_every_message.py looks
for what a program can see.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from cabale.core.game import Game
from cabale.games.catalogue import game_named, names
from cabale.words.words import LANGUAGES, Words, _ordinal, files

PEOPLE = ("Élise", "Mme d’Humières")  # a vowel first; a space and an apostrophe inside
COUNTS = (0, 1, 2, 7)
FIXED = 3  # what the other numbers are meanwhile
ENOUGH = 12  # sentences of one message that a reader is shown
PLURAL = {"zero", "one", "two", "few", "many", "other"}
# variables that are numbers wherever they stand
NUMBERS = set(
    """
    answers broken cards changed column count court done doubled extra failed files games general
    gold gold2 hand high kept laid left low minutes number number2 number3 number4 own percent
    pile place plots points points2 price rank ready reserve round rows seats seconds shields size
    steps total turn turns value votes
    """.split()
)


@dataclass(frozen=True)
class Said:
    """One message with the arguments it was given, and what came out."""

    key: str
    varied: str  # the number that was varied, "" if none was
    count: int
    text: str


def texts_of(game: Game[Any] | None, language: str) -> list[str]:
    """The files of words as the page reads them, the game's last."""
    shared = files("cabale.words")
    out = [
        (shared / name).read_text("utf-8") for name in (f"{language}.ftl", f"page.{language}.ftl")
    ]
    if game is not None:
        out += [game.file(f"words/{name}", language) for name in ("*.ftl", "page.*.ftl")]
    return out


class Speaker:
    """Says the messages of one game, or those that all share."""

    def __init__(self, game: Game[Any] | None, language: str, pieces: int = 99) -> None:
        self.game = game
        self.pieces = pieces  # of each type, at most
        self.words = Words(language, game, PEOPLE)
        self.bundle = FluentBundle(
            [language], use_isolating=False, functions={"ORD": _ordinal(language)}
        )
        self.messages: dict[str, ast.Message] = {}
        self.own: list[str] = []  # keys of the last files, those that are looked at
        texts = texts_of(game, language)
        for i, text in enumerate(texts):
            self.bundle.add_resource(FluentResource(text), allow_overrides=True)
            found = [e for e in FluentParser().parse(text).body if isinstance(e, ast.Message)]
            self.messages.update({message.id.name: message for message in found})
            if game is None or i >= 2:
                self.own += [message.id.name for message in found]

    def everything(self) -> Iterator[Said]:
        for key in self.own:
            message = self.messages[key]
            patterns = [(key, message.value)] if message.value else []
            patterns += [(f"{key}.{a.id.name}", a.value) for a in message.attributes]
            for name, pattern in patterns:
                yield from self.one(name, pattern)

    def one(self, key: str, pattern: ast.Pattern) -> Iterator[Said]:
        """A message with everything it may speak of."""
        asked: dict[str, set[str]] = {}
        self.variables(pattern, asked)
        numbers = [v for v in asked if self.is_number(v, asked[v])]
        for args in self.choices({v: k for v, k in asked.items() if v not in numbers}):
            given = {**args, **dict.fromkeys(numbers, FIXED)}
            for varied in numbers or [""]:
                for count in COUNTS if varied else (FIXED,):
                    if varied:
                        given[varied] = count
                    yield Said(key, varied, count, self.say(key, given))
                if varied:
                    given[varied] = FIXED

    def say(self, key: str, args: dict[str, str | int]) -> str:
        name, _, attribute = key.partition(".")
        message = self.bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        text, errors = self.bundle.format_pattern(pattern, args)
        assert not errors, f"{key} with {args}: {errors}"
        return str(text)

    # -- what a message asks for

    def variables(self, node: Any, out: dict[str, set[str]]) -> None:
        """Every variable of a pattern, with the variants that are chosen by it."""
        if isinstance(node, ast.VariableReference):
            out.setdefault(node.id.name, set())
        elif isinstance(node, ast.MessageReference):
            message = self.messages[node.id.name]
            parts = {a.id.name: a.value for a in message.attributes}
            self.variables(parts[node.attribute.name] if node.attribute else message.value, out)
        elif isinstance(node, ast.SelectExpression):
            keys = {str(getattr(v.key, "name", getattr(v.key, "value", ""))) for v in node.variants}
            if isinstance(node.selector, ast.VariableReference):
                out.setdefault(node.selector.id.name, set()).update(keys)
            else:
                self.variables(node.selector, out)
            for variant in node.variants:
                self.variables(variant.value, out)
        elif isinstance(node, (ast.Pattern, ast.Placeable, ast.FunctionReference)):
            inner = getattr(node, "elements", None) or getattr(node, "expression", None)
            inner = inner if inner is not None else node.arguments.positional  # type: ignore[union-attr]
            for part in inner if isinstance(inner, list) else [inner]:
                self.variables(part, out)

    def is_number(self, variable: str, variants: set[str]) -> bool:
        if variants:
            return bool(variants & PLURAL - {"other"}) or any(v.isdecimal() for v in variants)
        return variable in NUMBERS and not self.is_piece(variable)

    def kind_of(self, variable: str) -> str:
        """The type of piece: `card` for `card2-the`."""
        return variable.partition("-")[0].rstrip("2345") if variable != "half" else "half"

    def is_piece(self, variable: str) -> bool:
        return self.game is not None and self.kind_of(variable) in self.game.names

    def choices(self, asked: dict[str, set[str]]) -> Iterator[dict[str, str | int]]:
        """Arguments for the variables that are no numbers: every piece, every variant."""
        slots = sorted({variable.partition("-")[0] for variable in asked})
        ways: list[dict[str, str | int]] = [{}]
        for slot in slots:
            mine = {v: k for v, k in asked.items() if v.partition("-")[0] == slot}
            fillings = list(self.fillings(slot, mine))
            if len(ways) * len(fillings) > 400:
                fillings = fillings[:2]
            ways = [{**way, **filling} for way in ways for filling in fillings]
        yield from ways

    def fillings(self, slot: str, mine: dict[str, set[str]]) -> Iterator[dict[str, str | int]]:
        if self.is_piece(slot):
            assert self.game is not None
            kind = self.kind_of(slot)
            suffix = slot[len(kind) :]
            hidden = [-1] if self.words.has(f"hidden-{kind}") else []
            for value in [*range(len(self.game.names[kind]))[: self.pieces], *hidden]:
                pieces = self.words.piece_args(kind, value, suffix)
                if all(v in pieces for v in mine):
                    yield pieces
        elif any(v.endswith("-of") for v in mine) or slot in ("seat", "seat2", "player", "monarch"):
            for name in PEOPLE[: self.pieces - 1]:
                yield {slot: name, f"{slot}-id": "A", f"{slot}-of": self.words.of(name)}
        else:
            for value in sorted(set().union(*mine.values())) or [SAMPLES.get(slot, "…")]:
                yield dict.fromkeys(mine, value)


SAMPLES = {"name": "Élise", "first": "Élise", "last": "Armand", "owner": "Élise", "half": "9½"}


def main() -> None:
    """Print what a reader should read, one line for each sentence that differs."""
    language = sys.argv[1]
    assert language in LANGUAGES, f"the languages are {LANGUAGES}"
    for name in sys.argv[2:] or ["", *names()]:
        seen: dict[str, set[str]] = {}
        for said in Speaker(game_named(name) if name else None, language, 2).everything():
            texts = seen.setdefault(said.key, set())
            if said.text not in texts and len(texts) < ENOUGH:
                texts.add(said.text)
                print(f"{said.key:28} {said.text}")


if __name__ == "__main__":
    main()
