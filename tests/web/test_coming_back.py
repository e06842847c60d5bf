"""Coming back to a table: what was missed, and what did not need an answer."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect
from server.live import Live
from web.ahead import play_ahead, play_alone, times_told
from web.browser import Person
from web.player import holding

from cabale.core.deal import Deal
from cabale.core.play import Play
from cabale.core.protocol import CHANCE
from cabale.core.text import read_record
from cabale.games import catalogue

Make = Callable[..., Person]
RECORDS = Path(__file__).parents[1] / "games" / "louis_xiv" / "records"
A_BEAT = 1400  # milliseconds in which an only answer is read
A_MOMENT = 1  # after it nothing more is waited for
DRAW = "[data-key='pile:0'][data-state=lit]"


# -- what was missed


def seated_friends(person: Make, **wish: object) -> tuple[Person, Person]:
    """Two people at a table of De Cape & d'Épée that has begun, the host asked first."""
    host, guest = person(**wish), person(name="Armand")
    host.new_table("?friends", seats=2)
    guest.sit_down(host.page.url, "Armand")
    host.page.get_by_text("Everybody is here.").wait_for()
    host.page.locator("footer .btn.primary").click()
    host.wait_turn()
    return host, guest


def slide_beside(one: Person) -> None:
    """A card under the second column, where it turns no other over."""
    one.wait_turn()
    one.choose()
    one.slide_under(1)
    expect(one.page.locator(".column .card")).to_have_count(2)


def test_whoever_comes_back_sees_a_film_of_what_was_missed(person: Make) -> None:
    host, guest = seated_friends(person, still=False)
    host.slide()
    expect(host.page.locator(".column .card")).to_have_count(1)
    table = host.page.url
    host.page.goto(host.home)
    slide_beside(guest)
    host.stop_clock()

    host.page.goto(table)

    host.page.get_by_text("What you missed").wait_for()
    expect(host.page.locator(".column .card")).to_have_count(1)
    host.page.get_by_role("button", name="Skip", exact=True).click()
    expect(host.page.locator(".column .card")).to_have_count(2)
    host.page.clock.resume()
    host.page.reload()
    host.wait_turn()
    assert host.page.get_by_text("What you missed").count() == 0, "it was seen already"


def test_without_motion_the_film_waits_for_a_click(person: Make) -> None:
    host, guest = seated_friends(person)
    host.slide()
    slide_beside(guest)
    host.wait_turn()
    table = host.page.url
    host.stop_clock()

    host.page.goto(table)
    host.page.get_by_role("button", name="again").click()

    host.page.get_by_text("What you missed").wait_for()
    expect(host.page.locator(".column .card")).to_have_count(1)


def test_a_film_plays_the_count_that_was_missed_and_one_that_was_broken_off(
    person: Make, live: Live
) -> None:
    me = person(still=False)
    table, secrets = live.friends(3, game="cape_epee")
    play_ahead(live, table, lambda play: times_told(play, "round-ended") > 0)
    answers = live.app.house.rooms[table].table.playing().answers
    ended = [one.seat for one in answers if one.seat != CHANCE][-1]
    other = (ended + 1) % 3  # somebody who did not end the round
    holding(me, table, [{"seat": other, "secret": secrets[other]}])
    me.page.clock.install()

    me.go(f"/t/{table}")
    me.page.get_by_text("What you missed").wait_for()
    go_on_to_scene(me)
    me.page.reload()  # in the middle of it
    me.page.get_by_text("What you missed").wait_for()
    go_on_to_scene(me)
    me.page.get_by_role("button", name="To the result").click()
    me.page.locator(".interlude").get_by_text("Round 1").wait_for()
    me.page.get_by_role("button", name="Continue").click()
    me.page.get_by_text("What you missed").wait_for(state="detached")

    me.page.reload()
    me.page.locator(".prompt p").wait_for()
    assert me.page.get_by_text("What you missed").count() == 0, "it was seen"


def go_on_to_scene(me: Person) -> None:
    """The film runs until a scene plays; then the clock stands."""
    scene = me.page.locator(".scene")
    while not scene.count():
        me.page.clock.run_for(500)
    me.page.locator(".beat").wait_for()


# -- what did not need an answer


def has_one_answer(play: Play) -> bool:
    """Whether the first seat has no choice, and nothing to take back instead."""
    return play.is_asked(0) and len(play.legal(0)) == 1 and not play.undoable(0)


def sit_where_one_answer_is_left(live: Live, me: Person) -> Play:
    """Alone with bots in Heads of State, where draws from the pile have left nothing to build."""
    made = live.make(game="heads_of_state", seats=2, mode="bots", names=["Élise"])
    play_alone(live, made["id"], "draw", has_one_answer)
    me.go(f"/t/{made['id']}#s={made['mine'][0]['secret']}")
    return live.app.house.rooms[made["id"]].table.playing()


def test_an_only_answer_is_given_by_itself_after_a_beat(person: Make, live: Live) -> None:
    me = person(name="")
    me.stop_clock()
    play = sit_where_one_answer_is_left(live, me)
    answers = len(play.answers)

    told = me.page.get_by_role("status").get_by_text("Only one answer")
    told.wait_for()
    assert len(play.answers) == answers, "there is a beat to read it in"
    me.page.clock.resume()
    told.wait_for(state="detached")
    me.page.locator(DRAW).wait_for()  # the next turn

    assert len(play.answers) > answers


RUN = (
    "brave-2-48.txt",
    97,
)  # a game, and a line after which one seat only passes
PASSES = 3  # and more
BEATS = """
    window.beats = 0;
    let shown = false;
    const look = () => {
      const now = document.body?.textContent.includes("Only one answer") ?? false;
      if (now && !shown) window.beats += 1;
      shown = now;
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
"""


def sit_where_a_run_begins(live: Live, me: Person) -> Play:
    """Alone with a bot in Louis XIV, where the first seat has nothing to do with its plots."""
    name, lines = RUN
    game = catalogue.game_named("louis_xiv")
    _, record = read_record((RECORDS / name).read_text("utf-8"), catalogue.game_named)
    wish = {"names": ["Élise"], "options": dict(record.options)}
    made = live.make(game="louis_xiv", seats=2, mode="bots", **wish)
    play = Play.resume(game, record, Deal(bytes(32)), lines)
    live.app.house.rooms[made["id"]].table.play = play
    me.go(f"/t/{made['id']}#s={made['mine'][0]['secret']}")
    return play


def test_a_run_of_only_answers_is_one_beat(person: Make, live: Live) -> None:
    me = person(name="")
    me.context.add_init_script(BEATS)
    me.stop_clock()
    play = sit_where_a_run_begins(live, me)
    given = [one.seat for one in play.answers].count(0)
    me.page.get_by_role("status").get_by_text("Only one answer").wait_for()
    assert len(play.legal(0)) == 1

    me.page.clock.run_for(A_BEAT)
    while [one.seat for one in play.answers].count(0) < given + PASSES:
        me.page.clock.run_for(A_MOMENT)

    assert me.page.evaluate("window.beats") == 1


def test_whoever_wants_to_gives_an_only_answer_by_hand(person: Make, live: Live) -> None:
    me = person(name="")
    me.context.add_init_script("""localStorage.setItem('cabale.settings', '{"forced": false}')""")
    play = sit_where_one_answer_is_left(live, me)
    answers = len(play.answers)

    expect(me.page.locator(".prompt .btn.primary")).to_have_count(1)

    assert me.page.get_by_text("Only one answer").count() == 0
    assert len(play.answers) == answers
