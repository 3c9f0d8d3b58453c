"""A breakwater that reaches from a seaside promenade into open water, with a lighthouse at its head."""
import math
import random
from math import pi

from kit.stage import camera
from scenes.neighbourhood.afloat import boat, breeze, headlands, ship
from scenes.street.furniture import lamp, railing
from scenes.street.quarter import Quarter


def breakwater(location=(-56.0, -44.0, 38.0), target=(20.0, 52.0, 8.0), lens=40.0):
    """The promenade runs along x south of y = 5, the breakwater bends out to sea from x = 4."""
    model, chance = Quarter(), random.Random(9)
    breeze(model)
    model.box(-120, -90, -4, 220, -6, 0, model.pave)
    model.box(-120, -6, -4, 220, 4.6, .12, model.pave)
    model.box(-120, 4.6, -4, 220, 5.1, .55, model.stone)
    model.plate(-9000, 5, 9000, 14000, -1.8, model.sea)
    model.plate(-120, 1.4, 220, 3.2, .13, model.clay)
    _mole(model, chance)
    for index in range(24):
        x = -34 + index * 6.6
        model.tree(x, -4.3, .1, 4.8 + .6 * (index % 3), index)
        if index % 3 == 0:
            lamp(model, x + 3, 4.0, .12, 4.8, -1.2)
    railing(model, -60, .2, 4.85, .55, .7, 1.8, 2, made=model.steel)
    railing(model, 8.6, 120, 4.85, .55, .7, 1.8, 2, made=model.steel)
    for index in range(30):
        model.people.stroll(-40 + index * 4.6, (-2.4, .2, 2.4, 3.9)[index % 4], .13, 0 if index % 2 else pi, 1 + index % 2)
    for x, y, turn in ((4.6, 8, 1.5), (5.2, 14, 1.4), (7.6, 24, -1.8), (11.6, 33, 1.1), (20, 47, 1), (33, 57, .6)):
        model.people.stroll(x, y, .31, turn, 2)
    for x, y, turn, wake in ((-44, 150, 2.2, 40), (84, 120, 3.0, 46), (30, 190, .5, 44), (150, 240, 2.6, 46), (-60, 170, .9, 0)):
        boat(model, x, y, turn, 12, wake)
    for x, y, turn, long in ((330, 900, .3, 150), (900, 1250, 2.9, 190), (60, 1500, .1, 170)):
        ship(model, x, y, turn, long)
    headlands(model)
    model.done(-6, 14000)
    camera(location, target, lens, level=False)


def _mole(model, chance):
    """Short straight pieces along an arc, armoured with tumbled blocks on the side of the waves."""
    radius, start = 62.0, math.radians(180)
    centre = (4.4 + radius, 5.0)
    pieces = 34
    for index in range(pieces):
        angle = start - math.radians(72) * index / pieces
        x, y = centre[0] + radius * math.cos(angle), centre[1] + radius * math.sin(angle)
        half = radius * math.radians(72) / pieces / 2 + .05
        model.box(-2.0, -half, -4, 2.0, half, .3 + .001 * (index % 2), model.cement, turn=angle, origin=(x, y))
        model.box(-2.25, -half, -4, -1.7, half, 1.15 + .001 * (index % 2), model.stone, turn=angle, origin=(x, y))
        for _ in range(9):
            out, along, size = chance.uniform(-5.6, -2.3), chance.uniform(-half, half), chance.uniform(.55, 1.0)
            top = -.1 - (-2.3 - out) * .55 + chance.uniform(-.3, .3)
            model.box(-size, -size * .6, top - 1.4, size, size * .6, top, chance.choice((model.cement, model.pave, model.cement)),
                      turn=chance.uniform(0, 3), origin=(x + math.cos(angle) * out - math.sin(angle) * along,
                                                         y + math.sin(angle) * out + math.cos(angle) * along))
    angle = start - math.radians(73)
    _lighthouse(model, centre[0] + radius * math.cos(angle), centre[1] + radius * math.sin(angle))


def _lighthouse(model, x, y):
    model.mesh.prism(_circle(x, y, 4.6), -4, .6, model.stone)
    for low, high, wide, made in ((.6, 1.4, 2.2, model.white), (1.4, 8.2, 1.25, model.white), (8.2, 8.5, 1.9, model.clay),
                                  (8.5, 9.9, .9, model.glass), (9.9, 10.2, 1.25, model.clay)):
        model.mesh.prism(_circle(x, y, wide), low, high, made)


def _circle(x, y, radius, sides=24):
    return [(x + radius * math.cos(2 * math.pi * index / sides), y + radius * math.sin(2 * math.pi * index / sides)) for index in range(sides)]
