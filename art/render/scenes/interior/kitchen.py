"""Kitchens: runs of cabinets, islands, tables. A run stands on the origin with its back along x at y = 0 (0 … length). Metres."""
import math

from kit.solids import box, cushion, cylinder, sphere
from kit.stage import panel

DEEP, TOP, GAP = .60, .88, .0025


def base_run(palette, length, front, module=.6, drawers=(), sink=None, hob=None, splash=.57, ends=(0, 0), deep=DEEP):
    """Base cabinets under a worktop; `sink` and `hob` are positions along it, `splash` the height of the stone behind."""
    count = max(1, round(length / module))
    wide = length / count
    box((.002, .06, 0), (length - .002, deep - .06, .10), palette.dark, bevel=0)
    box((.002, .01, .10), (length - .002, deep - .022, TOP - .031), palette.dark, bevel=0)
    _ends(length, (.10, TOP - .0305), deep, front)
    for index in range(count):
        x0, x1 = index * wide + GAP, (index + 1) * wide - GAP
        rows = (.10, .36, .60, TOP - .05) if index in drawers else (.10, TOP - .05)
        for low, high in zip(rows, rows[1:]):
            box((x0, deep - .021, low + GAP), (x1, deep, high - GAP), front, bevel=.003)
    box((-ends[0], .001, TOP - .03), (length + ends[1], deep + .015, TOP), palette.stone, bevel=.003)
    if splash:
        box((.001, .0015, TOP + .0005), (length - .001, .014, TOP + splash), palette.stone, bevel=0)
    if sink is not None:
        box((sink - .36, .13, TOP - .002), (sink + .36, .49, TOP + .0015), palette.steel, bevel=.001)
        box((sink - .34, .15, TOP - .001), (sink + .34, .47, TOP + .002), palette.dark, bevel=.001)
        tap(palette, sink, .075)
    if hob is not None:
        box((hob - .30, .06, TOP + .0005), (hob + .30, .54, TOP + .007), palette.glass, bevel=.003)


def _ends(length, heights, deep, front):
    """Panels that close the sides of a run."""
    for x in (.0, length - .016):
        box((x, .0005, heights[0]), (x + .016, deep - .0215, heights[1]), front, bevel=0)


def tap(palette, x, y):
    """A tall tap bending forward."""
    cylinder(x, y, TOP, TOP + .30, .013, palette.metal)
    box((x - .012, y - .013, TOP + .285), (x + .012, y + .20, TOP + .308), palette.metal, bevel=.006)
    cylinder(x, y + .185, TOP + .25, TOP + .288, .011, palette.metal)


def wall_run(palette, length, front, low=1.45, high=2.4, module=.6, light=14.0, deep=.34):
    """Wall cabinets with a strip of light beneath that lights the worktop (`light` in watts, 0 for none)."""
    count = max(1, round(length / module))
    wide = length / count
    box((.002, .001, low), (length - .002, deep - .021, high), palette.dark, bevel=0)
    box((.0, .001, low - .018), (length, deep - .004, low - .001), front, bevel=0)
    _ends(length, (low, high - .002), deep, front)
    for index in range(count):
        box((index * wide + GAP, deep - .02, low), ((index + 1) * wide - GAP, deep, high - .004), front, bevel=.003)
    if light:
        box((.05, .10, low - .024), (length - .05, .125, low - .0181), palette.strip, bevel=0)
        lamp = panel((length / 2, .14, low - .03), (length / 2, .22, 0), length - .1, light, (1, .80, .58), height=.04)
        lamp.visible_camera = lamp.visible_glossy = False


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


def island(palette, length=2.2, depth=.95, slats=True):
    """An island centred on the origin: stone top and waterfall ends, slats towards the seats at +y."""
    half, deep = length / 2, depth / 2
    box((-half, -deep, TOP - .02), (half, deep, TOP + .02), palette.stone, bevel=.004)
    for side in (-1, 1):
        low, high = sorted((side * half, side * (half - .04)))
        box((low, -deep + .0005, 0), (high, deep - .0005, TOP - .021), palette.stone, bevel=.003)
    box((-half + .045, -deep + .03, .08), (half - .045, deep - .32, TOP - .022), palette.second, bevel=.002)
    box((-half + .045, -deep + .07, 0), (half - .045, deep - .36, .08), palette.dark, bevel=0)
    if slats:
        count = int((length - .1) / .042)
        for index in range(count):
            x = -half + .055 + index * (length - .11) / count
            box((x, deep - .319, .081), (x + .026, deep - .300, TOP - .023), palette.wood, bevel=.003)


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
    """A lamp on a cable: a metal cone, a glass ball or a flat disc."""
    cylinder(x, y, low + .1, z, .0035, palette.dark, sides=12)
    cylinder(x, y, z - .012, z + .001, .045, palette.metal)
    if kind == 'cone':
        cylinder(x, y, low, low + .17, .125, palette.metal, top=.028, sides=56)
        cylinder(x, y, low - .004, low + .002, .105, palette.lamp)
    elif kind == 'ball':
        sphere((x, y, low + .10), .115, palette.shade, around=44, down=26)
        cylinder(x, y, low + .20, low + .26, .022, palette.metal)
    else:
        cylinder(x, y, low + .03, low + .10, .24, palette.curtain, top=.05, sides=64)
        cylinder(x, y, low + .022, low + .031, .225, palette.lamp, sides=56)


def setting(palette, count=2, radius=.34):
    """Plates and cups round the origin, for a table."""
    for index in range(count):
        turn = 2 * math.pi * index / count
        x, y = radius * math.cos(turn), radius * math.sin(turn)
        cylinder(x, y, 0, .012, .10, palette.trim, top=.13, sides=48)
        cylinder(x + .17 * math.sin(turn), y + .17 * math.cos(turn), 0, .085, .03, palette.ceramic, top=.037)


def jars(palette):
    """Three jars and a board leaning at the wall, for a worktop."""
    for x, high, radius in ((0, .20, .055), (.14, .15, .05), (.26, .11, .045)):
        cylinder(x, .10, 0, high, radius, palette.ceramic if x else palette.trim, sides=40)
        cylinder(x, .10, high, high + .018, radius * .96, palette.wood_across, sides=40)
    box((.42, .016, .001), (.70, .036, .38), palette.wood, bevel=.008)
