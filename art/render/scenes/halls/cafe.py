"""The café: a counter of green tiles under full shelves at the west wall, a long bench and round tables at the window."""
import math
import random

from kit.materials import material, srgb
from kit.solids import box, cylinder, rounded, sphere
from kit.stage import bulb, camera
from scenes.halls.courtyard import courtyard
from scenes.halls.hall import beams, hall
from scenes.halls.mood import mood
from scenes.halls.pieces import bench, dome, laptop, tub_chair, tufted_plant
from scenes.interior import furniture as piece
from scenes.interior import kitchen as cook
from scenes.interior import room
from scenes.interior.finishes import tiles
from scenes.interior.laid import cup
from scenes.interior.soft import arranged, turned

HIGH = 3.2
# Where the tables stand, and at which degrees around them the chairs; the first three before the bench.
TABLES = ((4.0, 1.25, (0,)), (5.6, 1.25, (14,)), (7.2, 1.25, (-10,)), (3.35, 3.05, (80, -95)), (5.5, 3.55, (62, -120)), (4.35, 5.35, (35, 200)))


def cafe():
    """Seen from the south-east corner's table: the bench on the left, the counter on the right."""
    p = mood('84A', wall='#d5c9b5', ceiling='#e2d9ca', wood=('#5a3f2b', '#775439'), boards=('#78604a', '#846b54', '#6d5642', '#8e745c'),
             pattern='herringbone', accent='#977157', accent_deep='#42564a')
    green = tiles('green tiles', srgb('#3a564a'), (.075, .20), upright=True, rough=.16)
    courtyard(azimuth=306, seed=11, terrace=4.5, behind='towers', aside=4)
    hall(p, 8.6, 8.0, high=HIGH, panes=5, walls={'west': green})
    beams(p, (.4, .0, 8.3, 8.0), HIGH, 7)
    _counter(p, green)
    _shelves(p)
    arranged(lambda: bench(p, 4.9, p.accent_deep, 7, .82), 3.2, .14)
    for index, (x, y, turns) in enumerate(TABLES):
        _table(p, x, y, turns, index)
    for x, y in ((4.0, 1.25), (5.6, 1.25), (7.2, 1.25)):
        dome(p, x, y, 1.85, HIGH, p.brass, .17, 12)
    arranged(lambda: piece.potted(p, 2.1, 14, 11, pot=.24), 2.5, .55)
    room.fill((5, 4.2, HIGH - .25), 4, 95, height=4)
    room.fill((2.0, 4.4, HIGH - .25), 1.2, 45, height=4)
    camera((7.0, 7.0, 1.42), (2.6, 1.5, 1.15), lens=23, shift=(0, -.03))


def _table(p, x, y, turns, seed):
    """A round table of stone with chairs at these degrees, and what guests have before them."""
    rounded(x, y, .705, .735, .37, p.stone, .010)
    cylinder(x, y, .02, .706, .035, p.dark)
    rounded(x, y, 0, .022, .22, p.dark, .008)
    for degrees in turns:
        turn = math.radians(degrees + 90)
        arranged(lambda: tub_chair(p, p.accent if seed % 2 else p.sofa), x + .62 * math.cos(turn), y + .62 * math.sin(turn), degrees + seed * 5 - 8)
    arranged(lambda: cup(p), x + .14, y + .10, 30 * seed, .735)
    if seed % 2 == 0:
        arranged(lambda: cup(p), x - .18, y - .02, 200, .735)
        arranged(lambda: _cake(p), x + .02, y - .18, 20, .735)
    elif seed == 3:
        arranged(lambda: laptop(p), x - .06, y - .06, 95, .735)
    else:
        arranged(lambda: piece.books(p, 2, .2, .14, seed), x - .12, y - .12, 25, .735)
    arranged(lambda: piece.vase(p, .12, stems=3, seed=seed), x - .02, y + .20, 0, .735)


def _cake(p):
    """A slice of cake on its plate."""
    turned(((0, .6), (.4, .75), (1, 1)), .014, .09, p.white, rows=6)
    for z, made in ((.012, p.accent), (.030, p.linen), (.042, p.accent), (.060, p.linen)):
        box((-.028, -.05, z), (.028, .05, z + (.018 if made is p.accent else .012)), made, bevel=.003)
    sphere((0, -.025, .078), .011, material('berry', srgb('#8c2f2f'), .3))


