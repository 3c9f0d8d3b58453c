"""The school, from a roof across the street: an L of classrooms around a playground with a running track, trees along the fence, the town around it."""
import random
from math import pi

from kit.stage import camera
from scenes.street.furniture import bench, crossing, dashes, railing
from scenes.street.quarter import Quarter, ring
from scenes.street.town import skyline, town


def school(location=(-40.0, -52.0, 17.0), target=(1.0, 6.0, 0.0), lens=30.0, rise=-.03, azimuth=292):
    """The playground lies around the origin, the classrooms north and east of it."""
    model = Quarter()
    model.box(-70, -30, -.6, 70, 70, 0, model.sand)
    model.box(-40, 9, -.6, 36, 20, .006, model.pave)
    model.box(-70, -60, -.6, 70, -30.4, -.1, model.road)
    model.box(-70, -30.6, -.6, 70, -30, .06, model.stone)
    _classrooms(model)
    _playground(model)
    _goals(model)
    _yard(model)
    _street(model)
    _people(model)
    _town(model)
    model.done(azimuth=azimuth, elevation=36)
    camera(location, target, lens, (0, rise))


def _classrooms(model):
    model.block(-26, 18, 24, 28, 4, storey=3.5, ground=4.0, bay=4.0, solid=.44, pier=.5, depth=.4, made=model.plaster)
    model.block(24.4, -8, 34.4, 28, 3, storey=3.5, ground=4.0, bay=4.0, solid=.44, pier=.5, depth=.4, made=model.plaster)
    # The stair tower with the clock, and the porch.
    model.box(-5, 16.6, 0, 3, 27, 17.2, model.brick)
    for level in range(4):
        model.box(-3.6, 16.5, 1.2 + level * 3.5 + 1.6, 1.6, 16.8, 2.9 + level * 3.5 + 1.6 - .9, model.glass)
    for made, radius, y in ((model.navy, 1.05, 16.58), (model.white, .88, 16.56)):
        model.flat.quad([(x, y, z) for x, z in ring(40, radius, (-1, 15.9))], made)
    model.box(-1.06, 16.52, 15.8, -.94, 16.55, 16.6, model.navy)
    model.box(-1.08, 16.51, 15.84, -.45, 16.54, 15.98, model.navy)
    model.box(-5.6, 12.6, 3.4, 3.6, 17, 3.75, model.white)
    model.box(-5.66, 12.54, 3.6, 3.66, 17.0, 3.8, model.bronze)
    for x in (-5, 2.8):
        model.box(x, 12.9, 0, x + .3, 13.2, 3.4, model.white)
    for index in range(6):
        model.box(-22 + index * 7.2 + (6 if index > 2 else 0), 17.6, 1.0, -19 + index * 7.2 + (6 if index > 2 else 0), 18.2, 1.5, model.sage)
    model.words.put('배움이 즐거운 학교', (12, 17.9, 11.08), 0, 19, 1.35, model.sign_blue)


def _town(model):
    chance = random.Random(12)
    town(model, -120, -26, -46, 110, chance, floors=(2, 3, 3, 4))
    town(model, -44, 36, 40, 110, chance, floors=(3, 4, 4, 5))
    town(model, 44, -26, 130, 110, chance, floors=(2, 3, 4, 5))
    skyline(model, ((-90, 150), (0, 140), (90, 150), (170, 90), (-170, 200), (200, 200)), chance, (15, 18, 20))


def _playground(model):
    def oval(half, radius, z, made):
        east = ring(28, radius, (half, -8), -1.5708, 1.5708)
        west = ring(28, radius, (-half, -8), 1.5708, 4.7124)
        model.flat.quad([(x, y, z) for x, y in east + west], made)

    oval(10, 14.2, .012, model.line)
    track = model.clay
    oval(10, 14.0, .018, track)
    for lane in range(1, 4):
        oval(10, 14.0 - lane * 1.1 + .05, .018 + lane * .008, model.line)
        oval(10, 14.0 - lane * 1.1 - .05, .022 + lane * .008, track)
    oval(10, 9.7, .052, model.line)
    oval(10, 9.6, .058, model.grass)
    lines = ((-14, -14.6, 14, -14.5), (-14, -1.5, 14, -1.4), (-14, -14.6, -13.9, -1.4), (13.9, -14.6, 14, -1.4),
             (-.05, -14.6, .05, -1.4), (-14, -11, -11, -10.9), (-14, -5.1, -11, -5), (-11.1, -11, -11, -5),
             (11, -11, 14, -10.9), (11, -5.1, 14, -5), (11, -11, 11.1, -5))
    # Where lines meet, each lies a little above the last: coplanar faces render black.
    for index, (x0, y0, x1, y1) in enumerate(lines):
        model.plate(x0, y0, x1, y1, .067 + .0006 * index, model.line)


