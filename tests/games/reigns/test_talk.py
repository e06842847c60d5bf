"""What advisors, monarchs and tellers say: whole, varied, and from public facts alone."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from cabale.conformance.playing import positions
from cabale.core.rng import Rng
from cabale.games.reigns import REIGNS
from cabale.games.reigns.actions import ASK_JUDGE, ASK_REVEAL
from cabale.games.reigns.board import draw, pitch, tale, verdict
from cabale.games.reigns.looks import view_of
from cabale.games.reigns.pieces import ABDICATED, DEATHS, STYLES
from cabale.games.reigns.talk import CAUGHT, KEPT
from cabale.games.reigns.view import Reign
from cabale.words import LANGUAGES, Words

NAMES = ["Ana", "Bo", "Cleo", "Dov", "Eva", "Finn"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_pitch_is_heard_twice_in_a_reign(language: str) -> None:
    words = Words(language, REIGNS, NAMES)
    heard: dict[tuple[int, int, int], str] = {}
    for seed in range(2):
        for played in positions(REIGNS, 6, seed):
            s = played.state
            for proposal in view_of(s, -1).proposals if s.decision == ASK_REVEAL else []:
                heard[seed * 10 + s.monarch, s.turn, proposal.seat] = pitch(proposal, words)
    for reign in {key[0] for key in heard}:
        said = [text for key, text in heard.items() if key[0] == reign]
        assert len(set(said)) == len(said)


def test_what_is_said_does_not_depend_on_the_hidden_face() -> None:
    words = Words("en", REIGNS, NAMES)
    seen = 0
    for n, played in enumerate(positions(REIGNS, 4, 3)):
        s = played.state
        if s.decision == ASK_JUDGE:
            seen += 1
            other = s.resample(s.monarch, Rng(n))
            for one, two in zip(
                view_of(s, -1).proposals, view_of(other, -1).proposals, strict=True
            ):
                assert pitch(one, words) == pitch(two, words)
                assert one.speech == two.speech
    assert seen


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_monarch_words_every_verdict(language: str) -> None:
    words = Words(language, REIGNS, NAMES)
    said = set()
    for played in positions(REIGNS, 6, 4):
        if played.state.decision == ASK_REVEAL:
            said |= {verdict(p, words) for p in view_of(played.state, -1).proposals}
    assert len(said) > 40


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_death_has_a_story_in_every_manner(language: str) -> None:
    words = Words(language, REIGNS, NAMES)
    told = {
        tale(Reign(monarch, 3, death, 4, 1, style), words)
        for monarch in (0, 1)
        for death in range(DEATHS)
        for style in range(STYLES)
    }
    assert len(told) == 2 * DEATHS * STYLES
    assert all("Ana" in text or "Bo" in text for text in told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_abdication_is_told_anew(language: str) -> None:
    words = Words(language, REIGNS, ["Ana"] * 6)
    told = {
        tale(Reign(monarch, turns, ABDICATED, 12, -1, -1), words)
        for monarch in range(6)
        for turns in range(3, 7)
    }
    assert len(told) == 24
    assert all("Ana" in text for text in told)


def test_a_verdict_keeps_its_words_when_the_card_is_seen() -> None:
    words = Words("en", REIGNS, NAMES)
    said: dict[tuple[int, ...], str] = {}
    answered = set()
    for played in positions(REIGNS, 6, 4):
        s = played.state
        for p in view_of(s, -1).proposals if s.decision == ASK_REVEAL else []:
            answered.add(p.speech.occasion)
            now = verdict(p, words)
            assert said.setdefault((s.monarch, s.turn, p.seat, p.verdict), now) == now
    assert {KEPT, CAUGHT} <= answered


def test_no_two_advisors_say_the_same_of_a_proposal_in_the_same_words() -> None:
    heard = 0
    for played in positions(REIGNS, 5, 8):
        for proposal in view_of(played.state, -1).proposals:
            said = [(one.remark, one.words) for one in proposal.remarks]
            heard += len(said)
            assert len(set(said)) == len(said)
    assert heard


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [60, 120])
def test_the_board_can_be_drawn_at_every_moment(language: str, width: int) -> None:
    words = Words(language, REIGNS, NAMES)
    console = Console(width=width, record=True, file=StringIO())
    for n, played in enumerate(positions(REIGNS, 4, 6)):
        if n % 7 == 0:
            for seat in (-1, 0, 3):
                console.print(draw(view_of(played.state, seat), words))
    assert "♛" in console.export_text()


def test_french_joins_a_name_by_its_first_letter() -> None:
    words = Words("fr", REIGNS, ["Élise", "Bo", "Honoré"])
    said = [words.piece_args("seat", seat)["seat-of"] for seat in range(3)]
    assert said == ["d’Élise", "de Bo", "d’Honoré"]
