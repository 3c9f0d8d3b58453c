"""The avenue, from a footbridge: eight lanes with trees between and beside them, buses in lanes of their own, the city in the haze at its end."""
import random
from math import pi

from kit.plants import hedge
from kit.stage import camera
from scenes.neighbourhood.afloat import headlands
from scenes.street.furniture import crossing, dashes, lamp
from scenes.street.quarter import Quarter
from scenes.street.town import skyline, town

EDGE = 15.2
LANES = (3.2, 6.6, 10.0, 13.3)
NEAR, FAR = -8.0, 8.0
END = 300


def road(location=(-5.0, -50.0, 8.5), target=(2.5, 34.0, 0.0), lens=33.0, rise=.1):
    """The avenue runs along y; the cross street along x between NEAR and FAR."""
    model, chance = Quarter(hour='sundown'), random.Random(8)
    _lanes(model)
    _pavements(model)
    _trees(model)
    _gantry(model)
    _traffic(model, chance)
    _houses(model, chance)
    _people(model, chance)
    model.done()
    camera(location, target, lens, (0, rise))


def _lanes(model):
    model.box(-90, -120, -.6, 90, END, 0, model.road)
    for start, end in ((-110, NEAR - 8), (FAR + 8, END)):
        for way in (-1, 1):
            for lane in (4.9, 8.3):
                dashes(model, start, end, way * lane, .012, 'y', 3, 5)
            model.plate(way * 11.65 - .07, start, way * 11.65 + .07, end, .012, model.lane_blue)
            model.plate(way * 1.5 - .07, start, way * 1.5 + .07, end, .013, model.sign_yellow)
        model.box(-1.1, start, 0, 1.1, end, .24, model.granite)
        model.box(-.9, start + .2, 0, .9, end - .2, .3, model.soil)
    crossing(model, -EDGE + .4, NEAR - 6, EDGE - .4, NEAR - 1.4, .014, 'y', .5)
    crossing(model, -EDGE + .4, FAR + 1.4, EDGE - .4, FAR + 6, .014, 'y', .5)
    crossing(model, -EDGE - 5.6, NEAR + .4, -EDGE - 1.4, FAR - .4, .014, 'x', .5)
    crossing(model, EDGE + 1.4, NEAR + .4, EDGE + 5.6, FAR - .4, .014, 'x', .5)
    model.plate(1.6, NEAR - 7.4, EDGE - .3, NEAR - 6.9, .015, model.line)
    model.plate(-EDGE + .3, FAR + 6.9, -1.6, FAR + 7.4, .015, model.line)
    for way in (-1, 1):
        start, end = sorted((way * (EDGE + 8), way * 88))
        model.plate(start, -.07, end, .07, .013, model.sign_yellow)


def _pavements(model):
    for x0, x1 in ((-90, -EDGE), (EDGE, 90)):
        for y0, y1 in ((-120, NEAR), (FAR, END)):
            edge, inward = (x1, -1) if x1 < 0 else (x0, 1)
            model.box(x0, y0, -.6, x1, y1, .15, model.pave)
            # The kerb stands out two centimetres, else it would be coplanar with the pavement.
            low, high = sorted((edge - .02 * inward, edge + .3 * inward))
            model.box(low, y0 + .01, -.5, high, y1 - .01, .17, model.stone)
            low, high = sorted((edge + 3.4 * inward, edge + 3.75 * inward))
            model.plate(low, y0 + 1, high, y1 - 1, .158, model.sign_yellow)


def _trees(model):
    for index in range(34):
        y = FAR + 12 + index * 8.4
        for side in (-1, 1):
            _planted(model, side * (EDGE + 1.7), y, index)
        if y < END - 20:
            model.tree(0, y + 3, .25, 5.4, index + 2)
            hedge(model.flat, (-.75, y - 3.4, .25), (.75, y + 4, .8), model.leaf, 120, index)
    for index in range(9):
        for side in (-1, 1):
            _planted(model, side * (EDGE + 1.7), NEAR - 9 - index * 8.4, index + 2)
            _planted(model, side * (EDGE + 12 + index * 8), FAR + 1.8, index + 1)
    for index in range(8):
        for side in (-1, 1):
            lamp(model, side * (EDGE + .6), FAR + 16 + index * 25, .15, 9, -side * 3, 'x')


