"""The day-care centre: low furniture, play mats, rounded shapes, a little house to crawl into."""
import math

from kit.mesh import MeshBuilder
from kit.solids import box, cylinder, sphere
from kit.stage import camera
from scenes.halls.courtyard import courtyard
from scenes.halls.hall import hall
from scenes.interior import furniture as piece
from scenes.interior import room
from scenes.interior.decor import decor
from scenes.interior.finishes import cloth
from scenes.interior.soft import arranged


def daycare():
    """Mats before the window, tables for children on the left, shelves with boxes along the wall."""
    p = decor('59A')
    courtyard(azimuth=304, elevation=27, seed=83)
    soft = [cloth('mat sage', (.34, .42, .33)), cloth('mat sand', (.68, .60, .48)), cloth('mat bronze', (.55, .37, .20)),
            cloth('mat blue', (.20, .27, .40)), cloth('mat cream', (.80, .77, .70))]
    hall(p, 8.4, 7.6, panes=5)
    _mats(soft)
    for x, y in ((5.9, 4.2), (6.1, 2.2)):
        _table(p, soft, x, y)
    _shelves(p, soft)
    arranged(lambda: _house(p), .98, 1.2, 90)
    _blocks(soft)
    _clouds(p)
    arranged(lambda: piece.potted(p, 1.3, 9), 7.9, .6)
    for index, (x, z, radius) in enumerate(((5.4, 1.7, .34), (6.1, 1.52, .22), (6.55, 1.85, .26))):
        disc = cylinder(0, 0, 0, .02, radius, soft[index], sides=64)
        disc.location, disc.rotation_euler = (8.398, x - 2.2, z), (0, -math.pi / 2, 0)
    room.fill((4.2, 3.6, 2.7), 5, 80, height=4)
    camera((7.2, 6.9, 1.28), (3.4, .6, .95), lens=22, shift=(0, -.07))


def _mats(soft):
    """Large round mats that overlap like pebbles."""
    for index, (x, y, radius, made) in enumerate(((2.9, 2.3, 1.45, 4), (4.35, 1.45, .72, 0), (1.55, 3.3, .62, 2), (2.6, 4.2, .55, 3))):
        _rounded(x, y, .001, .014 + .006 * index, radius, soft[made], .006)


def _rounded(x, y, low, high, radius, made, edge):
    """A disc whose edges are rounded by `edge`."""
    disc = cylinder(x, y, low, high, radius, made, sides=96)
    bevel = disc.modifiers.new('Bevel', 'BEVEL')
    bevel.width, bevel.segments, bevel.limit_method = edge, 3, 'ANGLE'


def _table(p, soft, x, y):
    """A low round table, 0.48 m, with four stools, 0.26 m."""
    cylinder(x, y, .455, .48, .48, p.wood_across, sides=72)
    for index in range(3):
        turn = index * 2.094 + .4
        cylinder(x + .30 * math.cos(turn), y + .30 * math.sin(turn), 0, .455, .022, p.wood, top=.030)
    for index in range(4):
        turn = index * 1.571 + .7
        sx, sy = x + .74 * math.cos(turn), y + .74 * math.sin(turn)
        cylinder(sx, sy, 0, .21, .13, p.wood, top=.14, sides=48)
        _rounded(sx, sy, .21, .26, .15, soft[index], .022)
    cylinder(x + .1, y - .1, .48, .56, .035, soft[3], top=.04)
    box((x - .22, y - .05, .481), (x + .02, y + .14, .487), p.paper, bevel=.001, turn=.3)


def _shelves(p, soft):
    """Low shelves with boxes along the west wall."""
    box((.001, 3.2, .0), (.38, 6.4, .06), p.wood, bevel=.004)
    for z in (.42, .80):
        box((.001, 3.2, z), (.38, 6.4, z + .028), p.wood_across, bevel=.004)
    for index in range(8):
        y = 3.2 + index * .453
        box((.002, y, .061), (.378, y + .026, .80), p.wood, bevel=.003)
        if index == 7:
            break
        for row, z in enumerate((.062, .449)):
            if (index + row) % 4 != 3:
                box((.03, y + .06, z), (.36, y + .43, z + .25), soft[(index * 2 + row) % 5], bevel=.03, segments=3)
            else:
                sphere((.2, y + .24, z + .11), .11, soft[(index + 1) % 5])
    for index, (y, made) in enumerate(((3.6, 2), (4.1, 0), (5.6, 3))):
        sphere((.2, y, .828 + .09 + .02 * index), .09 + .02 * index, soft[made], around=40, down=24)
    arranged(lambda: piece.books(p, 3, seed=4), .2, 4.5, 80, .829)


