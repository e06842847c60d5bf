"""Fits what a Monarch of Reigns believes of a back, and writes games/reigns/belief.toml anew.

`python benchmarks/reigns_belief.py` plays games among ministers, so many with each number of seats,
and fits the odds of a face behind a back to what was said and shown; every fifth game is held out.
Ministers lay their cards with more malice than courtiers: who is ready for it is ready for both.
"""

from __future__ import annotations

import argparse
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from reigns_counts import GAME, advisors, play

from cabale.bots.levels import seat_bot
from cabale.core.rng import Rng
from cabale.games.catalogue import game_named
from cabale.games.reigns import beliefs
from cabale.games.reigns.hidden import is_like, unseen_cards

FIRST = 9000  # deal
RIDGE = 1.0  # keeps what was hardly ever seen near nothing
STEPS = 30  # of Newton's method
UNITS = np.eye(beliefs.FEATURES, dtype=int).tolist()
DOUBLING = 16 / float(np.log(2))  # so many make a face twice as likely

Row = tuple[np.ndarray, int]  # the features of every face that may lie there, and the true one


def faces(s: Any, seat: int, free: Any) -> Row:
    """What the monarch has to choose among behind a back."""
    box = s.box
    back = box.back[s.card[seat]]
    cards = [box.members[i] for i in range(box.first[back], box.first[back + 1])]
    cards = [card for card in cards if free[card] and is_like(s, card, s.card[seat])]
    x = np.array([features(s, seat, card) for card in cards], dtype=float)
    return x, cards.index(s.card[seat])


def features(s: Any, seat: int, card: int) -> list[int]:
    """How often each number of the row counts, if this card lies behind the back."""
    return [beliefs.face_odds(s, seat, card, vec[i64](row)) for row in UNITS]


def newton(rows: list[Row]) -> np.ndarray:
    """The weights under which the true faces are likeliest."""
    found = np.zeros(beliefs.FEATURES)
    for _ in range(STEPS):
        slope = -RIDGE * found
        bend = RIDGE * np.eye(beliefs.FEATURES)
        for x, true in rows:
            odds = np.exp(x @ found)
            odds /= odds.sum()
            mean = odds @ x
            slope += x[true] - mean
            bend += (x * odds[:, None]).T @ x - np.outer(mean, mean)
        step = np.linalg.solve(bend, slope)
        found = found + step
        if np.abs(step).max() < 1e-4:
            break
    return found


def bits(rows: list[Row], found: np.ndarray) -> float:
    """How much doubt is left about a face."""
    left = [np.log2(np.exp(x @ found).sum()) - x[true] @ found / np.log(2) for x, true in rows]
    return float(np.mean(left))


def named(names: tuple[str, ...], odds: list[int]) -> list[str]:
    return [f"{name} = {n}" for name, n in zip(names, odds, strict=True)]


def written(odds: list[int]) -> str:
    """The file, as people read it."""
    lines = [
        "# What a Monarch makes of a back: how likely a face is by what was said. Written by",
        "# `python benchmarks/reigns_belief.py`; 16 make a face twice as likely, -16 half so.",
        "",
    ]
    for i, where in enumerate(beliefs.WHERE_NAMES):
        row = odds[beliefs.SAIDS * i : beliefs.SAIDS * (i + 1)]
        lines += [f"[word.{where}]", *named(beliefs.SAID_NAMES, row), ""]
    lines += ["[credit]  # added to every word that the face belies, by its advisor's record"]
    lines += named(beliefs.CREDIT_NAMES, odds[beliefs.CREDIT : beliefs.LEAN])
    lines += ["", "[lean]  # for each step in the direction of the cards shown so far"]
    lines += named(beliefs.LEAN_NAMES, odds[beliefs.LEAN : beliefs.THREAT])
    lines += [
        "",
        "[refused]  # for each pillar that a refusal would push over its end",
        f"deadly = {odds[beliefs.THREAT]}",
        "",
        "# a norm, not fitted: what such a record costs a proposal, in hundredths of a point;",
        "# divided by the number of advisors",
        "[grudge]",
    ]
    grudges = zip(beliefs.CREDIT_NAMES, beliefs.GRUDGE, strict=True)
    return "\n".join([*lines, *(f"{name} = {n}" for name, n in grudges if n)]) + "\n"


def played(args: argparse.Namespace) -> list[tuple[int, Row]]:
    """Every proposal that was judged, with its game."""
    rows: list[tuple[int, Row]] = []

    def note(s: Any) -> None:
        free = unseen_cards(s, s.monarch)
        rows.extend((game, faces(s, seat, free)) for seat in advisors(s))

    for spec, (seats, games) in product(args.bots, zip(args.seats, args.games, strict=True)):
        for game in range(games):
            thoughts = [Rng(FIRST + game, 1 + seat) for seat in range(seats)]
            play([seat_bot(spec) for _ in range(seats)], FIRST + game, thoughts, note)
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, nargs="*", default=[200, 200, 120, 120])
    parser.add_argument("--seats", type=int, nargs="*", default=[3, 4, 5, 6])
    parser.add_argument("--bots", nargs="*", default=["minister@80"])
    parser.add_argument("--out", type=Path, default=game_named(GAME).folder / "belief.toml")
    args = parser.parse_args()
    rows = played(args)
    known = [row for game, row in rows if game % 5]
    tried = [row for game, row in rows if game % 5 == 0]
    found = newton(known)
    now = np.array(list(beliefs.ODDS), dtype=float) / DOUBLING
    print(
        f"{len(known)} proposals; bits of doubt on {len(tried)} others: by the back alone "
        f"{bits(tried, np.zeros(beliefs.FEATURES)):.2f}, by the belief of before "
        f"{bits(tried, now):.2f}, by this one {bits(tried, found):.2f}"
    )
    args.out.write_text(written([round(DOUBLING * float(n)) for n in found]), "utf-8")


if __name__ == "__main__":
    main()