def _planted(model, x, y, kind):
    model.box(x - .8, y - .8, .1, x + .8, y + .8, .2, model.soil)
    model.tree(x, y, .15, 6.4 + .6 * (kind % 4), kind)


def _gantry(model):
    """A sign over the lanes that names directions."""
    y, high = 58.0, 6.4
    model.flat.limb((EDGE + 1, y, 0), (EDGE + 1, y, high + 1.2), .2, .16, model.steel)
    model.flat.limb((EDGE + 1, y, high + .8), (3.4, y, high + .8), .12, .1, model.steel)
    for x, words in ((5.8, '항만'), (12.0, '시청')):
        model.flat.box((x - 2.9, y - .2, high - .9), (x + 2.9, y - .1, high + 2.1), model.sign_green)
        model.words.put(words, (x, y - .22, high + .6), 0, 4.8, 2.0, model.white)


def _traffic(model, chance):
    for lane in LANES:
        for way in (-1, 1):
            # Northwards cars wait at the near line, southwards ones at the far line: the crossing stays free.
            y = FAR + chance.uniform(20, 34) if way > 0 else FAR + 13
            while y < END - 10:
                kind = chance.random()
                put = model.cars.bus if lane > 13 and kind < .35 and y > FAR + 20 else model.cars.van if kind < .12 else model.cars.put
                put(way * lane, y, way * pi / 2)
                y += (9 if way < 0 and y < FAR + 30 else 15) + chance.expovariate(1 / (10 + y * .04))
    for lane, rows in zip(LANES, (3, 2, 3, 1)):
        for row in range(rows):
            model.cars.put(lane, NEAR - 10.6 - row * 6.6, pi / 2)
    for x, y in ((-9, -44), (-6, -26), (-12.8, -30)):
        model.cars.put(x, y, -pi / 2)
    model.cars.put(-3.2, -3.4, 0, paint='taxi')
    for x, y, turn in ((9, -3.2, 0), (-30, -4, 0), (34, 3.6, pi), (48, 4, pi)):
        model.cars.put(x, y, turn)


def _houses(model, chance):
    for side in (-1, 1):
        y = FAR + 5.4
        while y < 150:
            deep, floors = chance.uniform(14, 22), chance.choice((5, 6, 7, 8, 10, 12, 14))
            x0, x1 = sorted((side * (EDGE + 6.2), side * (EDGE + 6.2 + 17)))
            model.block(x0, y, x1, y + deep, floors, bay=chance.choice((2.2, 2.6, 3.0)), solid=chance.choice((.3, .4, .5)), made=chance.choice(model.walls))
            model.shops(*(((x1, y), (x1, y + deep)) if side < 0 else ((x0, y + deep), (x0, y))))
            model.shops((x0, y), (x1, y))
            y += deep + 1.4
        x0, x1 = sorted((side * (EDGE + 27), side * 88))
        town(model, x0, FAR + 6, x1, 130, chance, floors=(3, 4, 4, 5, 6), fronts='s')
        x0, x1 = sorted((side * (EDGE + 6), side * 70))
        town(model, x0, 152, x1, END, chance, floors=(4, 5, 6, 7, 8), fine=False)
    # Hills stand at the end of the street, towers only beside it.
    skyline(model, ((-240, 190), (66, 210), (-250, 330), (62, 360), (150, 290), (-330, 260)), chance, (18, 22, 26, 30))
    headlands(model, ((-1500, 260, 1700, 150, 3.1), (-100, 1700, 2300, 210, 4.3)))


def _people(model, chance):
    for _ in range(70):
        side, y = chance.choice((-1, 1)), chance.uniform(FAR + 2, 120)
        model.people.stroll(side * (EDGE + chance.uniform(2.6, 5.6)), y, .16, chance.choice((pi / 2, -pi / 2)), chance.choice((1, 1, 2)))
    for _ in range(16):
        model.people.put(chance.uniform(-EDGE + 1, EDGE - 1), FAR + chance.uniform(1.8, 5.4), .02, chance.choice((0, pi)))
        model.people.put(chance.uniform(-EDGE + 1, EDGE - 1), NEAR - chance.uniform(1.8, 5.4), .02, chance.choice((0, pi)))
