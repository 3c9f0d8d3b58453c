"""Heads of double beds, one design for each manner: the back along x at y = 0, at most 75 mm deep. Metres."""
from kit.solids import box, cylinder
from scenes.interior import bedding


def headboard(p, wide, high):
    """The head of the palette's manner, `high` at most 1.02 m or where a view from above cuts it."""
    DESIGNS[p.manner.headboard](p, wide, high)


def _panels(p, wide, high):
    bedding.headboard(p, wide, p.sofa, high=min(high, 1.02), panels=4, shelf=high > 1)


def _bars(p, wide, high):
    """A frame of wood with thin upright bars."""
    half = wide / 2
    for x in (-half, half - .045):
        box((x, .008, 0), (x + .045, .055, high), p.wood, bevel=.010, segments=3)
    for low in (.34, high - .07):
        box((-half + .04, .012, low), (half - .04, .050, low + .055), p.wood_across, bevel=.010, segments=3)
    count = round(wide / .085)
    for index in range(1, count):
        cylinder(-half + wide * index / count, .031, .38, high - .05, .009, p.wood, sides=16)


def _pair(p, wide, high):
    """Two soft cushions in front of a low board."""
    half = wide / 2
    box((-half, .001, .0), (half, .028, high * .82), p.wood_across, bevel=.006)
    for side in (-1, 1):
        low, top = sorted((side * .006, side * (half - .01)))
        box((low, .028, .36), (top, .074, high), p.accent, bevel=.022, segments=5)


def _channels(p, wide, high):
    """Narrow channels of cloth over the whole height."""
    count = round(wide / .115)
    for index in range(count):
        x = -wide / 2 + wide * index / count
        box((x + .0008, .001, .08), (x + wide / count - .0008, .068, high), p.sofa, bevel=.030, segments=5)
    box((-wide / 2, .001, .002), (wide / 2, .05, .079), p.dark, bevel=.003)


def _framed(p, wide, high):
    """One field of cloth in a broad frame of wood with a line of metal."""
    half = wide / 2
    for low, top in (((-half, .12), (half, .20)), ((-half, high - .06), (half, high)), ((-half, .2005), (-half + .07, high - .0605)),
                     ((half - .07, .2005), (half, high - .0605))):
        box((low[0], .001, low[1]), (top[0], .06, top[1]), p.wood_across, bevel=.004)
    box((-half + .07, .001, .2), (half - .07, .04, high - .06), p.metal, bevel=0)
    for side in (-1, 1):
        low, top = sorted((side * .003, side * (half - .078)))
        box((low, .035, .208), (top, .068, high - .068), p.accent, bevel=.016, segments=4)


DESIGNS = {'panels': _panels, 'bars': _bars, 'pair': _pair, 'channels': _channels, 'framed': _framed}
