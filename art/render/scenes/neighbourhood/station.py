"""The station, from across the avenue: a way down under a canopy of glass at the corner of an avenue, its crossings, its bus stop, trees and shops."""
import random
from math import pi

from kit.plants import hedge
from kit.stage import camera
from scenes.street.furniture import bench, crossing, dashes, lamp
from scenes.street.quarter import Quarter
from scenes.street.town import skyline, town

PAVEMENT = .16
WIDE = 300.0
BOTTOM = -4.1
# The avenue runs along x, its kerbs at these y; the side street runs along y, its kerbs at these x.
SOUTHERN, NORTHERN = -26.0, -3.6
WEST, EAST = -30.0, -18.0


def station(location=(-27.0, -37.0, 7.5), target=(1.0, 2.0, 0.0), lens=31.0, rise=.1):
    """The entrance lies around the origin, north of the avenue and east of the side street."""
    model, chance = Quarter(hour='sundown'), random.Random(4)
    _ground(model)
    _markings(model)
    _stairs(model)
    _canopy(model)
    _signs(model)
    _stop(model)
    _planting(model)
    _traffic(model)
    _neighbours(model, chance)
    _people(model, chance)
    # The sheet beneath the model lies below the stairs, else it would close their pit.
    model.done(BOTTOM)
    camera(location, target, lens, (0, rise))


def _ground(model):
    model.box(-WIDE, SOUTHERN, -.6, WIDE, NORTHERN, 0, model.road)
    model.box(WEST, NORTHERN, -.6, EAST, WIDE, 0, model.road)
    model.box(WEST, -WIDE, -.6, EAST, SOUTHERN, 0, model.road)
    # The pavement is laid around the pit of the stairs (x -4…4, y 1…4.2).
    for x0, y0, x1, y1 in ((EAST, NORTHERN, WIDE, 1), (EAST, 4.2, WIDE, WIDE), (EAST, 1, -4, 4.2), (4, 1, WIDE, 4.2),
                           (-WIDE, NORTHERN, WEST, WIDE), (-WIDE, -WIDE, WEST, SOUTHERN), (EAST, -WIDE, WIDE, SOUTHERN)):
        model.box(x0, y0, -.6, x1, y1, PAVEMENT, model.pave)
    for y, inner in ((NORTHERN, .35), (SOUTHERN, -.35)):
        low, high = sorted((y - .01, y + inner))
        for x0, x1 in ((-WIDE, WEST), (EAST, WIDE)):
            model.box(x0, low, -.5, x1, high, PAVEMENT + .02, model.stone)
    # The yellow band that blind people follow.
    model.plate(EAST + 1, -2.4, WIDE, -2.0, PAVEMENT + .008, model.sign_yellow)
    model.plate(-5.0, -2.0, -4.6, 2.6, PAVEMENT + .008, model.sign_yellow)


def _markings(model):
    for start, end in ((-160, WEST - 9), (EAST + 9, 200)):
        for line in (-7.3, -11.0, -18.6, -22.3):
            dashes(model, start, end, line, .012, length=3, gap=5)
        for line in (-14.9, -14.5):
            model.plate(start, line, end, line + .14, .012, model.sign_yellow)
        # The lane of the buses.
        model.plate(start, -7.2, end, -7.1, .013, model.lane_blue)
    for start, end in ((-120, SOUTHERN - 9), (NORTHERN + 9, 160)):
        model.plate(-24.07, start, -23.93, end, .012, model.sign_yellow)
    crossing(model, EAST + 2, SOUTHERN + .6, EAST + 6.5, NORTHERN - .5, .014, 'x', .5)
    crossing(model, WEST - 6.5, SOUTHERN + .6, WEST - 2, NORTHERN - .5, .014, 'x', .5)
    crossing(model, WEST + .5, NORTHERN + 2, EAST - .5, NORTHERN + 6, .014, 'y', .5)
    crossing(model, WEST + .5, SOUTHERN - 6, EAST - .5, SOUTHERN - 2, .014, 'y', .5)
    for x, y0, y1 in ((EAST + 8, -14.2, NORTHERN - .4), (WEST - 8.4, SOUTHERN + .4, -15.2)):
        model.plate(x, y0, x + .45, y1, .013, model.line)


