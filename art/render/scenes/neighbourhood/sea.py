"""The shore, from above in low light: a promenade with trees, steps to the water, a quay with boats, the open sea with its glitter."""
import random
from math import pi

from kit.stage import camera
from scenes.neighbourhood.afloat import boat, breeze, headlands, ship
from scenes.street.furniture import bench, crossing, dashes, lamp, railing
from scenes.street.quarter import Quarter
from scenes.street.town import town

WEST, EAST = -120.0, 420.0


def sea(location=(-34.0, -18.0, 19.0), target=(60.0, 44.0, 1.0), lens=38.0):
    """The promenade runs along x, the water begins at y = 9; the road and the town lie south of it."""
    model, chance = Quarter(), random.Random(6)
    breeze(model)
    _shore(model)
    _promenade(model, chance)
    _quay(model, chance)
    _road(model, chance)
    headlands(model)
    for x, y, turn, long in ((260, 900, .3, 150), (640, 1250, 2.9, 190), (-60, 1500, .1, 170), (980, 1500, .2, 200)):
        ship(model, x, y, turn, long)
    for x, y, turn, wake in ((70, 120, 2.7, 34), (200, 210, .4, 44), (30, 260, 1.2, 40), (-20, 90, .5, 0), (120, 330, 3.3, 46)):
        boat(model, x, y, turn, 11, wake)
    _people(model, chance)
    model.done(-6, 14000)
    camera(location, target, lens, level=False)


def _shore(model):
    model.box(WEST, -160, -4, EAST, -4.4, 0, model.pave)
    model.box(WEST, -4.4, -4, EAST, -4.0, .16, model.stone)
    model.box(WEST, -4.0, -4, EAST, 4.6, .12, model.pave)
    model.box(WEST, 4.6, -4, EAST, 5.0, .32, model.stone)
    for step in range(6):
        model.box(WEST, 5.0 + step * .7, -4, EAST, 5.7 + step * .7 + .01, -.1 - step * .32, model.granite)
    model.plate(-9000, 8, 9000, 14000, -1.75, model.sea)
    model.plate(WEST, 1.6, EAST, 3.4, .13, model.clay)
    for y in (1.5, 2.45, 3.4):
        model.plate(WEST, y, EAST, y + .08, .134, model.line)


def _promenade(model, chance):
    for index in range(44):
        x = -96 + index * 7.4
        model.box(x - 2.6, -3.7, .1, x + 2.6, -1.3, .3, model.stone)
        model.box(x - 2.4, -3.5, .2, x + 2.4, -1.5, .36, model.grass)
        model.tree(x + chance.uniform(-.5, .5), -2.5, .3, 5.2 + .6 * (index % 3), index)
        if index % 2 == 0:
            bench(model, x + 3.7, -2.4, .12)
        if index % 3 == 1:
            lamp(model, x + 3.7, 4.2, .12, 5.2, -1.1)
    railing(model, WEST, EAST, 4.8, .32, .85, 2.2, 2, made=model.steel)


def _quay(model, chance):
    """A mole with a lighthouse at its head and a pontoon at which boats lie."""
    model.box(96, 6, -4, 102, 120, .6, model.granite)
    model.box(101.4, 6, -4, 102.4, 120, 1.9, model.cement)
    for _ in range(260):
        size = chance.uniform(.6, 1.2)
        x, y = 103 + chance.uniform(0, 4.4), chance.uniform(10, 122)
        model.flat.box((-size, -size * .8, -2.6), (size, size * .8, .9 - (x - 103) * .55 + chance.uniform(-.3, .3)), model.cement,
                       turn=chance.uniform(0, 3), origin=(x, y))
    for low, high, wide, made in ((.6, 1.6, 2.4, model.white), (1.6, 9.5, 1.2, model.white), (9.5, 9.8, 1.9, model.sign_red), (9.8, 11.2, .9, model.glass),
                                  (11.2, 11.8, 1.2, model.sign_red)):
        model.flat.limb((99, 116, low), (99, 116, high), wide, wide, made, 20)
        model.flat.limb((99, 116, high - .01), (99, 116, high), wide, .1, made, 20)
    for y in (30, 52):
        model.box(56, y, -2, 96, y + 2.2, -.9, model.timber)
        for index in range(7):
            for side in (-1, 1):
                if chance.random() < .55:
                    boat(model, 58.6 + index * 5.4, y + 1.1 + side * 6.2, -side * pi / 2 + chance.uniform(-.05, .05), chance.uniform(6.5, 9.5))


def _road(model, chance):
    model.plate(WEST, -14.6, EAST, -5.4, .012, model.road)
    dashes(model, WEST, EAST, -10.0, .016, length=3, gap=5)
    crossing(model, 12, -14.2, 16, -5.8, .018, 'x', .5)
    for x in range(-90, 300, 17):
        model.cars.put(x + chance.uniform(-5, 5), -7.6, pi, .02)
        if chance.random() < .7:
            model.cars.put(x + chance.uniform(-5, 5), -12.2, 0, .02)
    model.cars.bus(44, -12.2, 0, .02)
    town(model, -100, -70, 230, -18.5, chance, floors=(2, 3, 3, 4, 5), fronts='n')


def _people(model, chance):
    for _ in range(80):
        model.people.stroll(chance.uniform(-60, 150), chance.choice((-.6, .4, 1.0, 2.4, 4.0)), .13, chance.choice((0, pi)), chance.choice((1, 1, 2)))
    for y in range(14, 110, 9):
        model.people.stroll(98.5 + chance.uniform(-1, 1), y, .62, chance.choice((1.57, -1.57)), chance.choice((1, 2)))
