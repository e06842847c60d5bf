"""Why an answer is refused."""

from __future__ import annotations

from cabale.kit import Refusal
from cabale_antechamber.actions import LAY
from cabale_antechamber.state import Antechamber


def refusal(s: Antechamber, seat: int, action: int) -> Refusal | None:
    if LAY.has(action):
        return Refusal("not-in-hand", "3.2", [("card", LAY.row(action))])
    return None
