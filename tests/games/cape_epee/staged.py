"""Games that random play would hardly ever bring, for the golden records."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from cabale.core.play import Play
from cabale.core.protocol import CHANCE
from cabale.core.record import Answer, Record, read_answer
from cabale.games.cape_epee import CAPE_EPEE
from cabale.games.cape_epee.state import Cape

# the kinds of events of which every card is to be shown
WANTED = ("turned-up", "counted", "altered", "eliminated")

Wish = Callable[[Cape], list[str]]  # answers by preference


def staged_records() -> Iterable[tuple[str, Record]]:
    yield "two-pairs", stage(2, wish_pairs, 2)
    yield "no-card-left", stage(2, wish_starving, 2)


def stage(seats: int, wish: Wish, rounds: int) -> Record:
    """Play by preference, by the first legal answer where there is none, for so many rounds."""
    play = Play(CAPE_EPEE, seats)
    s = play.state
    assert isinstance(s, Cape)
    while s.round < rounds:
        play.carry_out(best_answer(s, wish(s)))
    return play.record()


def best_answer(s: Cape, wishes: list[str]) -> Answer:
    seat = s.actor
    legal = list(s.legal(seat))
    letter = "*" if seat == CHANCE else "AB"[seat]
    for words in wishes:
        answer = read_answer(CAPE_EPEE, f"{letter} {words}", s.seats)
        if answer.action in legal:
            return answer
    return Answer(seat, legal[0])


def wish_pairs(s: Cape) -> list[str]:
    """Both players put Prince and Squire under the first objective."""
    cards = ("squire", "prince", "king", "queen", "juliet")
    out = [f"draw {seat} {card}" for seat in "AB" for card in cards]
    out += ["turn music-4", "turn trade-2"]
    columns = (1, 1, 2, 2, 2)
    return out + [f"slide {card} {n}" for card, n in zip(cards, columns, strict=True)]


def wish_starving(s: Cape) -> list[str]:
    """Everything goes under the first objective, the Explorers by way of the Cloak."""
    names = list(CAPE_EPEE.names["card"])
    last = ["explorer", "storm"]
    order = ["cloak"] + [n for n in names if n not in ("cloak", *last)] + last
    drawn = ["explorer", "cloak"] + [n for n in names if n not in ("cloak", *last)] + ["storm"]
    out = [f"draw {seat} {card}" for seat in "AB" for card in drawn]
    out += ["turn music-4", "turn trade-5", "hide explorer", "decline", "keep"]
    return out + [f"slide {card} 1" for card in order]
