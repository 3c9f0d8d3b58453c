"""What community rooms look out on: the garden on the podium in late light. South of y = 0, level with the floor."""
import random

from kit.materials import material, roughen, srgb
from kit.mesh import MeshBuilder, place
from kit.plants import hedge, tree
from kit.sky import AFTERNOON, direction, sky
from kit.stage import sun
from scenes.site.garden import path


def courtyard(azimuth=304.0, elevation=25.0, sunlight=4.6, seed=4, terrace=3.2):
    """Sky, sun, a terrace `terrace` metres deep, hedges, trees round a lawn, houses in the haze; `seed` lays each garden out anew."""
    towards = direction(azimuth, elevation)
    sky(AFTERNOON, towards, strength=1.9, glow=(1, .78, .5), glow_strength=.5, clouds=0)
    sun(towards, sunlight, (1, .76, .50), degrees=1.4)
    chance = random.Random(seed)
    leaf = roughen(material('garden leaf', (.15, .19, .055), .7), 2.2, 0, second=(.24, .27, .09))
    pale = roughen(material('garden leaf pale', (.23, .26, .09), .7), 2.2, 0, second=(.34, .34, .15))
    trunk = material('garden trunk', (.20, .15, .10), .9)
    lawn = roughen(material('lawn', (.25, .26, .085), .95), 4, .1, second=(.33, .32, .13))
    paving = material('paving', srgb('#a3988a'), .8)
    far = material('far house', (.80, .78, .76), .9)
    pane = material('far window', (.46, .50, .55), .5)
    built = MeshBuilder('garden', [lawn, paving, far, pane, leaf])
    built.box((-40, -terrace, -.3), (60, -.25, -.06), paving)
    built.box((-200, -160, -.4), (200, -terrace, -.1), lawn)
    gate = chance.uniform(0, 6)
    path(built, [(gate, -terrace), (gate + chance.uniform(-3, 3), -12), (gate + chance.uniform(-9, 9), -22), (gate, -40)], 1.8, -.09, paving)
    for x0, x1, back in ((-30, gate - 1.6, 2.0), (gate + 1.6, 40, chance.uniform(2.2, 3.4))):
        hedge(built, (x0, -terrace - back - .8, -.2), (x1, -terrace - back, .55), leaf)
    _houses(built, chance, far, pane)
    built.done()
    _trees(chance, (leaf, pale), trunk, gate, terrace)


def _houses(built, chance, wall, pane):
    """A row of houses 90 m away, windows on the side that is seen."""
    for index in range(26):
        x, deep, storeys = -130 + index * 11 + chance.uniform(-2, 2), chance.uniform(6, 12), chance.randint(2, 8)
        wide, front = chance.uniform(8, 13), -80 + chance.uniform(-6, 4)
        built.box((x, front - deep - 15, -.4), (x + wide, front, storeys * 3 + .8), wall)
        for storey in range(storeys):
            for bay in range(int(wide / 2.6)):
                left, low = x + .8 + bay * 2.6, storey * 3 + .9
                built.quad([(left, front + .02, low), (left + 1.5, front + .02, low), (left + 1.5, front + .02, low + 1.5),
                            (left, front + .02, low + 1.5)], pane)


def _trees(chance, leaves, trunk, gate, terrace):
    """Trees of four shapes beside the path, and a screen of them at the lawn's end."""
    kinds = [tree(f'garden tree {index}', leaves[index % 2], trunk, 5.5, 2.0, 22000, chance.randrange(999)) for index in range(4)]
    shrubs = [tree(f'garden shrub {index}', leaves[1 - index], trunk, 1.1, .85, 4000, chance.randrange(999)) for index in range(2)]
    for index in range(13):
        x = -16 + index * 3.2 + chance.uniform(-1.2, 1.2)
        if abs(x - gate) > 1.8:
            place(kinds[index % 4], (x, -terrace - 6 - chance.uniform(0, 10), -.1), chance.uniform(.7, 1.2), chance.uniform(0, 6))
    for index in range(30):
        place(kinds[index % 4], (-56 + index * 4 + chance.uniform(-2, 2), -34 - chance.uniform(0, 14), -.1), chance.uniform(.9, 1.4),
              chance.uniform(0, 6))
    for index in range(16):
        side = -1 if index % 2 else 1
        place(shrubs[index % 2], (gate + side * chance.uniform(2, 14), -terrace - chance.uniform(3.6, 9), -.1), chance.uniform(.6, 1.1),
              chance.uniform(0, 6))
