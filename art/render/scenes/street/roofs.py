"""Roofs as one sees them from above: parapets, waterproof paint, stair heads, water tanks, condensers, pots, panels for the sun."""
import math


def flat_roof(model, x0, y0, x1, y1, top, made, chance):
    """A parapet around a painted surface, and what has been put there over the years."""
    rim, high = .2, top + chance.uniform(.7, 1.1)
    for low_x, low_y, high_x, high_y in ((x0, y0, x1, y0 + rim), (x0, y1 - rim, x1, y1), (x0, y0 + rim, x0 + rim, y1 - rim),
                                         (x1 - rim, y0 + rim, x1, y1 - rim)):
        model.flat.box((low_x, low_y, top), (high_x, high_y, high), made)
        model.flat.box((low_x - .04, low_y - .04, high), (high_x + .04, high_y + .04, high + .07), model.cement)
    paint = chance.choices((model.waterproof, model.roof_green, model.roof_grey, model.cement), (7, 3, 3, 2))[0]
    model.plate(x0 + .1, y0 + .1, x1 - .1, y1 - .1, top + .08, paint)
    clutter(model, x0 + .5, y0 + .5, x1 - .5, y1 - .5, top + .08, made, paint, chance)


def clutter(model, x0, y0, x1, y1, z, made, paint, chance):
    """A stair head in one corner, and other things over the rest of a roof."""
    wide, deep = x1 - x0, y1 - y0
    if wide < 4 or deep < 4:
        return
    spots = [(x0 + wide * (u + .5) / 3, y0 + deep * (v + .5) / 3) for u in range(3) for v in range(3)]
    chance.shuffle(spots)
    if wide > 6 and deep > 6:
        x, y = spots.pop()
        stair_head(model, min(max(x, x0 + 1.6), x1 - 1.6), min(max(y, y0 + 1.9), y1 - 1.9), z, made, paint)
    for x, y in spots[:chance.randint(2, 6)]:
        chance.choice((tank, condensers, condensers, pots, pots, pipes, panels, shed))(model, x, y, z, chance)


def stair_head(model, x, y, z, made, paint):
    """Where the stairs come out: a small house with a door."""
    model.flat.box((x - 1.5, y - 1.8, z), (x + 1.5, y + 1.8, z + 2.6), made)
    model.flat.box((x - 1.7, y - 2, z + 2.6), (x + 1.7, y + 2, z + 2.78), paint)
    model.flat.box((x - .5, y - 1.84, z), (x + .4, y - 1.79, z + 2.0), model.steel)


def tank(model, x, y, z, chance):
    """A round water tank, blue or yellow, on a low plinth."""
    wide = chance.uniform(.7, 1.0)
    model.flat.box((x - wide, y - wide, z), (x + wide, y + wide, z + .3), model.cement)
    turns = [2 * math.pi * index / 14 for index in range(14)]
    colour = chance.choice((model.tank_blue, model.tank_blue, model.tank_yellow, model.steel))
    for share, low, high in ((1, .3, 1.7), (.75, 1.7, 1.9), (.3, 1.9, 2.0)):
        model.flat.prism([(x + wide * share * math.cos(a), y + wide * share * math.sin(a)) for a in turns], z + low, z + high, colour)


def condensers(model, x, y, z, chance):
    """One to four outdoor units in a row."""
    for index in range(chance.randint(1, 4)):
        a = x + index * 1.1 - 1.2
        model.flat.box((a, y - .18, z + .12), (a + .85, y + .18, z + 1.0), model.white)
        model.flat.box((a + .1, y - .2, z + .28), (a + .6, y - .17, z + .85), model.taupe)


def pots(model, x, y, z, chance):
    """Vegetables in boxes and tubs, as on many roofs of the old town."""
    for index in range(chance.randint(3, 8)):
        a, b, half = x + (index % 4) * .75 - 1.2, y + (index // 4) * .8 - .4, chance.uniform(.22, .34)
        model.flat.box((a - half, b - half, z), (a + half, b + half, z + .35), chance.choice((model.clay, model.taupe, model.tank_blue)))
        for _ in range(16):
            u, v, w = (chance.uniform(-1.2, 1.2) * half for _ in range(3))
            lean, leaf = chance.uniform(-.14, .14), chance.choice((model.leaf, model.leaf_light))
            model.flat.quad([(a + u - .12, b + v, z + .5 + w), (a + u, b + v - .12, z + .56 + w + lean), (a + u + .12, b + v, z + .5 + w),
                             (a + u, b + v + .12, z + .56 + w - lean)], leaf)


def pipes(model, x, y, z, chance):
    """Vents and an antenna."""
    for index in range(3):
        high = z + chance.uniform(.6, 1.3)
        model.flat.limb((x + index * .6, y, z), (x + index * .6, y, high), .09, .09, model.steel, 6)
        model.flat.limb((x + index * .6, y, high), (x + index * .6, y, high + .14), .17, .12, model.steel, 6)
    model.flat.limb((x, y + .6, z), (x, y + .6, z + 3.2), .03, .02, model.steel, 4)


def panels(model, x, y, z, chance):
    """Panels that catch the sun, tilted to the south."""
    for index in range(chance.randint(2, 3)):
        a = x + index * 1.1 - 1.2
        model.flat.quad([(a, y - .8, z + .5), (a + 1, y - .8, z + .5), (a + 1, y + .8, z + 1.3), (a, y + .8, z + 1.3)], model.glass)
        model.flat.box((a + .45, y + .7, z), (a + .55, y + .8, z + 1.25), model.steel)


def shed(model, x, y, z, chance):
    """A lean-to of corrugated sheet."""
    wide, deep = chance.uniform(.9, 1.5), chance.uniform(.8, 1.3)
    model.flat.box((x - wide, y - deep, z), (x + wide, y + deep, z + 2.0), model.plaster)
    roof = chance.choice((model.tile_blue, model.steel, model.tile_orange))
    model.flat.box((x - wide - .2, y - deep - .2, z + 2.0), (x + wide + .2, y + deep + .2, z + 2.12), roof)


def gable(model, x0, y0, x1, y1, base, chance, along='y'):
    """A roof of tiles with eaves; its ridge runs along `along`."""
    made = chance.choice((model.tile_orange, model.tile_brown, model.tile_grey, model.tile_grey, model.tile_blue))
    e = .4
    x0, x1, y0, y1 = x0 - e, x1 + e, y0 - e, y1 + e
    corners = [(x0, y0), (x1, y0), (x1, y1), (x0, y1)] if along == 'y' else [(x1, y0), (x1, y1), (x0, y1), (x0, y0)]
    (a, b, c, d), rise = [(x, y, base) for x, y in corners], .24 * ((x1 - x0) if along == 'y' else (y1 - y0))
    first, last = (((u[0] + v[0]) / 2, (u[1] + v[1]) / 2, base + rise) for u, v in ((a, b), (c, d)))
    for face in ([d, a, first, last], [b, c, last, first], [a, b, first], [c, d, last], [d, c, b, a]):
        model.flat.quad(face, made)
