"""The station: an underground entrance with stairs, walls of glass and a canopy, on the pavement of a street."""
from math import pi

from kit.plants import hedge
from scenes.street.quarter import Quarter, ring
from scenes.street.furniture import bench, crossing, dashes, railing
from scenes.street.view import aim

PAVEMENT = .16
WIDE = 300.0
BOTTOM = -4.1


def station(location=(-15.5, -9.0, 8.8), target=(1.8, 2.2, 1.2), lens=34.0, walkway=False):
    """The entrance lies around the origin, the street south of it; `walkway` adds a covered way to the east."""
    model = Quarter()
    _ground(model)
    _stairs(model)
    _canopy(model)
    _sign(model)
    _street(model, walkway)
    _neighbours(model)
    if walkway:
        _walkway(model)
    _people(model, walkway)
    # The sheet beneath the model lies below the stairs, else it would close their pit.
    model.done(floor=BOTTOM)
    aim(location, target, lens)


def _ground(model):
    model.box(-WIDE, -WIDE, -.6, WIDE, -3.6, 0, model.road)
    model.box(-WIDE, -3.95, -.6, WIDE, -3.6, PAVEMENT, model.stone)
    # The pavement is laid around the pit of the stairs (x -4…4, y 1…4.2).
    for low_x, low_y, high_x, high_y in ((-WIDE, -3.6, WIDE, 1), (-WIDE, 4.2, WIDE, WIDE), (-WIDE, 1, -4, 4.2),
                                         (4, 1, WIDE, 4.2)):
        model.box(low_x, low_y, -.6, high_x, high_y, PAVEMENT, model.pave)
    for y0, y1 in ((-3.5, .9), (4.5, 10)):
        model.joints(-40, y0, 60, y1, PAVEMENT, 1.0)
    # The yellowish band that blind people follow.
    model.plate(-40, -2.6, 60, -2.3, PAVEMENT + .006, model.sand)


def _stairs(model):
    """Stairs that fall towards the west, where the camera stands: falling away from it they would be hidden."""
    for step in range(20):
        x, top = 3.66 - step * .32, PAVEMENT - .02 - (step + 1) * .16
        model.box(x, 1.02, -4, x + .315, 4.18, top, model.stone)
        model.plate(x + .01, 1.03, x + .05, 4.17, top + .006, model.sand)
    model.box(-4, 1.02, -4, -2.44, 4.18, -3.2, model.stone)
    for y0, y1 in ((.88, 1.0), (4.2, 4.32)):
        model.box(-4.1, y0, -4, 4, y1, PAVEMENT + .25, model.white)
        model.box(-4.05, y0 + .03, PAVEMENT + .2, 3.95, y1 - .03, PAVEMENT + 1.15, model.clear)
        model.box(-4.1, y0 - .02, PAVEMENT + 1.12, 4, y1 + .02, PAVEMENT + 1.2, model.bronze)
    model.box(-4.12, 1.0, -4, -4.0, 4.2, PAVEMENT + .25, model.white)
    model.box(-4.09, 1.0, PAVEMENT + .2, -4.03, 4.2, PAVEMENT + 1.15, model.clear)
    model.box(-4.12, .98, PAVEMENT + 1.121, -4.0, 4.22, PAVEMENT + 1.201, model.bronze)


def _canopy(model):
    for x in (-1.3, 1.5, 4.3):
        for y in (.7, 4.5):
            model.box(x - .08, y - .08, PAVEMENT, x + .08, y + .08, 3.25, model.white)
    model.box(-2.4, .0, 3.24, 5.4, 5.2, 3.46, model.white)
    model.box(-2.44, -.04, 3.40, 5.44, 5.24, 3.50, model.bronze)
    model.box(-2.3, .1, 3.5, 5.3, 5.1, 3.62, model.white)
    for index in range(12):
        x = -2.1 + index * .65
        model.box(x, .15, 3.12, x + .1, 5.05, 3.25, model.bronze)
    model.box(-1.8, 2.4, 3.10, 4.4, 2.8, 3.14, model.lamp)


def _sign(model):
    x, y = -5.6, 6.0
    model.box(x - .09, y - .09, PAVEMENT, x + .09, y + .09, 4.9, model.dark)
    model.box(x - .85, y - .13, 3.7, x + .85, y + .13, 5.2, model.navy)
    # No letter and no arrow: a plain disc on the panel that faces the street.
    model.flat.quad([(u, y - .135, w) for u, w in ring(40, .46, (x, 4.45))], model.white)


