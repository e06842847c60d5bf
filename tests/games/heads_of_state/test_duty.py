"""The duty to replace: what the rules reckon is what playing it out shows."""

from __future__ import annotations

import pytest
from games.heads_of_state.table import step

from cabale.core.bits import one
from cabale.core.protocol import OVER
from cabale.core.rng import Rng
from cabale.games.heads_of_state import HEADS_OF_STATE
from cabale.games.heads_of_state.actions import ASK_SCHEME
from cabale.games.heads_of_state.creating import can_act_out, can_meet_duty
from cabale.games.heads_of_state.pieces import ATTRIBUTE_NAMES, NOBLE_NAMES, SPACES
from cabale.games.heads_of_state.state import HeadsState

FEW = {"tokens": dict.fromkeys(NOBLE_NAMES, 2)}  # tokens, so that they are missed


@pytest.mark.parametrize("seed", range(12))
def test_C_13_reckoned_and_played_out_the_duty_is_the_same(seed: int) -> None:
    rng = Rng(seed, 13)
    s = HEADS_OF_STATE.new(2, {}, FEW)
    while s.decision != OVER:
        if s.decision == ASK_SCHEME:
            for _ in range(4):
                compare(dealt(s, rng), rng)
        step(s, rng)


def dealt(s: HeadsState, rng: Rng) -> HeadsState:
    """The position with another hand of the player."""
    twin = s.clone()
    twin.hand[s.turn] = sum(
        rng.below(3) << (attribute * 6) for attribute in range(len(ATTRIBUTE_NAMES))
    )
    return twin


def compare(s: HeadsState, rng: Rng) -> None:
    """Some spaces are supposed to be emptied this turn."""
    for _ in range(6):
        gaps = sum(
            one(space) for space in range(SPACES) if s.box.nobles[space] >= 0 and rng.below(12) == 0
        )
        supposed = s.clone()
        supposed.gaps = gaps
        assert can_meet_duty(s, s.turn, gaps) == can_act_out(supposed, s.turn)
