"""Component sets on a server: chosen at a new table, told at the table, and missed when they are gone. Rules versions
that are gone.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from cablecar import games
from cablecar.kernel.errors import BadComponents
from cablecar.scene.components import printed
from cablecar.server.tables.loading import read_stored
from cablecar.sets import Sets
from tests.server.harness import LONG, Host, Message, finish

pytestmark = pytest.mark.once


@pytest.fixture
def kiosk(tmp_path: Path) -> Path:
    """Return a box owner's file."""
    file = tmp_path / "kiosk.yaml"
    file.write_text(
        printed(games.folder("toy") / "data").replace("name: shop_v1", "name: kiosk").replace("copies: 6", "copies: 7"),
        "utf-8",
    )
    return file


def change(host: Host, sql: str, *values: object) -> None:
    """Change a stored table while no server runs."""
    host.run(sql, values)


def card(host: Host, browser_cookie: str, table: str) -> Message:
    browser = host.browser()
    browser.cookie = browser_cookie
    return next(one for one in browser.get("/api/tables").json()["tables"] if one["id"] == table)


def test_given_files_come_first_then_the_shipped_sets(kiosk: Path) -> None:
    sets = Sets([kiosk])
    assert list(sets.of("toy")) == ["kiosk", "shop_v1", "attic_v1"]
    assert list(Sets().of("toy")) == ["shop_v1", "attic_v1"]
    assert sets.game("toy").components.name == "kiosk"
    attic = sets.game("toy", "attic_v1")
    assert sets.made("toy", attic.components.digest) is attic


