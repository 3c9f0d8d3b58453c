"""The hospital, from the roofs across the street: a tall slab on a low base, a canopy over the drive, a wide approach with trees, the town around it."""
import random
from math import pi

from kit.stage import camera
from scenes.street.furniture import bench, crossing, dashes, lamp
from scenes.street.quarter import Quarter, ring
from scenes.street.town import skyline, town

LAWN = .18


def hospital(location=(-40.0, -78.0, 14.0), target=(2.0, 6.0, 0.0), lens=33.0, rise=.13):
    """The house faces south (-y); its approach leaves the street at y = -22."""
    model = Quarter()
    _house(model)
    _entrance(model)
    _approach(model)
    _surroundings(model)
    model.done(azimuth=300, elevation=38)
    camera(location, target, lens, (0, rise))


def _house(model):
    top = model.block(-22, 9, 20, 23, 8, storey=3.6, ground=8.6, bay=3.5, solid=.46, pier=.45, depth=.35, base=.1, made=model.white)
    model.block(-27, 3, 14, 25, 2, storey=4.0, ground=4.6, bay=4.1, solid=.36, pier=.5, depth=.35, base=.1, made=model.granite)
    model.block(20.6, 6, 40, 23, 5, storey=3.8, ground=4.6, bay=3.8, solid=.42, pier=.5, base=.1, made=model.cream)
    # The shaft of stairs and lifts, with a clinic's cross in sage and the name of what the house is.
    model.box(-27.4, 8.5, .1, -21.6, 20, top + 4.4, model.white)
    for half_x, half_z, front in ((.5, 1.6, 8.42), (1.6, .5, 8.41)):
        model.box(-24.5 - half_x, front, top + 1.6 - half_z, -24.5 + half_x, 8.6, top + 1.6 + half_z, model.cross)
    model.words.put('종\n합\n병\n원', (-24.5, 8.46, top - 7.5), 0, 3, 11, model.sign_blue, .08)
    model.flat.box((24, 5.75, 5.2), (36, 5.95, 6.9), model.sign_red)
    model.words.put('응급의료센터', (30, 5.72, 6.05), 0, 10.4, 1.2, model.white)
    _pad(model, 6, 16, top + .9)


def _pad(model, x, y, z):
    """A place for helicopters on the roof."""
    model.mesh.prism(ring(33, 6.2, (x, y))[:-1], z, z + .5, model.cement)
    for radius, lift, made in ((5.2, .52, model.line), (4.8, .53, model.waterproof)):
        model.flat.quad([(u, v, z + lift) for u, v in ring(33, radius, (x, y))[:-1]], made)
    for x0, y0, x1, y1 in ((-1.7, -2, -1.1, 2), (1.1, -2, 1.7, 2), (-1.1, -.3, 1.1, .3)):
        model.plate(x + x0, y + y0, x + x1, y + y1, z + .55, model.line)


def _entrance(model):
    model.box(-9, -8, 4.7, 9, 4, 5.15, model.white)
    model.box(-9.06, -8.06, 5.0, 9.06, 4.06, 5.2, model.bronze)
    model.box(-8.9, -7.9, 5.2, 8.9, 3.9, 5.32, model.white)
    for x in (-7.6, -2.6, 2.6, 7.6):
        model.box(x - .25, -7.3, .15, x + .25, -6.8, 4.75, model.white)
    for index in range(22):
        x = -8.5 + index * .8
        model.box(x, -7.8, 4.58, x + .16, 3.0, 4.72, model.bronze)
    model.box(-4, 2.4, .2, 4, 3.3, 4.3, model.glass)
    for x in (-4, -2, 0, 2, 4):
        model.box(x - .06, 2.3, .2, x + .06, 3.35, 4.3, model.bronze)


