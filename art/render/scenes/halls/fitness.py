"""The fitness centre: treadmills and bicycles towards the garden, weights along the mirror."""
import math

from kit.materials import material, roughen
from kit.solids import box, cushion, cylinder, sphere
from kit.stage import camera
from scenes.halls.courtyard import courtyard
from scenes.halls.hall import hall, light_line, slat_ceiling
from scenes.interior import room
from scenes.interior.decor import decor
from scenes.interior.furniture import potted
from scenes.interior.soft import arranged


def fitness():
    """Machines stand in a row at the window; the camera looks along them."""
    p = decor('59A')
    courtyard(azimuth=305, seed=47)
    rubber = roughen(material('rubber', (.115, .118, .12), .85), 160, .08, second=(.17, .17, .17))
    shell = material('shell', (.70, .69, .66), .35)
    hall(p, 10.0, 7.6, high=3.0, panes=6, slats='east')
    box((1.0, .5, -.05), (9.0, 3.2, .012), rubber, bevel=.004)
    box((1.0, 3.9, -.05), (4.6, 6.6, .012), rubber, bevel=.004)
    for index in range(4):
        arranged(lambda: _treadmill(p, shell), 7.9 - index * 1.32, 1.75)
    for index in range(2):
        arranged(lambda: _bicycle(p, shell), 2.5 - index * .95, 1.55)
    _mirror(p)
    _weights(p)
    _bench(p, 3.4, 5.1)
    for x, y, size in ((6.15, 3.75, .32), (5.45, 3.95, .24)):
        _ball(p, x, y, size)
    for index in range(3):
        box((6.6 + index * .72, 4.25, .004), (7.2 + index * .72, 5.1, .016), (p.accent, p.linen, p.accent)[index], bevel=.004)
    slat_ceiling(p, (1.0, 3.6, 9.0, 6.8), 3.0, .14)
    for y in (1.0, 2.9):
        light_line(p, 1.0, y, 9.0, y + .05, 3.0)
    arranged(lambda: potted(p, 1.8, 10), 9.45, .6)
    room.fill((5, 2.0, 2.85), 6, 70, height=2)
    room.fill((5, 5.6, 2.85), 6, 70, height=2)
    camera((9.3, 6.6, 1.5), (3.9, .2, 1.15), lens=22, shift=(0, -.075))


def _treadmill(p, shell):
    """Looks towards -y, 1.9 m long."""
    box((-.40, -.85, .05), (.40, .95, .17), shell, bevel=.03, segments=3)
    box((-.255, -.70, .165), (.255, .93, .178), p.dark, bevel=.004)
    for side in (-1, 1):
        low, high = sorted((side * .27, side * .385))
        box((low, -.6, .168), (high, .92, .190), shell, bevel=.008)
        _tube((side * .37, -.62, .15), (side * .37, -.84, 1.18), .034, shell)
        _tube((side * .37, -.80, 1.00), (side * .37, -.22, .93), .024, p.dark)
        for y in (-.75, .8):
            box((side * .33 - .04, y - .05, .0), (side * .33 + .04, y + .05, .06), p.dark, bevel=.01)
    box((-.33, -.90, .17), (.33, -.56, .30), shell, bevel=.05, segments=4)
    console = box((-.40, -.06, -.10), (.40, .06, .10), shell, bevel=.03, segments=3)
    console.location, console.rotation_euler = (0, -.84, 1.20), (-.55, 0, 0)
    screen = box((-.27, -.004, -.15), (.27, .012, .15), p.glass, bevel=.006)
    screen.location, screen.rotation_euler = (0, -.87, 1.42), (-.32, 0, 0)
    box((-.05, -.93, 1.2), (.05, -.88, 1.4), p.dark, bevel=.008)


def _bicycle(p, shell):
    """Looks towards -y."""
    for y in (-.48, .48):
        box((-.27, y - .04, 0), (.27, y + .04, .06), p.dark, bevel=.02, segments=3)
    box((-.045, -.48, .05), (.045, .48, .12), shell, bevel=.02)
    _wheel((0, -.30, .36), .27, .05, shell)
    _wheel((0, -.30, .36), .19, .058, p.metal)
    _tube((0, -.30, .36), (0, .06, .30), .04, shell)
    _tube((0, .08, .10), (0, .20, .84), .034, shell)
    _tube((0, -.36, .12), (0, -.50, 1.06), .034, shell)
    cushion((-.12, .10, .84), (.12, .38, .93), p.dark)
    for side in (-1, 1):
        _tube((0, -.50, 1.06), (side * .21, -.44, 1.10), .016, p.dark)
        _tube((side * .21, -.46, 1.10), (side * .21, -.24, 1.13), .018, p.dark)
    _wheel((0, .06, .30), .09, .12, p.dark)
    for side, drop in ((-1, .15), (1, -.15)):
        box((side * .14 - .05, .06 - .05 + drop * .3, .30 + drop - .012), (side * .14 + .05, .06 + .05 + drop * .3, .30 + drop + .012), p.dark, bevel=.006)
    screen = box((-.13, -.004, -.09), (.13, .012, .09), p.glass, bevel=.006)
    screen.location, screen.rotation_euler = (0, -.54, 1.20), (-.4, 0, 0)


def _tube(start, end, radius, made):
    """A round bar between two points."""
    length = math.dist(start, end)
    bar = cylinder(0, 0, 0, length, radius, made, sides=20)
    dx, dy, dz = (b - a for a, b in zip(start, end))
    bar.location = start
    bar.rotation_euler = (0, math.acos(dz / length), math.atan2(dy, dx))


def _wheel(centre, radius, thick, made):
    x, y, z = centre
    wheel = cylinder(0, 0, -thick / 2, thick / 2, radius, made, sides=56)
    wheel.location, wheel.rotation_euler = (x, y, z), (0, math.pi / 2, 0)


def _mirror(p):
    glass = material('mirror', (.86, .87, .87), .02, metal=1)
    box((.001, 3.7, .25), (.012, 7.2, 2.45), glass, bevel=0)
    for y in (3.69, 7.2):
        box((.0005, y, .24), (.022, y + .012, 2.46), p.wood, bevel=.002)
    for z in (.238, 2.45):
        box((.0006, 3.69, z), (.0225, 7.212, z + .012), p.wood, bevel=.002)


def _weights(p):
    """A rack of three shelves with dumb-bells along the mirror."""
    for y in (3.9, 5.3, 6.7):
        box((.12, y - .03, 0), (.52, y + .03, .95), p.dark, bevel=.006)
    for row, z in enumerate((.28, .58, .88)):
        box((.14, 3.9, z), (.50, 6.7, z + .03), p.wood_across, bevel=.004)
        for index in range(9):
            y, radius = 4.08 + index * .30, .052 + .012 * (2 - row) + .002 * index
            for end in (.20, .36):
                _wheel((end + .03, y, z + .031 + radius), radius, .09, p.dark if index % 3 else p.accent)
            _tube((.20, y, z + .031 + radius), (.42, y, z + .031 + radius), .016, p.metal)


def _bench(p, x, y):
    cushion((x - .15, y - .62, .38), (x + .15, y + .62, .47), p.accent)
    for dy in (-.42, .42):
        box((x - .03, y + dy - .03, .0), (x + .03, y + dy + .03, .39), p.dark, bevel=.006)
        box((x - .25, y + dy - .04, .012), (x + .25, y + dy + .04, .05), p.dark, bevel=.01)


def _ball(p, x, y, radius):
    sphere((x, y, radius), radius, p.accent if radius > .3 else p.linen, around=56, down=32)
