"""L'Atelier: a box is changed, checked, kept, written, read, played and tried, whole or not."""

from __future__ import annotations

import asyncio
import threading
import tomllib
from pathlib import Path
from typing import Any

import pytest
from live import Live
from test_storage import Place, with_store

from cabale.cli.files import load_components
from cabale.core.text import read_record
from cabale.games.catalogue import game_named
from cabale.server.storage.copying import copy_all
from cabale.server.storage.edition import KeptEdition
from cabale.server.storage.places import open_store
from cabale.server.storage.store import Store

PRICE = "courtiers.philippe.front.price"
DEAR = {PRICE: 4, "missions.tie.chips": ["ring", "any"]}


def save(live: Live, **wish: Any) -> Any:
    body = {"game": "louis_xiv", "name": "Ma boîte", "values": DEAR, **wish}
    return live.post("/api/editions", body)


def test_a_box_is_told_value_by_value_with_its_source(live: Live) -> None:
    status, told, _ = live.ask("GET", "/api/games/louis_xiv/box")
    assert status == 200 and told["whole"] == []
    value = next(one for one in told["values"] if one["key"] == PRICE)
    assert (value["value"], value["tag"], value["high"]) == (3, "R", 20)
    assert (value["piece"], value["which"]) == ("courtier", 1)
    assert live.ask("GET", "/api/games/cape_epee/box")[1]["values"] == []
    assert live.ask("GET", "/api/games/reigns/box")[1]["whole"] == ["cards"]


def test_every_fault_is_told_beside_its_key_and_nothing_is_kept(live: Live) -> None:
    wrong = {PRICE: 99, "courtiers.anne.back.price": 2, "x": 1}
    body = {"game": "louis_xiv", "values": wrong}
    faults = live.post("/api/editions/check", body)
    assert {fault["key"] for fault in faults} == set(wrong)
    status, problem, _ = live.ask("POST", "/api/editions", {**body, "name": "Ma boîte"})
    assert status == 400 and "PRICE" not in problem["detail"]
    assert live.ask("POST", "/api/editions", {**body, "values": {}, "name": "x"})[0] == 400
    assert live.ask("POST", "/api/editions", {**body, "values": DEAR, "name": " \u200b "})[0] == 409
    assert live.post("/api/editions/check", {"game": "louis_xiv", "values": DEAR}) == []


@pytest.mark.parametrize(
    "values",
    [
        {"k" * 81: 1},
        {PRICE: 10**30},
        {PRICE: "x" * 201},
        {PRICE: [1] * 21},
        {PRICE: {"is": 3}},
        {f"{PRICE}.is": 3},
        {f"{PRICE}.tag": "E"},
        {PRICE: None},
        {f"a.{n}": 1 for n in range(601)},
    ],
)
def test_what_is_huge_or_of_another_kind_is_refused(live: Live, values: dict[str, Any]) -> None:
    body = {"game": "louis_xiv", "values": values}
    status, faults, _ = live.ask("POST", "/api/editions/check", body)
    assert status == 400 or [fault["key"] for fault in faults] == list(values)
    assert live.ask("POST", "/api/editions", {**body, "name": "x"})[0] == 400


def test_a_name_in_a_file_is_made_safe_to_show(live: Live) -> None:
    text = f"# edition: <b>a\u202eb</b>{'x' * 90}\n[courtiers.anne.front]\nprice = 4\n"
    back = live.post("/api/editions/read", {"game": "louis_xiv", "text": text})
    assert back["name"] == "<b>ab</b>" + "x" * 51 and back["faults"] == []
    assert live.ask("GET", "/api/editions/%00")[0] == 404


def test_an_edition_has_a_link_and_a_file_that_is_read_again(live: Live, tmp_path: Path) -> None:
    made = save(live)
    assert save(live)["id"] == made["id"]
    assert save(live, name="Une autre")["id"] != made["id"]
    status, found, _ = live.ask("GET", f"/api/editions/{made['id']}")
    assert status == 200 and found["values"] == DEAR and found["name"] == "Ma boîte"
    _, sent, headers = live.ask("GET", f"/api/editions/{made['id']}/file")
    assert "attachment" in headers["content-disposition"]
    file, text = tmp_path / "own.toml", sent.decode()
    file.write_text(text, "utf-8")
    assert load_components(file, game_named("louis_xiv")) == tomllib.loads(text)
    back = live.post("/api/editions/read", {"game": "louis_xiv", "text": text})
    assert back == {"name": "Ma boîte", "values": DEAR, "faults": []}
    assert live.ask("GET", "/api/editions/nobody")[0] == 404


