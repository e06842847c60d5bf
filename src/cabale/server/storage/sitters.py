"""Who has ever sat at a table: whoever is erased is looked for there too, long after they left."""

from __future__ import annotations

import re
from typing import Final

from cabale.server.lines import parted
from cabale.server.storage.paper import PERSON
from cabale.server.storage.store import Run

HELD: Final = re.compile(rb'"holder":"%s([^"]*)"' % PERSON.encode())


def sitters(run: Run) -> list[str]:
    """The ids of all people who hold a seat now, or whom these lines seat or make known."""
    now = {seat.holder for seat in run.summary.seats or []}
    found = {holder[len(PERSON) :] for holder in now if holder.startswith(PERSON)}
    for line in run.lines:
        found |= {id.decode() for id in HELD.findall(parted(line)[0])}  # not in what was said
    return sorted(found)
