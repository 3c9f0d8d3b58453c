"""Tall cabinets, taps, tables, chairs and lamps of kitchens. A run stands on the origin with its back along x at y = 0 (0 … length). Metres."""
import math

from kit.solids import box, cushion, cylinder, sphere

DEEP, TOP, GAP = .60, .88, .0025


def _ends(length, heights, deep, front):
    """Panels that close the sides of a run."""
    for x in (.0, length - .016):
        box((x, .0005, heights[0]), (x + .016, deep - .0215, heights[1]), front, bevel=0)


def tap(palette, x, y):
    """A tall tap bending forward."""
    cylinder(x, y, TOP, TOP + .30, .013, palette.metal)
    box((x - .012, y - .013, TOP + .285), (x + .012, y + .20, TOP + .308), palette.metal, bevel=.006)
    cylinder(x, y + .185, TOP + .25, TOP + .288, .011, palette.metal)


def tall_run(palette, widths, front, high=2.4, deep=.64, oven=None):
    """Tall cabinets of the given `widths`; `oven` is the index of the one with two built-in ovens."""
    x = 0.0
    total = sum(widths)
    box((.002, .001, .0), (total - .002, deep - .06, .08), palette.dark, bevel=0)
    box((.002, .001, .08), (total - .002, deep - .022, high), palette.dark, bevel=0)
    _ends(total, (.0, high - .001), deep, front)
    box((.0165, .0015, high + .0002), (total - .0165, deep - .0225, high + .002), front, bevel=0)
    for index, wide in enumerate(widths):
        rows = (.08, .55, 1.05, 1.55, high - .004) if index == oven else (.08, high - .004)
        for row, (low, top) in enumerate(zip(rows, rows[1:])):
            glassy = index == oven and row in (1, 2)
            box((x + GAP, deep - .021, low + GAP), (x + wide - GAP, deep, top - GAP), palette.glass if glassy else front, bevel=.003)
            if glassy:
                box((x + .08, deep, top - .085), (x + wide - .08, deep + .022, top - .07), palette.metal, bevel=.005)
            elif index != oven:
                box((x + wide - .05, deep + .0005, .75), (x + wide - .035, deep + .014, 1.55), palette.metal, bevel=.004)
        x += wide


def stool(palette, cloth):
    """A counter stool, seat at 0.65 m, looking towards -y."""
    for x in (-.16, .16):
        for y in (-.15, .15):
            cylinder(x * 1.15, y * 1.15, 0, .61, .010, palette.metal, top=.010)
    for a, b in (((-.18, -.18), (.18, -.165)), ((-.18, .165), (.18, .18))):
        box((*a, .22), (*b, .235), palette.metal, bevel=.003)
    cushion((-.21, -.20, .595), (.21, .20, .675), cloth)
    box((-.20, .175, .70), (.20, .215, .90), cloth, bevel=.018, segments=3)
    for x in (-.15, .135):
        box((x, .185, .62), (x + .015, .20, .72), palette.metal, bevel=.003)


def chair(palette, cloth):
    """A dining chair looking towards -y, seat at 0.45 m."""
    for x in (-.20, .20):
        cylinder(x, -.19, 0, .42, .012, palette.wood, top=.017)
        cylinder(x, .20, 0, .78, .013, palette.wood, top=.016)
    cushion((-.235, -.23, .405), (.235, .23, .475), cloth)
    box((-.215, .185, .60), (.215, .225, .80), cloth, bevel=.018, segments=3)


def table(palette, width=1.4, depth=.8, round_top=False):
    """A dining table 0.73 m high: a board on four legs, or a disc on a foot."""
    if round_top:
        cylinder(0, 0, .70, .73, width / 2, palette.wood_across, sides=80)
        cylinder(0, 0, .03, .70, .05, palette.wood, top=.045)
        cylinder(0, 0, 0, .03, width * .27, palette.wood_across, sides=64)
        return
    box((-width / 2, -depth / 2, .70), (width / 2, depth / 2, .73), palette.wood_across, bevel=.006)
    for x in (-width / 2 + .07, width / 2 - .07):
        for y in (-depth / 2 + .07, depth / 2 - .07):
            cylinder(x, y, 0, .70, .018, palette.wood, top=.026)


def pendant(palette, x, y, low=1.55, kind='cone', z=2.4):
    """A lamp on a cable: a metal cone, a glass ball, a lantern of paper or a flat disc."""
    cylinder(x, y, low + .1, z, .0035, palette.dark, sides=12)
    cylinder(x, y, z - .012, z + .001, .045, palette.metal)
    if kind == 'cone':
        cylinder(x, y, low, low + .17, .125, palette.metal, top=.028, sides=56)
        cylinder(x, y, low - .004, low + .002, .105, palette.lamp)
    elif kind == 'ball':
        sphere((x, y, low + .10), .115, palette.shade, around=44, down=26)
        cylinder(x, y, low + .20, low + .26, .022, palette.metal)
    elif kind == 'paper':
        wide, flat = .165, .62
        sphere((x, y, low + .105), wide, palette.shade, flatten=flat, around=48, down=26)
        for share in (-.8, -.5, -.17, .17, .5, .8):
            at = low + .105 + share * wide * flat
            cylinder(x, y, at - .0012, at + .0012, wide * 1.005 * math.sqrt(1 - share * share), palette.linen, sides=56)
    else:
        cylinder(x, y, low + .03, low + .10, .24, palette.curtain, top=.05, sides=64)
        cylinder(x, y, low + .022, low + .031, .225, palette.lamp, sides=56)


def jars(palette):
    """Three jars and a board leaning at the wall, for a worktop."""
    for x, high, radius in ((0, .20, .055), (.14, .15, .05), (.26, .11, .045)):
        cylinder(x, .10, 0, high, radius, palette.ceramic if x else palette.trim, sides=40)
        cylinder(x, .10, high, high + .018, radius * .96, palette.wood_across, sides=40)
    box((.42, .016, .001), (.70, .036, .38), palette.wood, bevel=.008)


def pot(palette):
    """A pot with its lid and two handles, round the origin."""
    cylinder(0, 0, 0, .115, .098, palette.ceramic, top=.102, sides=56)
    cylinder(0, 0, .1152, .128, .104, palette.ceramic, top=.060, sides=56)
    cylinder(0, 0, .128, .150, .016, palette.wood_across, top=.020, sides=28)
    for x in (-.126, .100):
        box((x, -.032, .085), (x + .026, .032, .097), palette.ceramic, bevel=.005)
