"""Resampled worlds: possible after all that a seat was told, and as likely as they should be."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from math import sqrt

import pytest
from games.heads_of_state.beliefs import Beliefs, Cards
from games.heads_of_state.bookkeeper import Bookkeeper
from games.heads_of_state.table import answer, placed, step

from cabale.core.journal import Journal
from cabale.core.protocol import OVER
from cabale.core.rng import Rng
from cabale.games.heads_of_state import HEADS_OF_STATE
from cabale.games.heads_of_state.pieces import (
    ATTRIBUTE_NAMES,
    TREACHERY_NAMES,
    unpacked,
    unpacked_treachery,
)
from cabale.games.heads_of_state.state import HeadsState

WORLDS = 1500
OTHERS = "others"
KINDS = ("gold", "title", "troops", "castle", OTHERS)


def hand_of(world: HeadsState, kinds: tuple[str, ...]) -> Cards:
    """What B drew unseen, in the order of `kinds`; OTHERS are all that are not named."""
    if kinds[0] in ATTRIBUTE_NAMES:
        cards = named(ATTRIBUTE_NAMES, unpacked(world.hand[1] - world.known[1]))
    else:
        plots = world.hand_plots[1] - world.known_plots[1]
        cards = named(TREACHERY_NAMES, unpacked_treachery(plots))
    cards[OTHERS] = sum(n for name, n in cards.items() if name not in kinds)
    return tuple(cards[name] for name in kinds)


def named(names: tuple[str, ...], counts: list[int]) -> dict[str, int]:
    return dict(zip(names, counts, strict=True))


def check_odds(s: HeadsState, beliefs: Beliefs) -> None:
    """What A imagines in B's hand comes as often as the histories say, within 4.5 deviations."""
    odds: dict[Cards, Fraction] = beliefs.odds()
    rng = Rng(16, 2)
    found = Counter(hand_of(s.resample(0, rng), beliefs.kinds) for _ in range(WORLDS))
    assert hand_of(s, beliefs.kinds) in odds, "the truth is possible"
    assert found.keys() <= odds.keys()
    for hand, p in odds.items():
        expected = float(p) * WORLDS
        assert abs(found[hand] - expected) <= 4.5 * sqrt(expected) + 1, (hand, expected)


def blind(seat: str, *cards: str) -> list[str]:
    """A seat draws these cards unseen, one after another."""
    return [text for card in cards for text in (f"{seat} draw", f"* {card}")]


def test_six_gold_cards_cleaned_are_the_whole_pile() -> None:
    stock = {"troops": 6, "title": 7, "castle": 3}
    s = placed(2, display=["gold"] * 6, stock=stock)
    answer(s, "A clean", *["* turn-up troops"] * 6, "A take troops", "A end", "* return gold")
    answer(s, *blind("B", "return gold", "return gold"))
    for n in range(200):
        assert hand_of(s.resample(0, Rng(n)), ("gold",)) == (2,)


def before_a_cleaning() -> tuple[HeadsState, Beliefs]:
    """B drew three cards; A cleaned three gold and three titles, and a gold was turned up."""
    stock = {"gold": 3, "title": 3, "troops": 6, "castle": 3}
    display = ["gold"] * 3 + ["title"] * 3
    s = placed(2, turn="B", display=display, stock=stock, reserve=3)
    answer(s, *blind("B", "turn-up gold", "turn-up troops", "turn-up title"), "B end")
    seen = ["troops", "troops", "troops", "troops", "gold", "castle"]
    answer(s, "A clean", *[f"* turn-up {card}" for card in seen], "A take troops", "A end")
    answer(s, "* return gold")
    beliefs = Beliefs(KINDS, stock, under=3).draw(3).turn_up(*seen)
    return s, beliefs.shuffle_in({"gold": 3, "title": 3}).turn_up("gold")


def test_cards_drawn_before_a_cleaning() -> None:
    check_odds(*before_a_cleaning())


def after_a_cleaning() -> tuple[HeadsState, Beliefs]:
    s, beliefs = before_a_cleaning()
    answer(s, *blind("B", "return title", "turn-up castle", "return gold"))
    return s, beliefs.draw(3)


