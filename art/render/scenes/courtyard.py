"""What community rooms look out on: the garden on the podium in late light. South of y = 0, level with the floor."""
import random

from kit.materials import material, roughen, srgb
from kit.mesh import MeshBuilder, place
from kit.plants import hedge, tree
from kit.sky import direction, sky
from kit.stage import sun
from scenes.outlook import AFTERNOON


def courtyard(azimuth=304.0, elevation=25.0, sunlight=4.6, seed=4):
    """Sky, sun, a terrace, a lawn with hedges and trees, pale houses in the haze behind."""
    towards = direction(azimuth, elevation)
    sky(AFTERNOON, towards, strength=1.9, glow=(1, .78, .5), glow_strength=.5, clouds=0)
    sun(towards, sunlight, (1, .76, .50), degrees=1.4)
    chance = random.Random(seed)
    leaf = material('garden leaf', (.20, .23, .075), .7)
    pale = material('garden leaf pale', (.29, .31, .13), .7)
    trunk = material('garden trunk', (.20, .15, .10), .9)
    lawn = roughen(material('lawn', (.25, .26, .085), .95), 4, .1, second=(.33, .32, .13))
    paving = material('paving', srgb('#c9c0b2'), .8)
    far = material('far house', (.80, .78, .76), .9)
    built = MeshBuilder('garden', [lawn, paving, far, leaf])
    built.box((-40, -3.2, -.3), (60, -.25, -.06), paving)
    built.box((-200, -160, -.4), (200, -3.2, -.1), lawn)
    for x0, x1, y in ((-30, 1.2, -5.2), (4.6, 40, -6.4)):
        hedge(built, (x0, y - .8, -.2), (x1, y, .55), leaf)
    for index in range(26):
        x, deep, high = -130 + index * 11 + chance.uniform(-2, 2), chance.uniform(6, 12), chance.uniform(7, 26)
        built.box((x, -95 - deep, -.4), (x + chance.uniform(8, 14), -80 + chance.uniform(-6, 4), high), far)
    built.done()
    kinds = [tree(f'garden tree {index}', (leaf, pale)[index % 2], trunk, 5.5, 2.0, 6500, index + 3) for index in range(4)]
    for index in range(13):
        x = -14 + index * 2.9 + chance.uniform(-.9, .9)
        place(kinds[index % 4], (x, -9.5 - chance.uniform(0, 9), -.1), chance.uniform(.75, 1.15), index * 1.3)
    for x, y, size in ((-5.5, -7.2, .8), (10.5, -8.4, .9)):
        place(kinds[1], (x, y, -.1), size, x)
