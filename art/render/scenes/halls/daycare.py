"""The day-care centre: a rug and mats before the window, low tables, shelves of toys, a little house, hills painted on the wall."""
import math
import random

from kit.materials import material, srgb
from kit.mesh import MeshBuilder
from kit.solids import bar, box, cylinder, rounded, sphere
from kit.stage import camera
from scenes.halls.beyond import playground
from scenes.halls.courtyard import GROUND, courtyard
from scenes.halls.hall import hall
from scenes.halls.mood import mood
from scenes.halls.pieces import globe, tub_chair, tufted_plant
from scenes.interior import furniture as piece
from scenes.interior import room
from scenes.interior.finishes import cloth
from scenes.interior.soft import arranged, pillow
from scenes.interior.toys import bear, blocks, play_house, rings, train

WIDE, LONG, HIGH = 8.4, 7.6, 2.9
SOFT = {'sage': '#8f9f86', 'sand': '#d3c09c', 'clay': '#c08a68', 'blue': '#7f95ad', 'cream': '#e6dcc8', 'mustard': '#cfa55a'}
# Where a mat lies, its radius and its cloth.
MATS = ((2.95, 2.5, 1.55, 4), (4.35, 1.55, .72, 0), (1.75, 3.55, .62, 3), (6.15, 5.05, .85, 3), (5.45, 5.55, .5, 5))
# Of each ridge: its mean height, how far it swings, its waves and where they begin, its paint.
HILLS = ((1.02, .34, 3.1, .5, '#b9c4ad'), (.74, .26, 2.3, 2.2, '#93a58c'), (.46, .20, 1.8, 4.1, '#6f8a74'))


def daycare():
    """The painted hills and the shelves stand on the west, a long cushioned bench under the window on the east."""
    p = mood('59A', wall='#e6dcc8', wood=('#c09a6c', '#d0ac7e'), boards=('#c3a57f', '#cbae89', '#bb9c76', '#d2b692'), accent='#8f9f86',
             accent_deep='#b3785a', rug='#d9cdb4')
    soft = [cloth(f'soft {name}', srgb(tone), thread=.86) for name, tone in SOFT.items()]
    courtyard(azimuth=304, seed=83, terrace=2.6, behind='towers', aside=14)
    playground(4.4, -8.5, GROUND)
    hall(p, WIDE, LONG, high=HIGH, panes=5)
    _mural(soft)
    _ground(soft)
    for x, y, kind in ((6.1, 2.9, 0), (4.0, 4.75, 1)):
        _table(p, soft, x, y, kind)
    arranged(lambda: _shelves(p, soft), .002, 1.95)
    arranged(lambda: play_house(p), 1.05, 1.0, 90)
    _bench(p, soft)
    _toys(p, soft)
    _above(p, soft)
    arranged(lambda: piece.potted(p, 1.5, 11), 8.0, .55)
    room.fill((4.2, 3.6, HIGH - .15), 5, 50, height=4)
    camera((7.5, 7.1, 1.34), (3.3, .9, .95), lens=24, shift=(0, -.06))


def _mural(soft):
    """Three ridges of hills and a sun on the west wall, one shade behind the other."""
    for index, (mean, swing, waves, phase, tone) in enumerate(HILLS):
        paint = material(f'hill {index}', srgb(tone), .8, specular=.2)
        built, x = MeshBuilder(f'hill {index}', [paint]), .0015 + .0012 * index
        steps = [LONG * k / 60 for k in range(61)]
        ridge = [(y, mean + .55 + swing * (math.sin(waves * y + phase) + .3 * math.sin(2.7 * waves * y))) for y in steps]
        for (a, low), (b, high) in zip(ridge, ridge[1:]):
            built.quad([(x, a, .06), (x, b, .06), (x, b, high), (x, a, low)], paint)
        built.done()
    disc = cylinder(0, 0, 0, .001, .26, material('painted sun', srgb('#dba45f'), .8), sides=72)
    disc.location, disc.rotation_euler = (.001, 2.85, 2.18), (0, math.pi / 2, 0)


def _ground(soft):
    """A large rug and mats that overlap it like pebbles."""
    for index, (x, y, radius, made) in enumerate(MATS):
        rounded(x, y, .001, .014 + .006 * index, radius, soft[made], .006)
    rounded(2.95, 2.5, .002, .0155, 1.2, soft[1], .004)
    rounded(2.95, 2.5, .003, .0165, .8, soft[4], .004)


