"""The ways into a game."""

from __future__ import annotations

import re
import urllib.request
from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from server.live import Live
from web.ahead import play_alone
from web.browser import DESKTOP, PHONE, Person

from cabale.core.play import Play
from cabale.server import daily, reach

Make = Callable[..., Person]


def test_play_now_seats_me_against_bots(person: Make) -> None:
    me = person()

    me.play_now()

    me.wait_turn()
    expect(me.page.locator("aside .seats li")).to_have_count(4)
    expect(me.prompt).to_contain_text("Your turn, Élise")
    for manner in ("cautious", "bold", "jealous"):
        expect(me.page.get_by_text(f"bot, {manner} courtier")).to_have_count(1)


def test_on_a_phone_the_games_lie_below_the_ways_in(person: Make) -> None:
    me = person(size=PHONE)
    me.go("/")
    me.page.locator(".tiles a").first.wait_for()
    room = me.page.evaluate("""() => {
        const rect = (thing) => thing.getBoundingClientRect();
        const ways = [...document.querySelectorAll(".way")].map(rect);
        return rect(document.querySelector(".tiles")).top
            - Math.max(...ways.map((way) => way.bottom));
    }""")
    assert room >= 0


def test_the_manner_of_each_bot_is_chosen_at_set_up(person: Make) -> None:
    me = person()

    me.go("/new/cape_epee")
    me.page.get_by_label("Manner of seat B").select_option("fickle")
    me.page.get_by_label("Manner of seat C").select_option("")
    expect(me.page.get_by_text("fickle courtier")).to_have_count(1)
    me.page.locator("footer .btn.primary").click()

    me.page.get_by_text("bot, fickle courtier").wait_for()
    expect(me.page.get_by_text("bot, courtier")).to_have_count(1)


def test_the_host_removes_somebody_and_a_link_for_watching_is_no_seat(person: Make) -> None:
    host, guest = person(), person(name="Armand")
    host.new_table("?friends", seats=2)
    link = host.page.url
    guest.sit_down(link, "Armand")

    host.page.get_by_role("button", name="Remove Armand", exact=True).click()

    guest.page.get_by_text("This browser holds no seat here any more").wait_for()
    host.page.get_by_text("Free seat", exact=True).wait_for()
    guest.page.evaluate("localStorage.removeItem('cabale.seats')")
    guest.page.goto(guest.home)
    guest.page.goto(link.partition("#")[0])
    guest.page.get_by_role("heading", name="A link for watching", exact=True).wait_for()
    assert guest.page.locator("#name").count() == 0


def test_friends_sit_down_by_link_and_a_watcher_looks_on(person: Make) -> None:
    host, guest, watcher = person(), person(name="Armand"), person(name="")

    host.new_table("?friends", seats=2)
    link = host.page.url
    guest.sit_down(link, "Armand")
    host.page.get_by_text("Everybody is here.").wait_for()
    host.page.locator("footer .btn.primary").click()
    watcher.page.goto(f"{link.partition('#')[0]}?watch")

    watcher.page.locator(".column").first.wait_for()
    assert watcher.page.locator(".hand .card").count() == 0
    expect(watcher.prompt).to_contain_text("Élise is about to slide")
    host.wait_turn()
    host.slide()
    guest.wait_turn()
    expect(guest.prompt).to_contain_text("Your turn, Armand")
    expect(watcher.prompt).to_contain_text("Armand is about to slide")
    back = watcher.page.locator(".column .card").first
    expect(back).to_have_text(re.compile(r"A face-down card of Élise\s*$"))


