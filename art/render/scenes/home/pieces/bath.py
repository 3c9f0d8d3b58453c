"""Toilets, basins, baths and showers: `wide` along the back (x), `deep` towards +y. Metres."""
import math

from kit.mesh import MeshBuilder
from kit.solids import box, cylinder
from scenes.interior import furniture as piece
from scenes.interior.soft import arranged, surface

# The tiles on the wall behind are so thick.
TILE = .0085


def toilet(p, wide, deep, site):
    """A bowl with a closed seat before its cistern."""
    half = wide / 2
    box((-half + .008, TILE, .36), (half - .008, .20, .76), p.white, bevel=.022, segments=4)
    box((-half + .004, TILE, .7605), (half - .004, .205, .785), p.white, bevel=.010, segments=3)
    cylinder(0, .10, .785, .792, .022, p.steel, sides=32)
    long = deep - .006
    _egg(p.white, [(.0, .26, .48, .60), (.05, .25, .46, .60), (.22, .24, .62, .72), (.36, .20, .92, .96), (.395, .19, 1, 1)], half - .008, long)
    _egg(p.white, [(.397, .185, .985, .99), (.402, .185, 1, 1), (.418, .185, 1, 1), (.432, .20, .96, .985), (.436, .24, .5, .7)], half - .012,
         long - .004)
    if not site.cut:
        box((half - .16, .012, .62), (half - .02, .018, .64), p.metal, bevel=.002)


def _egg(made, rings, half, long, around=56):
    """A body of rings (height, where it begins in y, share of the half width, share of the length): round in front, straight behind."""
    rows = []
    for z, start, share, reach in rings:
        row, end = [], start + (long - start) * reach
        for step in range(around + 1):
            turn = 2 * math.pi * step / around
            x, y = math.cos(turn), math.sin(turn)
            behind = start + .14
            row.append((half * share * x, behind + (end - behind) * y if y > 0 else behind + (behind - start) * y, z))
        rows.append(row)
    surface('ware', rows, made)
    surface('lid', [rows[-1], [(0, (rows[-1][14][1] + rows[-1][42][1]) / 2, rings[-1][0] + .001)] * (around + 1)], made)


def basin(p, wide, deep, site):
    """A hanging cabinet with a bowl and its tap; above it a mirror cabinet with light under it."""
    half, front = wide / 2 - .003, deep - .006
    box((-half, TILE, .38), (half, front - .019, .80), p.vanity, bevel=.003)
    for low, high in ((.384, .588), (.592, .796)):
        box((-half + .002, front - .0185, low), (half - .002, front, high), p.vanity, bevel=.003)
    box((-half, TILE, .8005), (half, front + .002, .822), p.stone, bevel=.003)
    radius = min(.20, wide * .32, deep * .40)
    middle = deep * .52
    outside = [(0, .62), (.5, .9), (.9, .99), (1, 1)]
    for profile, lift in ((outside, 1), ([(0, .2), (.15, .7), (.6, .93), (1, .975)], .86)):
        rows = []
        for share, reach in profile:
            z = .823 + .12 * ((1 - lift) + share * lift)
            rows.append([(radius * reach * math.cos(t) * 1.12, middle + radius * reach * math.sin(t), z)
                         for t in (2 * math.pi * step / 64 for step in range(65))])
        surface('bowl', rows, p.white)
    _rim(p, radius, middle)
    cylinder(0, middle, .8425, .8445, .022, p.steel, sides=32)
    spout = min(.13, middle - .05)
    cylinder(-.0, .045, .8225, 1.06, .014, p.metal)
    box((-.012, .045, 1.035), (.012, .045 + spout, 1.058), p.metal, bevel=.006)
    if site.shows(1.2):
        _mirror(p, half)
    arranged(lambda: piece.vase(p, .11), half - .06, .08, 0, .8225)


def _rim(p, radius, middle):
    rows = [[(radius * reach * math.cos(t) * 1.12, middle + radius * reach * math.sin(t), .943 + lift)
             for t in (2 * math.pi * step / 64 for step in range(65))] for reach, lift in ((.975, 0), (.985, .002), (1, 0))]
    surface('rim', rows, p.white)


def _mirror(p, half):
    box((-half, TILE, 1.16), (half, .128, 1.96), p.vanity, bevel=.002)
    count = 2 if half > .3 else 1
    for index in range(count):
        x0, x1 = (-half + 2 * half * (index + part) / count for part in (0, 1))
        box((x0 + .0015, .1285, 1.162), (x1 - .0015, .134, 1.958), p.mirror, bevel=.0015)
    box((-half + .02, .09, 1.152), (half - .02, .105, 1.1595), p.strip, bevel=0)


