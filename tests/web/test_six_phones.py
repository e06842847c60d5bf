"""Six phones and a television: a council of people, each with a screen of their own."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import expect
from server.live import Live
from web.ahead import play_ahead
from web.browser import GUARD, Person
from web.council import Councillor
from web.moments import Moment, follow, lay, moments
from web.player import holding
from web.test_reigns import decided, see_a_reign_end

from cabale.core.play import Play

Make = Callable[..., Person]
PHONE = (390, 844)
SMALL = (360, 640)
TELEVISION = (1920, 1080)
COUNT_TAPS = "window.taps = 0; addEventListener('click', () => window.taps++, true)"
# nothing lies over its middle nor over its lower edge
UPPERMOST = """one => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const found = [(top + bottom) / 2, bottom - 1].map((y) =>
        document.elementFromPoint((left + right) / 2, y));
    return found.every((it) => one.contains(it));
}"""
TOP = "one => one.getBoundingClientRect().top"
# all of it lies within what scrolls around it
SHOWN_WHOLE = """one => {
    const all = one.getBoundingClientRect();
    const around = one.closest(".scroll, .told").getBoundingClientRect();
    return all.height > 0 && all.top >= around.top - 1 && all.bottom <= around.bottom + 1;
}"""
# what scrolls says so beside it, not over what may be pressed
UNDER_A_CUE = """one => {
    const box = one.closest(".scroll")?.getBoundingClientRect();
    const mine = one.getBoundingClientRect();
    return [...document.querySelectorAll(".cues button")].some((cue) => {
        const { left, right, top, bottom } = cue.getBoundingClientRect();
        const ends = Math.min(mine.bottom, box?.bottom ?? mine.bottom);
        return left < mine.right && right > mine.left && top < ends && bottom > mine.top;
    });
}"""
# what is written under a sign that there is more, as far as it is seen
WRITTEN_UNDER_A_CUE = """() => {
    const cues = [...document.querySelectorAll(".cues button:not(.lit)")].map((cue) =>
        cue.getBoundingClientRect());
    const texts = document.createTreeWalker(document.querySelector(".play"), NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const found = [];
    while (texts.nextNode()) {
        const text = texts.currentNode;
        if (!text.nodeValue.trim()) continue;
        if (text.parentElement.closest(".cues, .hidden-visually")) continue;
        range.selectNodeContents(text);
        for (const { left, right, top, bottom } of range.getClientRects()) {
            const under = cues.some((cue) => cue.left < right - 1 && cue.right > left + 1
                && cue.height > 8 && cue.top < bottom - 1 && cue.bottom > top + 1);
            const [x, y] = [(left + right) / 2, (top + bottom) / 2];
            let seen = true;
            for (let at = text.parentElement; at; at = at.parentElement) {
                if (getComputedStyle(at).overflowY === "visible") continue;
                const box = at.getBoundingClientRect();
                seen &&= y > box.top && y < box.bottom && x > box.left && x < box.right;
            }
            if (under && seen) found.push(text.nodeValue.trim());
        }
    }
    return found;
}"""
# how far what is written stands out from what it is written on
CONTRAST = """one => {
    const light = (colour) => {
        const parts = (colour.match(/[\\d.]+/g) ?? []).map(Number);
        const [r, g, b] = parts.slice(0, 3).map((part) => (part / 255) ** 2.2);
        return parts[3] < 0.5 ? null : 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    let ground = null;
    for (let at = one; at && ground === null; at = at.parentElement) {
        ground = light(getComputedStyle(at).backgroundColor);
        if (at.matches(".on-dark")) ground ??= 0;
    }
    const [low, high] = [ground ?? 1, light(getComputedStyle(one).color)].sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
}"""
CUT = "one => one.scrollHeight > one.clientHeight + 1"
TYPE = "one => parseFloat(getComputedStyle(one).fontSize)"
MINIMUM = 26  # pixels on a television that is seen from three metres
# how light things are painted, in their order
LIGHTNESS = """all => all.map((one) => {
    const canvas = new OffscreenCanvas(1, 1).getContext("2d");
    canvas.fillStyle = getComputedStyle(one).backgroundColor;
    canvas.fillRect(0, 0, 1, 1);
    const [r, g, b] = [...canvas.getImageData(0, 0, 1, 1).data].map((part) => (part / 255) ** 2.2);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
})"""
APART = 2.0  # contrast of two sources that stand side by side
UNPAINTED = "one => getComputedStyle(one).backgroundColor === 'rgba(0, 0, 0, 0)'"
TO_THE_FIRST_PROPOSAL = 5  # the hand, a card, a pillar, its direction, laid
NAMES = ["Anne", "Buckingham", "Constance", "Dantès", "Élise", "Fouquet"]


def council(person: Make, live: Live, language: str) -> tuple[list[Councillor], Person, int]:
    """Six who sit at one table, each with a phone, the screen in the room, and who reigns."""
    made = live.make(game="reigns", seats=6, names=NAMES[:1])
    mine: list[dict[str, Any]] = [*made["mine"]]
    mine += [live.sit(made, name)["mine"][0] for name in NAMES[1:]]
    live.post(f"/api/tables/{made['id']}/start", secret=mine[0]["secret"])
    people = [person(size=PHONE, name=name, language=language) for name in NAMES]
    for one, seat in zip(people, mine, strict=True):
        one.page.add_init_script(COUNT_TAPS)
        holding(one, made["id"], [seat])
        one.page.goto(f"{one.home}/t/{made['id']}")
    room = person(size=TELEVISION, language=language)
    room.page.goto(f"{room.home}/t/{made['id']}/salon")
    view: Any = live.app.house.rooms[made["id"]].table.playing().view(0)
    return [Councillor.seated(one) for one in people], room, view.monarch


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_turn_is_played_on_six_phones_and_seen_in_the_room(
    person: Make, live: Live, language: str
) -> None:
    phones, room, reigning = council(person, live, language)
    screen = room.page
    screen.locator(".council li").nth(4).wait_for()

    everybody_does(phones, ".fill button, .speech li button")
    expect(screen.locator(".opening")).to_have_count(1)  # the monarch's words, until others speak
    monarch = phones[reigning]
    advisors = [one for one in phones if one is not monarch]
    for i, one in enumerate(advisors, 1):
        one.page.locator(".desk .lay").wait_for()
        one.page.wait_for_timeout(GUARD)
        one.choose()
        one.claim(2)
        said = one.page.locator(".preview q").inner_text()
        one.page.locator(".lay").click()
        expect(screen.locator("blockquote", has_text=said)).to_have_count(1)
        expect(screen.locator(".card .back")).to_have_count(i)
        assert taps(one) == TO_THE_FIRST_PROPOSAL

    monarch.wait_asked()
    before = taps(monarch)
    monarch.judge_on_a_phone()
    assert taps(monarch) - before == len(advisors) + 1  # each proposal, and the seal
    expect(screen.locator(".stamp").first).to_be_visible()
    while turned_over(monarch):
        monarch.answer()
    assert screen.locator("[data-state=lit], .hand, textarea").count() == 0


def taps(one: Councillor) -> int:
    """How often this phone was pressed since its page was opened."""
    return int(one.page.evaluate("window.taps"))


def turned_over(monarch: Councillor) -> bool:
    """Whether proposals still lie there once something is asked, or the turn is over."""
    over = ".reigns:not(:has(.pager))"
    monarch.page.locator(
        f"[data-key^='proposal'][data-state=lit], .answers .btn, {over}"
    ).first.wait_for()
    return not monarch.has(over)


def everybody_does(phones: list[Councillor], what: str) -> None:
    """Each presses it as soon as it is asked for."""
    for one in phones:
        one.page.locator(what).first.wait_for()
        one.page.wait_for_timeout(GUARD)
        one.page.locator(what).first.click()


def asked_for(decision: str) -> Moment:
    return next(moment for moment in moments("reigns") if moment.decision == decision)


def fills_a_hand(play: Play) -> bool:
    """Whether somebody who holds cards already may draw more."""
    view: Any = play.view(play.waiting()[0])
    return decided("pick")(play) and len(view.hand) > 0


@pytest.mark.parametrize("size", [(844, 390), (360, 640)])
def test_a_hand_is_completed_on_a_small_phone(
    person: Make, live: Live, size: tuple[int, int]
) -> None:
    table, secrets = live.friends(3, game="reigns")
    play_ahead(live, table, fills_a_hand)
    seat = live.app.house.rooms[table].table.playing().waiting()[0]
    one = person(name="", size=size)
    one.go(f"/t/{table}#s={secrets[seat]}")
    one.page.locator("[data-home=hand] .card").first.wait_for()

    for what in (".fill button", ".pile + small"):
        one.comes_to(lambda what=what: one.page.locator(what).first.evaluate(UPPERMOST), True)


def test_the_end_of_a_reign_is_read_from_its_title(person: Make, live: Live) -> None:
    one = person(size=(844, 390))
    see_a_reign_end(live, one)
    one.page.locator(".interlude .primary").wait_for()
    one.page.set_viewport_size({"width": 844, "height": 200})  # too low for any tale

    within = "one => one.scrollTop === 0 && one.scrollHeight > one.clientHeight"
    one.comes_to(lambda: one.page.locator(".counted").evaluate(within), True)
    tops = [one.page.locator(what).evaluate(TOP) for what in (".counted", ".counted h2")]
    assert tops[0] <= tops[1]


@pytest.mark.parametrize("size", [PHONE, SMALL])
def test_the_sentence_is_seen_while_it_is_composed(
    person: Make, live: Live, size: tuple[int, int]
) -> None:
    one = Councillor.seated(person(size=size))
    follow(live, one.page, "reigns", asked_for("pitch"))
    one.page.wait_for_timeout(GUARD)
    one.claim(2)  # of the card that lies there already

    said = one.page.locator(".preview q")
    one.person.comes_to(lambda: said.evaluate(SHOWN_WHOLE), True)
    one.page.locator(".cues:not([data-waiting])").wait_for(state="attached")
    buttons = one.page.locator(".desk button")
    one.person.comes_to(lambda: [it for it in buttons.all() if it.evaluate(UNDER_A_CUE)], [])


@pytest.mark.parametrize("size", [PHONE, SMALL, (640, 360)])
@pytest.mark.parametrize("decision", ["judge", "reveal", "mind", "opinion", "the end"])
def test_no_sign_lies_over_what_is_read_on_a_phone(
    person: Make, live: Live, size: tuple[int, int], decision: str
) -> None:
    one = person(size=size, language="fr")
    if decision == "the end":
        table = lay(live, "reigns", moments("reigns")[-1].at_its_end())[0]
        one.go(f"/t/{table}")
        one.page.locator(".podium").wait_for()
    else:
        follow(live, one.page, "reigns", asked_for(decision))

    one.page.locator(".cues").first.wait_for(state="attached")
    expect(one.page.locator(".cues[data-waiting]")).to_have_count(0)
    one.comes_to(lambda: one.page.evaluate(WRITTEN_UNDER_A_CUE), [])


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_small_phone_says_which_turn_it_is(person: Make, live: Live, language: str) -> None:
    one = person(size=SMALL, language=language)
    follow(live, one.page, "reigns", asked_for("judge"))

    stage = one.page.locator("header .stage")
    one.comes_to(lambda: stage.evaluate("it => it.scrollWidth > it.clientWidth"), False)
    one.fits()


@pytest.mark.parametrize("decision", ["reply", "opinion"])
def test_a_small_phone_shows_an_answer_beside_the_question(
    person: Make, live: Live, decision: str
) -> None:
    one = person(size=(360, 640))
    follow(live, one.page, "reigns", asked_for(decision))

    answer = one.page.locator(".answers .row button, .opinion.asked p button").first
    one.comes_to(lambda: answer.evaluate(UPPERMOST), True)


def test_whoever_judges_a_story_has_it_before_their_eyes(person: Make, live: Live) -> None:
    one, room = person(size=(360, 640)), person(size=TELEVISION)
    table = follow(live, one.page, "reigns", asked_for("applause"))
    room.page.goto(f"{room.home}/t/{table}/salon")

    told = [each.page.locator(".told p") for each in (one, room)]
    for each, story in zip((one, room), told, strict=True):
        each.comes_to(lambda story=story: story.evaluate(SHOWN_WHOLE), True)
    expect(told[1]).to_have_text(told[0].inner_text())


def test_the_room_asks_who_shall_reign_first(person: Make, live: Live) -> None:
    room = person(size=TELEVISION)
    moment = asked_for("elect")
    room.page.goto(f"{room.home}/t/{lay(live, 'reigns', moment)[0]}/salon")

    expect(room.page.locator(".nobody span")).to_have_count(moment.record.seats)


@pytest.mark.parametrize("decision", ["enough", "heir"])
def test_the_room_sees_between_reigns_who_is_waited_for(
    person: Make, live: Live, decision: str
) -> None:
    room = person(size=TELEVISION)
    table = lay(live, "reigns", asked_for(decision))[0]
    asked = live.app.house.rooms[table].table.playing().waiting()
    room.page.goto(f"{room.home}/t/{table}/salon")

    expect(room.page.locator(".nobody span")).to_have_count(len(asked))
    expect(room.page.locator(".realm")).to_have_count(0)


@pytest.mark.parametrize("game", ["cape_epee", "reigns"])
def test_the_room_reads_who_won_by_day_and_by_night(person: Make, live: Live, game: str) -> None:
    room = person(size=TELEVISION)
    table = lay(live, game, moments(game)[-1].at_its_end())[0]
    room.page.goto(f"{room.home}/t/{table}/salon")

    for theme in ("light", "dark"):
        room.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
        room.page.locator(f"html[data-theme={theme}] .podium strong").first.wait_for()
        for what in ("h1", "header p", ".legend li", "strong", "b.num"):
            written = room.page.locator(f".podium {what}").first
            room.comes_to(lambda one=written: one.evaluate(CONTRAST) > 4.5, True)


def test_the_room_sees_where_points_came_from(person: Make, live: Live) -> None:
    room = person(size=TELEVISION)
    ended = asked_for("memory").at_its_end()
    table = lay(live, "reigns", ended)[0]
    room.page.goto(f"{room.home}/t/{table}/salon")

    room.page.locator(".podium ol .num[class*=source]").first.wait_for()
    bars = room.page.locator(".podium [class*=source]")
    room.comes_to(lambda: [bar for bar in bars.all() if bar.evaluate(UNPAINTED)], [])
    for theme in ("light", "dark"):
        room.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
        room.page.locator(f"html[data-theme={theme}] .podium").wait_for()
        light = room.page.locator(".podium .legend i").evaluate_all(LIGHTNESS)
        assert len(light) > 1
        for one, other in pairwise(light):
            assert (max(one, other) + 0.05) / (min(one, other) + 0.05) > APART


def test_the_room_sees_everybody_when_six_have_played(person: Make, live: Live) -> None:
    room = person(size=TELEVISION)
    six = next(one for one in moments("reigns") if one.record.seats == 6)
    room.page.goto(f"{room.home}/t/{lay(live, 'reigns', six.at_its_end())[0]}/salon")

    last = room.page.locator(".podium ol li").nth(5)
    expect(last).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", [TELEVISION, (1280, 720)])
@pytest.mark.parametrize("decision", ["judge", "reveal", "mind"])
def test_the_room_reads_every_word_of_a_council(
    person: Make, live: Live, size: tuple[int, int], decision: str
) -> None:
    room = person(size=size, language="fr")
    room.page.goto(f"{room.home}/t/{lay(live, 'reigns', asked_for(decision))[0]}/salon")

    room.page.locator(".council blockquote").first.wait_for()
    room.page.locator(".door img").wait_for()
    words = room.page.locator(".council blockquote")
    least = MINIMUM * size[1] / TELEVISION[1]
    room.comes_to(lambda: [one.inner_text() for one in words.all() if one.evaluate(CUT)], [])
    room.comes_to(lambda: [one for one in words.all() if one.evaluate(TYPE) < least], [])


def test_the_room_hears_a_remark_in_the_words_it_was_made_in(person: Make, live: Live) -> None:
    room = person(size=TELEVISION)
    table = follow(live, room.page, "reigns", asked_for("opinion"))
    with room.page.context.expect_page() as opened:
        room.page.evaluate(f"open('/t/{table}/salon')")
    screen = opened.value
    screen.locator(".turn").wait_for()

    room.page.wait_for_timeout(GUARD)
    room.page.locator(".opinion.asked p button").first.click()

    expect(screen.locator(".tale")).to_have_text(re.compile("“.{20,}”"))
