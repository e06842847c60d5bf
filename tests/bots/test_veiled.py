"""Where answers stay hidden nobody's simulated rival knows more than it is shown."""

from __future__ import annotations

from typing import Any

from cabale.bots.eyes import Eyes
from cabale.bots.levels import Minister, Plain, seat_bot
from cabale.bots.senses import sense_of
from cabale.bots.tree import VISITS
from cabale.bots.veiled import VeiledSearch
from cabale.core.protocol import CHANCE
from cabale.core.rng import Rng
from cabale.games.catalogue import game_named
from cabale.games.reigns.actions import ASK_JUDGE, ASK_PITCH, PROPOSE, TURN


def council(decision: int, seats: int = 4) -> Any:
    """A first turn, played by courtiers until that question is open."""
    s: Any = game_named("reigns").new(seats)
    chance, rng = Rng(3, 0), Rng(3, 1)
    while s.decision != decision:
        if s.waiting == 0:
            s.apply(CHANCE, s.draw(chance))
        else:
            s.apply(s.actor, seat_bot("courtier").answer(Eyes("reigns", s, s.actor), rng))
    return s


def test_others_see_only_the_back_of_a_proposal() -> None:
    s = council(ASK_PITCH)
    seat, sense = s.actor, sense_of("reigns")
    card = s.hand[seat * 7]
    alike = [other for other in range(s.box.cards) if s.box.back[other] == s.box.back[card]]
    shown = {sense.seen(s, s.monarch, seat, PROPOSE.of(other)) for other in alike}
    assert len(alike) > 1
    assert len(shown) == 1
    assert sense.seen(s, seat, seat, PROPOSE.of(card)) == -1


def test_a_card_turned_over_is_seen_by_all() -> None:
    s = council(ASK_JUDGE)
    advisor = (s.monarch + 1) % 4
    sense = sense_of("reigns")
    shown = {sense.seen(s, viewer, s.monarch, TURN.of(advisor)) for viewer in range(4)}
    assert shown == {PROPOSE.of(s.card[advisor])}


def test_a_search_decides_one_advisor_after_the_other_but_a_hint_weighs_all() -> None:
    s = council(ASK_JUDGE)
    search = Minister().search(Eyes("reigns", s, s.monarch), Rng(1))
    assert isinstance(search, VeiledSearch)
    narrow = list(search.actions)
    search.widen()
    assert set(narrow) < set(search.actions) == set(s.legal(s.monarch))
    search.run(200)
    assert all(search.figure(action, VISITS) > 0 for action in narrow)


def test_plain_search_knows_nothing_of_the_game() -> None:
    s = council(ASK_JUDGE)
    search = Plain().search(Eyes("reigns", s, s.monarch), Rng(1))
    assert not isinstance(search, VeiledSearch)
    assert list(search.actions) == list(s.legal(s.monarch))


def test_proposals_are_drawn_among_the_nearly_best() -> None:
    s = council(ASK_PITCH)
    found = set()
    for seed in range(40):
        search = Minister().search(Eyes("reigns", s, s.actor), Rng(1))
        search.run(60)
        search.rng.x = Rng(seed).x
        answer = search.answer()
        found.add(answer)
        best = search.figure(search.best(), VISITS)
        assert search.figure(answer, VISITS) >= search.settings.near * best
    assert found <= set(s.legal(s.actor))
