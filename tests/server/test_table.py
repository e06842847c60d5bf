"""The table as a plain class: commands in, lines and messages out."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from toy import BALLOT, LAY, PEEK, TOY, VOTE

from cabale.server import lobby, people, takeback, wire
from cabale.server.api import Create, SeatSecret, Setup, Sit
from cabale.server.bearer import Bearer
from cabale.server.chairs import hashed
from cabale.server.lines import Agreed, Backed, Line, Wished, read_line, write_line
from cabale.server.lobby import Made
from cabale.server.stream import Stream, rows
from cabale.server.table import Outcome, Refuse, Table

LEVELS = ["page", "courtier"]
NOW = 1000.0


def sit(table: Table, wish: Sit) -> tuple[Outcome, SeatSecret]:
    """Take a free seat by the link for players."""
    return lobby.sit(table, msgspec.structs.replace(wish, invite=table.opened.invite), Bearer())


def friends(seats: int = 3, **wish: Any) -> Made:
    """A table of friends that has begun, all of them present."""
    made = lobby.make(TOY, Create("toy", seats, "friends", ["A"], **wish), LEVELS, NOW)
    for n in range(1, seats):
        outcome, mine = sit(made.table, Sit(f"Guest {n}"))
        made.lines += outcome.lines
        made.mine.append(mine)
    made.lines += lobby.start(made.table).lines
    for seat in range(seats):
        made.table.chairs[seat].screens = 1
        made.table.look(seat)
    made.table.look(wire.WATCHING)
    return made


def steps(outcome: Outcome) -> dict[int, wire.Change]:
    return {eyes: msgspec.json.decode(d, type=wire.Change) for eyes, d in outcome.steps.items()}


def answer(table: Table, seat: int, action: int, key: str = "") -> Outcome:
    """Answer the present question of a seat."""
    return table.answer(seat, table.playing().positions[seat], key, action)


def lay_any(table: Table, seat: int) -> Outcome:
    return answer(table, seat, table.playing().legal(seat)[0])


def come_to_vote(made: Made) -> Table:
    """Everybody has laid a card; all are asked to vote."""
    for seat in range(len(made.table.chairs)):
        made.lines += lay_any(made.table, seat).lines
    assert made.table.playing().state.decision == VOTE
    return made.table


def refusal_of(command: Any, *args: Any) -> str:
    with pytest.raises(Refuse) as found:
        command(*args)
    return found.value.reason


def test_a_tail_that_is_forgotten_brings_everything() -> None:
    table = friends().table
    lay_any(table, 0)
    stream = table.look(1)
    assert stream is not None and stream.since(0)

    table.forget_tails()

    assert stream.since(0) is None and stream.since(stream.seq) == []


# -- answers


def test_an_answer_is_stored_with_what_chance_answered() -> None:
    made = friends()

    outcome = lay_any(made.table, 0)

    assert [type(line).__name__ for line in outcome.lines] == ["Answered"]
    assert set(outcome.steps) == {-1, 0, 1, 2}


def test_an_answer_sent_twice_counts_once() -> None:
    table = friends().table
    action = table.playing().legal(0)[0]
    first = table.answer(0, 1, "key", action)

    again = table.answer(0, 1, "key", action)

    assert first.lines and not again.lines
    assert again.reply == [wire.encode(wire.Done("key"))]


def test_a_stale_answer_is_refused() -> None:
    table = friends().table
    lay_any(table, 0)

    assert refusal_of(table.answer, 0, 0, "k", LAY.of(0)) == "stale"
    assert refusal_of(table.answer, 0, 1, "k", LAY.of(0)) == "not-your-turn"


def test_an_illegal_answer_is_refused_with_the_paragraph() -> None:
    table = friends().table
    missing = next(n for n in range(9) if LAY.of(n) not in table.playing().legal(0))

    with pytest.raises(Refuse) as found:
        answer(table, 0, LAY.of(missing))

    assert found.value.reason == "illegal"
    assert found.value.refusal is not None
    assert found.value.refusal.paragraph == "2.1"


def test_another_seats_answer_does_not_make_mine_stale() -> None:
    table = come_to_vote(friends())
    position = table.playing().positions[0]
    answer(table, 1, BALLOT.of(0))

    outcome = table.answer(0, position, "k", BALLOT.of(1))

    assert outcome.lines


def test_a_new_round_is_a_new_position() -> None:
    table = come_to_vote(friends())
    before = list(table.playing().positions)
    for seat in range(3):
        answer(table, seat, BALLOT.of((seat + 1) % 3))

    assert table.playing().positions[0] == before[0] + 1
    assert table.playing().positions[1] == before[1]


def test_an_unseen_answer_costs_the_others_no_message() -> None:
    table = come_to_vote(friends(options={"progress": "hidden"}))

    outcome = answer(table, 1, BALLOT.of(0))

    assert set(outcome.steps) == {1}


def test_a_seen_answer_tells_only_that_it_was_given() -> None:
    table = come_to_vote(friends())

    told = steps(answer(table, 1, BALLOT.of(0)))

    assert told[0].events == [] and told[1].events != []
    assert told[0].question is not None and told[0].question.waiting == [0, 2]


# -- undo


def test_undo_takes_the_last_answer_back() -> None:
    table = friends().table
    before = table.playing().state.numbers()
    lay_any(table, 0)

    told = steps(takeback.undo(table, 0, 1, False))

    assert table.playing().state.numbers() == before
    assert told[1].log == 9 and told[1].events == [] and told[1].back == 0
    assert told[0].position == 2 and told[0].choices


def test_undo_ends_where_another_seat_has_answered() -> None:
    table = friends().table
    lay_any(table, 0)
    lay_any(table, 1)

    assert refusal_of(takeback.undo, table, 0, 1, False) == "nothing-to-undo"
    assert takeback.undo(table, 1, 1, False).lines


def test_undo_ends_where_something_was_learned() -> None:
    table = friends().table
    lay_any(table, 0)
    answer(table, 1, PEEK.of())

    assert refusal_of(takeback.undo, table, 1, 2, False) == "nothing-to-undo"

    lay_any(table, 1)

    assert len(takeback.undo(table, 1, 2, True).lines) == 1
    assert table.playing().state.looked == 1


def test_a_vote_among_several_cannot_be_undone() -> None:
    table = come_to_vote(friends(options={"progress": "hidden"}))
    answer(table, 0, BALLOT.of(1))

    assert (
        refusal_of(takeback.undo, table, 0, table.playing().positions[0], False)
        == "nothing-to-undo"
    )


def test_take_back_needs_everybody() -> None:
    table = friends().table
    lay_any(table, 0)
    lay_any(table, 1)

    asked = takeback.wish_back(table, 0, 1, False)
    first = takeback.consent(table, 1, True)
    second = takeback.consent(table, 2, True)

    assert [asked.lines, first.lines] == [[Wished(0)], [Agreed(1)]]
    assert second.lines == [Backed(0, 2)] and table.playing().is_asked(0)
    assert [type(line).__name__ for line in table.playing().lines[-1:]] == ["Back"]


def test_what_was_taken_back_is_told_to_everybody_as_they_knew_it() -> None:
    table = friends().table
    play = table.playing()
    before = Stream(1, play)
    begun = len(play.told(1))
    lay_any(table, 0)
    known = rows(play.told(1, begun))
    lay_any(table, 1)

    takeback.wish_back(table, 0, 1, False)
    takeback.consent(table, 1, True)
    takeback.consent(table, 2, True)
    before.step(play, 0, back=0)

    taken = [(one.seat, one.log, one.events) for one in before.now.taken]
    assert taken == [(0, begun, known)]
    assert Stream(1, play).now.taken == before.now.taken
    assert Stream(2, play).now.taken[0].seat == 0


def test_what_one_undoes_alone_is_not_told() -> None:
    table = friends().table
    play = table.playing()
    lay_any(table, 0)

    takeback.undo(table, 0, 1, False)

    assert play.taken == []


def test_take_back_can_be_refused_and_given_up() -> None:
    table = friends().table
    lay_any(table, 0)
    takeback.wish_back(table, 0, 1, False)
    takeback.consent(table, 1, False)

    assert table.wish is None
    assert refusal_of(takeback.consent, table, 2, True) == "no-takeback"


def test_who_agrees_to_one_wish_does_not_agree_to_the_next() -> None:
    table = friends(3).table
    for seat in (0, 1):
        lay_any(table, seat)
    takeback.wish_back(table, 0, table.playing().positions[0], False)
    takeback.wish_back(table, 0, table.playing().positions[0], True)
    takeback.wish_back(table, 1, table.playing().positions[1], False)

    assert refusal_of(takeback.consent, table, 2, True, 0) == "no-takeback"
    assert takeback.consent(table, 2, True, 1).lines


def test_a_wish_and_votes_are_read_again() -> None:
    made = friends()
    made.lines += lay_any(made.table, 0).lines
    made.lines += takeback.wish_back(made.table, 0, 1, False).lines
    made.lines += takeback.consent(made.table, 1, True).lines
    made.table.chairs[2].screens = 0
    made.lines += people.vote(made.table, 0, 2, True, "page", NOW + 200).lines

    again = reread(made)

    assert (again.wish, again.agreed, again.chairs[2].votes) == (0, {1}, {0})


def test_an_answer_ends_the_wish_to_take_back() -> None:
    table = friends().table
    lay_any(table, 0)
    takeback.wish_back(table, 0, 1, False)
    lay_any(table, 1)

    assert table.info().takeback is None


# -- reading again


def test_what_was_stored_gives_the_same_table() -> None:
    made = friends()
    table = come_to_vote(made)
    for seat in range(3):
        made.lines += answer(table, seat, BALLOT.of((seat + 1) % 3), f"key {seat}").lines
    made.lines += lay_any(table, 0).lines
    made.lines += takeback.undo(table, 0, table.playing().positions[0], False).lines
    made.lines += people.say(table, 1, "Bien joué", None, NOW).lines

    again = reread(made)

    assert again.playing().state.numbers() == table.playing().state.numbers()
    assert again.playing().positions == table.playing().positions
    assert again.playing().lines == table.playing().lines
    assert again.count == table.count == len(made.lines)
    assert "key 2" in again.chairs[2].keys
    assert people.talk_info(again, 0).text == "Bien joué"


def reread(made: Made) -> Table:
    lines: list[Line] = [read_line(write_line(line)) for line in made.lines]
    again = Table(made.table.id, TOY, made.table.opened)
    for line in lines[1:]:
        again.fold(line)
    return again


# -- the lobby


def test_nobody_takes_a_seat_that_is_taken() -> None:
    made = lobby.make(TOY, Create("toy", 2, "friends", ["A"]), LEVELS, NOW)
    sit(made.table, Sit("B", seat=1))

    assert refusal_of(sit, made.table, Sit("C")) == "no-free-seat"
    assert refusal_of(sit, made.table, Sit("C", seat=0)) == "no-free-seat"


def test_who_has_only_the_link_for_watchers_takes_no_seat() -> None:
    table = lobby.make(TOY, Create("toy", 2, "friends", ["A"]), LEVELS, NOW).table

    for invite in ("", table.id, "guessed"):
        assert refusal_of(lobby.sit, table, Sit("B", invite=invite), Bearer()) == "not-invited"
    assert sit(table, Sit("B"))[1].seat == 1


def test_a_secret_is_stored_hashed() -> None:
    made = friends()

    text = b"".join(write_line(line) for line in made.lines).decode()

    assert all(mine.secret not in text for mine in made.mine)
    assert made.table.seats_held_by(hashed(made.mine[1].secret)) == [1]
    assert hashed(made.mine[1].secret) in text


def test_the_host_changes_seats_and_options() -> None:
    made = lobby.make(TOY, Create("toy", 2, "friends", ["A"]), LEVELS, NOW)
    wish = Setup(seats=4, options={"progress": "hidden"}, levels=[None, "page", "courtier"])

    lobby.set_up(made.table, wish, LEVELS)

    kinds = [chair.kind for chair in made.table.chairs]
    assert kinds == ["person", "bot", "bot", "open"]
    assert made.table.options == {"progress": "hidden"}
    assert refusal_of(lobby.start, made.table) == "empty-seats"


def test_the_host_cannot_remove_a_person() -> None:
    made = lobby.make(TOY, Create("toy", 3, "friends", ["A"]), LEVELS, NOW)
    sit(made.table, Sit("C", seat=2))

    assert refusal_of(lobby.set_up, made.table, Setup(seats=2), LEVELS) == "occupied"


def test_options_are_frozen_once_the_game_has_begun() -> None:
    assert refusal_of(lobby.set_up, friends().table, Setup(seats=2), LEVELS) == "started"


def test_leaving_before_the_start_frees_the_seat_and_passes_the_host_on() -> None:
    made = lobby.make(TOY, Create("toy", 3, "friends", ["A"]), LEVELS, NOW)
    sit(made.table, Sit("B"))

    lobby.leave(made.table, 0)

    assert made.table.chairs[0].kind == "open" and made.table.host == 1


def test_a_rematch_is_held_by_the_same_secrets() -> None:
    made = friends(2)
    table = made.table
    while not table.playing().is_over():
        seat = int(table.playing().state.actor)
        lay_any(table, seat)

    again = lobby.rematch(table, 0, made.mine[0].secret, "", NOW)

    assert again.table.seats_held_by(hashed(made.mine[1].secret)) == [1]
    assert again.table.phase == "lobby" and again.table.commit != table.commit


# -- people


def test_a_bot_plays_for_the_absent_by_vote_and_gives_the_seat_back() -> None:
    table = friends().table
    table.chairs[2].screens = 0
    people.depart(table, 2, table.chairs[2].holder, NOW)

    assert refusal_of(people.vote, table, 0, 2, True, "page", NOW + 10) == "too-early"
    people.vote(table, 0, 2, True, "page", NOW + 200)
    assert table.chairs[2].level is None
    people.vote(table, 1, 2, True, "page", NOW + 201)
    assert table.chairs[2].level == "page"

    outcome = people.arrive(table, 2)

    assert table.chairs[2].level is None and len(outcome.lines) == 1


def test_a_vote_outlasts_a_line_that_breaks_but_counts_only_with_who_is_there() -> None:
    table = friends(4).table
    table.chairs[3].screens = 0
    people.vote(table, 0, 3, True, "page", NOW + 200)
    table.chairs[0].screens = 0
    people.depart(table, 0, table.chairs[0].holder, NOW + 201)

    people.vote(table, 1, 3, True, "page", NOW + 202)
    assert table.chairs[3].level is None and table.chairs[3].votes == {0, 1}

    table.chairs[0].screens = 1
    people.arrive(table, 0)
    people.vote(table, 1, 3, True, "page", NOW + 203)
    assert table.chairs[3].level == "page"


def test_nobody_is_voted_out_who_is_there() -> None:
    assert refusal_of(people.vote, friends().table, 0, 1, True, "page", NOW + 999) == "too-early"


def test_talk_is_plain_text_without_control_characters() -> None:
    table = friends().table

    people.say(table, 0, "<b>\u202eHi\x00\n there</b>" + "x" * 900, None, NOW)

    text = people.talk_info(table, 0).text
    assert text.startswith("<b>Hi there</b>x") and len(text) == wire.TALK_LENGTH
    assert refusal_of(people.say, table, 0, "\u200b\x07", None, NOW) == "empty"
