"""The knobs of the search; `tuning.toml` holds what the arena found best for each game."""

from __future__ import annotations

from cabale.bots.outlook import Outlook


class Settings:
    """How a search weighs, looks and stops; points are in hundredths."""

    def __init__(self) -> None:
        self.explore: float = 1.2  # how much a promising prior outweighs what was seen
        self.spread: float = 150.0  # appeal that makes an answer e times likelier at first sight
        self.floor: float = 0.1  # the share of the prior that is spread evenly
        self.doubt: float = 0.1  # an answer not yet tried counts this much less than the mean
        self.horizon: int = 0  # rounds until a playout is cut and its worth taken; 0: never
        self.greedy: int = 0  # of 16 answers in a playout, how many are the most appealing one
        self.light: int = 1  # the others: any (0), the light ones (1) or wise ones (2) of its sense
        self.margin: float = 500.0  # the lead that counts as e : 1
        self.win: float = 0.5  # weight of winning; the rest goes to the lead over the best rival
        self.careless: float = 0.1  # the share of even trials where the choice must be mixed
        self.near: float = 0.0  # there, draw among answers so near the best; 0: match regrets
        self.pick: float = 0.0  # doubtful visits added before means decide; 0: the most visits do
        self.redeal: bool = False  # whether rivals choose in a world drawn from their own seat
        self.learned: bool = (
            True  # whether a cut playout is judged by what was learned, if anything
        )
        self.outlook: Outlook | None = None  # what was learned; no knob


def is_knob(name: str) -> bool:
    """Whether a search has such a setting."""
    return isinstance(getattr(Settings(), name, None), int | float)
