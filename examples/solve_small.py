"""CFR+ on the last round of De Cape & d'Épée for two: how exploitable the strategy still is."""

from __future__ import annotations

import argparse

import matplotlib
import pyspiel
from open_spiel.python.algorithms import cfr, exploitability
from rich.progress import Progress

import cabale.adapters.openspiel  # noqa: F401  # makes the games known

matplotlib.use("Agg")
from matplotlib import pyplot as plt


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--iterations", type=int, default=24)
    parser.add_argument("--every", type=int, default=4, help="iterations between measurements")
    parser.add_argument("--plot", default="solve_small.png")
    args = parser.parse_args()
    game = pyspiel.load_game("cabale_cape_epee_small")
    solver = cfr.CFRPlusSolver(game)
    found: list[tuple[int, float]] = []
    with Progress() as progress:
        task = progress.add_task("CFR+", total=args.iterations)
        for n in range(1, args.iterations + 1):
            solver.evaluate_and_update_policy()
            progress.advance(task)
            if n == 1 or n % args.every == 0:
                found.append((n, exploitability.exploitability(game, solver.average_policy())))
                progress.console.print(f"{n:4d} iterations: exploitability {found[-1][1]:.4f}")
    plt.semilogy(*zip(*found, strict=True), marker="o")
    plt.xlabel("iterations of CFR+")
    plt.ylabel("exploitability")
    plt.savefig(args.plot, dpi=150)
    print(f"plot in {args.plot}")


if __name__ == "__main__":
    main()