def _stairs(model):
    """Stairs that fall towards the west, where the camera stands: falling away from it they would be hidden."""
    for step in range(20):
        x, top = 3.66 - step * .32, PAVEMENT - .02 - (step + 1) * .16
        model.box(x, 1.02, -4, x + .315, 4.18, top, model.stone)
        model.plate(x + .01, 1.03, x + .05, 4.17, top + .006, model.sand)
    model.box(-4, 1.02, -4, -2.44, 4.18, -3.2, model.stone)
    for y0, y1 in ((.88, 1.0), (4.2, 4.32)):
        model.box(-4.1, y0, -4, 4, y1, PAVEMENT + .5, model.granite)
        model.box(-4.05, y0 + .03, PAVEMENT + .45, 3.95, y1 - .03, PAVEMENT + 2.6, model.clear)
        for x in (-4, -2, 0, 2, 3.9):
            model.box(x - .05, y0, PAVEMENT + .4, x + .05, y1, 2.9, model.steel)
    model.box(-4.12, 1.0, -4, -4.0, 4.2, PAVEMENT + .5, model.granite)


def _canopy(model):
    """Steel frames with glass between them, rising a little towards the street's corner."""
    for index in range(9):
        x = -4.6 + index * 1.2
        model.box(x, .5, 2.95, x + .1, 4.7, 3.12, model.steel)
        if index < 8:
            model.box(x + .1, .55, 3.04, x + 1.2, 4.65, 3.09, model.rail)
    for y in (.45, 4.65):
        model.box(-4.7, y, 2.9, 5.2, y + .12, 3.2, model.steel)
    model.box(5.1, .45, 0, 5.25, 4.77, 3.1, model.granite)


def _signs(model):
    """`출구 1` over the way down, its number on a pillar beside it."""
    model.flat.box((-4.85, .3, 3.0), (-4.7, 4.9, 4.2), model.sign_blue)
    model.words.put('지하철 출구 1', (-4.87, 2.6, 3.6), -pi / 2, 4.2, .8, model.white)
    model.flat.box((-4.0, .36, 3.12), (4.6, .44, 4.2), model.sign_blue)
    model.words.put('지하철역', (-1.6, .34, 3.66), 0, 4.0, .86, model.white)
    model.words.put('출구 1', (2.7, .34, 3.66), 0, 2.6, .86, model.sign_yellow)
    model.flat.box((-6.7, -.5, PAVEMENT), (-6.1, .1, 3.0), model.dark)
    model.flat.box((-7.3, -1.1, 2.6), (-5.5, .7, 5.0), model.sign_yellow)
    model.words.put('1', (-6.4, -1.12, 3.8), 0, 1.3, 1.7, model.ink)


def _stop(model):
    """A bus stop: a roof of glass, a bench, a map and a pillar of times."""
    for x in (16, 20, 24):
        model.box(x - .06, -.9, PAVEMENT, x + .06, -.78, 2.6, model.dark)
    model.box(15.6, -2.3, 2.6, 24.4, -.6, 2.72, model.rail)
    for x in (15.6, 20, 24.3):
        model.box(x, -2.3, 2.55, x + .1, -.6, 2.76, model.dark)
    model.box(16, -.82, .5, 24, -.78, 2.4, model.clear)
    bench(model, 20, -1.3, PAVEMENT, 'x', 4)
    model.box(25.6, -2.9, PAVEMENT, 25.75, -2.6, 3.1, model.dark)
    model.flat.box((25.3, -2.95, 2.4), (26.05, -2.55, 3.2), model.sign_blue)
    model.words.put('버스', (25.68, -2.97, 2.8), 0, .62, .5, model.white)


def _planting(model):
    for index, x in enumerate(range(-14, 150, 8)):
        if not -12 < x < 8 and not 12 < x < 28:
            _planted(model, x, -1.2, index)
    for index, x in enumerate(range(-150, 150, 9)):
        if not WEST - 9 < x < EAST + 9:
            _planted(model, x, SOUTHERN - 2.4, index)
            if x < WEST:
                _planted(model, x, NORTHERN + 2.4, index + 1)
    for index, y in enumerate(range(12, 120, 9)):
        for x in (WEST - 1.8, EAST + 1.8):
            _planted(model, x, y, index)
    for x in (9.5, 14.5):
        model.box(x - 1.9, 2.2, PAVEMENT, x + 1.9, 4.4, PAVEMENT + .45, model.granite)
        hedge(model.flat, (x - 1.75, 2.35, PAVEMENT + .3), (x + 1.75, 4.25, PAVEMENT + .85), model.leaf, seed=int(x))
    for x in (-16, 9, 32, 58):
        lamp(model, x, -3.0, PAVEMENT, 8, -2.6)


