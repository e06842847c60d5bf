"""`python -m cabale` is `cabale`."""

import sys

from cabale.cli.main import main

sys.exit(main())
