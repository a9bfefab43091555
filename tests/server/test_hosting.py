"""A server behind a proxy, under a path, with a password, on the local network, and what one address may do."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from cablecar.kernel.errors import BadInput
from cablecar.server.addresses import Public, limit_key_of, proxies_of, public_of
from cablecar.server.http.password import PasswordGate
from tests.server.harness import LONG, Host, Sitting

pytestmark = pytest.mark.once

TOY = {"game": "toy", "seats": ["me", "random"], "name": "Ada"}


def test_addresses_for_browsers_are_read_in_parts() -> None:
    assert (
        public_of("https://games.example") == public_of("https://Games.example/") == Public("https://games.example", "")
    )
    found = public_of("http://example.org:8080/club/cablecar/")
    assert (found.origin, found.base, found.host, found.is_secure) == (
        "http://example.org:8080",
        "/club/cablecar",
        "example.org:8080",
        False,
    )
    assert str(found) == "http://example.org:8080/club/cablecar/"
    unfit = [
        "games.example",
        "ftp://x",
        "https://",
        "https://x/?a",
        "https://x/#a",
        "https://me@x",
        "https://x/a b",
        "https://x/..%2f",
        "https://x:port",
    ]
    for bad in (*unfit, "https://x/../y", "https://x/.", "https://a b/"):
        with pytest.raises(BadInput, match=re.escape(repr(bad))):
            public_of(bad)


def test_proxies_are_addresses_or_networks() -> None:
    assert proxies_of("127.0.0.1, 10.0.0.0/8,::1") == ("127.0.0.1", "10.0.0.0/8", "::1")
    assert (
        proxies_of("*") == proxies_of("10.0.0.1,*") == ("*",)
    )  # uvicorn takes it for everybody only where it stands alone
    with pytest.raises(BadInput, match=r"'nginx' is no address"):
        proxies_of("127.0.0.1,nginx")


def test_one_house_has_one_limit_however_many_addresses_it_has() -> None:
    assert limit_key_of("192.0.2.7") == limit_key_of("::ffff:192.0.2.7") == "192.0.2.7"
    assert limit_key_of("2001:db8:1:2::1") == limit_key_of("2001:db8:1:2:ffff::9") != limit_key_of("2001:db8:1:3::1")
    assert limit_key_of("") == ""


def test_the_gate_opens_for_its_password_and_its_own_cookie() -> None:
    gate, other = PasswordGate("four games"), PasswordGate("another")
    assert gate.accepts("four games")
    assert not gate.accepts("four gamesx")
    assert not gate.accepts("")
    assert gate.admits(f"a=b; cablecar-house={gate.cookie}")
    for cookies in (
        "",
        "cablecar-house=",
        f"cablecar-house={other.cookie}",
        f"cablecar={gate.cookie}",
        'cablecar-house=\xff;;=="',
    ):
        assert not gate.admits(cookies), cookies
    assert "four" not in gate.cookie
    assert gate.cookie == PasswordGate("four games").cookie, "it holds after a restart too"
    assert PasswordGate("").admits("")
    assert not PasswordGate("").accepts("")


def test_a_server_lives_under_a_path_behind_a_proxy(tmp_path: Path) -> None:
    host = Host(
        tmp_path / "tables.sqlite",
        public="https://games.example/cablecar",
        proxies=["127.0.0.1"],
        open_burst=1.0,
        open_rate=0.0001,
    )
    browser = host.browser()
    try:
        for path in ("/cablecar", "/cablecar/", "/cablecar/t/abc", "/"):
            page = browser.get(path, headers={"host": "games.example"})
            assert page.status_code == 200
            assert 'data-base="/cablecar"' in page.text
            assert '"./' not in page.text
            for file in re.findall(r'(?:src|href)="(/cablecar/[^"]+)"', page.text):
                assert browser.get(file).status_code == 200, file
        assert browser.get("/", headers={"host": "evil.example"}).json()["key"] == "bad-host"
        ada = {
            "origin": "https://games.example",
            "x-forwarded-for": "203.0.113.1, 192.0.2.1",
            "x-forwarded-proto": "https",
        }
        opened = browser.post("/cablecar/api/tables", TOY, headers=ada)
        assert opened.status_code == 201, opened.text
        cookie = opened.headers["set-cookie"].lower()
        assert "secure" in cookie
        assert "path=/cablecar;" in f"{cookie};".replace(" ", "")
        assert browser.post("/cablecar/api/tables", TOY, headers=ada).status_code == 429
        forged = {**ada, "x-forwarded-for": "198.51.100.9, 192.0.2.1"}
        assert browser.post("/cablecar/api/tables", TOY, headers=forged).status_code == 429, (
            "what the proxy itself has seen counts"
        )
        assert (
            browser.post("/cablecar/api/tables", TOY, headers={**ada, "x-forwarded-for": "192.0.2.2"}).status_code
            == 201
        )
        assert (
            browser.post("/cablecar/api/tables", TOY, headers={**ada, "origin": "https://evil.example"}).json()["key"]
            == "bad-origin"
        )
        address = f"ws://127.0.0.1:{host.port}/cablecar/api/tables/{opened.json()['id']}/socket"
        with connect(
            address, additional_headers={"Cookie": f"cablecar={browser.cookie}", "Origin": "https://games.example"}
        ) as socket:
            socket.send('{"type": "ping"}')
            assert "pong" in str(socket.recv(LONG))
    finally:
        host.stop()


def test_a_proxy_may_leave_the_port_out_of_the_name(tmp_path: Path) -> None:
    host = Host(tmp_path / "tables.sqlite", public="https://games.example:8443")
    try:
        assert host.browser().get("/metrics", headers={"host": "games.example"}).json()["key"] == "bad-host", (
            "nor need it say for whom it asks"
        )
        for name, status in (
            ("games.example", 200),
            ("games.example:8443", 200),
            ("Games.Example", 200),
            ("games.example.evil", 403),
            ("evil.example", 403),
        ):
            assert host.browser().get("/", headers={"host": name}).status_code == status, name
        opened = host.browser().post(
            "/api/tables", TOY, headers={"host": "games.example", "origin": "https://games.example:8443"}
        )
        assert opened.status_code == 201, opened.text
    finally:
        host.stop()


def test_nobody_is_believed_who_was_not_named(tmp_path: Path) -> None:
    host = Host(tmp_path / "tables.sqlite", open_burst=1.0, open_rate=0.0001)
    browser = host.browser()
    try:
        opened = browser.post(
            "/api/tables", TOY, headers={"x-forwarded-for": "192.0.2.1", "x-forwarded-proto": "https"}
        )
        assert opened.status_code == 201
        assert "secure" not in opened.headers["set-cookie"].lower()
        assert browser.post("/api/tables", TOY, headers={"x-forwarded-for": "192.0.2.2"}).status_code == 429
    finally:
        host.stop()


def test_the_house_asks_for_its_password_once(tmp_path: Path) -> None:
    host = Host(tmp_path / "tables.sqlite", password="four games", enter_burst=3.0, enter_rate=0.0001)
    try:
        browser = host.browser()
        assert 'data-locked="yes"' in browser.get("/t/abc").text
        assert browser.get("/texts/en/common.ftl").status_code == browser.get("/healthz").status_code == 200
        refused = browser.get("/api/games")
        assert (refused.status_code, refused.json()["key"]) == (401, "locked")
        assert browser.post("/api/tables", TOY).json()["key"] == "locked"
        with pytest.raises(InvalidStatus, match="403"):
            browser.socket("abcdefghij")
        for path in ("//api/games", "///api/tables", "/%2Fapi/games", "/api//games"):
            assert browser.get(path).status_code == 401, path
        assert browser.post("//api/tables", TOY).json()["key"] == "locked"
        wrong = browser.post("/api/house", {"password": "five games"})
        assert (wrong.status_code, wrong.json()["key"]) == (403, "bad-password")
        right = browser.post("/api/house", {"password": "four games"})
        assert right.status_code == 204
        cookie = right.headers["set-cookie"]
        assert all(word in cookie.lower() for word in ("httponly", "samesite=strict", "max-age="))
        key = {"cookie": cookie.partition(";")[0]}
        assert browser.get("/api/games", headers=key).status_code == 200
        assert "data-locked" not in browser.get("/", headers=key).text
        assert browser.post("/api/house", {"password": "x"}).status_code == 403
        assert browser.post("/api/house", {"password": "four games"}).status_code == 429
        assert "four games" not in "".join(host.lines)
    finally:
        host.stop()


def test_without_a_password_there_is_no_gate(host: Host) -> None:
    assert host.browser().post("/api/house", {"password": ""}).json()["key"] == "bad-password"
    assert "data-locked" not in host.browser().get("/").text


def patiently(sit: Callable[[], Sitting]) -> Sitting:
    """Sit down as soon as there is room again."""
    ends = time.monotonic() + LONG
    while time.monotonic() < ends:
        with suppress(ConnectionClosed):
            return sit()
        time.sleep(0.1)
    return sit()


def test_an_address_has_so_many_sockets_and_messages(tmp_path: Path) -> None:
    host = Host(tmp_path / "tables.sqlite", address_sockets=2, address_messages=10.0)
    try:
        browsers = [host.browser() for _ in range(3)]
        tables = [browser.open("toy", ["me", "me"])["id"] for browser in browsers]
        first, second = (browser.sit(table, 0) for browser, table in zip(browsers[:2], tables[:2], strict=True))
        with pytest.raises(ConnectionClosed, match="too-many"):
            browsers[2].sit(tables[2], 0)
        for _ in range(70):
            first.say(type="ping")
            second.say(type="ping")
        heard = [
            message.get("key", message["type"])
            for sitting in (first, second)
            for message in (sitting.hear() for _ in range(70))
        ]
        assert heard.count("pong") + heard.count("too-fast") == 140
        assert "pong" in heard
        assert "too-fast" in heard
        time.sleep(1)  # the address may say ten things again
        first.close()
        second.close()
        assert patiently(
            lambda: browsers[2].sit(tables[2], 0)
        ).look  # the server hears of a closed socket a little later
    finally:
        host.stop()


def test_a_server_of_the_local_network_shows_its_address(tmp_path: Path) -> None:
    host = Host(tmp_path / "tables.sqlite", lan="http://192.168.7.7:8187/")
    try:
        browser = host.browser()
        assert 'data-lan="http://192.168.7.7:8187/"' in browser.get("/", headers={"host": "192.168.7.7:8187"}).text
        assert browser.get("/", headers={"host": "box.local:8187"}).status_code == 200
        assert browser.get("/", headers={"host": "evil.example"}).json()["key"] == "bad-host"
        code = browser.get("/lan.svg")
        assert code.headers["content-type"].startswith("image/svg+xml")
        assert code.text.startswith("<svg ")
        assert "qrline" in code.text
    finally:
        host.stop()


def test_a_server_that_is_not_on_it_shows_none(host: Host) -> None:
    assert host.browser().get("/lan.svg").status_code == 404
    assert 'data-lan="' not in host.browser().get("/").text
