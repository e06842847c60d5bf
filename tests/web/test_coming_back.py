"""Coming back to a table: what was missed, and what did not need an answer."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect
from web.browser import GUARD, PATIENCE, Person
from web.test_heads_of_state import sit_in_europe

Make = Callable[..., Person]
DROP = ".hand [data-state=lit]"
DRAW = "[data-key='pile:0'][data-state=lit]"


# -- what was missed


def seated_friends(person: Make, **wish: object) -> tuple[Person, Person]:
    """Two people at a table of De Cape & d'Épée that has begun, the host asked first."""
    host, guest = person(**wish), person(name="Armand")
    host.new_table("?friends", seats=2)
    guest.sit_down(host.page.get_by_label("Link of the table").input_value(), "Armand")
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

    host.page.goto(table)

    host.page.get_by_text("What you missed").wait_for()
    assert host.page.locator(".column .card").count() == 1
    host.page.get_by_role("button", name="Skip").click()
    expect(host.page.locator(".column .card")).to_have_count(2)
    host.page.reload()
    host.wait_turn()
    assert host.page.get_by_text("What you missed").count() == 0, "it was seen already"


def test_without_motion_the_film_waits_for_a_click(person: Make) -> None:
    host, guest = seated_friends(person)
    host.slide()
    slide_beside(guest)
    host.wait_turn()

    host.page.reload()
    host.wait_turn()

    host.page.get_by_role("button", name="again").click()
    host.page.get_by_text("What you missed").wait_for()
    expect(host.page.locator(".column .card")).to_have_count(1)


# -- what did not need an answer


def draw_until_nothing_can_be_built(me: Person) -> None:
    """Draw from the pile, and end each turn, until its end is the only answer that is left."""
    page = me.page
    while True:
        page.wait_for_timeout(GUARD)
        page.locator(f"{DRAW}, {DROP}, .prompt .btn.primary").first.wait_for()
        if page.locator(DRAW).count():
            page.locator(DRAW).first.click()
        elif not page.locator(".prompt .btn.primary").count():
            page.locator(DROP).first.click()
        elif page.locator("[data-state=lit]").count():
            page.locator(".prompt .btn.primary").last.click()
        else:
            return


def test_an_only_answer_is_given_by_itself_after_a_beat(person: Make) -> None:
    me = person()
    sit_in_europe(me)

    draw_until_nothing_can_be_built(me)

    told = me.page.get_by_role("status").get_by_text("Only one answer")
    told.wait_for()
    told.wait_for(state="detached")
    me.page.locator(f"{DRAW}, {DROP}").first.wait_for()


def test_whoever_wants_to_gives_an_only_answer_by_hand(person: Make) -> None:
    me = person()
    me.context.add_init_script("""localStorage.setItem('cabale.settings', '{"forced": false}')""")
    sit_in_europe(me)

    draw_until_nothing_can_be_built(me)

    expect(me.page.locator(".prompt .btn.primary")).to_have_count(1, timeout=PATIENCE)
    assert me.page.get_by_text("Only one answer").count() == 0