def _counter(p, green):
    x0, x1, y0, y1 = 1.15, 1.85, 1.7, 6.4
    box((x0, y0 + .03, 0), (x1 - .03, y1 - .03, 1.02), green, bevel=.004)
    box((x0 - .02, y0, 1.02), (x1 + .10, y1, 1.065), p.stone, bevel=.008)
    box((x1 - .03, y0 + .05, .02), (x1 - .01, y1 - .05, .12), p.brass, bevel=.003)
    _machine(p, x0 + .05, 2.3)
    _pastries(p, x0 + .06, 3.85)
    for y in (2.4, 3.6, 4.8, 6.0):
        dome(p, 1.55, y, 1.78, HIGH, p.brass, .19, 16)
    arranged(lambda: piece.vase(p, .30, stems=9, seed=5), 1.5, 5.85, 0, 1.065)
    for index in range(3):
        cylinder(1.45 + .1 * index, 3.5, 1.065, 1.18, .032, p.white, top=.04)
    box((1.5, 5.3, 1.065), (1.74, 5.58, 1.085), p.wood_across, bevel=.004)
    arranged(lambda: cup(p), 1.62, 5.44, 40, 1.085)
    for y in (2.2, 2.9, 3.6, 4.3, 5.0):
        arranged(lambda: cook.stool(p, p.accent), 2.25, y, 90)


def _machine(p, x, y):
    """An espresso machine with cups on its top."""
    box((x, y, 1.12), (x + .5, y + .8, 1.50), p.steel, bevel=.03, segments=4)
    box((x + .49, y + .07, 1.22), (x + .515, y + .73, 1.42), p.dark, bevel=.006)
    for leg in (.08, .72):
        cylinder(x + .4, y + leg, 1.065, 1.13, .025, p.dark)
    for at in (.25, .55):
        cylinder(x + .55, y + at, 1.28, 1.34, .034, p.steel)
        box((x + .54, y + at - .012, 1.285), (x + .70, y + at + .012, 1.305), p.wood, bevel=.006)
    for index in range(15):
        cylinder(x + .1 + .13 * (index % 3), y + .1 + .15 * (index // 3), 1.50, 1.56, .035, p.white, top=.042)


def _pastries(p, x, y):
    """A lit glass case with two shelves of cakes and rolls."""
    chance = random.Random(2)
    case = material('case', (.9, .95, .95), .02, alpha=.14, specular=.8)
    crust = [material(f'crust {tone}', srgb(tone), .55) for tone in ('#b9793a', '#d8a75f', '#6d3d22', '#e9dcc0', '#a34a3c')]
    box((x, y, 1.066), (x + .6, y + 1.2, 1.48), case, bevel=.004)
    box((x - .004, y - .004, 1.48), (x + .604, y + 1.204, 1.50), p.brass, bevel=.003)
    box((x + .02, y + .03, 1.465), (x + .04, y + 1.17, 1.478), p.glowing, bevel=0)
    for z in (1.075, 1.28):
        box((x + .05, y + .03, z), (x + .55, y + 1.17, z + .008), p.white, bevel=.002)
        for row in range(3):
            for index in range(8):
                size = chance.uniform(.042, .056)
                sphere((x + .15 + .16 * row, y + .12 + index * .137, z + .008 + size * .62), size, crust[(index // 2 + row) % 5], .66, 20, 12)
    bulb((x + .45, y + .6, 1.40), 4, (1, .85, .62), .05)


def _shelves(p):
    """Work top and three shelves full of cups, bottles, jars and plants along the wall behind."""
    chance = random.Random(6)
    box((.001, 1.2, 0), (.50, 6.8, .92), p.wood, bevel=.003)
    box((.001, 1.2, .92), (.52, 6.8, .95), p.stone, bevel=.003)
    glazes = (p.white, p.ceramic, material('glaze', srgb('#8a9a86'), .3), material('amber', srgb('#8b5a2a'), .15), p.dark)
    for level, z in enumerate((1.42, 1.84, 2.26)):
        box((.001, 1.4, z), (.30, 6.6, z + .035), p.wood_across, bevel=.003)
        box((.03, 1.45, z - .012), (.05, 6.55, z - .001), p.strip, bevel=0)
        y = 1.5
        while y < 6.45:
            kind, made = chance.randrange(4), chance.choice(glazes)
            for _ in range(chance.randint(2, 5)):
                if y > 6.45:
                    break
                if kind == 0:
                    cylinder(.15, y, z + .036, z + .12, .042, made, top=.046)
                elif kind == 1:
                    arranged(lambda: turned(((0, .9), (.55, 1), (.75, .35), (1, .3)), .27, .04, made), .15, y, 0, z + .036)
                elif kind == 2:
                    cylinder(.15, y, z + .036, z + chance.uniform(.17, .24), .055, made)
                else:
                    arranged(lambda: piece.vase(p, .16, made), .15, y, 0, z + .036)
                y += .115
            y += chance.uniform(.04, .16)
    for y, seed in ((3.2, 2), (5.3, 4)):
        tufted_plant(p, .18, y, 2.295, 22, .26, seed)
    for index in range(7):
        cylinder(.28, 1.7 + index * .17, .95, 1.12 + .05 * (index % 3), .055, glazes[index % 4])
