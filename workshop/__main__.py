"""python -m workshop need NAME...      have it there: play, build, test, docs, node, page, engine
python -m workshop play [ARGUMENT...]   serve the page, with arguments of `cabale serve`
python -m workshop page-check           types, style and tests of the page
python -m workshop compile DIR          a compiled copy of the package; fails where there is none

CABALE_COMPILE=1 demands compilation, CABALE_COMPILE=0 forbids it; unset, it is tried.
"""

from __future__ import annotations

import sys
from pathlib import Path

from workshop import engine, page
from workshop.needs import need
from workshop.play import play
from workshop.telling import Trouble, sentence_for

STOPPED = 130  # the status of a command that Ctrl-C ended


def main(words: list[str]) -> int:
    """Do what the Makefile asks."""
    match words:
        case ["need", *names]:
            need(*names)
        case ["play", *more]:
            return play(more)
        case ["page-check"]:
            page.check()
        case ["compile", target]:
            engine.compile_engine(Path(target).resolve())
        case _:
            raise Trouble(str(__doc__))
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except Trouble as trouble:
        sys.exit(str(trouble))
    except OSError as error:
        sys.exit(sentence_for(str(error), "Setting up Cabale failed:"))
    except KeyboardInterrupt:
        print("\nStopped; the next run goes on from here.")
        sys.exit(STOPPED)
