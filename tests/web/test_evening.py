"""An evening among friends: two desks and a phone, one server, from the invitation to the morning.

`PYTHONPATH=src:tests python tests/web/test_evening.py FOLDER` takes a picture of what each of them
sees at every turn of it.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright
from server.carrier import Browser as Closed
from server.carrier import Receiver
from server.live import Live
from web.ahead import play_ahead, run
from web.browser import Person, chromium
from web.test_calls import give_carrier

from cabale.core.play import Play
from cabale.server.calls.settings import CallSettings

CALLS = CallSettings(push=True, inward=True, look=0.1)
PHONE = (390, 844)
Look = Callable[[str, Person], None]


def look_away(_moment: str, _one: Person) -> None:
    """No picture."""


class Evening:
    """The friends, and what happens to them."""

    def __init__(self, browser: Browser, live: Live, look: Look = look_away) -> None:
        self.browser, self.live, self.look = browser, live, look
        self.home = f"http://127.0.0.1:{live.port}"
        self.elise = Person(browser, self.home, language="fr")
        self.armand = Person(browser, self.home, name="", language="fr", theme="dark")
        self.zoe = Person(browser, self.home, name="", language="en", size=PHONE)
        self.all = [self.elise, self.armand, self.zoe]
        self.old = ""  # the table before the rematch

    def show(self, moment: str, *people: Person) -> None:
        for one in people or self.all:
            self.look(moment, one)

    @property
    def table(self) -> str:
        return self.elise.page.url.rpartition("/")[2].partition("#")[0].partition("?")[0]

    # -- from the invitation to the table

    def invite(self) -> str:
        """Élise opens a table for three: the link as it is shown to her."""
        page = self.elise.page
        self.elise.go("/new/cape_epee?friends")
        page.locator("footer .btn.primary:enabled").wait_for()
        while int(page.locator(".count b").inner_text()) > 3:
            page.get_by_label("Un siège de moins").click()
        page.locator("footer .btn.primary").click()
        page.wait_for_url("**/t/*")
        shown = page.get_by_label("Lien de la table").inner_text()
        return f"http://{shown.replace(chr(10), '')}"

    def gather(self) -> None:
        link = self.invite()
        self.show("1 invited", self.elise)
        self.armand.page.goto(link)
        self.armand.page.locator("#name").wait_for()
        self.show("2 at the door", self.armand)
        self.armand.sit_down(link, "Armand")
        self.zoe.sit_down(link, "Zoé")
        self.elise.page.get_by_text("Tout le monde est là.").wait_for()

    def talk(self) -> None:
        """Words before the game are heard by all."""
        for one, words in ((self.armand, "Bonsoir à tous"), (self.zoe, "I am on the train")):
            one.page.locator(".talk input").fill(words)
            one.page.locator(".talk form .btn").click()
        for one in self.all:
            one.page.get_by_text("Bonsoir à tous").wait_for()
            one.page.get_by_text("I am on the train").wait_for()
        self.show("3 lobby")

    def begin(self) -> None:
        self.elise.page.locator("footer .btn.primary:enabled").click()
        for one in self.all:
            one.page.locator(".hand .card").first.wait_for()

    # -- at the table

    def play(self) -> Play:
        return self.live.app.house.rooms[self.table].table.playing()

    def answer_until(self, enough: Callable[[Play], bool]) -> None:
        play_ahead(self.live, self.table, enough)

    def network_gone(self) -> None:
        """The train enters a tunnel; meanwhile the others play on."""
        self.zoe.context.set_offline(True)
        room = self.live.app.house.rooms[self.table]

        async def cut() -> None:
            for screen in list(room.screens):
                if any(seat == 2 for seat, _ in screen.held):
                    screen.close(1001, "cut")

        run(self.live, cut())
        self.zoe.page.locator(".banner.lost").wait_for()
        self.show("5 tunnel", self.zoe, self.elise)
        count = len(self.play().answers)
        self.answer_until(lambda play: len(play.answers) > count and play.is_asked(2))
        self.zoe.context.set_offline(False)
        expect(self.zoe.prompt).to_contain_text("Your turn")
        self.show("6 out of the tunnel", self.zoe)

    def hand_over(self) -> Person:
        """Armand must go; Hugo takes his seat by the link, which Armand tries himself first."""
        page = self.armand.page
        page.get_by_role("button", name="Réglages", exact=True).click()
        page.get_by_role("button", name="Passer mon siège").click()
        link = f"http://{page.get_by_label('Lien vers le siège').inner_text()}"
        self.show("7 handing over", self.armand)
        tab = self.armand.tab()
        tab.goto(link)
        tab.locator("#name").fill("Armand 2")
        self.armand.refused = {409}
        tab.locator("form .btn").click()
        tab.get_by_text("Vous êtes déjà à cette table").wait_for()
        tab.close()
        hugo = Person(self.browser, self.home, name="", language="fr")
        hugo.name = "hugo"
        hugo.sit_down(link, "Hugo")
        hugo.page.locator(".hand .card").first.wait_for()
        self.armand.page.get_by_text("Ce navigateur ne tient plus de siège ici").wait_for()
        self.show("8 handed over", self.armand, hugo, self.elise)
        self.armand.page.get_by_role("link", name="Regarder", exact=True).click()
        self.armand.page.locator(".column").first.wait_for()
        self.show("8 watching on", self.armand)
        return hugo

    def finish(self, hugo: Person) -> None:
        self.answer_until(lambda play: False)
        self.all[1] = hugo
        for one in self.all:
            self.look_to_the_end(one)
        self.show("9 podium")

    def look_to_the_end(self, one: Person) -> None:
        """What is counted on the way is looked at."""
        podium, counted = one.page.locator(".podium"), one.page.locator(".interlude .primary")
        podium.or_(counted).first.wait_for()
        while not podium.count():
            counted.click()
            podium.or_(counted).first.wait_for()

    def again(self, hugo: Person) -> None:
        """A rematch: one asks, the others are told and come."""
        self.elise.page.get_by_role("button", name="Revanche", exact=True).click()
        self.elise.page.wait_for_url(lambda url: "/t/" in url and self.old not in url)
        hugo.page.get_by_text("Élise attend").wait_for()
        self.show("10 rematch", self.elise, hugo, self.zoe)


@pytest.fixture
def carrier() -> Iterator[Receiver]:
    with Receiver() as receiver:
        yield receiver


def by_letters(evening: Evening, carrier: Receiver) -> Any:
    """The next day: a table by correspondence, Zoé's page closed, her phone rings."""
    live, zoe = evening.live, evening.zoe
    pace = {"letters": True, "bank": 86_400, "gain": 86_400, "most": 86_400, "over": "vote"}
    table, secrets = live.friends(2, ("Élise", "Zoé"), game="cape_epee", cadence=pace)
    zoe.context.grant_permissions(["notifications"])
    zoe.go(f"/t/{table}#s={secrets[1]}")
    zoe.page.locator(".hand .card").first.wait_for()
    evening.show("11 by letters", zoe)
    zoe.go("/me")
    closed = Closed(carrier)
    give_carrier(zoe.page, closed)
    bell = zoe.page.get_by_role("group", name="Notification", exact=True)
    bell.get_by_role("button", name="On", exact=True).click()
    expect(bell.get_by_role("button", name="On", exact=True)).to_have_attribute(
        "aria-pressed", "true"
    )
    evening.show("12 bells", zoe)
    zoe.page.close()
    evening.elise.go(f"/t/{table}#s={secrets[0]}")
    evening.elise.wait_turn()
    evening.elise.slide()
    carrier.wait(1)
    (call,) = closed.shown()
    zoe.page = zoe.tab()
    zoe.page.goto(evening.home + call["url"].removeprefix(evening.home))
    zoe.wait_turn()
    evening.show("13 called", zoe, evening.elise)
    return call


