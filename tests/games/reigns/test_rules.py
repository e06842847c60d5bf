"""The rules of Reigns by paragraph, where a scenario would not say it better."""

from __future__ import annotations

from itertools import product

import pytest

from cabale.conformance.playing import positions, random_options, waiting_seats
from cabale.core.journal import Journal
from cabale.core.protocol import CHANCE, OVER, WATCHER, State
from cabale.core.rng import Rng
from cabale.games.reigns import REIGNS
from cabale.games.reigns.actions import (
    ACCEPT,
    ASK_HEIR,
    ASK_JUDGE,
    ASK_MIND,
    ASK_PITCH,
    CLAIM,
    CONTINUE,
    DONE,
    PROPOSE,
    REMARK,
    STAND,
    TELL,
)
from cabale.games.reigns.looks import view_of
from cabale.games.reigns.pieces import BEWARE, GOAL_NAMES, HAND, PILLARS
from cabale.games.reigns.piles import piles_of
from cabale.games.reigns.scoring import goal_points
from cabale.games.reigns.state import Reigns
from cabale.games.reigns.view import View


def begin(seats: int = 3, options: dict[str, str] | None = None, **table: object) -> Reigns:
    """A turn of the reign of A."""
    s: Reigns = REIGNS.new(seats, options)
    REIGNS.position(s, table)
    s.journal = Journal()
    return s


def first_hand(s: Reigns, seat: int) -> int:
    return s.hand[seat * HAND]


def pitch(s: Reigns, seat: int, card: int) -> None:
    s.apply(seat, PROPOSE.of(card))
    s.apply(seat, DONE.of())


def everything(s: Reigns) -> list[int]:
    """Every card of the deck, wherever it lies."""
    cards = [*s.pool, *(c for c in [*s.coming, *s.tops] if c >= 0), *s.court, *s.discard]
    for p in range(s.seats):
        cards += list(s.hand)[p * HAND : p * HAND + s.held[p]]
        pending = s.decision == ASK_MIND and s.x == p
        if s.is_laid(p) and (not s.is_shown(p) or pending):
            cards.append(s.card[p])
    return sorted(cards)


# -- 1 to 3


def test_1_1_one_monarch_and_advisors() -> None:
    s = begin(5)
    assert s.monarch == 0
    assert waiting_seats(s) == [1, 2, 3, 4]


def test_1_2_only_advisors_have_goals() -> None:
    s = begin(4)
    assert s.goal[0] == -1
    assert len({s.goal[p] for p in (1, 2, 3)}) == 3


def test_1_3_tracks_begin_in_the_centre_and_never_leave_their_eleven_spaces() -> None:
    for played in positions(REIGNS, 4, 3):
        assert all(-5 <= place <= 5 for place in played.state.track)


@pytest.mark.parametrize(("seats", "seed"), list(product(range(3, 7), range(3))))
def test_cards_and_goals_are_conserved(seats: int, seed: int) -> None:
    options = random_options(REIGNS, Rng(seed, seats))
    for played in positions(REIGNS, seats, seed, options):
        s: Reigns = played.state
        if s.monarch >= 0:
            assert everything(s) == list(range(s.box.cards))
            ready = sum(card >= 0 for card in [*s.coming, *s.tops])
            assert sum(piles_of(s)) == len(s.pool) + ready
            goals = [goal for goal in s.goal if goal >= 0]
            assert len(set(goals)) == len(goals)
            assert s.goal[s.monarch] == -1


def test_3_1_who_is_ready_is_public_but_not_with_what() -> None:
    s = begin(4, {"council": "together"})
    pitch(s, 1, first_hand(s, 1))
    for seat in (WATCHER, 0, 2):
        seen = view_of(s, seat)
        assert [p.ready for p in seen.seats] == [False, True, False, False]
        assert seen.proposals == []
        assert seen.seats[1].held == 7
    assert len(view_of(s, 1).proposals) == 1


def test_3_1_a_card_chosen_but_not_laid_is_nobodys_business() -> None:
    s = begin(3)
    before = view_of(s, 0)
    s.apply(1, PROPOSE.of(first_hand(s, 1)))
    s.apply(1, CLAIM.of(lowest_pillar(s, 1), 3))
    assert view_of(s, 0) == before


