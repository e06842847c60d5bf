"""L'Atelier in the browser: a price is corrected, the edition is saved, played and tried."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect
from server.live import Live
from web.browser import PHONE, Person
from web.test_look import check_axe

Make = Callable[..., Person]
PRICE = "Philippe d’Orléans, Front · price"


def test_an_owner_corrects_a_price_saves_plays_and_tries_the_edition(
    person: Make, live: Live
) -> None:
    me, friend = person(), person(name="Armand")

    me.go("/rules/louis_xiv")
    me.page.locator("details.editions summary").click()
    me.page.get_by_role("link", name="Open L’Atelier", exact=True).click()
    me.page.get_by_label(PRICE, exact=True).fill("4")
    me.page.get_by_label("Name").fill("My printed box")
    me.page.get_by_role("button", name="Save", exact=True).click()
    link = me.page.get_by_label("Link of the edition").input_value()

    friend.page.goto(link)
    expect(friend.page.get_by_label(PRICE, exact=True)).to_have_value("4")
    friend.page.get_by_role("button", name="Play this edition", exact=True).click()
    friend.page.locator("footer .btn.primary").click()
    friend.page.wait_for_url("**/t/*")
    table = friend.page.url.rsplit("/", 1)[1]
    told = live.ask("GET", f"/api/tables/{table}")[1]
    assert told["edition"] == {"id": link.rsplit("/", 1)[1], "name": "My printed box"}

    me.page.get_by_role("button", name="Simulate", exact=True).click()
    me.page.get_by_role("heading", name="Wins by seat", exact=True).wait_for()
    me.page.get_by_role("button", name="Stop", exact=True).click()
    me.page.get_by_text("Games played").wait_for()
    expect(me.page.get_by_text("Seat A")).to_have_count(1)
    expect(me.page.get_by_text("standard box, games: 400")).to_have_count(1)
    assert me.page.get_by_text("before the last change").count() == 0
    me.page.get_by_label(PRICE, exact=True).fill("5")
    me.page.get_by_text("before the last change").wait_for()


def test_what_cannot_be_played_is_said_beside_the_field_and_not_saved(person: Make) -> None:
    me = person(language="fr", size=PHONE)

    me.go("/atelier/louis_xiv")
    field = me.page.get_by_label("Philippe d’Orléans, Recto · prix", exact=True)
    field.fill("99")
    me.page.get_by_label("Nom", exact=True).fill("Ma boîte")

    me.page.get_by_text("un nombre entier de 0 à 20, et non 99.").wait_for()
    me.page.get_by_text("au lieu de 3", exact=True).wait_for()
    cut = "all => all.filter(one => one.scrollWidth > one.clientWidth).map(one => one.innerText)"
    assert me.page.locator(".segments button").evaluate_all(cut) == []
    field.fill("abc")
    me.page.get_by_text("et non «\u00a0abc\u00a0».").wait_for()
    expect(field).to_have_attribute("aria-invalid", "true")
    assert me.page.get_by_role("button", name="Enregistrer", exact=True).is_disabled()
    field.fill("5")
    expect(me.page.get_by_role("button", name="Enregistrer", exact=True)).to_be_enabled()
    me.page.get_by_role("button", name="Revenir à la valeur d’origine").click()
    expect(field).to_have_value("3")


def test_a_file_is_imported_and_a_faulty_one_refused_by_line(person: Make, tmp_path: Path) -> None:
    me = person()
    good, bad, empty, long = (tmp_path / f"{name}.toml" for name in ("a", "b", "c", "d"))
    good.write_text("# edition: From a file\n[courtiers.philippe.front]\nprice = 7\n")
    bad.write_text("[courtiers.philippe.front]\nprice = \n")
    empty.write_text("")
    long.write_text("#" * 60_001)

    me.go("/atelier/louis_xiv")
    me.page.get_by_label(PRICE, exact=True).fill("6")
    for path, said in ((bad, "Line 2:"), (empty, "changes no value"), (long, "longer than 60,000")):
        me.page.locator("input[type=file]").set_input_files(path)
        me.page.get_by_text(said).wait_for()
        expect(me.page.get_by_label(PRICE, exact=True)).to_have_value("6")
    me.page.locator("input[type=file]").set_input_files(good)

    expect(me.page.get_by_label(PRICE, exact=True)).to_have_value("7")
    expect(me.page.get_by_label("Name")).to_have_value("From a file")


@pytest.mark.parametrize("game", ["louis_xiv", "heads_of_state", "cape_epee", "reigns"])
def test_every_box_is_shown_without_a_fault_of_access(person: Make, axe: str, game: str) -> None:
    me = person()
    me.go(f"/atelier/{game}")
    me.page.get_by_role("heading", name="Simulate", exact=True).wait_for()
    told = me.page.get_by_text("the white side, if the card is accepted")
    expect(told).to_have_count(int(game == "reigns"))  # its cards are lines of a file
    check_axe(me, axe, by_night=game == "cape_epee")  # the fields of all boxes look alike
