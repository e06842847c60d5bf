"""One key for all devices, on the page."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect
from server.live import Live
from web.browser import Person
from web.test_look import check_axe

Make = Callable[..., Person]


def become(one: Person) -> None:
    """A guest makes a key."""
    one.go("/me")
    one.page.get_by_role("button", name="Make my key", exact=True).click()
    one.page.get_by_text("This device").wait_for()


def link_of(one: Person) -> str:
    """The link that brings another device."""
    one.page.get_by_role("button", name="Another device").click()
    code = one.page.get_by_label("Link for your other device").inner_text().partition("#k=")[2]
    return f"/me#k={code}"


def test_tables_lessons_and_settings_follow_to_another_device(person: Make) -> None:
    # given: a guest with a table of bots and a lesson half done
    desk = person(name="")
    desk.go("/")
    desk.page.evaluate("localStorage.setItem('cabale.name', 'Élise')")
    learned = {"cape_epee/first": {"at": 3, "done": False}}
    desk.page.evaluate("x => localStorage.setItem('cabale.learned', x)", json.dumps(learned))
    desk.new_table(seats=2)
    desk.wait_turn()
    table = desk.page.url
    # when: the guest makes a key, and brings a phone
    become(desk)
    phone = person(name="", size=(390, 844))
    phone.go(link_of(desk))
    phone.page.get_by_role("button", name="This device is mine", exact=True).click()
    phone.page.get_by_text("This device").wait_for()
    # then: the phone plays the same seat, and knows the lesson and the name
    expect(phone.page.get_by_role("heading", level=1)).to_have_text("You, Élise")
    stored = phone.page.evaluate("localStorage.getItem('cabale.learned')")
    assert json.loads(stored) == learned
    phone.page.goto(table)
    phone.wait_turn()
    desk.page.goto(table)
    desk.wait_turn()
    assert len(json.loads(desk.page.evaluate("localStorage.getItem('cabale.seats')"))) == 1


def test_a_device_that_is_removed_opens_nothing_any_more(person: Make) -> None:
    desk, phone = person(), person(name="Phone")
    desk.new_table(seats=2)
    desk.wait_turn()
    table = desk.page.url
    become(desk)
    phone.go(link_of(desk))
    phone.page.get_by_role("button", name="This device is mine", exact=True).click()
    phone.page.get_by_text("This device").wait_for()
    phone.page.goto(table)
    phone.wait_turn()

    phone.refused = {403}
    desk.page.reload()
    desk.page.get_by_role("button", name="Remove", exact=True).click()
    desk.page.get_by_role("button", name="Remove at once", exact=True).click()

    phone.page.get_by_text("This device was removed by its owner").wait_for()
    phone.go("/me")
    phone.page.get_by_text("This browser alone knows you").wait_for()
    expect(desk.page.get_by_text("This device")).to_have_count(1)


def test_words_on_paper_bring_a_person_back(person: Make) -> None:
    lost, new = person(), person(name="")
    become(lost)
    lost.page.get_by_role("button", name="Eight words").click()
    lost.page.get_by_text("Write them down in this order").wait_for()
    words = lost.page.locator("ol li").all_inner_texts()
    typed = " ".join(word.lstrip("12345678").strip() for word in words)

    new.go("/me")
    new.refused = {400}
    new.page.locator("#words").fill(typed[:-1] + ("b" if typed[-1] != "b" else "d"))
    new.page.get_by_role("button", name="Come back", exact=True).click()
    new.page.get_by_text("was not copied well").wait_for()
    new.page.locator("#words").fill(typed.upper())
    new.page.get_by_role("button", name="Come back", exact=True).click()

    expect(new.page.get_by_role("heading", level=1)).to_have_text("You, Élise")


class Fingertip:
    """An authenticator of Chromium's own, with the finger on it."""

    def __init__(self, one: Person) -> None:
        self.session = one.context.new_cdp_session(one.page)
        self.session.send("WebAuthn.enable")
        options = {
            "protocol": "ctap2",
            "transport": "internal",
            "automaticPresenceSimulation": True,
        }
        abilities = {"hasResidentKey": True, "hasUserVerification": True, "isUserVerified": True}
        made = self.session.send(
            "WebAuthn.addVirtualAuthenticator", {"options": options | abilities}
        )
        self.id = {"authenticatorId": made["authenticatorId"]}

    def follow(self, other: Fingertip) -> None:
        """Know the passkeys of another, as those of one owner do."""
        for known in other.session.send("WebAuthn.getCredentials", other.id)["credentials"]:
            self.session.send("WebAuthn.addCredential", self.id | {"credential": known})


