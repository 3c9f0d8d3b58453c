"""Low tables of a living room, one design for each manner: `wide` along x, `deep` towards +y from y = 0, as their footprint. Metres."""
from kit.solids import box, cylinder
from scenes.interior import furniture as piece
from scenes.interior import laid
from scenes.interior.soft import arranged


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


def _drums(p, wide, deep):
    """A round table of stone and a lower one of wood that stands half under it."""
    large, small = min(wide, deep) / 2, min(wide, deep) * .4
    reach = max(wide, deep)
    ends = [(large - reach / 2, deep / 2), (reach / 2 - small, deep / 2)] if wide > deep else [(0, large), (0, deep - small)]
    for (x, y), radius, high, top in ((ends[0], large, .40, p.stone), (ends[1], small, .33, p.wood_across)):
        cylinder(x, y, high - .03, high, radius, top, sides=80)
        cylinder(x, y, .016, high - .0305, radius * .62, p.wood if top is p.stone else p.accent_deep, top=radius * .70, sides=72)
    arranged(lambda: piece.vase(p, .2, stems=5, seed=6), ends[0][0] - .12, ends[0][1] + .08, 0, .4005)
    arranged(lambda: laid.tray(p, .28), ends[0][0] + .10, ends[0][1] - .06, 60, .4005)
    arranged(lambda: piece.books(p, 2, .24, .17, 3), *ends[1], 20, .3305)


def _blocks(p, wide, deep):
    """Two blocks side by side: a high one of stone, a low one of wood."""
    half = wide / 2
    parts = [((-half, 0), (half * .2, deep)), ((half * .2 + .012, 0), (half, deep))] if wide > deep else [
        ((-half, 0), (half, deep * .58)), ((-half, deep * .58 + .012), (half, deep))]
    for (low, end), high, made in zip(parts, (.26, .36), (p.wood_across, p.stone)):
        box((low[0] + .02, low[1] + .02, .016), (end[0] - .02, end[1] - .02, .05), p.dark, bevel=0)
        box((*low, .05), (*end, high), made, bevel=.005, segments=3)
    middles = [((low[0] + end[0]) / 2, (low[1] + end[1]) / 2) for low, end in parts]
    arranged(lambda: piece.books(p, 3, .28, .2, 3), *middles[0], 8, .2605)
    arranged(lambda: piece.vase(p, .2, stems=6, seed=9), middles[1][0] - .10, middles[1][1] + .08, 0, .3605)
    arranged(lambda: laid.tray(p), middles[1][0] + .06, middles[1][1] - .10, 78, .3605)


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


DESIGNS = {'slab': _slab, 'shelved': _shelved, 'drums': _drums, 'blocks': _blocks, 'glazed': _glazed}
