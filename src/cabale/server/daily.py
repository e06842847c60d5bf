"""The deal of the day: one a day and game, the same on servers that never met.

Its seed follows from the date, the game and the version of its rules alone, so it is no secret;
bots draw from it too. docs/fairness.md says what that means.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from typing import Any, Final

from cabale.core.deal import Deal
from cabale.core.game import Game
from cabale.core.play import Play
from cabale.games import catalogue
from cabale.server import dealing
from cabale.server.api import SeatSecret
from cabale.server.bearer import Bearer
from cabale.server.lines import Opened, Seated
from cabale.server.lobby import INVITE_LENGTH, Made, new_id, person
from cabale.server.table import Refuse, Table
from cabale.server.text import clean
from cabale.server.thinking import Job
from cabale.server.wire import NAME_LENGTH

FIRST: Final = date(2026, 1, 1)  # the earliest day of which there is a deal
SEATS: Final = 3  # where the game allows it
SEAT: Final = 0  # everybody's own
LEVEL: Final = "minister"
ITERATIONS: Final = 150  # of a bot's search: the same answer on every machine
MODEL: Final = "cardinal"  # whose result from the same seat one's own is compared with
MODEL_ITERATIONS: Final = 600


@dataclass(frozen=True, slots=True)
class Day:
    """The deal of one game on one day."""

    date: str
    game: Game[Any]
    rules: int

    @property
    def seed(self) -> str:
        text = f"cabale daily:{self.date}:{self.game.name}:{self.rules}"
        return hashlib.sha256(text.encode()).hexdigest()

    @property
    def seats(self) -> int:
        return min(max(SEATS, self.game.seats[0]), self.game.seats[-1])


def day_of(text: str, game: str, now: float) -> Day:
    """The deal of a day that has begun somewhere on earth; refused if there is none."""
    known = catalogue.game_named(game[:40])
    try:
        day = date.fromisoformat(text)
    except ValueError:
        raise Refuse("no-such-day") from None
    last = datetime.fromtimestamp(now, UTC).date() + timedelta(days=1)
    if day.isoformat() != text or not FIRST <= day <= last:
        raise Refuse("no-such-day")
    return Day(text, known, known.rules_version)


def day_at(table: Table) -> Day:
    """The deal that a table plays; refused if it is none of a day."""
    if not table.opened.daily:
        raise Refuse("no-such-day")
    return Day(table.opened.daily, table.game, table.opened.rules)


def deal_out(day: Day, name: str, now: float, who: Bearer) -> Made:
    """A table at which the deal is played: the standard box, no word added, bots beside one."""
    opened = Opened(
        day.game.name,
        day.rules,
        "bots",
        day.seed,
        now,
        day.game.resolve({}),
        invite=new_id(INVITE_LENGTH),
        daily=day.date,
    )
    holder = who.for_new_seat()
    mine = [SeatSecret(SEAT, holder.secret)]
    made = Made(Table(new_id(), day.game, opened), [opened], mine)
    made.add(person(SEAT, clean(name, NAME_LENGTH), holder.holder, seal=""))
    for seat in range(SEAT + 1, day.seats):
        made.add(Seated(seat, "bot", level=LEVEL))
    made.lines += dealing.close(made.table).lines
    return made


def bot_of(table: Table, seat: int) -> str:
    """The bot of a seat; at a deal of the day its search is counted, not timed."""
    level = str(table.chairs[seat].level)
    return f"{level}@{ITERATIONS}" if table.opened.daily else level


def new_play(day: Day) -> Play:
    """The same game away from any table."""
    deal = Deal(bytes.fromhex(day.seed))
    return Play(day.game, day.seats, day.game.resolve({}), {}, deal, rules=day.rules)


def model_job(day: Day, play: Play) -> Job:
    """The open question of a game in which a model player has everybody's seat."""
    seat = play.waiting()[0]
    bot = f"{MODEL}@{MODEL_ITERATIONS}" if seat == SEAT else f"{LEVEL}@{ITERATIONS}"
    answers = [(answer.seat, answer.action) for answer in play.answers]
    options = dict(play.options)
    return Job(
        day.game.name, day.seats, options, {}, day.rules, answers, seat, bot, chance=day.seed
    )