def bath(p, wide, deep, site):
    """A tub behind an apron of stone, its tap and hand shower at the wall."""
    half, rim, high = wide / 2, .055, .56
    box((-half + .001, deep - .03, .005), (half - .001, deep, high - .02), p.stone, bevel=.003)
    for low, end in (((-half + .001, TILE), (half - .001, rim + TILE)), ((-half + .001, deep - rim), (half - .001, deep)),
                     ((-half + .001, rim), (-half + rim + .05, deep - rim)), ((half - rim - .05, rim), (half - .001, deep - rim))):
        box((*low, high - .0195), (*end, high), p.white, bevel=.008, segments=3)
    rows = [[(x * (half - rim - .05 - inset), deep / 2 + TILE / 2 + y * (deep / 2 - rim - inset * .6), z) for x, y in _rounded(corner)]
            for corner, inset, z in ((.0, -.004, high - .004), (.32, -.003, high - .0041), (.32, .012, high - .05), (.32, .05, .22),
                                     (.32, .09, .16), (.32, .30, .145))]
    surface('tub', rows, p.white)
    surface('floor of the tub', [rows[-1], [(0, deep / 2, .145)] * len(rows[-1])], p.white)
    x = half - .26
    box((x - .09, TILE, .74), (x + .09, .055, .79), p.metal, bevel=.010)
    box((x - .012, .05, .755), (x + .012, .16, .775), p.metal, bevel=.005)
    if site.shows(1.2):
        cylinder(x + .13, .045, .80, 1.72, .009, p.metal)
        box((x + .115, TILE, 1.70), (x + .145, .07, 1.73), p.metal, bevel=.004)
        cylinder(x + .13, .075, 1.66, 1.70, .045, p.metal, top=.04, sides=40)
        _hose(p, (x + .06, .05, .745), (x + .13, .062, 1.48))


def _hose(p, start, end, sag=.16, steps=16):
    """From the tap to the hand shower's handle, hanging through in between."""
    cylinder(end[0], end[1], end[2], end[2] + .2, .011, p.metal)
    points = [tuple(a + (b - a) * share for a, b in zip(start, end)) for share in (step / steps for step in range(steps + 1))]
    points = [(x + .10 * math.sin(math.pi * step / steps), y, z - sag * 4 * step / steps * (1 - step / steps)) for step, (x, y, z) in enumerate(points)]
    built = MeshBuilder('hose', [p.steel])
    for low, high in zip(points, points[1:]):
        built.limb(low, high, .006, .006, p.steel)
    built.done(smooth=True)


def _rounded(corner=.32, steps=9):
    """A closed line round a square of −1…1 with round corners."""
    line = []
    for cx, cy, start in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)):
        for step in range(steps + 1):
            turn = math.radians(start + 90 * step / steps)
            line.append((cx * (1 - corner) + corner * math.cos(turn), cy * (1 - corner) + corner * math.sin(turn)))
    return [*line, line[0]]


def shower(p, wide, deep, site):
    """A field of other tiles in the floor, a pane of glass before the part of it at -x, a rain shower on the wall at +x; or mirrored."""
    half, high, way = wide / 2, site.top(2.0), -1 if site.mirrored else 1
    box((-half, TILE, .0045), (half, deep - .02, .0075), p.floor_tile, bevel=0)
    box((-half, deep - .02, .0045), (half, deep, .05), p.stone, bevel=.003)
    for x0, x1, y0, y1, z, made in ((-half + .002, half * .22, deep - .014, deep - .006, .0505, p.clear),
                                    (-half + .001, -half + .008, deep - .017, deep - .003, .0503, p.metal),
                                    (half * .22 - .006, half * .22 + .001, deep - .017, deep - .003, .0503, p.metal)):
        low, top = sorted((way * x0, way * x1))
        box((low, y0, z), (top, y1, high), made, bevel=.001 if made is p.metal else 0)
    x, shelf = way * (half - .36), way * (-half + .32)
    box((x - .13, TILE, .99), (x + .13, .05, 1.025), p.metal, bevel=.010)
    if site.shows(1.2):
        cylinder(x, .045, 1.03, 2.08, .010, p.metal)
        box((x - .010, .045, 2.06), (x + .010, .40, 2.08), p.metal, bevel=.006)
        cylinder(x, .38, 2.035, 2.06, .115, p.metal, top=.11, sides=56)
        # The hand shower hangs in a holder that slides on the rail.
        box((x - .018, .03, 1.535), (x + .075, .085, 1.565), p.metal, bevel=.006)
        cylinder(x + .06, .075, 1.48, 1.68, .012, p.metal, top=.026, sides=32)
        _hose(p, (x + .05, .05, .985), (x + .06, .075, 1.30))
        box((shelf - .20, TILE, 1.10), (shelf + .20, .10, 1.115), p.stone, bevel=.002)
        for index, made in enumerate((p.white, p.accent, p.ceramic)):
            cylinder(shelf - .12 + index * .11, .055, 1.1155, 1.1155 + .19 - .03 * index, .030, made, sides=32)
    middle = deep * .5
    box((-.08, middle - .06, .0076), (.04, middle + .06, .0095), p.steel, bevel=.001)
