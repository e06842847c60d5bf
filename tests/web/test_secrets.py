"""What is one seat's never meets the eyes of another: on a device that is passed on, on a screen
that only watches."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from server.live import Live
from web.browser import GUARD, Person
from web.frames import Frame, frames, read_aloud, record
from web.player import Player, holding, players

Make = Callable[..., Person]
PASSES = 5
PRIED = 4  # pieces looked at close
AT_THE_CURTAIN = ("Nothing of anybody’s hand is on the screen.", "Back to the games")


def make_hotseat(live: Live, game: str, seats: int) -> tuple[str, list[dict[str, Any]]]:
    names = ["Anne", "Buckingham", "Constance"][:seats]
    made = live.make(game=game, seats=seats, mode="hotseat", names=names)
    return made["id"], made["mine"]


def name_of(curtain: str) -> str:
    return curtain.removeprefix("Pass the device to ")


def check_curtain(frame: Frame) -> None:
    """Nothing is painted but the curtain."""
    words = frame.all
    for known in (frame.curtain, f"I am {name_of(frame.curtain)}", *AT_THE_CURTAIN):
        words = words.replace(known, "")
    assert words.strip() in ("", "A", "B", "C")  # the letter on the badge
    assert not (frame.keys or frame.typed or frame.hand or frame.log or frame.live or frame.note)
    assert frame.title.startswith(frame.curtain)


def check_turn(seen: list[Frame], own: list[Frame]) -> None:
    """Everything that a seat is shown on the device it would be shown on a device of its own."""
    for part in ("hand", "log", "live"):
        shown = {text for frame in seen for text in getattr(frame, part)}
        may_see = {text for frame in own for text in getattr(frame, part)}
        assert shown <= may_see, shown - may_see


def turns(seen: list[Frame]) -> Iterator[tuple[str, list[Frame]]]:
    """The frames between two curtains, with the name that the first one called."""
    called, turn = "", list[Frame]()
    for frame in seen:
        if frame.curtain:
            if called and turn:
                yield called, turn
            called, turn = name_of(frame.curtain), []
        else:
            turn.append(frame)
    yield called, turn


@pytest.mark.parametrize(
    ("game", "seats"), [("cape_epee", 2), ("louis_xiv", 2), ("heads_of_state", 2), ("reigns", 3)]
)
def test_no_frame_shows_one_seat_what_is_anothers(
    person: Make, live: Live, game: str, seats: int
) -> None:
    table, mine = make_hotseat(live, game, seats)
    device, alone = person(), [person() for _ in mine]
    for one, held in [(device, mine), *zip(alone, [[seat] for seat in mine], strict=True)]:
        holding(one, table, held)
        record(one.page, often=one is not device)
        one.page.goto(f"{one.home}/t/{table}")
    choice, heard = random.Random(game), list[str]()
    own: list[list[Frame]] = [[] for _ in mine]

    with players(live, table, mine) as hands:
        for _ in range(PASSES):
            device.page.locator(".curtain").wait_for()
            heard += read_aloud(device.page)
            called = name_of(device.page.locator(".curtain h1").inner_text())
            device.page.get_by_role("button", name="I am").click()
            device.page.locator(".curtain").wait_for(state="detached")
            seat = ["Anne", "Buckingham", "Constance"].index(called)
            device.page.wait_for_timeout(GUARD)
            pry(device.page)
            own[seat] += look_anew(alone[seat].page)
            hands[seat].play(choice)
            pass_over_counts(device.page)
        device.page.locator(".curtain").wait_for()

    seen = frames(device.page)
    for frame in seen:
        if frame.curtain:
            check_curtain(frame)
    for called, turn in turns(seen):
        seat = ["Anne", "Buckingham", "Constance"].index(called)
        check_turn(turn, own[seat] + frames(alone[seat].page))
    assert any(frame.hand for frame in seen)  # there was something to see
    assert set(heard) <= allowed_names(game)


def pry(page: Page) -> None:
    """Look back as far as it goes, at the last moves again, at whatever lies there."""
    for key in "[[[[[[]]]]]]":
        page.keyboard.press(key)
    again = page.get_by_role("button", name="See the last")
    if again.count():
        again.first.click()
        page.keyboard.press("Escape")
    for piece in page.locator(".hand [data-key], .board [data-key]").all()[:PRIED]:
        piece.dispatch_event("contextmenu")
    page.keyboard.press("l")


def look_anew(page: Page) -> list[Frame]:
    """A seat's own device is loaded anew and looks back too; what it has shown until then."""
    seen = frames(page)
    page.reload()
    page.locator(".prompt p").first.wait_for()
    pry(page)
    return seen


def pass_over_counts(page: Page) -> None:
    """What a round brought is looked at by everybody, without a hand; then it goes on."""
    page.locator(".curtain, .interlude").first.wait_for()
    if page.locator(".interlude").count():
        assert page.locator(".hand").count() == 0
        page.locator(".interlude .primary").click()


