"""A child's things for desks, boards and beds: globe, pencils, books that stand and lie, a ledge with toys. Metres."""
import math
import random

from kit.solids import bar, box, cylinder, sphere
from scenes.interior import furniture as piece
from scenes.interior.prints import print_of
from scenes.interior.soft import arranged
from scenes.interior.toys import bear, train


def globe(p):
    """A globe on a foot, 0.27 m high."""
    cylinder(0, 0, 0, .016, .062, p.wood_across, sides=44)
    cylinder(0, 0, .016, .052, .008, p.metal, sides=20)
    sphere((0, 0, .158), .094, p.globe, around=48, down=28)
    points = [(.104 * math.sin(turn), 0, .158 - .104 * math.cos(turn)) for turn in (math.pi * (step / 18) * .96 for step in range(19))]
    for low, high in zip(points, points[1:]):
        bar(low, high, .0042, p.metal, 10)


def pencils(p, seed=1):
    """A cup of pencils."""
    chance = random.Random(seed)
    cylinder(0, 0, 0, .095, .037, p.toys[seed % len(p.toys)], sides=36)
    cylinder(0, 0, .0955, .0962, .034, p.dark, sides=32)
    for index in range(8):
        turn, far = index * 2.4, chance.uniform(.018, .040)
        bar((.012 * math.cos(turn), .012 * math.sin(turn), .02), (far * math.cos(turn), far * math.sin(turn), chance.uniform(.145, .18)),
            .0038, (*p.toys, p.wood)[index % (len(p.toys) + 1)], 8)


def sketchbook(p):
    """An open book of paper with a drawing on each side, and two pencils beside it."""
    for side in (-1, 1):
        low, high = sorted((side * .001, side * .148))
        box((low, -.105, 0), (high, .105, .007), p.paper, bevel=.002)
        for x, y, radius, made in ((.075, .03, .034, p.toys[0]), (.055, -.04, .022, p.toys[2]), (.105, -.045, .026, p.toys[3])):
            cylinder(side * x, y if side > 0 else -y, .0072, .0078, radius, made, sides=36)
    for x, y, turn, made in ((.205, .01, .3, p.toys[1]), (.235, -.03, -.15, p.toys[2])):
        pencil = bar((-.07, 0, .0042), (.07, 0, .0042), .0040, made, 8)
        pencil.location, pencil.rotation_euler[2] = (x - .07 * math.cos(turn + 1.3), y - .07 * math.sin(turn + 1.3), .0042), turn + 1.3


def picture_book(p, seed=0):
    """A book that lies open on its face, as one leaves it on a bed."""
    for side in (-1, 1):
        half = box((-.085, -.115, -.006), (.085, .115, .006), p.toys[(seed + 2) % len(p.toys)], bevel=.002)
        half.location, half.rotation_euler = (side * .080, 0, .024), (0, side * .24, 0)


def standing(p, length, seed=1):
    """Books and picture books standing from the origin along +x; the last one leans."""
    chance, x = random.Random(seed), 0.0
    covers = (*p.toys, p.paper, p.accent, p.trim, p.linen)
    while x < length - .075:
        thick, high = chance.choice((.010, .014, .022, .030)), chance.uniform(.17, .255)
        box((x, .012, .0006), (x + thick, .012 + chance.uniform(.13, .165), high), chance.choice(covers), bevel=.0015)
        x += thick + .0012
    last = box((-.008, .014, 0), (.008, .155, .20), covers[seed % len(covers)], bevel=.0015)
    last.location, last.rotation_euler = (x + .036, last.location[1], .0985), (0, -.26, 0)


def bricks(p, size=.045, seed=1):
    """Wooden bricks: three below, two on them, a roof."""
    made = [*p.toys, p.wood]
    for index, (x, z) in enumerate(((-1.04, 0), (0, 0), (1.04, 0), (-.5, 1), (.56, 1))):
        box(((x - .5) * size, -size / 2, z * size + .0004), ((x + .5) * size, size / 2, (z + 1) * size), made[(index + seed) % len(made)],
            bevel=.003, turn=.1 * (index % 3 - 1))
    cylinder(0, 0, 2 * size + .0004, 3 * size, size * .62, made[(seed + 5) % len(made)], top=.001, sides=4)


def ledge(p, half, low, number):
    """A narrow board on the wall at the height `low` with two prints that lean, books, a soft toy and bricks."""
    box((-half, .0005, low - .024), (half, .165, low), p.wood_across, bevel=.004)
    top, tone = low + .0006, number % 2
    for x, wide, which in ((-half + .20, .30, 0), (half - .44, .23, 3)):
        high = wide * 1.32
        arranged(lambda: piece.picture(p, wide, high, 0, print_of(p, wide, high, number + which)), x, .012, 0, top)
    arranged(lambda: standing(p, .34, number + 2), -half + .40, .002, 0, top)
    arranged(lambda: bear(p.fur[tone], p.linen, p.dark, .20), -half + .84, .085, 172, top)
    arranged(lambda: bricks(p, .046, number), half - .16, .09, 12, top)
    if half > .64:
        arranged(lambda: train(p, p.toys, 2), half - .44, .11, 4, top)


def toy_basket(p, number):
    """What lies in a basket of toys and looks over its rim, on z = 0: balls and a soft toy."""
    for x, y, radius, made in ((-.085, -.02, .062, 0), (.02, .045, .055, 2), (.10, -.035, .050, 3), (.0, -.06, .045, 1)):
        sphere((x, y, .01), radius, p.toys[(made + number) % len(p.toys)], around=32, down=18)
    arranged(lambda: bear(p.fur[(number + 1) % 2], p.linen, p.dark, .17), .05, -.02, 174, -.02)


def boards_above(p, half, number):
    """Two boards over a desk: books and a globe on the lower one, a box and books that lie on the upper one."""
    for low in (1.24, 1.58):
        box((-half, .0005, low - .022), (half, .215, low), p.wood_across, bevel=.003)
    arranged(lambda: standing(p, half * 1.02, number), -half + .03, .004, 0, 1.2406)
    arranged(lambda: bricks(p, .046, number + 1), half * .28, .12, -8, 1.2406)
    arranged(lambda: piece.books(p, 3, .21, .15, number), half - .16, .11, 8, 1.2406)
    arranged(lambda: bear(p.fur[number % 2], p.linen, p.dark, .19), -half + .17, .10, 170, 1.5806)
    arranged(lambda: piece.books(p, 4, .23, .16, number + 2), -half * .12, .11, -6, 1.5806)
    arranged(lambda: piece.vase(p, .15), half - .14, .11, 0, 1.5806)
