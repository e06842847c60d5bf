"""Manners: they decide between equals alone, see nothing more, and each likes something else."""

from __future__ import annotations

import pytest

from cabale.bots import weights
from cabale.bots.eyes import Eyes
from cabale.bots.levels import (
    LEVELS,
    BotError,
    Minister,
    is_level,
    overlooked,
    seat_bot,
    with_manner,
)
from cabale.bots.manner import BOLD, CAUTIOUS, EQUAL, FICKLE, JEALOUS, MANNERS, TRIED, settled
from cabale.bots.tuning import settings_of
from cabale.bots.weights import OutlookWarning
from cabale.core.protocol import CHANCE, State
from cabale.core.rng import Rng
from cabale.games import catalogue
from cabale.games.catalogue import game_named
from cabale.words import LANGUAGES, Words

GAMES = [entry.name for entry in catalogue.OURS]


def position(game: str, answers: int, seed: int = 3) -> State:
    """A question with a choice, after some random answers."""
    s: State = game_named(game).new(3)
    chance, mind = Rng(seed, 0), Rng(seed, 1)
    while answers > 0 or s.waiting == 0 or len(s.legal(s.actor)) == 1:
        seat = s.actor
        s.apply(seat, s.draw(chance) if seat == CHANCE else s.pick(seat, mind))
        answers -= 1
    return s


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("manner", MANNERS)
def test_a_manner_sees_no_more_than_its_seat(game: str, manner: str) -> None:
    s = position(game, 20)
    seat = int(s.actor)
    other = s.resample(seat, Rng(99))
    for spec in (f"page-{manner}", f"courtier-{manner}", f"minister-{manner}@30"):
        bot = seat_bot(spec)
        found = [bot.answer(Eyes(game, world, seat), Rng(5)) for world in (s, other)]
        assert found[0] == found[1]
        assert found[0] in list(s.legal(seat))


@pytest.mark.parametrize("game", ["cape_epee", "louis_xiv", "heads_of_state"])
@pytest.mark.parametrize("manner", [CAUTIOUS, BOLD, JEALOUS, FICKLE])
def test_a_manner_takes_only_what_is_as_good_as_the_best(game: str, manner: int) -> None:
    for answers in (5, 15, 25):
        s = position(game, answers)
        search = Minister().search(Eyes(game, s, s.actor), Rng(1))
        search.run(200)
        assert settled(search, manner) in list(search.equals(EQUAL, TRIED))


def test_without_a_manner_a_search_answers_as_ever() -> None:
    s = position("cape_epee", 12)
    search = Minister().search(Eyes("cape_epee", s, s.actor), Rng(1))
    search.run(100)
    assert settled(search, -1) == search.best()


def test_manners_are_heard_in_both_languages() -> None:
    for language in LANGUAGES:
        words = Words(language)
        said = {words.say(f"level-{level}-{manner}") for level in LEVELS for manner in MANNERS}
        assert len(said) == len(LEVELS) * len(MANNERS)


def test_bots_at_a_table_differ() -> None:
    bots = [with_manner("minister", n) for n in range(4)]
    assert len(set(bots)) == 4 and all(is_level(bot) for bot in bots)
    assert [seat_bot(bot).manner for bot in bots] == [0, 1, 2, 3]


@pytest.mark.parametrize("word", ["minister-wild", "minister-", "random-bold", "-bold"])
def test_a_manner_that_is_none_is_one_sentence(word: str) -> None:
    assert not is_level(word)
    with pytest.raises(BotError, match="there is no bot"):
        seat_bot(word)


# -- the page


def test_a_page_overlooks_whole_pieces_never_all() -> None:
    s = position("cape_epee", 6)
    actions = list(s.legal(s.actor))
    for seed in range(40):
        missed = overlooked("cape_epee", actions, Rng(seed))
        assert not all(missed)
        cards: dict[int, set[bool]] = {}
        for action, gone in zip(actions, missed, strict=True):
            verb = game_named("cape_epee").verb_of(action)
            assert verb is not None
            cards.setdefault(int(verb.row(action)), set()).add(gone)
        assert all(len(found) == 1 for found in cards.values()), "a card is seen or not"


# -- weights


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("text", [b"\xff", b'game = "chess"', b"[[line"])
def test_bots_play_on_with_weights_of_no_use(
    game: str, text: bytes, tmp_path: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = f"{tmp_path}/outlook.toml"
    with open(file, "wb") as out:
        out.write(text)
    monkeypatch.setattr(weights, "FILE", file)
    weights.outlook_of.cache_clear()
    with pytest.warns(OutlookWarning, match=f"the bots of {game} judge plainly"):
        assert settings_of(game, 3).outlook is None
    s = position(game, 4)
    assert seat_bot("minister@20").answer(Eyes(game, s, s.actor), Rng(1)) in list(s.legal(s.actor))
    weights.outlook_of.cache_clear()
