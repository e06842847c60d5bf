"""The host's desk in the terminal: what it shows and does, and what it says when it cannot."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from live import Live

from cabale.cli.main import main

KEY = "the key of the host"


@pytest.fixture
def data(tmp_path: Path) -> Path:
    (tmp_path / "cabale.key").write_text(KEY + "\n")
    return tmp_path / "cabale.db"


@pytest.fixture
def club(data: Path) -> Iterator[Live]:
    with Live(data, key=KEY) as server:
        yield server


def host(club: Live, data: Path, *words: str, lang: str = "en") -> int:
    where = ["--at", f"http://127.0.0.1:{club.port}", "--data", str(data), "--lang", lang]
    before = where if lang == "en" else []  # or behind the deed
    return main(["host", *before, *words, *(where if not before else [])])


def test_a_host_sees_the_desk_and_acts(
    club: Live, data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    me = club.post("/api/me/introduce", {"name": "Élise [bold]"})
    made = club.post(
        "/api/tables",
        {"game": "toy", "seats": 2, "mode": "hotseat", "names": ["Élise", "Zoé"]},
        me["token"],
    )
    seat = {"text": "He is rude"}
    club.post(f"/api/tables/{made['id']}/report", seat, made["mine"][0]["secret"])
    report = club.ask("GET", "/api/host", secret=KEY)[1]["reports"][0]["id"]

    assert host(club, data, "announce", "Ce soir à neuf heures") == 0
    assert host(club, data, lang="fr") == 0
    told = capsys.readouterr().out
    assert "Ce soir à neuf heures" in told and "He is rude" in told and "0,00" in told
    assert host(club, data, "tables") == 0 and host(club, data, "people") == 0
    told = capsys.readouterr().out
    assert made["id"] in told and "Zoé" in told and "Élise [bold]" in told

    person = club.ask("GET", "/api/host/people", secret=KEY)[1][0]["id"]
    assert host(club, data, "close-report", report) == 0
    assert host(club, data, "remove-table", made["id"]) == 0
    assert host(club, data, "remove-person", person) == 0
    desk = club.ask("GET", "/api/host", secret=KEY)[1]
    assert (desk["tables"], desk["people"], desk["reports"]) == (0, 0, [])
    deeds = [deed["what"] for deed in desk["deeds"]]
    assert deeds == ["remove-person", "remove-table", "close-report", "announce"]


@pytest.mark.parametrize("words", [("remove-table", "none/../x"), ("close-report", "none")])
def test_what_is_not_there_is_said(
    club: Live, data: Path, words: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert host(club, data, *words) == 1
    assert "knows of no such thing" in capsys.readouterr().err


def test_another_key_no_key_and_no_server_are_one_sentence_each(
    club: Live, data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "cabale.key").write_text("é\u202e")
    assert host(club, data) == 1
    assert "has another key" in capsys.readouterr().err
    (tmp_path / "cabale.key").write_text("another")
    assert host(club, data, lang="fr") == 1
    assert "a une autre clef" in capsys.readouterr().err
    (tmp_path / "cabale.key").unlink()
    assert host(club, data) == 1
    assert "There is nothing at" in capsys.readouterr().err

    (tmp_path / "cabale.key").write_text(KEY)
    for address in ("http://127.0.0.1:1", "nonsense", "file:///etc", ""):
        assert main(["host", "--at", address, "--data", str(data), "--lang", "en"]) == 1
        assert "No server of Cabale replies" in capsys.readouterr().err
