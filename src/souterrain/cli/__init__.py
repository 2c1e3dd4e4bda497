"""The command line."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from souterrain.core.errors import SouterrainError
from souterrain.core.say import Say
from souterrain.core.text import texts

from .fault import noted
from .language import spoken, surrounding
from .parser import build

BAD_INPUT = 2
FAULT = 70
INTERRUPTED = 130


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; returns the status for the shell. What goes wrong is said in the user's language."""
    given = list(sys.argv[1:] if argv is None else argv)
    language = surrounding()
    try:
        language = spoken(given)
        chosen = build(language).parse_args(given)
        status: int = chosen.run(chosen)
        sys.stdout.flush()
        return status
    except SouterrainError as error:
        print(texts(language, error.speaks).say(error.say), file=sys.stderr)
        return BAD_INPUT
    except (KeyboardInterrupt, EOFError):
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except Exception as error:
        print(texts(language).say(Say("cli-fault", what=repr(error)[:200], log=noted())), file=sys.stderr)
        return FAULT
