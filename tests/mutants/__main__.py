"""`python -m tests.mutants GAME`: a sample of mutants, how many of them the tests kill, and which live on."""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from random import Random

import pytest

from .quick import Quick
from .sites import Site, sites
from .touch import Touched

ROOT = Path(__file__).parents[2]
SHOWN = {"view.py", "sheets.py", "words.py", "catalogue.py", "samples.py"}
"""What is shown and how rows are read; the kit and the printed tables judge that."""
ASIDE = {"events", "rows", "content"}
MOST = 600
"""A mutant that so many of the quickest tests let live is let live."""
PATIENCE = 120
"""Seconds after which a mutant that has not come to an end is dead."""

Mutant = tuple[Path, Site, list[str]]
"""Where a mistake is made, which, and the tests that touch it, the quickest first."""


def places(slug: str) -> list[tuple[Path, Site]]:
    """All mistakes that can be made in the rule modules of a game."""
    package = ROOT / "src/souterrain/games" / slug
    modules = [
        path
        for path in sorted(package.rglob("*.py"))
        if path.name not in SHOWN and not ASIDE & set(path.relative_to(package).parts)
    ]
    return [(path, site) for path in modules for site in sites(path.read_text("utf-8"))]


def dies(tree: Path, path: Path, site: Site, tests: list[str]) -> bool:
    """Whether one of these tests fails with the mistake."""
    file = tree / path.relative_to(ROOT)
    whole = file.read_text("utf-8")
    file.write_text(site.source, "utf-8")
    try:
        run = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *tests[:MOST]]
        env = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1", "CI": "1"}
        return bool(subprocess.run(run, cwd=tree, env=env, capture_output=True, timeout=PATIENCE).returncode)
    except subprocess.TimeoutExpired:
        return True
    finally:
        file.write_text(whole, "utf-8")


def doubtful(mutants: list[Mutant], slug: str, jobs: int) -> list[Mutant]:
    """Those that outlive the first judgement."""
    living: list[Mutant] = []
    done = 0

    def heard(n: int, died: bool) -> None:
        nonlocal done
        done += 1
        if not died:
            living.append(mutants[n])
        print(f"\r{done} of {len(mutants)}, {len(living)} alive", end="", flush=True)

    run = ["-q", "-s", "-p", "no:cacheprovider", "-p", "no:xdist", f"tests/games/{slug}"]
    pytest.main(run, [Quick(mutants, jobs, PATIENCE, heard)])
    return living


def alive(mutants: list[Mutant], tests: list[str], folder: Path, jobs: int) -> list[str]:
    """Where and what the mutants are that no test kills, each judged in a tree and a process of its own."""
    trees: SimpleQueue[Path] = SimpleQueue()
    for n in range(jobs):
        tree = folder / str(n)
        for part in ("src", "tests", "docs"):
            shutil.copytree(ROOT / part, tree / part, ignore=shutil.ignore_patterns("__pycache__"))
        shutil.copy(ROOT / "pyproject.toml", tree)
        trees.put(tree)

    tree, (path, site, _) = trees.get(), mutants[0]
    if dies(tree, path, site._replace(source=path.read_text("utf-8")), tests):
        sys.exit("the tests fail where there is no mistake")
    trees.put(tree)

    def judge(path: Path, site: Site, tests: list[str]) -> str:
        tree = trees.get()
        try:
            if tests and dies(tree, path, site, tests):
                return ""
        finally:
            trees.put(tree)
        where = f"{path.relative_to(ROOT / 'src/souterrain/games')}:{site.first}"
        was, now = (" ".join(text.split())[:60] for text in (site.was, site.now))
        line = f"{where}  {was}  ->  {now}  ({len(tests)} tests)"
        print(line, flush=True)
        return line

    with ThreadPoolExecutor(jobs) as pool:
        return [line for line in pool.map(lambda each: judge(*each), mutants) if line]


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--sample", type=int, default=200, help="how many")
    parser.add_argument("--seed", default="1", help="which")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many at once")
    wanted = parser.parse_args()
    possible = places(wanted.game)
    sample = Random(wanted.seed).sample(possible, min(wanted.sample, len(possible)))
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        touched = Touched(ROOT, wanted.game, Path(folder))
        judged = [(path, site, touched.by(path, site.first, site.last)) for path, site in sample]
        left = doubtful(judged, wanted.game, wanted.jobs)
        print(f"{len(left)} of {len(judged)} are judged from the beginning", flush=True)
        found = alive(left, list(touched.seconds), Path(folder), wanted.jobs) if left else []
    print(
        f"{wanted.game}: {len(sample) - len(found)} of {len(sample)} mutants killed, of {len(possible)} that there are"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