def _house(p):
    """A little house of wood with a round door, 1.6 m high; its front at y = 0 looks towards -y."""
    x0, x1, y0, wall, top = -.75, .75, 0, 1.05, 1.62
    door, middle = .36, 0
    built = MeshBuilder('front', [p.wood])
    count = 40
    outer = [(x1, 0), (x1, wall), (middle, top), (x0, wall), (x0, 0)]

    def edge(turn):
        """Where a ray from the door's middle meets the gable."""
        dx, dz = math.cos(turn), math.sin(turn)
        best = 9.0
        for (ax, az), (bx, bz) in zip(outer, outer[1:] + outer[:1]):
            ex, ez = bx - ax, bz - az
            cross = dx * ez - dz * ex
            if abs(cross) > 1e-9:
                t, s = ((ax - middle) * ez - (az - .52) * ex) / cross, ((ax - middle) * dz - (az - .52) * dx) / cross
                if t > 0 and -1e-6 <= s <= 1 + 1e-6:
                    best = min(best, t)
        return middle + best * dx, .52 + best * dz

    for index in range(count):
        a, b = (2 * math.pi * (index + end) / count for end in (0, 1))
        inner = [(middle + door * math.cos(t), .52 + door * math.sin(t)) for t in (a, b)]
        rim = [edge(t) for t in (a, b)]
        for y in (y0, y0 + .03):
            built.quad([(inner[0][0], y, inner[0][1]), (inner[1][0], y, inner[1][1]), (rim[1][0], y, rim[1][1]), (rim[0][0], y, rim[0][1])], p.wood)
        built.quad([(inner[0][0], y0, inner[0][1]), (inner[1][0], y0, inner[1][1]), (inner[1][0], y0 + .03, inner[1][1]),
                    (inner[0][0], y0 + .03, inner[0][1])], p.wood)
    built.quad([(x, .93, z) for x, z in outer], p.wood)
    for side in (x0, x1):
        for lift in (0, .03):
            built.quad([(side * 1.08, -.06, wall - .045 + lift), (side * 1.08, .95, wall - .045 + lift), (middle, .95, top + lift),
                        (middle, -.06, top + lift)], p.wood)
        built.box((min(side, side * .97), .031, 0), (max(side, side * .97), .95, wall), p.wood)
    built.done()


def _blocks(soft):
    """Soft blocks lying about."""
    for x, y, size, turn, made, low in ((3.9, 2.9, .30, .3, 0, .02), (4.28, 2.65, .30, -.2, 2, .0), (4.08, 2.8, .26, .7, 3, .31), (2.2, 1.9, .24, .5, 3, .02)):
        cube = box((x - size / 2, y - size / 2, low), (x + size / 2, y + size / 2, low + size), soft[made], bevel=.035, segments=4)
        cube.rotation_euler[2] = turn
    cylinder(3.35, 3.0, .016, .26, .15, soft[2], sides=56)
    sphere((2.75, 2.6, .16), .145, soft[0], around=48, down=28)
    for x, y, made in ((.95, 2.75, 1), (4.9, .85, 3)):
        bag = sphere((x, y, .27), .42, soft[made], flatten=.66, around=56, down=32)
        bag.name = 'bag'


def _clouds(p):
    """Round lamps of three sizes under the ceiling."""
    for x, y, radius, low in ((3.0, 2.4, .42, 2.35), (4.2, 3.4, .30, 2.48), (1.9, 3.6, .26, 2.42)):
        cylinder(x, y, low, low + .07, radius, p.trim, sides=80)
        cylinder(x, y, low - .006, low + .001, radius - .02, p.lamp, sides=80)
        cylinder(x, y, low + .07, 2.8, .005, p.dark, sides=10)