def test_8_6_what_is_said_of_others_is_public_at_once() -> None:
    s = begin(4)
    pitch(s, 1, first_hand(s, 1))
    s.apply(2, REMARK.of(1, BEWARE))
    assert [(r.seat, r.remark) for r in view_of(s, 0).proposals[0].remarks] == [(2, BEWARE)]
    assert s.waiting >> 2 & 1


def lowest_pillar(s: Reigns, seat: int) -> int:
    return next(p for p in range(PILLARS) if s.box.touched[s.card[seat]] >> p & 1)


def test_3_1_all_proposals_are_laid_at_once() -> None:
    s = begin(3)
    pitch(s, 2, first_hand(s, 2))
    pitch(s, 1, first_hand(s, 1))
    assert s.decision == ASK_JUDGE
    seen = view_of(s, 0)
    assert [p.seat for p in seen.proposals] == [1, 2]
    assert all(p.face is None for p in seen.proposals)
    assert view_of(s, 1).proposals[0].face is not None
    assert view_of(s, 1).proposals[1].face is None


def test_3_5_every_accepted_advisor_scores_one() -> None:
    s = begin(4, {"pitches": "off"})
    for p in (1, 2, 3):
        s.apply(p, PROPOSE.of(first_hand(s, p)))
    for p in (1, 2, 3):
        s.apply(0, ACCEPT.of(p))
    s.apply(0, s.legal(0)[0])
    assert list(s.points) == [0, 1, 1, 1]


def test_3_7_accepted_cards_form_the_monarchs_pile() -> None:
    s = begin(3, {"pitches": "off"}, hands={"B": [0], "C": [6]})
    for p in (1, 2):
        s.apply(p, PROPOSE.of(first_hand(s, p)))
    for p in (1, 2):
        s.apply(0, ACCEPT.of(p))
    s.apply(0, s.legal(0)[0])
    for _ in (1, 2):
        s.apply(0, s.legal(0)[0])
        s.apply(0, STAND.of())
    assert list(s.court) == [0, 6]
    assert list(s.track) == [0, 0, 0, 0]


def test_3_9_advisors_draw_back_to_seven() -> None:
    for played in positions(REIGNS, 4, 8):
        s: Reigns = played.state
        if s.decision == ASK_PITCH and s.laid == 0:
            assert [s.held[p] for p in range(4) if p != s.monarch] == [7, 7, 7]


# -- 4 to 7


def test_5_1_a_monarch_scores_the_pile_however_the_reign_ends() -> None:
    seen = 0
    for played in positions(REIGNS, 3, 5):
        s: Reigns = played.state
        if s.decision == ASK_HEIR:
            seen += 1
            assert s.points[s.monarch] >= len(s.court)
    assert seen


def test_5_2_the_wrong_side_of_a_track_costs_nothing() -> None:
    s = begin(3, tracks={"church": -3, "army": 2, "people": 4})
    assert goal_points(s, GOAL_NAMES.index("church-up-army-up")) == 2
    assert goal_points(s, GOAL_NAMES.index("church-down-people-up")) == 7
    assert goal_points(s, GOAL_NAMES.index("people-down-wealth-up")) == 0


def test_5_2_goals_lie_open_after_a_death() -> None:
    s = dying()
    assert view_of(s, 2).seats[1].goal == -1
    s.apply(1, s.legal(1)[0])
    assert [p.goal >= 0 for p in view_of(s, WATCHER).seats] == [False, True, True]


def dying() -> Reigns:
    """B's card has just killed A."""
    hands = {"B": [144], "C": [96]}
    s = begin(3, {"pitches": "off"}, turn=2, tracks={"church": 4}, hands=hands)
    for p in (1, 2):
        s.apply(p, PROPOSE.of(first_hand(s, p)))
    for p in (1, 2):
        s.apply(0, ACCEPT.of(p))
    s.apply(0, s.legal(0)[0])
    s.apply(0, s.legal(0)[0])
    return s


def test_4_1_proposals_still_face_down_have_no_effect() -> None:
    s = dying()
    assert list(s.track) == [5, 0, 0, 0]
    assert list(s.court) == [144]


