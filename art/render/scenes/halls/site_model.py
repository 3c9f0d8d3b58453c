"""The model of the development on its table: the very towers, podium and garden of the pictures from outside, 1:100."""
import random

import bpy
from mathutils import Matrix

from kit.materials import material, srgb
from kit.mesh import MeshBuilder
from kit.solids import box
from scenes.exterior.exterior import raise_towers
from scenes.exterior.palette import palette
from scenes.exterior.windows import Windows
from scenes.site.garden import garden
from scenes.site.podium import EAST, NORTH, SOUTH, WEST, podium

SCALE, TOP = 1 / 100, .66
HALF, DEEP = 1.55, 1.02
LOW, HIGH = (.03, .04, .05, .07), (.05, .08, .12, .18)


def site_model(p):
    """Centred on the origin; the streets before the gate lie towards -y."""
    box((-HALF + .12, -DEEP + .12, 0), (HALF - .12, DEEP - .12, .09), p.dark, bevel=0)
    box((-HALF, -DEEP, .09), (HALF, DEEP, TOP - .05), p.wood, bevel=.006)
    box((-HALF - .03, -DEEP - .03, TOP - .05), (HALF + .03, DEEP + .03, TOP - .004), p.stone, bevel=.008)
    box((-HALF + .02, -DEEP + .02, .10), (HALF - .02, DEEP - .02, .12), p.glowing, bevel=0)
    _scaled(_development)
    _town(p)


def _development():
    made = palette('day')
    raise_towers(made, .7, share=.34)
    podium(made, Windows(3, .6, .6))
    garden(made, Windows(4, .5, .3))


def _scaled(build):
    """Builds at full size, then sets it small on the table."""
    collection = bpy.context.collection
    before = set(collection.objects)
    build()
    where = Matrix.Translation((-(WEST + EAST) / 2 * SCALE, -(SOUTH + NORTH) / 2 * SCALE, TOP)) @ Matrix.Scale(SCALE, 4)
    for made in set(collection.objects) - before:
        made.matrix_basis = where @ made.matrix_basis


def _town(p):
    """Streets, pale blocks without windows for the town around, trees along the streets."""
    chance = random.Random(9)
    ground, block = material('model ground', srgb('#8f8a80'), .8), material('model block', srgb('#d8d1c4'), .5)
    green, street = material('model green', srgb('#6d7c50'), .9), material('model street', srgb('#5f5d59'), .7)
    built = MeshBuilder('town', [ground, block, green, street])
    built.box((-HALF, -DEEP, TOP - .004), (HALF, DEEP, TOP), ground)
    wide, deep = (EAST - WEST) / 2 * SCALE, (NORTH - SOUTH) / 2 * SCALE
    for low, high in (((-HALF, -deep - .19), (HALF, -deep - .07)), ((-HALF, deep + .07), (HALF, deep + .17)),
                      ((-wide - .19, -DEEP), (-wide - .07, DEEP)), ((wide + .07, -DEEP), (wide + .19, DEEP))):
        built.box((*low, TOP), (*high, TOP + .0012 + .0008 * (low[0] > -HALF)), street)
    x = -HALF + .09
    while x < HALF - .05:
        y = -DEEP + .10
        while y < DEEP - .05:
            outside = abs(x) > wide + .27 or abs(y) > deep + .27
            if outside and not abs(abs(x) - wide - .13) < .13 and not abs(abs(y) - deep - .13) < .14:
                # Low before the gate, so that one sees the podium.
                a, b, high = chance.uniform(.04, .065), chance.uniform(.04, .07), chance.choice(LOW if y < 0 else HIGH)
                built.box((x - a, y - b, TOP), (x + a, y + b, TOP + high), block)
                built.box((x - a * .5, y - b * .4, TOP + high), (x + a * .2, y + b * .5, TOP + high + .015), block)
            y += .17
        x += .155
    built.done(bevel=.0015, segments=1)
    _street_trees(green, wide, deep, chance)


def _street_trees(green, wide, deep, chance):
    """Small loose crowns in rows around the site."""
    built = MeshBuilder('model trees', [green])
    spots = [(-HALF + .06 + k * .072, side * (deep + .053)) for k in range(41) for side in (-1, 1)]
    spots += [(side * (wide + .045), -deep + k * .072) for k in range(int(2 * deep / .072)) for side in (-1, 1)]
    for x, y in spots:
        size = chance.uniform(.013, .022)
        for _ in range(38):
            away = [chance.gauss(0, .55) for _ in range(3)]
            at = [x + size * away[0], y + size * away[1], TOP + .030 + size * away[2]]
            built.quad([[part + chance.uniform(-.5, .5) * size for part in at] for _ in range(3)], green)
    built.done()
