"""The checker itself: it finds each fault, and finds none where there is none."""

from __future__ import annotations

import pytest
from history import Answer, History, Stored, judge

EVENTS = [[1, 0], [2, 1], [3, 0]]


def told(*keys: str) -> History:
    """Seat 0 sent answers a to d at one table; these were acknowledged."""
    history = History()
    for n, key in enumerate("abcd"):
        history.send(Answer("t", 0, key, n))
    for key in keys:
        history.tell(key, 1.0, 1.1)
    history.see("t", 0, EVENTS[:1])
    history.see("t", 0, EVENTS[:2])
    return history


def kept(keys: str, numbers: list[int] | None = None, logs: list[list[int]] = EVENTS) -> Stored:
    answers = [Answer("t", 0, key, "abcd".index(key)) for key in keys]
    return Stored(numbers or list(range(len(keys))), answers, {0: logs})


def faults(history: History, stored: Stored) -> dict[str, int]:
    verdict = judge(history, {"t": stored})
    names = ("lost", "doubled", "invented", "gaps", "disorder", "torn")
    return {name: len(getattr(verdict, name)) for name in names if getattr(verdict, name)}


def test_what_is_stored_and_was_never_acknowledged_is_no_fault() -> None:
    assert faults(told("a", "b"), kept("abc")) == {}


@pytest.mark.parametrize(
    ("history", "stored", "found"),
    [
        (told("a", "b"), kept("a"), {"lost": 1}),
        (told("a"), kept("aab"), {"doubled": 1}),
        (told("a"), kept("ab", [0, 2]), {"gaps": 1}),
        (told("b", "a"), kept("ab"), {"disorder": 1}),
        (told("a"), kept("ab", logs=[[1, 0], [9, 9]]), {"torn": 1}),
    ],
    ids=["lost", "doubled", "gap", "disorder", "torn"],
)
def test_each_fault_is_found(history: History, stored: Stored, found: dict[str, int]) -> None:
    assert faults(history, stored) == found


def test_an_answer_that_nobody_sent_so_is_found() -> None:
    stored = kept("a")
    stored.answers.append(Answer("t", 1, "x", 0))
    stored.answers.append(Answer("t", 0, "b", 3))
    stored.numbers = [0, 1, 2]
    assert faults(told("a"), stored) == {"invented": 2}


def test_a_log_that_becomes_another_is_found() -> None:
    history = told("a")
    history.see("t", 0, [[7, 7]])
    assert faults(history, kept("a", logs=[[7, 7]])) == {"torn": 1}
