"""Records: what is written is read again; what is damaged is refused with line and reason."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cabale.conformance.playing import GAMES, TABLE_IDS, TABLES, positions
from cabale.core.game import Game, GameError, state_hash
from cabale.core.play import Play
from cabale.core.record import Answer, Back, Record, read_answer, say_answer
from cabale.core.text import RecordError, read_record, write_record
from cabale.games.catalogue import game_named

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
each_table = pytest.mark.parametrize(("game", "seats"), TABLES, ids=TABLE_IDS)
calm = settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))


def played(game: Game[Any], seats: int, seed: int, upto: int) -> Record:
    """The record of a random game, cut short."""
    *_, last = positions(game, seats, seed)
    record = Play(game, seats).record()
    record.lines = list(last.answers[:upto])
    return record


def text_of(game: Game[Any], upto: int = 60) -> str:
    return write_record(game, played(game, game.seats[0], 1, upto))


@each_table
def test_a_whole_game_is_read_as_it_was_written(game: Game[Any], seats: int) -> None:
    record = played(game, seats, 4, 10**6)
    record.names = {0: "Élise de Brissac", seats - 1: "[bold]"}
    record.bots = {1: "searcher@500,greedy=4"}
    record.commit, record.seed, record.entropy = "c0", "5eed", ["salt", "more salt"]

    text = write_record(game, record)
    found, again = read_record(text, game_named)

    assert (found, again) == (game, record)
    assert write_record(game, again) == text
    assert text.splitlines()[-1].startswith("--- over ")


@each_game
def test_every_prefix_replays_to_the_position_it_had(game: Game[Any]) -> None:
    seats = game.seats[-1]
    hashes = [state_hash(p.state) for p in positions(game, seats, 2)]
    record = played(game, seats, 2, 10**6)
    for upto in range(0, len(hashes), max(1, len(hashes) // 25)):
        assert state_hash(Play.resume(game, record, upto=upto).state) == hashes[upto]


@each_game
def test_answers_taken_back_stay_in_the_record_and_do_not_count(game: Game[Any]) -> None:
    record = played(game, game.seats[0], 1, 40)
    before = state_hash(Play.resume(game, record).state)
    taken = record.lines[-3:]
    record.lines += [Back(0, 3), *taken]

    text = write_record(game, record)
    _, again = read_record(text, game_named)

    assert again == record
    assert again.answers() == [line for line in record.lines[:40] if isinstance(line, Answer)]
    assert state_hash(Play.resume(game, again).state) == before


@each_game
def test_lines_may_end_as_on_any_system(game: Game[Any]) -> None:
    text = text_of(game)
    assert read_record(text.replace("\n", "\r\n"), game_named) == read_record(text, game_named)


@each_game
def test_a_record_without_options_means_the_usual_ones(game: Game[Any]) -> None:
    text = text_of(game)
    bare = "".join(line for line in text.splitlines(True) if not line.startswith("option "))
    assert read_record(bare, game_named)[1].options == game.resolve({})


DAMAGE: list[tuple[str, str, str]] = [
    # what is replaced, by what, the reason
    ("cabale record 1", "cabale record 2", "written by a later version"),
    ("cabale record 1", "cabale record x", "no format"),
    ("cabale record 1", "cabale record 0", "no format"),
    ("cabale record 1", "PGN", "not a record of Cabale"),
    ("\nrules ", "\nrules 99", "does not play version 99"),
    ("\nrules ", "\nrules many", "must be a number"),
    ("\nrules ", "\nseed ", "has no 'rules'"),
    ("\nseats ", "\nseats 99", "players"),
    ("\ngame ", "\ngame un", "there is no game"),
    ("\n---\n", "\nweather fine\n---\n", "no line of a header"),
    ("\n---\n", "\nname Z Zoé\n---\n", "no seat of this game"),
    ("\n---\n", "\nname * Luck\n---\n", "chance has no name"),
    ("\n---\n", "\nname A Zoé\nname A Ava\n---\n", "said twice"),
    ("\n---\n", "\nseats 2\n---\n", "said twice"),
    ("\n---\n", "\noption weather fine\n---\n", "no option 'weather'"),
    ("\n---\n", "\nset a.b {\n---\n", "no value"),
    ("\n---\n", "\nset a.b NaN\n---\n", "no value"),
    ("\n---\n", "\nset a.b " + "[" * 900 + "\n---\n", "no value"),
    ("\n---\n", "\nset a 1\nset a.b 1\n---\n", "said twice"),
    ("\n---\n", "\nname A Zo\x1b[31mé\n---\n", "control character"),
    ("\n---\n", "\nname A " + "Z" * 1000 + "\n---\n", "longer than"),
    ("\n---\n", "\n---\nback 1 A\n", "cannot be taken back"),
    ("\n---\n", "\n---\nback one A\n", "back NUMBER SEAT"),
    ("\n---\n", "\n---\nA\n", "not an answer"),
    ("\n---\n", "\n---\nA juggle\n", "no verb 'juggle'"),
    ("\n---\n", "\n---\nZ juggle\n", "no seat of this game"),
    ("\n---\n", "\n", "header does not end"),
    ("\n--- open", "\n--- over", "expected '--- open"),
    ("\n--- open 60 ", "\n--- open 59 ", "expected '--- open 60"),
]


@each_game
@pytest.mark.parametrize(("old", "new", "reason"), DAMAGE)
def test_damage_is_refused_with_line_and_reason(
    game: Game[Any], old: str, new: str, reason: str
) -> None:
    text = text_of(game)
    assert old in text
    with pytest.raises(RecordError, match=r"line \d+: ") as caught:
        read_record(text.replace(old, new, 1), game_named)
    assert reason in str(caught.value)


@each_game
def test_a_truncated_record_is_never_half_loaded(game: Game[Any]) -> None:
    text = text_of(game, 30)
    for cut in range(len(text) - 1):
        with pytest.raises(RecordError):
            read_record(text[:cut], game_named)


@each_game
def test_a_line_left_out_or_doubled_is_noticed(game: Game[Any]) -> None:
    lines = text_of(game).splitlines(True)
    body = lines.index("---\n") + 1
    for i in range(body, len(lines)):
        with pytest.raises(RecordError):
            read_record("".join(lines[:i] + lines[i + 1 :]), game_named)
        with pytest.raises(RecordError):
            read_record("".join([*lines[: i + 1], lines[i], *lines[i + 1 :]]), game_named)


@each_game
def test_chance_may_not_answer_for_a_player_nor_a_player_for_chance(game: Game[Any]) -> None:
    lines = text_of(game).splitlines(True)
    body = lines.index("---\n") + 1
    for i in range(body, len(lines) - 1):
        seat = lines[i][0]
        other = "A" if seat == "*" else "*"
        with pytest.raises(RecordError):
            read_record("".join([*lines[:i], other + lines[i][1:], *lines[i + 1 :]]), game_named)


@each_game
def test_every_answer_is_said_and_read_alike(game: Game[Any]) -> None:
    seats = game.seats[-1]
    for verb in game.verbs:
        for action in range(verb.base, verb.end):
            if "seat" in verb.args and seats < 6:
                continue
            answer = Answer(0, action)
            assert read_answer(game, say_answer(game, answer), seats) == answer


@each_game
@given(words=st.text(alphabet="ABCDEF* abcdeghiklnorstuvwxyz0123456789-é\t", max_size=30))
@calm
def test_any_words_are_an_answer_or_refused(game: Game[Any], words: str) -> None:
    try:
        answer = read_answer(game, words, game.seats[0])
    except GameError:
        return
    assert say_answer(game, answer).split() == words.split()


mutations = st.lists(
    st.tuples(
        st.sampled_from(("cut", "double", "swap", "letter", "word")),
        st.integers(0, 10**6),
        st.integers(0, 10**6),
        st.characters(),
    ),
    min_size=1,
    max_size=4,
)


def mutate(text: str, act: str, a: int, b: int, letter: str) -> str:
    """A text that somebody or something has spoiled."""
    lines = text.split("\n")
    i, j = a % len(lines), b % len(lines)
    if act == "cut":
        return "\n".join(lines[:i] + lines[i + 1 :])
    if act == "double":
        return "\n".join([*lines[:i], lines[j], *lines[i:]])
    if act == "swap":
        lines[i], lines[j] = lines[j], lines[i]
        return "\n".join(lines)
    if act == "letter":
        at = a % (len(text) + 1)
        return text[:at] + letter + text[at + b % 2 :]
    words = text.split(" ")
    words[a % len(words)] = words[b % len(words)]
    return " ".join(words)


@each_game
@given(changes=mutations)
@calm
def test_a_mutated_record_is_refused_or_a_true_record(
    game: Game[Any], changes: list[tuple[str, int, int, str]]
) -> None:
    text = text_of(game, 40)
    for act, a, b, letter in changes:
        text = mutate(text, act, a, b, letter)
    try:
        found, record = read_record(text, game_named)
    except RecordError:
        return
    assert read_record(write_record(found, record), game_named) == (found, record)


@given(text=st.text())
@calm
def test_any_text_is_refused(text: str) -> None:
    with pytest.raises(RecordError):
        read_record(text, game_named)