def _approach(model):
    model.box(-110, -43, -.6, 150, -22, 0, model.road)
    model.box(-110, -22.4, -.6, 150, -20, .16, model.pave)
    model.box(-110, -22.6, -.6, 150, -22.35, .17, model.stone)
    model.box(-110, -20, -.6, 150, 120, .1, model.pave)
    model.box(-110, -90, -.6, 150, -43, .16, model.pave)
    model.box(-110, -43.3, -.6, 150, -42.98, .17, model.stone)
    for index in range(12):
        model.tree(-44 + index * 8, -45.4, .16, 5.6 + .5 * (index % 3), index)
    model.joints(-20, -20, 20, -3, .1, 1.6)
    # Drive up, pass beneath the canopy, drive out.
    for x0, x1 in ((-16, -9), (9, 16)):
        model.plate(x0, -22.6, x1, -9.6, .185, model.road)
    model.plate(-16, -9.6, 16, -3, .186, model.road)
    model.box(-8.2, -18.6, 0, 8.2, -10.6, LAWN + .12, model.white)
    model.box(-7.8, -18.2, 0, 7.8, -11, LAWN + .2, model.grass)
    for x in (-5.6, 0, 5.6):
        model.tree(x, -14.6, LAWN + .2, 5.6, int(x) % 5)
    for y in (-17.4, -13.0):
        for x in (-18.6, 18.6):
            model.tree(x, y, .1, 5.4, int(x + y) % 5)
    for x0, x1 in ((-46, -20.5), (20.5, 52)):
        model.box(x0, -18.8, 0, x1, -5, LAWN + .1, model.white)
        model.box(x0 + .35, -18.45, 0, x1 - .35, -5.35, LAWN + .17, model.grass)
        for index in range(6):
            x = x0 + 2.2 + index * 4.3
            model.tree(x, -16.6, LAWN + .15, 5.2 + .4 * (index % 3), index)
            # On the left the trees stand before the lens: one row is enough.
            if index % 2 and x0 > 0:
                model.tree(x + 1.4, -8.2, LAWN + .15, 6.4, index + 1)
    for x in (-6.6, 6.6):
        bench(model, x, -19.6, .16)


def _surroundings(model):
    for line in (-27.4, -37.6):
        dashes(model, -90, 120, line, .013, length=3, gap=5)
    model.plate(-90, -32.6, 120, -32.4, .013, model.sign_yellow)
    crossing(model, -5.2, -42.6, -.8, -22.8, .014, 'x', .55)
    for x, y, turn, z in ((-2.2, -6.6, pi, .19), (5.6, -6.3, pi, .19), (19, -25, pi, .02), (-17, -35.2, 0, .02), (7, -40, 0, .02), (-26, -30, pi, .02),
                          (-12.5, -15, -pi / 2, .19), (12.4, -17, pi / 2, .19), (48, -35, 0, .02), (-40, -40, 0, .02), (44, -29.8, pi, .02), (3, -29.8, pi, .02)):
        model.cars.put(x, y, turn, z)
    model.cars.bus(33, -25, pi)
    for x in (24, 44):
        lamp(model, x, -21.2, .16, 7, -2.6)
    chance = random.Random(7)
    town(model, -100, 4, -32, 90, chance, floors=(3, 3, 4, 5), fronts='s')
    town(model, 46, 6, 140, 110, chance, floors=(3, 4, 5, 6), fronts='sw')
    town(model, -30, 34, 44, 110, chance, floors=(3, 4, 5))
    skyline(model, ((-60, 170), (40, 150), (130, 170), (-140, 220), (220, 60)), chance)
    _people(model)


def _people(model):
    for x, y, turn, number in ((-3, -2.5, 1.6, 2), (1.6, -4.2, -1.5, 1), (6.4, -1.4, 2.4, 2), (-10.6, -21.2, 0, 2), (-1, -21.1, pi, 1), (4, -20.9, 0, 3),
                               (12, -21.3, pi, 2), (24, -21, 0, 1), (-24, -21.2, 0, 2), (-33, -21, pi, 1), (-2.4, -27, 1.6, 2), (-3.2, -33, -1.6, 1),
                               (-18.4, -10, 1.5, 1), (18.3, -8, -1.5, 2), (33, -21.2, pi, 2), (-6.6, -18.9, 1.5, 1)):
        model.people.stroll(x, y, .02 if y < -22.6 else .17, turn, number)
