"""§9.1 A player's own supply missions come in an order that is never worse than another."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations, permutations, product
from typing import NamedTuple

import pytest

from cabale.core.protocol import CHANCE
from cabale.games.louis_xiv import LOUIS_XIV
from cabale.games.louis_xiv.actions import ASK_GIVE_STONE, ASK_INCOME
from cabale.games.louis_xiv.state import SUPPLY, Versailles

BACK = {"stone-1": 1, "stone-2": 1, "three-stones": 3}
MISSIONS = (*BACK, "income-1", "income-2", "stone-for-card")


class Outcome(NamedTuple):
    """What a supply phase leaves behind."""

    own: int
    gold: int
    cards: int


def outcomes(order: Iterable[str], own: int, general: int) -> Iterator[Outcome]:
    """All that a player can make of missions in this order, told without the engine."""
    found = {(own, general, 0, 0)}
    for mission in order:
        found = {after for before in found for after in used(mission, *before)}
    for own, _general, gold, cards in found:
        yield Outcome(own, gold, cards)


def used(mission: str, own: int, general: int, gold: int, cards: int) -> Iterator[tuple[int, ...]]:
    if mission == "stone-for-card":
        yield own, general, gold, cards
        if own:
            yield own - 1, general + 1, gold, cards + 1
        return
    choices = [(BACK[mission], 0)] if mission in BACK else [(0, 2), (1, 1), (2, 0)]
    for stones, coins in choices:
        n = min(stones, general)
        yield own + n, general - n, gold + coins, cards


def played(s: Versailles) -> Iterator[Outcome]:
    """All that the engine lets seat 0 come to."""
    if s.phase != SUPPLY or s.decision not in (ASK_INCOME, ASK_GIVE_STONE):
        own, gold, cards = (int(row[0]) for row in (s.own, s.gold, s.held))
        yield Outcome(own, gold, cards)
        return
    for action in s.legal(0):
        twin = s.clone()
        twin.apply(0, action)
        while twin.phase == SUPPLY and twin.waiting == 0:
            twin.apply(CHANCE, twin.legal(CHANCE)[0])
        yield from played(twin)


def staged(laid: Iterable[str], own: int, general: int, rules: int | None = None) -> Versailles:
    s: Versailles = LOUIS_XIV.new(2, rules=rules)
    court = {"anne": {"A": 16 - own - general}}
    seat = {"gold": 0, "own": own, "general": general, "laid": list(laid)}
    LOUIS_XIV.position(s, {"step": "supply", "court": court, "seats": {"A": seat}})
    return s


def is_reached(wanted: Outcome, found: set[Outcome]) -> bool:
    return any(
        o.own >= wanted.own and o.gold >= wanted.gold and o.cards == wanted.cards for o in found
    )


@pytest.mark.parametrize("size", range(1, len(MISSIONS) + 1))
def test_9_1_no_order_of_missions_gives_more(size: int) -> None:
    for laid in combinations(MISSIONS, size):
        for own, general in product((0, 1, 2), (0, 1, 2, 3, 5)):
            found = set(played(staged(laid, own, general)))
            for order in permutations(laid):
                for wanted in outcomes(order, own, general):
                    assert is_reached(wanted, found), (order, own, general, wanted)


def test_9_1_by_version_1_the_stone_given_stayed_away() -> None:
    laid = ("stone-1", "stone-for-card")

    now = set(played(staged(laid, 3, 0)))
    before = set(played(staged(laid, 3, 0, rules=1)))

    assert Outcome(3, 0, 1) in now
    assert Outcome(3, 0, 1) not in before
