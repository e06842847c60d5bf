"""The pace of a table: banks, gains, what is taken back, leaves; by lines alone."""

from __future__ import annotations

import datetime
from typing import Any

import pytest
from test_table import come_to_vote, friends, lay_any, refusal_of

from cabale.core.game import GameError
from cabale.server import people, takeback
from cabale.server.cadence import Cadence, ClockInfo
from cabale.server.calls.belfry import Bell
from cabale.server.calls.bells import Quiet
from cabale.server.leave import DAY, Leave, counted, moment_after, rests_until
from cabale.server.lines import Rests, write_line
from cabale.server.lobby import Made
from cabale.server.reading import summary_of, table_of
from cabale.server.table import Outcome, Table
from cabale.server.wire import encode

HOUR = 3600.0
START = 1000.0  # when the tables of these tests begin
BANK = Cadence(letters=True, bank=36_000, gain=7200, most=39_600)
WEEKEND = Leave(days=(5, 6), zone="Europe/Paris")


def at(day: int, hour: int) -> float:
    """A moment of November 2026 in Paris; the 16th is a Monday."""
    zone = datetime.timezone(datetime.timedelta(hours=1))
    return datetime.datetime(2026, 11, day, hour, tzinfo=zone).timestamp()


def paced(cadence: Cadence = BANK, seats: int = 2, **wish: Any) -> Made:
    return friends(seats, cadence=cadence, **wish)


def later(table: Table, hours: float) -> Table:
    """The same table so many hours after its game has begun."""
    table.now = START + hours * HOUR
    return table


def left(table: Table) -> list[float]:
    """What is in the banks, in hours."""
    assert table.clocks is not None
    return [seconds / HOUR for seconds in table.clocks.left]


def over_of(table: Table) -> set[int]:
    assert table.clocks is not None
    return table.clocks.over


def test_whoever_is_asked_loses_time_and_gains_when_the_turn_has_passed() -> None:
    table = paced().table

    lay_any(later(table, 3), 0)
    assert left(table) == [9, 10]
    lay_any(later(table, 4), 1)  # now both are asked to vote
    lay_any(later(table, 6), 0)

    assert left(table) == [9, 7]


def test_a_bank_is_never_fuller_than_its_limit() -> None:
    table = paced().table

    lay_any(later(table, 0.5), 0)

    assert left(table)[0] == 11
    assert table.info().seats[0].clock == ClockInfo(39_600.0, None, False)
    assert table.info().seats[1].clock == ClockInfo(36_000.0, START + 10.5 * HOUR, False)


def test_lines_alone_tell_the_time_again() -> None:
    made = paced()
    table = come_to_vote(made)
    made.lines += lay_any(later(table, 5), 1).lines

    again = table_of(table.id, [write_line(line) for line in made.lines], Table)

    assert left(again) == left(table) and again.ends() == table.ends()
    assert summary_of(again, []).pace.due() == START + 11 * HOUR


def test_taking_back_gives_nothing() -> None:
    table = paced().table
    for hour in (1, 2, 3):
        lay_any(later(table, hour), 0)
        takeback.undo(later(table, hour), 0, table.playing().positions[0], False)

    assert left(table) == [7, 10]


def test_a_clock_that_is_set_back_takes_no_time_and_gives_none() -> None:
    table = paced().table
    lay_any(later(table, 3), 0)
    table.now = max(table.now, START)  # as the house does

    lay_any(table, 1)

    assert left(table) == [9, 10]


def test_a_secret_vote_stops_no_clock_that_others_see() -> None:
    table = come_to_vote(paced(options={"progress": "hidden"}))

    before = table.ends()
    lay_any(later(table, 1), 0)

    assert None not in table.ends() and table.ends() == before


def test_when_time_is_over_nothing_happens_if_the_table_wants_that() -> None:
    table = paced(Cadence(bank=60, over="nothing")).table

    outcome = people.call_time(later(table, 1))

    assert [type(line).__name__ for line in outcome.lines] == ["RanOut"]
    assert over_of(table) == {0} and table.ends() == (None, None)
    assert refusal_of(people.vote, table, 1, 0, True, "page", table.now) == "too-early"
    lay_any(table, 0)
    assert over_of(table) == set()


def test_time_is_called_once_and_not_too_early() -> None:
    table = paced().table

    assert people.call_time(later(table, 9.9)) == Outcome()
    assert people.call_time(later(table, 10)).lines
    assert people.call_time(later(table, 11)) == Outcome()


