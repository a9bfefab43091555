"""What a game hands to people: a stage that stays, looks that change, and answers about one choice.

    Stage ── Panel ── Place          fetched once, known by its key
    Look ─── Piece, Line, PanelOverlay   complete each time (change.py: what differs from the one before)
          ├─ SeatLine ── Number
          ├─ Prompt, Ask, Choice     what is asked and what can be said
          └─ Step                    what happened
    Preview, Refusal                    what a choice would bring, why it is not one

No language is inside: a Text is `["key"]`, `["key", {argument: value}]`, or a string that needs no translation. A
Picture is `{"symbol", "tone"?, "labels"?, "by"?, "name"?}` or `{"face"}`; a Run is a list of texts and pictures.
`check.py` checks what types can't.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, TypeAlias

from msgspec import Meta, Struct

ROLES: Final = ["board", "track", "card", "offer", "aside", "mine", "player"]
FORMS: Final = ["plan", "flow", "table"]
SHAPES: Final = ["", "none", "square", "round", "hex", "line", "cell"]
STACKS: Final = ["", "one", "pile", "row", "grid", "fan", "free"]
ANCHORS: Final = ["", "start", "end"]  # the middle if not said
LINES: Final = ["rail", "trail", "arrow", "link"]

# What types leave open here has a name on the page: server/wire/typescript.py.
Text: TypeAlias = Annotated[str | list[Any], Meta(extra={"typescript": "Text"})]
Picture: TypeAlias = Annotated[dict[str, Any], Meta(extra={"typescript": "Picture"})]
Label: TypeAlias = Annotated[str | list[Any] | dict[str, Any], Meta(extra={"typescript": "Label"})]
Run: TypeAlias = list[Label]
Point: TypeAlias = tuple[float, float]
Role: TypeAlias = Annotated[str, Meta(extra_json_schema={"enum": ROLES})]
Tip: TypeAlias = list[Annotated[list[Any], Meta(extra={"typescript": "TipLine"})]]  # [text] or [text, clause]
Part: TypeAlias = Annotated[dict[str, str], Meta(extra={"typescript": "Part"})]
Labels: TypeAlias = Annotated[dict[str, Label], Meta(extra={"typescript": "Labels"})]
PlaceOverlay: TypeAlias = Annotated[dict[str, Any], Meta(extra={"typescript": "PlaceOverlay"})]


class Data(Struct, omit_defaults=True, gc=False):
    """Base of everything below. Fields at their default are not sent; instances form no cycles, so the garbage
    collector does not track them.
    """


class Face(Data, kw_only=True):
    """One entry for each tile, card and note of a component set."""

    symbol: str
    name: Text
    tone: str = ""
    labels: Labels = {}
    tip: Tip = []
    rule: str = ""


class Place(Data, kw_only=True):
    """Where pieces lie."""

    id: str
    box: Point
    name: Text
    at: Point | None = None
    group: str = ""
    seat: int | None = None
    shape: Annotated[str, Meta(extra_json_schema={"enum": SHAPES})] = ""
    turn: float = 0
    stack: Annotated[str, Meta(extra_json_schema={"enum": STACKS})] = ""
    cell: Point | None = None
    fit: float = 0.88
    top: bool = False
    face: str = ""
    tone: str = ""
    symbol: str = ""
    labels: Labels = {}
    tip: Tip = []
    rule: str = ""
    part: Part = {}
    head: list[Label] = []
    caption: list[Label] = []
    sum: Text = ""
    state: str = ""


class Caption(Data, kw_only=True):
    """A text printed on a plan."""

    at: Point
    size: float
    say: Text
    short: str = ""
    width: float = 0
    turn: float = 0
    style: str = ""
    anchor: Annotated[str, Meta(extra_json_schema={"enum": ANCHORS})] = ""


class Group(Data, kw_only=True):
    """Places that belong together: a district, a parcel."""

    name: Text
    tone: str = ""
    label: str = ""
    unfold: bool = False


class Panel(Data, kw_only=True):
    """A drawing (plan), cells in order (flow) or a table."""

    id: str
    role: Role
    name: Text
    form: Annotated[str, Meta(extra_json_schema={"enum": FORMS})] = "plan"
    seat: int | None = None
    tall: bool = False
    size: Point | None = None
    core: tuple[float, float, float, float] | None = None
    art: str = ""
    texts: list[Caption] = []
    places: list[Place] = []
    groups: dict[str, Group] = {}
    columns: int | list[Run] = 0  # of a flow: how many; of a table: their heads
    tip: Tip = []


class Stage(Data, kw_only=True):
    """What stays: fetched once."""

    key: str = ""
    tones: dict[str, Annotated[list[str], Meta(extra={"typescript": "Tone"})]] = {}
    seats: list[str] = []
    faces: dict[str, Face] = {}
    panels: list[Panel] = []


class Piece(Data, kw_only=True):
    """A thing on a place."""

    id: str
    on: str
    face: str = ""
    symbol: str = ""
    name: Text = ""
    tone: str = ""
    labels: Labels = {}
    turn: float = 0
    rule: str = ""
    tip: Tip = []
    part: Part = {}
    count: int = 0
    state: str = ""
    by: int | None = None
    caption: list[Label] = []
    at: Point | None = None


class Line(Data, kw_only=True):
    """Rails, trails, arrows and links on a plan."""

    id: str
    panel: str
    style: Annotated[str, Meta(extra_json_schema={"enum": LINES})]
    paths: list[list[Point]]
    tone: str = ""
    state: str = ""
    name: Text = ""


class Row(Data, kw_only=True):
    """A row of a table; a cell is a run or {"run", "state"}."""

    head: Run
    cells: list[Annotated[Any, Meta(extra={"typescript": "Cell"})]]
    state: str = ""


class PanelOverlay(Data, kw_only=True):
    """What a look adds to a panel; a tip replaces that of the stage. `matters`: the open choice depends on it."""

    note: Text = ""
    matters: bool = False
    groups: dict[str, Text] = {}
    foot: Tip = []
    tip: Tip = []
    rows: list[Row] = []


class Number(Data, kw_only=True):
    """One of a seat's public numbers; the first is the score."""

    id: str
    symbol: str
    value: int | str
    name: Text
    tone: str = ""
    of: int = 0
    pictures: list[Picture] = []
    note: Text = ""
    tip: Tip = []


