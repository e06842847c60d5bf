"""Who sits where: people at this keyboard, and bots."""

from __future__ import annotations

import re
from typing import Any

from cabale.bots.bot import Bot
from cabale.bots.levels import is_level, seat_bot
from cabale.cli.errors import CliError
from cabale.core.game import LETTERS, Game
from cabale.core.record import Record
from cabale.words.words import Words

PERSON = "you"
USUAL_BOT = "courtier"
NAME_LENGTH = 24
# A comma, unless it goes on with a setting of a bot: searcher@500,greedy=4
BETWEEN = re.compile(rf",(?!(?!{PERSON}=)[^,=]*=)")


def plan_seats(text: str, game: Game[Any], bot: str) -> list[str]:
    """One word for each seat: `you`, `you=Name` or a bot; a number alone is you against bots."""
    if not text:
        text = str(max(game.seats[0], min(3, game.seats[-1])))
    if text.isdecimal():
        return [PERSON, *[bot] * (min(int(text), 99) - 1)]
    words = [word.strip() for word in BETWEEN.split(text)]
    if not all(words) or (len(words) == 1 and 1 not in game.seats):
        raise CliError("cli-error-seats", text=text[:40])
    return words


def is_person(word: str) -> bool:
    return word == PERSON or word.startswith(f"{PERSON}=")


def sit_down(record: Record, words: list[str]) -> None:
    """Enter people and bots into the record."""
    for seat, word in enumerate(words):
        if not is_person(word):
            seat_bot(word)
            record.bots[seat] = word
        elif name := clean_name(word[len(PERSON) + 1 :]):
            record.names[seat] = name


def clean_name(text: str) -> str:
    """A name on one line, without what cannot be seen."""
    return " ".join("".join(c for c in text if c.isprintable()).split())[:NAME_LENGTH]


def bots_of(record: Record, instead: str = "") -> dict[int, Bot]:
    """The bots of a record; one from outside this package only if the person names it."""
    out: dict[int, Bot] = {}
    for seat, word in record.bots.items():
        if ":" in word and not instead:
            raise CliError("cli-error-foreign-bot", seat=LETTERS[seat], bot=word[:60])
        out[seat] = seat_bot(instead if ":" in word else word)
    return out


def players_of(record: Record, language: str) -> list[str]:
    """How each seat is called in sentences."""
    words = Words(language)
    return [player_name(record, seat, words) for seat in range(record.seats)]


def player_name(record: Record, seat: int, words: Words) -> str:
    """A person's name, or the level of a bot and the letter of its seat."""
    if seat in record.names:
        return record.names[seat]
    if seat not in record.bots:
        return words.say("cli-person", {"seat": LETTERS[seat]})
    level = record.bots[seat].partition("@")[0]
    label = words.say(f"level-{level}") if is_level(level) else level.rpartition(":")[2]
    return words.say("cli-bot", {"level": label[:1].upper() + label[1:], "seat": LETTERS[seat]})
