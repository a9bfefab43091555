"""Play a golden log again at a server of one checkout: a move for each line of standard input.

`looks.py --page --against` starts it with the interpreter of each checkout and in its folder, so that each page is
measured at its own server, with its own harness. Chance says what the log says. The first line it prints is JSON:
where the table is, and the cookie of who sits in seat 0; then one line for each move, with the number of lines that
seat 0 has seen, until the log ends.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from cablecar.kernel.log import parse
from cablecar.kernel.phase import CHANCE
from tests.server.harness import Browser, Host


class Plain(Host):
    """A server with the games that people have."""

    games = ""


def main() -> None:
    log = parse(Path(sys.argv[1]).read_bytes())
    chance = [event.word for event in log.events if event.actor == CHANCE]
    words = [(event.actor, event.word) for event in log.events if event.actor >= 0]
    with TemporaryDirectory(prefix="cablecar-") as folder:
        host = Plain(Path(folder, "tables.sqlite"), scripts=[{"*": chance}])
        page = host.browser()
        seats = ["me", *["friend"] * (log.header.seats - 1)]
        opened = page.open(log.header.slug, seats, options=log.header.options, name="Anna")
        table, sitting = opened["id"], [page.sit(opened["id"], 0)]
        for link in opened["links"]:
            if link["seat"] in range(1, len(seats)):
                browser = Browser(host)
                body = {"token": link["path"].partition("#")[2], "name": f"Guest {link['seat']}"}
                browser.post(f"/api/tables/{table}/enter", body)
                sitting.append(browser.sit(table, link["seat"]))
        print(json.dumps({"address": host.address, "table": table, "cookie": page.cookie}), flush=True)
        for seat, word in words:
            if not sys.stdin.readline():
                break
            mover = sitting[seat]
            mover.catch_up()
            mover.move(word)
            sitting[0].catch_up()
            print(sitting[0].look["n"], flush=True)
        for one in sitting:
            one.close()
        host.stop()


if __name__ == "__main__":
    main()
