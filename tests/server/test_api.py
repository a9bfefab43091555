"""Whatever is asked over HTTP gets an answer that the document of the API has, and changes nothing that it must not."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi import checks

from cablecar import games
from cablecar.server.app import API_ROUTES
from cablecar.server.http import host_routes, replay_routes, table_routes
from cablecar.server.http.openapi import document
from cablecar.server.http.routing import ApiRoute
from cablecar.server.wire import bodies
from cablecar.server.wire.schemas import HTTP, SENT_BY_CLIENTS
from tests.server.harness import LONG, Browser, Host
from tests.server.test_forged import SLUGS, party_of
from tests.server.test_people import Party
from tests.server.test_replays import finished

pytestmark = pytest.mark.once

EXAMPLES = 150 if os.environ.get("CABLECAR_LONG") else 15  # of every operation, good and bad
CHECKS = [
    not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_headers_conformance,
    checks.response_schema_conformance,
    checks.negative_data_rejection,
]
OPERATIONS = [
    (route.method, route.path) for route in API_ROUTES if isinstance(route, ApiRoute) and route.include_in_schema
]
fuzzing = settings(
    max_examples=EXAMPLES,
    deadline=None,
    database=None,
    suppress_health_check=list(HealthCheck),
    derandomize=not os.environ.get("CABLECAR_LONG"),
)


def beginning_of(game: str) -> str:
    """Return the first lines of a golden log of a game."""
    files = sorted((games.folder(game) / "tests" / "golden").rglob("*.log"))
    return "".join(files[0].read_text("utf-8").splitlines(keepends=True)[:60])


class Village:
    """A server with a running table of every game found, one that is over and one of somebody else, and what is stored
    of them.
    """

    def __init__(self, host: Host) -> None:
        self.host = host
        self.parties = {game: party_of(host, game) for game in SLUGS}
        self.party = self.parties["toy"]
        self.owner: Browser = self.party.owner
        self.other = Party(host, "me", "friend", "empty")
        self.over = finished(self.owner)
        self.logs = [self.owner.get(f"/api/tables/{self.over}/log").text, *map(beginning_of, SLUGS)]
        self.tables = [*(party.table for party in self.parties.values()), self.over, self.other.table]
        self.schema = schemathesis.openapi.from_dict(self.owner.get("/docs/openapi.json").json())
        self.schema.config.checks.negative_data_rejection.expected_statuses = ["4xx"]

    def stored(self) -> list[Any]:
        """Return everything that is stored of these tables."""
        parts = ("tables", "events", "moves", "seats", "holds", "ways", "talk")
        named = {"tables": "id"}
        return [
            self.host.run(f"SELECT * FROM {part} WHERE {named.get(part, 'at')} = ?", (table,))
            for part in parts
            for table in self.tables
        ]


@pytest.fixture(scope="module")
def village(host: Host) -> Village:
    return Village(host)


@pytest.mark.parametrize(
    ("method", "path", "mode"),
    [
        (method, path, mode)
        for method, path in OPERATIONS
        for mode in GenerationMode
        if mode == GenerationMode.POSITIVE or method == "POST" or "{n}" in path  # in the others nothing can be wrong
    ],
    ids=lambda each: getattr(each, "value", each),
)
def test_every_answer_is_one_that_the_document_has(
    village: Village, method: str, path: str, mode: GenerationMode
) -> None:
    tables, owners = [*village.tables, ""], [party.owner.cookie for party in village.parties.values()]
    before, cookies = village.stored(), [*owners, village.other.owner.cookie, "a-cookie-that-nobody-has", ""]

    @fuzzing
    @given(
        case=village.schema[path][method].as_strategy(generation_mode=mode),
        table=st.sampled_from(tables),
        cookie=st.sampled_from(cookies),
    )
    def ask(case: Any, table: str, cookie: str) -> None:
        if table and "table" in case.path_parameters:
            case.path_parameters["table"] = table
        answer = case.call(
            base_url=village.host.address, headers={"Cookie": f"cablecar={cookie}"} if cookie else {}, timeout=30
        )
        case.validate_response(answer, checks=CHECKS)

    ask()
    assert village.stored() == before


def values_of(shape: Any, key: str) -> list[Any]:
    """Return every value under a key, at any depth."""
    if isinstance(shape, dict):
        own = [shape[key]] if key in shape else []
        return own + [found for part in shape.values() for found in values_of(part, key)]
    return [found for part in shape for found in values_of(part, key)] if isinstance(shape, list) else []


def test_every_route_that_is_declared_is_served() -> None:
    declared = [
        route
        for module in (host_routes, replay_routes, table_routes)
        for route in vars(module).values()
        if isinstance(route, ApiRoute)
    ]
    assert len(declared) > 12
    assert [route.name for route in declared if route not in API_ROUTES] == []


def test_every_reference_of_the_document_leads_to_a_shape() -> None:
    described = document(API_ROUTES)
    known = {f"#/components/schemas/{name}" for name in described["components"]["schemas"]}
    references = values_of(described, "$ref")
    assert len(references) > 50
    assert set(references) - known == set()


def test_the_bodies_and_answers_of_the_routes_are_in_the_schemas() -> None:
    routes = [route for route in API_ROUTES if isinstance(route, ApiRoute)]
    asked = {route.body for route in routes if route.body is not None}
    answered = {route.answer for route in routes if getattr(route.answer, "__module__", "") == bodies.__name__}
    assert set(HTTP) == asked | answered | {bodies.Fault}
    assert {struct for struct in SENT_BY_CLIENTS if struct.__module__ == bodies.__name__} == asked


@pytest.fixture(scope="module")
def locked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """Return a server with a password."""
    folder: Path = tmp_path_factory.mktemp("locked")
    running = Host(folder / "tables.sqlite", password="open sesame")
    yield running
    running.stop()


@pytest.mark.parametrize(("method", "path"), OPERATIONS)
def test_a_good_request_succeeds_as_the_document_says(village: Village, locked: Host, method: str, path: str) -> None:
    party = Party(village.host, "me", "friend")
    asking, address = party.owner, village.host.address
    body: dict[str, Any] | None = None
    over: dict[str, Any] = {"table": village.over}
    parts: dict[str, Any] = {"table": party.table, "view": "0", "n": 1}
    match method, path:
        case "POST", "/api/house":
            address, body = locked.address, {"password": "open sesame"}
        case "POST", "/api/tables":
            body = {"game": "toy", "seats": ["me", "greedy"], "name": "Ada"}
        case "POST", "/api/tables/{table}/enter":
            body, asking = {"token": party.tokens[1], "name": "Bob"}, village.host.browser()
        case "POST", "/api/logs":
            body = {"log": village.logs[0], "name": "Ada"}
        case "POST", "/api/tables/{table}/fork":
            body, asking, parts = {"place": 3, "name": "Ada"}, village.owner, over
        case "POST", "/api/tables/{table}/rematch":
            body, asking, parts = {}, village.owner, over
        case "GET", "/api/tables/{table}/log":
            asking, parts = village.owner, over
        case "GET", "/api/tables/{table}/stage/{key}":
            sitting = party.sit()
            parts["key"] = sitting.look["stage"]
            sitting.close()
    operation = village.schema[path][method]
    case = operation.Case(path_parameters={name: parts[name] for name in re.findall(r"{(\w+)}", path)})
    if body is not None:
        case.body, case.media_type = body, "application/json"
    answer = case.call(base_url=address, headers={"Cookie": f"cablecar={asking.cookie}"}, timeout=LONG)
    (route,) = (
        each for each in API_ROUTES if isinstance(each, ApiRoute) and (each.method, each.path) == (method, path)
    )
    assert answer.status_code == route.status, answer.text
    case.validate_response(answer, checks=CHECKS)
    if path == "/api/house":
        assert "cablecar-house" in answer.headers["set-cookie"][0]
    elif route.answer is not str:
        assert msgspec.json.decode(answer.content)


@pytest.mark.parametrize("path", sorted({path for _, path in OPERATIONS}))
def test_a_method_that_is_not_there_is_refused(village: Village, path: str) -> None:
    there = {method for method, other in OPERATIONS if other == path}
    before = village.stored()
    for method in {"GET", "POST", "PUT", "PATCH", "DELETE"} - there:
        answer = village.owner.request(method, path.format(table=village.party.table, key="x", view="0", n=1))
        assert answer.status_code in (404, 405), method  # for GET the page stands there, which has no such file
        assert answer.json()["key"] in ("no-file", "bad-request")
    assert village.stored() == before


GOOD: dict[str, Any] = {
    "/api/house": {"password": "x"},
    "/api/tables": {"game": "toy", "seats": ["me", "me"]},
    "/api/tables/{table}/fork": {"place": 3},
    "/api/logs": {"log": ""},
    "/api/tables/{table}/rematch": {},
}
NO_JSON = [
    "",
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "application/xml",
    "application/jsonx",
    "text/json",
    "*/*",
]


@pytest.mark.parametrize("path", sorted(path for method, path in OPERATIONS if method == "POST"))
def test_only_json_by_name_is_read(village: Village, path: str) -> None:
    good = {"token": village.party.tokens[1]} if path.endswith("enter") else GOOD[path]
    table = village.party.table if path.endswith("enter") else village.over
    before, tables = village.stored(), village.host.run("SELECT id FROM tables", ())
    for kind in NO_JSON:
        answer = village.owner.request(
            "POST",
            path.format(table=table),
            content=json.dumps(good).encode(),
            headers={"content-type": kind} if kind else {},
        )
        assert (answer.status_code, answer.json()["key"]) == (400, "bad-request"), kind
    assert village.stored() == before
    assert village.host.run("SELECT id FROM tables", ()) == tables


def test_a_token_opens_nothing_but_what_it_was_made_for(village: Village) -> None:
    before = village.stored()
    far = [(party, village.other.table) for party in village.parties.values()] + [
        (village.other, table) for table in village.tables[:-1]
    ]
    for party, table in far:
        for token in party.tokens.values():
            for wrong in (token, token[::-1], token[:-1] + ("A" if token[-1] != "A" else "B")):
                stranger = village.host.browser()
                answer = stranger.post(f"/api/tables/{table}/enter", {"token": wrong})
                assert (answer.status_code, answer.json()["key"]) == (403, "bad-token")
                assert "set-cookie" not in answer.headers
    assert village.stored() == before


@fuzzing
@given(whose=st.integers(0, len(SLUGS)), line=st.integers(0, 400), text=st.text(max_size=40), does_cut=st.booleans())
def test_a_log_with_a_wrong_line_is_opened_as_it_is_or_refused_with_the_line(
    village: Village, whose: int, line: int, text: str, does_cut: bool
) -> None:
    lines = village.logs[whose].splitlines()
    at = line % len(lines)
    changed = "\n".join([*lines[:at], text, *([] if does_cut else lines[at + 1 :])]) + "\n"
    tables = village.host.run("SELECT id FROM tables", ())
    answer = village.owner.post("/api/logs", {"log": changed})
    if answer.status_code != 201:
        assert (answer.status_code, answer.json()["key"]) == (400, "bad-log"), answer.text
        assert 1 <= answer.json()["say"][1]["line"] <= changed.count("\n") + 1
        assert answer.json()["say"][1]["reason"]
        assert village.host.run("SELECT id FROM tables", ()) == tables
