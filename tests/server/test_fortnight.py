"""Two people play by correspondence for a fortnight of simulated days, through restarts."""

from __future__ import annotations

import asyncio
import datetime
import zoneinfo
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from carrier import Browser, Receiver, beside, gone, settle
from live import Live, seat_wish
from web.known import Known

from cabale.server import lobby
from cabale.server.calls.settings import CallSettings
from cabale.server.table import Table

PARIS = zoneinfo.ZoneInfo("Europe/Paris")
CALLS = CallSettings(push=True, inward=True, look=3600)  # the test looks, not the server
DAY = 86_400
EACH_DAY = {"letters": True, "bank": DAY, "gain": DAY, "most": DAY, "over": "bot"}
NIGHT = {"start": 22 * 60, "end": 8 * 60, "zone": "Europe/Paris"}
HOURS = (0.5, 8.1, 8.5, 11, 14, 17, 20, 23.5)  # when something may happen
VISITS = ((8.5, 14.0, 20.0), (11.0, 17.0, 23.5))  # of the first seat and of the second
LONGEST = 40  # days that a game can take
GONE = range(2, 4)  # days on which the first does not come
RESTS = (5, 6)  # days of the week on which the second does not play
ELISE, ROMEO = 0, 1


class Person:
    """Somebody with a browser that is closed, and what they must have been told by now."""

    def __init__(self, live: Live, carrier: Receiver, name: str, rests: tuple[int, ...]) -> None:
        self.name, self.rests = name, rests
        self.token = live.post("/api/me/introduce", {"name": name})["token"]
        self.browser = Browser(carrier)
        live.post("/api/bells", self.browser.bell(quiet=NIGHT), secret=self.token)
        if rests:
            leave = {"days": list(rests), "zone": "Europe/Paris"}
            assert live.post("/api/me/leave", leave, secret=self.token)["leave"] == leave
        self.looked = True  # since they were last called
        self.due: float | None = None  # when the call that waits may be made
        self.told = 0

    def is_asked(self, now: float) -> None:
        """They are asked while they are away: one call until they look, outside their rest."""
        if self.looked:
            self.looked, self.due = False, self.wakes(now)

    def wakes(self, now: float) -> float:
        """The first moment from now on that is neither night nor a day of rest."""
        when = datetime.datetime.fromtimestamp(now, PARIS)
        while when.weekday() in self.rests or not 8 <= when.hour < 22:
            when = (when + datetime.timedelta(hours=1)).replace(minute=0, second=0)
        return when.timestamp()

    def hears(self, now: float) -> None:
        """What was due has come, and nothing else."""
        if self.due is not None and self.due <= now:
            self.told, self.due = self.told + 1, None
        arrived = self.browser.carrier
        with arrived.changed:
            arrived.changed.wait_for(lambda: len(self.browser.shown()) >= self.told, 20)
        assert len(self.browser.shown()) == self.told, self.name

    def comes(self) -> None:
        self.looked, self.due = True, None


