"""Playing Reigns: The Council on the page."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from server.live import Live
from web.ahead import has_happened, play_ahead
from web.browser import PHONE, Person
from web.council import Councillor
from web.moments import follow, moments

from cabale.core.play import Play

Make = Callable[..., Person]

# the words of a proposal that lie under a sign that there is more, as far as they are seen at all
UNDER_A_CUE = """() => {
    const cues = [...document.querySelectorAll(".cues button")].map((one) =>
        one.getBoundingClientRect());
    const seen = (one) => {
        const all = one.getBoundingClientRect();
        let [top, bottom] = [all.top, all.bottom];
        for (let at = one; !at.matches(".plea"); ) {
            at = at.parentElement;
            if (getComputedStyle(at).overflowY === "visible") continue;
            top = Math.max(top, at.getBoundingClientRect().top);
            bottom = Math.min(bottom, at.getBoundingClientRect().bottom);
        }
        return { left: all.left, right: all.right, top, bottom };
    };
    const written = [...document.querySelectorAll(".said :is(h3, li, p, blockquote, button)")];
    return written.filter((one) => {
        const { left, right, top, bottom } = seen(one);
        return top < bottom && cues.some((cue) =>
            cue.left < right && cue.right > left && cue.top < bottom && cue.bottom > top);
    }).map((one) => one.textContent);
}"""


def decided(name: str) -> Callable[[Play], bool]:
    return lambda play: play.game.decisions[play.state.decision].name == name


def asked(person: Make, live: Live, decision: str) -> Councillor:
    """The first of three who is asked this."""
    table, secrets = live.friends(3, game="reigns")
    play_ahead(live, table, decided(decision))
    seat = live.app.house.rooms[table].table.playing().waiting()[0]
    one = person(name="")
    one.go(f"/t/{table}#s={secrets[seat]}")
    me = Councillor.seated(one)
    me.wait_asked()
    return me


def test_a_pitch_is_made_of_a_card_claims_a_tone_and_words(person: Make, live: Live) -> None:
    me = asked(person, live, "pitch")
    page = me.page

    assert page.locator(".lay").is_disabled()
    me.choose(2)
    expect(page.locator(".desk .chosen .back")).to_have_count(1)
    me.claim(0)
    me.claim(3)
    lies = page.locator(".desk .pillar em")
    first = lies.count()
    me.claim(0)
    expect(lies, "one of two directions is a lie").to_have_count(1 - first)
    page.get_by_role("button", name="alarm", exact=True).click()
    page.locator("textarea").fill("Majesty, the cellar is on <b>fire</b>.")
    page.locator(".lay").click()
    page.locator(".desk").wait_for(state="detached")
    page.get_by_role("tab", name="Talk").click()
    page.locator(".talk li", has_text="on <b>fire</b>").wait_for()


def test_what_is_grey_at_the_desk_says_why(person: Make, live: Live) -> None:
    me = asked(person, live, "pitch")
    page = me.page
    page.locator(".hand .card:not(:has(.pillars.four))").first.click()
    page.locator(".desk .force").first.click(force=True)
    page.get_by_text("Choose a pillar first.").wait_for()
    page.locator(".desk .pillar[aria-disabled=true]").first.click(force=True)
    page.get_by_text("is not on the back of that card.").wait_for()


@pytest.mark.parametrize("size", [(1440, 900), (1440, 810), (1280, 720)])
def test_no_sign_lies_over_the_words_of_a_proposal(
    person: Make, live: Live, size: tuple[int, int]
) -> None:
    one = person(size=size, language="fr")
    judging = next(moment for moment in moments("reigns") if moment.decision == "judge")
    follow(live, one.page, "reigns", judging)
    one.page.locator(".plea blockquote").first.wait_for()
    one.page.locator(".cues:not([data-waiting])").first.wait_for(state="attached")

    assert not one.page.evaluate(UNDER_A_CUE)


def test_words_that_are_not_yet_said_outlive_a_reload(person: Make, live: Live) -> None:
    me = asked(person, live, "pitch")
    page = me.page
    page.locator("textarea").fill("Majesty, the granary is empty.")

    page.reload()

    expect(page.locator("textarea")).to_have_value("Majesty, the granary is empty.")
    me.wait_asked()
    me.pitch()
    page.get_by_role("tab", name="Talk").click()
    page.locator(".talk li", has_text="the granary is empty").wait_for()
    page.reload()
    page.get_by_role("tab", name="Talk").click()
    expect(page.locator(".talk li", has_text="the granary is empty")).to_have_count(1)


def test_a_monarch_pushes_takes_back_and_seals(person: Make, live: Live) -> None:
    me = asked(person, live, "judge")
    page = me.page

    expect(page.locator(".push .yes")).to_have_count(2)
    page.locator(".plea .card").first.press("ArrowRight")
    expect(page.locator(".tray.yes .mini")).to_have_count(1)
    page.locator(".push .no").click()
    expect(page.locator(".tray:not(.yes) .mini")).to_have_count(1)
    page.locator(".tray:not(.yes) .take").click()
    expect(page.locator(".push .no")).to_have_count(1)
    page.locator(".seal").click(force=True)  # it is grey
    page.get_by_text("There are proposals you have not decided.").wait_for()
    page.locator(".push .no").click()
    page.locator(".seal").click()
    page.locator(".mini[data-state=lit]").first.wait_for()
    expect(page.locator(".tray:not(.yes) .mini[data-state=lit]")).to_have_count(1)
    expect(page.locator(".tray.yes .mini[data-state=lit]")).to_have_count(0)


def see_a_reign_end(live: Live, one: Person) -> None:
    """A table where a reign ends before the eyes of its first seat."""
    table, secrets = live.friends(3, game="reigns")
    play_ahead(live, table, decided("story"))
    one.go(f"/t/{table}#s={secrets[0]}")
    one.page.locator(".prompt").wait_for()

    play_ahead(live, table, lambda play: has_happened(play, "crowned"))

    one.page.locator(".interlude").wait_for()


def test_a_reign_ends_with_its_story_and_its_count(person: Make, live: Live) -> None:
    me = Councillor.seated(person(name="", size=PHONE))

    see_a_reign_end(live, me.person)

    me.person.fits()
    expect(me.page.locator(".interlude li")).to_have_count(3)
    assert len(me.page.locator(".interlude .tale").inner_text()) > 20


def test_another_sentence_becomes_words_of_ones_own(person: Make, live: Live) -> None:
    me = asked(person, live, "pitch")
    page = me.page
    me.choose()
    first = page.locator(".preview q").inner_text()
    page.get_by_role("button", name="Another one", exact=True).click()
    wished = page.locator("textarea").input_value()
    assert wished and wished != first

    page.locator(".lay").click()

    page.locator(".desk").wait_for(state="detached")
    page.get_by_role("tab", name="Talk").click()
    page.locator(".talk li", has_text=wished).wait_for()
