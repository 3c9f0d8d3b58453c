"""Windows of every kind that a plan names, between their sill and head. Metres."""
from kit.stage import panel
from scenes.interior.room import slab

# A sash reaches into its frame by `LAP`: edges that only touch let specks of sky through.
DEEP, FRAME, SASH, TRANSOM, LAP = .13, .05, .055, 1.2, .006


class Opening:
    """A window's own coordinates: `u` along its wall, `v` outwards from the wall's inner face, `z` up."""

    def __init__(self, window):
        self.window = window
        self.axis = 'x' if window.runs == 'east' else 'y'
        index = 1 if self.axis == 'x' else 0
        low, high = window.gap[index], window.gap[index + 2]
        self.out = 1 if window.side in ('north', 'east') else -1
        self.face = low if self.out > 0 else high
        self.span = (window.gap[1 - index], window.gap[3 - index])
        self.thick = high - low

    def bar(self, u, v, z, made, bevel=.003):
        """A bar over `u`, `v`, `z`, each a pair."""
        return slab(self.axis, u, tuple(self.face + self.out * part for part in v), z, made, bevel=bevel)

    def point(self, u, v, z):
        """A point of the room."""
        along, across = u, self.face + self.out * v
        return (along, across, z) if self.axis == 'x' else (across, along, z)


def build_windows(home, p, cut=None):
    """All windows; `cut` ends them at a height and glazes them, for a view from above."""
    for window in home.windows:
        opening = Opening(window)
        low, high = window.sill, min(window.head, cut or 9)
        if low >= high:
            continue
        _frame(opening, p, low, high, closed=high == window.head)
        KINDS[window.kind](opening, p, low, high)
        if cut and window.kind != 'louvre':
            opening.bar(opening.span, (opening.thick * .45, opening.thick * .45 + .008), (low + .03, high - .01), p.pane, bevel=0)
        elif not cut and window.sill > .2:
            _stool(opening, p)
        if window.inner and window.kind == 'sliding' and not cut:
            _frosted(opening, p, low, high)


def portals(home, rooms):
    """Leads the sky's light in through the outer windows of `rooms` (names)."""
    for window in home.windows:
        if window.room in rooms and not window.inner:
            opening = Opening(window)
            (u0, u1), height = opening.span, window.head - window.sill
            middle, z = (u0 + u1) / 2, (window.sill + window.head) / 2
            panel(opening.point(middle, opening.thick + .02, z), opening.point(middle, -1, z), u1 - u0, 1, height=height, portal=True)


def _frosted(opening, p, low, high):
    """Light comes through from the room behind, but nobody looks at what stands there."""
    (u0, u1), depth = opening.span, _at(opening) + .055
    opening.bar((u0 + FRAME, u1 - FRAME), (depth, depth + .004), (low + FRAME, high - FRAME * .6), p.frosted, bevel=0)


def _stool(opening, p):
    """The board on the sill, a little before the wall."""
    (u0, u1), sill = opening.span, opening.window.sill
    opening.bar((u0 - .02, u1 + .02), (-.025, opening.thick - DEEP), (sill - .001, sill + .022), p.trim)


def _at(opening):
    """Where the frame lies in its wall: towards the outside, its inner face this far from the wall's."""
    return max(.0, opening.thick - DEEP - .02)


def _frame(opening, p, low, high, closed):
    at, (u0, u1) = _at(opening), opening.span
    across = (at, at + DEEP)
    opening.bar((u0, u1), across, (low + .0005, low + FRAME), p.window)
    if closed:
        opening.bar((u0, u1), across, (high - FRAME, high - .0005), p.window)
    for u in ((u0 + .0005, u0 + FRAME), (u1 - FRAME, u1 - .0005)):
        opening.bar(u, (at - .002, at + DEEP + .002), (low, high), p.window)


def _sash(opening, p, u, z, depth):
    """One sash: four bars of `SASH` round nothing; `depth` is where in the frame it slides."""
    (u0, u1), (z0, z1) = u, z
    across = (depth, depth + .04)
    for low, high in ((z0, z0 + SASH), (z1 - SASH, z1)):
        opening.bar((u0, u1), across, (low, high), p.window)
    for start, end in ((u0, u0 + SASH), (u1 - SASH, u1)):
        opening.bar((start, end), (depth - .0015, depth + .0415), (z0, z1), p.window)


def _panes(opening, p, z, depth, most=1.9):
    """Sliding sashes side by side, one before the other in turn, their stiles overlapping."""
    u0, u1 = opening.span[0] + FRAME, opening.span[1] - FRAME
    z = z[0] - LAP, z[1] + LAP
    count = max(2, round((u1 - u0) / most))
    wide = (u1 - u0 + SASH * (count - 1)) / count
    for index in range(count):
        start = u0 + index * (wide - SASH)
        _sash(opening, p, (start, start + wide), z, depth + (.046 if index % 2 else 0))


def _sliding(opening, p, low, high):
    _panes(opening, p, (low + FRAME, high - FRAME * .6), _at(opening) + .02)


def _split(opening, p, low, high):
    """A fixed lower pane up to the height of a rail, sliding panes above it."""
    at, (u0, u1), rail = _at(opening), opening.span, max(low + .3, TRANSOM)
    if rail >= high - .2:
        _fixed(opening, p, low, high)
        return
    opening.bar((u0 + FRAME, u1 - FRAME), (at, at + DEEP), (rail - FRAME * .6, rail + FRAME * .6), p.window)
    middle = (u0 + u1) / 2
    if u1 - u0 > 1.95:
        opening.bar((middle - FRAME / 2, middle + FRAME / 2), (at + .03, at + .09), (low + FRAME - LAP, rail - FRAME * .6 + LAP), p.window)
    _panes(opening, p, (rail + FRAME * .6, high - FRAME * .6), at + .02)


def _projected(opening, p, low, high):
    """Top-hung sashes beside each other."""
    u0, u1 = opening.span[0] + FRAME, opening.span[1] - FRAME
    count = max(1, round((u1 - u0) / .9))
    for index in range(count):
        wide = (u1 - u0) / count
        _sash(opening, p, (u0 + index * wide + .004, u0 + (index + 1) * wide - .004), (low + FRAME, high - FRAME), _at(opening) + .05)
        middle = u0 + (index + .5) * wide
        opening.bar((middle - .06, middle + .06), (_at(opening) + .02, _at(opening) + .05), (low + FRAME + .01, low + FRAME + .035), p.metal)


def _fixed(opening, p, low, high):
    u0, u1 = opening.span
    for index in range(1, max(1, round((u1 - u0) / 1.5))):
        middle = u0 + (u1 - u0) * index / max(1, round((u1 - u0) / 1.5))
        at = _at(opening)
        opening.bar((middle - FRAME / 2, middle + FRAME / 2), (at + .03, at + .09), (low + FRAME, high), p.window)


def _louvre(opening, p, low, high):
    """Slats of aluminium that stand at an angle, seen as overlapping boards."""
    at, (u0, u1), z = _at(opening), opening.span, low + FRAME
    while z + .05 < high - FRAME:
        made = opening.bar((u0 + FRAME, u1 - FRAME), (at + .03, at + .10), (z, z + .012), p.window, bevel=0)
        made.rotation_euler[0 if opening.axis == 'x' else 1] = (.6 if opening.axis == 'x' else -.6) * -opening.out
        z += .06


KINDS = {'split': _split, 'sliding': _sliding, 'projected': _projected, 'fixed': _fixed, 'louvre': _louvre, 'balcony-door': _sliding}
