"""The market in the old town: its gate, an alley of awnings and parasols under strings of lamps, its far half under a roof of glass."""
import math
import random
from math import pi

from kit.mesh import BLACK
from kit.stage import bulb, camera
from scenes.street.furniture import crossing
from scenes.street.houses import house
from scenes.street.quarter import Quarter
from scenes.street.town import town, wires

HALF = 3.9
SOUTH, NORTH = -46.0, 84.0
GLAZED = 34.0


def market(location=(-.3, -50.0, 3.9), target=(.1, 0.0, 0.0), lens=44.0, rise=-.005):
    """The alley runs along y between x = -HALF and HALF."""
    model, chance = Quarter(hour='sundown'), random.Random(11)
    model.box(-140, -90, -.6, 140, 240, 0, model.pave)
    model.plate(-HALF, SOUTH, HALF, NORTH, .01, model.granite)
    for side in (-1, 1):
        _row(model, side, chance)
        x0, x1 = sorted((side * (HALF + 12.5), side * 78))
        town(model, x0, SOUTH, x1, NORTH + 30, chance, fronts='s')
        wires(model, [(side * (HALF + 11), y) for y in range(-50, 100, 25)], chance)
    town(model, -60, NORTH + 6, 60, 190, chance, fine=False)
    _glass_roof(model)
    _gate(model)
    _strings(model)
    _street(model)
    _people(model, chance)
    model.distance(-220, 220, 190, 420)
    model.done()
    camera(location, target, lens, (0, rise))


def _row(model, side, chance):
    y, index = SOUTH, 0
    while y < NORTH:
        wide, floors = chance.uniform(5.5, 9), chance.choice((2, 2, 2, 3))
        x0, x1 = sorted((side * HALF, side * (HALF + 9.5)))
        house(model, x0, y, x1, y + wide - .15, floors, chance, ('e' if side < 0 else 'w') + ('s' if y == SOUTH else ''))
        for half in (0, 1):
            a, b = y + wide / 2 * half, y + wide / 2 * (half + 1)
            _awning(model, side, a + .15, b - .2, chance.choice(model.cloths), chance, index % 2 == half)
            _stall(model, side, a + .4, b - .4, chance)
        if chance.random() < .5:
            _parasol(model, side * chance.uniform(1.5, 1.9), y + wide * chance.random(), chance)
        y += wide
        index += 1