def test_R_12_a_new_reign_begins_with_every_card_and_goal() -> None:
    s = dying()
    s.apply(1, TELL.of(1, 0))
    for p in range(3):
        s.apply(p, CONTINUE.of())
    s.apply(0, s.legal(0)[0])
    assert len(s.pool) == 256
    assert list(piles_of(s)) == [86, 85, 85]
    assert list(s.goal) == [-1, -1, -1]
    assert len(s.legal(CHANCE)) == 24


def test_6_2_points_are_kept_from_reign_to_reign() -> None:
    s = dying()
    s.apply(1, TELL.of(1, 0))
    points = list(s.points)
    for p in range(3):
        s.apply(p, CONTINUE.of())
    s.apply(0, s.legal(0)[0])
    assert list(s.points) == points != [0, 0, 0]


def test_7_1_the_game_ends_when_all_have_reigned() -> None:
    ended = 0
    for seed in range(6):
        *_, last = positions(REIGNS, 3, seed)
        ended += last.state.reigned == 0b111
        assert last.state.decision == OVER
    assert ended


# -- 8 talk


def test_8_1_talk_changes_nothing_on_the_table() -> None:
    silent, loud = begin(3), begin(3)
    card = first_hand(silent, 1)
    silent.apply(1, PROPOSE.of(card))
    loud.apply(1, PROPOSE.of(card))
    loud.apply(1, CLAIM.of(lowest_pillar(loud, 1), 0))
    for s in (silent, loud):
        s.apply(1, DONE.of())
        pitch(s, 2, first_hand(s, 2))
        for p in (1, 2):
            s.apply(0, ACCEPT.of(p))
    assert list(silent.legal(0)) == list(loud.legal(0))
    assert list(silent.track) == list(loud.track)


def test_8_3_a_word_is_kept_by_direction_however_far() -> None:
    s = begin(3, turn=2, hands={"B": [3], "C": [96]})
    s.apply(1, PROPOSE.of(3))
    s.apply(1, CLAIM.of(0, 2))
    s.apply(1, DONE.of())
    pitch(s, 2, 96)
    for action in (ACCEPT.of(1), ACCEPT.of(2)):
        s.apply(0, action)
    s.apply(0, s.legal(0)[0])
    s.apply(0, s.legal(0)[0])
    assert view_of(s, 0).seats[1].credit[0].words == [True]
    assert view_of(s, 0).proposals[0].word == 1
    assert view_of(s, 0).seats[2].credit == []


def test_8_4_a_speaking_time_is_shown_and_forces_nothing() -> None:
    s, free = begin(3, {"speaking": "30"}), begin(3)
    assert view_of(s, 0).speaking == 30
    assert list(s.legal(1)) == list(free.legal(1))


def test_8_2_there_is_no_verb_for_free_text() -> None:
    assert all(arg in (*REIGNS.names, "seat", "card") for verb in REIGNS.verbs for arg in verb.args)


# -- rulings that are not scenarios


def test_R_11_hands_are_hidden_unless_the_table_shows_their_backs() -> None:
    hidden, shown = begin(3), begin(3, {"backs": "visible"})
    assert view_of(hidden, 0).seats[1].backs == []
    assert len(view_of(shown, 0).seats[1].backs) == 7
    assert view_of(shown, 0).hand == []


def test_R_11_backs_do_not_tell_what_a_ready_advisor_chose() -> None:
    s = begin(4, {"backs": "visible", "council": "together"})
    before = view_of(s, 0).seats[1].backs
    pitch(s, 1, first_hand(s, 1))
    assert view_of(s, 0).seats[1].backs == before


def test_R_17_icons_change_nothing() -> None:
    s = begin(3)
    seen: View = view_of(s, 1)
    assert all(len(card.face.icons) == 2 for card in seen.hand)
    icons = {verb.name for verb in REIGNS.verbs if "icon" in verb.args}
    assert icons == set()


def test_R_18_points_are_never_short() -> None:
    s = begin(3, points={"A": 999, "B": 999, "C": 999})
    assert [s.standing(p)[0] for p in range(3)] == [999, 999, 999]


def test_3_8_only_once_a_reign() -> None:
    for seed in range(5):
        relents: dict[int, int] = {}
        for played in positions(REIGNS, 3, seed):
            s: State = played.state
            assert isinstance(s, Reigns)
            if s.decision == ASK_MIND:
                assert s.turn == 1
                assert not s.relented
                relents[s.monarch] = relents.get(s.monarch, 0) + 1
        assert relents
