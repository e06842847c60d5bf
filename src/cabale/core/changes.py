"""What changed between two things seen: only that is sent, and whoever has the first follows.

A change of a shape holds the fields that differ; a change of a list that did not shrink holds the
entries that differ, by their number, the new ones too. Everything else is told anew. As JSON both
are objects: whoever follows knows by what it has whether fields or entries are meant.
"""

from __future__ import annotations

from typing import Any, Final

from cabale.core.sight import Shape, values_of

SPARSE: Final = 4  # of so many numbers one may differ before the list is told anew

# What was found to differ between two shapes, with both of them, by which they are: eyes that share
# what they saw before and what they see now are told the same.
Made = dict[tuple[int, int], tuple[Any, Any, Any]]


def change_of(before: Any, now: Any, made: Made | None = None) -> Any:
    """What leads from one to the other, which differ.

    >>> change_of([1, 2, 3, 4, 5, 6, 7, 8], [1, 2, 3, 4, 5, 6, 7, 9])
    {7: 9}
    >>> change_of([1, 2], [1])
    [1]
    """
    if isinstance(now, list):
        if isinstance(before, list) and 0 < len(before) <= len(now):
            return change_of_list(before, now, made)
    elif not isinstance(now, int) and isinstance(now, Shape) and type(before) is type(now):
        return change_of_shape(before, now, made)
    return now


def change_of_shape(before: Any, now: Any, made: Made | None) -> dict[str, Any]:
    """The fields that differ, and what does inside each."""
    out: dict[str, Any] = {}
    names: tuple[str, ...] = now.__struct_fields__
    olds: tuple[Any, ...] = values_of(before)
    news: tuple[Any, ...] = values_of(now)
    for n in range(len(names)):
        old, new = olds[n], news[n]
        if old is not new and old != new:
            out[names[n]] = change_of(old, new, made)
    return out


def change_of_list(before: list[Any], now: list[Any], made: Made | None) -> Any:
    """The entries that differ and those that are new, if that is shorter than the list."""
    out: dict[int, Any] = {}
    known = len(before)
    shapes = not isinstance(now[0], int) and isinstance(now[0], Shape)
    for n in range(len(now)):
        new = now[n]
        if n >= known:
            out[n] = new
        elif before[n] is not new and before[n] != new:
            out[n] = change_once(before[n], new, made) if shapes else change_of(before[n], new)
    if shapes or len(out) * SPARSE <= len(now):
        return out
    return now


def change_once(before: Any, now: Any, made: Made | None) -> Any:
    """What leads from one shape to another, found once for all who see both."""
    if made is None:
        return change_of(before, now)
    which = (id(before), id(now))
    found = made.get(which)
    if found is None:
        found = made[which] = (before, now, change_of(before, now, made))
    return found[2]


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
