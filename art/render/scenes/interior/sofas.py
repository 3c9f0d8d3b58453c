"""Sofas of four designs, all within one footprint. Each stands on the origin: its back along x at y = 0, its front towards +y. Metres."""
import math

from kit.solids import box, cushion, cylinder
from scenes.interior import furniture as piece
from scenes.interior.soft import pillow, surface


def sofa(p, length, seats, cushions, throw, depth):
    """The sofa of the palette's manner; `cushions` are (share of the length, material, size in metres, turn in degrees)."""
    DESIGNS[p.manner.sofa](p, length, seats, cushions, throw, depth)


def _low(p, length, seats, cushions, throw, depth):
    piece.sofa(p, length, seats, cushions, throw=throw, depth=depth)


def _framed(p, length, seats, cushions, throw, depth):
    """Loose cushions in a frame of wood with thin arms, on four legs."""
    half, arm = length / 2, .075
    for side in (-1, 1):
        low, high = sorted((side * half, side * (half - arm)))
        box((low, .03, .555), (high, depth - .01, .588), p.wood_deep, bevel=.012, segments=3)
        box((low + .018, .09, .215), (high - .018, depth - .09, .285), p.wood_deep, bevel=.006)
        for y in (.06, depth - .12):
            box((low + .016, y, 0), (high - .016, y + .048, .556), p.wood, bevel=.010, segments=3)
    for y, z, high in ((.05, .21, .285), (depth - .085, .21, .285), (.02, .60, .66)):
        box((-half + arm - .02, y, z), (half - arm + .02, y + .032, high), p.wood_across, bevel=.008)
    box((-half + arm, .08, .26), (half - arm, depth - .09, .284), p.wood_across, bevel=0)
    _loose(p, half - arm, seats, .285, depth - .015)
    _scattered(p, length, cushions, .46)
    _thrown(half - arm, depth - .01, .475, throw)


def _loose(p, half, seats, low, depth):
    """Seat cushions on a deck of the height `low`, and a stuffed pillow behind each."""
    wide = 2 * half / seats
    for index in range(seats):
        x = -half + index * wide
        cushion((x + .004, .18, low), (x + wide - .004, depth, low + .175), p.sofa)
        pillow((x + wide / 2, .22, low + .38), (wide * .99, .52, .27), p.sofa, lean=14, turn=(-1, 1.4, .4)[index % 3], seed=index)


def _bench(p, length, seats, cushions, throw, depth):
    """Thin straight arms as high as the seat's back, long flat cushions on a dark plinth."""
    half, arm = length / 2, .10
    box((-half + .06, .06, 0), (half - .06, depth - .08, .09), p.dark, bevel=0)
    box((-half, .01, .09), (half, depth - .005, .275), p.sofa, bevel=.018, segments=3)
    for side in (-1, 1):
        low, high = sorted((side * half, side * (half - arm)))
        box((low, .01, .276), (high, depth - .005, .60), p.sofa, bevel=.024, segments=3)
    box((-half + arm, .01, .276), (half - arm, .16, .70), p.sofa, bevel=.03, segments=3)
    wide = (length - 2 * arm) / seats
    for index in range(seats):
        x = -half + arm + index * wide
        box((x + .003, .16, .277), (x + wide - .003, depth, .43), p.sofa, bevel=.042, segments=5)
        box((x + .02, .165, .432), (x + wide - .02, .31, .74), p.sofa, bevel=.055, segments=5)
    roll = cylinder(0, 0, -.27, .27, .085, p.accent_deep, sides=48)
    roll.rotation_euler, roll.location = (math.pi / 2, 0, 0), (-half + arm + .11, .60, .517)
    _scattered(p, length, cushions[1:], .43)
    _thrown(half - arm, depth + .003, .447, throw)


def _rounded(p, length, seats, cushions, throw, depth):
    """One round back that comes forward into the arms, full seat cushions."""
    half, thick = length / 2, .19
    line = _horseshoe(half - thick / 2 - .004, thick / 2 + .004, depth - thick / 2 - .03, .36)
    surface('back', [_section(*at, thick, .09, .66 - .10 * share) for share, at in line], p.sofa)
    for _, end in (line[0], line[-1]):
        cylinder(end[0], end[1], .11, .535, thick / 2 - .012, p.sofa, sides=40)
    box((-half + thick, thick, .09), (half - thick, depth - .04, .28), p.sofa, bevel=.04, segments=4)
    box((-half + .16, .14, 0), (half - .16, depth - .14, .10), p.dark, bevel=0)
    wide = (length - 2 * thick + .02) / seats
    for index in range(seats):
        x = -half + thick - .01 + index * wide
        box((x + .003, thick - .02, .27), (x + wide - .003, depth, .455), p.sofa, bevel=.082, segments=7)
    _scattered(p, length - .1, cushions, .455)
    _thrown(half - thick, depth + .002, .472, throw)


def _horseshoe(half, back, front, radius, steps=14):
    """Points of a line from the front of one arm round the back to the other, as (share of the way forward, (x, y, turn))."""
    ends = [((front - y) / (front - back), y) for y in (front, (front + back + radius) / 2)]
    left = [(1 - share, (-half, y, math.pi)) for share, y in ends]
    corner = [(max(0, .35 * math.cos(turn)), (-half + radius - radius * math.cos(turn), back + radius - radius * math.sin(turn), math.pi + turn))
              for turn in (math.pi / 2 * step / steps for step in range(steps + 1))]
    one = [*left, *corner]
    return [*one, *((share, (-x, y, 3 * math.pi - turn)) for share, (x, y, turn) in reversed(one))]


def _section(x, y, turn, thick, low, high, steps=10):
    """A standing section of the thickness `thick` with a round top, across the direction `turn`."""
    half, points = thick / 2, [(-thick / 2, low)]
    points += [(-half * math.cos(a), high - half + half * math.sin(a)) for a in (math.pi * step / steps for step in range(steps + 1))]
    points.append((half, low))
    return [(x + across * math.cos(turn), y + across * math.sin(turn), z) for across, z in points]


def _scattered(p, length, cushions, seat):
    for index, (share, colour, size, turn) in enumerate(cushions):
        pillow((-length / 2 + share * length, .46 + .08 * (index % 2), seat + size * .47), (size, size, .17), colour, lean=24, turn=turn,
               roll=turn / 3, seed=index + 5)


def _thrown(x, front, top, throw):
    if throw:
        piece.throw_over(x, front, top, throw)


DESIGNS = {'low': _low, 'framed': _framed, 'bench': _bench, 'rounded': _rounded}
