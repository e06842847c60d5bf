"""Where a request comes from, as a browser tells it."""

from __future__ import annotations

from collections.abc import Iterable
from urllib.parse import urlsplit


def is_foreign(headers: Iterable[tuple[bytes, bytes]]) -> bool:
    """Whether a page of another site sends this; programs that are no browser say nothing."""
    said = {name.lower(): value for name, value in headers}
    origin = said.get(b"origin")
    if origin is None:
        return False
    host = said.get(b"x-forwarded-host", said.get(b"host", b""))
    return urlsplit(origin).netloc.lower() != host.lower()
