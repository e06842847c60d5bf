"""Files that mean harm or nothing: refused whole, at once, in a sentence of the reader's language.

Nineteen files for every game, and four more of a game's own that are well written but cannot be
played.
"""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from cabale.cli.errors import CliError
from cabale.cli.files import load_components
from cabale.games.catalogue import game_named, names
from cabale.words import LANGUAGES, Words

NBSP = "\u00a0"
# a value that the game has, so that what is wrong is what the file says of it
KEYS = {
    "louis_xiv": "courtiers.montespan.back.price",
    "heads_of_state": "sectors.england.hex",
    "cape_epee": "values.king",
    "reigns": "cards.000",
}


def deck(card: str) -> str:
    """Eighty times the same proposal."""
    return "[cards]\n" + "\n".join(f"{i:03d} = '{card}'" for i in range(80))


OWN: dict[str, list[str]] = {
    "louis_xiv": [
        "[courtiers.conde.front]\ncondition = 'money'\nprice = -1",
        "[courtiers.anne.back]\ncondition = 'influence'\nprice = 3",
        "[missions.tie]\nchips = ['crown', 'crown', 'crown']",
        "[money.anne-a]\nking = 'louvois'\ngold = 3",
    ],
    "heads_of_state": [
        "[sets]\nking = []",
        "[sectors.england]\nspaces = ['baron', 'king']",
        "[sectors.scotland]\ncapital = true",
        "[attributes]\ngold = [0, 0, 0, 100000]",
    ],
    "cape_epee": [
        "[values]\nking = 21",
        "[objectives]\nmusic = [9, 9, 9, 9, 9, 9]",
        "king = 0",
        "[cards.king]\ncopies = 2",
    ],
    "reigns": [
        "[cards]\n000 = 'mage coin ship | wealth+1 | army+1'",
        "[game]\nhand = 200",
        deck("mage coin ship | wealth+9 | army+1"),
        deck("mage coin ship | wealth+1"),
    ],
}


def deep(levels: int) -> str:
    """Tables in tables, as JSON."""
    return '{"a":' * levels + "1" + "}" * levels


def hostile(key: str) -> dict[str, str]:
    """The same for every game; `key` is a value that its box has."""
    table, _, last = key.rpartition(".")
    return {
        "no text at all": "\x00\x01\x02",
        "half a file": f"[{table}]\n{last} = [1, 2",
        "a true": f"[{table}]\n{last} = true",
        "no number": f"[{table}]\n{last} = nan",
        "no end": f"[{table}]\n{last} = inf",
        "no number, JSON": json.dumps({key: 1}).replace("1", "NaN"),
        "a date": f"[{table}]\n{last} = 1979-05-27T07:32:00Z",
        "a huge number": f"[{table}]\n{last} = {'9' * 400}",
        "a huge text": json.dumps({key: "x" * 59_000}),
        "a huge list": f"[{table}]\n{last} = [{', '.join('1' * 150)}]",
        "too many values": "\n".join(f"k{i} = {i}" for i in range(700)),
        "a table for a value": f"[{key}]\nmore = 3",
        "twice in TOML": f"[{table}]\n{last} = 3\n{last} = 4",
        "twice in JSON": f'{{"{key}": 3, "{key}": 4}}',
        "twice, and no name": '{"\\u001b": 3, "\\u001b": 4}',
        "deep": deep(5000),
        "a name nobody knows": json.dumps({"ключ": {"ʞıɹɐ": 3}}),
        "a name that turns the line round": json.dumps({"price\u202e": 3}),
        "a name that commands a terminal": json.dumps({"\u001b[2J": {"\u0000": 3}}),
    }


CASES = [
    (game, what, text)
    for game in names()
    for what, text in [
        *hostile(KEYS[game]).items(),
        *((f"own {n}", text) for n, text in enumerate(OWN[game], 1)),
    ]
]


@pytest.mark.parametrize(
    ("game", "what", "text"), CASES, ids=[f"{game}-{what}" for game, what, _ in CASES]
)
def test_a_hostile_box_is_refused_in_a_sentence(
    tmp_path: Path, game: str, what: str, text: str
) -> None:
    path = tmp_path / "box.toml"
    path.write_text(text, "utf-8")
    with pytest.raises(CliError) as refused:
        load_components(path, game_named(game))
    said = {language: refused.value.said(Words(language)) for language in LANGUAGES}
    for sentence in said.values():
        reads_well(sentence.replace(str(path), "box.toml"))
    assert said["en"] != said["fr"]
    assert is_spaced(said["fr"].replace(str(path), ""))


def reads_well(sentence: str) -> None:
    """A sentence of a length that people read, with nothing of Python in it."""
    assert 20 < len(sentence) < 700, sentence
    assert sentence.rstrip().endswith("."), sentence
    assert sentence.replace(NBSP, " ").replace("\u202f", " ").isprintable(), sentence
    assert not re.search(r"Traceback|Error|Exception|object at|\{ ?\$|<class", sentence), sentence


def is_spaced(sentence: str) -> bool:
    """French puts a no-break space before the high signs."""
    return not re.search(rf"[^\s{NBSP}\d\"'][;!?]|\w [;:!?]", sentence)
