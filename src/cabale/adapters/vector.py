"""Many games of one kind side by side in NumPy arrays: `Tables("cape_epee", 1024, seats=4)`.

One call steps all of them. What a game shows to the seat that it asks, its legal actions, the
rewards and the ends stand in arrays that are made once and filled anew by each step.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from cabale.adapters.engine.batch import Batch
from cabale.adapters.tensor import layout_of, resolve_options
from cabale.core.game import Game
from cabale.core.protocol import State
from cabale.core.rng import Rng
from cabale.games.catalogue import game_named

MOST_TABLES = 1_000_000


class Tables:
    """`count` games that go on for ever: what is over begins anew in the same step.

    Game i is dealt from `seed + i`, or from the i-th of several seeds; its first deal is that of
    `env(...).reset(seed)` in PettingZoo's adapter. Each step reads one action per game and writes

    - `observations` (count × size, float32): the position as the seat that is asked sees it,
    - `masks` (count × actions, int8): what that seat may answer,
    - `seats` (count): the seat that is asked,
    - `over` (count, bool): whether the last action ended a game, whose
    - `rewards` (count × seats, float32) are the share of the victory less the fair share.
    """

    def __init__(
        self,
        game: str,
        count: int,
        seats: int | None = None,
        options: dict[str, str] | str | None = None,
        seed: int | Sequence[int] = 0,
    ) -> None:
        if not 1 <= count <= MOST_TABLES:
            raise ValueError(f"count is 1 to {MOST_TABLES:,}, not {count}")
        self.rules: Game[Any] = game_named(game)
        self.players = seats if seats is not None else self.rules.seats[0]
        self.options = resolve_options(options)
        self.layout = layout_of(self.rules, self.players)
        self.count = count
        self._fresh: State = self.rules.new(self.players, self.options)
        self.reset(seed)

    def reset(self, seed: int | Sequence[int] = 0) -> None:
        """Deal every game anew; the arrays are new ones."""
        seeds = list(range(seed, seed + self.count)) if isinstance(seed, int) else [*map(int, seed)]
        if len(seeds) != self.count:
            raise ValueError(f"{self.count} games want as many seeds, not {len(seeds)}")
        layout, batch = self.layout, self._batch_of(seeds)
        self.batch = batch
        self.observations = array(batch.observations, np.float32, self.count, layout.size)
        self.masks = array(batch.masks, np.int8, self.count, layout.actions)
        self.rewards = array(batch.rewards, np.float32, self.count, self.players)
        self.seats = array(batch.seats, np.int64, self.count)
        self.over = array(batch.over, np.bool_, self.count)

    def _batch_of(self, seeds: list[int]) -> Batch:
        fair = 1 / self.players
        pay = [-fair, *(1 / winners - fair for winners in range(1, self.players + 1))]
        as_bits = np.array(pay, np.float32).view(np.int32).tolist()
        return Batch(self._fresh, seeds, self.layout.form, self.layout.observe, as_bits)

    def step(self, actions: npt.ArrayLike) -> None:
        """Answer in every game for the seat that is asked; nothing is done if one is illegal."""
        given = np.asarray(actions)
        if given.shape != (self.count,) or given.dtype.kind not in "iu":
            raise ValueError(f"one whole number for each of {self.count} games is wanted")
        answers = given.tolist()
        if (wrong := int(self.batch.refused(answers))) >= 0:
            legal = np.flatnonzero(self.masks[wrong]).tolist()
            raise ValueError(f"game {wrong} may answer {legal}, got {given[wrong]}")
        self.batch.step(answers)

    def sample(self, rng: Rng) -> npt.NDArray[np.int64]:
        """A legal action for each game, all equally likely."""
        return np.array(self.batch.sample(rng), np.int64)

    def position(self, index: int) -> State:
        """The State of one game; a learner that looks at it sees what its seat may not."""
        return self.batch.places[index].state


def array(row: Any, kind: Any, *shape: int) -> Any:
    """A buffer of the engine as an array, without a copy."""
    return np.frombuffer(row, kind).reshape(shape)
