"""A small network learns De Cape & d'Épée for two, then meets the bots.

First it imitates the courtier; then it plays against it and strengthens what won (REINFORCE with
the mean result as baseline). Plain numpy: one hidden layer, a softmax over the legal answers.
"""

from __future__ import annotations

import argparse

import matplotlib
import numpy as np
import numpy.typing as npt
from rich.progress import track

from cabale.adapters.dataset import play as play_recorded
from cabale.adapters.gymnasium import SeatEnv
from cabale.bots.levels import seat_bot
from cabale.games.catalogue import game_named

matplotlib.use("Agg")
from matplotlib import pyplot as plt

Array = npt.NDArray[np.float32]
GAME, SEATS, HIDDEN = "cape_epee", 2, 96


class Policy:
    """Observation → one hidden layer → odds of the legal answers."""

    def __init__(self, inputs: int, actions: int, seed: int = 0) -> None:
        rng = np.random.default_rng(seed)
        self.w1 = (rng.normal(size=(inputs, HIDDEN)) / np.sqrt(inputs)).astype(np.float32)
        self.w2 = np.zeros((HIDDEN, actions), np.float32)

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


def imitate(policy: Policy, games: int, passes: int) -> list[float]:
    """Learn the courtier's answers; the share of them it would give, after each pass."""
    game = game_named(GAME)
    rows = []
    for deal in track(range(games), "watching the courtier"):
        rows += play_recorded(game, SEATS, [seat_bot("courtier")] * SEATS, deal)[1]
    rows = [row for row in rows if len(row["legal"]) > 1]
    seen = np.array([row["observation"] for row in rows], np.float32)
    acts = np.array([row["action"] for row in rows])
    legal = np.zeros((len(rows), policy.w2.shape[1]), bool)
    for i, row in enumerate(rows):
        legal[i, row["legal"]] = True
    agreed = []
    rng = np.random.default_rng(1)
    for _ in track(range(passes), "imitating"):
        for batch in np.array_split(rng.permutation(len(rows)), max(1, len(rows) // 64)):
            ones = np.ones(len(batch), np.float32)
            policy.learn(seen[batch], legal[batch], acts[batch], ones, 0.5)
        agreed.append(float((policy.odds(seen, legal)[1].argmax(1) == acts).mean()))
    return agreed


def one_game(
    policy: Policy, table: SeatEnv, seed: int, rng: np.random.Generator | None
) -> tuple[list[tuple[Array, npt.NDArray[np.bool_], int]], float]:
    """Play one game, sampling with `rng` or taking the best; the decisions and the result."""
    seen, info = table.reset(seed=seed)
    steps = []
    while True:
        legal = info["action_mask"].astype(bool)
        odds = policy.odds(seen[None], legal[None])[1][0]
        action = int(rng.choice(len(odds), p=odds / odds.sum())) if rng else int(odds.argmax())
        steps.append((seen, legal, action))
        seen, reward, over, _, info = table.step(action)
        if over:
            return steps, float(reward)


def strengthen(policy: Policy, rival: str, games: int) -> list[float]:
    """Play against a bot and learn from the results; the running mean of those."""
    tables = [SeatEnv(GAME, SEATS, seat=seat, rivals=[rival]) for seat in range(SEATS)]
    rng = np.random.default_rng(2)
    mean, means = 0.0, []
    for n in track(range(games), f"playing against the {rival}"):
        steps, reward = one_game(policy, tables[n % SEATS], 10_000 + n, rng)
        seen = np.stack([step[0] for step in steps])
        legal = np.stack([step[1] for step in steps])
        acts = np.array([step[2] for step in steps])
        weight = np.full(len(steps), reward - mean, np.float32)
        policy.learn(seen, legal, acts, weight, 0.05)
        mean += 0.02 * (reward - mean)
        means.append(mean)
    return means


def measure(policy: Policy, rival: str, games: int) -> tuple[float, float]:
    """The share of victories over fresh deals, each played from both seats, and its error."""
    tables = [SeatEnv(GAME, SEATS, seat=seat, rivals=[rival]) for seat in range(SEATS)]
    blocks = []
    for deal in track(range(games // SEATS), f"measured against {rival}"):
        shares = [one_game(policy, table, 90_000 + deal, None)[1] + 0.5 for table in tables]
        blocks.append(float(np.mean(shares)))
    return float(np.mean(blocks)), 1.96 * float(np.std(blocks)) / len(blocks) ** 0.5


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--watch", type=int, default=300, help="games of the courtier to imitate")
    parser.add_argument("--passes", type=int, default=12)
    parser.add_argument("--games", type=int, default=600, help="games to learn from")
    parser.add_argument("--measure", type=int, default=200)
    parser.add_argument("--plot", default="train_policy.png")
    args = parser.parse_args()
    table = SeatEnv(GAME, SEATS, rivals=["random"])
    policy = Policy(table.observation_space.shape[0], int(table.action_space.n))
    agreed = imitate(policy, args.watch, args.passes)
    print(f"agrees with the courtier in {agreed[-1]:.0%} of its decisions")
    means = strengthen(policy, "courtier", args.games)
    for rival in ("random", "page", "courtier"):
        share, error = measure(policy, rival, args.measure)
        print(f"against {rival}: {share:.3f} ± {error:.3f} of the victories")
    plt.plot(means)
    plt.axhline(0, linewidth=0.5)
    plt.xlabel("games against the courtier")
    plt.ylabel("running mean of the result")
    plt.savefig(args.plot, dpi=150)
    print(f"plot in {args.plot}")


if __name__ == "__main__":
    main()
