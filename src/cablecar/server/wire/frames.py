"""Frames of a WebSocket (RFC 6455, 5.2): all that a server sends, and the short ones of clients."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

TEXT: Final = 0x81  # a whole message of text
MASKED: Final = 0x80  # beside the length: what a client sends is
HEAD_BYTES: Final = 6  # of a short frame of a client: kind, length and four bytes of a mask
SHORT: Final = 126  # lengths from here on are told in two bytes more
LONG: Final = 65_536  # … and from here on in eight


def framed(payload: bytes) -> bytes:
    """Return a message of text as the frame that a server sends."""
    size = len(payload)
    if size < SHORT:
        return bytes((TEXT, size)) + payload
    if size < LONG:
        return bytes((TEXT, 126, size >> 8, size & 255)) + payload
    return bytes((TEXT, 127)) + size.to_bytes(8, "big") + payload


def payloads_of(frames: bytes) -> Iterator[bytes]:
    """Yield the messages of text in frames that `framed` has made."""
    start = 0
    while start < len(frames):
        size, start = frames[start + 1], start + 2
        if size >= SHORT:
            digits = 2 if size == 126 else 8
            size, start = int.from_bytes(frames[start : start + digits], "big"), start + digits
        yield frames[start : start + size]
        start += size


def short_text_of(frame: bytes) -> bytes | None:
    """Return the message, if this is exactly one frame of a client with a whole message of text that is short."""
    size = len(frame) - HEAD_BYTES
    if not 0 <= size < SHORT or frame[0] != TEXT or frame[1] != MASKED | size:
        return None
    mask = (frame[2:HEAD_BYTES] * (size // 4 + 1))[:size]
    return (int.from_bytes(frame[HEAD_BYTES:]) ^ int.from_bytes(mask)).to_bytes(size)