def _planted(model, x, y, kind):
    model.box(x - .8, y - .8, PAVEMENT, x + .8, y + .8, PAVEMENT + .04, model.soil)
    model.tree(x, y, PAVEMENT, 6.2 + .7 * (kind % 3), kind)


def _traffic(model):
    for x, y in ((-5.8, -12.8), (-6.4, -9.2), (.8, -12.8), (8, -9.2), (16, -12.8), (29, -9.2), (44, -5.4), (52, -12.8), (64, -9.2), (84, -5.4),
                 (100, -12.8), (-48, -9.1), (-64, -5.4), (-80, -12.8)):
        model.cars.put(x, y, pi)
    for x, y in ((-6, -16.6), (5, -20.4), (13, -16.6), (24, -24), (31, -16.6), (47, -20.4), (66, -16.6), (90, -20.4), (-42.6, -20.4), (-43.2, -16.6)):
        model.cars.put(x, y, 0)
    model.cars.put(-5.5, -24, 0, paint='taxi')
    for x, y in ((-26.8, 14), (-26.8, 32), (-21, 24), (-21, 46), (-27, -44), (-21, -38)):
        model.cars.put(x, y, pi / 2 if x > -24 else -pi / 2)
    model.cars.bus(19, -5.4, pi)
    model.cars.bus(-68, -24)
    model.cars.van(56, -5.4, pi)


def _neighbours(model, chance):
    x = EAST + 5.0
    for wide, deep, floors, bay in ((17, 14, 6, 2.6), (13, 13, 4, 2.2), (20, 15, 8, 3.0), (15, 13, 5, 2.4), (22, 15, 7, 2.8), (18, 14, 9, 2.4)):
        model.block(x, 10.5, x + wide, 10.5 + deep, floors, bay=bay, solid=chance.choice((.36, .42, .5)), made=chance.choice(model.walls))
        model.shops((x, 10.5), (x + wide, 10.5))
        x += wide + .8
    town(model, EAST + 5, 32, 150, 110, chance)
    town(model, -90, 6, WEST - 5, 100, chance, floors=(3, 4, 4, 5, 6), fronts='se')
    skyline(model, ((30, 190), (110, 200), (-100, 200), (190, 120), (240, 20)), chance)
    model.distance(-220, 360, 330, 600)


def _people(model, chance):
    for _ in range(60):
        x, y = chance.uniform(EAST + 1, 90), chance.choice((.2, 5.4, 6.4, 7.4, 8.4, 9.2)) + chance.uniform(-.4, .4)
        if not (-6 < x < 6 and y < 5.8):
            model.people.stroll(x, y, PAVEMENT, chance.choice((0, pi)) + chance.uniform(-.3, .3), chance.choice((1, 1, 2)))
    for _ in range(9):
        model.people.put(EAST + 2.4 + chance.uniform(0, 3.6), chance.uniform(SOUTHERN + 1, NORTHERN - 1), .02, chance.choice((1.57, -1.57)))
        model.people.put(chance.uniform(WEST + 1, EAST - 1), NORTHERN + 2.4 + chance.uniform(0, 3), .02, chance.choice((0, pi)))
    for x, y in ((-7.2, 2.4), (-8.6, 1.4), (-6.9, 3.6), (16.6, -1.9), (18, -1.7), (21.6, -2.0), (23, -1.8), (24.8, -1.6), (-12, .4), (-15, 3)):
        model.people.put(x, y, PAVEMENT, chance.uniform(0, 6))
    for x, y, turn in ((2.6, 3.3, pi), (1.3, 1.9, 0), (-.6, 3.2, pi)):
        model.people.put(x, y, PAVEMENT - .18 - (3.66 - x) * .5, turn)
