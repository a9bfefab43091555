"""The files that are written from Python: JSON Schemas of scenes and of the wire, the page's types and colours."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from cablecar.kernel.errors import BadInput
from cablecar.modes import ROOT


def generated() -> dict[str, str]:
    """Return the text of every generated file, by its place in the repository."""
    from cablecar.scene.style_sheet import common_tones, style_sheet
    from cablecar.server.wire.schemas import files
    from cablecar.server.wire.typescript import types

    return {
        **{f"docs/schema/{name}": text for name, text in files().items()},
        "frontend/src/wire/types.ts": types(),
        "frontend/src/styles/colours.css": style_sheet(),
        "frontend/src/scene/commonTones.ts": common_tones(),
    }


def schema(
    into: Annotated[
        Path,
        typer.Option(
            "--into", metavar="FOLDER", help="a repository to write into; this one if not given", show_default=False
        ),
    ] = ROOT,
) -> None:
    """Write what is generated from Python: docs/schema (scenes and the wire), the page's types of both, its colours."""
    for place, text in generated().items():
        path = into / place
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")
        except OSError as error:
            raise BadInput(f"{str(path)!r} can't be written: {error.strerror}") from None
        print(path)
