"""What people see while the server's disk takes nothing: a clear sentence, and then it goes on."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect
from server.failing import Disk
from server.live import Live
from web.browser import Person
from web.test_coming_back import seated_friends

from cabale.server import mending

Make = Callable[..., Person]
SENTENCE = "The server cannot save anything at the moment."


@pytest.fixture
def disk(live: Live, monkeypatch: pytest.MonkeyPatch) -> Iterator[Disk]:
    monkeypatch.setattr(mending, "PAUSE", 0.05)
    found = Disk(live.app.house.store, monkeypatch)
    yield found
    found.is_broken = False


def test_an_answer_that_cannot_be_stored_is_kept_and_goes_again(person: Make, disk: Disk) -> None:
    host, guest = seated_friends(person)
    disk.is_broken = True

    host.slide()

    banner = host.page.get_by_text(SENTENCE)
    banner.wait_for()
    host.page.get_by_text(SENTENCE).wait_for()
    assert guest.page.locator(".column .card").count() == 0, "nobody is shown what is not stored"
    assert guest.page.locator(".banner").count() == 0, "whoever asked for nothing notices nothing"
    disk.is_broken = False
    expect(banner).to_have_count(0)
    for one in (host, guest):
        expect(one.page.locator(".column .card")).to_have_count(1)


def test_a_word_that_cannot_be_stored_is_said_once_it_can(person: Make, disk: Disk) -> None:
    host, guest = seated_friends(person)
    disk.is_broken = True
    for one in (host, guest):
        one.page.get_by_role("tab", name="Talk").click()
    words = host.page.locator(".talk input, .talk textarea").first
    words.fill("Patience")
    words.press("Enter")

    host.page.get_by_text(SENTENCE).wait_for()
    disk.is_broken = False
    expect(host.page.get_by_text(SENTENCE)).to_have_count(0)

    expect(guest.page.locator(".talk li", has_text="Patience")).to_have_count(1)


def test_a_table_that_cannot_be_stored_is_not_made_and_said_so(person: Make, disk: Disk) -> None:
    one = person()
    one.refused.add(503)
    one.go("/new/cape_epee")
    one.page.locator("footer .btn.primary:enabled").wait_for()
    disk.is_broken = True

    one.page.locator("footer .btn.primary").click()

    one.page.get_by_text(SENTENCE).wait_for()
    disk.is_broken = False
    one.page.locator("footer .btn.primary").click()
    one.page.wait_for_url("**/t/*")
