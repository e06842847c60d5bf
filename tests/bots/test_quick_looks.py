"""What is judged quickly is judged as the slow way does: plain columns, paths of stones."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from cabale.core.protocol import CHANCE, OVER
from cabale.core.rng import Rng
from cabale.games.cape_epee import CAPE_EPEE
from cabale.games.cape_epee.scoring import ABSENT, NEAREST_PAIR, PAIR, resolve
from cabale.games.cape_epee.sense import SENSE as CAPE_SENSE
from cabale.games.cape_epee.sense import SURE, plain_share, share_by, win_share
from cabale.games.catalogue import game_named
from cabale.games.louis_xiv import LOUIS_XIV
from cabale.games.louis_xiv.actions import ASK_LAY, FULFIL_MISSION
from cabale.games.louis_xiv.pieces import COLOURS, COURTIERS, NEIGHBOURS
from cabale.games.louis_xiv.sense import SENSE
from cabale.games.louis_xiv.sense_paths import LAID, Paths, gain
from cabale.games.louis_xiv.state import NOBODY, Versailles


def positions(game: Any, seats: int, seed: int) -> Iterator[Any]:
    """The questions of a game of random answers."""
    s = game.new(seats)
    chance, mind = Rng(seed, 0), Rng(seed, 1)
    while s.decision != OVER:
        if s.waiting == 0:
            s.apply(CHANCE, s.draw(chance))
            continue
        yield s
        s.apply(s.actor, s.pick(s.actor, mind))


# -- De Cape & d'Épée


@pytest.mark.parametrize("seats", [2, 4])
def test_signs_say_who_still_holds_what(seats: int) -> None:
    names = CAPE_SENSE.sign_names()
    judged = 0
    for s in positions(CAPE_EPEE, seats, 8):
        signs = list(CAPE_SENSE.signs(s))
        assert len(signs) == len(names) * seats
        rows = [signs[p * len(names) : (p + 1) * len(names)] for p in range(seats)]
        assert all(sum(column) == 0 for column in list(zip(*rows, strict=True))[3:])
        assert [row[names.index("begins")] for row in rows].index(1) == s.start
        for seat, row in enumerate(rows):
            rest = s.hand[seat] | s.reserve[seat]
            king = [(s.hand[p] | s.reserve[p]) & 1 for p in range(seats)]
            assert row[names.index("king")] == seats * (rest & 1) - sum(king)
        judged += 1
    assert judged > 20


def slow_share(s: Any, column: int, seat: int) -> int:
    """The chance of a seat by the worksheet of a column in which nothing acts."""
    sheet = resolve(s, column)
    assert sheet.reason not in (PAIR, NEAREST_PAIR)
    mine = sheet.totals[seat]
    if mine == ABSENT:
        return (100 - SURE) * 2
    rival = sheet.rival if sheet.winner == seat else sheet.winner
    theirs = 0 if rival < 0 or sheet.totals[rival] == ABSENT else sheet.totals[rival]
    return int(share_by(mine - theirs, sheet.winner == seat))


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_a_plain_column_is_judged_as_by_its_worksheet(seats: int) -> None:
    plain = other = 0
    for s in positions(CAPE_EPEE, seats, 5):
        for column in range(seats):
            for seat in range(seats):
                if s.size[column] == 0:
                    continue
                if plain_share(s, column, seat) < 0:
                    other += 1
                else:
                    assert win_share(s, column, seat) == slow_share(s, column, seat)
                    plain += 1
    assert plain > 50 < other


# -- Louis XIV


def slow_step(s: Versailles, seat: int, courtier: int, came: int, left: int) -> int:
    """A stone on a courtier and the best path from there, each stone laid and looked at."""
    out = int(gain(s, seat, courtier, 1)) - LAID
    at = courtier * COLOURS + seat
    s.court[at] += 1
    if left > 1:
        ways = [n for n in range(COURTIERS) if NEIGHBOURS[courtier] >> n & 1 and n != came]
        found = [slow_step(s, seat, n, courtier, left - 1) for n in ways]
        found.append(slow_step(s, seat, courtier, came, left - 1))
        out += max(0, *found)
    s.court[at] -= 1
    return out


@pytest.mark.parametrize("seats", [2, 4])
def test_paths_are_judged_as_if_every_stone_were_laid(seats: int) -> None:
    judged = 0
    for s in positions(LOUIS_XIV, seats, 3):
        if s.decision == ASK_LAY and s.own[s.actor] > 2 and judged < 12:
            paths = Paths(s, s.actor)
            for courtier in range(COURTIERS):
                slow = slow_step(s, s.actor, courtier, NOBODY, 3)
                assert paths.step(courtier, NOBODY, 3) == slow
            judged += 1
    assert judged == 12


@pytest.mark.parametrize("name", ["louis_xiv", "cape_epee", "heads_of_state"])
def test_quick_answers_are_legal_and_looks_leave_no_trace(name: str) -> None:
    game = game_named(name)
    sense = game.part("sense").SENSE  # type: ignore[union-attr]
    for s in positions(game, 3, 8):
        before, legal = s.numbers(), list(s.legal(s.actor))
        assert sense.light(s, s.actor, Rng(1)) in legal
        assert sense.wise(s, s.actor, Rng(2)) in legal
        sense.appeal(s, s.actor, s.legal(s.actor))
        assert s.numbers() == before


def test_a_quick_answer_lays_out_a_mission_that_can_be_paid() -> None:
    laid = asked = 0
    for s in positions(LOUIS_XIV, 2, 4):
        legal = list(s.legal(s.actor))
        if any(FULFIL_MISSION.has(action) for action in legal):
            asked += 1
            laid += FULFIL_MISSION.has(SENSE.light(s, s.actor, Rng(1)))
    assert laid == asked > 0
