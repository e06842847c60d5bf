"""A small network learns De Cape & d'Épée for two, then meets the bots.

First it imitates the courtier; then it plays against it and strengthens what won (REINFORCE with
the mean result as baseline); at last the arena seats it as a bot. Plain numpy: one hidden layer,
a softmax over the legal answers.
"""

from __future__ import annotations

import argparse
import os
from pathlib import Path

import matplotlib
import numpy as np
import numpy.typing as npt
from learned import WEIGHTS, Array, Policy
from rich.progress import track

import cabale
from cabale.adapters.dataset import played as play_recorded
from cabale.adapters.gymnasium import SeatEnv

matplotlib.use("Agg")
from matplotlib import pyplot as plt

GAME, SEATS = "cape_epee", 2


def imitate(policy: Policy, games: int, passes: int) -> list[float]:
    """Learn the courtier's answers; the share of them it would give, after each pass."""
    game = cabale.game(GAME)
    rows = []
    for deal in track(range(games), "watching the courtier"):
        rows += play_recorded(game, SEATS, [cabale.bot("courtier")] * SEATS, deal)[1]
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
    policy: Policy, table: SeatEnv, seed: int, rng: np.random.Generator
) -> tuple[list[tuple[Array, npt.NDArray[np.bool_], int]], float]:
    """Play one game, its answers sampled; the decisions and the result."""
    seen, info = table.reset(seed=seed)
    steps = []
    while True:
        legal = info["action_mask"].astype(bool)
        odds = policy.odds(seen[None], legal[None])[1][0]
        action = int(rng.choice(len(odds), p=odds / odds.sum()))
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


def measure(policy: Policy, weights: Path, rivals: list[str], games: int) -> None:
    """Let the arena seat the network as a bot, each deal played from both seats."""
    policy.save(weights)
    os.environ[WEIGHTS] = str(weights.resolve())
    here = str(Path(__file__).parent)
    os.environ["PYTHONPATH"] = os.pathsep.join([here, os.environ.get("PYTHONPATH", "")])
    os.environ["OPENBLAS_NUM_THREADS"] = "1"  # in each of the arena's processes
    for rival in rivals:
        match = cabale.match(GAME, ["learned:Learned", rival], seats=SEATS, games=games)
        share = match.rows[0].share
        print(f"against the {rival}: {share.mean:.3f} [{share.low:.3f}, {share.high:.3f}]")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--watch", type=int, default=300, help="games of the courtier to imitate")
    parser.add_argument("--passes", type=int, default=12)
    parser.add_argument("--games", type=int, default=600, help="games to learn from")
    parser.add_argument("--measure", type=int, default=200)
    parser.add_argument("--weights", default="train_policy.npz")
    parser.add_argument("--plot", default="train_policy.png")
    args = parser.parse_args()
    table = SeatEnv(GAME, SEATS, rivals=["random"])
    policy = Policy(table.observation_space.shape[0], int(table.action_space.n))
    agreed = imitate(policy, args.watch, args.passes)
    print(f"agrees with the courtier in {agreed[-1]:.0%} of its decisions")
    means = strengthen(policy, "courtier", args.games)
    measure(policy, Path(args.weights), ["random", "page", "courtier"], args.measure)
    plt.plot(means)
    plt.axhline(0, linewidth=0.5)
    plt.xlabel("games against the courtier")
    plt.ylabel("running mean of the result")
    plt.savefig(args.plot, dpi=150)
    print(f"plot in {args.plot}")


if __name__ == "__main__":
    main()
