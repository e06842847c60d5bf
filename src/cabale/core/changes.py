"""What changed between two things seen: only that is sent, and whoever has the first follows.

A change of a shape holds the fields that differ; a change of a list that did not shrink holds the
entries that differ, by their number, the new ones too. Everything else is told anew. As JSON both
are objects: whoever follows knows by what it has whether fields or entries are meant.
"""

from __future__ import annotations

from typing import Any, Final

from cabale.core.sight import Shape, values_of

SPARSE: Final = 4  # of so many numbers one may differ before the list is told anew


def change_of(before: Any, now: Any) -> Any:
    """What leads from one to the other, which differ.

    >>> change_of([1, 2, 3, 4, 5, 6, 7, 8], [1, 2, 3, 4, 5, 6, 7, 9])
    {7: 9}
    >>> change_of([1, 2], [1])
    [1]
    """
    if isinstance(now, Shape) and type(before) is type(now):
        return change_of_shape(before, now)
    if isinstance(now, list) and isinstance(before, list) and 0 < len(before) <= len(now):
        return change_of_list(before, now)
    return now


def change_of_shape(before: Any, now: Any) -> dict[str, Any]:
    """The fields that differ, and what does inside each."""
    out = changed_fields(before, now)
    for name, old in out.items():
        out[name] = change_of(old, getattr(now, name))
    return out


def changed_fields(before: Any, now: Any) -> dict[str, Any]:
    """What was before in each field that differs between two structures of one kind."""
    out: dict[str, Any] = {}
    names: tuple[str, ...] = now.__struct_fields__
    olds: tuple[Any, ...] = values_of(before)
    news: tuple[Any, ...] = values_of(now)
    for n in range(len(names)):
        old, new = olds[n], news[n]
        if old is not new and old != new:
            out[names[n]] = old
    return out


def change_of_list(before: list[Any], now: list[Any]) -> Any:
    """The entries that differ and those that are new, if that is shorter than the list."""
    out: dict[int, Any] = {}
    known = len(before)
    for n in range(len(now)):
        new = now[n]
        if n >= known:
            out[n] = new
        elif before[n] is not new and before[n] != new:
            out[n] = change_of(before[n], new)
    if isinstance(now[0], Shape) or len(out) * SPARSE <= len(now):
        return out
    return now


def follow(known: Any, change: Any) -> Any:
    """What was seen, as JSON holds it, after a change.

    >>> follow({"hand": [4, 5], "turn": 1}, {"hand": {"2": 6}})
    {'hand': [4, 5, 6], 'turn': 1}
    """
    if not isinstance(change, dict):
        return change
    if isinstance(known, list):
        out = list(known)
        for key, value in change.items():
            n = int(key)
            out[n : n + 1] = [follow(out[n], value) if n < len(out) else value]
        return out
    if isinstance(known, dict):
        return {**known, **{key: follow(known.get(key), change[key]) for key in change}}
    return change