def test_two_files_of_one_name_must_be_the_same(kiosk: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.yaml"
    other.write_text(kiosk.read_text("utf-8"), "utf-8")
    assert list(Sets([kiosk, other]).of("toy")) == ["kiosk", "shop_v1", "attic_v1"]
    other.write_text(kiosk.read_text("utf-8").replace("copies: 7", "copies: 8"), "utf-8")
    with pytest.raises(BadComponents, match=r"other\.yaml, line \d+: the name kiosk belongs to another file"):
        Sets([kiosk, other])


def test_a_file_for_no_game_is_refused_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "chess.yaml"
    file.write_text("set:\n  name: staunton\n  game: chess\n", "utf-8")
    with pytest.raises(BadComponents, match=r"chess\.yaml, line 3: there is no game 'chess'"):
        Sets([file])


def test_a_table_is_opened_with_a_set_that_table_log_and_page_name(kiosk: Path, tmp_path: Path) -> None:
    host = Host(tmp_path / "tables.sqlite", components=[str(kiosk)])
    browser = host.browser()
    toy = next(one for one in browser.get("/api/games").json()["games"] if one["slug"] == "toy")
    assert [one["name"] for one in toy["sets"]] == ["kiosk", "shop_v1", "attic_v1"]
    opened = {
        name: browser.open("toy", ["me", "random"], **({"components": name} if name else {}))["id"]
        for name in ("", "kiosk", "attic_v1")
    }
    for name, table in opened.items():
        assert browser.sit(table, 0).welcome["components"] == (name or "kiosk")
        assert card(host, browser.cookie, table)["components"] == (name or "kiosk")
    refused = browser.post("/api/tables", {"game": "toy", "seats": ["me", "me"], "components": "chess"})
    assert (refused.status_code, refused.json()["key"]) == (400, "bad-option")
    assert "shop_v1" in refused.json()["detail"]
    ((header,),) = host.run("SELECT header FROM tables WHERE id = ?", (opened["kiosk"],))
    assert f"components kiosk {Sets([kiosk]).game('toy').components.digest}\n" in header
    sitting = browser.sit(opened["kiosk"], 0)
    while not sitting.is_over:  # a bot's process makes the same game from what the view carries
        sitting.wait_turn()
        if sitting.legal:
            sitting.move(sitting.legal[0])
    host.stop()


def test_a_table_whose_set_is_missing_says_so_and_goes_on_when_it_is_back(kiosk: Path, tmp_path: Path) -> None:
    host = Host(tmp_path / "tables.sqlite", components=[str(kiosk)])
    browser = host.browser()
    table = browser.open("toy", ["me", "me"])["id"]
    host.stop()
    host.settings["components"] = []
    host.start()
    assert card(host, browser.cookie, table)["halted"]
    socket = browser.socket(table)
    socket.send('{"type": "hello"}')
    assert '"halted":["halted-set",{"set":"kiosk"}]' in str(socket.recv(LONG))
    assert '"reason":"halted"' in str(socket.recv(LONG))
    with pytest.raises(ConnectionClosed) as closed:
        socket.recv(LONG)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4001
    assert browser.get(f"/api/tables/{table}/stage/0").json()["key"] == "halted"
    host.stop()
    host.settings["components"] = [str(kiosk)]
    host.start()
    assert not card(host, browser.cookie, table)["halted"]
    assert browser.sit(table, 0).welcome["halted"] is None
    host.stop()


CHANGES = {
    "halted-version": "UPDATE tables SET header = replace(header, 'game toy ', 'game toy 9') WHERE id = ?",
    "halted-line": "UPDATE events SET line = '0 fly' WHERE place = 4 AND at = ?",
    "halted-line, no event": "UPDATE events SET line = 'gibberish' WHERE place = 4 AND at = ?",
    "broken": "UPDATE tables SET header = replace(header, 'components shop_v1 ', 'made of ') WHERE id = ?",
}


def test_a_table_that_no_longer_replays_is_shown_up_to_its_last_line_that_applies(tmp_path: Path) -> None:
    host = Host(tmp_path / "tables.sqlite")
    browser = host.browser()
    sitting = {key: browser.sit(browser.open("toy", ["me", "random"])["id"], 0) for key in CHANGES}
    for ada in sitting.values():
        for _ in range(2):
            ada.wait_turn()
            ada.move(ada.legal[0])
        ada.close()
    host.stop()
    for key, ada in sitting.items():
        change(host, CHANGES[key], ada.table)
    host.start()
    broken = browser.socket(sitting.pop("broken").table)  # no header at all: nothing to look at
    broken.send('{"type": "hello"}')
    assert '"reason":"broken"' in str(broken.recv(LONG))
    for name, ada in sitting.items():
        key, before = name.partition(",")[0], host.stored(ada.table)
        ada.connect()
        assert ada.welcome["halted"][0] == key
        assert ada.look["prompt"]["say"][0] == key
        assert not ada.legal
        assert not any(line.get("turn") for line in ada.look["seats"]), "nobody is to move"
        assert ada.look["n"] == 4 if key == "halted-line" else 4 < ada.look["n"] <= len(before)
        assert ada.try_move("done")["key"] == "halted"
        assert ada.undo()["key"] == "halted"
        assert ada.quiet() == [], "bots rest"
        assert host.stored(ada.table) == before
    host.stop()
    assert sum("table halted" in line for line in host.lines) == 3


def test_a_line_that_can_not_be_read_is_quoted_to_nobody_and_a_broken_header_hides_no_other_table(
    tmp_path: Path,
) -> None:
    host = Host(tmp_path / "tables.sqlite")
    browser = host.browser()
    halted, broken = (browser.open("toy", ["me", "me"]) for _ in range(2))
    host.stop()
    change(host, "UPDATE events SET line = 'secret-line' WHERE at = ? AND place = 3", halted["id"])
    change(host, "UPDATE tables SET header = 'rubbish' WHERE id = ?", broken["id"])
    host.start()
    entered = host.browser().post(
        f"/api/tables/{halted['id']}/enter", {"token": halted["links"][-1]["path"].partition("#")[2]}
    )
    assert (entered.status_code, entered.json()["watch"]) == (200, True)
    assert [table["id"] for table in browser.get("/api/tables").json()["tables"]] == [halted["id"]]
    host.stop()


def test_a_set_that_has_changed_since_halts_too(tmp_path: Path) -> None:
    sets = Sets()
    text = "cablecar 1\ngame toy 2\ncomponents shop_v1 0123456789abcdef\nseats 2\n\n"
    found = finish(read_stored(text, sets))
    assert found.halt is not None
    assert found.halt.say == ["halted-changed", {"set": "shop_v1"}]
    assert found.table is not None
    gone = finish(read_stored(text.replace("toy", "go"), sets))
    assert gone.table is None
    assert gone.halt is not None
    assert gone.halt.say == ["halted-game", {"game": "go"}]
