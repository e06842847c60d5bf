"""The rules on the page: pictures by the games' own boards, and the terms of the printed rules."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from web.browser import PHONE, Person

Make = Callable[..., Person]


@pytest.mark.parametrize(
    ("game", "paragraph", "seen"),
    [
        ("louis_xiv", "2.1", "Colbert"),
        ("heads_of_state", "1.3", "House of Nobles"),
        ("cape_epee", "9.1", "Merchant"),
        ("reigns", "1.3", "Church"),
    ],
)
@pytest.mark.parametrize("size", [(1440, 900), PHONE], ids=["desktop", "phone"])
def test_a_paragraph_has_its_picture(
    person: Make, game: str, paragraph: str, seen: str, size: tuple[int, int]
) -> None:
    me = person(size=size)
    me.go(f"/rules/{game}#{paragraph}")
    picture = me.page.get_by_label(f"What paragraph {paragraph} speaks of, drawn")
    expect(picture).to_contain_text(seen)
    expect(picture.locator("[inert]")).to_have_count(1)


def test_a_citation_stays_with_its_brackets(person: Make) -> None:
    me = person(size=PHONE)
    me.go("/rules/cape_epee")
    cite = me.page.locator("#p-3\\.2 a.cite")
    assert cite.evaluate("one => getComputedStyle(one).display") == "inline"
    cite.click()
    expect(me.page.locator("#p-5\\.6")).to_have_class(re.compile("current"))
    assert me.page.url.endswith("/rules/cape_epee")


def test_a_printed_term_leads_to_the_paragraph(person: Make) -> None:
    me = person(language="fr")
    me.go("/rules/louis_xiv")
    me.page.locator("input[type=search]").fill("complot")
    expect(me.page.locator(".rules p").first).to_contain_text("Intrigues.")
    expect(me.page.locator(".rules tbody tr")).to_have_count(1)


@pytest.mark.parametrize("game", ["louis_xiv", "heads_of_state"])
def test_on_paper_stands_the_book_alone(person: Make, game: str) -> None:
    """No bar, no way to other games, nothing to press; by day, whatever the screen is."""
    me = person(theme="dark")
    me.go(f"/rules/{game}")
    figure = me.page.locator("figure.picture").first
    expect(figure.locator("[inert]")).to_be_attached()
    me.page.emulate_media(media="print")
    for gone in ("#app > header", "main nav", ".search", "figure.picture .zoom"):
        assert [one for one in me.page.locator(gone).all() if one.is_visible()] == [], gone
    assert me.page.locator(".rules h1").bounding_box()["y"] < 40
    expect(me.page.locator("body")).to_have_css("background-color", "rgb(255, 255, 255)")
    expect(me.page.locator("html")).to_have_attribute("data-theme", "light")
    me.page.emulate_media(media="screen")
    expect(me.page.locator("html")).to_have_attribute("data-theme", "dark")
