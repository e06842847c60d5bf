"""Takes a compiled engine into use once it is there, so that nobody waits for it or loses by it.

A server may be started on the plain engine while another process still compiles it. Bots get the
compiled one at once, for they think in processes of their own; the server itself begins anew when
nobody is looking, on the socket it has: whoever knocks meanwhile waits at the door for a second.
"""

from __future__ import annotations

import asyncio
import os
import socket
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

from cabale.server.log import log

LOOK: Final = 1.0  # seconds between two looks
QUIET: Final = 5  # looks in a row without anybody there


class Renewal:
    """Waits for the engine in a folder, then for a quiet moment."""

    def __init__(self, engine: Path) -> None:
        self.engine: Final = engine.resolve()
        self.come = False  # the moment has come to begin anew

    async def wait(
        self, renew_bots: Callable[[], None], is_quiet: Callable[[], bool], stop: Callable[[], None]
    ) -> None:
        """Have the bots renewed as soon as there is an engine, and the server when it is quiet."""
        while not (self.engine / ".compiled").exists():
            await asyncio.sleep(LOOK)
        sys.path.insert(0, str(self.engine))  # where processes begun from now on find the package
        renew_bots()
        log("bots think with the compiled engine")
        quiet = 0
        while quiet < QUIET:
            await asyncio.sleep(LOOK)
            quiet = quiet + 1 if is_quiet() else 0
        self.come = True
        stop()

    def begin_anew(self, words: list[str], sock: socket.socket) -> None:
        """Become a server that runs from the engine and listens on the same socket."""
        sock.set_inheritable(True)
        command = [sys.executable, "-m", "cabale", *words, "--fd", str(sock.fileno())]
        os.execve(sys.executable, command, {**os.environ, "PYTHONPATH": str(self.engine)})
