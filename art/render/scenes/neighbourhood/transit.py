"""A way past the town: two tracks on their bed beside a road, a train passing, a footbridge's end and trees."""
from math import pi

from kit.mesh import MeshBuilder
from scenes.street.quarter import Quarter
from scenes.street.furniture import dashes, lamp, railing
from scenes.street.view import aim

BED = .45


def transit(location=(-27.0, -26.0, 12.5), target=(3.0, 3.5, 1.4), lens=44.0):
    """Tracks and road run along x: the road south (y -12…-3), the tracks north (y 1…9)."""
    model = Quarter()
    _road(model)
    _tracks(model)
    _train(model)
    _behind(model)
    model.done()
    aim(location, target, lens)


def _road(model):
    model.box(-80, -60, -.6, 180, -14.4, .15, model.pave)
    model.box(-80, -14.5, -.6, 180, -14.1, .17, model.stone)
    model.box(-80, -14.1, -.6, 180, -3.2, 0, model.road)
    model.box(-80, -3.2, -.6, 180, -2.8, .17, model.stone)
    model.box(-80, -2.8, -.6, 180, .2, .15, model.pave)
    for line in (-11.3, -6.0):
        dashes(model, -78, 170, line, .012, length=2.4, gap=3.2)
    model.plate(-80, -8.72, 180, -8.58, .013, model.bronze)
    for x, y, turn in ((-9, -4.7, 0), (1.5, -10.1, pi), (34, -10, pi), (58, -4.7, 0), (-20, -12.6, pi), (14, -12.4, pi), (9, -7.3, 0), (44, -7.2, 0)):
        model.cars.put(x, y, turn, .01)
    model.cars.bus(22.5, -4.9)
    for index in range(14):
        x = -36.4 + index * 11.2
        model.box(x - .8, -2.2, .1, x + .8, -.9, .2, model.soil)
        model.tree(x, -1.55, .2, 4.4 + .4 * (index % 3), index)
    for index in range(6):
        lamp(model, -4.2 + index * 22.4, 11.2, .15, 8, -2.4)


def _tracks(model):
    for y in (3.2, 7.6):
        outline = [(y - 1.9, 0), (y + 1.9, 0), (y + 1.55, BED), (y - 1.55, BED)]
        for (a, low), (b, high) in zip(outline, outline[1:] + outline[:1]):
            model.flat.quad([(-80, a, low), (180, a, low), (180, b, high), (-80, b, high)], model.cement)
        for index in range(230):
            x = -40 + index * .62
            model.mesh.box((x, y - 1.25, BED - .05), (x + .24, y + 1.25, BED + .1), model.stone)
        for rail in (-.75, .75):
            model.box(-80, y + rail - .05, BED + .09, 180, y + rail + .05, BED + .26, model.bronze)
    model.box(-80, .2, -.6, 180, 30, 0, model.ground)
    railing(model, -60, 130, .6, .05, 1.3, 2.0, 3, made=model.white)
    for index in range(9):
        x = -24 + index * 17
        model.box(x - .1, 5.3, 0, x + .1, 5.5, 7.4, model.white)
        model.box(x - .06, 3.0, 6.6, x + .06, 7.8, 6.72, model.white)
    for y in (3.2, 7.6):
        model.flat.box((-80, y - .02, 6.2), (180, y + .02, 6.24), model.dark)


def _train(model):
    y = 7.6
    for index in range(5):
        x = -2 + index * 17.4
        built = MeshBuilder('coach', [model.white])
        built.box((x, y - 1.5, BED + .75), (x + 17, y + 1.5, BED + 4.1), model.white)
        built.done(bevel=.38, segments=4)
        model.box(x + .9, y - 1.51, BED + 2.05, x + 16.1, y + 1.51, BED + 3.2, model.glass)
        model.flat.box((x + .45, y - 1.515, BED + 1.35), (x + 16.55, y + 1.515, BED + 1.62), model.navy)
        for door in (2.4, 7.9, 13.4):
            model.box(x + door, y - 1.535, BED + .95, x + door + 1.3, y + 1.535, BED + 3.3, model.white)
            model.box(x + door + .2, y - 1.55, BED + 2.0, x + door + 1.1, y + 1.55, BED + 3.05, model.glass)
        for pillar in (5.9, 11.3):
            model.box(x + pillar, y - 1.53, BED + 1.9, x + pillar + .2, y + 1.53, BED + 3.3, model.white)
        model.box(x + 3, y - .9, BED + 4.05, x + 7, y + .9, BED + 4.4, model.stone)
        model.box(x + .6, y - 1.2, BED + .28, x + 16.4, y + 1.2, BED + .9, model.dark)
    # The front: a pane and two lamps.
    model.box(-2.03, y - 1.05, BED + 2.2, -1.6, y + 1.05, BED + 3.45, model.glass)
    for lamp_y in (-1.05, .75):
        model.box(-2.04, y + lamp_y, BED + 1.35, -1.6, y + lamp_y + .3, BED + 1.6, model.lamp)


def _behind(model):
    model.box(-80, 11, -.6, 180, 11.5, 1.4, model.cement)
    model.box(-80, 11.6, -.6, 180, 16.4, .05, model.grass)
    model.distance(-120, 330, 34, 380)
    for index in range(18):
        model.people.stroll(-24 + index * 4.3, (-.6, -1.4)[index % 2] + .6, .16, 0 if index % 3 else pi, 1 + index % 2)
    for index in range(6):
        model.people.stroll(-22 + index * 7, -16 - index % 2, .16, pi if index % 2 else 0, 2)
    for index in range(22):
        model.tree(-38 + index * 6.2, 13.4, 0, 5.4 + .6 * (index % 3), index + 1)
    x = -44
    for floors, width, bay in ((3, 13, 2.4), (5, 15, 3), (2, 12, 2.4), (4, 14, 2.6), (6, 15, 3), (3, 14, 2.4), (5, 16, 3), (8, 15, 3),
                               (4, 15, 2.6), (6, 16, 3)):
        model.block(x, 17, x + width, 29, floors, bay=bay)
        x += width + 1.6
