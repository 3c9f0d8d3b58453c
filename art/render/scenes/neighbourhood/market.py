"""The market: an alley between two rows of small houses with awnings, stalls with crates, lamps on strings."""
import math
import random
from math import pi

from kit.solids import sphere
from scenes.site.outline import Wall
from scenes.street.quarter import Quarter
from scenes.street.shopfront import blade, panel
from scenes.street.view import aim

HALF = 3.1


def market(location=(-.9, -13.6, 3.9), target=(.1, 6.0, 2.45), lens=36.0):
    """The alley runs along y between x = -HALF and HALF."""
    model = Quarter()
    chance = random.Random(11)
    model.box(-40, -30, -.6, 40, 70, 0, model.pave)
    model.joints(-HALF, -20, HALF, 55, 0, .8)
    model.plate(-.5, -20, .5, 55, .008, model.stone)
    _row(model, -1, chance)
    _row(model, 1, chance)
    _strings(model)
    _end(model)
    _people(model, chance)
    model.distance(-120, 120, 64, 300)
    model.done(azimuth=236, elevation=50)
    aim(location, target, lens)


def _row(model, side, chance):
    y = -14.0
    cloths = [model.clay, model.sage, model.sand, model.navy, model.white, model.sage, model.bronze]
    for index in range(11):
        width, floors = chance.choice((4.4, 5.0, 5.6)), chance.choice((2, 2, 3, 3))
        x0, x1 = (-HALF - 8, -HALF) if side < 0 else (HALF, HALF + 8)
        _house(model, side, x0, x1, y, y + width, floors, chance.choice((*model.fronts, model.brick)))
        _awning(model, side, y + .2, y + width - .2, cloths[(index + (3 if side > 0 else 0)) % 7], index)
        _signs(model, side, y, y + width, chance)
        _stall(model, side, y + .5, y + width - .5, chance)
        y += width + .12


def _house(model, side, x0, x1, y0, y1, floors, wall):
    top = 3.2 + 3.0 * (floors - 1)
    front = x1 if side < 0 else x0

    def slab(depth, a, b, low, high, made):
        inner = front + side * depth
        model.box(min(inner, x0 if side < 0 else x1), a, low, max(inner, x0 if side < 0 else x1), b, high, made)

    slab(.9, y0, y1, 0, 2.5, model.glass)
    slab(.02, y0, y0 + .3, 0, 2.9, wall)
    slab(.02, y1 - .3, y1, 0, 2.9, wall)
    slab(0, y0, y1, 2.5, 3.5, wall)
    slab(.22, y0 + .05, y1 - .05, 3.4, top - .3, model.glass)
    for floor in range(1, floors):
        line = 3.2 + 3.0 * floor
        slab(0, y0, y1, line - .85, line + (.75 if floor < floors - 1 else .5), wall)
    count = 2 if y1 - y0 < 5.2 else 3
    for index in range(count + 1):
        at = y0 + (y1 - y0) * index / count
        slab(.01, max(y0 + .01, at - .42), min(y1 - .01, at + .42), 3.3, top + .2, wall)
        if index:
            middle = at - (y1 - y0) / count / 2
            slab(.16, middle - .025, middle + .025, 3.4, top - .3, model.white)


def _awning(model, side, y0, y1, cloth, index):
    front, reach, high, low = side * HALF, 1.35 + .15 * (index % 3), 2.95, 2.35
    stripes = max(6, round((y1 - y0) / .36) // 2 * 2)
    for stripe in range(stripes):
        a, b = y0 + (y1 - y0) * stripe / stripes, y0 + (y1 - y0) * (stripe + 1) / stripes
        made = cloth if stripe % 2 == 0 or index % 2 else model.white
        inner, outer = front + side * .02, front - side * reach
        for lift in (0, .025):
            model.flat.quad([(inner, a, high + lift), (inner, b, high + lift), (outer, b, low + lift), (outer, a, low + lift)], made)
        model.flat.box((min(outer, outer + side * .02), a, low - .22), (max(outer, outer + side * .02), b, low + .025), made)
    for y in (y0 + .03, y1 - .03):
        model.box(min(front, front - side * reach), y - .02, low - .02, max(front, front - side * reach), y + .02, low + .02, model.dark)


def _stall(model, side, y0, y1, chance):
    inner, outer = side * (HALF - .05), side * (HALF - 1.05)
    a, b = min(inner, outer), max(inner, outer)
    model.box(a, y0, .0, b, y1, .62, model.taupe)
    model.box(a - .05, y0 - .05, .62, b + .05, y1 + .05, .68, model.timber)
    y = y0 + .1
    goods = [model.apple, model.leaf, model.orange, model.sand, model.leaf_light, model.apple, model.orange, model.stone]
    while y + .5 < y1:
        for row in (0, 1):
            low = a + .06 + row * .48
            level = .68 + (.10 if (row == 1) == (side > 0) else 0)
            model.box(low, y, level, low + .44, y + .46, level + .16, model.timber)
            made = chance.choice(goods)
            for _ in range(7):
                u, v, r = low + chance.uniform(.09, .35), y + chance.uniform(.09, .37), chance.uniform(.05, .07)
                model.box(u - r, v - r, level + .14, u + r, v + r, level + .16 + r * 1.3, made)
        y += .56


def _people(model, chance):
    """Shoppers keep to the middle, or stand before a stall."""
    for index in range(26):
        y, turn = -3.4 + index * 2.1 + chance.uniform(-.5, .5), chance.choice((pi / 2, -pi / 2))
        model.people.stroll(chance.uniform(-1.0, 1.0), y, .01, turn, chance.choice((1, 1, 2)))
    for index in range(12):
        side = chance.choice((-1, 1))
        model.people.put(side * 1.65, -2 + index * 3.4, .01, 0 if side > 0 else pi)


def _signs(model, side, y0, y1, chance):
    """Over the awning a board with a mark and bars, on every other house a sign that stands out."""
    front = side * HALF
    wall = Wall(model.flat, (front, y0), (front, y1)) if side < 0 else Wall(model.flat, (front, y1), (front, y0))
    panel(model.p, wall, .3, wall.length - .3, 2.98, 3.48, .03, chance.choice(model.grounds), chance)
    if chance.random() < .6:
        low = chance.uniform(3.7, 4.1)
        blade(model.p, wall, .5, low, low + chance.uniform(.9, 1.5), .04, .62, chance.choice(model.grounds))


def _strings(model):
    for index in range(11):
        y = -9.5 + index * 4.6
        last = None
        for step in range(25):
            x = (HALF + .25) * (step / 12 - 1)
            z = 5.6 - .55 * math.sin(math.pi * step / 24)
            if last:
                model.flat.quad([(last[0], y, last[1] - .014), (x, y, z - .014), (x, y, z + .014), (last[0], y, last[1] + .014)], model.dark)
            last = (x, z)
            if step in (4, 8, 12, 16, 20):
                sphere((x, y, z - .13), .1, model.lamp)


def _end(model):
    model.block(-9, 50, 9, 60, 5, bay=3)
    for x, y in ((-1.6, 44), (1.9, 46)):
        model.tree(x, y, 0, 5, int(y) % 5)
