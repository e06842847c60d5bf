"""The values of one edition of the game: what components.toml says, or a corrected file."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64


class Box:
    """Everything that an owner of the printed game may correct; never changed after it is made."""

    def __init__(
        self,
        conditions: list[int],
        prices: list[int],
        purse_gold: list[int],
        purse_king: list[int],
        chips: list[int],
    ) -> None:
        self.conditions: vec[i64] = vec[i64](conditions)  # courtier * 2 + side
        self.prices: vec[i64] = vec[i64](prices)  # gold, or stones for INFLUENCE
        self.purse_gold: vec[i64] = vec[i64](purse_gold)  # of each money card
        self.purse_king: vec[i64] = vec[i64](purse_king)  # the courtier whom the king visits
        self.chips: vec[i64] = vec[i64](chips)  # mission * 2 + slot

    def condition(self, courtier: i64, side: i64) -> i64:
        return self.conditions[courtier * 2 + side]

    def price(self, courtier: i64, side: i64) -> i64:
        return self.prices[courtier * 2 + side]