class SeatLine(Data, kw_only=True):
    """A seat or a rival in the list of players."""

    numbers: list[Number]
    seat: int | None = None
    rival: str = ""
    name: Text = ""
    symbol: str = ""
    turn: Text = ""
    chosen: bool = False
    tags: list[Text] = []


class UndoOffer(Data):
    """What undo would take back, or why it can't."""

    ok: bool
    say: Text


class Trail(Data):
    """The steps of a turn, each [name, done?], and where it stands. `done` says what was chosen, or only whether."""

    steps: list[Annotated[list[Any], Meta(extra={"typescript": "TrailStep"})]]
    at: int


class SheetRow(Data):
    """One category."""

    name: Text
    cells: list[int | str]


class Sheet(Data, kw_only=True):
    """The score sheet: a row per category, a column per party."""

    rows: list[SheetRow]
    total: list[int | str]
    places: list[int]
    why: list[Text] = []


class Prompt(Data, kw_only=True):
    """One sentence: whose turn it is, and what they must do."""

    who: list[int]
    say: Text
    undo: UndoOffer
    hint: Text = ""
    trail: Trail | None = None
    sheet: Sheet | None = None


class Ask(Data, kw_only=True):
    """A template of words that this seat may choose from."""

    template: str
    say: Text = ""
    final: bool = False
    main: bool = False


class Choice(Data, kw_only=True):
    """What is known about a legal word."""

    name: Text = ""
    say: Text = ""
    badge: str = ""


class Step(Data, kw_only=True):
    """Something that happened; n is the line of this reader's log."""

    say: Text
    n: int = 0
    seat: int | None = None
    k: int = 0
    moves: list[tuple[str, str]] = []
    flash: list[str] = []
    gains: list[Annotated[tuple[int, str, int], Meta(extra={"typescript": "Gain"})]] = []
    rule: str = ""
    back: int = 0  # the line that this one takes back; `gains` are its own, turned round


class Look(Data, kw_only=True):
    """Everything that changes, as one reader may see it."""

    n: int
    stage: str
    seat: int | None
    since: int
    status: list[Text]
    prompt: Prompt
    asks: list[Ask] = []
    legal: list[tuple[str, Choice]] = []
    places: dict[str, PlaceOverlay] = {}
    panels: dict[str, PanelOverlay] = {}
    lines: list[Line] = []
    pieces: list[Piece] = []
    seats: list[SeatLine] = []
    steps: list[Step] = []


class Overlay(Data, kw_only=True):
    """The part of a look that a game's `overlay` returns; the rest comes from the table."""

    status: list[Text]
    say: Text
    hint: Text = ""
    trail: Trail | None = None
    why: list[Text] = []  # of the result, when the game is over
    categories: dict[str, Text] = {}  # of the score sheet: names that are not the default, `score-…`
    places: dict[str, PlaceOverlay] = {}
    panels: dict[str, PanelOverlay] = {}
    lines: list[Line] = []
    tags: dict[int, list[Text]] = {}
    asks: dict[str, Ask] = {}  # by template: what is not the default
    choices: dict[str, Choice] = {}  # by word


class Preview(Data, kw_only=True):
    """What a word would bring: the answer to `what`."""

    name: Text
    tip: Tip = []
    pieces: list[Piece] = []
    lines: list[Line] = []


class Refusal(Data, kw_only=True):
    """Why something can't be chosen: [text, clause] each."""

    reasons: Tip
