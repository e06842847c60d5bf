"""Structured logs: one JSON object a line, never with a secret or anything hidden in a game."""

from __future__ import annotations

import logging
import sys
import time
from typing import Final

from cabale.server.wire import encode

LOGGERS: Final = {
    "cabale.server": logging.INFO,
    "uvicorn.error": logging.WARNING,
    "asyncio": logging.WARNING,
}
LOGGER: Final = logging.getLogger("cabale.server")


class JsonLines(logging.Formatter):
    """One line of JSON for each entry."""

    def format(self, record: logging.LogRecord) -> str:
        entry = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            **getattr(record, "facts", {}),
        }
        if record.exc_info:
            entry["trace"] = self.formatException(record.exc_info)
        return encode(entry).decode()


def log(event: str, **facts: object) -> None:
    """Note that something happened."""
    LOGGER.info(event, extra={"facts": facts})


def log_failure(event: str, **facts: object) -> None:
    """Note an exception that is being handled, with its trace."""
    LOGGER.exception(event, extra={"facts": facts})


def write_logs_to_stderr() -> None:
    """Send the logs of the server, and of what serves it, to the standard error stream as JSON."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name, level in LOGGERS.items():
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.setLevel(level)
        logger.propagate = False
