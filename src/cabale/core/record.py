"""A record: the header of a game and its answers, chance's too, each with its words."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Final

from cabale.core.game import LETTERS, Game, GameError
from cabale.core.protocol import CHANCE, OVER, Refusal, State, Verb
from cabale.core.rng import Rng

CHANCE_LETTER = "*"
ANEW: Final = -2  # actions of chance from here down draw anew all that a seat cannot know
SEATS: Final = 8  # that such an action tells apart
NUMBERS: Final = 10**6  # by one of which it draws
ANEW_WORD: Final = f"{CHANCE_LETTER} anew "


class IllegalAnswer(GameError):
    """An answer that the open question does not allow; `refusal` says why, if the rules do."""

    def __init__(self, message: str, refusal: Refusal | None = None) -> None:
        super().__init__(message)
        self.refusal: Final = refusal


@dataclass(frozen=True, slots=True)
class Answer:
    """One answer of one seat, or of chance."""

    seat: int
    action: int


@dataclass(frozen=True, slots=True)
class Back:
    """The last `answers` answers were withdrawn at the wish of `seat`."""

    seat: int
    answers: int


@dataclass(slots=True)
class Record:
    """All that is needed to play a game again.

    >>> import cabale
    >>> play = cabale.play("cape_epee", 2, seed=1)
    >>> record = play.record()
    >>> record.names[0] = "Élise"
    >>> cabale.read_record(cabale.write_record(record)).names
    {0: 'Élise'}
    """

    game: str
    rules: int
    seats: int
    options: dict[str, str] = field(default_factory=dict)
    components: dict[str, Any] = field(default_factory=dict)  # departures from components.toml
    names: dict[int, str] = field(default_factory=dict)  # seat → who sat there
    bots: dict[int, str] = field(default_factory=dict)  # seat → the bot that played it
    given: int = 0  # answers at the head that were taken over from another game
    commit: str = ""  # the commitment published before the first move
    seed: str = ""  # the seed behind it, hex, once the game is over
    entropy: list[str] = field(default_factory=list)  # what each seat's browser added
    lines: list[Answer | Back] = field(default_factory=list)

    def answers(self, upto: int | None = None) -> list[Answer]:
        """The answers that stand after the first `upto` lines, withdrawn ones left out.

        >>> import cabale
        >>> play = cabale.play("cape_epee", 2, seed=1)
        >>> play.record().answers() == play.answers
        True
        """
        out: list[Answer] = []
        for line in self.lines[:upto]:
            if isinstance(line, Back):
                del out[len(out) - line.answers :]
            else:
                out.append(line)
        return out


def follow(s: State, answers: Iterable[Answer]) -> State:
    """The position that answers known to be legal lead to; `s` itself goes there.

    Where something is drawn anew it goes no further, and another one does.
    """
    for answer in answers:
        if answer.action > ANEW:
            s.apply(answer.seat, answer.action)
        else:
            s = drawn_anew(s, answer)
    return s


def anew(seat: int, number: int) -> Answer:
    """Chance draws all that `seat` cannot know anew, by a number below NUMBERS."""
    return Answer(CHANCE, ANEW - (number * SEATS + seat))


def whose_and_number(answer: Answer) -> tuple[int, int]:
    """For whose eyes it is drawn anew, and by which number."""
    number, seat = divmod(ANEW - answer.action, SEATS)
    return seat, number


def drawn_anew(s: State, answer: Answer) -> State:
    """A position that a seat cannot tell from `s`; what happens there is told where it was."""
    seat, number = whose_and_number(answer)
    out = s.resample(seat, Rng(number))
    out.journal = s.journal
    return out


def check(game: Game[Any], s: State, answer: Answer) -> None:
    """Refuse an answer that the open question does not allow."""
    if s.decision == OVER:
        raise IllegalAnswer("the game is already over")
    if answer.seat == CHANCE and answer.action <= ANEW:
        if s.waiting == 0 or whose_and_number(answer)[0] >= s.seats:
            raise IllegalAnswer("nothing is drawn anew here")
        return
    if not s.is_asked(answer.seat):
        who = letter_of(answer.seat) if CHANCE <= answer.seat < s.seats else f"seat {answer.seat}"
        raise IllegalAnswer(f"{who} is not asked here")
    if game.verb_of(answer.action) is None:
        raise IllegalAnswer(f"{game.name} has no action {answer.action}")
    if answer.action not in list(s.legal(answer.seat)):
        by_chance = answer.seat == CHANCE
        refusal = None if by_chance else game.why_not(s, answer.seat, answer.action)
        raise IllegalAnswer(f"'{say_answer(game, answer)}' is not legal here", refusal)


# -- one answer as words


def letter_of(seat: int) -> str:
    """A for seat 0 and so on; a star for chance."""
    return CHANCE_LETTER if seat == CHANCE else LETTERS[seat]


def seat_of(letter: str, seats: int) -> int:
    """The seat a letter stands for; GameError if it stands for none."""
    if letter == CHANCE_LETTER:
        return CHANCE
    if len(letter) != 1 or letter not in LETTERS[:seats]:
        raise GameError(f"'{letter[:40]}' is no seat of this game: {LETTERS[:seats]} or *")
    return LETTERS.index(letter)


def say_answer(game: Game[Any], answer: Answer) -> str:
    """An answer in the words of records and scenarios: `A slide dragon 2`."""
    if answer.action <= ANEW:
        seat, number = whose_and_number(answer)
        return f"{ANEW_WORD}{letter_of(seat)} {number}"
    verb = game.verb_of(answer.action)
    assert verb is not None, f"{game.name} has no action {answer.action}"
    words = [letter_of(answer.seat), verb.name]
    for kind, value in zip(verb.args, game.args_of(answer.action), strict=False):
        words.append(say_piece(game, kind, value))
    return " ".join(words)


def say_line(game: Game[Any], line: Answer | Back) -> str:
    """One line of a record: an answer, or answers taken back."""
    if isinstance(line, Back):
        return f"back {line.answers} {letter_of(line.seat)}"
    return say_answer(game, line)


def say_piece(game: Game[Any], kind: str, value: int) -> str:
    """A piece by its name; a piece type without names is a number, a seat a letter."""
    if kind == "seat":
        return letter_of(value)
    names = game.names.get(kind)
    return names[value] if names else str(value)


def read_answer(game: Game[Any], text: str, seats: int) -> Answer:
    """The answer that such words stand for; GameError says what is wrong with them."""
    words = text.split()
    if text.startswith(ANEW_WORD):
        return read_anew(words[2:], seats)
    if len(words) < 2:
        raise GameError(f"'{text[:40]}' is not an answer: a seat, a verb and its pieces")
    seat = seat_of(words[0], seats)
    verb = next((v for v in game.verbs if v.name == words[1]), None)
    if verb is None:
        raise GameError(f"{game.name} has no verb '{words[1][:40]}'")
    if len(words) - 2 != len(verb.args):
        raise GameError(f"'{verb.name}' takes {list(verb.args)}, got {str(words[2:])[:80]}")
    values = [read_piece(game, k, w, seats) for k, w in zip(verb.args, words[2:], strict=True)]
    return Answer(seat, code_of(verb, values))


def read_anew(words: list[str], seats: int) -> Answer:
    """What is drawn anew, from the seat and the number that such a line names."""
    if len(words) != 2 or not is_number(words[1]) or int(words[1]) >= NUMBERS:
        raise GameError(f"'{' '.join(words)[:40]}' is not 'SEAT NUMBER'")
    seat = seat_of(words[0], seats)
    if seat == CHANCE:
        raise GameError("chance knows everything")
    return anew(seat, int(words[1]))


def read_line(game: Game[Any], text: str, seats: int) -> Answer | Back:
    """The line of a record that such words stand for."""
    if not text.startswith("back "):
        return read_answer(game, text, seats)
    words = text.split()
    if len(words) != 3 or not is_number(words[1]):
        raise GameError(f"'{text[:40]}' is not 'back NUMBER SEAT'")
    return Back(seat_of(words[2], seats), int(words[1]))


def code_of(verb: Verb, values: list[int]) -> int:
    """The action code of a verb and its pieces."""
    row, column = (*values, 0, 0)[:2]
    if not (0 <= row < verb.rows and 0 <= column < verb.columns):
        raise GameError(f"'{verb.name}' knows no {values}")
    return verb.of(row, column)


def read_piece(game: Game[Any], kind: str, word: str, seats: int) -> int:
    """The number of a piece from its name."""
    if kind == "seat":
        return seat_of(word, seats)
    names = game.names.get(kind)
    if names is None:
        if not is_number(word):
            raise GameError(f"'{word[:40]}' is not a number ({kind})")
        return int(word)
    if word not in names:
        raise GameError(f"there is no {kind} '{word[:40]}'")
    return names.index(word)


def is_number(word: str) -> bool:
    """Whether a word is a number of a length that anybody would write."""
    return word.isascii() and word.isdecimal() and len(word) <= 6
