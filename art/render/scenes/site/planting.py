"""What grows on the deck: trees of three sizes, clipped and loose shrubs, grasses."""
import math
import random

from kit.mesh import place
from kit.trees import broadleaf
from scenes.site.outline import blob
from scenes.site.podium import DECK, SOUTH

SIZES = {'small': (3.4, 1.25), 'middle': (5.5, 2.0), 'large': (8.2, 3.1)}
HABITS = ('round', 'open', 'spreading', 'upright')


class Nursery:
    """Every kind of plant, made once."""

    def __init__(self, p, chance, leaves):
        self.chance = chance
        self.trees = {size: [broadleaf(f'{size}{index}', (p.leaf, p.leaf_light, p.leaf_deep)[index], p.trunk, high, wide,
                                       int(leaves * wide / 2), 20 + index, HABITS[(index + int(high)) % 4]) for index in range(3)]
                      for size, (high, wide) in SIZES.items()}
        self.shrubs = [broadleaf(f'shrub{index}', leaf, p.trunk, 1.1, .85, leaves // 5, index + 40, 'round')
                       for index, leaf in enumerate((p.leaf_light, p.leaf_deep, p.leaf, p.leaf_straw))]

    def tree(self, size, x, y, z):
        """A tree, a little larger or smaller than its size says."""
        place(self.chance.choice(self.trees[size]), (x, y, z), self.chance.uniform(.85, 1.12), self.chance.uniform(0, 6))

    def drift(self, x, y, z, number, spread, kind=None):
        """Shrubs of one kind together."""
        mesh = self.shrubs[self.chance.randrange(4) if kind is None else kind]
        for _ in range(number):
            place(mesh, (x + self.chance.gauss(0, spread), y + self.chance.gauss(0, spread * .7), z), self.chance.uniform(.55, 1.1),
                  self.chance.uniform(0, 6))


def planting(p, lawns, meadows, groves, edge, seed=4, close=False):
    """Plants the `lawns`: `meadows` and `groves` are indexes of those that are open and wooded; `edge` lists planters by x."""
    chance = random.Random(seed)
    nursery = Nursery(p, chance, 5200 if close else 1500)
    for index, lawn in enumerate(lawns):
        make = _meadow if index in meadows else _grove if index in groves else _bed
        make(nursery, chance, lawn)
    for x in edge:
        nursery.tree('small', x + chance.uniform(-.8, .8), SOUTH + 1.7, DECK + .5)
        nursery.drift(x, SOUTH + 1.6, DECK + .5, 5, .9)


def _meadow(nursery, chance, lawn):
    """Open grass with trees on the north and in one group."""
    x, y, wide, deep, _ = lawn
    for degrees in range(25, 165, 16):
        angle = math.radians(degrees + chance.uniform(-5, 5))
        nursery.tree(chance.choice(('middle', 'large')), x + wide * .84 * math.cos(angle), y + deep * .8 * math.sin(angle), DECK + .26)
    for shift in ((0, 0), (3.4, 1.2), (1.2, -2.6)):
        nursery.tree('small', x + wide * .5 + shift[0], y - deep * .25 + shift[1], DECK + .26)
    for index, (px, py) in enumerate(blob(*lawn, count=18, scale=.9)):
        if index % 9 < 4:
            nursery.drift(px, py, DECK + .24, 5, .7, index // 9)


def _grove(nursery, chance, lawn):
    x, y, wide, deep, _ = lawn
    for _ in range(int(wide * deep / 7)):
        angle, reach = chance.uniform(0, 6.28), chance.random() ** .5 * .8
        nursery.tree(chance.choice(('large', 'large', 'middle')), x + wide * reach * math.cos(angle), y + deep * reach * math.sin(angle), DECK + .5)
    for px, py in blob(*lawn, count=int(wide * 1.6), scale=.86):
        nursery.drift(px, py, DECK + .45, 4, .6)


def _bed(nursery, chance, lawn):
    """A few trees of each size over drifts of shrubs and grasses."""
    x, y, wide, deep, _ = lawn
    for size, number in (('large', 36), ('middle', 22), ('small', 16)):
        for _ in range(max(1, int(wide * deep / number))):
            angle, reach = chance.uniform(0, 6.28), chance.random() ** .5 * (.5 if size == 'large' else .82)
            nursery.tree(size, x + wide * reach * math.cos(angle), y + deep * reach * math.sin(angle), DECK + .5)
    for _ in range(int(wide * deep / 5)):
        angle, reach = chance.uniform(0, 6.28), chance.random() ** .4 * .84
        nursery.drift(x + wide * reach * math.cos(angle), y + deep * reach * math.sin(angle), DECK + .46, 6, .8)
