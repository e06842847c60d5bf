"""What a seat knows: taken cards stay known, drawn ones hidden, and resampling honours both."""

from __future__ import annotations

import pytest
from games.heads_of_state.table import answer, placed, played

from cabale.core.bits import count
from cabale.core.protocol import OVER, WATCHER
from cabale.core.rng import Rng
from cabale.games.heads_of_state import HEADS_OF_STATE
from cabale.games.heads_of_state.actions import ASK_SECOND
from cabale.games.heads_of_state.creating import can_meet_duty
from cabale.games.heads_of_state.pieces import ATTRIBUTES, held, size, unpacked


def test_a_card_of_the_display_is_known_to_all() -> None:
    s = placed(2, display=["gold", "title", "troops", "castle", "palace", "bishop"])
    answer(s, "A take gold")
    assert HEADS_OF_STATE.view(s, 1).seats[0].known[0] == 1


def test_a_card_of_the_pile_is_known_to_its_owner_alone() -> None:
    s = placed(2)
    answer(s, "A draw", "* turn-up gold")
    assert HEADS_OF_STATE.view(s, 0).hand == [1, 0, 0, 0, 0, 0, 0, 0, 0]
    assert HEADS_OF_STATE.view(s, 1).seats[0].known == [0] * 9
    assert HEADS_OF_STATE.view(s, WATCHER).hand is None


def test_a_known_card_is_known_until_it_is_played() -> None:
    s = placed(2, question="build", hands={"A": {"gold": 2}}, known={"A": {"gold": 1}})
    answer(s, "A create galicia-baron")
    assert HEADS_OF_STATE.view(s, 1).seats[0].known[0] == 0
    assert HEADS_OF_STATE.view(s, 1).seats[0].attributes == 1


def test_a_known_card_is_known_until_it_is_discarded() -> None:
    s = placed(
        2,
        question="build",
        hands={"A": {"gold": 9, "title": 2, "axeman": 2}},
        known={"A": {"gold": 9, "title": 1, "axeman": 1}},
    )
    answer(s, "A end", "A discard title")
    assert HEADS_OF_STATE.view(s, 1).seats[0].known[:2] == [9, 0]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_resampled_hands_keep_their_known_cards_and_sizes(seats: int) -> None:
    for steps in range(30, 400, 37):
        s = played(seats, steps, steps)
        for seat in range(seats):
            twin = s.resample(seat, Rng(steps, seat))
            assert twin.hand[seat] == s.hand[seat]
            for other in range(seats):
                assert size(twin.hand[other]) == s.held[other]
                for a in range(ATTRIBUTES):
                    assert held(twin.hand[other], a) >= held(s.known[other], a)


def test_resampling_varies_the_unknown_cards() -> None:
    s = played(3, 5, 200)
    hands = {tuple(s.resample(0, Rng(n)).hand) for n in range(20)}
    assert len(hands) > 10


def test_5_4_whoever_laid_one_card_holds_a_second() -> None:
    s = placed(
        2,
        question="scheme",
        board={"england-king": "B"},
        hands={"A": {"axeman": 1, "gallows-axeman": 1, "assassin": 1}},
    )
    answer(s, "A strike axeman england-king")
    for n in range(40):
        twin = s.resample(1, Rng(n))
        assert twin.decision == ASK_SECOND
        assert len(twin.legal(0)) > 0


def test_C_13_whoever_killed_two_can_replace_one() -> None:
    s = placed(
        3,
        question="scheme",
        board={"scotland-duke": "B", "hanover-baron": "B"},
        hands={"A": {"axeman": 1, "gallows": 1, "gold": 2, "title": 1}},
    )
    answer(s, "A strike axeman scotland-duke", "A strike gallows hanover-baron")
    met = 0
    for n in range(40):
        twin = s.resample(1, Rng(n))
        assert count(twin.gaps) == 2
        met += can_meet_duty(twin, 0, twin.gaps)
    assert met == 40


def test_cleaned_cards_stay_in_the_resampled_pile() -> None:
    s = placed(2, display=["gold"] * 6, hands={"B": {"courtesan": 1}})
    answer(s, "A clean", *["* turn-up title"] * 6, "A take title", "A end", "* turn-up troops")
    twin = s.resample(0, Rng(3))
    assert unpacked(twin.young)[0] == 6
    assert size(twin.stock + twin.young) == twin.pile + twin.reserve


def test_nothing_is_left_to_guess_when_the_game_is_over_but_the_hands() -> None:
    s = played(2, 9)
    assert s.decision == OVER
    assert HEADS_OF_STATE.view(s.resample(0, Rng(1)), 0) == HEADS_OF_STATE.view(s, 0)


def test_C_30_everybody_sees_what_was_discarded() -> None:
    s = placed(2, discard={"gold": 2}, **{"treachery-discard": {"gallows": 1}})
    for seat in (WATCHER, 0, 1):
        view = HEADS_OF_STATE.view(s, seat)
        assert view.discard[0] == 2 and view.treachery_discard[4] == 1
