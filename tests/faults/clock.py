"""`cabale` by a clock that jumps: so many seconds off as a file says, which may change."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

OFFSET = Path(os.environ["CABALE_CLOCK"])
true_time = time.time
time.time = lambda: true_time() + float(OFFSET.read_text() or 0)

if __name__ == "__main__":
    from cabale.cli.main import main

    sys.exit(main(sys.argv[1:]))
