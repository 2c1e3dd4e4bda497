"""The examples in the pages: every Python block runs, every safe command says what the page shows."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
from msgspec import Struct

import souterrain
from souterrain.cli.parser import build

from .pages import PAGES, ROOT

FENCE = re.compile(r"(?P<before><!-- not run: [^>]+ -->\n+)?^```(?P<kind>\w*)\n(?P<body>.*?)^```", re.M | re.S)
SAFE = {"games", "rules", "verify", "replay", "measure"}


class Block(Struct):
    """A fenced block of a page."""

    kind: str
    body: str
    line: int


def blocks(page: Path) -> list[Block]:
    text = page.read_text("utf-8")
    return [
        Block(match["kind"], match["body"], text.count("\n", 0, match.start("body")) + 1)
        for match in FENCE.finditer(text)
        if not match["before"]
    ]


def surroundings(tmp_path: Path) -> dict[str, str]:
    """An English reader, this source, and a shelf of the test's own."""
    return {
        **os.environ,
        "PATH": f"{tmp_path}:{os.environ['PATH']}",
        "PYTHONPATH": str(Path(souterrain.__file__).parent.parent),
        "SOUTERRAIN_HOME": str(tmp_path),
        "LC_ALL": "C.UTF-8",
    }


def safe(command: str) -> bool:
    """Whether a command only prints: not one that serves, or waits for somebody at a keyboard."""
    words = shlex.split(command)
    if words[0] != "souterrain" or len(words) == 1:
        return False
    return words[1] in SAFE or (words[1] == "play" and "--plain" in words)


@pytest.mark.parametrize("page", [p for p in PAGES if any(b.kind == "python" for b in blocks(p))], ids=lambda p: p.name)
def test_python_examples_run(page: Path, tmp_path: Path) -> None:
    """The blocks of a page run one after the other, as a reader would type them; a fault names the page's line."""
    program = ""
    for block in blocks(page):
        if block.kind == "python":
            program += "\n" * (block.line - 1 - program.count("\n")) + block.body
    example = tmp_path / page.with_suffix(".py").name
    example.write_text(program, "utf-8")
    done = subprocess.run(
        [sys.executable, example], capture_output=True, text=True, timeout=120, env=surroundings(tmp_path)
    )
    assert done.returncode == 0, done.stderr


def alike(shown: str, said: str) -> bool:
    """Whether an output is the one shown, however it is spaced; `...` stands for anything."""
    pattern = re.escape(" ".join(shown.split())).replace(r"\.\.\.", ".*")
    return re.fullmatch(pattern, " ".join(said.split())) is not None


def commands(page: Path) -> list[tuple[str, str]]:
    """The commands of a page's console blocks, each with the output shown below it."""
    found: list[tuple[str, str]] = []
    for block in blocks(page):
        if block.kind == "console":
            for part in re.split(r"^\$ ", block.body, flags=re.M)[1:]:
                command, _, shown = part.partition("\n")
                found.append((command, shown))
    return found


@pytest.mark.parametrize(
    ("page", "command", "shown"),
    [
        pytest.param(page, command, shown, id=f"{page.name}: {command}")
        for page in PAGES
        for command, shown in commands(page)
        if safe(command)
    ],
)
def test_commands_say_what_the_page_shows(page: Path, command: str, shown: str, tmp_path: Path) -> None:
    program = tmp_path / "souterrain"
    program.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m souterrain "$@"\n')
    program.chmod(0o755)
    done = subprocess.run(
        command,
        shell=True,
        capture_output=True,
        text=True,
        timeout=120,
        env=surroundings(tmp_path),
        stdin=subprocess.DEVNULL,
    )
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr
    if shown:
        assert alike(shown, done.stdout), f"{page.name} shows\n{shown}\nbut it says\n{done.stdout[:2000]}"


def started(page: Path) -> list[str]:
    """The commands of a page that keep a table open: they are not run, nor are those of a service."""
    shown = [command for command, _ in commands(page) if command.startswith("souterrain --")]
    return [*shown, *re.findall(r"^ExecStart=\S+/(souterrain .*)", page.read_text("utf-8"), re.M)]


@pytest.mark.parametrize("page", [p for p in PAGES if started(p)], ids=lambda p: p.name)
def test_tables_are_started_with_options_that_there_are(page: Path) -> None:
    for command in started(page):
        build("en").parse_args(shlex.split(command)[1:])


def test_there_are_examples_to_run() -> None:
    """The patterns above find the pages' examples: an empty harvest would pass in silence."""
    assert sum(block.kind == "python" for page in PAGES for block in blocks(page)) >= 8
    assert sum(safe(command) for page in PAGES for command, _ in commands(page)) >= 3
    assert len(started(ROOT / "docs" / "hosting.md")) >= 4


def test_links_between_pages_lead_somewhere() -> None:
    for page in PAGES:
        for target in re.findall(r"\]\((?!https?:|#)([^)#]+)", page.read_text("utf-8")):
            if target.endswith(".png"):
                continue
            assert (page.parent / target).exists(), f"{page.name}: {target}"


def test_files_that_pages_name_are_there() -> None:
    """Modules, content and pages by their name or the end of their path; what is only made by a run is not."""
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.split()
    files = {"/" + name for name in listed}
    assert len(files) > 500
    for page in PAGES:
        if page.name == "CHANGELOG.md":
            continue
        for name in re.findall(r"`([a-z_/.-]+\.(?:py|toml|js|ts|svg|ftl))`", page.read_text("utf-8")):
            assert any(file.endswith(f"/{name}") for file in files), f"{page.name}: {name}"
