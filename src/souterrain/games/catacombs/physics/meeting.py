"""When two sliding discs first meet.

Both slow down at a constant rate, each along its own line, so the square of the distance between their centres is a
polynomial of degree four in time. `first_root` walks up to its first zero from the left and never steps over it: the
polynomial lies above the lower hull of its Bernstein coefficients, so the steepest line of that hull bounds the next
step. Only the four operations and comparisons are used: the same bits on every machine.
"""

TOUCHING = 1e-8
"""Square millimetres of (distance² - reach²) below which two discs touch: about 2e-10 mm of gap."""

_STEPS = 200


def first_root(c0: float, c1: float, c2: float, c3: float, c4: float, end: float) -> float:
    """The first t in [0, end) with c0 + c1·t + … + c4·t⁴ = 0 when c0 >= 0, or -1.0 when there is none.

    A start at zero that is growing (two discs in touch, moving apart) is no meeting; a later return is one.
    """
    at = 0.0
    if c0 <= TOUCHING:
        if c1 <= 0.0:
            return 0.0
        c0, c1, c2, c3, c4 = c1, c2, c3, c4, 0.0
    until = end
    for _ in range(_STEPS):
        left = until - at
        # Bernstein coefficients over [at, until]; all above zero: no root there.
        d1, d2, d3, d4 = c1 * left, c2 * left * left, c3 * left * left * left, c4 * left * left * left * left
        b1 = c0 + d1 / 4.0
        b2 = c0 + d1 / 2.0 + d2 / 6.0
        b3 = c0 + d1 * 0.75 + d2 / 2.0 + d3 / 4.0
        b4 = c0 + d1 + d2 + d3 + d4
        if b1 > 0.0 and b2 > 0.0 and b3 > 0.0 and b4 > 0.0:
            if until == end:
                return -1.0
            step, until = left, end
        else:
            fall = (c0 - b1) * 4.0
            other = (c0 - b2) * 2.0
            if other > fall:
                fall = other
            other = (c0 - b3) * (4.0 / 3.0)
            if other > fall:
                fall = other
            other = c0 - b4
            if other > fall:
                fall = other
            step = left * (c0 / fall)
            if step < 0.25 * left:
                # A steep fall far off hides what happens near by: look at half of it first.
                until = at + 0.5 * left
        at += step
        c0 += step * (c1 + step * (c2 + step * (c3 + step * c4)))
        c1 += step * (2.0 * c2 + step * (3.0 * c3 + step * 4.0 * c4))
        c2 += step * (3.0 * c3 + step * 6.0 * c4)
        c3 += step * 4.0 * c4
        if c0 <= TOUCHING or at >= end:
            return at if at < end else -1.0
    return at
