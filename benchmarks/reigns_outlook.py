"""Fits what a reign of Reigns still brings, from games among quick bots; prints the tables.

`python benchmarks/reigns_outlook.py --games 1500` writes the rows of games/reigns/sense_outlook.py
and, for games that were held out, the error beside that of a constant.
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np

from cabale.bots.eyes import Eyes
from cabale.bots.levels import seat_bot
from cabale.core.protocol import CHANCE, OVER
from cabale.core.rng import Rng
from cabale.games.catalogue import game_named
from cabale.games.reigns.actions import ASK_PICK, ASK_UNCOVER
from cabale.games.reigns.pieces import ABDICATION, GOAL_SIGNS, PILLARS

QUICK = seat_bot("courtier")
HELD_OUT = 5  # every fifth game
WANTED, UNWANTED = 9, 5  # places of a pillar that one's goal names, distances of another

Row = tuple[int, bool, list[int], int]  # seed, monarch, features, gain


def answer(s: Any, rng: Rng) -> None:
    """Let the next seat answer as a quick bot does."""
    seat = s.actor
    s.apply(seat, QUICK.answer(Eyes("reigns", s, seat), rng))


def features(s: Any, seat: int) -> list[int]:
    """How many pillars stand where, as the monarch or an advisor counts, and the cards left."""
    out = [0] * (WANTED + UNWANTED)
    for pillar in range(PILLARS):
        wish = 0 if seat == s.monarch else GOAL_SIGNS[s.goal[seat] * PILLARS + pillar]
        if wish:
            out[wish * s.track[pillar] + WANTED // 2] += 1
        else:
            out[WANTED + abs(s.track[pillar])] += 1
    return [*out, ABDICATION - len(s.court)]


def play(seats: int, seed: int, rows: list[Row], reigns: list[tuple[bool, int]]) -> None:
    """One game: a row for every seat after every turn survived, a pair for every reign."""
    s: Any = game_named("reigns").new(seats)
    chance, rng = Rng(seed, 0), Rng(seed, 1)
    round, reigned = s.round, s.reigned
    open_rows: list[tuple[int, list[int], int]] = []
    began = list(s.points)
    while s.decision != OVER:
        if s.waiting == 0:
            s.apply(CHANCE, s.draw(chance))
        else:
            answer(s, rng)
        if s.reigned != reigned:
            for seat, found, points in open_rows:
                pile = ABDICATION - found[-1] if seat == s.monarch else 0
                rows.append((seed, seat == s.monarch, found, s.points[seat] - points - pile))
            reigns.extend((p == s.monarch, s.points[p] - began[p]) for p in range(seats))
            open_rows, reigned, began = [], s.reigned, list(s.points)
        if s.round != round:
            round = s.round
            if s.decision in (ASK_UNCOVER, ASK_PICK):
                open_rows += [(p, features(s, p), s.points[p]) for p in range(seats)]


def fit(rows: list[Row], monarch: bool) -> list[int]:
    """Two numbers for each place of a pillar (fixed, and for each card left) and two for all."""
    mine = [row for row in rows if row[1] == monarch]
    counts = np.array([row[2] for row in mine], dtype=float)
    left = counts[:, -1:]
    x = np.concatenate([counts[:, :-1], np.ones_like(left), counts[:, :-1] * left, left], axis=1)
    y = np.array([row[3] for row in mine], dtype=float)
    test = np.array([row[0] % HELD_OUT == 0 for row in mine])
    x[:, [WANTED // 2, WANTED, x.shape[1] // 2 + WANTED // 2, x.shape[1] // 2 + WANTED]] = 0.0
    found = np.linalg.lstsq(x[~test], y[~test], rcond=None)[0]
    error = float(np.sqrt(np.mean((x[test] @ found - y[test]) ** 2)))
    role = "monarch" if monarch else "advisor"
    print(f"# {role}: error {error:.2f} points; of a constant {float(y[test].std()):.2f}")
    return [round(100 * float(n)) for n in found]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1500, help="for each number of seats")
    parser.add_argument("--seats", type=int, nargs="*", default=[3, 4, 5, 6])
    args = parser.parse_args()
    for seats in args.seats:
        rows: list[Row] = []
        reigns: list[tuple[bool, int]] = []
        for seed in range(args.games):
            play(seats, 1000 + seed, rows, reigns)
        means = [np.mean([gain for role, gain in reigns if role == it]) for it in (True, False)]
        print(f"# {seats} seats, whole reigns:", [round(100 * float(mean)) for mean in means])
        print(fit(rows, True), fit(rows, False), sep="\n", flush=True)


if __name__ == "__main__":
    main()
