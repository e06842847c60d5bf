"""Playing De Cape & d'Épée on the page."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from server.live import Live
from web.ahead import play_ahead, step_back
from web.browser import DESKTOP, GUARD, PHONE, Line, Person

from cabale.core.play import Play

Make = Callable[..., Person]
# What a hint speaks of lies in the open: its middle is met, or a part of it.
UNCOVERED = """(things) => things.filter((thing) => {
    const { left, top, width, height } = thing.getBoundingClientRect();
    const met = document.elementFromPoint(left + width / 2, top + height / 2);
    return !met || met.closest(".hint");
}).map((thing) => thing.outerHTML.slice(0, 80))"""


def test_exactly_the_legal_targets_are_lit(person: Make) -> None:
    me = person()
    me.new_table(seats=2)
    me.wait_turn()

    expect(me.lit).to_have_count(3)
    assert me.page.locator(".column .ground[data-state=lit]").count() == 0
    me.choose(1)
    expect(me.page.locator(".column .ground[data-state=lit]")).to_have_count(2)
    expect(me.page.locator(".hand [data-state=picked]")).to_have_count(1)
    me.page.get_by_role("button", name="Put it back", exact=True).click()
    expect(me.page.locator(".hand [data-state=picked]")).to_have_count(0)


def test_a_whole_game_against_bots_ends_with_both_ways_of_counting(person: Make) -> None:
    me = person()
    me.new_table(seats=2)

    while me.answer():
        pass

    page = me.page
    page.get_by_text("Final count").first.wait_for()
    expect(page.locator(".podium > ol > li")).to_have_count(2)
    expect(page.get_by_text("added up")).not_to_have_count(0)
    expect(page.get_by_role("button", name="Rematch", exact=True)).to_be_visible()
    sums = page.locator(".sums")
    page.get_by_role("tab", name="Log", exact=True).click()
    page.locator("summary").first.click()
    expect(sums.first).to_be_visible()
    page.get_by_role("tab", name="Count", exact=True).click()
    page.get_by_role("button", name="Rematch", exact=True).click()
    page.locator(".podium").wait_for(state="detached")
    me.wait_turn()
    expect(page.locator(".stage")).to_contain_text("Round 1 of 6")


def test_why_not_is_told_with_its_paragraph_to_the_asker(person: Make) -> None:
    host, guest = person(), person(name="Armand")
    host.new_table("?friends", seats=2)
    guest.sit_down(host.page.url, "Armand")
    host.page.get_by_text("Everybody is here.").wait_for()
    host.page.locator("footer .btn.primary").click()
    guest.page.locator(".hand .card").first.wait_for()
    guest.page.wait_for_timeout(GUARD)

    guest.page.locator(".hand .card").first.click(force=True)  # it is grey

    told = guest.page.locator(".inspector")
    told.get_by_text("You are not asked anything now.").wait_for()
    assert host.page.locator(".inspector").count() == 0
    told.get_by_role("button", name="read the rule").click()
    guest.page.locator(".rules .current").wait_for()


def test_a_button_that_is_not_legal_stays_in_place_and_says_why(person: Make) -> None:
    me = person()
    me.new_table(seats=2)
    me.wait_turn()

    undo = me.page.get_by_role("button", name="Undo", exact=True)
    expect(undo).to_have_attribute("aria-disabled", "true")
    undo.click(force=True)  # it is grey

    me.page.get_by_text("Nothing can be taken back").wait_for()


def test_a_take_back_needs_the_consent_of_the_table(person: Make) -> None:
    host, guest = person(), person(name="Armand")
    host.new_table("?friends", seats=2)
    guest.sit_down(host.page.url, "Armand")
    host.page.get_by_text("Everybody is here.").wait_for()
    host.page.locator("footer .btn.primary").click()
    host.wait_turn()
    host.slide()
    guest.wait_turn()

    host.page.get_by_role("button", name="Ask to take back", exact=True).click()
    guest.page.get_by_role("button", name="Agree", exact=True).click()

    host.wait_turn()
    expect(host.page.locator(".column .card")).to_have_count(0)
    host.page.locator(".log .taken", has_text="You took back: “").wait_for()
    guest.page.locator(".log .taken", has_text="Élise took back: “").wait_for()
    guest.page.reload()
    guest.page.locator(".log .taken", has_text="Élise took back: “").wait_for()


def test_a_reload_in_mid_turn_loses_nothing(person: Make) -> None:
    me = person()
    me.new_table(seats=2)
    me.wait_turn()
    hand = me.page.locator(".hand .name strong").all_inner_texts()
    me.choose()

    me.page.reload()

    me.wait_turn()
    expect(me.page.locator(".hand .name strong")).to_have_text(hand)


def test_a_cut_line_counts_down_and_comes_back(person: Make) -> None:
    me = person()
    line = Line(me)
    me.new_table(seats=2)
    me.wait_turn()

    line.cut()
    me.page.get_by_text("The line is gone.").wait_for()
    line.mend()

    me.page.get_by_text("The line is gone.").wait_for(state="detached")
    me.wait_turn()
    me.slide()
    me.wait_turn()
    expect(me.page.locator(".column .card")).not_to_have_count(0)


def test_a_word_on_its_way_becomes_the_one_that_was_heard(person: Make) -> None:
    me = person()
    line = Line(me)
    me.new_table(seats=2)
    me.wait_turn()
    line.cut()
    me.page.get_by_text("The line is gone.").wait_for()
    me.page.get_by_role("tab", name="Talk").click()
    me.page.get_by_label("Say something").fill("Patience")
    me.page.keyboard.press("Enter")
    said = me.page.locator(".talk li", has_text="Patience")
    expect(said).to_have_class(re.compile("unheard"))
    shown = said.element_handle()

    line.mend()

    expect(said).not_to_have_class(re.compile("unheard"))
    assert shown.evaluate("one => one.isConnected"), "it is not read out a second time"


def test_two_tabs_on_one_seat_show_the_same(person: Make) -> None:
    me = person()
    me.new_table(seats=2)
    me.wait_turn()
    first = me.page
    me.page = me.tab()
    me.page.goto(first.url)
    me.wait_turn()

    me.slide()
    me.wait_turn()

    first.locator(".column .card").first.wait_for()


def test_the_keyboard_alone_plays(person: Make) -> None:
    me = person()
    me.new_table(seats=2)
    me.wait_turn()
    keys = me.page.keyboard

    tab_to(me, ".hand [data-state=lit]")
    keys.press("Enter")
    expect(me.page.locator(".hand [data-state=picked]")).to_have_count(1)
    keys.press("Escape")
    expect(me.page.locator(".hand [data-state=picked]")).to_have_count(0)
    tab_to(me, ".hand [data-state=lit]")
    keys.press("Enter")
    me.page.wait_for_timeout(GUARD)
    tab_to(me, ".column .ground[data-state=lit]")
    keys.press("Enter")

    me.wait_turn()
    expect(me.page.locator(".column .card")).not_to_have_count(0)
    keys.press("[")
    me.page.get_by_text("You are looking at the past.").wait_for()
    keys.press("]")
    me.page.get_by_text("You are looking at the past.").wait_for(state="detached")
    tab_to(me, ".hand [data-state=lit]")
    keys.press("?")
    me.page.locator(".inspector").wait_for()
    keys.press("Escape")
    expect(me.page.locator(".inspector")).to_have_count(0)


def tab_to(one: Person, selector: str) -> None:
    """Press Tab until such an element has the focus."""
    for _ in range(80):
        one.page.keyboard.press("Tab")
        if one.page.evaluate("(s) => document.activeElement.matches(s)", selector):
            return
    raise AssertionError(f"Tab never reaches {selector}")


def test_the_text_board_plays_the_same_game(person: Make) -> None:
    me = person()
    me.new_table(seats=2)
    me.wait_turn()
    me.page.get_by_role("button", name="Settings", exact=True).click()
    me.page.get_by_role("group", name="Board as text", exact=True).get_by_text("On").click()

    board = me.page.locator(".text")
    expect(board.get_by_role("heading", name="Your hand", exact=True)).to_be_visible()
    expect(board.locator(".answers .btn")).to_have_count(6)
    board.locator(".answers .btn").first.click()

    me.page.get_by_role("tab", name="Log", exact=True).click()
    me.page.locator(".log").get_by_text("You slide").wait_for()


def test_talk_reaches_the_others_and_is_only_text(person: Make) -> None:
    host, guest = person(), person(name="Armand")
    host.new_table("?friends", seats=2)
    guest.sit_down(host.page.url, "Armand")
    host.page.get_by_text("Everybody is here.").wait_for()
    host.page.locator("footer .btn.primary").click()

    host.page.get_by_role("tab", name="Talk").click()
    host.page.get_by_label("Say something").fill("<b>En garde</b>")
    host.page.get_by_role("button", name="Send", exact=True).click()

    guest.page.locator("[role=tab] .unread", has_text="1").wait_for()
    guest.page.get_by_role("tab", name="Talk").click()
    guest.page.get_by_text("<b>En garde</b>").wait_for()
    guest.page.get_by_label("Say something").fill("Touché")
    guest.page.get_by_role("tab", name="Log", exact=True).click()
    guest.page.get_by_role("tab", name="Talk").click()  # what is written waits
    guest.page.get_by_role("button", name="Send", exact=True).click()
    host.page.get_by_text("Touché").wait_for()
    guest.page.reload()
    guest.page.get_by_role("tab", name="Talk").wait_for()
    host.page.get_by_label("Say something").fill("Bien joué")
    host.page.get_by_role("button", name="Send", exact=True).click()
    guest.page.locator("[role=tab] .unread", has_text="1").wait_for()  # what was read is read


def test_a_coach_comes_in_a_first_game_and_stays_as_wished(person: Make) -> None:
    me = person()
    me.context.add_init_script("localStorage.setItem('cabale.finished', '[]')")
    me.play_now()
    coach = me.page.locator(".coach")
    coach.wait_for()

    me.page.get_by_role("button", name="Settings", exact=True).click()
    wish = me.page.get_by_role("group", name="Coach", exact=True)
    wish.get_by_text("Never").click()
    coach.wait_for(state="detached")
    me.page.reload()
    me.page.locator(".prompt").wait_for()
    assert coach.count() == 0

    me.page.get_by_role("button", name="Settings", exact=True).click()
    wish.get_by_text("Always").click()
    coach.wait_for()
    assert me.errors == []


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_hint_tells_where_to_look_then_what_for_then_the_move(
    person: Make, size: tuple[int, int]
) -> None:
    me = person(size=size)
    me.new_table(seats=2)
    me.wait_turn()

    if size == PHONE:
        me.page.locator(".prompt details.more summary").click()
    me.page.get_by_role("button", name="Hint", exact=True).click()

    hint = me.page.locator(".hint")
    hint.get_by_role("button", name="Tell me more", exact=True).click()
    hint.locator("li").first.wait_for()
    expect(hint.locator("li .cite").first).to_contain_text("§")
    assert hint.locator("ol").count() == 0
    hint.get_by_role("button", name="Move", exact=True).click()
    expect(hint.locator("ol li").first).to_contain_text(re.compile(r"\d+\s%\s±\s\d+"))
    expect(me.page.locator("[data-marked], .marked")).not_to_have_count(0)
    rings = me.page.locator("[data-spoken]")
    expect(rings).not_to_have_count(0)
    me.comes_to(lambda: rings.evaluate_all(UNCOVERED), [])
    me.page.get_by_role("button", name="Do it", exact=True).click()
    hint.wait_for(state="detached")
    expect(rings).to_have_count(0)
    me.wait_turn()
    expect(me.page.locator(".column .card")).not_to_have_count(0)


def test_on_a_small_phone_a_hint_brings_into_view_what_it_speaks_of(person: Make) -> None:
    me = person(size=(360, 640))
    me.new_table(seats=2, game="louis_xiv")
    me.page.locator(".hand [data-state=lit]").first.wait_for()
    me.page.locator(".prompt details.more summary").click()
    me.page.get_by_role("button", name="Hint", exact=True).click()
    hint = me.page.locator(".hint")
    hint.locator(".pieces li").first.wait_for()

    spoken = me.page.locator(".board [data-spoken]").first
    for depth, top in (("Plan", 0), ("Look", 9999)):  # the far ends of a board that scrolls
        me.page.locator(".board").first.evaluate("(board, top) => board.scrollTo(0, top)", top)
        hint.get_by_role("button", name=depth, exact=True).click()
        expect(spoken).to_be_in_viewport(ratio=0.9)


def test_a_card_can_be_dragged_under_a_column(person: Make) -> None:
    me = person()
    me.new_table(seats=2)
    me.wait_turn()

    me.lit.first.hover()
    me.page.mouse.down()
    box = me.page.locator("[data-key='column:1']").bounding_box()
    assert box is not None
    me.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=6)
    me.page.wait_for_timeout(GUARD)
    me.page.mouse.up()

    me.wait_turn()
    me.page.locator("[data-home='column:1'] .card").first.wait_for()


def test_undo_goes_back_to_where_nothing_was_learned(person: Make, live: Live) -> None:
    table, secrets = live.friends(2, game="louis_xiv")
    play_ahead(live, table, can_undo)
    step_back(live, table)
    me = person(name="")
    me.context.add_init_script("""localStorage.setItem('cabale.settings', '{"textBoard": true}')""")
    me.go(f"/t/{table}#s={secrets[0]}")
    answers = me.page.locator(".text .answers .btn")
    undo = me.page.get_by_role("button", name="Undo", exact=True)
    answers.first.wait_for()
    before = answers.all_inner_texts()
    expect(undo).to_have_attribute("aria-disabled", "true")

    play_ahead(live, table, can_undo)
    expect(undo).not_to_have_attribute("aria-disabled", "true")
    me.page.keyboard.press("u")

    expect(answers).to_have_text(before)
    expect(undo).to_have_attribute("aria-disabled", "true")


def can_undo(play: Play) -> bool:
    return play.undoable(0) > 0


def test_arrows_and_single_keys_lead_to_every_part_of_the_table(person: Make) -> None:
    me = person()
    me.new_table(seats=2)
    me.wait_turn()
    page = me.page
    focused = "() => document.activeElement.dataset.key ?? document.activeElement.className"

    page.keyboard.press("h")
    first = page.evaluate(focused)
    page.keyboard.press("ArrowRight")
    second = page.evaluate(focused)
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowUp")
    column = page.evaluate(focused)
    page.keyboard.press("?")

    assert first.startswith("card:") and second.startswith("card:") and first != second
    assert column.startswith("column:")
    page.locator(".inspector").wait_for()
    page.keyboard.press("Escape")
    me.comes_to(lambda: page.evaluate(focused), column)
    page.keyboard.press("l")
    page.wait_for_function("() => document.activeElement.matches('.panel-body')")
