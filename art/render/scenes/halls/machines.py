"""Machines and weights of the fitness centre, each round the origin. Metres."""
import math

from kit.solids import bar, box, cushion, rounded, sphere


def treadmill(p, shell):
    """Looks towards -y, 1.9 m long; its screen is on."""
    box((-.40, -.85, .05), (.40, .95, .17), shell, bevel=.03, segments=3)
    box((-.255, -.70, .165), (.255, .93, .178), p.dark, bevel=.004)
    for side in (-1, 1):
        low, high = sorted((side * .27, side * .385))
        box((low, -.6, .168), (high, .92, .190), p.steel, bevel=.008)
        bar((side * .37, -.62, .15), (side * .37, -.84, 1.18), .036, shell)
        bar((side * .37, -.80, 1.00), (side * .37, -.18, .93), .026, p.dark)
        for y in (-.75, .8):
            box((side * .33 - .04, y - .05, .0), (side * .33 + .04, y + .05, .06), p.dark, bevel=.01)
    box((-.33, -.90, .17), (.33, -.56, .32), shell, bevel=.06, segments=4)
    console = box((-.40, -.06, -.10), (.40, .06, .10), shell, bevel=.04, segments=4)
    console.location, console.rotation_euler = (0, -.84, 1.20), (-.55, 0, 0)
    _screen(p, (0, -.87, 1.43), -.32, .29, .17)
    box((-.05, -.93, 1.2), (.05, -.88, 1.4), p.dark, bevel=.008)


def _screen(p, at, lean, half, tall):
    frame = box((-half, -.006, -tall), (half, .014, tall), p.glass, bevel=.008)
    shown = box((-half + .015, .0142, -tall + .015), (half - .015, .0148, tall - .015), p.screen[2], bevel=0)
    line = box((-half + .04, .0149, -tall * .4), (half * .5, .0153, -tall * .3), p.screen[0], bevel=0)
    for made in (frame, shown, line):
        # A box turns about its own middle; the parts of a screen turn about the screen's.
        y, z = made.location.y, made.location.z
        made.location = (at[0] + made.location.x, at[1] + y * math.cos(lean) - z * math.sin(lean), at[2] + y * math.sin(lean) + z * math.cos(lean))
        made.rotation_euler = (lean, 0, 0)


def bicycle(p, shell):
    """Looks towards -y."""
    for y in (-.48, .48):
        box((-.27, y - .04, 0), (.27, y + .04, .06), p.dark, bevel=.02, segments=3)
    box((-.045, -.48, .05), (.045, .48, .12), shell, bevel=.02)
    wheel((0, -.30, .36), .27, .05, shell)
    wheel((0, -.30, .36), .19, .058, p.metal)
    bar((0, -.30, .36), (0, .06, .30), .045, shell)
    bar((0, .08, .10), (0, .20, .84), .036, shell)
    bar((0, -.36, .12), (0, -.50, 1.06), .036, shell)
    cushion((-.12, .08, .84), (.12, .38, .94), p.dark)
    for side in (-1, 1):
        bar((0, -.50, 1.06), (side * .21, -.44, 1.10), .016, p.dark)
        bar((side * .21, -.46, 1.10), (side * .21, -.24, 1.13), .02, p.dark)
    wheel((0, .06, .30), .09, .12, p.dark)
    for side, drop in ((-1, .15), (1, -.15)):
        box((side * .14 - .05, .01 + drop * .3, .288 + drop), (side * .14 + .05, .11 + drop * .3, .312 + drop), p.dark, bevel=.006)
    _screen(p, (0, -.54, 1.22), -.4, .14, .09)


def wheel(centre, radius, thick, made):
    """A disc that stands, its axle along x, with a rounded rim."""
    disc = rounded(0, 0, -thick / 2, thick / 2, radius, made, min(.012, thick * .3))
    disc.location, disc.rotation_euler = centre, (0, math.pi / 2, 0)


