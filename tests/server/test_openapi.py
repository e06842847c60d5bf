"""The OpenAPI description held against the server that it describes."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from live import Live

# What the rules of a game allow stands in no schema: a body may be right and the table impossible.
# A body that is too long is refused as such (413), which the program would not take for a refusal.
SETTINGS = """
[checks]
positive_data_acceptance.enabled = false
negative_data_rejection.expected-statuses = [400, 403, 404, 405, 409, 413, 429]
"""


def test_the_server_replies_as_its_description_says(live: Live, tmp_path: Path) -> None:
    """Some thousand requests made up from it, right and wrong ones."""
    words = ["--max-examples", "8", "--seed", "1", "--workers", "1", "--no-color"]
    words += ["--request-timeout", "120"]  # a busy machine breaks no promise
    words += ["--phases", "examples,coverage,fuzzing"]
    (tmp_path / "schemathesis.toml").write_text(SETTINGS)
    live.ask("GET", "/api/schema/openapi.json")  # made once, in whatever time it takes
    where = f"http://127.0.0.1:{live.port}/api/schema/openapi.json"
    command = [str(Path(sys.executable).with_name("schemathesis")), "run", where, *words]

    done = subprocess.run(
        command, cwd=tmp_path, capture_output=True, text=True, env={**os.environ, "CI": "1"}
    )

    assert done.returncode == 0, done.stdout[-8000:] + done.stderr[-2000:]
    assert "passed" in done.stdout