def allowed_names(game: str) -> set[str]:
    names = ("Anne", "Buckingham", "Constance")
    title = {"cape_epee": "De Cape & d’Épée", "louis_xiv": "Louis XIV"}.get(game, "")
    title = title or {"heads_of_state": "Heads of State", "reigns": "Reigns: The Council"}[game]
    called = {f"Pass the device to {name}" for name in names}
    return {
        *AT_THE_CURTAIN,
        *called,
        *(f"{call} · {title}" for call in called),
        *(f"I am {name}" for name in names),
        "Curtain",
        *"ABC",
    }


def test_what_one_seat_had_open_is_gone_when_the_next_takes_the_device(
    person: Make, live: Live
) -> None:
    table, mine = make_hotseat(live, "cape_epee", 2)
    us = person()
    holding(us, table, mine)
    us.page.goto(f"{us.home}/t/{table}")
    us.page.get_by_role("button", name="I am").click()
    us.wait_turn()
    us.page.locator("[role=tab]", has_text="Talk").click()
    us.page.get_by_label("Say something").fill("I hold the Queen")
    us.page.locator(".hand [data-key]").first.click(button="right")
    us.page.locator(".inspector").wait_for()
    us.page.mouse.move(*middle_of(us.page.locator(".hand [data-key]").first))
    us.page.mouse.down()
    us.page.mouse.move(500, 300)  # a card is on its way while the seat answers elsewhere
    us.page.locator(".carried").wait_for()

    with players(live, table, mine) as hands:
        hands[0].play(random.Random(1))
        us.page.locator(".curtain").wait_for()
        us.page.mouse.up()
        us.page.get_by_role("button", name="I am").click()
        us.wait_turn()

    assert us.page.locator(".inspector, .carried").count() == 0
    expect(us.page.locator("[role=tab][aria-selected=true]")).to_have_text("Log")
    us.page.locator("[role=tab]", has_text="Talk").click()
    assert us.page.get_by_label("Say something").input_value() == ""


def test_a_reload_draws_the_curtain(person: Make, live: Live) -> None:
    table, mine = make_hotseat(live, "cape_epee", 2)
    us = person()
    holding(us, table, mine)
    record(us.page)
    us.page.goto(f"{us.home}/t/{table}")
    us.page.get_by_role("button", name="I am").click()
    us.wait_turn()

    us.page.reload()

    us.page.locator(".curtain").wait_for()
    assert not any(frame.hand for frame in frames(us.page))


@pytest.mark.parametrize("game", ["cape_epee", "louis_xiv", "heads_of_state"])
def test_leaving_coming_back_and_a_second_tab_show_no_hand_before_it_is_taken(
    person: Make, live: Live, game: str
) -> None:
    table, mine = make_hotseat(live, game, 2)
    us = person()
    holding(us, table, mine)
    record(us.page, often=True)
    us.page.goto(f"{us.home}/t/{table}")
    us.page.get_by_role("button", name="I am").click()
    us.page.locator(".hand").first.wait_for()
    with players(live, table, mine) as hands:
        pass_on(hands)
        us.page.locator(".curtain").wait_for()
    before = len(frames(us.page))
    # when: home by the link, back and forth by the browser, without loading anything
    us.page.get_by_role("link", name="Back to the games").click()
    us.page.wait_for_url(f"{us.home}/")
    for step in (us.page.go_back, us.page.go_forward, us.page.go_back):
        step()
        us.page.locator(".curtain, .way").first.wait_for()
    us.page.locator(".curtain").wait_for()
    second = us.tab()
    record(second, often=True)
    for address in ("", "?watch"):
        second.goto(f"{us.home}/t/{table}{address}")
        second.locator(".curtain, .banner").first.wait_for()
        assert not any(frame.hand or "●" in frame.title for frame in frames(second))
    # then
    later = frames(us.page)[before:]
    assert any(frame.curtain for frame in later)
    assert not any(frame.hand or frame.log or frame.note for frame in later)


def pass_on(hands: list[Player]) -> None:
    """Whoever is asked answers until somebody else is."""
    choice = random.Random(3)
    asked = next(one for one in hands if is_first(one))
    asked.play(choice)


def is_first(one: Player) -> bool:
    while not one.step:
        one.hear()
    return one.is_asked()


def middle_of(piece: Locator) -> tuple[float, float]:
    box = piece.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_whoever_watches_sees_what_is_public_even_in_a_players_own_browser(
    person: Make, live: Live
) -> None:
    me = person()
    me.play_now()
    me.wait_turn()
    expect(me.page.locator(".hand [data-key]")).not_to_have_count(0)

    shared = me.tab()
    record(shared)
    shared.goto(f"{me.page.url}?watch")

    shared.get_by_text("You are watching").wait_for()
    shared.locator(".column").first.wait_for()
    assert not any(text for frame in frames(shared) for text in frame.hand if "Queen" in text)
    assert shared.locator(".hand [data-key]").count() == 0
    assert shared.locator("[data-state=lit]").count() == 0
    shared.get_by_role("button", name="Settings").click()
    assert shared.get_by_text("personal link").count() == 0
