"""What a server does not put up with, and what it says of itself."""

from __future__ import annotations

import json
import re
import socket
import time
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed, InvalidStatus

from cablecar.server.wire import messages
from tests.server.harness import LONG, ROOT, Browser, Host, Message

pytestmark = pytest.mark.once


def test_every_refusal_has_a_text(browser: Browser) -> None:
    lines = [
        line.partition(" ")[0]
        for line in browser.get("/texts/en/common.ftl").text.splitlines()
        if re.match(r"[a-z][\w-]* =", line)
    ]
    assert len(lines) == len(set(lines)), "no message stands there twice"
    keys = set(lines)
    assert {
        f"why-{key}"
        for key in ("stale", "bad-message", "no-such-word", "too-fast", "no-seat", "busy", "not-seated", "say-hello")
    } <= keys


def test_cards_name_seats_options_presets_and_bots(browser: Browser) -> None:
    games = browser.get("/api/games").json()
    frankfurt = next(game for game in games["games"] if game["slug"] == "frankfurt")
    assert (frankfurt["least"], frankfurt["most"]) == (2, 4)
    assert {option["name"] for option in frankfurt["options"]} == {"first_seat", "mayor"}
    assert games["bots"][0] == "random"
    folder = ROOT / "src" / "cablecar" / "games" / "frankfurt"
    written = json.loads((folder / "strength.json").read_text("utf-8"))
    shared = ("against", "simulations", "mode", "version")
    cards = [
        {"bot": level, **{name: card[name] for name in shared}, **row}
        for level, card in written.items()
        for row in card["rows"]
    ]
    told = frankfurt["strength"]
    assert told == [{name: value for name, value in card.items() if name not in ("bar", "most")} for card in cards]
    assert all(one["rating_low"] <= one["rating"] <= one["rating_high"] and one["seconds"] > 0 for one in told)
    assert games["languages"] == {"de": "Deutsch", "en": "English", "es": "Español", "it": "Italiano"}


def test_cards_say_when_an_option_applies(browser: Browser) -> None:
    cards = browser.get("/api/games").json()["games"]
    options = {
        game["slug"]: {option["name"]: (option.get("seats"), option.get("needs")) for option in game["options"]}
        for game in cards
    }
    assert options["quake"]["edition"] == (None, None)
    assert options["quake"]["helper"] == ([1], None)
    assert options["quake"]["duopoly"] == ([2], {"edition": "biberstein"})
    assert options["quake"]["blocked_action"] == ([2], {"edition": "biberstein", "duopoly": "yes"})
    assert options["trams"]["track_direction_matters"] == ([], None)  # the printed cards have no sides
    assert options["frankfurt"] == {"first_seat": (None, None), "mayor": (None, None)}


def test_files_are_found_and_others_are_not(browser: Browser) -> None:
    for path in (
        "/texts/en/common.ftl",
        "/texts/en/frankfurt.ftl",
        "/games/frankfurt/rules/en.md",
        "/scene/symbols.svg",
        "/games/frankfurt/symbols.svg",
    ):
        assert browser.get(path).status_code == 200, path
    for path in (
        "/texts/xx/common.ftl",
        "/texts/en/../../x.ftl",
        "/games/frankfurt/data.py",
        "/games/frankfurt/rules/..%2f..%2fdata.md",
        "/games/none/cover.svg",
        "/..%2f..%2fpyproject.toml",
        "/assets/x.js",
        "/api/none",
    ):
        assert browser.get(path).status_code == 404, path
    for path in ("/", "/t/abc", "/new/frankfurt", "/rules/frankfurt"):
        assert browser.get(path).headers["content-type"].startswith("text/html")


def test_headers_are_strict_everywhere(browser: Browser) -> None:
    for path in ("/", "/api/games", "/docs", "/none.js", "/healthz"):
        headers = browser.get(path).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


def test_hosts_can_look(browser: Browser) -> None:
    assert browser.get("/healthz").text == "ok"
    assert browser.get("/readyz").text == "ok"
    assert "cablecar_rooms" in browser.get("/metrics").text
    for header in ({"x-forwarded-for": "192.0.2.1"}, {"forwarded": "for=192.0.2.1"}):
        assert browser.get("/metrics", headers=header).status_code == 403, "steps of a sealed round are counted there"
    assert browser.get("/metrics", headers={"host": "localhost:8187"}).status_code == 200
    assert "/api/tables" in browser.get("/docs").text
    assert "//" not in browser.get("/docs").text.replace("<!doctype", "").replace("//127", ""), (
        "nothing comes from elsewhere"
    )
    assert browser.get("/docs/openapi.json").json()["paths"]["/api/tables"]["post"]


