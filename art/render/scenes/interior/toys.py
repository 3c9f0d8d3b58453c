"""What children play with, each thing round the origin. Metres."""
import math

from kit.mesh import MeshBuilder
from kit.solids import bar, box, cylinder, rounded, sphere


def rings(p, soft):
    """Rings on a stick, the widest below."""
    rounded(0, 0, 0, .02, .10, p.wood, .006)
    for index in range(5):
        rounded(0, 0, .021 + .037 * index, .056 + .037 * index, .10 - .013 * index, soft[index % len(soft)], .017)
    sphere((0, 0, .235), .032, p.wood)


def train(p, soft, cars=4):
    """A wooden train along x."""
    for index in range(cars):
        x = index * .17
        box((x, -.045, .03), (x + .14, .045, .06), p.wood_across, bevel=.008)
        for wheel_x in (x + .03, x + .11):
            for side in (-1, 1):
                disc = cylinder(0, 0, -.008, .008, .024, p.dark, sides=28)
                disc.location, disc.rotation_euler = (wheel_x, side * .05, .026), (math.pi / 2, 0, 0)
        if index:
            box((x + .02, -.035, .061), (x + .12, .035, .10 + .02 * (index % 2)), soft[index % len(soft)], bevel=.012, segments=3)
        else:
            box((x + .07, -.04, .061), (x + .135, .04, .15), soft[2], bevel=.01)
            cylinder(x + .035, 0, .061, .13, .018, p.metal)


def blocks(soft, places):
    """Soft blocks at `places` (x, y, size, turn, which cloth, how high)."""
    for x, y, size, turn, made, low in places:
        cube = box((x - size / 2, y - size / 2, low), (x + size / 2, y + size / 2, low + size), soft[made], bevel=.035, segments=4)
        cube.rotation_euler[2] = turn


def bear(fur, muzzle, dark, size=.30):
    """A sitting bear that looks towards -y."""
    sphere((0, 0, size * .42), size * .40, fur, 1.05, 40, 24)
    sphere((0, -.02, size * 1.02), size * .30, fur, .95, 40, 24)
    sphere((0, -size * .29, size * .97), size * .12, muzzle, .8)
    sphere((0, -size * .41, size * 1.0), size * .03, dark, .7)
    for side in (-1, 1):
        sphere((side * size * .23, 0, size * 1.26), size * .11, fur)
        sphere((side * size * .11, -.02 - size * .27, size * 1.09), size * .034, dark)
        bar((side * size * .30, -.02, size * .62), (side * size * .44, -size * .25, size * .36), size * .11, fur)
        sphere((side * size * .44, -size * .25, size * .36), size * .11, fur)
        bar((side * size * .18, -size * .15, size * .14), (side * size * .32, -size * .52, size * .14), size * .14, fur)
        sphere((side * size * .32, -size * .54, size * .16), size * .15, fur)


def play_house(p):
    """A little house of wood with a round door, 1.6 m high; its front at y = 0 looks towards -y."""
    x0, x1, wall, top, thick = -.75, .75, 1.05, 1.62, .03
    built = MeshBuilder('front', [p.wood])
    outer = [(x1, 0), (x1, wall), (0, top), (x0, wall), (x0, 0)]
    count = 40
    for index in range(count):
        turns = [2 * math.pi * (index + end) / count for end in (0, 1)]
        inner = [(.36 * math.cos(turn), .52 + .36 * math.sin(turn)) for turn in turns]
        rim = [_edge(outer, turn) for turn in turns]
        for y in (0, thick):
            built.quad([(x, y, z) for x, z in (inner[0], inner[1], rim[1], rim[0])], p.wood)
        built.quad([(x, y, z) for (x, z), y in zip((inner[0], inner[1], inner[1], inner[0]), (0, 0, thick, thick))], p.wood)
    built.quad([(x, .93, z) for x, z in outer], p.wood)
    for side in (x0, x1):
        built.box((min(side, side * .97), .031, 0), (max(side, side * .97), .95, wall), p.wood)
    built.done()
    for side in (-1, 1):
        roof = box((-.50, -.10, -.02), (.50, 1.0, .02), p.accent_deep, bevel=.006)
        roof.location, roof.rotation_euler = (side * .40, .45, wall + .29), (0, side * math.atan2(top - wall, .75), 0)


def _edge(outline, turn):
    """Where a ray from the middle of the door meets the gable."""
    dx, dz, best = math.cos(turn), math.sin(turn), 9.0
    for (ax, az), (bx, bz) in zip(outline, outline[1:] + outline[:1]):
        ex, ez = bx - ax, bz - az
        cross = dx * ez - dz * ex
        if abs(cross) > 1e-9:
            t, s = (ax * ez - (az - .52) * ex) / cross, (ax * dz - (az - .52) * dx) / cross
            if t > 0 and -1e-6 <= s <= 1 + 1e-6:
                best = min(best, t)
    return best * dx, .52 + best * dz
