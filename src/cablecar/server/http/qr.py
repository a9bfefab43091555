"""Addresses as codes for cameras: as a picture for the page, as characters for the terminal."""

from __future__ import annotations

import io

import segno


def svg(address: str) -> bytes:
    """Return a code as a picture, black on white also at night, with the quiet border that cameras need."""
    out = io.BytesIO()
    segno.make(address, error="m", micro=False).save(
        out, kind="svg", scale=4, border=4, dark="#000", light="#fff", xmldecl=False, nl=False
    )
    return out.getvalue()


def characters(address: str) -> str:
    """Return a code for a terminal, two rows of it per line."""
    out = io.StringIO()
    segno.make(address, error="l", micro=False).terminal(out, border=2, compact=True)
    return out.getvalue()
