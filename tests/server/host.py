"""A real server process for tests: `python -m tests.server.host DB JSON`, with settings and, if wished, dice that
follow scripts, one per table.

A script names, per purpose (`*`: whatever it is), the words that chance says; when it has run out, chance says the last
legal word.
"""

from __future__ import annotations

import dataclasses
import json
import sys
from pathlib import Path

from librt.vecs import vec
from mypy_extensions import i64

from cablecar.kernel.dice import Dice
from cablecar.kernel.phase import CHANCE, MAX_LEGAL
from cablecar.kernel.table import Table
from cablecar.server.addresses import Public, public_of
from cablecar.server.run import serve
from cablecar.server.settings import Settings
from cablecar.server.store.opening import is_postgres


def dice_of(script: dict[str, list[str]], table: Table) -> Dice:
    """Return dice that follow a script."""
    rest = {purpose: list(words) for purpose, words in script.items()}

    def dice(purpose: str, weights: list[int]) -> int:
        out = vec[i64]([0] * int(MAX_LEGAL))
        legal = [table.game.vocabulary.words[out[i]] for i in range(table.state.legal(CHANCE, out))]
        for words in (rest.get(purpose), rest.get("*")):
            if words:
                return legal.index(words.pop(0))
        return len(legal) - 1

    return dice


def main() -> None:
    given = json.loads(sys.argv[2])
    scripts, port = given.pop("scripts", []), given.pop("port", 0)
    given["components"] = tuple(Path(file) for file in given.get("components", ()))
    given["public"] = public_of(given["public"]) if "public" in given else Public()
    given["proxies"] = tuple(given.get("proxies", ()))
    quick = {
        "address_messages": 100_000.0,
        "message_rate": 1000.0,
        "message_burst": 1000.0,
        "get_rate": 10_000.0,
    }  # a test is quicker than people
    usual = {"workers": 1, "gone_seconds": 0.0, **quick}
    settings = dataclasses.replace(
        Settings(sys.argv[1] if is_postgres(sys.argv[1]) else Path(sys.argv[1])), **{**usual, **given}
    )
    if scripts:
        settings = dataclasses.replace(settings, dice=lambda table: dice_of(scripts.pop(0), table))
    serve(port=port, settings=settings)


if __name__ == "__main__":
    main()
