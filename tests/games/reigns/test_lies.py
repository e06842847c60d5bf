"""What advisors who are programs say: nothing in it can be worked out from the card's number."""

from __future__ import annotations

import pytest

from cabale.core.rng import Rng
from cabale.games.reigns import REIGNS
from cabale.games.reigns.actions import CLAIM, DONE, PROPOSE, TONE
from cabale.games.reigns.pieces import HAND, PILLARS, TONES, is_belied
from cabale.games.reigns.sense_lies import word_drawn, words_drawn
from cabale.games.reigns.state import Reigns


def chosen(card: int, **tracks: int) -> Reigns:
    """B has chosen a card before the throne of A."""
    s: Reigns = REIGNS.new(3)
    REIGNS.position(s, {"hands": {"B": [card]}, "tracks": tracks})
    s.apply(1, PROPOSE.of(card))
    return s


def alike(card: int) -> list[int]:
    """All cards that look like this one from behind."""
    box = REIGNS.new(3).box
    return [other for other in range(box.cards) if box.back[other] == box.back[card]]


@pytest.mark.parametrize("card", [0, 96, 150, 170, 200, 250])
def test_the_tone_does_not_depend_on_what_is_behind_the_back(card: int) -> None:
    tones = {tuple(words_drawn(chosen(c), 1, Rng(n)) for n in range(40)) for c in alike(card)}
    assert len(tones) == 1
    assert {TONE.row(action) for action in tones.pop()} == set(range(TONES))


@pytest.mark.parametrize("place", [-3, 0, 3])
def test_both_directions_are_lied_about_at_every_place_in_the_first_turn(place: int) -> None:
    for card in (0, 6):  # it raises, it lowers the Church
        s = chosen(card, church=place)
        steps = s.box.white[card * PILLARS]
        said = [word_drawn(s, 1, 0, Rng(n)) for n in range(300)]
        lies = sum(word > 0 and is_belied(word - 1, steps) for word in said)
        assert 0 < lies < len(said) // 2
        assert 0 < said.count(0) < len(said) // 2


def test_who_has_lied_lies_again_and_who_kept_its_word_goes_on_keeping_it() -> None:
    def lies(words: list[str]) -> int:
        s = chosen(0, church=2)
        for i, word in enumerate(words):
            s.kept[1] |= (word == "kept") << i
        s.words[1] = len(words)
        said = [word_drawn(s, 1, 0, Rng(n)) for n in range(300)]
        return sum(word > 0 and is_belied(word - 1, 1) for word in said)

    assert lies(["kept"] * 4) < lies([]) < lies(["broken"])
    assert lies(["broken"] * 4) < 300  # nobody's next word is certain


def test_a_pitch_is_said_pillar_by_pillar_and_ends() -> None:
    for n in range(30):
        s = chosen(240)
        rng = Rng(n)
        answers = []
        while s.card[1] >= 0 and not s.is_laid(1):
            answers.append(words_drawn(s, 1, rng))
            s.apply(1, answers[-1])
        assert TONE.has(answers[0]) and answers[-1] == DONE.of()
        pillars = [CLAIM.row(action) for action in answers[1:-1]]
        assert pillars == sorted(pillars)
        assert s.held[1] == HAND - 1
