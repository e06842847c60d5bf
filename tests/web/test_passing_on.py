"""Somebody else hosts the table: in the lobby, in mid-game, and by the host of the club."""

from __future__ import annotations

import time
from pathlib import Path

from playwright.sync_api import Browser, expect
from server.live import Live
from web.browser import Person
from web.test_club import KEY


def press(one: Person, name: str) -> None:
    one.page.get_by_role("button", name=name, exact=True).click()


def test_a_table_changes_its_host(browser: Browser, tmp_path: Path) -> None:
    with Live(tmp_path / "cabale.db", key=KEY) as live:
        home = f"http://127.0.0.1:{live.port}"
        host, guest, keeper = (Person(browser, home, name=n) for n in ("Élise", "", "Max"))
        # given: a lobby of two
        host.new_table("?friends", seats=2)
        guest.sit_down(host.page.url, "Zoé")
        # when: its host lets the other host it
        press(host, "Let Zoé host the table")
        # then: the other begins the game, and alone may
        expect(host.page.get_by_role("button", name="Begin the game", exact=True)).to_have_count(0)
        press(guest, "Begin the game")
        guest.prompt.wait_for()
        host.prompt.wait_for()
        press(host, "Settings")
        host.page.get_by_text("Zoé hosts this table.", exact=True).wait_for()
        # when: it is given back in mid-game
        press(guest, "Settings")
        press(guest, "Let Élise host the table")
        guest.page.get_by_text("Élise hosts this table.", exact=True).wait_for()
        host.page.get_by_text("You host this table", exact=True).wait_for()
        # and the host of the club gives it to the guest again, who is gone
        guest.close()
        keeper.go("/host")
        keeper.page.get_by_label("The key of the server").fill(KEY)
        press(keeper, "Open the desk")
        keeper.page.get_by_role("button", name="Host…: De Cape & d’Épée, Élise, Zoé").click()
        expect(keeper.page.get_by_role("button", name="Élise host", exact=True)).to_be_disabled()
        press(keeper, "Zoé")
        keeper.page.get_by_text("Table with another host:").wait_for()
        host.page.get_by_text("Zoé hosts this table.", exact=True).wait_for()
        for one in (host, keeper):
            one.close()
        assert host.errors + guest.errors + keeper.errors == []


def test_who_waits_for_a_host_in_vain_takes_the_chair(browser: Browser, tmp_path: Path) -> None:
    passed = 0.0
    with Live(tmp_path / "cabale.db") as live:
        live.app.house.clock = lambda: time.time() + passed
        home = f"http://127.0.0.1:{live.port}"
        host, guest = (Person(browser, home, name=n) for n in ("Élise", ""))
        # given: a lobby whose host has closed the page
        host.new_table("?friends", seats=2)
        table = host.page.url
        guest.page.clock.install()
        guest.sit_down(table, "Zoé")
        host.page.close()
        awaited = (
            "Élise hosts the table and is away. In 5 min any of you may take the host’s chair."
        )
        guest.page.get_by_text(awaited).wait_for()
        chair = guest.page.get_by_role("button", name="Take the host’s chair", exact=True)
        expect(chair).to_have_count(0)
        # when: the time is over
        passed += 300
        guest.page.clock.fast_forward(301_000)
        chair.click()
        # then: whoever waited hosts the table, and whoever comes back reads why
        guest.page.get_by_text("You have taken the host’s chair: Élise was away").wait_for()
        host.page = host.tab()
        host.page.goto(table)
        host.page.get_by_text("Zoé has taken the host’s chair: Élise was away").wait_for()
        press(guest, "Begin the game")
        guest.prompt.wait_for()
        host.prompt.wait_for()
        for one in (host, guest):
            one.close()
        assert host.errors + guest.errors == []


def test_a_link_to_my_seat_is_taken_back(browser: Browser, tmp_path: Path) -> None:
    with Live(tmp_path / "cabale.db") as live:
        table, secrets = live.friends(2, game="cape_epee")
        one = Person(browser, f"http://127.0.0.1:{live.port}")
        one.go(f"/t/{table}#s={secrets[0]}")
        press(one, "Settings")
        press(one, "Hand my seat to somebody")
        one.page.get_by_label("Link to the seat").wait_for()
        press(one, "Keep my seat after all")
        one.page.get_by_text("The link is void").wait_for()
        expect(one.page.get_by_role("button", name="Keep my seat after all")).to_have_count(0)
        one.close()
        assert one.errors == []
