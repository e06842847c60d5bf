"""Without a mouse, without eyes: names, announcements, keys, and the board in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from server.live import Live
from web.browser import GUARD, Person
from web.moments import follow, moments, sit_down_at

from cabale.games import catalogue

Make = Callable[..., Person]
ROLES = {"button", "link", "textbox", "combobox", "checkbox", "radio", "tab"}
WISHES = "localStorage.setItem('cabale.settings', JSON.stringify({settings}))"
IN_WORDS = WISHES.format(settings="{forced: false, textBoard: true}")
BY_HAND = WISHES.format(settings="{forced: false}")
FOCUSED = "() => document.activeElement.dataset.key ?? document.activeElement.className"


def accessible(page: Page) -> tuple[dict[int, Any], list[int]]:
    """The accessibility tree by element, and the elements of the lit targets."""
    session = page.context.new_cdp_session(page)
    tree = session.send("Accessibility.getFullAXTree")["nodes"]
    root = session.send("DOM.getDocument")["root"]["nodeId"]
    lit = session.send(
        "DOM.querySelectorAll", {"nodeId": root, "selector": ".play [data-state=lit]"}
    )["nodeIds"]
    elements = [
        session.send("DOM.describeNode", {"nodeId": one})["node"]["backendNodeId"] for one in lit
    ]
    session.detach()
    told = [one for one in tree if not one["ignored"] and "backendDOMNodeId" in one]
    return {one["backendDOMNodeId"]: one for one in told}, elements


def name_of(node: Any) -> str:
    return str(node.get("name", {}).get("value", "")).strip()


@pytest.mark.parametrize("game", catalogue.names())
def test_every_question_is_announced_and_everything_lit_has_a_name(
    person: Make, live: Live, game: str
) -> None:
    one = person(painted=False)
    one.context.add_init_script(BY_HAND)
    for moment in moments(game):
        follow(live, one.page, game, moment)
        one.page.locator(".prompt p").first.wait_for()
        heard = one.page.locator("[aria-live=polite].hidden-visually p")
        expect(heard.last, moment.decision).not_to_be_empty()

        tree, lit = accessible(one.page)

        unnamed = [n for n in tree.values() if n["role"]["value"] in ROLES and not name_of(n)]
        assert not unnamed, (moment.decision, unnamed)
        unseen = [n for n in lit if n not in tree or not name_of(tree[n])]
        assert not unseen, (moment.decision, len(unseen), "lit targets are not in the tree")


@pytest.mark.parametrize("game", catalogue.names())
def test_the_board_in_words_offers_every_answer_by_its_name(
    person: Make, live: Live, game: str
) -> None:
    one = person(painted=False)
    one.context.add_init_script(IN_WORDS)
    for moment in moments(game):
        table = follow(live, one.page, game, moment)
        answers = one.page.locator(".text .answers li .btn")
        legal = live.app.house.rooms[table].table.playing().legal(moment.seat)
        expect(answers, moment.decision).to_have_count(len(legal))

        names = answers.all_inner_texts()

        assert len(set(names)) == len(names), (moment.decision, sorted(names))


def test_a_new_question_takes_the_focus_of_whoever_uses_keys(person: Make) -> None:
    me = person()
    me.new_table(seats=2)
    me.wait_turn()
    page = me.page

    page.keyboard.press("1")  # a card: it is chosen
    first = page.evaluate(FOCUSED)
    chosen = page.locator(".hand [data-state=picked]").count()
    page.keyboard.press("2")  # a column: Enter would send that
    second = page.evaluate(FOCUSED)
    page.keyboard.press("Enter")

    assert first.startswith("card:") and chosen == 1 and second.startswith("column:")
    me.wait_turn()
    page.wait_for_function("() => document.activeElement.dataset.state === 'lit'")


def test_a_pointer_keeps_its_focus(person: Make) -> None:
    me = person()
    me.new_table(seats=2)
    me.wait_turn()

    me.lit.first.click()
    me.page.locator(".column .ground[data-state=lit]").first.click()
    me.wait_turn()

    assert me.page.evaluate("() => document.activeElement.dataset.state ?? ''") != "lit"


def test_words_of_ones_own_are_written_on_the_board_in_words_too(person: Make, live: Live) -> None:
    moment = next(one for one in moments("reigns") if one.decision == "pitch")
    one = person()
    one.context.add_init_script(IN_WORDS)
    sit_down_at(live, [one], "reigns", moment)
    page = one.page

    page.locator(".text textarea").fill("Majesty, the cellar is on fire.")
    answers = page.locator(".text .answers .btn")
    for _ in range(20):
        answers.first.wait_for()  # none of the last question is there once it was answered
        page.wait_for_timeout(GUARD)
        done = answers.filter(has_text="Lay it face down")
        if done.count():
            done.click()
            break
        answers.first.click()

    page.get_by_role("tab", name="Talk").click()
    page.locator(".talk li", has_text="the cellar is on fire").wait_for()


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", catalogue.names())
def test_the_signs_of_each_game_are_explained_beside_its_rules(
    person: Make, live: Live, game: str, language: str
) -> None:
    one = person(language=language)
    sit_down_at(live, [one], game, moments(game)[0])
    one.page.get_by_role("tab").nth(2).click()

    one.page.locator(".legend summary").click()

    told = one.page.locator(".legend dd").all_inner_texts()
    assert len(told) > 5
    assert not [text for text in told if text.startswith("page-") or not text]
    one.page.locator(".legend summary").click()
    expect(one.page.locator(".legend dd").first).to_be_hidden()
