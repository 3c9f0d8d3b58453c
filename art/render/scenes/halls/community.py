"""Rooms for the residents: reading room, café, long table, lounge. Coordinates in metres, windows at y = 0."""
import math

from kit.materials import material
from kit.solids import box, cylinder
from kit.stage import camera
from scenes.halls.courtyard import courtyard
from scenes.halls.hall import bookcase, hall, light_line, slat_ceiling
from scenes.interior import furniture as piece
from scenes.interior import kitchen as cook
from scenes.interior import room
from scenes.interior.decor import decor
from scenes.interior.soft import arranged


def reading():
    """Bookcases on the east, long desks with lamps and low screens, chairs; the garden behind."""
    p = decor('59A')
    courtyard(seed=4)
    hall(p, 8.4, 9.5, panes=5)
    arranged(lambda: bookcase(p, 8.6, 2.45, 6, 3), 8.38, .5, 90)
    for row, y in enumerate((2.3, 4.9)):
        _long_desk(p, 1.0, 6.6, y)
        for seat in range(5):
            x = 1.65 + seat * 1.08
            arranged(lambda: cook.chair(p, p.accent), x, y - .78, 180 + (seat * 7 + row * 5) % 16 - 8)
            arranged(lambda: cook.chair(p, p.linen), x, y + .78, (seat * 5) % 14 - 7)
            if (seat + row) % 2 == 0:
                arranged(lambda: piece.books(p, 2 + seat % 2, seed=seat), x + .1, y + .28, 10 * seat, .735)
    for y in (1.2, 3.6, 6.0):
        light_line(p, 1.0, y, 6.6, y + .05, 2.8)
    arranged(lambda: piece.potted(p, 1.5, 9), .55, .6)
    room.fill((4, 3.6, 2.7), 5, 70, height=4)
    room.fill((4, 7.6, 2.7), 5, 40, height=2)
    camera((.85, 8.1, 1.42), (5.1, .4, 1.2), lens=22, shift=(0, -.085))


def _long_desk(p, x0, x1, y):
    box((x0, y - .62, .70), (x1, y + .62, .735), p.wood_across, bevel=.005)
    for x in (x0 + .25, (x0 + x1) / 2, x1 - .25):
        box((x - .02, y - .5, 0), (x + .02, y + .5, .70), p.wood, bevel=.004)
    box((x0 + .15, y - .014, .736), (x1 - .15, y + .014, 1.08), p.accent, bevel=.006)
    x = x0 + .65
    while x < x1 - .4:
        for side in (-1, 1):
            cylinder(x, y + side * .10, .735, .748, .06, p.metal)
            cylinder(x, y + side * .10, .745, 1.17, .007, p.metal)
            low, high = sorted((y + side * .08, y + side * .34))
            box((x - .012, low, 1.165), (x + .012, high, 1.182), p.metal, bevel=.003)
            box((x - .009, low + .1 * (side > 0), 1.161), (x + .009, high - .1 * (side < 0), 1.1645), p.lamp, bevel=0)
        x += 1.08


def cafe():
    """Round tables at the window, a counter of wood and stone at the right, lamps over it."""
    p = decor('59A')
    courtyard(azimuth=306, seed=11, terrace=6.5)
    hall(p, 8.6, 8.0, high=3.0, panes=5)
    slat_ceiling(p, (.6, .8, 5.2, 7.4), 3.0, .11)
    for x, y in ((5.3, 1.35), (7.3, 1.6), (3.2, 1.5), (6.4, 3.5), (4.2, 3.55), (5.2, 5.5), (3.1, 5.3)):
        arranged(lambda: cook.table(p, .78, round_top=True), x, y)
        for degrees in (95, -85):
            turn = math.radians(degrees + x * 13)
            arranged(lambda: cook.chair(p, p.accent if (x * 10) % 2 else p.linen), x + .60 * math.cos(turn), y + .60 * math.sin(turn),
                     math.degrees(turn) - 90)
        arranged(lambda: piece.vase(p, .13, stems=3, seed=int(x * 7)), x, y, 0, .73)
    _counter(p)
    for x, y in ((5.3, 1.35), (7.3, 1.6), (3.2, 1.5)):
        cook.pendant(p, x, y, 1.75, 'ball', z=2.99)
    arranged(lambda: piece.potted(p, 1.9, 11), 8.1, .55)
    room.fill((5, 4.2, 2.85), 4, 70, height=4)
    room.fill((1.6, 4.6, 2.85), 1.5, 26, height=3)
    camera((7.9, 7.35, 1.48), (3.4, .6, 1.15), lens=22, shift=(0, -.07))