def test_an_invitation_leads_where_friends_arrive_or_says_why_not(
    person: Make, live: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a machine that nobody else can reach so far; 127.0.0.2 stands for its local network."""
    monkeypatch.setattr(reach, "network_addresses", lambda: ["127.0.0.2"])
    monkeypatch.setattr(live.app.reach, "open", [])
    host = person()
    host.new_table("?friends", seats=2)

    invite = host.page.locator("section.panel", has_text="Everybody takes a free seat")
    invite.get_by_text("So far only this machine can open this page").wait_for()
    assert invite.locator(".code").count() == 0
    invite.get_by_role("button", name="From afar", exact=True).click()
    invite.get_by_text("no address that friends elsewhere could open").wait_for()
    invite.get_by_role("button", name="In this room", exact=True).click()
    invite.get_by_role("button", name="Open it to this network", exact=True).click()

    invite.locator(".code img").wait_for()
    link = invite.get_by_label("Link of the table").inner_text()
    assert link == f"127.0.0.2:{live.port}/t/{host.page.url.rpartition('/')[2]}"
    invite.get_by_text("Not tried yet.").wait_for()
    with urllib.request.urlopen(f"http://{link}") as page:
        assert page.status == 200


def test_free_seats_are_filled_with_bots_when_the_host_begins(person: Make) -> None:
    host = person()

    host.new_table("?friends", seats=3)
    host.page.get_by_text("1 seat of 3 is taken.").wait_for()
    host.page.locator("footer .btn.primary").click()

    host.wait_turn()
    for manner in ("cautious", "bold"):
        expect(host.page.get_by_text(f"bot, {manner} courtier")).to_have_count(1)


def test_the_device_goes_from_hand_to_hand_behind_a_curtain(person: Make) -> None:
    us = person()

    us.new_table("?hotseat", seats=2)
    us.page.get_by_role("button", name="I am Élise", exact=True).click()
    us.wait_turn()
    us.slide()

    us.page.get_by_text("Pass the device to Player B").wait_for()
    assert us.page.locator(".hand [data-key]").count() == 0
    us.page.get_by_role("button", name="I am Player B", exact=True).click()
    us.wait_turn()
    expect(us.prompt).to_contain_text("Your turn, Player B")


def test_my_tables_show_what_waits_for_me(person: Make) -> None:
    me = person()
    me.play_now()
    me.wait_turn()

    me.go("/")
    me.page.get_by_text("It is your turn").wait_for()
    me.page.get_by_role("link", name="Back to the game", exact=True).click()

    me.wait_turn()
    me.go("/tables")
    me.page.get_by_role("link", name="Next table waiting for me", exact=True).wait_for()


def test_a_personal_link_opens_my_seat_on_a_second_device(person: Make) -> None:
    me, other = person(), person(name="")
    me.play_now()
    me.wait_turn()
    secret = me.page.evaluate("JSON.parse(localStorage['cabale.seats'])[0].secret")

    other.page.goto(f"{me.page.url}#s={secret}")

    other.wait_turn()
    assert "#" not in other.page.url
    expect(other.prompt).to_contain_text("Your turn, Élise")


def test_a_table_that_does_not_exist_is_said_to_be_closed(person: Make) -> None:
    me = person()
    me.refused.add(404)

    me.go("/t/nosuchtable1")

    me.page.get_by_role("heading", name="This table stays closed", exact=True).wait_for()


@pytest.mark.parametrize(("language", "size"), [("fr", DESKTOP), ("en", PHONE)])
def test_the_deal_of_the_day_is_two_presses_away_and_waits_to_be_finished(
    person: Make, language: str, size: tuple[int, int]
) -> None:
    me = person(language=language, size=size)
    me.go("/")
    me.page.locator(".way[href='/daily']").click()
    deal = me.page.locator("main section", has_text="De Cape & d’Épée")
    expect(deal.locator(".btn")).to_have_count(1)
    me.fits()

    deal.locator(".btn.primary").click()
    me.page.wait_for_url("**/t/*")

    me.wait_turn()
    expect(me.lit).to_have_count(3)
    assert me.page.get_by_role("button", name="Hint", exact=True).count() == 0
    table = me.page.url
    me.go("/")
    begun = me.page.locator(f".way[href='{table.removeprefix(me.home)}']")
    expect(begun).to_contain_text("De Cape & d’Épée")
    me.go("/daily")
    deal.locator("a.btn.primary").click()
    me.page.wait_for_url(table)


def test_a_deal_of_the_day_whose_table_was_removed_can_be_begun_anew(person: Make) -> None:
    me = person()
    me.refused.add(404)
    deals = "`${new Date().toLocaleDateString('sv')}/${game}`"
    kept = f"""for (const game of ["cape_epee", "reigns"]) {{
        const end = game === "reigns" ? {{ place: 2, points: 7 }} : null;
        const all = JSON.parse(localStorage.getItem("cabale.daily") ?? "{{}}");
        const deals = {{ ...all, [{deals}]: {{ table: "nosuchtable1", end }} }};
        localStorage.setItem("cabale.daily", JSON.stringify(deals));
    }}"""
    me.go("/about")
    me.page.evaluate(kept)

    me.go("/")
    me.page.locator(".way[href='/daily']").click()

    games = {"De Cape & d’Épée": ["Play this deal"], "Reigns": ["Copy the result"]}
    for game, acts in games.items():
        deal = me.page.locator("main section", has_text=game)
        expect(deal.locator(".btn")).to_have_text(acts)


def test_a_finished_deal_of_the_day_is_counted_and_shared_without_spoiling(
    person: Make, live: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(daily, "ITERATIONS", 2)
    monkeypatch.setattr(daily, "MODEL_ITERATIONS", 2)
    me = person()
    me.context.grant_permissions(["clipboard-read", "clipboard-write"])
    me.go("/daily")
    deal = me.page.locator("main section", has_text="De Cape & d’Épée")
    deal.locator(".btn.primary").click()
    me.page.wait_for_url("**/t/*")
    me.wait_turn()
    play_alone(live, me.page.url.rpartition("/")[2], "slide", Play.is_over)
    while me.answer():
        pass

    me.page.get_by_role("link", name="Result of the day", exact=True).click()

    deal.get_by_text("Nobody else has finished this deal here yet.").wait_for()
    points = deal.locator(".result span").inner_text()
    me.page.get_by_text("One day: come back tomorrow").wait_for()
    deal.get_by_role("button", name="Copy the result", exact=True).click()
    deal.get_by_role("button", name="Copied", exact=True).wait_for()
    told = me.page.evaluate("navigator.clipboard.readText()").splitlines()
    assert told[0].startswith("Cabale, the deal of ")
    assert told[1].startswith("De Cape & d’Épée: ") and told[1].endswith(f" of 3, {points}")
    assert told[2:] == ["The same cards for everybody: your turn!", f"{me.home}/daily"]
    me.go("/")
    me.page.get_by_text("One day so far.").wait_for()
