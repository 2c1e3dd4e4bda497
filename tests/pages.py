"""The pages for people: which are twins in two languages, and the whole files that they teach."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")])
TWINS = {
    "README.md": "LISEZMOI.md",
    "docs/alone.md": "docs/souterrains.md",
    "docs/campaign.md": "docs/campagne.md",
    "docs/castle.md": "docs/chateau.md",
    "docs/discs.md": "docs/disques.md",
    "docs/dungeon.md": "docs/donjon.md",
    "docs/hosting.md": "docs/heberger.md",
    "docs/house-rules.md": "docs/regles-maison.md",
    "docs/players.md": "docs/joueurs.md",
    "docs/quests.md": "docs/quetes.md",
    "docs/regne-quests.md": "docs/regne-quetes.md",
    "docs/underworlds.md": "docs/mondes.md",
    "docs/vaults.md": "docs/catacombes.md",
}
"""Pages for players, game masters and hosts: each in English, then in French."""
ENGLISH = {
    "ARCHITECTURE.md",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "PROTOCOL.md",
    "docs/authors.md",
    "docs/contributors.md",
}
"""Those for people who write programs are in English alone."""


def both(page: str) -> tuple[str, str]:
    """A page and its twin."""
    return page, TWINS[page]


def example(page: str, n: int = 1) -> str:
    """The n-th whole TOML file of a page."""
    found: list[str] = re.findall(r"(?<!-->\n)^```toml\n(.*?)^```", (ROOT / page).read_text("utf-8"), re.M | re.S)
    return found[n - 1]
