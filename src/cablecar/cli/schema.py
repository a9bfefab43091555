"""The JSON Schemas of scenes and of the wire, as files."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from cablecar.kernel.errors import BadInput
from cablecar.modes import ROOT

SCHEMA_FOLDER = ROOT / "docs" / "schema"


def schema(
    into: Annotated[
        Path,
        typer.Option("--into", metavar="FOLDER", help="where they go; docs/schema if not given", show_default=False),
    ] = SCHEMA_FOLDER,
) -> None:
    """Write the JSON Schemas of scenes (scene.json) and of what goes over the wire (wire.json)."""
    from cablecar.server.wire.schemas import files

    for name, text in files().items():
        try:
            into.mkdir(parents=True, exist_ok=True)
            (into / name).write_text(text, "utf-8")
        except OSError as error:
            raise BadInput(f"{str(into / name)!r} can't be written: {error.strerror}") from None
        print(into / name)
