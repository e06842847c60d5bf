"""A game small enough to be solved: the last round of De Cape & d'Épée for two."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cabale.core.game import GameError
from cabale.games.cape_epee import CapeEpee
from cabale.games.cape_epee.flow import begin_turns
from cabale.games.cape_epee.pieces import ROUNDS
from cabale.games.cape_epee.state import Cape

CARDS = ("queen", "assassin", "magician")  # the hand of both players; nothing is left to draw
OBJECTIVES = ("music-1", "trade-2")


class SmallCape(CapeEpee):
    """Both hold the same three cards and know it; what is hidden is which of them lies where."""

    seats = range(2, 3)

    def start(self, seats: int, options: Mapping[str, str], components: Mapping[str, Any]) -> Cape:
        if seats != 2:
            raise GameError(f"the small game is for 2 players, not {seats}")
        s = super().start(seats, options, components)
        s.round = ROUNDS - 1
        s.deck = 0
        hand = sum(1 << self.names["card"].index(card) for card in CARDS)
        for seat in range(seats):
            s.hand[seat] = hand
            s.reserve[seat] = 0
        for column, objective in enumerate(OBJECTIVES):
            s.turn_objective(column, self.names["objective"].index(objective))
        begin_turns(s)
        return s


SMALL_CAPE = SmallCape()
