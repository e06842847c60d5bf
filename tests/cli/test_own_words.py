"""Words of one's own in the terminal: said with a deed, shown as text, bounded."""

from __future__ import annotations

import io
import random
from pathlib import Path

import pytest
from rich.console import Console

from cabale.cli.saved import Saved
from cabale.cli.talk import LONGEST, Talk
from cabale.core.deal import Deal
from cabale.core.record import Record
from cabale.games.catalogue import game_named
from cabale.words.words import Words

NAMES = ["Anne", "Bea", "Cato"]
ODD = {
    "markup": ("[red]<b>fire</b>[/red] {$text}", "[red]<b>fire</b>[/red] {$text}"),
    "right to left": ("مولاي، الخزينة فارغة", "مولاي، الخزينة فارغة"),
    "overridden": ("gold\u202edlog\u200f\u0007 and \ue000silver\x1b[2J", "golddlog and silver[2J"),
    "emoji": ("👑 vive le roi", "👑 vive le roi"),
    "han": ("陛下，国库已空", "陛下，国库已空"),
    "long": ("x" * 5000, "x" * LONGEST),
    "quoted": ("« Sire »", "Sire"),
}


@pytest.fixture
def talk(tmp_path: Path) -> Talk:
    """Three people at one screen."""
    game = game_named("reigns")
    record = Record("reigns", game.rules_version, 3)
    saved = Saved(game, record, tmp_path / "game.txt", Deal(b"7" * 16))
    console = Console(file=io.StringIO(), width=600)
    return Talk(saved, Words("en", game, NAMES), console, [0, 1, 2])


def shown(talk: Talk) -> str:
    """What the screen has shown since it was last looked at."""
    text = talk.console.file.getvalue()  # type: ignore[attr-defined]
    talk.console.file = io.StringIO()
    return str(text)


def act(talk: Talk, choice: random.Random) -> str:
    """One answer of whoever is asked; its verb."""
    play = talk.play
    seat = play.waiting()[0]
    picked = choice.choice(play.choices(seat))
    before = len(play.journal)
    talk.saved.answer(seat, picked.action)
    talk.hear(seat, before)
    return picked.verb


@pytest.mark.parametrize("kind", ODD)
def test_odd_words_are_shown_as_text(talk: Talk, kind: str) -> None:
    typed, heard = ODD[kind]
    speaker = talk.play.waiting()[0]
    talk.other(speaker, f'"{typed}')
    assert f"You will say: “{heard}”" in shown(talk)
    while speaker in talk.unsaid:
        act(talk, random.Random(1))

    talk.tell_new((speaker + 1) % 3)

    assert shown(talk).count(f"{NAMES[speaker]}: “{heard}”") == 1


def test_words_can_be_taken_back(talk: Talk) -> None:
    talk.other(0, '"too much')
    talk.other(0, '"')
    assert "You will say nothing." in shown(talk)
    assert not talk.unsaid


def test_words_are_heard_with_every_kind_of_deed(talk: Talk) -> None:
    """People who never hold their tongues: each of the others hears everything once."""
    choice = random.Random(4)
    deeds: set[str] = set()
    while not {"open", "done", "remark", "seal", "farewell"} <= deeds:
        n = len(talk.said)
        talk.keep_words(talk.play.waiting()[0], f'"words {n}.')
        verb = act(talk, choice)
        deeds |= {verb} if len(talk.said) > n else set()
    shown(talk)

    for seat in range(3):
        talk.tell_new(seat)
        heard = shown(talk)
        assert all(heard.count(f": “{text}”") == 1 for _, _, text in talk.said)
