"""The page's types are those of the wire."""

from __future__ import annotations

from pathlib import Path

from cabale.server import schema

FOLDER = Path(__file__).parents[2] / "web" / "src" / "wire"


def test_the_types_of_the_page_are_fresh() -> None:
    for name, text in schema.files().items():
        if "toy" not in name:
            assert (FOLDER / name).read_text(encoding="utf-8") == text, f"run make wire: {name}"


def test_openapi_describes_every_request(live) -> None:  # type: ignore[no-untyped-def]
    _, found, _ = live.ask("GET", "/api/schema/openapi.json")

    assert {"/api/games", "/api/tables", "/api/tables/{id}/sit", "/api/mine"} <= set(found["paths"])
