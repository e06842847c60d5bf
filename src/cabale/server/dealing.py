"""The deal: its seed is committed and every word sealed before the first word is told.

So nobody chooses seed or word by what the others bring: neither who runs the server, nor whoever
sits down last, nor both together. docs/fairness.md says what that is worth.
"""

from __future__ import annotations

import hashlib
import secrets

from cabale.server.lines import Sealed, Started, Worded
from cabale.server.table import Outcome, Refuse, Table


def seal_of(word: str) -> str:
    """What is told of a word beforehand: it binds whoever chose it, and tells nothing of it."""
    return hashlib.sha256(b"cabale word:" + word.encode()).hexdigest()


def close(table: Table) -> Outcome:
    """Settle the seats; the game begins as soon as no word is waited for."""
    outcome = Outcome(table=True)
    table.add(outcome, Sealed())
    begin_if_complete(table, outcome)
    return outcome


def tell_word(table: Table, seat: int, word: str) -> Outcome:
    """A seat tells the word behind its seal."""
    if not table.dealing:
        raise Refuse("not-dealing")
    chair, outcome = table.chairs[seat], Outcome(table=True)
    if not secrets.compare_digest(seal_of(word), chair.seal):
        raise Refuse("false-word")
    if not chair.entropy:
        table.add(outcome, Worded(seat, word))
        begin_if_complete(table, outcome)
    return outcome


def begin_without(table: Table) -> Outcome:
    """Words were waited for long enough."""
    outcome = Outcome(table=table.dealing)
    if table.dealing:
        table.add(outcome, Started([], table.moment()))
    return outcome


def begin_if_complete(table: Table, outcome: Outcome) -> None:
    """Begin the game once every word that can come has come."""
    if not awaited(table):
        table.add(outcome, Started([], table.moment()))


def awaited(table: Table) -> list[int]:
    """The seats whose words are still to come; among friends those of absent ones are not."""
    friends = table.opened.mode == "friends"
    return [
        n
        for n, chair in enumerate(table.chairs)
        if chair.seal and not chair.entropy and (chair.is_present() or not friends)
    ]
