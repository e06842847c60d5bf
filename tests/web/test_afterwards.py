"""After a game on the page: replay, playing on, the proof of the deal."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import cache

import pytest
from playwright.sync_api import expect
from server.live import Live
from web.ahead import play_ahead, play_alone
from web.browser import DESKTOP, PHONE, Person
from web.test_look import check_axe

from cabale.core.play import Play
from cabale.games import catalogue

Make = Callable[..., Person]


def finish(live: Live, me: Person) -> str:
    """A game against one bot, set up on the page and soon at its end; the id of the table."""
    me.set_up(seats=2)
    table = me.page.url.rpartition("/")[2]
    me.wait_turn()
    play_alone(live, table, "slide", Play.is_over)
    while me.answer():
        pass
    return table


@cache
def finished(live: Live, game: str, seats: int) -> str:
    """A game that the server has played with itself; the id of the table."""
    made = live.post("/api/tables", {"game": game, "seats": seats, "mode": "hotseat"})
    play_ahead(live, made["id"], lambda play: False)
    return str(made["id"])


def step_shown(me: Person) -> int:
    return int(me.page.locator(".where").inner_text().partition("/")[0])


def test_a_finished_game_is_seen_again_proved_and_played_on(person: Make, live: Live) -> None:
    me = person()
    table = finish(live, me)
    page = me.page

    # the final count leads to everything
    page.get_by_role("button", name="Verify the deal", exact=True).click()
    page.locator("[data-verdict=good]").wait_for()
    expect(page.locator(".verify li.good")).to_have_count(4)
    page.get_by_text("own word is in the shuffle").wait_for()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record", exact=True).click()
    assert download.value.path().read_text("utf-8").startswith("cabale record 1\n")
    page.get_by_role("link", name="Review", exact=True).click()

    # every step has an address, and the keys go from one to the other
    page.wait_for_url(f"**/t/{table}/replay/0?eyes=A#analysis")
    me.go(f"/t/{table}/replay/0?eyes=A")
    page.locator(".scrubber").wait_for()
    for key in ("]", "ArrowRight", "[", "ArrowRight"):
        page.keyboard.press(key)
    page.wait_for_url(f"**/t/{table}/replay/2?eyes=A")
    page.locator("[aria-current=step]").first.wait_for()
    expect(page.locator(".hand .name strong")).to_have_count(3)

    # through the other seat's eyes, the same step
    page.get_by_role("region", name="Through whose eyes?", exact=True).get_by_role("button").nth(
        1
    ).click()
    page.wait_for_url(f"**/t/{table}/replay/2?eyes=B")
    page.reload()
    page.locator(".hand .name strong").first.wait_for()
    me.comes_to(lambda: step_shown(me), 2)

    # by turn, to the end, as a film from near it
    page.keyboard.press("Shift+ArrowRight")
    page.wait_for_url("**/replay/3?eyes=B")
    page.keyboard.press("End")
    page.get_by_text("The game is over.").first.wait_for()
    last = step_shown(me)
    page.keyboard.press("[")
    page.wait_for_url(f"**/replay/{last - 1}?eyes=B")
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url(f"**/replay/{last}?eyes=B")

    # a new table goes on from a step, in the seat whose eyes looked
    page.goto(f"{me.home}/t/{table}/replay/4?eyes=B")
    page.locator(".scrubber").wait_for()
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(lambda url: "/replay" not in url)
    assert table not in page.url
    me.wait_turn()
    page.get_by_text("You are back at this moment.").wait_for()
    held = json.loads(page.evaluate("localStorage.getItem('cabale.seats')"))
    assert held[-1]["seat"] == 1
    assert me.answer()
    me.wait_turn()


def test_whoever_gave_no_name_is_called_alike_at_the_table_and_afterwards(
    person: Make, live: Live
) -> None:
    me = person(name="")
    me.play_now()
    me.wait_turn()
    table = me.page.url.rpartition("/")[2]
    play_alone(live, table, "slide", Play.is_over)
    me.go(f"/t/{table}/replay/0?eyes=A#analysis")
    own = me.page.get_by_role("region", name="Through whose eyes?", exact=True).locator("strong")
    expect(own.first).to_have_text("Your Highness")


def test_a_running_game_has_no_replay(person: Make) -> None:
    me = person(language="fr")
    me.play_now()
    me.page.locator(".hand .card").first.wait_for()
    table = me.page.url.rpartition("/")[2]

    me.refused.add(409)
    me.go(f"/t/{table}/replay/1?eyes=A")

    me.page.get_by_text("La partie est en cours").wait_for()


@pytest.mark.parametrize("game", catalogue.names())
def test_every_game_is_seen_again_on_a_phone(person: Make, live: Live, game: str) -> None:
    me = person(size=PHONE)
    table = finished(live, game, catalogue.game_named(game).seats[0])

    me.go(f"/t/{table}/replay/3?eyes=A")
    me.page.locator(".scrubber").wait_for()

    me.fits()
    me.page.keyboard.press("End")
    me.page.locator(".scrubber").get_by_role("button", name="Log", exact=True).click()
    me.page.locator("[aria-current=step]").first.wait_for()


def test_a_card_that_was_proposed_is_told_by_who_carries_it(person: Make, live: Live) -> None:
    reigns = catalogue.game_named("reigns")
    table = finished(live, "reigns", 3)
    steps = live.ask("GET", f"/api/tables/{table}/replay?eyes=1")[1]
    own = next(
        n
        for n, step in enumerate(steps)
        if step["seat"] == 1 and (verb := reigns.verb_of(step["action"])) and verb.name == "propose"
    )
    me = person()
    me.go(f"/t/{table}/replay/{own}?eyes=B")

    expect(me.page.locator(".told .what")).to_contain_text(re.compile(r"Propose: [A-Z].+\(□"))


def test_an_analysis_grows_while_one_looks_on(person: Make, live: Live) -> None:
    me = person()
    me.go(f"/t/{finished(live, 'cape_epee', 2)}/replay/1?eyes=A")

    me.page.get_by_role("tab", name="Analysis", exact=True).click()

    me.page.locator("polyline[points*=',']").first.wait_for(state="attached")
    me.page.locator(".analysis").get_by_text("At this step").wait_for()
    me.page.get_by_text("equal forces: 50 %").wait_for()
    me.page.locator(".wide").get_by_text("step 0").wait_for()


def test_on_a_phone_an_analysis_is_read_on_the_whole_screen(person: Make, live: Live) -> None:
    me = person(size=PHONE)
    me.go(f"/t/{finished(live, 'cape_epee', 2)}/replay/1?eyes=A#analysis")
    me.page.locator("polyline[points*=',']").first.wait_for(state="attached")

    body = me.page.get_by_role("tabpanel", name="Analysis", exact=True)
    me.comes_to(lambda: body.evaluate("body => body.scrollHeight <= body.clientHeight"), True)
    me.page.get_by_role("button", name="Play on from here").scroll_into_view_if_needed()
    expect(me.page.get_by_role("button", name="Play on from here")).to_be_in_viewport()


def test_axe_finds_nothing_in_a_replay(person: Make, live: Live, axe: str) -> None:
    me = person()
    me.go(f"/t/{finished(live, 'cape_epee', 4)}/replay/30?eyes=C")
    me.page.locator("[aria-current=step]").first.wait_for()
    check_axe(me, axe)

    me.page.get_by_role("tab", name="Fair deal", exact=True).click()
    me.page.locator("[data-verdict=good]").wait_for()
    check_axe(me, axe)


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
@pytest.mark.parametrize("game", catalogue.names())
def test_axe_finds_nothing_in_the_final_count_and_the_rules(
    person: Make, live: Live, axe: str, game: str, size: tuple[int, int]
) -> None:
    me = person(size=size)
    me.go(f"/t/{finished(live, game, catalogue.game_named(game).seats[-1])}?watch")
    me.page.locator(".podium li").first.wait_for()
    check_axe(me, axe)
    if size == PHONE:
        me.page.locator(".dock").get_by_text("Count").click()
        me.page.locator(".count").wait_for()
        check_axe(me, axe)

    me.page.get_by_role("button", name="Rules", exact=True).last.click()
    me.page.locator("div.rules").wait_for()
    check_axe(me, axe)
