"""The avenue: six lanes between rows of trees, houses on both sides, a crossing with its stripes."""
from math import pi

from scenes.street.quarter import Quarter
from scenes.street.furniture import crossing, dashes, lamp
from scenes.street.view import aim

EDGE = 10.6
NEAR, FAR = -9.0, 9.0


def road(location=(-4.2, -4.0, 6.6), target=(1.2, 32.0, 5.6), lens=30.0):
    """The avenue runs along y; the cross street along x between NEAR and FAR."""
    model = Quarter()
    _lanes(model)
    _pavements(model)
    _trees(model)
    _traffic(model)
    _houses(model)
    _people(model)
    model.done()
    aim(location, target, lens)


def _lanes(model):
    model.box(-90, -80, -.6, 90, 200, 0, model.road)
    for start, end in ((-78, NEAR - 7), (FAR + 7, 190)):
        for lane in (-7.1, -3.7, 3.7, 7.1):
            dashes(model, start, end, lane, .012, 'y', 2.6, 3.4)
        for line in (-.28, .28):
            model.plate(line - .07, start, line + .07, end, .013, model.bronze)
    for start, end in ((-88, -EDGE - 7), (EDGE + 7, 88)):
        for lane in (-4.2, 4.2):
            dashes(model, start, end, lane, .012, 'x', 2.6, 3.4)
        model.plate(start, -.07, end, .07, .013, model.bronze)
    crossing(model, -EDGE + .4, NEAR - 5, EDGE - .4, NEAR - 1.2, .014, 'y', .5)
    crossing(model, -EDGE + .4, FAR + 1.2, EDGE - .4, FAR + 5, .014, 'y', .5)
    crossing(model, -EDGE - 5, NEAR + .4, -EDGE - 1.2, FAR - .4, .014, 'x', .5)
    crossing(model, EDGE + 1.2, NEAR + .4, EDGE + 5, FAR - .4, .014, 'x', .5)
    for y in (NEAR - 6.2, FAR + 5.8):
        model.plate(-EDGE + .3, y, EDGE - .3, y + .4, .015, model.line)


def _pavements(model):
    for x0, x1 in ((-90, -EDGE), (EDGE, 90)):
        for y0, y1 in ((-80, NEAR), (FAR, 200)):
            edge_x, edge_y = (x1 if x1 < 0 else x0), (y1 if y1 == NEAR else y0)
            model.box(x0, y0, -.6, x1, y1, .15, model.pave)
            # The kerbs stand out two centimetres, else they would be coplanar with the pavement.
            inward, onward = (-1 if x1 < 0 else 1), (1 if y0 == FAR else -1)
            for low, high, span in ((edge_x - .02 * inward, edge_x + .3 * inward, 'x'), (edge_y - .02 * onward, edge_y + .3 * onward, 'y')):
                low, high = min(low, high), max(low, high)
                if span == 'x':
                    model.box(low, y0 + .01, -.5, high, y1 - .01, .17, model.stone)
                else:
                    model.box(x0 + .01, low, -.5, x1 - .01, high, .173, model.stone)


def _trees(model):
    for side in (-1, 1):
        for index in range(26):
            y = FAR + 7 + index * 6.4
            _planted(model, side * (EDGE + 1.8), y, index)
        for index in range(1 if side < 0 else 2):
            _planted(model, side * (EDGE + 1.8), NEAR - 6 - index * 6.4, index + 2)
        for index in range(5):
            _planted(model, side * (EDGE + 9 + index * 7), FAR + 1.9, index + 1)
            _planted(model, side * (EDGE + 9 + index * 7), NEAR - 1.9, index + 3)


def _planted(model, x, y, kind):
    model.box(x - .8, y - .8, .1, x + .8, y + .8, .2, model.soil)
    model.tree(x, y, .15, 6.0 + .5 * (kind % 3), kind)


def _traffic(model):
    for x, y in ((5.4, 22), (8.8, 36), (2, 45), (-5.4, 26), (-2, 34), (-8.8, 42), (-5.4, 60), (5.4, 66), (-2, 84), (8.8, 92), (2, 20.5),
                 (5.4, 88), (2, 104), (-8.8, 100), (-5.4, 112), (8.8, 118), (5.4, 126), (-2, 130)):
        model.cars.put(x, y, pi / 2 if x > 0 else -pi / 2)
    model.cars.put(-26, -6.4, 0)
    model.cars.bus(27, -2.4)
    model.cars.bus(-8.9, 72, -pi / 2)
    model.cars.van(8.9, 54, pi / 2)
    for index in range(6):
        for side in (-1, 1):
            lamp(model, side * (EDGE + .6), FAR + 10.2 + index * 19.2, .15, 7.5, -side * 2.4, 'x')


def _houses(model):
    rows = ((5, 14, 2.6), (7, 17, 3.0), (4, 12, 2.2), (8, 18, 2.8), (6, 15, 2.4), (9, 17, 3.0), (5, 15, 2.6), (7, 18, 2.8))
    for side in (-1, 1):
        y = FAR + 5.4
        for index, (floors, depth, bay) in enumerate(rows):
            floors = floors if side < 0 else rows[-index - 1][0]
            x0, x1 = (-EDGE - 6.2 - 16, -EDGE - 6.2) if side < 0 else (EDGE + 6.2, EDGE + 6.2 + 16)
            model.block(x0, y, x1, y + depth, floors, bay=bay)
            if side < 0:
                model.shops((x1, y), (x1, y + depth))
            else:
                model.shops((x0, y + depth), (x0, y))
            y += depth + 1.6
    model.block(-52, FAR + 5.4, -35, FAR + 20, 5)
    model.block(35, FAR + 5.4, 52, FAR + 20, 6)
    model.block(EDGE + 6.2, NEAR - 24, 40, NEAR - 6, 3)
    model.distance(-140, -54, 26, 330)
    model.distance(56, 150, 26, 330)
    model.distance(-54, 56, 165, 330)


def _people(model):
    for side in (-1, 1):
        for index in range(26):
            y = FAR + 3 + index * 4.6
            model.people.stroll(side * (EDGE + 3.0 + (index * 7) % 3), y, .16, pi / 2 if index % 2 else -pi / 2, 1 + index % 3)
    for x, y, turn in ((-7, 11.6, 0), (-4.4, 13.4, pi), (-1, 12.4, 0), (1.4, 11.9, pi), (4.6, 13.2, 0), (7.8, 12.6, pi), (-12.9, 5, 1.6), (-12.6, -3, -1.5),
                       (12.8, 2, 1.6), (13.2, 6, -1.6)):
        model.people.put(x, y, .02, turn)
