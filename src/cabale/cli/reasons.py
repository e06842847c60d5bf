"""Why an answer is refused, found by the words a person types."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from cabale.cli.rules import page
from cabale.cli.saved import Saved
from cabale.core.game import Choice, GameError
from cabale.core.record import letter_of, read_answer
from cabale.rulebook import found
from cabale.words.words import Words, plain

MOST = 4  # answers explained at once
EACH = ("seat", "column")  # pieces of which there is one for each player


class Reasons:
    """Answers to « why not? », for the one who asks alone."""

    def __init__(self, saved: Saved, words: Words, console: Console) -> None:
        self.saved = saved
        self.words = words
        self.console = console
        self.labels: list[tuple[str, Choice]] = []  # every answer of the game, plainly spelled

    def why(self, seat: int, text: str) -> None:
        """Explain the answers that the words speak of, or show the rules that hold them."""
        actions = self.spoken_of(seat, text)
        self.explain(seat, actions[:MOST])
        if len(actions) > MOST:
            self.print(self.words.say("cli-more-answers", {"count": len(actions) - MOST}))
        if not self.is_spelled(seat, text):
            self.look_up(text, quietly=bool(actions))

    def spoken_of(self, seat: int, text: str) -> list[int]:
        """The action codes that the words may mean: of the open question, else of any."""
        game, s = self.saved.game, self.saved.play.state
        if self.is_spelled(seat, text):
            return [read_answer(game, f"{letter_of(seat)} {text}", s.seats).action]
        wanted = plain(text).split()
        legal = {choice.verb for choice in game.choices(s, seat)}
        matches = [c for label, c in self.every_answer() if says(label, wanted)]
        return [choice.action for choice in matches if choice.verb in legal] or [
            choice.action for choice in matches
        ]

    def is_spelled(self, seat: int, text: str) -> bool:
        """Whether the words are one whole answer, as records spell it."""
        try:
            read_answer(self.saved.game, f"{letter_of(seat)} {text}", self.saved.play.state.seats)
        except GameError:
            return False
        return True

    def every_answer(self) -> list[tuple[str, Choice]]:
        """All answers that any player may give in this game, with their words."""
        if not self.labels:
            for verb in self.saved.game.verbs:
                if self.words.has(f"verb-{verb.name}"):
                    self.labels += [
                        (plain(self.words.choice(choice)), choice)
                        for choice in self.choices_of(verb.base, verb.end, verb.name)
                    ]
        return self.labels

    def choices_of(self, base: int, end: int, verb: str) -> list[Choice]:
        """The answers of one verb that fit the number of seats."""
        game, seats = self.saved.game, self.saved.play.state.seats
        kinds = next(v.args for v in game.verbs if v.name == verb)
        out = []
        for action in range(base, end):
            args = game.args_of(action)
            if all(k not in EACH or a < seats for k, a in zip(kinds, args, strict=True)):
                out.append(Choice(action, verb, args))
        return out

    def explain(self, seat: int, actions: Sequence[int]) -> None:
        """Whether answers are allowed; if not, the reason and its paragraph, once for all alike."""
        by_reason: dict[tuple[str, str], list[str]] = {}
        for action in actions:
            refusal = self.saved.game.why_not(self.saved.play.state, seat, action)
            if refusal is None:
                self.print(self.words.say("cli-allowed", {"answer": self.label(action)}))
            else:
                reason = self.words.refusal(refusal), refusal.paragraph
                labels = by_reason.setdefault(reason, [])
                if self.label(action) not in labels:  # two cards may be alike
                    labels.append(self.label(action))
        shown = set()
        for (text, paragraph), labels in by_reason.items():
            for label in labels:
                self.print(self.words.say("cli-refused", {"answer": label}))
            self.print(text)
            if paragraph not in shown:
                self.show(paragraph)
            shown.add(paragraph)

    def label(self, action: int) -> str:
        game = self.saved.game
        verb = game.verb_of(action)
        assert verb is not None, f"{game.name} has no action {action}"
        return self.words.choice(Choice(action, verb.name, game.args_of(action)))

    def show(self, paragraph: str) -> None:
        shown = page(self.saved.game, self.words.language, paragraph)
        if shown is not None:
            self.console.print(shown)

    def look_up(self, text: str, quietly: bool = False) -> None:
        """What the rules say of the words: the first paragraph, and where there is more."""
        game, language = self.saved.game, self.words.language
        numbers = found(game, language, text)
        if not numbers:
            if not quietly:
                self.print(self.words.say("cli-nothing-found", {"text": text[:40]}))
            return
        self.console.print(page(game, language, numbers[0]) or "")
        if numbers[1:]:
            listed = " ".join(f"§{number}" for number in numbers[1:])
            self.print(self.words.say("cli-paragraphs-found", {"numbers": listed}))

    def print(self, text: str) -> None:
        self.console.print(Padding(Text(text), (0, 2), expand=False))


def says(label: str, wanted: list[str]) -> bool:
    """Whether every wanted word begins a word of the label."""
    words = label.split()
    return all(any(word.startswith(w) for word in words) for w in wanted)
