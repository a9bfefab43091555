"""The colours of palette.py as the page has them: its custom properties and its common tones, by `cablecar schema`."""

from __future__ import annotations

import json
from collections.abc import Mapping

from cablecar.scene.palette import LINE_DRAWING, TONES, page_properties

SOURCE = "Written by `./cablecar schema` from src/cablecar/scene/palette.py. Edit that."


def style_sheet() -> str:
    """Return the custom properties by day and by night, and those of a line drawing."""
    drawn = {name: f"var(--{'c-tint' if to == 'tint' else to})" for name, to in LINE_DRAWING.items()}
    return (
        f"/* {SOURCE} */\n"
        + _rule(":root", {"color-scheme": "light", **_properties(page_properties(is_night=False))})
        + _rule(":root.night", {"color-scheme": "dark", **_properties(page_properties(is_night=True))})
        + "/* A line drawing (a ruin, an open project): everything in the tint of the tone. */\n"
        + _rule(".drawn", _properties(drawn))
    )


def common_tones() -> str:
    """Return the tones that every stage has, in TypeScript."""
    tones = "".join(f"  {name}: {json.dumps(tone)},\n" for name, tone in TONES.items())
    return (
        f'// {SOURCE}\n\nimport type {{ Tone }} from "../wire/types";\n\n'
        f"export const COMMON: Record<string, Tone> = {{\n{tones}}};\n"
    )


def _properties(values: Mapping[str, str]) -> dict[str, str]:
    return {f"--{name}": value.lower() if value.startswith("#") else value for name, value in values.items()}


def _rule(selector: str, declarations: Mapping[str, str]) -> str:
    return f"{selector} {{\n" + "".join(f"  {name}: {value};\n" for name, value in declarations.items()) + "}\n"
