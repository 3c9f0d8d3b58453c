"""Chairs and tables to eat at, one design for each manner. A chair looks towards -y, its seat at 0.45 m; a table is 0.73 m high. Metres."""
import math

from kit.solids import box, cushion, cylinder
from scenes.interior import kitchen as cook
from scenes.interior.soft import surface
from scenes.interior.tables import soft_board


def chair(p, cloth):
    """The chair of the palette's manner."""
    CHAIRS[p.manner.chair](p, cloth)


def table(p, width, depth):
    """The long table of the palette's manner."""
    TABLES[p.manner.dining_table](p, width, depth)


def _legs(p):
    for x in (-.19, .19):
        for y in (-.18, .18):
            cylinder(x, y, 0, .42, .011, p.wood, top=.017)


def _railed(p, cloth):
    """A chair of wood with a bent rail on thin bars for its back, and a cushion."""
    _legs(p)
    box((-.215, -.21, .40), (.215, .205, .43), p.wood_across, bevel=.012, segments=3)
    cushion((-.21, -.215, .425), (.21, .20, .475), cloth)
    _bent(p.wood_across, .212, .05, 62, .70, .765, .022)
    for index in range(5):
        x = (index - 2) * .075
        cylinder(x, .205 - .05 * (x / .2) ** 2, .43, .71, .007, p.wood, sides=12)
    for x in (-.19, .19):
        cylinder(x, .165, .42, .72, .014, p.wood, sides=16)


def _shell(p, cloth):
    """A round seat in a low shell of cloth, on four legs."""
    for x in (-.17, .17):
        for y in (-.16, .16):
            cylinder(x * 1.1, y * 1.1, 0, .41, .010, p.wood, top=.016)
    cylinder(0, -.005, .39, .46, .205, cloth, top=.215, sides=56)
    cylinder(0, -.005, .46, .475, .215, cloth, top=.18, sides=56)
    # Low enough to be drawn in under a table.
    _bent(cloth, .222, .32, 105, .475, .692, .042)


def _tall(p, cloth):
    """A chair all in cloth with a high straight back, on thin legs of metal."""
    for x in (-.19, .19):
        for y in (-.18, .18):
            cylinder(x, y, 0, .40, .009, p.metal, sides=20)
    box((-.225, -.225, .39), (.225, .20, .475), cloth, bevel=.032, segments=5)
    box((-.225, .165, .40), (.225, .225, .90), cloth, bevel=.026, segments=5)


def _bent(made, half, depth, sweep, low, high, thick, steps=22):
    """A back bent round the seat, `half` as wide; its ends come `depth` towards -y, turned by `sweep` degrees."""
    last = math.radians(sweep)
    wide, deep = half / math.sin(min(last, math.pi / 2)), depth / (1 - math.cos(last))

    def line(out):
        turns = (last * (2 * step / steps - 1) for step in range(steps + 1))
        return [((wide + out) * math.sin(turn), .18 + out - deep * (1 - math.cos(turn))) for turn in turns]

    inside, outside, lip = line(-thick / 2), line(thick / 2 - .004), .012
    ring = ((inside, low + lip), (inside, high - lip), (_between(inside, outside), high), (outside, high - lip), (outside, low + lip),
            (_between(inside, outside), low), (inside, low + lip))
    surface('bent back', [[(*at, z) for at in side] for side, z in ring], made)


def _between(first, second):
    return [((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in zip(first, second)]


def _plinths(p, width, depth):
    """A slab of stone on two broad feet of wood."""
    box((-width / 2, -depth / 2, .695), (width / 2, depth / 2, .73), p.stone, bevel=.010, segments=3)
    for x in (-width * .29, width * .29):
        box((x - .06, -depth * .29, .0), (x + .06, depth * .29, .6945), p.wood, bevel=.012, segments=3)


def _soft(p, width, depth):
    """A board with soft corners on two columns."""
    soft_board((0, 0), width, depth, depth * .3, .70, .73, p.wood_across)
    for x in (-width * .26, width * .26):
        cylinder(x, 0, .02, .6995, .085, p.wood, sides=48)
        cylinder(x, 0, 0, .02, .17, p.wood, sides=56)


CHAIRS = {'padded': cook.chair, 'railed': _railed, 'shell': _shell, 'tall': _tall}
TABLES = {'legs': cook.table, 'plinths': _plinths, 'soft': _soft}