def _street(model, walkway):
    for line in (-8.2, -12.6):
        dashes(model, -38, 58, line, .012)
    for side in (-10.6, -10.3):
        model.plate(-40, side, 60, side + .12, .012, model.bronze)
    crossing(model, -13.5, -17, -9.5, -4.4, .013)
    for x in (-16, -21) if walkway else (8.0, 13.2, 18.4, 23.6, -16, -21, 28.8, 34):
        model.box(x - .75, -2.05, PAVEMENT, x + .75, -.55, PAVEMENT + .12, model.white)
        model.tree(x, -1.3, PAVEMENT, 4.9 + .5 * (int(x) % 3), int(x) % 5)
    for x, y in ((-9.2, 6.0), (-13.5, 6.2), (10.2, 6.4), (15, 6.1), (20, 6.4)):
        model.box(x - 1.1, y - .9, PAVEMENT, x + 1.1, y + .9, PAVEMENT + .42, model.white)
        model.tree(x, y, PAVEMENT + .3, 4.4 + .3 * (int(x) % 3), int(x) % 4)
    model.cars.bus(24.5, -6.2)
    for x, y, turn in ((-30, -14.6, pi), (16.5, -14.4, pi), (9, -11.4, pi), (38, -12.2, pi), (6, -6.0, 0), (-19, -6.2, 0), (41, -6.1, 0)):
        model.cars.put(x, y, turn)
    if not walkway:
        for x in (7.4, 11.6):
            bench(model, x, 3.0, PAVEMENT, 'y')
        railing(model, 5.2, 8.6, -.2, PAVEMENT, .8)


def _neighbours(model):
    model.block(-26, 10, -12.2, 22, 4)
    model.block(-12, 10.6, -.2, 22, 3, bay=1.9)
    model.block(0, 10, 10, 22, 5, bay=3.0, solid=.34)
    model.block(10.2, 10.4, 24.6, 22, 4, bay=2.2)
    model.block(24.8, 10, 38.6, 22, 6, bay=2.6)
    model.block(38.8, 10.4, 54, 22, 4, bay=2.4)
    for west, east, y in ((-26, -12.2, 10), (-12, -.2, 10.6), (0, 10, 10), (10.2, 24.6, 10.4), (24.8, 38.6, 10), (38.8, 54, 10.4)):
        model.shops((west, y), (east, y))
    model.distance(-150, 330, 27, 400)


def _people(model, walkway):
    for x, y, turn, number in ((-6.4, 2.4, 0, 2), (-7.6, 3.4, pi, 1), (-9.4, 1.6, .3, 1), (-13, 1.2, pi, 1), (2.6, -.9, pi, 2), (7.2, .6, 2.6, 1),
                               (9.6, 7.4, 0, 2), (-4.5, 8.2, pi, 1), (14, 1.4, 0, 1), (17, 7.6, pi, 2), (-17, 7.4, 0, 2), (21, .4, pi, 3),
                               (27, 1.6, 0, 1), (-11.2, -6.6, -1.6, 2), (-12.2, -11, 1.5, 1), (34, 7, pi, 2), (-8.4, 8.6, -1.4, 1)):
        model.people.stroll(x, y, .02 if y < -3.6 else PAVEMENT, turn, number)
    # On the stairs: each a little further down.
    for x, y, turn in ((2.6, 3.3, pi), (1.3, 1.9, 0)):
        model.people.put(x, y, PAVEMENT - .18 - (3.66 - x) * .5, turn)
    if walkway:
        for x, turn in ((8, 0), (12.5, pi), (16, 0), (22, pi), (28, 0)):
            model.people.stroll(x, 2.6, PAVEMENT, turn, 1 + int(x) % 2)


def _walkway(model):
    for index in range(8):
        x = 6.6 + index * 3.6
        for y in (1.6, 4.2):
            model.box(x - .07, y - .07, PAVEMENT, x + .07, y + .07, 2.9, model.white)
    model.box(5.9, .9, 2.88, 33, 4.9, 3.04, model.white)
    model.box(5.86, .86, 2.98, 33.04, 4.94, 3.07, model.bronze)
    model.box(5.96, .96, 3.06, 32.94, 4.84, 3.12, model.white)
    for index in range(7):
        x = 8.4 + index * 3.6
        bench(model, x, 4.0, PAVEMENT, 'x', 1.6)
        model.box(x - 1.3, -1.9, PAVEMENT, x + 1.3, -.6, PAVEMENT + .4, model.white)
        hedge(model.flat, (x - 1.15, -1.75, PAVEMENT + .3), (x + 1.15, -.75, PAVEMENT + .75), model.leaf, seed=index)
