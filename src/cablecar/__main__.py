"""Run the command line: `python -m cablecar`."""

from __future__ import annotations

import sys
from signal import SIG_UNBLOCK, SIGINT, pthread_sigmask


def main() -> int:
    """Return the exit code; Ctrl-C means 130 from the first import on."""
    try:
        pthread_sigmask(SIG_UNBLOCK, {SIGINT})  # ./cablecar has blocked it until here
        from cablecar.cli.main import main as run_command

        return run_command()
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
