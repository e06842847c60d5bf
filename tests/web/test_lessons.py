"""Every lesson is played from its first light to its last word; the goal comes before the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect
from web.browser import DESKTOP, PHONE, Person
from web.learner import Learner

from cabale.core.lesson_text import lesson_texts, read_lesson
from cabale.games.catalogue import game_named, names

LAPTOP = (1280, 720)  # the least a desktop gives
SMALL = (360, 640)  # and a phone
Make = Callable[..., Person]
LESSONS = [(game, name) for game in names() for name in lesson_texts(game_named(game))]
each_lesson = pytest.mark.parametrize(
    ("game", "name"), LESSONS, ids=[f"{game}-{name}" for game, name in LESSONS]
)
# Both languages and both sizes; which meets which makes no difference.
each_reader = pytest.mark.parametrize(("language", "size"), [("fr", LAPTOP), ("en", PHONE)])

# What of the pictures of a goal is narrower than its words, has no width, or lies outside.
CUT = """() => [...document.querySelectorAll(".goal .picture")].flatMap((picture) => {
    const room = picture.getBoundingClientRect();
    return [...picture.querySelectorAll("*")].filter((one) => {
        const { left, right, top, bottom, width } = one.getBoundingClientRect();
        if (one.matches("svg") && width < 4) return true;
        if (one instanceof SVGElement || !one.innerText || width <= 2) return false; // only heard
        if (top < room.top - 6 || bottom > room.bottom + 6) return true;
        const cut = one.clientWidth && one.scrollWidth > one.clientWidth + 1;
        return cut || left < room.left - 1 || right > room.right + 1;
    }).map((one) => one.innerText || one.getAttribute("class"));
})"""


# Whether the paragraph of the question is glued to its last word.
GLUED = """() => {
    const cite = document.querySelector(".prompt .cite");
    if (!cite) return false;
    const range = document.createRange();
    const words = [...cite.closest("p").childNodes].filter(
        (part) => part !== cite && part.nodeType !== Node.COMMENT_NODE && part.textContent.trim());
    range.selectNodeContents(words.at(-1));
    const last = [...range.getClientRects()].at(-1);
    const { left, top, bottom } = cite.getBoundingClientRect();
    return last.top < bottom && last.bottom > top && left - last.right < 2;
}"""


def bare(text: str) -> str:
    """Words without white space; a seat is its badge and its name."""
    said = text.replace("{B}", "BSévigné").replace("{C}", "CLauzun")
    return "".join(said.split())


@each_reader
@each_lesson
def test_it_is_played_by_its_lights_alone(
    person: Make, game: str, name: str, language: str, size: tuple[int, int]
) -> None:
    lesson = read_lesson(lesson_texts(game_named(game))[name], game_named)
    unseen: list[str] = []

    def look(step: str) -> None:
        unseen.extend(f"{step}: {fault}" for fault in learner.hidden())

    learner = Learner(person(language=language, size=size), look)
    learner.open(game, name)

    heard = [bare(words) for words in learner.walk()]

    wanted = [bare(step.words[language]) for step in lesson.steps]
    told = {bare(choice.words[language]) for choice in lesson.steps[-1].choices}
    assert heard[:-1] == wanted
    assert heard[-1] in told
    assert unseen == []
    learner.person.fits()


def open_first(person: Make, **wish: Any) -> Learner:
    learner = Learner(person(**wish))
    learner.open("cape_epee", "1-first-steps")
    learner.wait()
    return learner


def test_a_slip_is_answered_and_nothing_is_lost(person: Make) -> None:
    learner = open_first(person)
    learner.touch(learner.lit()[0])
    learner.wait()
    learner.touch(learner.page.locator('.hand [data-key="card:2"]'))
    learner.page.locator(".note").wait_for()
    expect(learner.page.locator(".note")).to_contain_text("Keep her a moment")
    assert learner.step == 2
    expect(learner.page.locator('.hand [data-key="card:8"]')).to_have_attribute(
        "data-state", "picked"
    )


def test_where_answers_are_composed_a_slip_is_answered_at_once(person: Make) -> None:
    learner = Learner(person())
    learner.open("reigns", "1-advisor")
    learner.wait()
    learner.touch(learner.lit()[0])
    learner.wait()
    learner.touch(learner.page.locator(".hand .card").nth(1))
    learner.page.locator(".note").wait_for()
    expect(learner.page.locator(".note")).to_contain_text("by 1 only")
    assert learner.step == 2
    expect(learner.page.locator(".desk .chosen .back")).to_have_count(0)


def test_it_goes_on_where_it_was_left(person: Make) -> None:
    learner = open_first(person)
    learner.touch(learner.lit()[0])
    learner.wait()
    learner.person.go("/")
    link = learner.page.locator(".way.learn")
    expect(link).to_contain_text("step 2")
    link.click()
    learner.wait()
    assert learner.step == 2
    learner.page.get_by_text("‹ Back").click()
    learner.wait()
    assert learner.step == 1


def test_whoever_has_not_seen_the_goal_is_told_it_with_the_first_step(person: Make) -> None:
    learner = open_first(person, size=PHONE, knows=False)
    aim = learner.page.locator(".lesson .aim")
    expect(aim).to_contain_text("after six rounds")
    plate = learner.page.locator(".lesson .body")
    assert plate.evaluate("plate => plate.scrollHeight <= plate.clientHeight")
    learner.touch(learner.lit()[0])
    learner.wait()
    expect(aim).to_have_count(0)
    assert open_first(person).page.locator(".lesson .aim").count() == 0


def test_nothing_but_what_is_taught_looks_as_if_it_may_be_played(person: Make) -> None:
    golden, glued = [], []

    def look(step: str) -> None:
        if learner.page.locator(".board .gap.lit").count():
            golden.append(step)
        if learner.page.evaluate(GLUED):
            glued.append(step)

    learner = Learner(person(), look)
    learner.open("louis_xiv", "1-stones-and-the-path")
    learner.walk()
    assert golden == ["6"]  # where stones are taken back
    golden.clear()
    learner.open("louis_xiv", "2-counting")
    learner.walk()
    assert golden == ["8"]  # a free choice, that of taking back among them
    assert glued == []


def test_on_a_phone_the_tracks_tell_the_word_of_the_proposal_that_is_shown(person: Make) -> None:
    learner = Learner(person(size=PHONE))
    learner.open("reigns", "2-monarch")
    learner.wait()
    told = learner.page.locator(".legend")
    seen = []
    while learner.step < 4:
        learner.touch(learner.lit()[0])
        learner.wait()
        seen.append((learner.step, told.count()))
    assert seen == [(2, 0), (2, 1), (3, 1), (4, 0)]


def test_on_a_phone_the_map_comes_near_by_itself(person: Make) -> None:
    learner = Learner(person(size=PHONE))
    learner.open("heads_of_state", "1-an-earl-and-a-baron")
    learner.wait()
    while learner.step < 8:
        learner.touch(learner.lit()[0])
        learner.gestures += 1
        learner.wait()
    assert learner.gestures == 7  # one for each step: none to come nearer


def walk_to(learner: Learner, step: int) -> None:
    """By the lights alone to a step of the lesson that is open."""
    learner.wait()
    while learner.step < step:
        learner.touch(learner.lit()[0])
        learner.wait()


def test_on_a_phone_the_map_comes_near_to_a_few_targets_together(person: Make) -> None:
    learner = Learner(person(size=SMALL))
    learner.open("heads_of_state", "3-treachery")
    walk_to(learner, 8)
    expect(learner.page.locator(".board svg.close")).to_have_count(1)
    targets = learner.page.locator(".board [data-state=lit]")
    expect(targets).to_have_count(3)
    for target in targets.all():
        expect(target).to_be_in_viewport(ratio=0.9)


def test_on_a_small_phone_the_courtier_that_is_asked_about_is_in_view(person: Make) -> None:
    learner = Learner(person(size=SMALL))
    learner.open("louis_xiv", "2-counting")
    walk_to(learner, 3)
    anne = learner.page.locator(".board [data-key='courtier:0']")
    expect(anne).to_be_in_viewport(ratio=0.9)
    treasure = learner.page.get_by_role("tab", name="Treasure", exact=True)
    expect(treasure).to_have_attribute("aria-selected", "true")


def test_on_a_phone_a_lesson_has_the_height_of_its_longest_step(person: Make) -> None:
    heights, spare = set(), []

    def look(step: str) -> None:
        if learner.is_over():
            return
        plate = learner.page.locator(".lesson")
        heights.add(round(plate.bounding_box()["height"]))  # type: ignore[index]
        spare.append(
            plate.evaluate("""plate =>
            plate.getBoundingClientRect().bottom -
            plate.querySelector(".gesture:not(.off)").getBoundingClientRect().bottom""")
        )

    learner = Learner(person(size=SMALL, language="fr"), look)
    learner.open("cape_epee", "1-first-steps")
    learner.walk()
    assert len(heights) == 1
    assert min(spare) < 12
    acts = [one.bounding_box() for one in learner.page.locator(".lesson .acts .btn").all()]
    assert len(acts) == 3
    assert len({round(box["y"]) for box in acts if box}) == 2  # the board has the rest of the room


def test_a_lit_card_lies_under_no_arrow(person: Make) -> None:
    learner = Learner(person(size=PHONE))
    learner.open("louis_xiv", "3-missions-and-shields")
    learner.wait()
    lit = learner.page.locator(".hand [data-state=lit]")
    assert lit.evaluate("""card => {
        const { left, top, width, height } = card.getBoundingClientRect();
        return [0.1, 0.5, 0.9].every((part) =>
            card.contains(document.elementFromPoint(left + part * width, top + height / 2)));
    }""")


def test_by_keys_alone(person: Make) -> None:
    learner = open_first(person)
    learner.page.locator(".lesson .gesture button").focus()
    learner.page.keyboard.press("Enter")
    learner.wait()
    assert learner.step == 2
    learner.page.locator('.board [data-key="column:1"]').focus()
    learner.page.keyboard.press("Enter")
    learner.wait()
    assert learner.step == 3


def test_from_the_home_page_one_click_leads_to_the_first_decision(person: Make) -> None:
    me = person()
    me.go("/")
    me.page.locator(".way.learn").click()
    learner = Learner(me)
    learner.wait()
    assert learner.lit()


@pytest.mark.parametrize("game", names())
@each_reader
def test_the_goal_comes_before_the_first_decision_once(
    person: Make, game: str, language: str, size: tuple[int, int]
) -> None:
    me = person(language=language, size=size, knows=False)
    me.go("/")
    me.page.evaluate("game => localStorage.setItem('cabale.game', game)", game)
    me.play_now()
    card = me.page.locator(".goal")
    card.wait_for()
    assert card.locator("li .picture > *").count() >= 3
    assert card.evaluate("card => card.scrollHeight <= innerHeight")
    card.locator("footer button").click()
    card.wait_for(state="detached")
    me.page.reload()
    me.page.locator(".prompt").wait_for()
    assert card.count() == 0


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("game", names())
def test_the_goal_is_seen_whole_on_a_small_phone(person: Make, game: str, language: str) -> None:
    me = person(language=language, size=SMALL, knows=False)
    me.new_table(seats=3, game=game)
    expect(me.page.locator(".goal header")).to_be_in_viewport(ratio=1)
    expect(me.page.locator(".goal footer")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(("language", "size"), [("fr", PHONE), ("en", PHONE), ("fr", DESKTOP)])
@pytest.mark.parametrize("game", names())
def test_nothing_in_the_pictures_of_a_goal_is_cut_or_missing(
    person: Make, game: str, language: str, size: tuple[int, int]
) -> None:
    me = person(language=language, size=size, knows=False)
    me.new_table(seats=3, game=game)
    me.page.locator(".goal li").nth(2).wait_for()
    assert me.page.evaluate(CUT) == []
