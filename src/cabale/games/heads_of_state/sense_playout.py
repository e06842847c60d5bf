"""Quick answers in Heads of State, for playouts: light ones, and wiser ones."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from cabale.core.rng import Rng
from cabale.games.heads_of_state.actions import (
    ASK_BUILD,
    ASK_TURN,
    BLIND,
    COURT,
    CREATE,
    DISCARD,
    END,
    TAKE,
)
from cabale.games.heads_of_state.pieces import held
from cabale.games.heads_of_state.scoring import worth_of_space
from cabale.games.heads_of_state.state import HeadsState


def light(s: HeadsState, seat: i64, rng: Rng) -> i64:
    """Create when possible, turn to treachery now and then, else anything."""
    actions = s.legal(seat)
    n: i64 = len(actions)
    if n == 1:
        return actions[0]
    if s.decision == ASK_BUILD:
        return actions[1 + rng.below(n - 1)]
    return actions[rng.below(considered(s, actions, rng))]


def wise(s: HeadsState, seat: i64, rng: Rng) -> i64:
    """Create the finest noble, draw what the hand lacks, discard what it has twice."""
    actions = s.legal(seat)
    n: i64 = len(actions)
    if n == 1:
        return actions[0]
    if s.decision == ASK_BUILD:
        return finest(s, seat, actions, rng)
    n = considered(s, actions, rng)
    first = rng.below(n)
    for i in range(n):
        action = actions[(first + i) % n]
        if is_sensible(s.hand[seat], action):
            return action
    return actions[first]


def considered(s: HeadsState, actions: vec[i64], rng: Rng) -> i64:
    """How many of the answers are thought of: three turns of four are for attributes."""
    n: i64 = len(actions)
    if s.decision != ASK_TURN or rng.below(4) == 0:
        return n
    n = 0
    while n < len(actions) and (TAKE.has(actions[n]) or BLIND.has(actions[n])):  # they come first
        n += 1
    return n


def is_sensible(hand: i64, action: i64) -> bool:
    """Whether a card to take is not in hand yet, one to discard twice; anything else is."""
    if TAKE.has(action):
        return held(hand, TAKE.row(action)) == 0
    if DISCARD.has(action):
        return held(hand, DISCARD.row(action)) > 1
    return True


def finest(s: HeadsState, seat: i64, actions: vec[i64], rng: Rng) -> i64:
    """The creation that looks best at first sight, one of equals by chance."""
    n: i64 = len(actions)
    best: i64 = -1
    taken = actions[0]
    first = rng.below(n)
    for i in range(n):
        action = actions[(first + i) % n]
        if END.has(action):
            continue
        found = splendour(s, seat, action)
        if found > best:
            best = found
            taken = action
    return taken


def splendour(s: HeadsState, seat: i64, action: i64) -> i64:
    """The rank of a noble to be created, its influence, its hexagon, and a new type."""
    space = s.box.spaces[COURT.row(action) if COURT.has(action) else CREATE.row(action)]
    noble = s.box.nobles[space]
    out = (noble + worth_of_space(s, space)) * 2
    if s.hex_taker[space >> 1] == -1:
        out += s.box.hexes[space >> 1]
    return out if s.types[seat] >> noble & 1 else out + 2
