"""Every text key that the code names stands in a catalogue, and every key of a catalogue is named by the code."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import cablecar
from cablecar import games
from cablecar.scene.texts import COMMON, keys

pytestmark = pytest.mark.once

PACKAGE = Path(cablecar.__file__).parent
PAGE = PACKAGE.parents[1] / "frontend" / "src"
SERVER = PACKAGE / "server" / "texts"
SAYING = {"say", "has", "t", "attempt"}
"""Functions whose first argument is the key of a text."""
HYPHENATED = re.compile(r"[a-z][A-Za-z0-9_]*(-[A-Za-z0-9_.]+)+")
ANYTHING = "[A-Za-z0-9_.-]+"
SLUGS = [slug for slug in games.slugs() if (games.folder(slug) / "texts").is_dir()]


def pattern(parts: list[str | None]) -> str:
    """Return what a text that is put together can become: constant parts, and anything in between."""
    return "".join(ANYTHING if part is None else re.escape(part) for part in parts)


def python_strings(source: str) -> Iterator[str]:
    """Yield every string of a module as a pattern, docstrings left out."""
    tree = ast.parse(source)
    documents = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    inside = {id(part) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in node.values}
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            yield joined(node)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and not {id(node)} & (documents | inside):
            yield re.escape(node.value)


def joined(node: ast.JoinedStr) -> str:
    """Return the pattern of an f-string."""
    return pattern([str(part.value) if isinstance(part, ast.Constant) else None for part in node.values])


def page_strings(source: str) -> Iterator[str]:
    """Yield every string of a file of the page as a pattern."""
    for double, single, template in re.findall(r'"([^"\n]*)"|\'([^\'\n]*)\'|`([^`]*)`', source):
        yield template_pattern(template) if template else re.escape(double or single)


def template_pattern(template: str) -> str:
    """Return the pattern of a template string of TypeScript."""
    return pattern([None if part.startswith("${") else part for part in re.split(r"(\$\{[^}]*\})", template)])


def said_in_python(source: str) -> Iterator[str]:
    """Yield, as patterns, the keys that a module says: `["key"]`, `["key", {…}]`, `say("key")`."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.List) and (
            len(node.elts) == 1 or (len(node.elts) == 2 and isinstance(node.elts[1], ast.Dict))
        ):
            firsts: list[ast.expr] = [node.elts[0]]
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in SAYING:
            firsts = node.args[:1]
        else:
            continue
        while firsts:
            first = firsts.pop()
            if isinstance(first, ast.IfExp):
                firsts += [first.body, first.orelse]
            elif isinstance(first, ast.Constant) and HYPHENATED.fullmatch(str(first.value)):
                yield re.escape(str(first.value))
            elif isinstance(first, ast.JoinedStr) and re.match(r"[a-z]+\\-", joined(first)):
                yield joined(first)


def said_on_the_page(source: str) -> Iterator[str]:
    """Yield, as patterns, the keys that a file of the page says: `t("key")`."""
    for plain, template in re.findall(r'\.(?:t|attempt)\(\s*(?:"([^"]*)"|`([^`]*)`)', source):
        yield re.escape(plain) if plain else template_pattern(template)


@cache
def common_files() -> tuple[Path, ...]:
    return tuple(file for file in sorted(PACKAGE.rglob("*.py")) if PACKAGE / "games" not in file.parents)


@cache
def page_files() -> tuple[Path, ...]:
    return tuple(file for file in sorted(PAGE.rglob("*")) if file.suffix in (".ts", ".svelte"))


@cache
def game_files(slug: str) -> tuple[Path, ...]:
    """Return the modules of a game without its tests."""
    folder = games.folder(slug)
    return tuple(file for file in sorted(folder.rglob("*.py")) if folder / "tests" not in file.parents)


@cache
def strings(slug: str = "") -> frozenset[str]:
    """Return the patterns of all strings of the common code, or of one game."""
    files = game_files(slug) if slug else common_files()
    found = {each for file in files for each in python_strings(file.read_text("utf-8"))}
    if not slug:
        found |= {each for file in page_files() for each in page_strings(file.read_text("utf-8"))}
    return frozenset(found)


def parts_of_words(slug: str) -> set[str]:
    """Return `tile-…` for a game with words like `place {tile}`: a part is said by its name and value."""
    return {f"{name}\\-{ANYTHING}" for words in games.load(slug).vocabulary.ranges for name in words.names}


