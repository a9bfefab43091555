"""What is written from Python is up to date: JSON Schemas, and the page's types of the same structs."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated, Any

import msgspec
import pytest
from msgspec import UNSET, Meta, Struct, UnsetType

from cablecar.cli.main import main
from cablecar.cli.schema import generated
from cablecar.scene import model
from cablecar.server.wire import messages
from cablecar.server.wire.typescript import Writer

pytestmark = pytest.mark.once

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("place", generated())
def test_a_generated_file_is_up_to_date(place: str) -> None:
    assert (ROOT / place).read_text("utf-8") == generated()[place], "run ./cablecar schema"


def test_the_command_writes_every_generated_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["schema", "--into", str(tmp_path)]) == 0
    assert capsys.readouterr().out.split() == [str(tmp_path / place) for place in generated()]
    written = {str(path.relative_to(tmp_path)): path.read_text("utf-8") for path in tmp_path.rglob("*.*")}
    assert written == generated()
    (tmp_path / "docs" / "file").write_text("")
    assert main(["schema", "--into", str(tmp_path / "docs" / "file")]) == 2
    assert repr(str(tmp_path / "docs" / "file" / next(iter(generated())))) in capsys.readouterr().err


def test_no_schema_is_left_that_nobody_writes() -> None:
    assert {f"docs/schema/{file.name}" for file in (ROOT / "docs" / "schema").iterdir()} <= generated().keys()


class Sent(Struct, omit_defaults=True):
    """Sent without what has its default."""

    always: int
    maybe: str = ""
    nullable: int | None = None


class Whole(Struct):
    """Sent with everything."""

    flag: bool = False
    seat: int | None = None


class Partly(Struct):
    """Sent with what has changed."""

    seat: int | UnsetType | None = UNSET
    texts: list[model.Text | None] | UnsetType = UNSET


class Asked(messages.FromClient, tag="asked"):
    """Sent by a client."""

    kind: Annotated[str, Meta(extra_json_schema={"enum": ["a", "b"]})]
    pairs: dict[str, tuple[int, model.Text]] = {}
    seat: int | None = None


@pytest.mark.parametrize(
    ("struct", "fields"),
    [
        (Sent, ["always: number;", "maybe?: string;", "nullable?: number;"]),
        (Whole, ["flag: boolean;", "seat: number | null;"]),
        (Partly, ["seat?: number | null;", "texts?: (Text | null)[];"]),
        (
            Asked,
            ['type: "asked";', 'kind: "a" | "b";', "pairs?: Record<string, [number, Text]>;", "seat?: number | null;"],
        ),
    ],
)
def test_a_struct_is_written_as_it_is_sent(struct: type[Any], fields: list[str]) -> None:
    writer = Writer()
    name = writer.declare(struct)
    assert re.findall(r"^  (.*)$", writer.declared[name], re.M) == fields
    assert writer.declared[name].startswith(f"/** {struct.__doc__} */\nexport interface {name} {{\n")


def test_two_structs_of_one_name_are_refused() -> None:
    class Place(Struct):
        """Not that of a scene."""

    writer = Writer()
    writer.declare(model.Place)
    with pytest.raises(TypeError, match="two structs are called Place"):
        writer.declare(Place)


@pytest.mark.parametrize(("kind", "said"), [(bytes, "BytesType"), (list[Any], "AnyType")])
def test_what_has_no_type_on_the_page_is_refused(kind: Any, said: str) -> None:
    odd = msgspec.defstruct("Odd", [("data", kind)])
    with pytest.raises(TypeError, match=f"no TypeScript for {said}"):
        Writer().declare(odd)