def dumbbells(p, length=3.2):
    """Three sloping shelves of dumb-bells along +y from the origin, their front towards +x."""
    for y in (.02, length / 2, length - .02):
        bar((.10, y, 0), (.10, y, 1.02), .026, p.dark)
        bar((.10, y, .03), (.56, y, .03), .026, p.dark)
        bar((.10, y, 1.0), (.50, y, .12), .022, p.dark)
    for row, z in enumerate((.26, .58, .90)):
        box((.10 + .02 * (2 - row), 0, z), (.48 + .03 * (2 - row), length, z + .03), p.steel, bevel=.006)
        count = int(length / .29)
        for index in range(count):
            y, radius = .17 + index * .29, .05 + .012 * (2 - row) + .0015 * index
            for end in (.21, .41):
                wheel((end, y, z + .031 + radius), radius, .09, p.dark if (index + row) % 4 else p.brass)
            bar((.21, y, z + .031 + radius), (.41, y, z + .031 + radius), .016, p.steel)


def power_rack(p):
    """A cage of four posts with a barbell across, a bench in it; 1.3 m wide along x."""
    for x in (-.6, .6):
        for y in (-.55, .55):
            box((x - .035, y - .035, 0), (x + .035, y + .035, 2.35), p.dark, bevel=.006)
        for z in (.04, 2.31):
            box((x - .033, -.55, z - .033), (x + .033, .55, z + .033), p.dark, bevel=.006)
        box((x - .03, .52, 1.06), (x + .03, .70, 1.13), p.brass, bevel=.008)
    for y in (-.55, .55):
        box((-.6, y - .033, 2.277), (.6, y + .033, 2.343), p.dark, bevel=.006)
    bar((-.6, -.55, 2.2), (.6, -.55, 2.2), .018, p.steel)
    bar((-1.1, .64, 1.17), (1.1, .64, 1.17), .016, p.steel)
    for side in (-1, 1):
        for index, radius in enumerate((.22, .22, .16)):
            wheel((side * (.76 + .06 * index), .64, 1.17), radius, .05, p.dark if index != 1 else p.brass)
        for index, z in enumerate((.45, .95)):
            wheel((side * .67, -.55, z), .20 - .03 * index, .06, p.dark)
    bench(p)


def bench(p):
    """A padded bench along y."""
    cushion((-.15, -.62, .38), (.15, .62, .48), p.accent)
    for y in (-.42, .42):
        box((-.03, y - .03, .0), (.03, y + .03, .39), p.dark, bevel=.006)
        box((-.25, y - .04, .0), (.25, y + .04, .05), p.dark, bevel=.01)


def kettlebell(p, size=.10):
    """A ball of iron with its handle."""
    sphere((0, 0, size * .95), size, p.dark, .95, 40, 24)
    for step in range(10):
        a, b = (math.pi * (1.15 - 1.3 * (step + end) / 10) for end in (0, 1))
        bar(*((size * .68 * math.cos(t), 0, size * 1.9 + size * .62 * math.sin(t)) for t in (a, b)), size * .16, p.steel, 12)


def rower(p, shell):
    """A rowing machine along y, its wheel at -y."""
    wheel((0, -1.0, .34), .30, .14, shell)
    wheel((0, -1.0, .34), .22, .15, p.dark)
    box((-.05, -1.0, .20), (.05, 1.05, .28), p.steel, bevel=.012)
    cushion((-.17, .25, .32), (.17, .55, .41), p.dark)
    box((-.06, .30, .28), (.06, .50, .33), p.dark, bevel=.006)
    for y in (-1.1, .95):
        box((-.28, y - .04, 0), (.28, y + .04, .05), p.dark, bevel=.015)
        bar((0, y, .04), (0, y, .22), .03, p.dark)
    for side in (-1, 1):
        foot = box((side * .16 - .06, -.03, -.14), (side * .16 + .06, .0, .14), p.dark, bevel=.01)
        foot.location, foot.rotation_euler = (side * .16, -.50, .36), (-.7, 0, 0)
    bar((-.22, -.62, .55), (.22, -.62, .55), .016, p.brass)
    bar((0, -.98, .45), (0, -.98, .95), .018, p.dark)
    _screen(p, (0, -.96, 1.02), -.25, .10, .08)
