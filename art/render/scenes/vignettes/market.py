"""The market: an alley between two rows of small houses with awnings, stalls with crates, lamps on strings."""
import math
import random

from kit.sky import direction
from kit.solids import sphere
from scenes.maquette.maquette import Maquette
from scenes.maquette.view import aim

HALF = 3.1


def market(location=(-1.6, -17.0, 5.4), target=(.15, 6.0, 2.5), lens=38.0):
    """The alley runs along y between x = -HALF and HALF."""
    model = Maquette()
    chance = random.Random(11)
    model.box(-40, -30, -.6, 40, 70, 0, model.stone)
    for index in range(46):
        model.plate(-HALF, -20 + index * 1.6, HALF, -19.97 + index * 1.6, .006, model.white)
    for x in (-.8, .8):
        model.plate(x - .02, -20, x + .02, 55, .007, model.white)
    _row(model, -1, chance)
    _row(model, 1, chance)
    _strings(model)
    _end(model)
    model.done(light=direction(236, 44), fill=.62)
    aim(location, target, lens)


def _row(model, side, chance):
    y = -14.0
    cloths = [model.bronze, model.sage, model.white, model.dusk, model.stone, model.sage, model.bronze]
    for index in range(11):
        width, floors = chance.choice((4.4, 5.0, 5.6)), chance.choice((2, 2, 3, 3))
        x0, x1 = (-HALF - 8, -HALF) if side < 0 else (HALF, HALF + 8)
        _house(model, side, x0, x1, y, y + width, floors)
        _awning(model, side, y + .2, y + width - .2, cloths[(index + (3 if side > 0 else 0)) % 7], index)
        _stall(model, side, y + .5, y + width - .5, chance)
        if index % 3 == 1:
            _hanging_sign(model, side, y + width - .3, (model.dusk, model.bronze)[index % 2])
        y += width + .12


def _house(model, side, x0, x1, y0, y1, floors):
    top = 3.2 + 3.0 * (floors - 1)
    front = x1 if side < 0 else x0

    def slab(depth, a, b, low, high, made):
        inner = front + side * depth
        model.box(min(inner, x0 if side < 0 else x1), a, low, max(inner, x0 if side < 0 else x1), b, high, made)

    slab(.9, y0, y1, 0, 2.5, model.glass)
    slab(.02, y0, y0 + .3, 0, 2.9, model.white)
    slab(.02, y1 - .3, y1, 0, 2.9, model.white)
    slab(0, y0, y1, 2.5, 3.5, model.white)
    slab(.22, y0 + .05, y1 - .05, 3.4, top - .3, model.glass)
    for floor in range(1, floors):
        line = 3.2 + 3.0 * floor
        slab(0, y0, y1, line - .85, line + (.75 if floor < floors - 1 else .5), model.white)
    count = 2 if y1 - y0 < 5.2 else 3
    for index in range(count + 1):
        at = y0 + (y1 - y0) * index / count
        slab(.01, max(y0 + .01, at - .42), min(y1 - .01, at + .42), 3.3, top + .2, model.white)
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
    model.box(a, y0, .0, b, y1, .62, model.white)
    model.box(a - .05, y0 - .05, .62, b + .05, y1 + .05, .68, model.bronze)
    y = y0 + .1
    goods = [model.sage, model.bronze, model.stone, model.white, model.leaf_like, model.dusk]
    while y + .5 < y1:
        for row in (0, 1):
            low = a + .06 + row * .48
            level = .68 + (.10 if (row == 1) == (side > 0) else 0)
            model.box(low, y, level, low + .44, y + .46, level + .16, model.stone)
            made = chance.choice(goods)
            for _ in range(7):
                u, v, r = low + chance.uniform(.09, .35), y + chance.uniform(.09, .37), chance.uniform(.05, .07)
                model.box(u - r, v - r, level + .14, u + r, v + r, level + .16 + r * 1.3, made)
        y += .56


def _hanging_sign(model, side, y, made):
    front = side * HALF
    model.box(min(front, front - side * .95), y - .03, 4.95, max(front, front - side * .95), y + .03, 5.01, model.dark)
    model.box(min(front - side * .25, front - side * .95), y - .07, 3.75, max(front - side * .25, front - side * .95), y + .07, 4.93, made)


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
