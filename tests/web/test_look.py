"""What the page weighs, how it fits, and whether everybody can use it."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from web.browser import DESKTOP, PHONE, STYLED, Person

Make = Callable[..., Person]
FIRST_LOAD = 220_000  # bytes over the line, fonts and icons included
FIRST_REQUESTS = 12
TABLE_REQUESTS = 22  # of somebody who opens a link to a table as the first thing
TOUCH = 44
COUNT_MOVES = """
    window.moves = 0;
    const move = Element.prototype.animate;
    Element.prototype.animate = function (...how) {
      window.moves += 1;
      return move.apply(this, how);
    };
"""

AT_REST = """
    Promise.race([
      Promise.all(
        document.getAnimations()
          .filter((one) => isFinite(one.effect.getComputedTiming().endTime))
          .map((one) => one.finished.catch(() => 0)),
      ),
      new Promise((done) => setTimeout(done, 2000)),
    ]).then(() => 0)
"""


# A theme is colours and nothing else: by night only the rules that look at colours are asked again.
BY_COLOUR = ["color-contrast", "link-in-text-block"]
AT_ONCE = "* { transition: none !important }"  # a colour between two themes is none of either
VIOLATIONS = "(wish) => axe.run(wish).then((found) => JSON.stringify(found.violations))"


def check_axe(one: Person, axe: str, by_night: bool = True) -> None:
    """No violation that axe-core can find, by day and by night."""
    one.page.wait_for_load_state("networkidle")
    if not one.page.evaluate("'axe' in window"):
        one.page.evaluate(axe)
        one.page.evaluate(STYLED % AT_ONCE)
    others = "light" if one.theme == "dark" else "dark"
    for theme, rules in ((others, BY_COLOUR), (one.theme, []))[not by_night :]:
        one.page.emulate_media(color_scheme=theme)
        one.page.locator(f"html[data-theme={theme}]").wait_for(state="attached")
        one.page.evaluate(AT_REST)  # colours on their way to others are no colours
        wish = {"resultTypes": ["violations"], **({"runOnly": rules} if rules else {})}
        told = [
            f"{v['id']}: {[n['target'] for n in v['nodes']]} {v['nodes'][0].get('failureSummary')}"
            for v in json.loads(one.page.evaluate(VIOLATIONS, wish))
        ]
        assert not told, "\n".join([theme, *told])


def test_axe_finds_nothing_on_the_plain_screens(person: Make, axe: str) -> None:
    me = person()
    for path in ("/", "/about", "/tables", "/daily", "/rules", "/new/cape_epee"):
        me.go(path)
        me.page.locator("h1, h2").first.wait_for()

        check_axe(me, axe)


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_axe_finds_nothing_at_the_table(person: Make, axe: str, size: tuple[int, int]) -> None:
    me = person(size=size)
    me.new_table(seats=4)
    for _ in range(6):
        me.answer()
    me.wait_turn()
    check_axe(me, axe)

    if me.page.locator(".interlude .primary").count():
        me.page.locator(".interlude .primary").click()
        me.wait_turn()
    if me.lit.count():
        me.choose()
        check_axe(me, axe)
    me.page.get_by_role("button", name="Settings", exact=True).click()
    check_axe(me, axe)


def test_axe_finds_nothing_in_the_lobby_and_behind_the_curtain(person: Make, axe: str) -> None:
    me, guest = person(), person(name="")
    me.new_table("?friends", seats=3)
    me.page.locator(".code img").wait_for()
    check_axe(me, axe)

    guest.page.goto(me.page.url)
    guest.page.locator("#name").wait_for()
    check_axe(guest, axe)

    me.new_table("?hotseat", seats=2)
    me.page.locator(".curtain .btn").wait_for()
    check_axe(me, axe)


def loaded(one: Person, path: str, then: str) -> list[int]:
    """The sizes of all that is asked for until a page shows what it was opened for."""
    sizes: list[int] = []
    one.page.on("requestfinished", lambda r: sizes.append(r.sizes()["responseBodySize"]))
    one.go(path)
    one.page.locator(then).first.wait_for()
    one.page.wait_for_load_state("networkidle")
    return sizes


def test_the_first_load_is_light_and_a_handful_of_files(person: Make) -> None:
    me = person()

    sizes = loaded(me, "/", ".way.primary")

    assert 0 < sum(sizes) <= FIRST_LOAD
    assert len(sizes) <= FIRST_REQUESTS


@pytest.mark.parametrize("game", ["cape_epee", "heads_of_state", "louis_xiv", "reigns"])
def test_a_table_comes_in_a_few_files(person: Make, game: str) -> None:
    me, guest = person(), person()
    me.go(f"/new/{game}")
    me.page.locator("footer .btn.primary:enabled").click()
    me.page.wait_for_url("**/t/*")

    sizes = loaded(guest, f"/t/{me.page.url.split('/')[-1]}?watch", ".board")

    assert 0 < len(sizes) <= TABLE_REQUESTS


def test_the_prompt_changes_without_moving_the_board(person: Make) -> None:
    me = person()
    me.new_table(seats=3)
    me.wait_turn()
    me.page.evaluate("document.fonts.ready.then(() => 0)")  # a letter moves what is beside it
    board = me.page.locator(".board")
    before = board.bounding_box()

    me.slide()
    me.wait_turn()

    me.comes_to(board.bounding_box, before)


def test_a_phone_of_360_pixels_holds_everything(person: Make) -> None:
    me = person(size=PHONE)
    me.play_now()
    me.wait_turn()
    page = me.page

    me.fits()
    me.choose()
    for selector in (".hand [data-key]", ".dock button", ".prompt .btn", ".column .ground"):
        box = page.locator(selector).first.bounding_box()
        assert box is not None
        assert box["width"] >= TOUCH - 0.5 and box["height"] >= TOUCH - 0.5, (selector, box)
    foot = page.locator(".dock").bounding_box()
    assert foot is not None
    assert foot["y"] + foot["height"] <= PHONE[1] + 1
    me.page.locator(".column .ground[data-state=lit]").first.dispatch_event("click")
    me.wait_turn()
    page.locator(".dock").get_by_text("Log").click()
    page.locator(".log li").nth(4).wait_for()


@pytest.mark.parametrize(
    ("language", "turn", "stage"),
    [("en", "Your turn, Élise", "Round 1 of 6"), ("fr", "À vous, Élise", "Manche 1 sur 6")],
)
def test_french_and_english_are_equal(person: Make, language: str, turn: str, stage: str) -> None:
    me = person(language=language)

    me.play_now()
    me.wait_turn()

    expect(me.prompt).to_contain_text(turn)
    expect(me.page.locator(".stage")).to_have_text(stage)
    expect(me.page.locator("html")).to_have_attribute("lang", language)
    shown = me.page.locator("body").inner_text()
    assert "page-" not in shown and "{ $" not in shown


def test_the_language_changes_at_the_table(person: Make) -> None:
    me = person()
    me.play_now()
    me.wait_turn()

    me.page.get_by_role("button", name="Settings", exact=True).click()
    me.page.get_by_role("group", name="Language", exact=True).get_by_text("Français").click()

    me.page.get_by_text("Manche 1 sur 6").wait_for()
    expect(me.prompt).to_contain_text("À vous, Élise")


def test_pieces_move_unless_motion_is_not_wanted(person: Make) -> None:
    for still in (False, True):
        me = person(still=still)
        me.context.add_init_script(COUNT_MOVES)
        me.new_table(seats=2)
        me.wait_turn()
        me.slide()
        me.wait_turn()
        assert (me.page.evaluate("window.moves") == 0) == still


def test_without_motion_a_change_is_shown_at_once(person: Make) -> None:
    me = person()
    me.go("/")

    faded = me.page.locator("h1, h2").first.evaluate("""title => {
        getComputedStyle(title).opacity;
        title.style.opacity = "0.5";
        return getComputedStyle(title).opacity;
    }""")

    assert faded == "0.5"


def pinch(one: Person, selector: str, spread: float) -> None:
    """Two fingers on an element, moved apart (or together, below 1)."""
    box = one.page.locator(selector).first.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    touch = one.context.new_cdp_session(one.page)
    for kind, apart in (("touchStart", 60.0), ("touchMove", 60 * spread)):
        points = [{"x": x - apart, "y": y, "id": 0}, {"x": x + apart, "y": y, "id": 1}]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_on_a_phone_two_fingers_bring_the_columns_nearer(person: Make) -> None:
    me = person(size=PHONE)
    me.play_now()
    me.wait_turn()
    me.slide()
    me.wait_turn()
    card = me.page.locator(".column .card").first
    far = card.bounding_box()

    pinch(me, ".columns", 2)
    nearer = me.page.get_by_role("button", name="Nearer", exact=True)
    expect(nearer).to_have_attribute("aria-pressed", "true")
    near = card.bounding_box()
    assert far is not None and near is not None
    assert near["width"] > 1.8 * far["width"]
    me.fits()

    pinch(me, ".columns", 0.5)
    expect(nearer).to_have_attribute("aria-pressed", "false")
    nearer.click()
    expect(nearer).to_have_attribute("aria-pressed", "true")
