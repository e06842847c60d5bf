"""What a bot knows beyond the rules: points, and what the cards left in a hand may still bring."""

from __future__ import annotations

from cabale.kit import POINT, Sense, i64
from cabale_antechamber.actions import ROUNDS
from cabale_antechamber.state import Antechamber

CARD = 8  # hundredths of a point for each rank of a card in hand


class Patience(Sense[Antechamber]):
    """Points now, and high cards for the audiences to come."""

    def worth(self, s: Antechamber, seat: i64) -> i64:
        left = max(0, ROUNDS - s.round)
        best = sorted((rank for rank, n in enumerate(s.hands[seat]) for _ in range(n)))[-left:]
        return s.points[seat] * POINT + CARD * sum(best) if left else s.points[seat] * POINT


SENSE = Patience()
