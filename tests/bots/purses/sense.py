"""Names points and coins, and knows only what points are worth."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from cabale.core.sense import Sense
from purses import Purses


class PurseSense(Sense[Purses]):
    """Signs without judgement: what they are worth must be learned."""

    def sign_names(self) -> tuple[str, ...]:
        return ("points", "coins")

    def signs(self, s: Purses) -> vec[i64]:
        return vec[i64]([n for pair in zip(s.points, s.coins, strict=True) for n in pair])


SENSE = PurseSense()
