"""Low old-town houses on both sides of a street that bends away: shops below, gables and flat roofs above."""
import random
from math import pi

from scenes.street.quarter import Quarter
from scenes.street.furniture import crossing, lamp
from scenes.street.view import aim

WALK = .15


def oldtown(location=(-2.6, -29.0, 12.5), target=(1.6, 12.0, 2.6), lens=40.0):
    """The street runs along y, 7 m wide between pavements of 2.6 m."""
    model, chance = Quarter(), random.Random(3)
    model.box(-60, -60, -.6, 60, 160, 0, model.road)
    for side in (-1, 1):
        low, high = sorted((side * 3.5, side * 160))
        model.box(low, -60, -.6, high, 160, WALK, model.pave)
        low, high = sorted((side * 3.4, side * 3.7))
        model.box(low, -60, -.6, high, 160, WALK + .02, model.stone)
        _row(model, chance, side)
        for behind in range(1, 5):
            _backs(model, chance, side, 6.1 + behind * 14.5)
    crossing(model, -3.2, 3, 3.2, 6.2, .012, 'y')
    for index in range(24):
        model.plate(-.07, -30 + index * 5, .07, -27.6 + index * 5, .011, model.line)
    for x, y in ((-2.4, -9), (2.3, 14), (-2.4, 27), (2.3, -16), (2.3, 40)):
        model.cars.put(x, y, 1.57 if x > 0 else -1.57)
    _people(model)
    model.distance(-160, 160, 130, 400)
    model.done()
    aim(location, target, lens)


def _row(model, chance, side):
    y = -30.0
    while y < 110:
        wide, deep, floors = chance.uniform(6.5, 11), chance.uniform(9, 13), chance.choice((1, 2, 2, 2, 3, 3))
        x0, x1 = sorted((side * 6.1, side * (6.1 + deep)))
        top = model.block(x0, y, x1, y + wide, floors, 3.0, 3.3, chance.choice((1.9, 2.3, 2.8)), chance.choice((.34, .42, .5)))
        if floors < 3 and chance.random() < .62:
            _gable(model, x0, y, x1, y + wide, top + .1)
        if side < 0:
            model.shops((x1, y), (x1, y + wide), 2.7, 3.6)
        else:
            model.shops((x0, y + wide), (x0, y), 2.7, 3.6)
        low, high = sorted((side * 5.5, side * 6.0))
        if chance.random() < .7:
            model.box(low, y + 1, WALK, high, y + 2.6, WALK + .45, model.taupe)
            model.tree((low + high) / 2, y + 1.8, WALK + .4, 1.7, int(y) % 5)
        if chance.random() < .55:
            model.tree(side * 4.2, y + wide / 2, WALK, chance.uniform(3.8, 4.8), int(y) % 5)
        y += wide + chance.choice((.25, .3, .4, 2.2))
    for index in range(1, 5):
        lamp(model, side * 3.95, -8 + index * 26 + side * 6, WALK, 5.2, -side * 1.4, 'x')


def _people(model):
    for index in range(30):
        side = -1 if index % 2 else 1
        model.people.stroll(side * (4.4 + (index * 5) % 3 * .3), -16 + index * 3.1, WALK, pi / 2 if index % 3 else -pi / 2, 1 + index % 3 % 2)
    for x, y, turn in ((-2, 4.4, 0), (.6, 5.4, pi), (1.8, 4.0, 0)):
        model.people.put(x, y, .02, turn)


def _backs(model, chance, side, away):
    """The rows behind: one sees their roofs."""
    y = -24.0
    while y < 120:
        wide, deep, floors = chance.uniform(7, 11), chance.uniform(9, 13), chance.choice((1, 2, 2, 3, 3, 4))
        x0, x1 = sorted((side * away, side * (away + deep)))
        top = model.block(x0, y, x1, y + wide, floors, 3.0, 3.2, 2.6, .44)
        if floors < 3 and chance.random() < .6:
            _gable(model, x0, y, x1, y + wide, top + .1)
        elif chance.random() < .5:
            model.tree(x0 - .8, y - .4, WALK, chance.uniform(4, 5.5), int(y) % 5)
        y += wide + chance.choice((.4, .8, 2.4))


def _gable(model, x0, y0, x1, y1, base):
    made = model.chance.choice((model.roof_red, model.roof_grey, model.taupe))
    e, middle, rise = .35, (x0 + x1) / 2, (x1 - x0) * .24
    x0, x1, y0, y1, z = x0 - e, x1 + e, y0 - e, y1 + e, base + .82
    a, b = (middle, y0, z + rise), (middle, y1, z + rise)
    for face in ([(x0, y1, z), (x0, y0, z), a, b], [(x1, y0, z), (x1, y1, z), b, a], [(x0, y0, z), (x1, y0, z), a],
                 [(x1, y1, z), (x0, y1, z), b], [(x0, y0, z), (x0, y1, z), (x1, y1, z), (x1, y0, z)]):
        model.flat.quad(face, made)