def _counter(p):
    x0, x1, y0, y1 = .98, 1.62, 2.2, 6.6
    box((x0, y0, 1.0), (x1 + .06, y1, 1.04), p.stone, bevel=.004)
    box((x0 + .03, y0 + .03, 0), (x1 - .02, y1 - .03, .999), p.second, bevel=.003)
    for index in range(72):
        y = y0 + .04 + index * .06
        box((x1 - .0195, y, .06), (x1 + .012, y + .036, .998), p.wood, bevel=.004)
    box((x1 - .019, y0 + .05, .003), (x1 + .004, y1 - .05, .058), p.dark, bevel=0)
    box((.001, 2.0, .0), (.34, 6.8, .9), p.wood, bevel=.003)
    box((.001, 2.0, .9), (.36, 6.8, .93), p.stone, bevel=.003)
    for z in (1.45, 1.85):
        box((.001, 2.2, z), (.24, 6.4, z + .03), p.wood_across, bevel=.003)
        for index in range(13):
            y = 2.4 + index * .31
            cylinder(.12, y, z + .03, z + .03 + .08 + .04 * (index % 3), .034, p.ceramic if index % 4 else p.trim, top=.042)
    # The coffee machine, a glass case with cakes.
    box((x0 + .08, 3.0, 1.05), (x0 + .50, 3.75, 1.46), p.steel, bevel=.02, segments=3)
    box((x0 + .49, 3.08, 1.12), (x0 + .54, 3.67, 1.34), p.dark, bevel=.006)
    for y in (3.22, 3.52):
        cylinder(x0 + .56, y, 1.20, 1.25, .028, p.metal)
    for index in range(6):
        cylinder(x0 + .18 + .12 * (index % 3), 3.15 + .2 * (index // 2), 1.46, 1.53, .03, p.trim, top=.037)
    case = material('case', (.9, .95, .95), .02, alpha=.16, specular=.8)
    box((x0 + .05, 4.6, 1.041), (x1 - .02, 5.7, 1.34), case, bevel=.004)
    for index in range(8):
        cylinder(x0 + .2 + .2 * (index % 2), 4.74 + (index // 2) * .25, 1.042, 1.10, .075, (p.accent, p.paper, p.ceramic)[index % 3], top=.07)
    for y in (2.9, 4.1, 5.3):
        cook.pendant(p, 1.35, y, 1.72, 'disc', z=2.99)


def long_table():
    """A long table with chairs in a bright room, a bookcase on the side: for clubs and meetings."""
    p = decor('59A')
    courtyard(azimuth=303, seed=23)
    hall(p, 7.4, 7.6, panes=4, slats='east')
    for x in (2.0, 4.4):
        arranged(lambda: cook.table(p, 2.38, 1.05), x, 2.95)
    for index in range(5):
        x = 1.28 + index * .98
        arranged(lambda: cook.chair(p, p.accent if index % 2 else p.linen), x, 2.02, 180 + (index * 9) % 12 - 6)
        arranged(lambda: cook.chair(p, p.linen if index % 2 else p.accent), x, 3.86, (index * 7) % 12 - 6)
    for x in (1.7, 3.2, 4.7):
        cook.pendant(p, x, 2.95, 1.62, 'disc', z=2.8)
    arranged(lambda: piece.vase(p, .28, stems=8, seed=4), 3.2, 2.95, 0, .73)
    arranged(lambda: piece.books(p, 3, seed=2), 1.75, 2.7, 20, .73)
    arranged(lambda: piece.bowl_of_fruit(p), 4.6, 3.1, 0, .73)
    arranged(lambda: bookcase(p, 2.8, 1.15, 3, 5, .7), 7.35, 3.4, 90)
    arranged(lambda: piece.potted(p, 1.7, 10), 6.85, .7)
    arranged(lambda: piece.picture(p, 1.1, .75, 1.45, [(-.15, .40, .20, p.accent), (.18, .30, (.16, .12), p.metal)]), 7.355, 4.8, 90)
    room.fill((3.4, 3.4, 2.7), 4, 60, height=4)
    for span in ((.28, .95), (6.45, 7.12)):
        room.drape('x', .16, span, p.sheer, high=2.61)
    camera((1.0, 6.9, 1.45), (4.0, .4, 1.12), lens=22, shift=(0, -.07))


def lounge():
    """The residents' lounge: sofas round low tables, a wall of slats, books, plants, the garden."""
    p = decor('84A')
    courtyard(azimuth=305, elevation=22, sunlight=3.2, seed=31, terrace=5)
    hall(p, 9.6, 8.6, high=3.1, panes=5, slats='east')
    slat_ceiling(p, (1.2, 1.2, 8.2, 5.4), 3.1, .12)
    arranged(lambda: piece.rug(p, 4.2, 3.0), 4.9, 2.9)
    arranged(lambda: piece.sofa(p, 2.9, 3, ((.15, p.accent, .48, 8), (.86, p.accent_deep, .46, -8))), 7.6, 2.9, 90)
    arranged(lambda: piece.sofa(p, 2.4, 2, ((.2, p.accent_deep, .46, 8),)), 4.9, 5.3, 180)
    for x, y, turn in ((3.2, 2.0, -70), (3.1, 3.5, -105)):
        arranged(lambda: piece.armchair(p, p.accent), x, y, turn)
    arranged(lambda: piece.round_table(p, .52, .34), 5.1, 2.7)
    arranged(lambda: piece.round_table(p, .33, .44, top=p.wood_across, foot=p.dark), 5.55, 3.35)
    arranged(lambda: piece.books(p, 3, .28, .2, 3), 5.1, 2.6, 20, .341)
    arranged(lambda: piece.vase(p, .2, stems=4), 5.5, 3.4, 0, .441)
    arranged(lambda: bookcase(p, 4.2, 2.3, 5, 8, .7), 9.55, 3.6, 90)
    arranged(lambda: piece.floor_lamp(p), 8.0, 1.0)
    for x, y, seed in ((.6, .7, 3), (9.0, .6, 5)):
        arranged(lambda: piece.potted(p, 2.0, 12, seed), x, y)
    for x, low in ((4.4, 1.9), (5.0, 2.1), (5.6, 1.85)):
        cook.pendant(p, x, 2.8, low, 'ball', z=3.03)
    arranged(lambda: cook.table(p, .7, round_top=True), 1.5, 1.5)
    for degrees in (-20, 160):
        turn = math.radians(degrees)
        arranged(lambda: cook.chair(p, p.linen), 1.5 + .58 * math.cos(turn), 1.5 + .58 * math.sin(turn), degrees - 90)
    room.fill((5, 3.5, 2.95), 5, 90, height=4)
    room.fill((5, 7.4, 2.95), 5, 50, height=2)
    camera((1.0, 7.6, 1.42), (5.4, .8, 1.15), lens=22, shift=(0, -.05))
