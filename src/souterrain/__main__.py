"""`python -m souterrain` is the `souterrain` command."""

import sys

from .cli import main

sys.exit(main())
