"""A network that chooses among legal answers, and the bot that plays by it: `learned:Learned`."""

from __future__ import annotations

import os
from pathlib import Path

import numpy as np
import numpy.typing as npt

import cabale
from cabale.adapters.tensor import layout_of

Array = npt.NDArray[np.float32]
HIDDEN = 96
WEIGHTS = "CABALE_POLICY"  # names the file in the environment


class Policy:
    """Observation → one hidden layer → odds of the legal answers."""

    def __init__(self, inputs: int, actions: int, seed: int = 0) -> None:
        rng = np.random.default_rng(seed)
        self.w1 = (rng.normal(size=(inputs, HIDDEN)) / np.sqrt(inputs)).astype(np.float32)
        self.w2 = np.zeros((HIDDEN, actions), np.float32)

    def save(self, path: Path) -> None:
        np.savez(path, w1=self.w1, w2=self.w2)

    def odds(self, seen: Array, legal: npt.NDArray[np.bool_]) -> tuple[Array, Array]:
        hidden = np.maximum(seen @ self.w1, 0)
        scores = np.where(legal, hidden @ self.w2, -np.inf)
        scores = np.exp(scores - scores.max(axis=1, keepdims=True))
        return hidden, (scores / scores.sum(axis=1, keepdims=True)).astype(np.float32)

    def learn(
        self,
        seen: Array,
        legal: npt.NDArray[np.bool_],
        acts: npt.NDArray[np.int64],
        weight: Array,
        rate: float,
    ) -> None:
        """One step up the gradient of weight × log(odds of the answer given)."""
        hidden, odds = self.odds(seen, legal)
        push = -odds
        push[np.arange(len(acts)), acts] += 1
        push *= weight[:, None] / len(acts)
        back = (push @ self.w2.T) * (hidden > 0)
        self.w2 += rate * (hidden.T @ push)
        self.w1 += rate * (seen.T @ back)


class Learned(cabale.Bot):
    """Takes the answer that the network likes best."""

    name = "learned"

    def __init__(self) -> None:
        with np.load(os.environ[WEIGHTS]) as found:
            self.policy = Policy(*found["w1"].shape[:1], found["w2"].shape[1])
            self.policy.w1, self.policy.w2 = found["w1"], found["w2"]

    def answer(
        self, eyes: cabale.Eyes, rng: cabale.Rng, budget: cabale.Budget | None = None
    ) -> int:
        """A world that the seat cannot tell from the true one gives the same tensor."""
        layout = layout_of(cabale.game(eyes.game), int(eyes.seats))
        world, seat = eyes.world(rng), int(eyes.seat)
        seen = layout.encode(world, seat)
        legal = layout.mask(world, seat).astype(bool)
        return int(self.policy.odds(seen[None], legal[None])[1][0].argmax())