@pytest.mark.parametrize(
    ("text", "reason", "line"),
    [
        ("[courtiers", "no-file", 1),
        ("a = 1\nb = ", "no-file", 2),
        ('{"a": ', "no-file", 1),
        ("a = " + "[\n" * 5000, "no-file", 0),
        ("a" + ".a" * 20_000 + " = 1", "line-long", 1),
        ("\na = " + "9" * 6000, "line-long", 2),
        ('{"a":' * 300 + "1" + "}" * 300, "no-file", 0),
        ('{"a": ' + "9" * 5000 + "}", "no-file", 0),
        ('{"a": 1, "a": 2}', "twice", 0),
        ('{"a.b": 1, "a": {"b": 2}}', "twice", 0),
        ('{"courtiers": {"\\ud800": 1}}', "no-file", 0),
        ('{"courtiers": {"a": NaN}}', "kind", 0),
        ("[courtiers.anne.front]\nprice = nan", "kind", 2),
        ("[courtiers.anne.front]\nprice = 1" + "0" * 400, "kind", 2),
        ("[courtiers.anne.front]\nprice = { is = { is = 3 } }", "kind", 0),
        ("\n".join(f"a.b{n} = 1" for n in range(601)), "file-full", 0),
        ("[courtiers.anne.front]\nprice = 99", "number", 2),
        ("[courtiers.anne.front]\nprice = 1.5", "kind", 2),
        ("[courtiers.anne.front]\nprice = [[1]]", "kind", 2),
        ("x = 1", "unknown", 1),
        ("# game: reigns\nx = 1", "other-game", 0),
        ('[sets]\nking = ["gold"]\n[cards]\n000 = 1', "unknown", 2),
        ('[sets]\nking = ["gold"]', "other-game", 0),
    ],
)
def test_a_faulty_file_is_refused_by_line_and_reason(
    live: Live, text: str, reason: str, line: int
) -> None:
    back = live.post("/api/editions/read", {"game": "louis_xiv", "text": text})
    assert (back["faults"][0]["reason"], back["faults"][0]["line"]) == (reason, line)


def test_a_file_of_the_whole_box_and_one_in_json_are_read(live: Live) -> None:
    box = (game_named("louis_xiv").folder / "components.toml").read_text("utf-8")
    back = live.post("/api/editions/read", {"game": "louis_xiv", "text": box})
    assert back["faults"] == [] and back["values"][PRICE] == 3
    text = '{"courtiers": {"philippe": {"front": {"price": 5}}}}'
    back = live.post("/api/editions/read", {"game": "louis_xiv", "text": text})
    assert back["values"] == {PRICE: 5}


def test_a_table_is_played_with_an_edition_which_its_record_keeps(live: Live) -> None:
    made = save(live)
    wish = {"game": "louis_xiv", "seats": 2, "mode": "bots", "edition": made["id"]}
    table = live.post("/api/tables", wish)
    told = live.ask("GET", f"/api/tables/{table['id']}")[1]
    assert told["house"] and told["edition"] == {"id": made["id"], "name": "Ma boîte"}
    room = live.app.house.rooms[table["id"]]
    text = room.table.record(even_if_open=True)
    _, record = read_record(text, game_named)
    assert record.components["courtiers"]["philippe"]["front"]["price"] == 4
    for wrong in ({"edition": "nobody"}, {"game": "reigns", "seats": 3}):
        assert live.ask("POST", "/api/tables", {**wish, **wrong})[0] == 404


def test_a_box_is_played_in_the_background_until_it_is_stopped(live: Live) -> None:
    wish = {"game": "louis_xiv", "seats": 2, "values": {PRICE: 9}}
    begun = live.post("/api/balance", wish)
    assert begun["total"] >= 200 and begun["standard"]["games"] == 400
    path = f"/api/balance/{begun['id']}"
    while live.ask("GET", path)[1]["played"] < 2:
        threading.Event().wait(0.1)
    assert live.post("/api/balance", wish)["id"] == begun["id"]
    live.post(f"{path}/stop")
    while not live.ask("GET", path)[1]["done"]:
        threading.Event().wait(0.1)
    found = live.ask("GET", path)[1]
    assert 2 <= found["played"] < found["total"]
    assert len(found["found"]["shares"]) == 2 and found["found"]["weights"]
    assert live.ask("GET", "/api/balance/nobody")[0] == 404
    assert live.ask("POST", "/api/balance", {**wish, "seats": 6})[0] == 400
    assert live.ask("POST", "/api/balance", {**wish, "values": {PRICE: 99}})[0] == 400


def test_only_so_many_boxes_wait_to_be_played(live: Live) -> None:
    wishes = [{"game": "louis_xiv", "seats": 2, "values": {PRICE: n}} for n in range(4, 13)]
    answers = [live.ask("POST", "/api/balance", wish) for wish in wishes]
    assert [status for status, _, _ in answers] == [200] * 8 + [429]


def test_editions_are_kept_whole_by_every_storage(new_place: Place) -> None:
    place = new_place()
    first = KeptEdition.of("louis_xiv", "Émilie’s", {PRICE: 4}, 12.5)
    again = KeptEdition.of("louis_xiv", "Émilie’s", {PRICE: 4}, 99.0)

    async def write(store: Store) -> None:
        await store.keep(first)
        await store.keep(again)  # the same: the first one stays

    async def read(store: Store) -> None:
        assert await store.edition(first.id) == first
        assert await store.editions() == [first] and await store.count_editions() == 1
        assert await store.edition("nobody") is None
        assert first.table() == {PRICE: 4}

    with_store(place, write)
    with_store(place, read)
    other = new_place()
    asyncio.run(copy_all(open_store(place), open_store(other)))
    with_store(other, read)
