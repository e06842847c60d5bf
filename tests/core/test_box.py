"""Values of a box: refused by key, line and reason, all at once, in the reader's language."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from cabale.cli.errors import CliError
from cabale.cli.files import load_components
from cabale.core.box import BoxError, faults, flat, line_of, nested, number
from cabale.core.edition import Bounds
from cabale.games.catalogue import game_named, names
from cabale.words import LANGUAGES, Words

DECK = {f"cards.{i:03d}": "mage coin ship | wealth+1 | army+1" for i in range(80)}
# every reason there is: a game, values that have this fault, the key that is named
FAULTY: list[tuple[str, dict[str, Any], str, str]] = [
    ("louis_xiv", {"stones": 3}, "stones", "unknown"),
    ("louis_xiv", {"courtiers.anne.reward": 3}, "courtiers.anne.reward", "fixed"),
    ("louis_xiv", {"courtiers.anne.front.price": 30}, "courtiers.anne.front.price", "number"),
    ("louis_xiv", {"money.anne-a.king": "conde"}, "money.anne-a.king", "name"),
    ("louis_xiv", {"missions.tie.chips": ["ring"]}, "missions.tie.chips", "names"),
    (
        "louis_xiv",
        {"courtiers.anne.back.condition": "influence"},
        "courtiers.anne.back.condition",
        "king-visits",
    ),
    ("louis_xiv", {"courtiers.conde.front.price": 0}, "courtiers.conde.front.price", "no-stone"),
    ("louis_xiv", {"courtiers.anne.back.price": 1}, "courtiers.anne.back.price", "free-board"),
    ("heads_of_state", {"sets": 3}, "sets", "table"),
    ("heads_of_state", {"sets.count": "gold"}, "sets.count", "names"),
    ("heads_of_state", {"sets.prince": ["gold"]}, "sets.prince", "set-small"),
    ("heads_of_state", {"attributes.gold": [1, 2]}, "attributes.gold", "numbers"),
    ("heads_of_state", {"attributes.gold": [20, 20, 0, 0]}, "attributes.gold", "kind-large"),
    (
        "heads_of_state",
        {f"attributes.{n}": [0, 0, 0, 0] for n in ("gold", "title", "troops", "castle", "palace")},
        "attributes",
        "deck-small",
    ),
    ("heads_of_state", {"treachery.assassin": 0, "treachery.axeman": 0}, "treachery", "pile-small"),
    (
        "heads_of_state",
        {"sectors.normandy.spaces": ["earl", "duke"]},
        "sectors.normandy.spaces",
        "spaces-order",
    ),
    (
        "heads_of_state",
        {
            f"sectors.{n}.spaces": ["prince"]
            for n in ("england", "ile-de-france", "castile", "brandenburg")
        },
        "sectors",
        "no-space",
    ),
    (
        "heads_of_state",
        {f"sectors.{n}.country": "france" for n in ("england", "scotland", "ireland")},
        "sectors",
        "no-sector",
    ),
    (
        "heads_of_state",
        {"countries.france.capital": "castile"},
        "countries.france.capital",
        "capital-abroad",
    ),
    (
        "heads_of_state",
        {"countries.france.markers": [6, 7]},
        "countries.france.markers",
        "falling",
    ),
    ("heads_of_state", {"most.king": 15}, "most.king", "odd"),
    ("reigns", {"cards": 3}, "cards", "table"),
    ("reigns", {"cards.000": "x"}, "cards", "cards-count"),
    ("reigns", {**DECK, "cards.000": 3}, "cards.000", "card-text"),
    ("reigns", {**DECK, "cards.000": "x"}, "cards.000", "card-parts"),
    ("reigns", {**DECK, "cards.000": "x | |"}, "cards.000", "card-head"),
    ("reigns", {**DECK, "cards.000": "mage coin ship | |"}, "cards.000", "card-empty"),
    ("reigns", {**DECK, "cards.000": "x coin ship | army+1 |"}, "cards.000", "no-character"),
    ("reigns", {**DECK, "cards.000": "mage x ship | army+1 |"}, "cards.000", "no-icon"),
    ("reigns", {**DECK, "cards.000": "mage coin ship | x+1 |"}, "cards.000", "no-pillar"),
    ("reigns", {**DECK, "cards.000": "mage coin ship | army+9 |"}, "cards.000", "card-steps"),
    (
        "reigns",
        {**DECK, "cards.000": "mage coin ship | army+1 army+1 |"},
        "cards.000",
        "card-twice",
    ),
    ("reigns", {**DECK, "cards.é": "mage coin ship | army+1 |"}, "cards.é", "card-name"),
]


@pytest.mark.parametrize(("name", "values", "key", "reason"), FAULTY)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_has_its_key_and_its_sentence(
    name: str, values: dict[str, Any], key: str, reason: str, language: str
) -> None:
    found = faults(game_named(name), values)
    assert [(fault.key, fault.reason) for fault in found] == [(key, reason)]
    said = Words(language, game_named(name)).say(f"box-{reason}", found[0].said)
    assert said.endswith(".") and key in str(found[0])


def test_all_faults_are_told_at_once() -> None:
    values = {"courtiers.anne.front.price": 99, "money.anne-a.gold": -1, "courtiers.x": 1}
    found = faults(game_named("louis_xiv"), values)
    assert {fault.key for fault in found} == set(values)
    assert faults(game_named("louis_xiv"), {"courtiers.anne.front.price": 4}) == []
    free = {"courtiers.conde.back.condition": "first", "courtiers.conde.back.price": 3}
    assert [fault.reason for fault in faults(game_named("louis_xiv"), free)] == ["free-board"]


@pytest.mark.parametrize("name", [name for name in names() if game_named(name).editions()])
def test_every_value_has_a_shape_that_it_fits(name: str) -> None:
    game = game_named(name)
    editions = game.editions()
    for edition in editions:
        bounds = edition.bounds
        assert isinstance(bounds, Bounds) and edition.tag in "EDRC"
        entries = edition.value if isinstance(edition.value, list) else [edition.value]
        assert (bounds.least <= len(entries) <= bounds.most) if bounds.most else len(entries) == 1
        for entry in entries:
            if bounds.kind == "number":
                number(edition.key, entry, bounds.low, bounds.high)
            elif bounds.kind == "name":
                assert entry in bounds.names
        if edition.of:
            assert edition.key.split(".")[1] in game.names[edition.of]
    game.check_components(nested({edition.key: edition.value for edition in editions}))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [name for name in names() if game_named(name).editions()])
def test_no_value_is_shown_by_its_raw_key(name: str, language: str) -> None:
    game = game_named(name)
    files = (game.folder / "words").glob(f"*{language}.ftl")
    said = {line.partition(" =")[0] for file in files for line in file.read_text().splitlines()}
    for edition in game.editions():
        group, which, *rest = edition.key.split(".")
        needed = [group, *rest] if edition.of or which.isdigit() else [group, which, *rest]
        assert {f"page-box-{word}" for word in needed} <= said
        assert {f"{edition.bounds.of}-{one}" for one in edition.bounds.names} <= said


def test_keys_with_dots_and_tables_are_the_same() -> None:
    table = {"a": {"b": {"c": 1}, "d": [2]}, "e": 3}
    assert nested(dict(flat(table))) == table
    for values in ({"a": 1, "a.b": 2}, {"a.b": 2, "a": 1}):
        with pytest.raises(BoxError):
            nested(values)


def test_the_line_of_a_value_is_found() -> None:
    text = '# mine\n[courtiers.anne.front]\nprice = 4\n[money]\nanne-a.gold = 3\n"anne-b".gold=1\n'
    assert line_of(text, "courtiers.anne.front.price") == 3
    assert line_of(text, "money.anne-a.gold") == 5
    assert line_of(text, "money.anne-b.gold") == 6
    assert line_of(text, "money") == 4
    assert line_of(text, "missions") == line_of(text, "") == 0


def test_a_faulty_file_is_told_by_line_key_and_reason(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text("[courtiers.anne.front]\nprice = 99\n")
    with pytest.raises(CliError) as refused:
        load_components(file, game_named("louis_xiv"))
    said = refused.value.said(Words("fr"))
    assert "own.toml:2" in said and "courtiers.anne.front.price" in said
    assert "un nombre entier de 0 à 20" in said


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("[courtiers.anne.front]\nprice =\n", ":2", "ni du TOML ni du JSON"),
        ("a" + ".a" * 20_000 + " = 1\n", ":1", "une ligne dépasse 500 caractères."),
        ("x = 1\n" * 12_000, "", "le fichier dépasse 60 000 caractères."),
        ("\n".join(f"a.b{n} = 1" for n in range(601)), "", "le fichier a plus de 600 valeurs."),
        ('{"a": 1, "a": 2}', "", "figure deux fois"),
        ('[sets]\nking = ["gold"]', "", "celui d’un autre jeu"),
    ],
)
def test_a_file_that_cannot_be_read_is_told_in_the_readers_language(
    tmp_path: Path, text: str, line: str, reason: str
) -> None:
    file = tmp_path / "own.toml"
    file.write_text(text)
    with pytest.raises(CliError) as refused:
        load_components(file, game_named("louis_xiv"))
    said = refused.value.said(Words("fr"))
    assert f"own.toml{line}" in said and reason in said


@pytest.mark.parametrize("name", ["louis_xiv", "heads_of_state"])
def test_the_games_own_file_is_a_components_file(name: str) -> None:
    game = game_named(name)
    values = nested(dict(flat(load_components(game.folder / "components.toml", game))))
    assert values == nested({edition.key: edition.value for edition in game.editions()})


def test_a_file_saved_by_an_editor_of_windows_is_read(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_bytes("\ufeff[courtiers.anne.front]\r\nprice = 4\r\n".encode())
    assert load_components(file, game_named("louis_xiv"))["courtiers"]["anne"]["front"] == {
        "price": 4
    }


@pytest.mark.parametrize(
    ("value", "english", "french"),
    [
        (99, "not 99.", "et non 99."),
        ("abc", "not “abc”.", "et non «\u00a0abc\u00a0»."),
        ("", "not an empty field.", "et non un champ vide."),
    ],
)
def test_what_was_written_instead_of_a_number_is_quoted_as_each_language_does(
    value: object, english: str, french: str
) -> None:
    with pytest.raises(BoxError) as refused:
        number("price", value, 0, 20)
    for language, end in (("en", english), ("fr", french)):
        assert Words(language).say("box-number", refused.value.said).endswith(end)
