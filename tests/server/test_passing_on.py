"""Who hosts a table: it is handed on, left, inherited, and given by the host of the club."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from carrier import beside, gone, settled
from live import Live
from postgres import Postgres
from test_after import play_out

from cabale.cli.main import main
from cabale.server import wire

KEY = "the key of the host"


def info(live: Live, table: str) -> Any:
    return live.ask("GET", f"/api/tables/{table}")[1]


def lobby(live: Live, *names: str) -> tuple[Any, list[str]]:
    """A table that has not begun: what was made, and the secret of each seat."""
    made = live.make(seats=len(names), names=[names[0]])
    rest = [live.sit(made, name)["mine"][0]["secret"] for name in names[1:]]
    return made, [made["mine"][0]["secret"], *rest]


def reason(live: Live, path: str, body: Any, secret: str) -> Any:
    return live.ask("POST", path, body, secret)[1].get("reason")


def test_the_host_of_a_lobby_hands_it_on(live: Live) -> None:
    made, secrets = lobby(live, "Élise", "Zoé", "Armand")
    where = f"/api/tables/{made['id']}"
    assert reason(live, f"{where}/host", {"seat": 1}, secrets[1]) == "not-the-host"
    assert live.post(f"{where}/host", {"seat": 2}, secrets[0])["host"] == 2

    assert reason(live, f"{where}/start", {}, secrets[0]) == "not-the-host"
    assert reason(live, f"{where}/remove", {"seat": 2}, secrets[2]) == "not-yourself"
    live.post(f"{where}/start", {}, secrets[2])
    assert info(live, made["id"])["phase"] != "over"


def test_the_host_of_a_running_table_hands_it_on_also_through_a_restart(tmp_path: Path) -> None:
    with Live(tmp_path / "cabale.db") as live:
        table, secrets = live.friends(3)
        live.post(f"/api/tables/{table}/host", {"seat": 1}, secrets[0])
    with Live(tmp_path / "cabale.db") as live:
        where = f"/api/tables/{table}"
        assert info(live, table)["host"] == 1
        assert reason(live, f"{where}/remove", {"seat": 2}, secrets[0]) == "not-the-host"
        live.post(f"{where}/remove", {"seat": 0}, secrets[1])
        assert info(live, table)["host"] == 1


def test_only_somebody_who_sits_there_is_made_the_host(live: Live) -> None:
    made = live.make(seats=3, levels=[None, None, "page"], names=["Élise"])
    where, secret = f"/api/tables/{made['id']}/host", made["mine"][0]["secret"]
    for seat in (1, 2, 5):
        assert reason(live, where, {"seat": seat}, secret) == "no-such-seat"
    for wrong in (-1, 6, "B", None):
        assert live.ask("POST", where, {"seat": wrong}, secret)[0] == 400
    assert info(live, made["id"])["host"] == 0


def test_who_hosts_goes_on_hosting_when_somebody_sits_down_before_them(live: Live) -> None:
    """The host leaves: the next one hosts, and whoever takes the first seat is a guest."""
    made, secrets = lobby(live, "Élise", "Zoé")
    where = f"/api/tables/{made['id']}"
    live.post(f"{where}/leave", {}, secrets[0])
    assert info(live, made["id"])["host"] == 1
    newcomer = live.sit(made, "Armand")["mine"][0]
    assert newcomer["seat"] == 0
    assert info(live, made["id"])["host"] == 1
    assert reason(live, f"{where}/remove", {"seat": 1}, newcomer["secret"]) == "not-the-host"


def test_a_table_that_all_have_left_is_hosted_by_whoever_comes(live: Live) -> None:
    made, secrets = lobby(live, "Élise", "Zoé")
    for secret in secrets:
        live.post(f"/api/tables/{made['id']}/leave", {}, secret)
    assert info(live, made["id"])["host"] == -1
    live.post(f"/api/tables/{made['id']}/sit", {"name": "Armand", "seat": 1} | invited(made))
    assert info(live, made["id"])["host"] == 1


def invited(made: Any) -> dict[str, str]:
    return {"invite": made["invite"].partition("#j=")[2]}


def test_who_takes_the_seat_of_the_host_hosts(live: Live) -> None:
    table, secrets = live.friends(2)
    live.post(f"/api/tables/{table}/host", {"seat": 1}, secrets[0])
    code = live.post(f"/api/tables/{table}/hand", {"seat": 1}, secrets[1])["code"]
    live.post(f"/api/tables/{table}/take", {"code": code, "name": "Armand"})
    assert info(live, table)["host"] == 1


def test_the_rematch_is_hosted_by_whoever_hosted_last(live: Live) -> None:
    table, secrets = live.friends(2)
    live.post(f"/api/tables/{table}/host", {"seat": 1}, secrets[0])
    play_out(live, table)
    again = live.post(f"/api/tables/{table}/rematch", {}, secrets[0])
    assert info(live, again["id"])["host"] == 1


@pytest.fixture
def club(tmp_path: Path) -> Any:
    (tmp_path / "cabale.key").write_text(KEY)
    with Live(tmp_path / "cabale.db", key=KEY) as server:
        yield server


def test_the_host_of_the_club_gives_a_table_another_host(club: Live) -> None:
    """Its own host is gone for good: in a lobby, and in the middle of a game."""
    made, _ = lobby(club, "Élise", "Zoé")
    running, _ = club.friends(3)
    for table in (made["id"], running):
        path = f"/api/host/tables/{table}/host"
        assert reason(club, path, {"seat": 1}, "guess") == "not-the-keeper"
        assert reason(club, path, {"seat": 4}, KEY) == "no-such-seat"
        deed = club.post(path, {"seat": 1}, KEY)["deeds"][0]
        assert (deed["what"], deed["about"]) == ("hand-table", f"{table} B")
        assert info(club, table)["host"] == 1
    path = "/api/host/tables/nothing/host"
    assert reason(club, path, {"seat": 1}, KEY) == "no-such-table"


def test_a_table_is_handed_on_in_the_terminal(
    club: Live, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table, _ = club.friends(3)
    where = ["--at", f"http://127.0.0.1:{club.port}", "--data", str(tmp_path / "cabale.db")]
    assert main(["host", *where, "--lang", "en", "hand-table", table, "C"]) == 0
    assert info(club, table)["host"] == 2
    assert main(["host", *where, "--lang", "en", "hand-table", table, "F"]) != 0
    assert "knows of no such" in capsys.readouterr().err


def test_nothing_waits_for_a_host_who_was_erased(club: Live) -> None:
    """Their seat in a lobby is free, and others host what they hosted."""
    me = club.post("/api/me/introduce", {"name": "Élise"})
    made = [
        club.post("/api/tables", {**wish, "names": ["Élise"]}, me["token"])
        for wish in [{"game": "toy", "seats": 3, "mode": "friends"}] * 2
    ]
    for one in made:
        for name in ("Zoé", "Armand"):
            club.sit(one, name)
    club.post(f"/api/tables/{made[1]['id']}/start", {}, me["token"])
    club.post(f"/api/host/people/{me['id']}/remove", {}, KEY)

    waiting, running = (info(club, one["id"]) for one in made)
    assert ([seat["kind"] for seat in waiting["seats"]], waiting["host"]) == (
        ["open", "person", "person"],
        1,
    )
    assert (running["seats"][0]["kind"], running["host"]) == ("person", 1)


# -- a host who never comes back


class Waiting:
    """A lobby with a clock that the test drives; its host has been there and gone."""

    def __init__(self, place: Path | str, **wish: Any) -> None:
        self.place, self.wish, self.now = place, wish, 2e9

    def server(self) -> Live:
        live = Live(self.place)
        live.app.house.clock = lambda: self.now
        return live

    def gather(self, live: Live) -> None:
        made, self.secrets = lobby(live, "Élise", "Zoé", "Armand")
        self.id, self.where = made["id"], f"/api/tables/{made['id']}"
        if self.wish:
            live.post(f"{self.where}/setup", self.wish, self.secrets[0])
        self.look(live, 0)

    def look(self, live: Live, seat: int) -> None:
        """Somebody opens the table and closes it again."""

        async def come_and_go() -> None:
            async with live.page(self.id, self.secrets[seat]) as page:
                await page.until(wire.Welcome)
            await gone(live, self.id)

        beside(live, come_and_go())
        settled(live)

    def take(self, live: Live, seat: int) -> Any:
        """Why the chair cannot be taken; None if it is."""
        return reason(live, f"{self.where}/chair", {}, self.secrets[seat])


def test_who_waits_for_a_host_in_vain_takes_the_chair(tmp_path: Path) -> None:
    evening = Waiting(tmp_path / "cabale.db")
    with evening.server() as live:
        evening.gather(live)
        assert info(live, evening.id)["host_awaited"] == evening.now + 300
        evening.now += 299
        assert evening.take(live, 1) == "host-awaited"
        evening.now += 1
        assert reason(live, f"{evening.where}/chair", {}, "invented") == "not-a-seat"
        assert evening.take(live, 1) is None

        after = info(live, evening.id)
        assert (after["host"], after["heir_of"]) == (1, 0)
        assert reason(live, f"{evening.where}/start", {}, evening.secrets[0]) == "not-the-host"
        live.post(f"{evening.where}/host", {"seat": 0}, evening.secrets[1])
        assert info(live, evening.id)["heir_of"] == -1  # given back


def test_a_host_who_is_there_keeps_the_chair(tmp_path: Path) -> None:
    evening = Waiting(tmp_path / "cabale.db")
    with evening.server() as live:
        evening.gather(live)
        evening.now += 1000

        async def stay() -> Any:
            async with live.page(evening.id, evening.secrets[0]) as page:
                await page.until(wire.Welcome)
                return await asyncio.to_thread(evening.take, live, 1)

        assert asyncio.run(stay()) == "host-awaited"
        assert evening.take(live, 1) == "host-awaited"  # and is waited for anew


def test_a_host_by_correspondence_is_waited_for_a_day(tmp_path: Path) -> None:
    slow = Waiting(tmp_path / "cabale.db", cadence={"letters": True})
    with slow.server() as live:
        slow.gather(live)
        slow.now += 86399
        assert slow.take(live, 1) == "host-awaited"
        slow.now += 1
        assert slow.take(live, 1) is None


def test_a_chair_is_taken_only_before_the_start(tmp_path: Path) -> None:
    evening = Waiting(tmp_path / "cabale.db")
    with evening.server() as live:
        evening.gather(live)
        live.post(f"{evening.where}/start", {}, evening.secrets[0])
        evening.now += 1000
        assert evening.take(live, 1) == "started"
        assert info(live, evening.id)["host_awaited"] == 0


def test_the_time_for_which_a_host_is_away_counts_through_a_restart(tmp_path: Path) -> None:
    evening = Waiting(tmp_path / "cabale.db")
    with evening.server() as live:
        evening.gather(live)
    evening.now += 300
    with evening.server() as live:
        assert evening.take(live, 2) is None
    with evening.server() as live:
        after = info(live, evening.id)
        assert (after["host"], after["heir_of"]) == (2, 0)


def test_a_clock_that_is_set_back_neither_takes_the_chair_nor_loses_it(tmp_path: Path) -> None:
    evening = Waiting(tmp_path / "cabale.db")
    with evening.server() as live:
        evening.gather(live)
        evening.now -= 3600
        assert evening.take(live, 1) == "host-awaited"
        evening.now += 3900
        assert evening.take(live, 1) is None


def test_a_host_who_is_at_another_process_keeps_the_chair(postgres: Postgres) -> None:
    evening = Waiting(postgres.new_database())
    with evening.server() as one, evening.server() as two:
        evening.gather(one)
        info(two, evening.id)
        evening.now += 300

        async def stay() -> Any:
            async with one.page(evening.id, evening.secrets[0]) as page:
                await page.until(wire.Welcome)
                await asyncio.to_thread(settled, one)
                return await asyncio.to_thread(evening.take, two, 1)

        assert asyncio.run(stay()) == "host-awaited"
        beside(one, gone(one, evening.id))
        settled(one)
        evening.now += 300
        assert evening.take(two, 1) is None
        while info(one, evening.id)["host"] != 1:
            pass