class Fortnight:
    """The clock of the test, the server of the day, and the table."""

    def __init__(self, place: str, carrier: Receiver) -> None:
        self.place = place
        self.carrier = carrier
        self.now = datetime.datetime(2030, 11, 18, 12, tzinfo=PARIS).timestamp()  # a Monday
        self.events: list[str] = []  # what happened, for a reader of a failure
        self.people: list[Person] = []
        self.live: Live

    def server(self) -> Live:
        """The server anew, on the same store, by the clock of the test."""
        self.live = Live(self.place, calls=CALLS)
        self.live.app.house.clock = lambda: self.now
        return self.live

    def sit_down(self) -> None:
        """Both become people, hang their bells and begin a game of a day for each turn."""
        live = self.live
        elise, romeo = (
            Person(live, self.carrier, name, rests)
            for name, rests in (("Élise", ()), ("Roméo", RESTS))
        )
        self.people = [elise, romeo]
        wish = {"game": "cape_epee", "seats": 2, "mode": "friends", "cadence": EACH_DAY}
        made = live.post("/api/tables", {**wish, "names": ["Élise"]}, secret=elise.token)
        self.table = made["id"]
        wish = seat_wish(made, "Roméo")
        live.post(f"/api/tables/{self.table}/sit", wish, secret=romeo.token)
        live.post(f"/api/tables/{self.table}/start", secret=elise.token)
        elise.is_asked(self.now)  # who is asked first is called too

    def read(self, what: Callable[[Table], Any]) -> Any:
        """Something of the table as the server has it."""
        found: list[Any] = []

        async def look() -> None:
            room = await self.live.app.house.room(self.table)
            assert room is not None
            found.append(what(room.table))

        beside(self.live, look())
        return found[0]

    def asked(self) -> int | None:
        """The seat that owes an answer; None once the game is over."""
        waiting = self.read(lambda table: table.waiting())
        return None if not waiting else ELISE if waiting & 1 else ROMEO

    def look(self) -> None:
        """Time passes: clocks are looked after, and calls that were due are made."""
        beside(self.live, self.live.app.house.timekeeper.look())
        if self.read(lambda table: table.chairs[ELISE].is_played_by_bot()):
            before = "bot" in self.events
            self.events += [] if before else ["bot"]
            beside(self.live, self.bot_has_answered())
            if not before:
                self.people[ROMEO].is_asked(self.now)
        settle(self.live)
        for person in self.people:
            person.hears(self.now)

    async def bot_has_answered(self) -> None:
        room = await self.live.app.house.room(self.table)
        assert room is not None
        while room.table.waiting() & 1 or room.stored:
            await asyncio.sleep(0.01)

    def visit(self, seat: int) -> None:
        """Come, answer if asked, see what follows at once, go."""
        self.people[seat].comes()
        before, other = len(self.events), 1 - seat
        beside(self.live, self.come(seat))
        settle(self.live)
        bot = self.read(lambda table: table.chairs[other].is_played_by_bot())
        if len(self.events) > before and self.asked() == other and not bot:
            self.people[other].is_asked(self.now)
        for person in self.people:
            person.hears(self.now)

    async def come(self, seat: int) -> None:
        async with self.live.page(self.table, self.people[seat].token) as page:
            while page.last is None:
                await page.next()
            while page.last.choices and page.last.over is None:
                step = page.last
                await page.answer(step.choices[len(self.events) % len(step.choices)])
                self.events.append(f"{seat} answers")
                while page.last is step:
                    await page.next()
            bot = self.live.app.house.rooms[self.table].table.chairs[1 - seat].level
            if bot and page.last.over is None:
                await page.asked()
        await gone(self.live, self.table)


@pytest.fixture
def carrier() -> Iterator[Receiver]:
    with Receiver() as receiver:
        yield receiver


def test_a_game_of_a_fortnight(
    new_place: Callable[[], str], carrier: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby, "secrets", Known("a fortnight"))
    fortnight = Fortnight(new_place(), carrier)
    midnight = datetime.datetime(2030, 11, 18, tzinfo=PARIS)
    with fortnight.server():
        fortnight.sit_down()
    for first in range(0, LONGEST, 2):  # some deals take longer than others
        with fortnight.server():
            for day in (first, first + 1):
                pass_day(fortnight, midnight + datetime.timedelta(days=day), day in GONE)
            if fortnight.asked() is None:
                break
    with fortnight.server() as live:
        assert fortnight.asked() is None, "the game came to its end"
        assert live.ask("GET", f"/api/tables/{fortnight.table}/record")[0] == 200
        info = live.ask("GET", f"/api/tables/{fortnight.table}")[1]
    assert "bot" in fortnight.events, "a day passed without a word from the first"
    assert info["seats"][ELISE]["level"] is None, "and she took her seat back"
    assert [person.told > 3 for person in fortnight.people] == [True, True]


def pass_day(fortnight: Fortnight, today: datetime.datetime, gone: bool) -> None:
    """One day of it; the second person does not play at weekends."""
    away = (gone, today.weekday() in RESTS)
    for hour in HOURS:
        moment = (today + datetime.timedelta(hours=hour)).timestamp()
        if moment < fortnight.now or fortnight.asked() is None:
            continue
        fortnight.now = moment
        fortnight.look()
        for seat in (ELISE, ROMEO):
            if hour in VISITS[seat] and not away[seat]:
                fortnight.visit(seat)