def test_a_passkey_brings_a_person_to_another_browser(person: Make, live: Live) -> None:
    # given: an address that can have none says so, one that can makes one, and only one
    desk, phone = person(), person(name="", size=(390, 844))
    become(desk)
    expect(desk.page.get_by_role("button", name="A passkey This address")).to_be_disabled()
    for one in (desk, phone):
        one.home = f"http://localhost:{live.port}"
    become(desk)
    finger = Fingertip(desk)
    make = desk.page.get_by_role("button", name="A passkey your finger")
    make.click()
    passkeys = desk.page.locator("li", has_text="Made on Chrome")
    passkeys.wait_for()
    make.click()
    desk.page.get_by_text("This device has a passkey of yours already.").wait_for()
    # when: the phone has none at first, then knows the same
    phone.go("/me")
    other = Fingertip(phone)
    come = phone.page.get_by_role("button", name="Come by a passkey", exact=True)
    come.click()
    phone.page.get_by_text("No passkey was chosen.").wait_for()
    other.follow(finger)
    come.click()
    # then: it is the person's; the passkey, removed, brings nobody any more
    expect(phone.page.get_by_role("heading", level=1)).to_have_text("You, Élise")
    phone.page.locator("li", has_text="Made on Chrome").get_by_role(
        "button", name="Remove", exact=True
    ).click()
    phone.page.get_by_role("button", name="Remove at once", exact=True).click()
    expect(phone.page.locator("li", has_text="Made on Chrome")).to_have_count(0)
    again = person(name="")
    again.home, again.refused = phone.home, {403}
    again.go("/me")
    Fingertip(again).follow(finger)
    again.page.get_by_role("button", name="Come by a passkey", exact=True).click()
    again.page.get_by_text("This passkey is not, or no longer, known here.").wait_for()


def test_what_is_mine_is_taken_as_a_file_and_erasing_can_be_undone(person: Make) -> None:
    one = person()
    become(one)
    with one.page.expect_download() as download:
        one.page.get_by_role("button", name="Take everything", exact=True).click()
    found = json.loads(Path(download.value.path()).read_text("utf-8"))
    assert found["name"] == "Élise"

    one.page.get_by_role("button", name="Erase what is mine").click()
    one.page.get_by_role("button", name="Erase me in seven days", exact=True).click()
    one.page.get_by_text("You will be erased on").wait_for()
    one.page.get_by_role("button", name="Keep me after all", exact=True).click()
    one.page.get_by_role("button", name="Erase what is mine").wait_for()


def test_the_page_of_a_person_is_accessible(person: Make, axe: str) -> None:
    one = person()
    for _ in range(2):  # as a guest, then as a person
        one.go("/me")
        one.page.get_by_role("heading", level=1).wait_for()
        check_axe(one, axe)
        if one.page.get_by_role("button", name="Make my key", exact=True).count():
            become(one)


# -- the home of somebody who comes back, the host's desk


def test_what_waits_comes_first_and_the_next_table_is_a_press_away(person: Make) -> None:
    one = person()
    for _ in range(2):
        one.new_table(seats=2)
        one.wait_turn()
    first = one.page.url
    other = one.page.get_by_title("Next table waiting for me")
    other.wait_for()
    other.click()
    one.wait_turn()
    assert one.page.url != first

    one.go("/")

    waiting = one.page.get_by_role("region", name="It is your turn", exact=True)
    expect(waiting.locator("li")).to_have_count(2)
    expect(one.page).to_have_title("● 2 tables wait · Cabale")
    expect(one.page.locator("link[rel=icon]")).to_have_attribute("href", "/favicon-turn.svg")


def test_the_host_announces_and_reads_reports(alone: tuple[Live, Make]) -> None:
    live, person = alone
    live.app.requests.state.key = "host key"
    host, guest = person(), person(name="Armand")
    host.refused = {403}
    guest.new_table(seats=2)
    guest.wait_turn()
    guest.page.get_by_role("button", name="Settings", exact=True).click()
    guest.page.get_by_placeholder("What should the server’s host know?").fill("He is rude")
    guest.page.get_by_role("button", name="Report to the host", exact=True).click()
    guest.page.get_by_text("The host will read it.").wait_for()

    host.go("/host")
    host.page.get_by_label("The key of the server").fill("guess")
    host.page.get_by_role("button", name="Open the desk", exact=True).click()
    host.page.get_by_text("This is not the key").wait_for()
    host.page.get_by_label("The key of the server").fill("host key")
    host.page.get_by_role("button", name="Open the desk", exact=True).click()
    host.page.get_by_text("He is rude").wait_for()
    host.page.get_by_role("button", name="Dealt with", exact=True).click()
    host.page.get_by_label("What everybody reads").fill("Tonight at nine")
    host.page.get_by_role("button", name="Announce", exact=True).click()
    host.page.get_by_text("Report dealt with:").wait_for()

    guest.go("/")
    guest.page.get_by_text("Tonight at nine").wait_for()
    newcomer = person(name="")
    newcomer.go("/")
    newcomer.page.get_by_text("Tonight at nine").click(trial=True)  # no tile lies on it


# -- mixed tables


def test_a_seat_is_handed_to_somebody_in_mid_game(person: Make) -> None:
    giver, taker = person(), person(name="")
    giver.new_table(seats=2)
    giver.wait_turn()
    giver.page.get_by_role("button", name="Settings", exact=True).click()
    giver.page.get_by_role("button", name="Hand my seat").click()
    link = giver.page.get_by_label("Link to the seat").inner_text()

    taker.sit_down(f"http://{link}", "Zoé")

    taker.wait_turn()
    expect(taker.prompt).to_contain_text("Your turn, Zoé")


def test_somebody_beside_takes_a_seat_on_the_same_device(person: Make) -> None:
    sofa = person()
    sofa.new_table("?friends", seats=2)
    sofa.page.get_by_placeholder("Name of somebody beside you").fill("Zoé")
    sofa.page.get_by_role("button", name="Sits beside me", exact=True).click()
    sofa.page.get_by_text("Everybody is here.").wait_for()
    sofa.page.locator("footer .btn.primary").click()
    sofa.page.locator(".curtain").wait_for()
