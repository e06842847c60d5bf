"""The deal: its seed is committed and every word sealed before the first word is told.

So nobody chooses seed or word by what the others bring: neither who runs the server, nor whoever
sits down last, nor both together. docs/fairness.md says what that is worth.
"""

from __future__ import annotations

import hashlib
import secrets

from cabale.server.lines import Sealed, Started, Worded
from cabale.server.people import call_time
from cabale.server.table import Outcome, Refuse, Table


def seal_of(word: str) -> str:
    """What is told of a word beforehand: it binds whoever chose it, and tells nothing of it."""
    return hashlib.sha256(b"cabale word:" + word.encode()).hexdigest()


def close(table: Table, until: float = 0.0) -> Outcome:
    """Settle the seats; the game begins as soon as no word is waited for, by a moment if named."""
    outcome = Outcome(table=True)
    table.add(outcome, Sealed(until))
    begin_if_complete(table, outcome)
    return outcome


def tell_word(table: Table, seat: int, word: str) -> Outcome:
    """A seat tells the word behind its seal."""
    if not table.dealing:
        raise Refuse("not-dealing")
    if not word:
        return do_without(table, seat)
    chair, outcome = table.chairs[seat], Outcome()
    if not secrets.compare_digest(seal_of(word), chair.seal):
        raise Refuse("false-word")
    if chair.owes_word():
        outcome.table = True
        table.add(outcome, Worded(seat, word))
        begin_if_complete(table, outcome)
    return outcome


def do_without(table: Table, seat: int) -> Outcome:
    """A seat goes on without its word, where it would be waited for longer than for a moment."""
    outcome = Outcome()
    if table.words_until and table.chairs[seat].owes_word():
        outcome.table = True
        table.add(outcome, Worded(seat, ""))
        begin_if_complete(table, outcome)
    return outcome


def begin_without(table: Table) -> Outcome:
    """Words were waited for long enough."""
    over = table.dealing and table.words_until <= table.now
    outcome = Outcome(table=over)
    if over:
        table.add(outcome, Started([], table.moment()))
    return outcome


def begin_if_complete(table: Table, outcome: Outcome) -> None:
    """Begin the game once every word that can come has come."""
    if not awaited(table):
        table.add(outcome, Started([], table.moment()))


def awaited(table: Table) -> list[int]:
    """The seats whose words are still to come; those of absent friends only until a moment."""
    patient = table.opened.mode != "friends" or table.words_until > table.now
    return [
        n
        for n, chair in enumerate(table.chairs)
        if chair.owes_word() and (patient or chair.is_present())
    ]


def gathers(table: Table) -> list[int]:
    """The seats that are waited for, however long it takes them to come."""
    return awaited(table) if table.dealing and table.words_until else []


def wait_bits(table: Table) -> int:
    """A bit for each seat that something is waited for from, for the list of one's tables."""
    return table.waiting() | sum(1 << seat for seat in gathers(table))


def ends_of(table: Table) -> tuple[float | None, ...]:
    """When the time of each seat will be over: that of its turn, or that for its word."""
    owing = gathers(table)
    if not owing:
        return table.ends()
    return tuple(table.words_until if n in owing else None for n in range(len(table.chairs)))


def call_all(table: Table) -> Outcome:
    """A moment has come: for words, or for answers."""
    return begin_without(table) if table.dealing else call_time(table)
