"""Run the command line: `python -m cablecar`."""

import sys

from cablecar.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
