"""The shore: a promenade with trees and benches, a sea wall of steps, a jetty and the open water."""
import math
import random
from math import pi

from scenes.street.quarter import Quarter
from scenes.street.furniture import bench, lamp, railing
from scenes.street.view import aim


def sea(location=(-25.0, -17.0, 8.6), target=(5.0, 14.0, 1.4), lens=38.0):
    """The promenade runs along x north of y = 0, the water begins at y = 9."""
    model = Quarter()
    _shore(model)
    _promenade(model)
    _jetty(model)
    headlands(model)
    _people(model)
    model.done(floor=-6)
    aim(location, target, lens)


def _shore(model):
    model.box(-90, -60, -4, 220, -4.4, 0, model.pave)
    model.box(-90, -4.4, -4, 220, -4.0, .16, model.stone)
    model.box(-90, -4.0, -4, 220, 4.6, .12, model.pave)
    model.box(-90, 4.6, -4, 220, 5.0, .32, model.stone)
    for step in range(6):
        model.box(-90, 5.0 + step * .7, -4, 220, 5.7 + step * .7 + .01, -.1 - step * .32, model.cement)
    model.plate(-3000, 8, 3000, 6000, -1.75, model.sea)
    model.joints(-40, -3.9, 130, 4.5, .12, 1.2)
    model.plate(-90, 1.4, 220, 3.2, .13, model.clay)
    model.plate(-90, -10.4, 220, -5.4, .012, model.road)


def _promenade(model):
    for index in range(26):
        x = -14.6 + index * 6.2
        model.box(x - 1, -3.6, .1, x + 1, -1.9, .4, model.stone)
        model.tree(x, -2.75, .3, 4.6 + .5 * (index % 3), index)
        if index % 2 == 0:
            bench(model, x + 2.8, -2.4, .12)
        if index % 3 == 1:
            lamp(model, x + 2.8, 4.1, .12, 4.6, -1.1)
    railing(model, -26, 6.2, 4.8, .32, .85, 1.7, 2)
    railing(model, 12.8, 120, 4.8, .32, .85, 1.7, 2)
    # A pergola where the path to the jetty begins.
    for x in (7, 9.5, 12):
        for y in (.9, 3.9):
            model.box(x - .09, y - .09, .1, x + .09, y + .09, 2.75, model.white)
    for index in range(13):
        x = 6.4 + index * .52
        model.box(x, .4, 2.74, x + .12, 4.4, 2.95, model.bronze)
    for y in (.82, 3.82):
        model.box(6.3, y, 2.62, 12.9, y + .16, 2.76, model.white)
    model.box(23.93, 3.9, .1, 24.07, 4.04, 3, model.dark)
    model.box(23.2, 3.86, 2.2, 24.8, 4.08, 2.95, model.navy)


def _people(model):
    """Walkers and a few on wheels on the promenade, anglers and strollers on the jetty."""
    for index in range(22):
        x = -16 + index * 3.4
        model.people.stroll(x + (index * 7) % 3, (-.9, .4, 2.2, 3.9)[index % 4], .13, 0 if index % 2 else pi, 1 + index % 3 % 2)
    for y, turn in ((8, 1.6), (13, 1.5), (19, -1.6), (27, 1.6), (36, -1.5)):
        model.people.stroll(9.5, y, .13, turn, 2)
    for x, y, turn in ((-2, -7, 0), (16, -7, 0), (42, -8.6, pi), (66, -7, 0)):
        model.cars.put(x, y, turn, .02)


def _jetty(model):
    chance = random.Random(5)
    model.box(8, 5, -.2, 11, 44, .12, model.timber)
    for y in range(9, 44, 5):
        for x in (8.3, 10.7):
            model.box(x - .2, y - .2, -4, x + .2, y + .2, .05, model.white)
    for x in (8.08, 10.92):
        railing(model, 9.4, 43.8, x, .12, 1.0, 2.2, 2, along='y')
    model.box(5.5, 40, -4, 13.5, 48, .2, model.cement)
    model.box(9, 43.5, .2, 10, 44.5, 6.2, model.white)
    model.box(8.8, 43.3, 6.0, 10.2, 44.7, 6.2, model.bronze)
    model.box(9.1, 43.6, 6.2, 9.9, 44.4, 7.2, model.lamp)
    model.box(8.9, 43.4, 7.2, 10.1, 44.6, 7.4, model.navy)
    # The breakwater of rough blocks.
    for index in range(150):
        x, y = 34 + index * .62 + chance.uniform(-1, 1), 50 + chance.uniform(-2.4, 2.4) + index * .05
        size = chance.uniform(.7, 1.3)
        model.box(-size, -size * .8, -2.6, size, size * .8, -1.0 + chance.uniform(-.3, .9), model.cement, chance.uniform(0, 3), (x, y))
    for x, y, turn in ((-5, 22, .3), (26, 30, -.2), (-22, 60, .5)):
        boat(model, x, y, turn)


def boat(model, x, y, turn):
    """A small sailing boat."""
    hull = [(-2.4, -.7), (1.2, -.85), (3.0, 0), (1.2, .85), (-2.4, .7)]
    cos, sin = math.cos(turn), math.sin(turn)
    outline = [(x + u * cos - v * sin, y + u * sin + v * cos) for u, v in hull]
    model.flat.prism(outline, -1.9, -1.0, model.white)
    model.box(-.05, -.05, -1, .05, .05, 6, model.bronze, turn, (x, y))
    tip, low, back = ((u * cos + x, u * sin + y, z) for u, z in ((.05, 5.9), (.05, -.3), (-2.2, -.2)))
    model.flat.quad([tip, low, back], model.white)


def headlands(model):
    """Two wooded headlands beyond the bay."""
    for left, right, y, height, bumps in ((-100, 900, 1900, 60, 3.1), (500, 2300, 2300, 95, 4.3)):
        count, tops = 60, []
        for index in range(count + 1):
            share = index / count
            shape = math.sin(math.pi * share) ** .8 * (.62 + .26 * math.sin(bumps * 2 * share + 1) + .12 * math.sin(bumps * 5.3 * share))
            tops.append((left + (right - left) * share, -1.7 + height * max(0, shape)))
        for (a, low), (b, high) in zip(tops, tops[1:]):
            model.flat.quad([(a, y, -1.8), (b, y, -1.8), (b, y, high), (a, y, low)], model.wood)
            model.flat.quad([(a, y, low), (b, y, high), (b, y + 120, -1.8), (a, y + 120, -1.8)], model.wood)
