"""Habits by which people know a bot: what it does too often, counted over games among equals.

Bribes taken of those offered (Louis XIV), whom strikes aim at and cards lost at a Revolution (Heads
of State), what is answered to each question (Reigns; what it costs says `reigns_truth.py`).
`python benchmarks/habits.py courtier minister@200 --games 20`
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable
from typing import Any

from cabale.bots.bot import Bot
from cabale.bots.eyes import Eyes
from cabale.bots.levels import seat_bot
from cabale.core.protocol import CHANCE, OVER, State
from cabale.core.rng import Rng
from cabale.games import catalogue
from cabale.games.heads_of_state import actions as heads
from cabale.games.heads_of_state.pieces import NOBLE_NAMES
from cabale.games.louis_xiv import actions as louis
from cabale.games.louis_xiv.counting import bribe_price

Notice = Callable[[Any, int, int, Counter[str]], None]
SEED = 6070  # no deal of the matches


def play(game: str, seats: int, bot: Bot, seed: int, notice: Notice, found: Counter[str]) -> None:
    """One game among equals; `notice` is shown every answer before it is given."""
    s: State = catalogue.game_named(game).new(seats)
    chance = Rng(seed, 0)
    asked = 0
    while s.decision != OVER:
        if s.waiting == 0:
            s.apply(CHANCE, s.draw(chance))
            continue
        seat = int(s.actor)
        asked += 1
        action = int(bot.answer(Eyes(game, s, seat), Rng(seed, 1000 + asked)))
        notice(s, seat, action, found)
        s.apply(seat, action)


def bribes(s: Any, seat: int, action: int, found: Counter[str]) -> None:
    """Louis XIV: how often somebody who can bribe a courtier does, and at what price."""
    if s.decision != louis.ASK_BRIBE or not any(louis.BUY.has(a) for a in s.legal(seat)):
        return
    price = min(4, int(bribe_price(s, seat, s.x)))
    found["bribes offered"] += 1
    found["bribes taken"] += louis.BUY.has(action)
    found[f"offered for {price}"] += 1
    found[f"taken for {price}"] += louis.BUY.has(action)


def strikes(s: Any, seat: int, action: int, found: Counter[str]) -> None:
    """Heads of State: who is struck, and what is thrown away at a Revolution."""
    if heads.STRIKE.has(action):
        space = s.box.spaces[heads.STRIKE.column(action)]
        found["strikes"] += 1
        found[f"at a {NOBLE_NAMES[s.box.nobles[space]]}"] += 1
    if s.decision == heads.ASK_SCHEME:
        found["could strike"] += 1
    if s.decision == heads.ASK_CULL:
        found["cards lost at a Revolution"] += heads.DISCARD.has(action)
        found["treachery lost at a Revolution"] += heads.DROP.has(action)
    found["answers"] += 1


def verdicts(s: Any, seat: int, action: int, found: Counter[str]) -> None:
    """Reigns: how often each kind of answer is given, a Monarch's refusals among them."""
    name = catalogue.game_named("reigns").decisions[s.decision].name
    verb = catalogue.game_named("reigns").verb_of(action)
    found[f"{name}: {verb.name if verb else action}"] += 1


WATCHED: dict[str, tuple[int, Notice]] = {
    "louis_xiv": (4, bribes),
    "heads_of_state": (4, strikes),
    "reigns": (4, verdicts),
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("bots", nargs="+")
    parser.add_argument("--game", choices=sorted(WATCHED), nargs="*", default=sorted(WATCHED))
    parser.add_argument("--games", type=int, default=20)
    args = parser.parse_args()
    for game in args.game:
        seats, notice = WATCHED[game]
        for spec in args.bots:
            found: Counter[str] = Counter()
            for n in range(args.games):
                play(game, seats, seat_bot(spec), SEED + n, notice, found)
            told = ", ".join(f"{what} {n / args.games:.2f}" for what, n in sorted(found.items()))
            print(f"{game}, {seats} seats, {spec}, a game: {told}", flush=True)


if __name__ == "__main__":
    main()
