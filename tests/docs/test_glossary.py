"""The glossary: one meaning each, and every module it names is there."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

pytestmark = pytest.mark.once

ROOT = Path(__file__).resolve().parents[2]
TEXT = (ROOT / "docs" / "glossary.md").read_text("utf-8")
ENTRY = re.compile(r"^\| (.+?) \| (.+?) \| `(.+?)` \|$", re.MULTILINE)


def is_there(place: str) -> bool:
    """Tell whether a module or folder named in the glossary exists."""
    return any(any(folder.glob(place)) for folder in (ROOT, ROOT / "src" / "cablecar"))


def test_a_word_has_one_meaning() -> None:
    words = Counter(word for words, _, _ in ENTRY.findall(TEXT) for word in words.split(", "))
    assert len(words) > 60
    assert [word for word, count in words.items() if count > 1] == []


def test_every_place_is_there() -> None:
    assert [place for _, _, place in ENTRY.findall(TEXT) if not is_there(place)] == []
    assert not is_there("kernel/asking.py")


def test_it_is_found_from_the_architecture() -> None:
    assert "(glossary.md)" in (ROOT / "docs" / "architecture.md").read_text("utf-8")