def unnamed(catalogue: Path, named: set[str]) -> list[str]:
    """Return the keys of a catalogue that no string can be."""
    composed = re.compile("|".join(each for each in named if ANYTHING in each and is_specific(each)) or "(?!)")
    within = set(re.findall(r"\{ ([a-z][a-z0-9-]+) \}", catalogue.read_text("utf-8")))
    exact = {each for each in named if ANYTHING not in each}
    found = []
    for key in keys(catalogue):
        if re.escape(key) not in exact and key not in within and not composed.fullmatch(key):
            found.append(key)
    return found


def is_specific(each: str) -> bool:
    """Tell whether a composed text says more of a key than that it is one."""
    constant = each.replace(ANYTHING, "")
    return "-" in constant and len(constant) >= 3


def missing(said: set[str], known: set[str], literal: frozenset[str]) -> list[str]:
    """Return what is said and can be no key. A composed key must be one that no constant names, or it names none."""
    exact = {re.escape(key) for key in known}
    composable = [key for key in known if re.escape(key) not in literal]
    return sorted(
        each
        for each in said
        if not (any(re.fullmatch(each, key) for key in composable) if ANYTHING in each else each in exact)
    )


@cache
def common_keys() -> frozenset[str]:
    return frozenset({*keys(COMMON / "en.ftl"), *keys(SERVER / "en.ftl")})


@cache
def game_keys(slug: str) -> frozenset[str]:
    return frozenset(keys(games.folder(slug) / "texts" / "en.ftl"))


def test_every_key_that_the_common_code_says_is_there() -> None:
    said = {key for file in common_files() for key in said_in_python(file.read_text("utf-8"))}
    said |= {key for file in page_files() for key in said_on_the_page(file.read_text("utf-8"))}
    of_games = {key for slug in SLUGS for key in game_keys(slug)}
    about_games = {key for key in of_games if key.startswith("game-")}
    assert len(said) > 100
    constant = {each for each in said if ANYTHING not in each}
    assert missing(constant, {*common_keys(), *about_games}, strings()) == []
    assert missing(said - constant, {*common_keys(), *of_games}, strings()) == []


@pytest.mark.parametrize("slug", SLUGS)
def test_every_key_that_a_game_says_is_there(slug: str) -> None:
    said = {key for file in game_files(slug) for key in said_in_python(file.read_text("utf-8"))}
    assert missing(said, {*common_keys(), *game_keys(slug)}, strings(slug)) == []


@pytest.mark.parametrize("catalogue", [COMMON, SERVER], ids=["common", "server"])
def test_every_common_key_is_used(catalogue: Path) -> None:
    everywhere = set(strings()).union(*(strings(slug) | parts_of_words(slug) for slug in SLUGS))
    assert unnamed(catalogue / "en.ftl", {*everywhere, "language\\-name"}) == []


def texts_of_refusals(named: frozenset[str]) -> set[str]:
    """Return the patterns of the texts of refusals, one for each string that may be the key of a refusal."""
    return {f"why\\-{each}" for each in named if ANYTHING not in each or re.match(r"[A-Z]\d", each)}


@pytest.mark.parametrize("slug", SLUGS)
def test_every_key_of_a_game_is_used(slug: str) -> None:
    catalogue = games.folder(slug) / "texts" / "en.ftl"
    named = {*strings(), *strings(slug), *parts_of_words(slug)} - {f"why\\-{ANYTHING}"}
    named = {each for each in named if re.search("[A-Za-z]", each.replace(ANYTHING, ""))}  # more than hyphens is said
    assert unnamed(catalogue, {*named, *texts_of_refusals(strings() | strings(slug))}) == []


def test_a_key_that_is_gone_and_a_key_of_nobody_are_found(tmp_path: Path) -> None:
    code = (
        'def greet(who, mode):\n    """Say dead-key."""\n'
        '    who.say(["no-key"])\n    who.say([f"mode-{mode}"])\n    return "here-key"\n'
    )
    known = {"mode-line", "here-key", "dead-key"}
    literal = frozenset({*python_strings(code), "mode\\-line"})
    assert missing(set(said_in_python(code)), known, literal) == [f"mode\\-{ANYTHING}", "no\\-key"]
    catalogue = tmp_path / "en.ftl"
    catalogue.write_text("here-key = a\ndead-key = b\nmode-line = c\n", "utf-8")
    assert unnamed(catalogue, set(literal)) == ["dead-key"]
    catalogue.write_text("why-R1-taken = a\nwhy-R2-gone = b\n", "utf-8")
    assert unnamed(catalogue, texts_of_refusals(frozenset(python_strings('key = "R1-taken"')))) == ["why-R2-gone"]
    assert set(said_on_the_page('t.t("page-a"); t.t(`page-${kind}`)')) == {"page\\-a", f"page\\-{ANYTHING}"}
