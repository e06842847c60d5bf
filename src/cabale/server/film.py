"""What somebody who comes back has missed: the Steps since their last answer, made anew."""

from __future__ import annotations

from typing import Final

from cabale.server.play import Play
from cabale.server.replay import Replay
from cabale.server.wire import WATCHING, Step

FRAMES: Final = 40  # the longest film; what came before it is told by the log


def film(play: Play, eyes: int) -> list[Step]:
    """What `eyes` saw from their last answer on, without the present.

    As in the stream, an answer that changed nothing for these eyes leaves no trace.
    """
    if eyes == WATCHING:
        return []
    replay, out = Replay(play), list[Step]()
    back = play.asked_back(eyes)
    first = replay.step_of(len(play.answers) - back) if back else 0
    for n in range(max(first, replay.last() - FRAMES), replay.last() + 1):
        frame = replay.look(n, eyes)
        if not out or frame.events or look_of(frame) != look_of(out[-1]):
            out.append(frame)
    return out[:-1]


def look_of(frame: Step) -> tuple[object, object]:
    """What is drawn of a Step."""
    return frame.view, frame.question