def _goals(model):
    for x, way in ((-14, -1), (14, 1)):
        for y in (-10, -6.1):
            model.box(x - .06, y - .06, .05, x + .06, y + .06, 2.1, model.white)
            model.box(min(x, x + way), y - .04, .06, max(x, x + way), y + .04, .14, model.white)
        model.box(x - .06, -10, 2.0, x + .06, -6.1, 2.12, model.white)
    # A climbing frame, a slide and swings in the west corner.
    for x, y in ((-32, 4), (-30, 4), (-32, 6), (-30, 6)):
        model.box(x - .07, y - .07, 0, x + .07, y + .07, 3.0, model.bronze)
    model.box(-32.3, 3.7, 1.5, -29.7, 6.3, 1.65, model.white)
    model.box(-32.4, 3.6, 3.0, -29.6, 6.4, 3.2, model.navy)
    model.flat.quad([(-29.7, 4.4, 1.6), (-26.4, 4.4, .2), (-26.4, 5.6, .2), (-29.7, 5.6, 1.6)], model.sage)
    for x in (-33, -29.5, -26):
        model.box(x - .06, 10.2, 0, x + .06, 10.3, 2.6, model.bronze)
    model.box(-33, 10.2, 2.55, -26, 10.32, 2.68, model.bronze)
    for x in (-31.8, -30.6, -28.2, -27):
        model.box(x - .3, 10.1, .5, x + .3, 10.4, .56, model.navy)
        for side in (-.28, .28):
            model.box(x + side - .012, 10.24, .55, x + side + .012, 10.264, 2.56, model.dark)


def _yard(model):
    for index in range(17):
        x = -34 + index * 4.3
        if abs(x - 18) > 4:
            model.tree(x, -27.2, 0, 5.4 + .5 * (index % 3), index)
    for index in range(9):
        model.tree(-37.5, -22 + index * 5.0, 0, 5.6 + .5 * (index % 3), index + 2)
    for x in (-22, -15, -9, 8, 14, 20):
        model.box(x - 2.4, 13.4, 0, x + 2.4, 15.0, .35, model.white)
        model.tree(x, 14.2, .3, 4.2, int(x) % 5)
    for y in (-4, 3, 10):
        model.tree(21, y + .5, 0, 4.4, int(y) % 5)
    for x in (-24, -12, 6):
        bench(model, x, 9.6, 0)
    railing(model, -40, 14, -29.4, .0, 1.3, 2.2, 3, made=model.white)
    railing(model, 22, 60, -29.4, .0, 1.3, 2.2, 3, made=model.white)
    for x in (14.4, 21.6):
        model.box(x - .45, -29.9, 0, x + .45, -29, 2.3, model.white)
        model.box(x - .5, -29.95, 2.25, x + .5, -28.95, 2.4, model.bronze)


def _people(model):
    """Children on the field and the track, people at the gate and on the way to the porch."""
    for x, y, turn in ((-6, -8, 1), (-2, -6, 4), (3, -10, 2), (5, -5.6, 5), (-9, -11, .4), (9, -8, 3), (0, -12.4, 1.2), (-12, -7, 0), (12, -9.4, 2.6)):
        model.people.child(x, y, .07, turn)
    for index, x in enumerate((-16, -8, 4, 12)):
        model.people.child(x, -20.2 if index % 2 else 4.4, .05, 0 if index % 2 else pi)
    for x, y, turn, number in ((17.4, -31.8, 1.5, 2), (18.6, -27.4, 1.6, 2), (16.8, -22.6, 1.8, 3), (-1, 11.2, 1.6, 2), (-3, 9.4, 1.4, 1), (12, 11, pi, 2),
                               (-18, 11.6, 0, 2), (-10, -31.4, 0, 1), (26, -31.3, pi, 2), (-30, 7.6, 1, 1), (16.4, -37, 1.5, 2), (30, 11, -2, 1)):
        model.people.stroll(x, y, -.08 if y < -32 else .02, turn, number)


def _street(model):
    dashes(model, -66, 66, -37, -.088)
    crossing(model, 15, -44, 21, -30.8, -.087, 'x', .55)
    for x, y, turn in ((-9, -33.6, pi), (30, -40.2, 0), (-24, -33.4, pi), (5, -40, 0), (46, -33.6, pi)):
        model.cars.put(x, y, turn, -.08)
    model.cars.bus(-44, -40.2, 0, -.08)