def test_cards_drawn_before_and_after_a_cleaning() -> None:
    check_odds(*after_a_cleaning())


def test_a_card_laid_that_was_drawn_before_or_after_a_cleaning() -> None:
    s, beliefs = after_a_cleaning()
    answer(s, "B create galicia-baron")
    check_odds(s, beliefs.lay("gold"))


def test_a_card_drawn_after_another_was_laid() -> None:
    s, beliefs = after_a_cleaning()
    answer(s, "B create galicia-baron", "B end", "A take troops", "A take gold", "A take castle")
    answer(s, "A end", "* return title", "* turn-up castle", "* return gold")
    answer(s, *blind("B", "return title"))
    check_odds(s, beliefs.lay("gold").turn_up("title", "castle", "gold").draw())


def revolution() -> tuple[HeadsState, Beliefs]:
    """B holds three unseen cards when the Revolution comes; all others are shuffled."""
    stock = {"gold": 1, "title": 1, "troops": 1}
    hands = {"B": {"gold": 1, "title": 2}}
    s = placed(2, question="draw", left=3, stock=stock, reserve=3, hands=hands)
    answer(s, "A draw", "* revolt")
    seen = ["gold", "gold", "title", "troops", "title", "castle"]
    answer(s, *[f"* turn-up {card}" for card in seen], "* breed axeman", "* breed axeman")
    others = {"gold": 7, "title": 4, "troops": 5, "castle": 6, OTHERS: 27}
    pool = {"gold": 2, "title": 3, "troops": 1}
    beliefs = Beliefs(KINDS, pool).draw(3).shuffle_in(others)
    return s, beliefs.turn_up(*seen)


def test_cards_drawn_before_a_revolution() -> None:
    check_odds(*revolution())


def test_a_card_laid_that_was_drawn_before_or_after_a_revolution() -> None:
    s, beliefs = revolution()
    answer(s, "A take gold", "A take gold", "A take title", "A end")
    seen = ["gold", "title", "gold"]
    answer(s, *[f"* turn-up {card}" for card in seen])
    answer(s, *blind("B", "turn-up gold", "turn-up castle", "turn-up castle"))
    answer(s, "B create galicia-baron")
    check_odds(s, beliefs.turn_up(*seen).draw(3).lay("gold"))


def test_treachery_drawn_before_and_after_a_reshuffle() -> None:
    kinds = ("assassin", "axeman", "gallows", "guillotine")
    discard = {"assassin": 1, "axeman": 1, "gallows": 2, "guillotine": 3, "inquisition": 4}
    discard |= {name: 1 for name in TREACHERY_NAMES[5:]}
    display = ["assassin"] * 2
    s = placed(
        2,
        turn="B",
        hands={"B": {"axeman": 1, "gallows": 1}, "A": {"assassin": 4, "axeman": 2}},
        known={"A": {"assassin": 4, "axeman": 2}},
        **{"treachery-discard": discard, "treachery-display": display},
    )
    answer(s, "B plot", "* breed gallows", *blind("B", "turn-up gold"), "B end", "A seize assassin")
    answer(s, *blind("A", "turn-up gold"), "A end", "A drop assassin", "A drop axeman")
    answer(s, "A drop axeman", "* breed guillotine", *["B plot", "* breed axeman"])
    pool = {"assassin": 0, "axeman": 1, "gallows": 2, "guillotine": 1}
    back = {"assassin": 2, "axeman": 3, "gallows": 2, "guillotine": 3}
    beliefs = Beliefs((*kinds, OTHERS), pool).draw(3).turn_up("guillotine")
    check_odds(s, beliefs.shuffle_in({**back, OTHERS: 10}).draw())


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_world_of_a_whole_game_agrees_with_all_that_was_told(seats: int) -> None:
    for seed in range(2):
        s = HEADS_OF_STATE.new(seats)
        s.journal = Journal()
        rng = Rng(seed, seats)
        keepers = [Bookkeeper(s, seat) for seat in range(seats)]
        steps = 0
        while s.decision != OVER:
            step(s, rng)
            steps += 1
            for seat, keeper in enumerate(keepers):
                keeper.listen(s)
                if (steps + seat) % 48 == 0:
                    keeper.check(s)
                    keeper.check(s.resample(seat, rng))
