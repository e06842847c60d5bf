"""Puzzles on the page: chosen from the list, missed with the reason, found, and the next."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect
from web.browser import GUARD, PHONE, Person

from cabale.core.puzzle import Puzzle, read_puzzles
from cabale.games.catalogue import game_named

Make = Callable[..., Person]
CAPE = game_named("cape_epee")


def slides(puzzle: Puzzle) -> bool:
    """Whether a card is slid under a column, in the best answer and in the next."""
    verbs = [CAPE.verb_of(action) for action in (puzzle.best, puzzle.second)]
    return all(verb is not None and verb.name == "slide" for verb in verbs)


def slide(me: Person, action: int) -> None:
    """A card of the hand under a column, as an answer says it."""
    card, column = CAPE.args_of(action)
    lit = me.page.locator(f".hand [data-key='card:{card}'][data-state=lit]")
    lit.wait_for()
    me.page.wait_for_timeout(GUARD)
    lit.click()
    me.slide_under(column)


def test_a_puzzle_is_missed_with_the_reason_then_found_and_the_next_one_asked(person: Make) -> None:
    puzzle = next(one for one in read_puzzles(CAPE) if slides(one))
    me = person(size=PHONE)
    page, plate = me.page, me.page.locator(".puzzle")
    me.go("/")
    page.locator(".way[href='/puzzles']").click()
    game = page.get_by_role("region", name="De Cape & d’Épée", exact=True)
    place = page.locator(f".all a[href='/puzzles/cape_epee/{puzzle.name}']")
    theme = game.locator("details", has=place)
    theme.locator("summary").click()
    place.click()

    page.locator(".hand [data-state=lit]").first.wait_for()
    for name in ("Undo", "Restart", "Hint", "More actions"):
        expect(page.get_by_role("button", name=name)).to_have_count(0)
    expect(page.locator(".more")).to_have_count(0)

    slide(me, puzzle.second)

    expect(plate.locator("h2")).to_have_text("There was better")
    expect(plate.locator("li").first).to_be_visible()
    expect(plate.locator(".given")).to_contain_text("Your answer")
    me.fits()

    page.get_by_role("button", name="Try again", exact=True).click()
    slide(me, puzzle.best)

    expect(plate.locator("h2")).to_have_text("Found")
    expect(plate).to_contain_text(f"Chance of winning: {puzzle.chance}")
    page.get_by_role("link", name="Next puzzle", exact=True).click()
    page.wait_for_url(lambda url: "/puzzles/cape_epee/" in url and puzzle.name not in url)
    expect(plate.locator(".words")).to_have_text("One answer is clearly the best. Which?")

    me.go("/puzzles")
    expect(game.get_by_text("Tried: 1 of")).to_be_visible()
    theme.locator("summary").click()
    expect(place).to_have_class(re.compile(r"\bmissed\b"))