def spend(evening: Evening, carrier: Receiver) -> None:
    """The whole evening."""
    evening.gather()
    evening.talk()
    evening.begin()
    evening.show("4 begun")
    evening.answer_until(lambda play: len(play.answers) > 20 and play.is_asked(0))
    evening.network_gone()
    hugo = evening.hand_over()
    evening.old = evening.table
    evening.finish(hugo)
    evening.again(hugo)
    call = by_letters(evening, carrier)
    assert call["body"] == "It is your turn, with Élise."
    for one in (*evening.all, evening.armand):
        assert [error for error in one.errors if "ERR_INTERNET" not in error] == []
        one.close()


def test_an_evening_among_friends(browser: Browser, tmp_path: Path, carrier: Receiver) -> None:
    with Live(tmp_path / "cabale.db", calls=CALLS) as live:
        live.app.reach.open.append("127.0.0.1")
        spend(Evening(browser, live), carrier)


def is_phone(one: Person) -> bool:
    size = one.page.viewport_size
    return size is not None and size["width"] == PHONE[0]


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)

    def snap(moment: str, one: Person) -> None:
        one.page.wait_for_timeout(600)
        who = "armand" if one.theme == "dark" else "zoe" if is_phone(one) else one.name
        one.page.screenshot(path=folder / f"{moment.replace(' ', '-')}-{who}.png")
        print(moment, who, flush=True)

    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as data:
        with Live(Path(data) / "cabale.db", calls=CALLS) as live, Receiver() as carrier:
            live.app.reach.open.append("127.0.0.1")
            spend(Evening(chromium(playwright), live, snap), carrier)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
