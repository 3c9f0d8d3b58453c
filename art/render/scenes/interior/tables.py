"""Low tables of a living room, one design for each manner: `wide` along x, `deep` towards +y from y = 0, as their footprint. Metres."""
import math

from kit.solids import box, cylinder
from scenes.interior import furniture as piece
from scenes.interior import laid
from scenes.interior.soft import arranged, surface


def coffee_table(p, wide, deep):
    """The low table of the palette's manner with books and a vase on it."""
    DESIGNS[p.manner.coffee_table](p, wide, deep)


def _slab(p, wide, deep):
    """A slab of stone on two plinths."""
    half, length = wide / 2, (wide > deep)
    box((-half, 0, .30), (half, deep, .338), p.stone, bevel=.017, segments=4)
    long = wide if length else deep
    for share in (-.28, .28):
        x, y = (share * long, deep / 2) if length else (0, deep / 2 + share * long)
        a, b = (.05, deep * .30) if length else (wide * .30, .05)
        box((x - a, y - b, .016), (x + a, y + b, .2995), p.wood, bevel=.008)
    _things(p, wide, deep, .3385)


def _shelved(p, wide, deep):
    """A tray of wood on four legs, a board for magazines under it."""
    half = wide / 2
    box((-half, 0, .335), (half, deep, .36), p.wood_across, bevel=.012, segments=3)
    for x in (-half + .05, half - .05):
        for y in (.05, deep - .05):
            cylinder(x, y, .016, .336, .014, p.wood, top=.021)
    box((-half + .05, .05, .15), (half - .05, deep - .05, .165), p.wood_across, bevel=.004)
    along = (wide * .2, deep / 2) if wide > deep else (0, deep * .68)
    arranged(lambda: piece.books(p, 3, .28, .2, 5), *along, 0, .1655)
    _things(p, wide, deep, .3605)


def _soft(p, wide, deep):
    """A board of stone with soft corners on two drums of wood."""
    soft_board((0, deep / 2), wide, deep, min(wide, deep) * .32, .352, .385, p.stone)
    reach = max(wide, deep)
    for share in (-.24, .24):
        x, y = (share * reach, deep / 2) if wide > deep else (0, deep / 2 + share * reach)
        cylinder(x, y, .016, .3515, min(wide, deep) * .27, p.wood, top=min(wide, deep) * .31, sides=72)
    _things(p, wide, deep, .3855)


def soft_board(middle, wide, deep, corner, low, high, made):
    """A board whose corners are round with the radius `corner`, its edges a little."""
    x0, y0 = wide / 2 - corner, deep / 2 - corner
    line = [(sx * x0 + corner * math.cos(math.radians(start + turn)), sy * y0 + corner * math.sin(math.radians(start + turn)))
            for sx, sy, start in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)) for turn in range(0, 91, 6)]
    line.append(line[0])
    edge = (high - low) * .25
    surface('board', [[(middle[0] + x * share, middle[1] + y * share, z) for x, y in line] for z, share in (
        (low, 0), (low, .985), (low + edge, 1), (high - edge, 1), (high, .988), (high, 0))], made)


def _block(p, wide, deep):
    """A block of wood under a slab of stone, on a plinth that is set back."""
    half = wide / 2
    box((-half + .03, .03, .016), (half - .03, deep - .03, .06), p.dark, bevel=0)
    box((-half + .006, .006, .06), (half - .006, deep - .006, .3195), p.wood_across, bevel=.005, segments=3)
    box((-half, 0, .32), (half, deep, .36), p.stone, bevel=.006, segments=3)
    _things(p, wide, deep, .3605)


def _glazed(p, wide, deep):
    """A pane of dark glass in a frame of metal over a board of wood."""
    half, bar = wide / 2, .018
    for x in (-half, half - bar):
        for y in (0, deep - bar):
            box((x, y, .016), (x + bar, y + bar, .36), p.metal, bevel=.002)
        box((x, bar, .342), (x + bar, deep - bar, .36), p.metal, bevel=.002)
    for y in (0, deep - bar):
        box((-half + bar, y, .342), (half - bar, y + bar, .36), p.metal, bevel=.002)
    box((-half + bar, bar, .346), (half - bar, deep - bar, .358), p.glass, bevel=0)
    box((-half + bar, bar, .12), (half - bar, deep - bar, .14), p.wood_across, bevel=.003)
    _things(p, wide, deep, .3605)


def _things(p, wide, deep, top):
    long = max(wide, deep)
    ends = [(share * long, deep / 2) if wide > deep else (0, deep / 2 + share * long) for share in (-.2, .24)]
    arranged(lambda: piece.books(p, 2, .26, .19, 3), *ends[0], 15, top)
    arranged(lambda: piece.vase(p, .16, stems=5, seed=7), *ends[1], 0, top)
    if long > .9:
        arranged(lambda: laid.tray(p), 0, deep / 2, 8 if wide > deep else 98, top)


DESIGNS = {'slab': _slab, 'shelved': _shelved, 'soft': _soft, 'block': _block, 'glazed': _glazed}
