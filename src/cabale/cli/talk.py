"""The conversation with people at the keyboard: what they see, what they may type."""

from __future__ import annotations

import sys

from rich.console import Console
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from cabale.boards import draw_board, name_pieces
from cabale.bots.eyes import Eyes
from cabale.bots.hint import hint, percent, remark_words
from cabale.cli.menu import Entry, entries, menu
from cabale.cli.reasons import Reasons
from cabale.cli.rules import page
from cabale.cli.saved import Saved
from cabale.cli.telling import result, tell, tie_lines
from cabale.core.game import GameError
from cabale.core.play import Play
from cabale.core.protocol import WATCHER
from cabale.core.record import Answer, letter_of, read_answer, say_answer
from cabale.core.rng import Rng
from cabale.server.text import clean
from cabale.words.words import Words

HELP = (
    "number", "words", "say", "why", "why-text", "hint", "rules", "board", "undo", "restart", "quit"
)  # fmt: skip
QUOTES = ('"', "“", "«", "”")  # what is typed after one of these is said aloud
LONGEST = 240  # of what is said at once


class Leave(Exception):
    """The person wants to stop here; everything is saved."""


class Talk:
    """One screen that one or several people share."""

    def __init__(self, saved: Saved, words: Words, console: Console, people: list[int]) -> None:
        self.saved = saved
        self.words = words
        self.console = console
        self.people = people
        self.alone = len(people) < 2  # nobody has to look away
        self.eyes = people[0] if len(people) == 1 else WATCHER  # who looks at the screen
        # events told to each seat, last those told to watchers
        self.heard = [
            *map(self.play.told_at_last, range(saved.record.seats)),
            len(self.play.journal),
        ]
        self.drawn = -1  # events when the board was last drawn
        self.unsaid: dict[int, str] = {}  # seat → words that are heard with its next deed
        self.said: list[tuple[int, int, str]] = []  # events before it, seat, words
        self.reasons = Reasons(saved, words, console)

    @property
    def play(self) -> Play:
        """The game they play."""
        return self.saved.play

    # -- showing

    def say(self, key: str, **args: str | int) -> None:
        self.console.print(Text(self.words.say(key, args)))

    def say_file(self, key: str, file: str, **args: str | int) -> None:
        """A sentence that ends with the name of a file, which must not be broken."""
        self.console.print(Text(self.words.say(key, args)))
        self.console.print(Text(f"  {file}"), soft_wrap=True)

    def note(self, text: str) -> None:
        """A sentence set in."""
        self.console.print(Padding(Text(text), (0, 2), expand=False))

    def tell_new(self, seat: int) -> None:
        """Tell a seat what has happened since it was last told."""
        first, self.heard[seat] = self.heard[seat], len(self.play.journal)
        for after, speaker, text in self.said:
            if first < after:
                self.tell_between(seat, first, after)
                self.quote(speaker, text)
                first = after
        self.tell_between(seat, first, len(self.play.journal))

    def tell_between(self, seat: int, first: int, end: int) -> None:
        """Tell a seat some of the events."""
        tell(self.console, self.words, self.play.told(seat, first, end), seat)

    def quote(self, speaker: int, text: str) -> None:
        """Somebody's own words."""
        who = self.words.player(speaker)
        self.note(self.words.say("cli-said", {"player": who, "text": text}))

    def hear(self, seat: int, before: int) -> None:
        """A seat has answered: what it had to say is heard with a deed that others see."""
        events = self.play.told(WATCHER, before)
        if seat in self.unsaid and any(event.seat == seat for event in events):
            self.said.append((len(self.play.journal), seat, self.unsaid.pop(seat)))

    def draw(self, seat: int) -> None:
        """The board as a seat sees it."""
        self.drawn = len(self.play.journal)
        self.console.print()
        self.console.print(draw_board(self.play.game, self.play.state, seat, self.words))

    def look(self, seat: int) -> None:
        """Let a seat look: alone before the screen, then what is new, then the board."""
        if seat != self.eyes:
            self.curtain(seat)
        fresh = self.drawn != len(self.play.journal)
        self.tell_new(seat)
        if fresh:
            self.draw(seat)

    def curtain(self, seat: int) -> None:
        """Hide what the last person saw until the next one sits down."""
        self.console.clear()
        self.console.print(Rule())
        self.say("cli-pass", name=self.words.player(seat))
        self.line(self.words.say("cli-pass-ready"))
        self.console.clear()
        self.eyes = seat
        self.drawn = -1

    def finish(self) -> None:
        """The last events, the board, the places and why they are so."""
        seat = self.eyes if self.alone else WATCHER
        self.heard[seat] = self.heard[self.eyes]
        self.tell_new(seat)
        self.draw(seat)
        self.console.print(Rule())
        self.console.print(result(self.play.game, self.play.state, self.words))
        for line in tie_lines(self.play.game, self.play.state, self.words):
            self.note(line)

    # -- asking

    def line(self, prompt: str) -> str:
        """What the person types; the end of input means to leave."""
        try:
            typed = self.console.input(Text(prompt + " ")).strip()
        except EOFError:
            self.console.print()
            raise Leave from None
        if not sys.stdin.isatty():
            self.console.print(Text(typed))
        return typed

    def ask(self, seat: int) -> int | None:
        """The answer of a person; None when the position has changed under the question."""
        play = self.play
        self.look(seat)
        name_pieces(play.game, play.state, seat, self.words)
        decision = play.game.decisions[play.state.decision]
        pieces = play.game.question_args(play.state, seat)
        self.console.print()
        prompt = self.words.prompt(decision.name, play.waiting(seat), seat, pieces)
        self.console.print(Text(prompt, style="bold"), Text(f"§{decision.paragraph}", style="dim"))
        return self.choose(seat, entries(self.words, play.choices(seat)))

    def choose(self, seat: int, top: list[Entry]) -> int | None:
        """Let the person choose from menus within menus, or type something else."""
        lines, shown = top, False
        while True:
            if not shown:
                self.console.print(menu(lines))
            typed = self.line(
                self.words.say("cli-choose" if lines is top else "cli-choose-or-back")
            )
            numbers = typed.split()
            shown = True
            if numbers and all(word.isdecimal() for word in numbers):
                lines, action = self.descend(lines, [int(word[:6]) for word in numbers])
                shown = False
            elif not typed:
                lines, action, shown = top, None, lines is top
            elif typed in ("u", "U"):
                if self.undo(seat, whole=typed == "U"):
                    return None
                continue
            else:
                action = self.other(seat, typed)
            if action is not None:
                return action

    def descend(self, lines: list[Entry], numbers: list[int]) -> tuple[list[Entry], int | None]:
        """Follow numbers through the menus: where they lead, and the answer if they reach one."""
        for step, number in enumerate(numbers, 1):
            if not 1 <= number <= len(lines):
                self.say("cli-no-such-number", last=len(lines))
                return lines, None
            entry = lines[number - 1]
            if len(entry.choices) == 1 and step < len(numbers):
                self.say("cli-too-many-numbers", answer=entry.label)
                return lines, None
            if len(entry.choices) == 1:
                return lines, entry.choices[0].action
            lines = entries(self.words, entry.choices)
        return lines, None

    def other(self, seat: int, typed: str) -> int | None:
        """Anything but numbers and undo; an answer if it was one in the words of records."""
        command, _, rest = typed.partition(" ")
        if typed.startswith(QUOTES):
            self.keep_words(seat, typed)
            return None
        if command == "q":
            raise Leave
        if command == "b":
            self.draw(seat)
        elif command == "h":
            self.hint(seat)
        elif command == "r":
            self.rule(rest)
        elif command.startswith("?"):
            self.why(seat, typed[1:].strip())
        else:
            return self.spelled(seat, typed)
        return None

    def keep_words(self, seat: int, typed: str) -> None:
        """Own words, said with what is done next; nothing but a quote takes them back."""
        text = clean(typed.strip('"“”«»\u00a0\u202f '), LONGEST)
        if text:
            self.unsaid[seat] = text
            self.say("cli-will-say", text=text)
        else:
            self.unsaid.pop(seat, None)
            self.say("cli-says-nothing")

    def spelled(self, seat: int, typed: str) -> int | None:
        """An answer in the words of records, if it is legal; else why not."""
        game = self.play.game
        try:
            answer = read_answer(game, f"{letter_of(seat)} {typed}", self.play.state.seats)
        except GameError:
            self.say("cli-not-understood", text=typed[:40])
            return None
        if self.play.why_not(seat, answer.action) is None:
            return answer.action
        self.reasons.explain(seat, [answer.action])
        return None

    def undo(self, seat: int, whole: bool) -> bool:
        """Take back the last answer, or all since something was learned."""
        free = self.play.undoable(seat)
        if free == 0:
            self.say("cli-no-undo")
            return False
        count = free if whole else 1
        self.saved.undo(seat, count)
        self.heard = [min(n, len(self.play.journal)) for n in self.heard]
        self.said = [one for one in self.said if one[0] <= len(self.play.journal)]
        self.drawn = -1
        self.say("cli-undone", count=count)
        return True

    # -- explaining

    def why(self, seat: int, text: str) -> None:
        """Help and the paragraph of the question; with words, why they are no answer."""
        if text:
            self.reasons.why(seat, text)
            return
        game, s = self.play.game, self.play.state
        example = say_answer(game, Answer(seat, s.legal(seat)[0])).partition(" ")[2]
        for name in HELP:
            self.note(self.words.say(f"cli-help-{name}", {"example": example}))
        self.rule("")

    def hint(self, seat: int) -> None:
        """What a strong bot would answer, and why; only against bots, as at a table."""
        if not self.alone:
            self.say("cli-no-hint")
            return
        play, words = self.play, self.words
        found = hint(Eyes(play.game.name, play.state, seat), Rng(len(play.answers)))
        best = found.best[0]
        answer = next(c for c in play.choices(seat) if c.action == best.action)
        args = {"percent": percent(best.chance), "error": max(1, percent(best.error))}
        self.note(words.choice(answer))
        if best.error:
            self.note(words.say("cli-hint-chance", args))
        for reason in found.reasons:
            self.note(f"{'!' if reason.risk else '+'} {words.reason(reason)} §{reason.paragraph}")
        for remark in found.remarks:
            self.note(remark_words(remark, play.game, words))

    def rule(self, number: str) -> None:
        """A paragraph of the rules, that of the open question by default."""
        game = self.play.game
        number = number or game.decisions[self.play.state.decision].paragraph
        shown = page(game, self.words.language, number)
        if shown is None:
            self.say("cli-no-paragraph", number=number[:20])
        else:
            self.console.print(shown)