def _awning(model, side, y0, y1, cloth, chance, striped):
    front, reach, high, low = side * HALF, chance.uniform(1.2, 1.9), 2.75, chance.uniform(2.2, 2.4)
    stripes = max(6, round((y1 - y0) / .36) // 2 * 2) if striped else 1
    for stripe in range(stripes):
        a, b = y0 + (y1 - y0) * stripe / stripes, y0 + (y1 - y0) * (stripe + 1) / stripes
        made, outer = cloth if stripe % 2 == 0 else model.white, front - side * reach
        for lift in (0, .025):
            model.flat.quad([(front, a, high + lift), (front, b, high + lift), (outer, b, low + lift), (outer, a, low + lift)], made)
        model.flat.box((min(outer, outer + side * .02), a, low - .22), (max(outer, outer + side * .02), b, low + .025), made)


def _parasol(model, x, y, chance):
    cloth = chance.choice(model.cloths)
    model.flat.limb((x, y, 0), (x, y, 2.4), .025, .025, model.steel, 6)
    model.flat.limb((x, y, 2.1), (x, y, 2.65), 1.25, .05, cloth, 8)


def _stall(model, side, y0, y1, chance):
    """A table of crates, each heaped with one kind of goods, half under the awning."""
    a, b = sorted((side * (HALF - .1), side * (HALF - 1.75)))
    model.box(a, y0, 0, b, y1, .66, model.taupe)
    goods, y = (model.apple, model.leaf, model.orange, model.sand, model.leaf_light, model.sign_yellow, model.white), y0 + .05
    while y + .5 < y1:
        for row in range(3):
            low, made = a + .06 + row * .53, chance.choice(goods)
            model.flat.box((low, y, .66), (low + .48, y + .48, .8), model.timber)
            for _ in range(16):
                u, v, r = chance.uniform(.08, .4), chance.uniform(.08, .4), chance.uniform(.045, .07)
                # Heaped: highest in the middle of the crate.
                _ball(model, (low + u, y + v, .80 + .1 * (1 - 5 * max(abs(u - .24), abs(v - .24)))), r, made)
        y += .54


def _ball(model, at, radius, made, colour=BLACK):
    """A round thing as large as fruit or a lamp, in four rings."""
    x, y, z = at
    rings = [(-.95, .3), (-.5, .87), (.1, 1), (.6, .8), (.97, .22)]
    for (low, wide), (high, narrow) in zip(rings, rings[1:]):
        model.flat.limb((x, y, z + low * radius), (x, y, z + high * radius), wide * radius, narrow * radius, made, 9, colour)


def _glass_roof(model):
    """Arches of steel with glass over them."""
    rise, eave, count = 2.2, 7.4, 10
    arc = [(-(HALF + .5) * math.cos(pi * step / count), eave + rise * math.sin(pi * step / count)) for step in range(count + 1)]
    y = GLAZED
    while y < NORTH - 3:
        for (x0, z0), (x1, z1) in zip(arc, arc[1:]):
            model.flat.quad([(x0, y, z0), (x1, y, z1), (x1, y + 3.9, z1), (x0, y + 3.9, z0)], model.clear)
            model.flat.limb((x0, y - .05, z0), (x1, y - .05, z1), .09, .09, model.white, 6)
        y += 4
    for x, z in arc[::2]:
        model.flat.limb((x, GLAZED, z + .02), (x, NORTH - 3, z + .02), .05, .05, model.white, 5)


def _gate(model):
    """Two posts and an arch over the way in, which carries the name."""
    y, high, steps = SOUTH - 1.2, 5.6, 16
    for side in (-1, 1):
        model.box(side * (HALF + .1) - .28, y - .28, 0, side * (HALF + .1) + .28, y + .28, high, model.granite)
        model.box(side * (HALF + .1) - .40, y - .40, 0, side * (HALF + .1) + .40, y + .40, .7, model.stone)
    arc = [(-(HALF + .6) * math.cos(pi * step / steps), high + 1.5 * math.sin(pi * step / steps)) for step in range(steps + 1)]
    for (x0, z0), (x1, z1) in zip(arc, arc[1:]):
        model.flat.limb((x0, y, z0), (x1, y, z1), .11, .11, model.sign_green, 8)
        model.flat.limb((x0, y, z0 - .42), (x1, y, z1 - .42), .05, .05, model.white, 6)
    model.flat.box((-HALF - .5, y - .16, high - .62), (HALF + .5, y + .16, high + .72), model.sign_green)
    model.words.put('전통시장', (0, y - .18, high + .05), 0, 5.6, 1.02, model.shining)


def _strings(model):
    """Strings of lamps across the alley."""
    for index in range(26):
        y, last = SOUTH + 3 + index * 3.1, None
        for step in range(15):
            share = step / 14
            here = (-HALF + 2 * HALF * share, y + (index % 2 - .5) * 1.2 * (2 * share - 1), 5.5 - 3.0 * share * (1 - share))
            if last:
                model.flat.limb(last, here, .012, .012, model.dark, 3)
                x, mid, z = ((a + b) / 2 for a, b in zip(last, here))
                _ball(model, (x, mid, z - .09), .07, model.shop, (5.5, 3.7, 1.9))
            last = here
        if model.lit and index % 2 == 0:
            bulb((0, y, 4.2), 150, (1.0, .72, .44))


def _street(model):
    """The street that the alley opens to."""
    model.plate(-140, SOUTH - 16, 140, SOUTH - 6.5, .012, model.road)
    model.box(-140, SOUTH - 6.6, -.2, 140, SOUTH - 6.35, .1, model.stone)
    crossing(model, -3.4, SOUTH - 15.4, 3.4, SOUTH - 7, .016, 'y', .5)
    for x, turn, y in ((-24, 0, -13.4), (-13, 0, -13.4), (9, pi, -8.9), (17.5, pi, -8.9), (31, pi, -8.9)):
        model.cars.put(x, SOUTH + y, turn, .014)
    for x in (-21, -11, 11, 21):
        model.tree(x, SOUTH - 5.0, 0, 6.2, abs(x))


def _people(model, chance):
    """Shoppers keep to the middle, or stand before a stall."""
    for _ in range(14):
        x, y = chance.uniform(-16, 16), SOUTH - chance.uniform(1.6, 5.6)
        model.people.stroll(x, y, .02, chance.choice((0, pi)), chance.choice((1, 2)))
    for index in range(46):
        y, turn = SOUTH + 2 + index * 1.9 + chance.uniform(-.7, .7), chance.choice((pi / 2, -pi / 2))
        model.people.stroll(chance.uniform(-.9, .9), y, .01, turn, chance.choice((1, 1, 2)))
    for index in range(22):
        side = chance.choice((-1, 1))
        model.people.put(side * 1.15, -30 + index * 3.1 + chance.uniform(-.6, .6), .01, 0 if side > 0 else pi)