def _table(p, soft, x, y, kind):
    """A low round table, 0.5 m, with small chairs, drawings and pencils on it."""
    rounded(x, y, .455, .495, .50, p.wood_across, .012)
    for index in range(3):
        turn = index * 2.094 + .4
        bar((x + .24 * math.cos(turn), y + .24 * math.sin(turn), .46), (x + .36 * math.cos(turn), y + .36 * math.sin(turn), 0), .026, p.wood)
    for index in range(4):
        turn = index * 1.571 + .7 + kind * .3
        arranged(lambda: tub_chair(p, soft[(index * 2 + kind) % 6], wide=.175, seat=.28), x + .66 * math.cos(turn), y + .66 * math.sin(turn),
                 math.degrees(turn) - 90 + index * 5)
        sheet_x, sheet_y = x + .27 * math.cos(turn), y + .27 * math.sin(turn)
        box((sheet_x - .10, sheet_y - .07, .4955), (sheet_x + .10, sheet_y + .07, .497), p.paper, bevel=0, turn=turn)
    cylinder(x, y, .495, .575, .04, p.white, top=.044)
    for index in range(9):
        turn = index * .7
        low, high = ((x + reach * math.cos(turn), y + reach * math.sin(turn), z) for reach, z in ((.015, .51), (.045, .66)))
        bar(low, high, .0045, soft[index % 6], 8)


def _shelves(p, soft):
    """Low shelves along +y from the origin, full of boxes, books and toys."""
    long, bays, chance = 3.6, 6, random.Random(4)
    wide = long / bays
    for z in (.03, .44, .84):
        box((.001, 0, z), (.40, long, z + .03), p.wood_deep, bevel=.004)
    for index in range(bays + 1):
        box((.002, index * wide - .013, .031), (.398, index * wide + .013, .84), p.wood, bevel=.003)
    for index in range(bays):
        for row, z in enumerate((.062, .472)):
            y, kind = index * wide, (index * 2 + row * 3) % 4
            if kind == 0:
                box((.05, y + .06, z), (.37, y + wide - .06, z + .27), soft[(index + row) % 6], bevel=.03, segments=3)
            elif kind == 1:
                arranged(lambda: bear(soft[(1, 2)[row]], soft[4], p.dark, .22), .20, y + wide / 2, 90, z)
            elif kind == 2:
                for book in range(9):
                    at = y + .07 + book * .048
                    box((.10, at, z), (.33, at + .036, z + chance.uniform(.20, .29)), soft[chance.randrange(6)], bevel=.003)
            else:
                arranged(lambda: rings(p, soft), .2, y + wide * .35, 0, z)
                sphere((.22, y + wide * .74, z + .075), .075, soft[(index + 3) % 6], around=36, down=20)
    arranged(lambda: train(p, soft), .2, .5, 90, .871)
    arranged(lambda: bear(soft[2], soft[4], p.dark, .30), .20, 1.75, 75, .871)
    arranged(lambda: piece.books(p, 4, seed=4), .2, 2.35, 80, .871)
    tufted_plant(p, .2, 3.1, .871, 24, .3, 6)


def _bench(p, soft):
    """A low bench under the window with a long cushion and pillows."""
    box((4.9, .12, 0), (7.6, .58, .26), p.wood_across, bevel=.008)
    for index in range(3):
        box((4.91 + index * .90, .12, .262), (5.79 + index * .90, .60, .34), soft[(0, 4, 0)[index]], bevel=.03, segments=4)
    for x, made in ((5.15, 2), (5.65, 5), (7.1, 3)):
        pillow((x, .26, .52), (.40, .36, .14), soft[made], lean=-16, turn=x * 7 % 16 - 8, seed=x)


def _toys(p, soft):
    """What lies about on the rug."""
    blocks(soft, ((3.75, 2.95, .30, .3, 0, .02), (4.13, 2.72, .30, -.2, 2, .0), (3.95, 2.85, .26, .7, 3, .32), (2.15, 1.75, .24, .5, 5, .02)))
    arranged(lambda: train(p, soft, 5), 2.3, 2.6, 18, .017)
    arranged(lambda: rings(p, soft), 3.15, 2.05, 0, .017)
    arranged(lambda: bear(soft[2], soft[4], p.dark, .38), 2.65, 3.35, 200, .02)
    sphere((3.35, 3.25, .16), .145, soft[5], around=48, down=28)
    arranged(lambda: train(p, soft, 5), 5.75, 5.2, 155, .031)
    arranged(lambda: bear(soft[1], soft[4], p.dark, .34), 6.35, 4.75, 150, .031)
    blocks(soft, ((5.05, 5.25, .18, .4, 2, .034), (5.02, 5.5, .15, 1.0, 0, .034), (6.45, 4.45, .17, .2, 5, .03)))
    for x, y, made in ((1.75, 3.6, 1), (4.5, 1.35, 3)):
        sphere((x, y, .27), .42, soft[made], .66, 56, 32)


def _above(p, soft):
    """Paper lamps of three sizes, a garland of flags from wall to wall."""
    for x, y, radius, low in ((3.0, 2.4, .34, 2.05), (4.2, 3.3, .25, 2.25), (2.0, 3.7, .22, 2.15)):
        globe(p, x, y, low, HIGH, radius, 18, .85)
    flags = MeshBuilder('flags', soft)
    for index in range(26):
        a, b = (end / 26 for end in (index + .1, index + .9))
        sag = [2.72 - .34 * math.sin(math.pi * t) for t in (a, b)]
        xs = [.1 + 8.2 * t for t in (a, b)]
        flags.quad([(xs[0], 1.3, sag[0]), (sum(xs) / 2, 1.3, min(sag) - .22), (xs[1], 1.3, sag[1])], soft[index % 6])
    flags.done()
