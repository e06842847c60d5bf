"""How the page calls somebody to the table, and what happens when somebody stays away."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, Playwright, expect
from server.live import Live
from web.browser import WHOLE, Person, chromium

Make = Callable[..., Person]
GAME = "De Cape & d’Épée"
MY_TURN = f"● It is your turn · {GAME}"
NOT_MINE = f"{GAME} · Cabale"
# What the page asks of the browser is noted and then done as before.
LISTEN = """
    const told = () => document.documentElement.dataset;
    const Real = window.Notification;
    window.Notification = class extends Real {
      constructor(title, how) {
        super(title, how);
        told().notice = `${title}: ${how.body}`;
      }
    };
    const tone = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function () {
      told().tones = Number(told().tones ?? 0) + 1;
      return tone.call(this);
    };
"""
LOOK_AWAY = """
    (away) => {
      Object.defineProperty(document, "hidden", { get: () => away, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }
"""


@pytest.fixture(scope="module")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """The whole Chromium: its shell shows no notifications."""
    found = chromium(playwright, *WHOLE)
    yield found
    found.close()


def friends(person: Make, live: Live, seats: int, patience: int = 600) -> list[Person]:
    """People at a table of De Cape & d'Épée that has begun, each with a page that is heard."""
    table, secrets = live.friends(seats, game="cape_epee", patience=patience)
    people = []
    for secret in secrets:
        one = person(name="")
        one.context.grant_permissions(["notifications"])
        one.context.add_init_script(LISTEN)
        one.go(f"/t/{table}#s={secret}")
        one.page.locator(".hand .card").first.wait_for()
        one.page.locator(".prompt").click()
        people.append(one)
    return people


def icon_of(page: Page) -> str:
    return str(page.locator("link[rel=icon]").get_attribute("href"))


def tones_of(page: Page) -> str | None:
    return page.locator("html").get_attribute("data-tones")


def test_title_and_icon_of_the_tab_say_whose_turn_it_is(person: Make, live: Live) -> None:
    host, guest = friends(person, live, 2)

    expect(host.page).to_have_title(MY_TURN)
    expect(guest.page).to_have_title(NOT_MINE)
    assert icon_of(host.page) != icon_of(guest.page)
    host.wait_turn()
    host.slide()

    expect(guest.page).to_have_title(MY_TURN)
    expect(host.page).to_have_title(NOT_MINE)
    assert "turn" in icon_of(guest.page) and "turn" not in icon_of(host.page)


def test_whoever_looks_elsewhere_is_notified_and_nobody_else(person: Make, live: Live) -> None:
    host, guest = friends(person, live, 2)
    guest.page.evaluate(LOOK_AWAY, True)

    host.wait_turn()
    host.slide()

    told = guest.page.locator("html[data-notice]")
    expect(told).to_have_attribute("data-notice", f"{GAME}: It is your turn")
    assert host.page.locator("html[data-notice]").count() == 0
    guest.page.evaluate(LOOK_AWAY, False)
    guest.wait_turn()
    guest.slide()
    expect(host.page).to_have_title(MY_TURN)
    assert host.page.locator("html[data-notice]").count() == 0, "it was before the eyes"


def test_two_notes_call_unless_the_sound_is_off(person: Make, live: Live) -> None:
    host, guest = friends(person, live, 2)
    host.page.get_by_role("button", name="Sound", exact=True).click()
    host.wait_turn()
    before = tones_of(host.page)

    host.slide()
    guest.page.locator("html[data-tones='2']").wait_for()
    guest.wait_turn()
    guest.slide()

    expect(host.page).to_have_title(MY_TURN)
    assert tones_of(host.page) == before
    assert tones_of(guest.page) == "2"


def test_the_others_vote_a_bot_into_the_seat_of_an_absent_player(person: Make, live: Live) -> None:
    host, guest, gone = friends(person, live, 3, patience=0)
    address = gone.page.url
    gone.page.goto(gone.home)
    absent = [one.page.locator(".seats li").nth(2) for one in (host, guest)]

    for one in absent:
        expect(one.get_by_role("img", name="away")).to_be_visible()
    vote = absent[0].get_by_role("button", name="bot")
    vote.wait_for()
    vote.click()
    expect(absent[1].get_by_role("button", name="1")).to_be_visible()
    absent[1].get_by_role("button", name="bot").click()

    for one in absent:
        one.get_by_text("bot, courtier").wait_for()
        assert one.get_by_role("button", name="bot").count() == 0
    gone.page.goto(address)
    gone.page.locator(".hand .card").first.wait_for()
    for one in absent:
        expect(one.get_by_text("bot, courtier")).to_have_count(0)
