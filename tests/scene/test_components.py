"""The component reader: what it reads, what it refuses and where."""

from __future__ import annotations

import pickle
import time
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cablecar.kernel.errors import BadComponents
from cablecar.scene import components
from cablecar.scene.components import Source, digest, printed, read_source, shipped
from cablecar.scene.document import DEEPEST, LARGEST, parse_document

STANDARD = """\
set: {game: toy, name: designed_v1}
provenance: {board: "designed", cards: "printed"}
board:
  size: 3
  names: [a, b]
cards:
  - {id: one, value: 1}
  - id: two
    value: 2.5
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    data = tmp_path / "data"
    data.mkdir()
    (data / "designed_v1.yaml").write_text(STANDARD, "utf-8")
    return data


def own(folder: Path, text: str) -> Path:
    file = folder.parent / "box.yaml"
    file.write_text(text, "utf-8")
    return file


def refusal(raw: bytes | str) -> tuple[int, str]:
    with pytest.raises(BadComponents) as caught:
        parse_document(raw.encode() if isinstance(raw, str) else raw, "box.yaml")
    assert caught.value.file == "box.yaml"
    return caught.value.line, caught.value.reason


def test_scalars_are_what_they_look_like() -> None:
    document = parse_document(
        b"{a: 1, b: -2.5, c: true, d: null, e: ~, f: yes, g: +4, h: '7', i: 0x10, j: 1:30, k: 007, 3: x, l: .nan, "
        b"m: 1e9, n: no}",
        "f",
    )
    assert document.data == {
        "a": 1,
        "b": -2.5,
        "c": True,
        "d": None,
        "e": None,
        "f": "yes",
        "g": "+4",
        "h": "7",
        "i": "0x10",
        "j": "1:30",
        "k": 7,
        3: "x",
        "l": ".nan",
        "m": "1e9",
        "n": "no",
    }


def test_everything_knows_its_line(folder: Path) -> None:
    source = read_source(folder)
    assert source.line("board") == 3
    assert source.line("board", "size") == 4
    assert source.line("board", "names", 1) == 5
    assert source.line("cards", 0, "value") == 7
    assert source.line("cards", 1) == 8
    assert source.line("cards", 1, "value") == 9
    assert source.line("cards", 1, "colour") == 8
    assert source.line("cards", 7, "colour") == 6
    assert source.file("cards", 1) == "designed_v1.yaml"


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("", 1, "this one is empty"),
        ("# nothing\n", 1, "this one is empty"),
        ("- 1\n- 2\n", 1, "must be a mapping"),
        ("word\n", 1, "not 'word'"),
        ("a: 1\nb: 2\na: 3\n", 3, "the key 'a' stands here a second time (first on line 1)"),
        ("a:\n  b: 1\n  b: 2\n", 3, "a second time (first on line 2)"),
        ("a: 1\nb: [1, 2\nc: 3\n", 3, "not YAML"),
        ("a: 1\n\tb: 2\n", 2, "not YAML"),
        ("a: 1\n---\nb: 2\n", 2, "second document"),
        ("a: &x 1\nb: 2\n", 1, "anchors are not read"),
        ("a: 1\nb: *x\n", 2, "aliases are not read"),
        ("a: 1\nb: !!python/object:os.system x\n", 2, "tags are not read"),
        ("a: 1\n1.5: 2\n", 2, "a key must be"),
        ("a: 1\ntrue: 2\n", 2, "a key must be"),
        ("a: 1\n? [b]\n: 2\n", 2, "a key must be"),
        ("a: 1\nb: \x07\n", 2, "not YAML"),
        ("a: 1\nb: '\0'\n", 2, "a binary file"),
    ],
)
def test_a_file_that_is_no_component_file_is_refused_with_its_line(text: str, line: int, reason: str) -> None:
    found, why = refusal(text)
    assert reason in why
    assert found == line


def test_what_is_not_utf8_is_refused() -> None:
    assert refusal(b"a: 1\nb: \xff\xfe\n") == (2, "not UTF-8 text")


def test_a_byte_order_mark_does_no_harm() -> None:
    assert parse_document(b"\xef\xbb\xbfa: 1\n", "f").data == {"a": 1}


def test_a_large_file_is_refused() -> None:
    assert refusal(b"#" * (LARGEST + 1))[1] == "larger than 1,000,000 bytes"


STAIRS = "a:\n" + "".join(" " * n + "-\n" for n in range(1, 600))


@pytest.mark.parametrize("text", ["a: " + "[" * 300_000, STAIRS, "{a: " * 200_000, "- " * 100_000, "? " * 100_000])
def test_deep_nesting_is_refused_quickly(text: str) -> None:
    begin = time.perf_counter()
    refusal(text)
    assert time.perf_counter() - begin < 5


def test_nesting_up_to_the_limit_is_read() -> None:
    assert parse_document(("a: " + "[" * (DEEPEST - 1) + "]" * (DEEPEST - 1)).encode(), "f")
    assert "nested deeper" in refusal("a: " + "[" * DEEPEST + "]" * DEEPEST)[1]


def test_an_alias_bomb_is_refused() -> None:
    lines = ["a0: &a0 [x, x]"] + [f"a{n}: &a{n} [*a{n - 1}, *a{n - 1}]" for n in range(1, 60)]
    assert refusal("\n".join(lines)) == (1, "anchors are not read: '&a0'")


@given(st.binary(max_size=400))
def test_any_bytes_are_read_or_refused(raw: bytes) -> None:
    read_or_refused(raw)


@given(st.text(alphabet=":-,[]{}?!&*#|>'\"%@` \n\tab01.~\\", max_size=120))
def test_any_punctuation_is_read_or_refused(text: str) -> None:
    read_or_refused(text.encode())


@given(st.integers(0, len(STANDARD) - 1), st.integers(0, 40), st.binary(max_size=6))
def test_a_damaged_file_is_read_or_refused(start: int, length: int, inserted: bytes) -> None:
    raw = STANDARD.encode()
    read_or_refused(raw[:start] + inserted + raw[start + length :])


def read_or_refused(raw: bytes) -> None:
    error: BadComponents | None = None
    try:
        assert isinstance(parse_document(raw, "fuzz.yaml").data, dict)
    except BadComponents as caught:
        error = caught
    if error is not None:
        assert 1 <= error.line <= max(1, len(raw.decode("utf-8", "replace").splitlines()))
        assert error.reason


def test_a_block_replaces_the_whole_standard_block_and_the_rest_is_taken_over(folder: Path) -> None:
    source = read_source(folder, own(folder, "set: {game: toy, name: my-box, note: from 1998}\nboard: {size: 4}\n"))
    assert source.name == "my-box"
    assert source.note == "from 1998"
    assert source.blocks["board"] == {"size": 4}
    assert source.whole("cards", 0, "value", least=0, most=9) == 1
    assert source.line("board", "size") == 2
    assert source.file("board").endswith("box.yaml")
    assert source.file("cards") == "designed_v1.yaml"
    assert source.blocks["provenance"] == {"cards": "printed"}


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("board: {size: 4}\n", 1, "set is missing"),
        ("board: {size: 4}\nset: 7\n", 2, "set must be a mapping, not 7"),
        ("set: {game: toy}\n", 1, "set.name is missing"),
        ("set:\n  game: toy\n  name: My Box\n", 3, "not 'My Box'"),
        ("set:\n  game: trams\n  name: my-box\n", 2, "for the game 'trams', not for toy"),
        ("set:\n  game: toy\n  name: my-box\n  colour: red\n", 4, "set has no 'colour'"),
        (
            "set:\n  game: toy\n  name: my-box\n  base: designed_v9\n",
            4,
            "set.base must be one of designed_v1, not 'designed_v9'",
        ),
        ("set: {game: toy, name: my-box}\nbored: {}\n", 2, "toy has no block 'bored'; it has provenance, board, cards"),
        ("set: {game: toy, name: my-box}\n5: {}\n", 2, "a block must have a name, not 5"),
    ],
)
def test_a_wrong_head_or_block_is_refused_with_its_line(folder: Path, text: str, line: int, reason: str) -> None:
    with pytest.raises(BadComponents) as caught:
        read_source(folder, own(folder, text))
    assert reason in caught.value.reason
    assert caught.value.line == line
    assert caught.value.file.endswith("box.yaml")


def test_a_file_that_is_not_there_is_refused(folder: Path) -> None:
    with pytest.raises(BadComponents, match="can't be read"):
        read_source(folder, folder / "nothing.yml")
    with pytest.raises(BadComponents, match="can't be read"):
        read_source(folder, folder)


def test_several_files_make_one_set(folder: Path) -> None:
    (folder / "more.yaml").write_text("# more\nset: {game: toy, name: designed_v1}\ncoins: 12\n", "utf-8")
    source = read_source(folder)
    assert source.blocks["coins"] == 12
    assert source.file("coins") == "more.yaml"
    assert printed(folder) == STANDARD + "# more\ncoins: 12\n"
    assert list(shipped(folder)) == ["designed_v1"]
    assert read_source(folder, own(folder, printed(folder))).blocks == source.blocks
    (folder / "twice.yaml").write_text("set: {game: toy, name: designed_v1}\ncoins: 12\n", "utf-8")
    with pytest.raises(BadComponents, match=r"the block coins stands in more\.yaml too"):
        read_source(folder)


def test_an_older_set_stays_beside_the_standard_one(folder: Path) -> None:
    (folder / "designed_v2.yaml").write_text(
        STANDARD.replace("designed_v1}", "designed_v2}").replace("size: 3", "size: 5"), "utf-8"
    )
    with pytest.raises(BadComponents, match="exactly one set must be the standard one"):
        read_source(folder)
    (folder / "designed_v2.yaml").write_text(
        STANDARD.replace("designed_v1}", "designed_v2, standard: true}").replace("size: 3", "size: 5"), "utf-8"
    )
    assert list(shipped(folder)) == ["designed_v2", "designed_v1"]
    assert read_source(folder).blocks["board"]["size"] == 5
    assert read_source(folder, name="designed_v1").blocks["board"]["size"] == 3
    assert (
        read_source(folder, own(folder, "set: {game: toy, name: box, base: designed_v1}\n")).blocks["board"]["size"]
        == 3
    )
    with pytest.raises(BadComponents, match="no shipped set 'designed_v3'"):
        read_source(folder, name="designed_v3")


@pytest.mark.parametrize(
    ("ask", "line", "reason"),
    [
        (lambda s: s.whole("board", "size", least=4, most=9), 4, "board.size must be from 4 to 9, not 3"),
        (lambda s: s.whole("cards", 1, "value", least=0, most=9), 9, "cards[1].value must be a whole number, not 2.5"),
        (lambda s: s.whole("cards", 1, "price", least=0, most=9), 8, "cards[1].price is missing"),
        (lambda s: s.decimal("cards", 1, "value", least=3, most=9), 9, "must be from 3 to 9, not 2.5"),
        (lambda s: s.decimal("cards", 1, "id", least=3, most=9), 8, "must be a number, not 'two'"),
        (
            lambda s: s.word("cards", 0, "id", one_of=["two", "three"]),
            7,
            "cards[0].id must be one of two, three, not 'one'",
        ),
        (lambda s: s.name_of("cards", 0, "value"), 7, "must be an id"),
        (lambda s: s.text("cards"), 6, "must be a text"),
        (lambda s: s.entries("board"), 3, "board must be a list"),
        (lambda s: s.entries("cards", least=3), 6, "must have from 3 to 3000 entries, not 2"),
        (
            lambda s: s.keys("board", needed=("size",), allowed=("colour",)),
            5,
            "board has no 'names'; it has size, colour",
        ),
        (lambda s: s.keys("board", needed=("river",)), 3, "board.river is missing"),
        (lambda s: s.keys("cards"), 6, "cards must be a mapping"),
        (lambda s: s.point("board", "size"), 4, "must be a point"),
        (lambda s: s.get("nothing"), 1, "nothing is missing"),
        (lambda s: s.fail("because", "cards", 1), 8, "because"),
    ],
)
def test_getters_fail_with_line_and_value(folder: Path, ask: object, line: int, reason: str) -> None:
    assert callable(ask)
    with pytest.raises(BadComponents) as caught:
        ask(read_source(folder))
    assert reason in caught.value.reason
    assert caught.value.line == line


def test_a_source_is_remade_from_components_alone(folder: Path) -> None:
    made = components.load_components(folder, lambda source: (source.blocks["board"], ["odd"]))
    assert made.game == "toy"
    assert made.warnings == ("odd",)
    assert "set" not in made.blocks
    again = Source.remake(pickle.loads(pickle.dumps(made)))
    assert again.whole("board", "size", least=0, most=9) == 3
    with pytest.raises(BadComponents, match=r"components designed_v1: board\.size must be"):
        again.whole("board", "size", least=0, most=1)


def test_the_name_of_a_shipped_set_is_reserved_for_its_data(folder: Path) -> None:
    def check(source: Source) -> tuple[object, list[str]]:
        return source.blocks["board"], []

    standard = components.load_components(folder, check)
    assert components.load_components(folder, check, own(folder, "# mine\n" + printed(folder))) == standard
    changed = printed(folder).replace("size: 3", "size: 4")
    with pytest.raises(BadComponents, match=r"box.yaml, line 1: the name designed_v1 belongs to a shipped set"):
        components.load_components(folder, check, own(folder, changed))
    mine = components.load_components(folder, check, own(folder, changed.replace("designed_v1", "my-box")))
    assert mine.name == "my-box"
    assert mine.digest != standard.digest


def test_the_digest_does_not_depend_on_the_order_of_keys() -> None:
    assert digest({"a": 1, "b": [1, 2]}) == digest({"b": [1, 2], "a": 1}) != digest({"a": 1, "b": [2, 1]})
    assert digest({}) == "44136fa355b3678a"
