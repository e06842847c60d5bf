"""What somebody goes for before the king's door: which cards they lay, and which take them in."""

from __future__ import annotations

from typing import Final

from cabale.kit import Plan, Source

PLANS: Final = (
    Plan("laid", (Source(("shown",), piece="card"),)),
    Plan("inside", (Source(("handed",), piece="card"),)),
)
