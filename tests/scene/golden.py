"""The golden scenes: stage, look, what is drawn where, and what is read. `python -m tests.scene.golden` renews them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

from cablecar import games
from cablecar.kernel.dice import seeded_dice
from cablecar.kernel.phase import SPECTATOR
from cablecar.kernel.state import Game
from cablecar.kernel.table import Table
from cablecar.scene.layout import spots
from cablecar.scene.look import feed_of, folder_of
from cablecar.scene.model import Look, Panel, Piece, Place, Prompt, Stage, UndoOffer
from cablecar.scene.reading import Reader, heard
from cablecar.scene.symbols import load_symbols
from cablecar.scene.texts import Texts

FOLDER = Path(__file__).parent / "golden"
NAMES = ["Anna", "Bert", "Chris", "Dora"]


def play(game: Game, seats: int, decisions: int, seed: int) -> Table:
    """Play the first, the last, the middle word in turn: the same game every time."""
    table = Table(game, seats, dice=seeded_dice(seed))
    for k in range(decisions):
        if not table.actors():
            break
        seat = table.actors()[0]
        words = table.legal(seat)
        table.submit(seat, words[k * 7 % len(words)])
    return table


def frankfurt(seats: int, decisions: int, reader: int) -> tuple[Stage, Look]:
    watch = feed_of(play(games.load("frankfurt"), seats, decisions, seats), reader)
    return watch.stage(), watch.look()


def stacks() -> tuple[Stage, Look]:
    """Every way of lying on a place, turned and fitted."""
    places = [
        Place(id="one", at=(50, 50), box=(60, 40), name="one", turn=30),
        Place(id="pile", at=(150, 50), box=(60, 60), name="pile", stack="pile", fit=1),
        Place(id="row", at=(250, 50), box=(80, 30), name="row", stack="row"),
        Place(id="grid", at=(350, 50), box=(90, 60), name="grid", stack="grid", fit=0.7),
        Place(id="fan", at=(460, 50), box=(100, 60), name="fan", stack="fan", fit=1),
        Place(id="free", at=(300, 50), box=(600, 100), name="free", stack="free", cell=(20, 20), top=True),
    ]
    counts = {"one": 1, "pile": 7, "row": 3, "grid": 5, "fan": 4}
    pieces = [
        Piece(id=f"{place}.{k}", on=place, symbol="card", tone="red", name="card", turn=10 * k)
        for place, n in counts.items()
        for k in range(n)
    ]
    pieces += [
        Piece(id=f"free.{k}", on="free", at=(520 + 30 * k, 80), symbol=f"seat-{k}", tone=f"seat{k}", name="marker")
        for k in range(2)
    ]
    board = Panel(id="stacks", role="board", name="stacks", size=(600, 100), places=places)
    flow = Panel(
        id="flow",
        role="mine",
        form="flow",
        name="flow",
        places=[Place(id="hand", box=(88, 60), name="hand", fit=1, part={"card": "a"})],
    )
    pieces.append(Piece(id="held", on="hand", symbol="back", name="held"))
    stage = Stage(key="stacks", seats=["#2C2A28", "#FFFFFF"], panels=[board, flow])
    return stage, Look(
        n=0,
        stage="stacks",
        seat=0,
        since=0,
        status=["stacks"],
        prompt=Prompt(who=[0], say="look", undo=UndoOffer(False, "no")),
        pieces=pieces,
    )


SCENES: dict[str, Any] = {
    "frankfurt-place": lambda: frankfurt(3, 76, 2),
    "frankfurt-two": lambda: frankfurt(2, 30, int(SPECTATOR)),
    "frankfurt-over": lambda: frankfurt(4, 500, 0),
    "stacks": stacks,
}


def golden(name: str) -> dict[str, Any]:
    """Return a golden scene as it should be now."""
    stage, look = SCENES[name]()
    folder = folder_of(games.load("frankfurt")) if name.startswith("frankfurt") else None
    symbols = load_symbols(folder)
    drawn = {panel.id: [list(spot.listed()) for spot in spots(stage, look, panel, symbols)] for panel in stage.panels}
    texts = Texts("en", *([folder / "texts"] if folder else []), strict=True)
    you = -1 if look.seat is None else look.seat
    read = [heard(line) for line in Reader(texts, NAMES, you, stage).read(look)]
    return {"stage": msgspec.to_builtins(stage), "look": msgspec.to_builtins(look), "drawn": drawn, "read": read}


def written(name: str) -> str:
    """Write a golden scene; the art, which is drawn and not laid out, is left out."""
    scene = golden(name)
    for panel in scene["stage"]["panels"]:
        panel.pop("art", None)
    return json.dumps(scene, ensure_ascii=False, separators=(",", ":")) + "\n"


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name in SCENES:
        (FOLDER / f"{name}.json").write_text(written(name), "utf-8")


if __name__ == "__main__":
    main()
