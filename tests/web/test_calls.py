"""Somebody lets their browser be called, closes the page, and is called.

A browser without a network has no carrier of its own; here it gives the address of ours, which
opens what it receives with the keys of that browser.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from server.carrier import Browser as Closed
from server.carrier import Receiver, play
from server.live import Live
from web.browser import DESKTOP, PHONE, Person
from web.test_look import check_axe

from cabale.server.calls.settings import CallSettings
from cabale.server.calls.webpush import point_of, to_text

SUBSCRIBE = """([endpoint, p256dh, auth]) => {
  const found = { endpoint, toJSON: () => ({ keys: { p256dh, auth } }), unsubscribe: () => true };
  PushManager.prototype.subscribe = async () => found;
  PushManager.prototype.getSubscription = async () => found;
}"""


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    """A server whose host has turned calls on."""
    calls = CallSettings(push=True, inward=True, look=0.1)
    with Live(tmp_path_factory.mktemp("calls") / "cabale.db", calls=calls) as server:
        yield server


@pytest.fixture
def carrier() -> Iterator[Receiver]:
    with Receiver() as receiver:
        yield receiver


def give_carrier(page: Page, closed: Closed) -> None:
    """The browser's carrier is ours."""
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    keys = [to_text(point_of(closed.key)), to_text(closed.auth)]
    page.evaluate(SUBSCRIBE, [closed.carrier.url(closed.path), *keys])


@pytest.mark.parametrize(
    ("language", "on", "said"),
    [
        ("en", "On", "It is your turn, with Host."),
        ("fr", "Oui", "C’est à vous de jouer, avec Host."),
    ],
)
def test_a_closed_page_is_called_in_its_language(
    browser: Browser, live: Live, carrier: Receiver, language: str, on: str, said: str
) -> None:
    table, secrets = live.friends(2, game="cape_epee")
    one = Person(browser, f"http://127.0.0.1:{live.port}", language=language)
    one.context.grant_permissions(["notifications"])
    closed = Closed(carrier)
    one.go(f"/t/{table}#s={secrets[1]}")
    one.page.locator(".hand .card").first.wait_for()
    one.go("/me")
    give_carrier(one.page, closed)
    bell = one.page.get_by_role("group", name="Notification", exact=True)

    bell.get_by_role("button", name=on, exact=True).click()
    expect(bell.get_by_role("button", name=on, exact=True)).to_have_attribute(
        "aria-pressed", "true"
    )
    play(live, table, secrets[0])
    carrier.wait(1)

    (call,) = closed.shown()
    assert (call["body"], call["url"]) == (said, f"/t/{table}")
    assert one.errors == []
    one.close()


def test_quiet_hours_are_chosen_and_a_bell_is_taken_down(
    browser: Browser, live: Live, carrier: Receiver
) -> None:
    table, secrets = live.friends(2, game="cape_epee")
    one = Person(browser, f"http://127.0.0.1:{live.port}")
    one.context.grant_permissions(["notifications"])
    one.go(f"/t/{table}#s={secrets[1]}")
    one.page.locator(".hand .card").first.wait_for()
    one.go("/me")
    give_carrier(one.page, Closed(carrier))
    bell = one.page.get_by_role("group", name="Notification", exact=True)
    quiet = one.page.get_by_role("group", name="Quiet", exact=True)

    bell.get_by_role("button", name="On", exact=True).click()
    quiet.get_by_role("button", name="On", exact=True).click()
    one.page.get_by_label("Quiet until").select_option("540")
    one.page.reload()

    expect(one.page.get_by_label("Quiet until")).to_have_value("540")
    expect(one.page.get_by_label("Quiet from")).to_have_value("1320")
    give_carrier(one.page, Closed(carrier))
    bell.get_by_role("button", name="Off", exact=True).click()
    expect(quiet).to_have_count(0)
    mine = {"held": [{"table": table, "secret": secrets[1]}]}
    assert live.post("/api/bells/mine", mine) == []
    assert one.errors == []
    one.close()


def test_where_calls_are_off_the_page_says_so(browser: Browser, tmp_path: Path) -> None:
    with Live(tmp_path / "cabale.db") as live:
        one = Person(browser, f"http://127.0.0.1:{live.port}")
        one.go("/me")
        expect(one.page.get_by_text("has not turned calls on")).to_be_visible()
        assert one.page.get_by_role("group", name="Notification", exact=True).count() == 0
        one.close()


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_the_panel_can_be_read_by_everybody(
    browser: Browser, live: Live, axe: str, size: tuple[int, int]
) -> None:
    table, secrets = live.friends(2, game="cape_epee")
    one = Person(browser, f"http://127.0.0.1:{live.port}", size=size, language="fr")
    one.go(f"/t/{table}#s={secrets[1]}")
    one.page.locator(".hand .card").first.wait_for()
    one.go("/me")
    one.page.get_by_role("group", name="Notification", exact=True).wait_for()

    check_axe(one, axe)
    assert one.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    one.close()