def test_a_present_idler_can_be_voted_for_a_bot_and_takes_the_seat_back() -> None:
    table = paced(seats=3).table
    people.call_time(later(table, 10))

    people.vote(table, 1, 0, True, "page", table.now)
    people.depart(table, 1, table.chairs[1].holder, table.now)  # votes stay by correspondence
    assert table.chairs[0].level is None
    people.vote(table, 2, 0, True, "page", table.now)
    assert table.chairs[0].level == "page" and table.bots_asked() == [0]

    people.vote(later(table, 12), 0, 0, False, "page", table.now)
    assert table.chairs[0].level is None
    assert left(table)[0] == 2, "time for a turn, if none was left"
    assert table.ends()[0] == START + 14 * HOUR


def test_a_bot_comes_at_once_if_the_table_wants_that() -> None:
    table = paced(Cadence(bank=60, over="bot")).table

    people.call_time(later(table, 1))
    assert table.chairs[0].level == people.STAND_IN
    people.arrive(table, 0)

    assert table.chairs[0].level is None and left(table)[0] == 1 / 60


def test_without_a_clock_lines_say_nothing_of_time() -> None:
    made = paced(Cadence())

    outcome = lay_any(later(made.table, 3), 0)

    assert b'"at"' not in write_line(outcome.lines[0])
    assert made.table.info().seats[0].clock is None
    assert people.call_time(made.table) == Outcome()


def test_a_bank_must_fit_its_limit() -> None:
    with pytest.raises(GameError, match="more than its limit"):
        paced(Cadence(bank=100, most=10))


# -- leaves


def rest(table: Table, seat: int, leave: Leave) -> None:
    table.add(Outcome(), Rests(seat, leave, table.now))


def test_whoever_is_on_leave_loses_no_time() -> None:
    table = paced().table
    rest(later(table, 1), 0, Leave(until=START + 30 * HOUR))

    assert table.ends()[0] == START + 39 * HOUR
    assert table.info().seats[0].away == START + 30 * HOUR
    rest(later(table, 20), 0, Leave())  # back earlier
    lay_any(later(table, 22), 0)

    assert left(table)[0] == 9 and table.info().seats[0].away is None


def test_a_leave_does_not_stop_a_live_clock() -> None:
    table = paced(Cadence(bank=3600)).table
    rest(table, 0, Leave(until=START + 30 * HOUR))

    assert table.ends()[0] == START + HOUR and table.info().seats[0].away is None


def test_days_of_the_week_are_those_of_the_person_s_own_zone() -> None:
    friday, monday = at(20, 22), at(23, 0)

    assert counted(WEEKEND, friday, at(22, 12)) == 2 * HOUR
    assert moment_after(WEEKEND, friday, 3 * HOUR) == monday + HOUR
    assert rests_until(WEEKEND, at(21, 9)) == monday and rests_until(WEEKEND, friday) is None
    away = Leave(until=at(21, 9), days=(5, 6), zone="Europe/Paris")
    assert rests_until(away, friday) == monday
    assert counted(Leave(), friday, monday) == monday - friday


def test_a_day_that_is_longer_or_shorter_is_a_day_all_the_same() -> None:
    zone = datetime.timezone(datetime.timedelta(hours=2))
    saturday = datetime.datetime(2026, 10, 24, tzinfo=zone).timestamp()  # summer time ends

    assert rests_until(WEEKEND, saturday) == saturday + 2 * DAY + HOUR


@pytest.mark.parametrize("zone", ["Europe/Paris", "America/St_Johns", "Australia/Lord_Howe"])
@pytest.mark.parametrize("hours", [(1320, 480), (1320, 150), (145, 155), (150, 150)])
def test_quiet_hours_end_ahead_also_when_clocks_change(zone: str, hours: tuple[int, int]) -> None:
    bell = Bell("x", "push", "a", quiet=Quiet(*hours, zone))
    for change in ("2026-03-28", "2026-04-04", "2026-10-24", "2026-10-31", "2026-11-01"):
        noon = datetime.datetime.fromisoformat(f"{change}T12:00Z").timestamp()
        for now in range(int(noon), int(noon) + 2 * 86_400, 300):
            ends = bell.quiet_until(now)
            assert ends is None or (now < ends and bell.quiet_until(ends) is None)


def test_what_everybody_sees_of_time_can_be_sent() -> None:
    assert b'"cadence":{"letters":true,"bank":36000' in encode(paced().table.info())