def test_the_cookie_is_strict_and_the_only_secret_of_a_browser(browser: Browser) -> None:
    answer = browser.post("/api/tables", {"game": "toy", "seats": ["me", "random"], "name": "Ada"})
    cookie = answer.headers["set-cookie"].lower()
    assert all(word in cookie for word in ("httponly", "samesite=strict", "path=/", "max-age="))
    assert browser.cookie not in answer.text
    again = browser.post("/api/tables", {"game": "toy", "seats": ["me", "random"], "name": "Ada"})
    assert "set-cookie" not in again.headers
    assert len(browser.get("/api/tables").json()["tables"]) == 2


def test_a_link_opens_its_seat_and_no_other(host: Host, browser: Browser) -> None:
    opened = browser.open("toy", ["me", "me"])
    other = host.browser()
    table = opened["id"]
    with pytest.raises(InvalidStatus):
        other.socket(table)
    assert other.get(f"/api/tables/{table}/log").status_code == 401
    assert other.post(f"/api/tables/{table}/enter", {"token": "A" * 22}).json()["key"] == "bad-token"
    assert other.post(f"/api/tables/{table}/enter", {"token": "short"}).status_code == 400
    token = opened["links"][1]["path"].partition("#")[2]
    entered = other.post(f"/api/tables/{table}/enter", {"token": token}).json()
    assert entered == {
        "id": table,
        "game": "toy",
        "mine": [1],
        "watch": False,
        "host": False,
        "asks": False,
        "by": "Player",
        "kind": "seat",
    }
    assert other.sit(table).look["seat"] == 1
    with pytest.raises(ConnectionClosed, match="no-seat"):
        other.sit(table, 0)
    rows = [row for part in ("seats", "holds") for row in host.run(f"SELECT * FROM {part} WHERE at = ?", (table,))]
    kept = (
        host.db.read_bytes() if isinstance(host.place, Path) else repr(rows).encode()
    )  # bytes that are text are shown as such
    assert kept
    assert token.encode() not in kept
    assert browser.cookie.encode() not in kept


def test_a_stage_needs_the_seat_and_never_changes(host: Host, browser: Browser) -> None:
    table = browser.open("frankfurt", ["me", "random"])["id"]
    key = browser.sit(table).look["stage"]
    answer = browser.get(f"/api/tables/{table}/stage/{key}")
    assert answer.json()["panels"]
    assert "immutable" in answer.headers["cache-control"]
    assert browser.get(f"/api/tables/{table}/stage/none").json()["key"] == "no-stage"
    assert host.browser().get(f"/api/tables/{table}/stage/{key}").status_code == 401


def test_the_log_of_a_running_table_leaves_for_nobody(browser: Browser) -> None:
    table = browser.open("frankfurt", ["me", "me"])["id"]
    assert browser.get(f"/api/tables/{table}/log").json()["key"] == "log-running"


def test_foreign_origins_and_hosts_are_refused(host: Host, browser: Browser) -> None:
    table = browser.open("toy", ["me", "random"])["id"]
    foreign = {"origin": "http://evil.example"}
    assert browser.post("/api/tables", {"game": "toy", "seats": ["me"]}, headers=foreign).json()["key"] == "bad-origin"
    with pytest.raises(InvalidStatus, match="403"):
        browser.socket(table, headers={"Origin": "http://evil.example"})
    own = {"origin": host.address}
    assert browser.post("/api/tables", {"game": "toy", "seats": ["me"]}, headers=own).status_code == 201
    rebound = {"host": "evil.example"}
    assert browser.get("/api/games", headers=rebound).json()["key"] == "bad-host"


