"""Points: what a goal is worth, whether a word was kept, who leads."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from cabale.core.rows import filled
from cabale.games.reigns.actions import (
    BROKE_WORD,
    GOAL_PART,
    GOAL_POINTS,
    KEPT_WORD,
    PILE_POINTS,
    VOTED,
)
from cabale.games.reigns.pieces import END, FORCES, GOAL_SIGNS, NO, PILLARS, is_belied, moved
from cabale.games.reigns.state import Reigns
from cabale.games.reigns.versions import only_reigns_are_remembered


def part_points(goal: i64, pillar: i64, place: i64) -> i64:
    """How far a marker stands in the zone that the goal wants, 0 if in the other or in none."""
    points = GOAL_SIGNS[goal * PILLARS + pillar] * place
    if points < 0:
        return 0
    return points


def goal_points(s: Reigns, goal: i64) -> i64:
    """§5.2 What a goal would bring if the monarch died now."""
    points: i64 = 0
    for p in range(PILLARS):
        points += part_points(goal, p, s.track[p])
    return points


def goal_points_after(s: Reigns, goal: i64, steps: vec[i64], at: i64) -> i64:
    """What a goal would bring if one side of a card were applied first."""
    points: i64 = 0
    for p in range(PILLARS):
        points += part_points(goal, p, moved(s.track[p], steps[at + p]))
    return points


def score_goals(s: Reigns) -> None:
    """§5.2 Every advisor shows the goal and scores both of its markers."""
    s.goals_open = 1
    seat = s.monarch
    for _i in range(s.seats - 1):
        seat = s.next_advisor(seat)
        points = goal_points(s, s.goal[seat])
        s.points[seat] += points
        s.tell(GOAL_POINTS, seat, s.goal[seat], points)
        for p in range(PILLARS):
            if GOAL_SIGNS[s.goal[seat] * PILLARS + p] != 0:
                s.tell(
                    GOAL_PART, seat, p, s.track[p] + END, part_points(s.goal[seat], p, s.track[p])
                )


def score_pile(s: Reigns) -> None:
    """§5.1 The monarch scores each accepted and revealed proposal."""
    s.points[s.monarch] += len(s.court)
    s.tell(PILE_POINTS, s.monarch, len(s.court))


def broken_pillar(s: Reigns, seat: i64) -> i64:
    """The first pillar about which the shown card belies its advisor, NO if none does."""
    card = s.card[seat] * PILLARS
    for p in range(PILLARS):
        claim = s.claim[seat * PILLARS + p]
        if claim > 0 and is_belied(claim - 1, s.box.white[card + p]):
            return p
    if s.reply[seat] > 0:
        warning = s.reply[seat] - 1
        pillar = warning // FORCES
        if is_belied(warning % FORCES, s.box.black[card + pillar]):
            return pillar
    return NO


def has_spoken(s: Reigns, seat: i64) -> bool:
    """Whether an advisor said anything that its card can belie."""
    for p in range(PILLARS):
        if s.claim[seat * PILLARS + p] > 0:
            return True
    return s.reply[seat] > 0


def weigh_word(s: Reigns, seat: i64) -> None:
    """§8.3 Remember whether the shown card bears out what its advisor said."""
    for p in range(PILLARS):
        s.lean[seat * PILLARS + p] += s.box.white[s.card[seat] * PILLARS + p]
    if not has_spoken(s, seat):
        return
    at = s.monarch * s.seats + seat
    pillar = broken_pillar(s, seat)
    if pillar == NO:
        s.kept[at] |= 1 << s.words[at]
        s.tell(KEPT_WORD, seat)
    else:
        s.tell(BROKE_WORD, seat, pillar)
    s.words[at] += 1


def leaders(s: Reigns) -> vec[i64]:
    """The seats with the most points."""
    out = vec[i64](capacity=s.seats)
    best: i64 = -1
    for seat in range(s.seats):
        if s.points[seat] > best:
            best = s.points[seat]
    for seat in range(s.seats):
        if s.points[seat] == best:
            out = append(out, seat)
    return out


def candidates(s: Reigns) -> vec[i64]:
    """§R-15 The leaders whose reign can have been the most memorable."""
    tied = leaders(s)
    out = vec[i64](capacity=len(tied))
    for i in range(len(tied)):
        if s.reigned >> tied[i] & 1 or not only_reigns_are_remembered(s):
            out = append(out, tied[i])
    return out


def clear_ballots(s: Reigns) -> None:
    """The ballot box is empty."""
    s.ballot = filled(s.seats, NO)


def count_ballots(s: Reigns, answer: i64) -> i64:
    """How many gave this answer."""
    n: i64 = 0
    for seat in range(s.seats):
        if s.ballot[seat] == answer:
            n += 1
    return n


def has_voted(s: Reigns, seat: i64, ballot: i64) -> bool:
    """Put a ballot into the box; whether others still owe theirs."""
    s.ballot[seat] = ballot
    s.tell(VOTED, seat)
    s.waiting &= ~(1 << seat)
    return s.waiting != 0
