"""Words of one's own in Reigns: whatever is typed is shown as text, bounded, and not lost."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect
from server.live import Live
from web.browser import GUARD, Line, Person
from web.council import ASKED, Councillor
from web.moments import follow, moments
from web.player import holding

Make = Callable[..., Person]
LONGEST = 240

ODD = {
    "markup": "<img src=x onerror=alert(1)><script>alert(2)</script>",
    "our own messages": "{ $monarch } -term { pitch-plain-0 } \\u0041 page-quote =",
    "right to left": "مولاي، الخزينة فارغة",
    "other scripts": "Majesté שלום, dit le Général 👑🏰 vive le roi 🇫🇷 陛下，国库已空 Z̷͈̅a̴l̵g̶o̷",
    "joined": "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645 \U0001f468\u200d\U0001f469",
}
SEEN_AS_TEXT = (
    "[...document.querySelectorAll('.talk li img, .talk li script, .talk li b b')].length"
)


@pytest.fixture
def me(person: Make, live: Live) -> Councillor:
    """An advisor who has something to say."""
    one = person()
    say_something(live, one)
    return Councillor.seated(one)


def say_something(live: Live, one: Person) -> None:
    """A council where this advisor is asked."""
    asked = next(moment for moment in moments("reigns") if moment.decision == "pitch")
    follow(live, one.page, "reigns", asked)
    one.page.wait_for_timeout(GUARD)


def test_what_is_typed_is_shown_as_text_also_after_a_reload(live: Live, me: Councillor) -> None:
    page = me.page
    for kind, text in ODD.items():
        say_something(live, me.person)
        page.locator("textarea").fill(text)

        me.pitch()

        said = page.locator(".talk li", has_text=text)
        page.get_by_role("tab", name="Talk").click()
        expect(said, kind).to_have_count(1)
        page.reload()
        page.get_by_role("tab", name="Talk").click()
        expect(said, kind).to_have_count(1)
        assert page.evaluate(SEEN_AS_TEXT) == 0, kind


def test_words_run_in_the_direction_of_their_script(me: Councillor) -> None:
    page = me.page
    text = ODD["right to left"]
    page.locator("textarea").fill(text)
    runs(page.locator("textarea"), "rtl")

    me.pitch()

    page.get_by_role("tab", name="Talk").click()
    said = page.locator(".talk li", has_text=text)
    expect(said).to_have_count(1)
    runs(said.locator("bdi"), "rtl")
    runs(said, "ltr")  # the name before it is not
    runs(page.locator("blockquote", has_text=text), "rtl")


def runs(what: Locator, direction: str) -> None:
    expect(what).to_have_css("direction", direction)


def test_control_characters_go_and_length_is_bounded(me: Councillor) -> None:
    page = me.page
    page.locator("textarea").fill("a\u202eb\u0007c\ue000d " + "x" * 5000)

    me.pitch()

    page.get_by_role("tab", name="Talk").click()
    said = page.locator(".talk li", has_text="abcd x")
    said.wait_for()
    assert "\u202e" not in said.inner_text()
    assert said.inner_text().count("x") <= LONGEST


def test_words_said_while_the_line_is_cut_are_heard_when_it_is_back(
    person: Make, live: Live
) -> None:
    one = person()
    line = Line(one)
    say_something(live, one)
    page, me = one.page, Councillor.seated(one)
    page.locator("textarea").fill("Majesté, le grenier brûle.")
    me.choose()
    line.cut()
    page.get_by_text("The line is gone.").wait_for()
    page.locator(".lay").click()

    line.mend()

    page.get_by_text("The line is gone.").wait_for(state="detached")
    page.get_by_role("tab", name="Talk").click()
    expect(page.locator(".talk li", has_text="le grenier brûle")).to_have_count(1)
    expect(page.locator(".desk")).to_have_count(0)


def test_odd_words_of_two_who_share_a_device_are_each_heard_whole(person: Make, live: Live) -> None:
    names = ["Anne", "Buckingham", "Constance"]
    made = live.make(game="reigns", seats=3, mode="hotseat", names=names)
    us = person()
    holding(us, made["id"], made["mine"])
    us.page.goto(f"{us.home}/t/{made['id']}")
    typed = [" ".join(ODD.values()), "a\u202eb\u0007c\ue000d " + "👑" * 5000]
    assert len(typed[0]) <= LONGEST

    heard = [lay_with(us, text) for text in typed]

    for look in (us.page.reload, lambda: None):
        take_device(us)
        us.page.get_by_role("tab", name="Talk").click()
        lines = us.page.locator(".talk li")
        expect(lines.filter(has_text=heard[0]).filter(has_text=typed[0])).to_have_count(1)
        expect(lines.filter(has_text=heard[1]).filter(has_text="abcd 👑👑👑")).to_have_count(1)
        assert us.page.evaluate(SEEN_AS_TEXT) == 0
        look()
    assert lines.filter(has_text="abcd").inner_text().count("👑") <= LONGEST


def lay_with(us: Person, text: str) -> str:
    """The next who is asked for a proposal makes it with these words; who it was."""
    me = Councillor.seated(us)
    while True:
        called = take_device(us)
        if me.has(".desk .lay"):
            us.page.locator("textarea").fill(text)
            me.pitch()
            return called
        me.answer()


def take_device(us: Person) -> str:
    """Whoever the curtain calls takes it; their name."""
    us.page.locator(", ".join((".curtain", *ASKED))).first.wait_for()
    if not us.page.locator(".curtain").count():
        return ""
    called = us.page.locator(".curtain h1").inner_text().removeprefix("Pass the device to ")
    us.page.get_by_role("button", name="I am").click()
    us.page.locator(".curtain").wait_for(state="detached")
    us.page.wait_for_timeout(GUARD)
    return called


def test_words_laid_down_without_a_line_are_at_the_desk_again_after_a_reload(
    person: Make, live: Live
) -> None:
    one = person()
    line = Line(one)
    say_something(live, one)
    page, me = one.page, Councillor.seated(one)
    page.locator("textarea").fill("Majesty, the granary burns.")
    me.choose()
    line.cut()
    page.get_by_text("The line is gone.").wait_for()
    page.locator(".lay").click()

    page.reload()
    page.locator(".busy, .threshold, main").first.wait_for()
    line.mend()

    expect(page.locator("textarea")).to_have_value("Majesty, the granary burns.")