@pytest.mark.parametrize(
    ("wish", "key"),
    [
        ({"game": "none", "seats": ["me"]}, "no-game"),
        ({"game": "frankfurt", "seats": ["me"]}, "bad-seats"),
        ({"game": "frankfurt", "seats": ["me", "nobody"]}, "bad-request"),
        ({"game": "frankfurt", "seats": ["me", "random"], "options": {"mayor": "9"}}, "bad-option"),
        ({"game": "frankfurt", "seats": ["me", "random"], "preset": "none"}, "bad-option"),
        ({"game": "frankfurt", "seats": ["me", "random"], "name": "\u200b\n"}, "bad-name"),
        ({"game": "frankfurt", "seats": ["me", "random"], "name": "x" * 41}, "bad-request"),
        ({"game": "frankfurt", "seats": ["me"] * 9}, "bad-request"),
        ({"game": "frankfurt", "seats": ["me", "random"], "more": 1}, "bad-request"),
        ([], "bad-request"),
    ],
)
def test_wishes_that_can_not_be_fulfilled(browser: Browser, wish: object, key: str) -> None:
    answer = browser.post("/api/tables", wish)
    assert answer.json()["key"] == key
    assert answer.json()["say"] == [f"why-{key}"]
    assert 400 <= answer.status_code < 500


@pytest.mark.parametrize(
    ("wish", "said"),
    [
        ({"seats": []}, "seats: Expected `array` of length >= 1"),
        ({"seats": ["me", 3]}, "seats[1]: Expected `str`, got `int`"),
        ({"pace": -1}, "pace: Expected `int` >= 0"),
        ({"evil": 1}, "data: Object contains unknown field `evil`"),
    ],
)
def test_what_does_not_fit_is_named_with_its_place(browser: Browser, wish: Message, said: str) -> None:
    answer = browser.post("/api/tables", {"game": "toy", "seats": ["me", "me"], **wish})
    assert (answer.status_code, answer.json()["key"], answer.json()["detail"]) == (400, "bad-request", said)


def test_names_are_tidied(browser: Browser) -> None:
    browser.open("toy", ["me", "me"], name="  <b>Ada</b> \u202e x ")
    assert [player["name"] for player in browser.get("/api/tables").json()["tables"][0]["seats"]] == [
        "<b>Ada</b> x",
        "<b>Ada</b> x 2",
    ]


def test_large_requests_and_messages_are_refused(browser: Browser) -> None:
    assert browser.post("/api/tables", {"game": "x" * messages.MAX_BODY, "seats": []}).status_code == 413
    sitting = browser.sit(browser.open("toy", ["me", "random"])["id"])
    with pytest.raises(ConnectionClosed):
        sitting.ask("why", "x" * messages.MAX_MESSAGE)


def test_what_is_too_deep_is_refused_like_all_that_can_not_be_read(browser: Browser) -> None:
    table = browser.open("toy", ["me", "me"])["id"]
    socket = browser.socket(table)
    socket.send('{"a":' + "[" * 1000 + "]" * 1000 + ',"type":"ping"}')
    assert json.loads(socket.recv(LONG))["key"] == "bad-message"
    socket.close()
    answer = browser.request("POST", "/api/tables", content=b"[" * 16_000, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["key"]) == (400, "bad-request")


def test_only_json_is_read(browser: Browser) -> None:
    wish = b'{"game": "toy", "seats": ["me", "me"]}'
    for kind in ("text/plain", "application/x-www-form-urlencoded"):
        assert browser.request("POST", "/api/tables", content=wish, headers={"content-type": kind}).status_code == 400
    assert (
        browser.request(
            "POST", "/api/tables", content=wish, headers={"content-type": "application/json; charset=utf-8"}
        ).status_code
        == 201
    )


def test_names_that_no_file_can_have_are_not_found(browser: Browser) -> None:
    for path in ("/%00.js", f"/{'a' * 300}.js"):
        assert browser.get(path).status_code == 404


def test_a_browser_has_so_many_sockets_at_a_table_whatever_it_says_first(either_host: Host) -> None:
    browser = either_host.browser()
    table = browser.open("toy", ["me", "me"])["id"]
    sockets = [browser.socket(table) for _ in range(17)]
    assert json.loads(sockets.pop().recv(LONG)) == {"type": "bye", "reason": "too-many"}
    for each in sockets:
        each.send('{"type":"hello"}')
        assert json.loads(each.recv(LONG))["type"] == "welcome"
        each.close()
    browser.sit(table).close()


def test_a_socket_that_does_not_say_hello_is_told_so(either_host: Host) -> None:
    browser = either_host.browser()
    opened = browser.socket(browser.open("toy", ["me", "random"])["id"])
    opened.send('{"type": "move", "id": "a", "word": "done", "stamp": 0}')
    assert json.loads(opened.recv(LONG)) == {"type": "no", "id": "a", "key": "say-hello", "say": ["why-say-hello"]}
    opened.send('{"type": "ping"}')
    assert json.loads(opened.recv(LONG)) == {"type": "pong"}
    opened.close()


