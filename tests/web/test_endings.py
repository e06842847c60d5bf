"""The end of a game: who won and why at a glance, and what comes next in view."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page
from server.live import Live
from web.ahead import play_ahead
from web.browser import Person
from web.measure import FINE, measure
from web.player import holding

from cabale.games import catalogue

Make = Callable[..., Person]
SIZES = ((1440, 900), (1280, 720), (1024, 768), (390, 844), (360, 640))
ACTS = ".end-acts .btn"
SUMS = "aside [role=tab], aside .panel-body .num"  # beside the podium, where there is room
WHOLE = f"{ACTS}, .podium h1, .podium > ol > li:first-child"
LAST = {"en": "The last move: ", "fr": "Le dernier coup\u00a0: "}
# What stands farther right than the side that holds it.
OUTSIDE = """(selector) => {
  const edge = document.querySelector("aside").getBoundingClientRect().right;
  return [...document.querySelectorAll(selector)]
    .filter((one) => one.getBoundingClientRect().right > edge).map((one) => one.textContent);
}"""
NEXT = {
    "en": ["Rematch", "Review", "Share", "Home"],
    "fr": ["Revanche", "Revoir", "Partager", "Accueil"],
}


def finished(live: Live, game: str) -> tuple[str, list[str]]:
    """A game among friends that the server has played to its end: its id, everybody's secret."""
    table, secrets = live.friends(catalogue.game_named(game).seats[-1], game=game)
    play_ahead(live, table, lambda play: False)
    return table, secrets


def look_at_the_end(one: Person, table: str, seat: int, secret: str) -> Page:
    holding(one, table, [{"seat": seat, "secret": secret}])
    one.go(f"/t/{table}")
    one.page.locator(".podium").wait_for()
    return one.page


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("game", catalogue.names())
def test_what_comes_next_is_in_view_at_every_size(
    person: Make, live: Live, game: str, language: str
) -> None:
    table, secrets = finished(live, game)
    theme = "dark" if language == "fr" else "light"
    page = look_at_the_end(person(language=language, theme=theme), table, 0, secrets[0])

    for size in SIZES:
        assert measure(page, size, whole=WHOLE) == FINE, size
        assert page.locator(ACTS).all_inner_texts()[:4] == NEXT[language]
    fourth = f"{ACTS}, .podium h1, .podium > ol > li:nth-child(-n+4)"
    for size in ((360, 640), (390, 844), (932, 430)):
        assert measure(page, size, whole=fourth) == FINE, size
    assert measure(page, (1024, 768))["wide"] is False
    assert page.evaluate(OUTSIDE, SUMS) == []
    assert page.locator(".podium .last").inner_text().startswith(LAST[language])


@pytest.mark.parametrize("game", catalogue.names())
def test_the_podium_speaks_to_its_reader_and_its_sources_add_up(
    person: Make, live: Live, game: str
) -> None:
    table, secrets = finished(live, game)
    over = live.app.house.rooms[table].table.playing()
    first = [seat for seat, place in enumerate(over.places()) if place == 1]

    for seat, secret in enumerate(secrets[:2]):
        page = look_at_the_end(person(), table, seat, secret)
        said = page.locator(".podium h1").inner_text()
        assert said.startswith("You") == (seat in first)
        for row in page.locator(".podium > ol > li").all():
            parts = row.locator(".bar > .num").all_inner_texts()
            total = int(row.locator("b").inner_text())
            assert sum(int(part.split()[-1]) for part in parts) == total


def test_all_at_the_table_see_that_a_rematch_was_asked_for_and_who_is_not_there(
    person: Make, live: Live
) -> None:
    table, secrets = live.friends(2, game="cape_epee")
    play_ahead(live, table, lambda play: False)
    host, guest = (look_at_the_end(person(), table, n, one) for n, one in enumerate(secrets))

    host.get_by_role("button", name="Rematch", exact=True).click()
    host.get_by_text("Guest 1 is not here yet.").wait_for()
    assert host.get_by_text("Everybody is here.").count() == 0
    guest.get_by_text("Host waits for the rematch").wait_for()
    guest.get_by_role("button", name="Join the rematch", exact=True).click()

    host.get_by_text("Everybody is here.").wait_for()


def test_one_takes_the_result_along(person: Make, live: Live) -> None:
    table, secrets = live.friends(2, game="cape_epee")
    play_ahead(live, table, lambda play: False)
    one = person()
    one.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = look_at_the_end(one, table, 0, secrets[0])

    page.get_by_role("button", name="Share", exact=True).click()
    page.get_by_role("button", name="Copied", exact=True).wait_for()

    result, address = page.evaluate("navigator.clipboard.readText()").splitlines()
    assert "Host" in result
    assert "Guest 1" in result
    page.goto(address)
    page.locator(".scrubber").wait_for()
