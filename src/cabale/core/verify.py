"""Proof of a deal: every answer of chance is computed again from the seed and compared."""

from __future__ import annotations

from typing import Any

from cabale.core.deal import Deal
from cabale.core.game import CabaleError, Game
from cabale.core.play import Play
from cabale.core.protocol import CHANCE
from cabale.core.record import ANEW, Answer, Record, say_answer, whose_and_number


class DealError(CabaleError):
    """A deal that is not proved: why, in a word, and for one false answer which and what is due."""

    def __init__(self, key: str, line: int = 0, found: str = "", due: str = "") -> None:
        super().__init__(f"{key} {line} {found} {due}".strip())
        self.key = key  # uncommitted, sealed, seed, commitment, given or deal
        self.line = line  # of play, from 1
        self.found = found
        self.due = due


def verify(game: Game[Any], record: Record) -> int:
    """How many answers of chance follow from the committed seed; DealError if one does not."""
    deal = committed_deal(record)
    if record.given > len(record.lines):
        raise DealError("given")
    return verify_chance(game, record, deal)


def committed_deal(record: Record) -> Deal:
    """The deal that the seed gives, if it is the one that was committed."""
    if not record.commit or not record.seed:
        raise DealError("sealed" if record.commit else "uncommitted")
    try:
        deal = Deal(bytes.fromhex(record.seed), record.entropy)
    except ValueError:
        raise DealError("seed") from None
    if deal.commitment() != record.commit:
        raise DealError("commitment")
    return deal


def verify_chance(game: Game[Any], record: Record, deal: Deal) -> int:
    """How many answers the deal gave, withdrawn ones too; DealError names the first false one.

    The ticket of an answer is that of its index among the answers that stand before it. What was
    taken over from another game is played, not proved: its own record proves it.
    """
    play = Play(game, record.seats, record.options, record.components, rules=record.rules)
    drawn = 0
    for number, line in enumerate(record.lines, 1):
        if isinstance(line, Answer) and line.seat == CHANCE and number > record.given:
            drawn += 1
            compare(game, line, due_of(play, deal, line), number)
        play.carry_out(line)
    return drawn


def due_of(play: Play, deal: Deal, line: Answer) -> int:
    """What chance had to answer; where something was drawn anew, for the same eyes."""
    position = len(play.answers)
    if line.action <= ANEW:
        return deal.anew(whose_and_number(line)[0], position).action
    return deal.answer(play.state, position)


def compare(game: Game[Any], answer: Answer, due: int, number: int) -> None:
    """Refuse an answer of chance that is not the one due."""
    if answer.action != due:
        wanted = say_answer(game, Answer(CHANCE, due))
        raise DealError("deal", number, say_answer(game, answer), wanted)
