"""`python -m tests.mutants GAME`: a sample of mutants, how many of them the tests kill, and which live on."""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from queue import SimpleQueue
from random import Random

import pytest

from .equivalent import Equivalents
from .quick import LIVES, Place, Quick, killed, patient
from .sites import Site, sites

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "src/souterrain/games"
SHOWN = {"view.py", "board.py", "sheets.py", "words.py", "catalogue.py", "samples.py"}
"""What is shown and how rows are read; the kit and the printed tables judge that."""
ASIDE = {"events", "rows", "content"}
BOTS = "*/test_bots*"
"""Tests that judge players, not rules: their games are long and touch everything."""
PATIENCE = 60
"""Seconds of processor time after which one that is judged from the beginning is dead."""

Living = tuple[Path, Site, list[str]]
"""Where a mistake is made, which, and the tests that let it live."""


def places(slug: str, only: str = "") -> list[Place]:
    """All mistakes that can be made in the rule modules of a game, or in those with such a name."""
    package = GAMES / slug
    modules = [
        path
        for path in sorted(package.rglob("*.py"))
        if path.name not in SHOWN and not ASIDE & set(path.relative_to(package).parts)
        if only in str(path.relative_to(GAMES))
    ]
    return [(path, site) for path in modules for site in sites(path.read_text("utf-8"))]


def doubtful(sample: list[Place], slug: str, jobs: int) -> list[Living]:
    """Those that outlive the first judgement."""
    living: list[Living] = []
    done = 0

    def heard(n: int, tests: list[str], died: bool) -> None:
        nonlocal done
        done += 1
        if not died:
            path, site = sample[n]
            living.append((path, site, tests))
            print(f"\n{named(path, site)}  ({len(tests)} tests)", flush=True)
        print(f"\r{done} of {len(sample)}, {len(living)} alive", end="", flush=True)

    run = ["-q", "-s", "-p", "no:cacheprovider", "-p", "no:xdist", f"--ignore-glob={BOTS}", f"tests/games/{slug}"]
    if pytest.main(run, [Quick(sample, jobs, heard)]):
        sys.exit("the tests fail where there is no mistake")
    print()
    return living


def judged(mutants: list[Living], folder: Path, jobs: int) -> list[int]:
    """How the tests end with each of them, in a tree and a process of its own."""
    trees: SimpleQueue[Path] = SimpleQueue()
    for n in range(jobs):
        tree = folder / str(n)
        for part in ("src", "tests", "docs"):
            shutil.copytree(ROOT / part, tree / part, ignore=shutil.ignore_patterns("__pycache__"))
        shutil.copy(ROOT / "pyproject.toml", tree)
        trees.put(tree)

    def one(mutant: Living) -> int:
        path, site, tests = mutant
        tree = trees.get()
        try:
            return ends(tree, path, site, tests) if tests else LIVES
        finally:
            trees.put(tree)

    with ThreadPoolExecutor(jobs) as pool:
        return list(pool.map(one, mutants))


def ends(tree: Path, path: Path, site: Site, tests: list[str]) -> int:
    """How these tests end with the mistake: the exit code of pytest, or the signal that ended it."""
    file = tree / path.relative_to(ROOT)
    whole = file.read_text("utf-8")
    file.write_text(site.source, "utf-8")
    try:
        run = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *tests]
        env = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1", "CI": "1"}
        begin = partial(patient, PATIENCE)
        return subprocess.run(run, cwd=tree, env=env, capture_output=True, preexec_fn=begin).returncode
    finally:
        file.write_text(whole, "utf-8")


def named(path: Path, site: Site) -> str:
    """A mistake in one line: the module, the line, what stands there, what is put there."""
    was, now = (" ".join(text.split()) for text in (site.was, site.now))
    return f"{path.relative_to(GAMES)}:{site.first}  {was}  ->  {now}"


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--sample", type=int, default=200, help="how many")
    parser.add_argument("--seed", default="1", help="which")
    parser.add_argument("--only", default="", help="in modules whose path has this in it")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many at once")
    wanted = parser.parse_args()
    possible, equivalents = places(wanted.game, wanted.only), Equivalents(GAMES)
    sample = Random(wanted.seed).sample(possible, min(wanted.sample, len(possible)))
    mistakes = [place for place in sample if not equivalents.reason(*place)]
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        left = doubtful(mistakes, wanted.game, wanted.jobs)
        print(f"{len(left)} of {len(mistakes)} are judged from the beginning", flush=True)
        codes = judged(left, Path(folder), wanted.jobs) if left else []
    found = [(mutant, code) for mutant, code in zip(left, codes, strict=True) if not killed(code)]
    for (path, site, tests), code in found:
        error = "" if code == LIVES else f"  not judged: pytest ended with {code}"
        print(f"{named(path, site)}  ({len(tests)} tests){error}")
    errors = sum(code != LIVES for _, code in found)
    print(
        f"{wanted.game}: {len(mistakes) - len(found)} of {len(mistakes)} mutants killed, {errors} not judged,"
        f" {len(sample) - len(mistakes)} more are no mistakes; {len(possible)} can be made"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
