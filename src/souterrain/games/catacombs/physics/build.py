"""Build the compiled leaf: `python -m souterrain.games.catacombs.physics.build`.

Needs the `fast` extra and a C compiler. Without the leaf everything works the same, only slower.
"""

from __future__ import annotations

from pathlib import Path

HERE = Path(__file__).parent
NAME = "souterrain.games.catacombs.physics._leaf"
HEADER = """
int slide(const double *surface, int count, double *x, double *y, const double *radius, const double *mass,
          const int *fixed, int flicked, double vx, double vy, double *legs, int *leg_body, int leg_room,
          double *hits, int *hit_a, int *hit_b, int hit_room, double *exits, int *exit_body, int *counts,
          double *duration);
"""


def build(into: Path, name: str = NAME) -> Path:
    """Compile the leaf under a folder that packages are imported from; no operation may be fused with another."""
    from cffi import FFI

    maker = FFI()
    maker.cdef(HEADER)
    maker.set_source(
        name,
        (HERE / "leaf.c").read_text("utf-8"),
        extra_compile_args=["-O2", "-ffp-contract=off"],
        libraries=["m"],
    )
    return Path(maker.compile(tmpdir=str(into)))


if __name__ == "__main__":
    print(build(HERE.parents[3]))
