"""`python -m souterrain` is the `souterrain` command."""

from .cli import main

main()
