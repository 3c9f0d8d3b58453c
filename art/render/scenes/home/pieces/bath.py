"""Toilets, basins, baths and showers: `wide` along the back (x), `deep` towards +y. Metres."""
import math

from kit.mesh import MeshBuilder
from kit.solids import box, cylinder
from kit.stage import panel
from scenes.interior import bottles
from scenes.interior import furniture as piece
from scenes.interior.hung import towel
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
    if site.shows(1.2):
        _shelf(p, half)


def _shelf(p, half):
    """A board of stone over the cistern with paper, a rolled towel and a bottle with reeds."""
    box((-half + .004, TILE, 1.10), (half - .004, .150, 1.122), p.stone, bevel=.003)
    arranged(lambda: bottles.paper_rolls(p), -half + .075, .083, 0, 1.1225)
    arranged(lambda: bottles.rolled(p.accent, .13, .040), .035, .082, 0, 1.1225)
    arranged(lambda: bottles.diffuser(p), half - .060, .075, 0, 1.1225)


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
    arranged(lambda: bottles.brushes(p), half - .052, .060, 0, .8225)
    arranged(lambda: bottles.pump(p, p.accent), -half + .048, .075, 0, .8225)


def _rim(p, radius, middle):
    rows = [[(radius * reach * math.cos(t) * 1.12, middle + radius * reach * math.sin(t), .943 + lift)
             for t in (2 * math.pi * step / 64 for step in range(65))] for reach, lift in ((.975, 0), (.985, .002), (1, 0))]
    surface('rim', rows, p.white)


def _mirror(p, half):
    """A cabinet behind mirrors, an open part of wood beside them where it is wide enough; light comes from its edges."""
    low, high, front = 1.14, 1.98, .134
    open_part = .17 if half > .26 else 0
    left = -half + open_part
    box((left, TILE, low), (half, front - .006, high), p.vanity, bevel=.002)
    box((left + .0015, front - .0055, low + .002), (half - .0015, front, high - .002), p.mirror, bevel=.0015)
    for x in (left + .026, half - .036):
        box((x, front + .0003, low + .07), (x + .010, front + .0012, high - .07), p.strip, bevel=0)
    for z in (low - .0085, high + .001):
        box((-half + .02, .085, z), (half - .02, .105, z + .0075), p.strip, bevel=0)
    if open_part:
        _open_part(p, -half, left, low, high, front)
    for z, aim, watts in ((low - .012, 0, 5.0), (high + .012, 3, 3.5)):
        lamp = panel((0, .11, z), (0, .13, aim), half * 1.8, watts, p.lamp_colour, height=.04)
        lamp.visible_camera = lamp.visible_glossy = False
    lamp = panel((left / 2 + half / 2, front + .03, 1.55), (0, 3, 1.3), half - left / 2, 4.0, p.lamp_colour, height=.7)
    lamp.visible_camera = lamp.visible_glossy = False


def _open_part(p, x0, x1, low, high, front):
    """Three niches with what one takes in the morning."""
    box((x0, TILE, low), (x1 - .0005, .020, high), p.vanity, bevel=0)
    for x in (x0, x1 - .0125):
        box((x, .0205, low), (x + .012, front, high), p.vanity, bevel=.001)
    levels = (low, low + .27, low + .54, high - .012)
    for z in levels:
        box((x0 + .0125, .0205, z), (x1 - .013, front - .001, z + .012), p.vanity, bevel=.001)
    middle = (x0 + x1) / 2
    arranged(lambda: bottles.flask(p, p.ceramic, .17, .026), middle - .034, .075, 0, levels[0] + .0125)
    arranged(lambda: bottles.flask(p, p.accent, .13, .024), middle + .032, .070, 0, levels[0] + .0125)
    for z in (0, .046, .090):
        box((middle - .058, .024, levels[1] + .0126 + z), (middle + .058, front - .012, levels[1] + .0560 + z), p.linen if z != .046 else p.accent,
            bevel=.015, segments=4)
    arranged(lambda: bottles.diffuser(p), middle, .075, 0, levels[2] + .0125)


def bath(p, wide, deep, site):
    """A tub behind an apron of stone, its tap and hand shower at the wall."""
    half, rim, high = wide / 2, .055, .56
    box((-half + .001, deep - .07, .005), (half - .001, deep - .040, high - .02), p.stone, bevel=.003)
    for low, end in (((-half + .001, TILE), (half - .001, rim + TILE)), ((-half + .001, deep - rim), (half - .001, deep)),
                     ((-half + .001, rim), (-half + rim + .05, deep - rim)), ((half - rim - .05, rim), (half - .001, deep - rim))):
        box((*low, high - .0195), (*end, high), p.white, bevel=.008, segments=3)
    rows = [[(x * (half - rim - .05 - inset), deep / 2 + TILE / 2 + y * (deep / 2 - rim - inset * .6), z) for x, y in _rounded(corner)]
            for corner, inset, z in ((.0, -.004, high - .004), (.32, -.003, high - .0041), (.32, .012, high - .05), (.32, .05, .22),
                                     (.32, .09, .16), (.32, .30, .145))]
    surface('tub', rows, p.white)
    surface('floor of the tub', [rows[-1], [(0, deep / 2, .145)] * len(rows[-1])], p.white)
    _at_the_tub(p, half, deep, high)
    x = half - .26
    box((x - .09, TILE, .74), (x + .09, .055, .79), p.metal, bevel=.010)
    box((x - .012, .05, .755), (x + .012, .16, .775), p.metal, bevel=.005)
    if site.shows(1.2):
        cylinder(x + .13, .045, .80, 1.72, .009, p.metal)
        box((x + .115, TILE, 1.70), (x + .145, .07, 1.73), p.metal, bevel=.004)
        cylinder(x + .13, .075, 1.66, 1.70, .045, p.metal, top=.04, sides=40)
        _hose(p, (x + .06, .05, .745), (x + .13, .062, 1.48))


def _at_the_tub(p, half, deep, high):
    """A shelf with bottles at the wall, a board of wood across the tub with a rolled towel, a towel over the rim."""
    shelf, across = -half * .22, -half * .40
    box((shelf - .21, TILE, .86), (shelf + .21, .105, .876), p.stone, bevel=.002)
    for x, build in ((-.14, lambda: bottles.flask(p, p.accent)), (-.06, lambda: bottles.flask(p, p.ceramic, .18)),
                     (.03, lambda: bottles.pump(p, p.white, .17)), (.14, lambda: piece.vase(p, .12))):
        arranged(build, shelf + x, .058, 0, .8765)
    box((across - .085, TILE + .02, high + .0006), (across + .085, deep - .006, high + .019), p.wood_deep, bevel=.004)
    arranged(lambda: bottles.rolled(p.linen, .13, .046), across, deep * .36, 90, high + .0196)
    arranged(lambda: bottles.diffuser(p), across + .01, deep * .66, 0, high + .0196)
    towel(p.accent, half * .18, .30, .36, .10, high + .010, deep - .026, 2, p.linen)


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
        for x, build in ((-.13, lambda: bottles.flask(p, p.white)), (-.04, lambda: bottles.flask(p, p.accent, .18)),
                         (.06, lambda: bottles.pump(p, p.ceramic, .17))):
            arranged(build, shelf + x, .055, 0, 1.1155)
    middle = deep * .5
    box((-.08, middle - .06, .0076), (.04, middle + .06, .0095), p.steel, bevel=.001)
