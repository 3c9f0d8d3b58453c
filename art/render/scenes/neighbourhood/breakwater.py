"""A breakwater that reaches from a seaside promenade into open water, with a lighthouse at its head."""
import math
import random
from math import pi

from scenes.neighbourhood.sea import headlands
from scenes.street.quarter import Quarter
from scenes.street.furniture import bench, lamp, railing
from scenes.street.view import aim


def breakwater(location=(-20.0, -16.0, 12.0), target=(18.0, 34.0, -1.0), lens=36.0):
    """The promenade runs along x south of y = 5, the breakwater bends out to sea from x = 4."""
    model, chance = Quarter(), random.Random(9)
    model.box(-120, -90, -4, 220, -6, 0, model.pave)
    model.box(-120, -6, -4, 220, 4.6, .12, model.pave)
    model.box(-120, 4.6, -4, 220, 5.1, .55, model.stone)
    model.plate(-3000, 5, 3000, 6000, -1.8, model.sea)
    model.joints(-50, -5.9, 110, 4.5, .12, 1.2)
    model.plate(-120, 1.4, 220, 3.2, .13, model.clay)
    _mole(model, chance)
    for index in range(24):
        x = -34 + index * 6
        model.box(x - 1, -5.2, .1, x + 1, -3.4, .42, model.stone)
        model.tree(x, -4.3, .35, 4.4 + .6 * (index % 3), index)
        if index % 2:
            bench(model, x + 3, -3.6, .12)
        if index % 3 == 0:
            lamp(model, x + 3, 4.0, .12, 4.8, -1.2)
    railing(model, -40, .2, 4.85, .55, .7, 1.8, 2)
    railing(model, 8.6, 120, 4.85, .55, .7, 1.8, 2)
    _people(model)
    headlands(model)
    model.done(floor=-6)
    aim(location, target, lens)


def _people(model):
    for index in range(16):
        model.people.stroll(-14 + index * 2.6, (-2.4, .2, 2.4, 3.9)[index % 4], .13, 0 if index % 2 else pi, 1 + index % 2)
    for x, y, turn in ((4.6, 8, 1.5), (5.2, 14, 1.4), (7.6, 24, -1.8), (11.6, 33, 1.1)):
        model.people.stroll(x, y, .31, turn, 2)


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
