"""What a monarch who is a program makes of backs, words and records, and how it decides."""

from __future__ import annotations

from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from cabale.core.rng import Rng
from cabale.games.reigns import REIGNS
from cabale.games.reigns.actions import ACCEPT, CLAIM, DONE, PROPOSE, REJECT
from cabale.games.reigns.beliefs import (
    FARTHEST,
    FEATURES,
    ODDS,
    THREAT,
    credit_class,
    doubled,
    face_odds,
    face_weight,
    grudge,
)
from cabale.games.reigns.pieces import PILLARS, force_of
from cabale.games.reigns.sense_verdict import set_values, verdict_drawn
from cabale.games.reigns.state import Reigns

WORLDS = 64


def laid(cards: dict[int, int], lies: tuple[int, ...] = (), **tracks: int) -> Reigns:
    """Before the throne of A each advisor has laid its card and said all, true or false."""
    s: Reigns = REIGNS.new(1 + len(cards))
    hands = {"ABCDEF"[seat]: [card] for seat, card in cards.items()}
    REIGNS.position(s, {"hands": hands, "tracks": tracks})
    for seat, card in cards.items():
        s.apply(seat, PROPOSE.of(card))
        for p in range(PILLARS):
            steps = s.box.white[card * PILLARS + p]
            if steps:
                s.apply(seat, CLAIM.of(p, force_of(-steps if seat in lies else steps)))
        s.apply(seat, DONE.of())
    return s


def record(s: Reigns, seat: int, kept: int, broken: int) -> None:
    s.words[seat] = kept + broken
    s.kept[seat] = (1 << kept) - 1


def alike(s: Reigns, card: int) -> list[int]:
    return [other for other in range(s.box.cards) if s.box.back[other] == s.box.back[card]]


def test_odds_double_every_sixteen() -> None:
    assert doubled(16) == 2 * doubled(0)
    assert doubled(-16) * 2 == doubled(0)
    assert doubled(1000) == doubled(FARTHEST)


def test_all_faces_of_a_back_together_are_within_the_reach_of_dice() -> None:
    s: Reigns = REIGNS.new(6)
    backs = list(s.box.back)
    faces = max(backs.count(back) for back in backs)
    assert faces * doubled(FARTHEST) < 2**31


@pytest.mark.parametrize(
    ("kept", "broken", "credit"),
    [(0, 0, 0), (1, 0, 1), (3, 0, 2), (9, 0, 3), (2, 1, 4), (1, 1, 5), (0, 1, 6)],
)
def test_a_record_is_clean_for_so_long_or_broken_so_often(
    kept: int, broken: int, credit: int
) -> None:
    assert credit_class(kept, broken) == credit


def test_a_face_that_bears_out_what_was_said_is_likelier() -> None:
    s = laid({1: 0, 2: 6})
    faces = {card: face_weight(s, 1, card) for card in alike(s, 0)}
    assert all(faces[0] > n for card, n in faces.items() if card != 0)


def test_a_face_whose_refusal_would_kill_is_likelier() -> None:
    s = laid({1: 0, 2: 6}, church=-4)  # refused, card 0 lowers the Church, 3 raises the Army
    threat = vec[i64](int(i == THREAT) for i in range(FEATURES))
    assert face_odds(s, 1, 0, threat) == 1
    assert face_odds(s, 1, 3, threat) == 0
    assert ODDS[THREAT] > 0


def test_a_word_convinces_by_the_record_of_whoever_gives_it() -> None:
    def trust(kept: int, broken: int) -> float:
        s = laid({1: 0, 2: 6})
        record(s, 1, kept, broken)
        faces = {card: face_weight(s, 1, card) for card in alike(s, 0)}
        return faces[0] / sum(faces.values())

    assert trust(4, 0) > trust(0, 0) > trust(0, 3)


def test_broken_words_of_all_reigns_have_a_price() -> None:
    s = laid({1: 0, 2: 6})
    assert grudge(s, 1) == 0
    record(s, 1, 1, 1)
    mixed = grudge(s, 1)
    record(s, 1, 0, 2)
    assert 0 < mixed < grudge(s, 1)


def test_what_is_hidden_does_not_move_a_verdict() -> None:
    """The same seed decides alike whatever lies behind the backs."""
    s = laid({1: 0, 2: 6})
    values = [list(set_values(w, 0, Rng(3), WORLDS, True)) for w in worlds(s)]
    assert all(one == values[0] for one in values)


def worlds(s: Reigns) -> list[Any]:
    return [s.resample(0, Rng(n)) for n in range(8)]


def test_a_card_that_would_kill_is_left_where_its_refusal_does_not() -> None:
    s = laid({1: 0, 2: 6}, church=4)  # B raises the Church by its own true word, C lowers it
    record(s, 1, 6, 0)
    record(s, 2, 6, 0)
    assert verdict_drawn(s, 0, Rng(1), WORLDS, True) == REJECT.of(1)


def test_somebody_is_accepted_even_if_all_is_lost() -> None:
    s = laid({1: 0, 2: 1}, church=4)
    first = verdict_drawn(s, 0, Rng(1), WORLDS, True)
    s.apply(0, first)
    second = verdict_drawn(s, 0, Rng(1), WORLDS, True)
    assert {ACCEPT.of(1), ACCEPT.of(2)} & {first, second}
