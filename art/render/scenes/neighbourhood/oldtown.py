"""The old town, from a roof: low houses with gables and painted roofs on both sides of a street, slabs of flats in the haze."""
import random
from math import pi

from kit.stage import camera
from scenes.street.furniture import crossing, lamp
from scenes.street.quarter import Quarter
from scenes.street.town import skyline, town, wires

HALF = 5.6


def oldtown(location=(-3.4, -60.0, 21.0), target=(2.2, 10.0, 0.0), lens=34.0, rise=-.17):
    """The street runs along y, 7 m wide between pavements of 2.1 m."""
    model, chance = Quarter(hour='sundown'), random.Random(3)
    model.box(-110, -80, -.6, 110, 260, 0, model.road)
    for side in (-1, 1):
        low, high = sorted((side * 3.5, side * HALF))
        model.box(low, -80, -.6, high, 260, .15, model.pave)
        low, high = sorted((side * HALF, side * 92))
        town(model, low, -64, high, 130, chance, floors=(1, 1, 2, 2, 3, 3, 4), fronts='e' if side < 0 else 'w', trees=.16)
        wires(model, [(side * 3.9, y) for y in range(-60, 140, 26)], chance)
        for y in range(-50, 130, 14):
            if chance.random() < .75:
                model.tree(side * 4.4, y + side * 4, .15, chance.uniform(4.2, 5.4), y + 50)
        for y in range(-40, 120, 28):
            lamp(model, side * 3.8, y + side * 5, .15, 5.6, -side * 1.4, 'x')
    crossing(model, -3.2, 3, 3.2, 6.6, .012, 'y')
    for index in range(40):
        model.plate(-.07, -70 + index * 5, .07, -67.6 + index * 5, .011, model.sign_yellow)
    for x, y in ((-1.8, -29), (1.8, -12), (-1.8, 15), (1.8, 26), (-1.8, 42), (1.8, 58), (-1.8, 77), (1.8, -44)):
        model.cars.put(x, y, pi / 2 if x > 0 else -pi / 2)
    for _ in range(46):
        model.people.stroll(chance.choice((-1, 1)) * chance.uniform(4.0, 5.0), chance.uniform(-50, 90), .15, chance.choice((1.57, -1.57)), chance.choice((1, 1, 2)))
    town(model, -110, 134, 110, 250, chance, fine=False)
    skyline(model, ((-190, 270), (60, 330), (90, 270), (170, 200), (-240, 200)), chance)
    model.done()
    camera(location, target, lens, (0, rise))