def test_too_many_messages_are_refused_then_cut_off(tmp_path: Path, is_plain: bool) -> None:
    host = Host(tmp_path / "tables.sqlite", is_plain=is_plain, message_rate=20.0, message_burst=60.0)
    try:
        browser = host.browser()
        sitting = browser.sit(browser.open("toy", ["me", "random"])["id"])
        with suppress(ConnectionClosed):
            for _ in range(600):
                sitting.say(type="ping")
                sitting.hear()
        with pytest.raises(ConnectionClosed, match="bad-messages"):
            sitting.until("nothing more")
        assert any('"too-fast"' in frame for frame in sitting.frames)
    finally:
        host.stop()


FIELDS = st.sampled_from(["type", "id", "word", "stamp", "seat", "shown", "before", "x"])
VALUES = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.floats(),
    st.text(max_size=50),
    st.sampled_from(["hello", "move", "undo", "what", "why", "story"]),
    st.lists(st.integers(), max_size=3),
)
BAD = st.one_of(
    st.binary(max_size=100), st.text(max_size=200), st.dictionaries(FIELDS, VALUES, max_size=6).map(json.dumps)
)


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(messages=st.lists(BAD, max_size=8))
def test_no_message_harms_a_table(host: Host, messages: list[str | bytes]) -> None:
    browser, table = _fuzzed(host)
    sitting = browser.sit(table, 0)
    lines = host.stored(table)
    try:
        for message in messages:
            sitting.socket.send(message)
        sitting.say(type="ping")
        sitting.until("pong")
    except ConnectionClosed:
        pass
    sitting.close()
    after = browser.sit(table, 0)
    assert after.legal
    after.close()
    assert host.stored(table) == lines
    assert not any("broken" in line for line in host.lines)


_tables: dict[int, tuple[Browser, str]] = {}


def _fuzzed(host: Host) -> tuple[Browser, str]:
    if host.port not in _tables:
        browser = host.browser()
        _tables[host.port] = browser, browser.open("toy", ["me", "me"])["id"]
    return _tables[host.port]


def test_opening_and_guessing_are_limited(tmp_path: Path) -> None:
    host = Host(tmp_path / "tables.sqlite", open_burst=3, enter_burst=3)
    browser = host.browser()
    answers = [browser.post("/api/tables", {"game": "toy", "seats": ["me"]}).status_code for _ in range(5)]
    assert answers == [201, 201, 201, 429, 429]
    table = browser.get("/api/tables").json()["tables"][0]["id"]
    guesses = [browser.post(f"/api/tables/{table}/enter", {"token": "A" * 22}).status_code for _ in range(5)]
    assert guesses == [403, 403, 403, 429, 429]
    host.stop()


def test_who_does_not_read_is_cut_off_and_stalls_nobody(tmp_path: Path, is_plain: bool) -> None:
    host = Host(tmp_path / "tables.sqlite", is_plain=is_plain, queue=4, message_rate=100_000, message_burst=100_000)
    browser = host.browser()
    table = browser.open("frankfurt", ["me", "me"])["id"]
    slow = socket.socket()
    slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)  # before it connects: the window never grows
    slow.settimeout(1)
    slow.connect(("127.0.0.1", host.port))
    head = (
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{host.port}\r\nUpgrade: "
        f"websocket\r\nConnection: Upgrade\r\n"
    )
    slow.sendall(
        (
            head + f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nCookie: "
            f"cablecar={browser.cookie}\r\n\r\n"
        ).encode()
    )
    hello = b'{"type":"hello","seat":0}'
    frame = bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello
    quick = browser.sit(table, 1)
    end = time.monotonic() + 150  # far more than it takes, also where all cores are busy
    while 'cablecar_sockets_cut_total{reason="slow"}' not in browser.get("/metrics").text:
        assert time.monotonic() < end, "the slow socket was not cut off"
        with suppress(OSError):  # it may be cut off while it asks
            for _ in range(40):
                slow.sendall(frame)
        quick.say(type="ping")
        quick.until("pong")
        time.sleep(0.1)
    slow.close()
    assert host.stop() == 0
