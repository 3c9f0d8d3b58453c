"""What the homes' windows show, photographed once all round: the garden on the deck, and the city with the harbour from high up.

A home is lit by a plain sky; only its cameras and mirrors see these pictures (`scenes/home/outlook.py`).
"""
import math
import random

from kit.mesh import MeshBuilder, place
from kit.plants import hedge, tree
from kit.specimens import HABITS, natural_tree
from kit.stage import panorama_camera
from scenes.exterior import exterior, light
from scenes.exterior.palette import palette, repaint
from scenes.exterior.windows import Windows
from scenes.site.city import City
from scenes.site.coast import coast
from scenes.site.garden import garden, path
from scenes.site.outline import blob
from scenes.site.podium import DECK, podium

# Where a home of each kind looks out; the tower that it belongs to is left away, it would stand behind its own windows.
PLACES = {'garden': ((32, 1, DECK + 8.5), '103'), 'city': ((-56, 0, DECK + 84), '101')}

# In degrees counter-clockwise from east: a sun in the south by day, the last light in the west.
SUNS = {'day': {'azimuth': 250, 'elevation': 42}, 'evening': {'azimuth': 196}}

# By day the towers' own pictures keep the city pale behind them; a home's window shows nothing else, so its glass and roofs may speak.
SEEN_FROM_HOME = {'pane': '#35424d', 'roof_green': '#5d8a72', 'roof_red': '#8f5f48', 'brick': '#8a6a5a', 'road': '#4b4a4a', 'plaster': '#c9bda8'}


def backdrop(outlook, hour='day'):
    """All that is seen from a low floor ('garden') or a high one ('city') at an `hour` of `light`."""
    eye, own = PLACES[outlook]
    lit = exterior.LEVEL[hour]
    p = palette(hour)
    if hour == 'day':
        repaint(p, SEEN_FROM_HOME)
    getattr(light, hour)(**SUNS[hour])
    exterior.raise_towers(p, lit or .2, fine=outlook == 'garden', without=own)
    podium(p, Windows(3, .6, lit))
    garden(p, Windows(4, .5, lit), close=outlook == 'garden')
    if outlook == 'garden':
        _grove(p, eye)
    city = City(p, Windows(5, .26, lit * .8))
    city.streets()
    city.blocks()
    city.suburbs()
    exterior.forecourt(p, city)
    city.done(1200)
    coast(p, Windows(6, .5, lit))
    panorama_camera(eye)
    light.far_clip()


def _grove(p, eye, seed=7):
    """Lawns with trees round the place that the garden is seen from, a path between them: nearer than those of the whole site."""
    chance = random.Random(seed)
    leaves = (p.leaf_light, p.leaf, p.leaf_light, p.leaf)
    trees = [natural_tree(kind, leaf, p.trunk, 7.5, 15000, index) for index, (kind, leaf) in enumerate(zip((*HABITS, 'maple'), leaves))]
    shrubs = [tree(f'grove shrub {index}', leaves[index], p.trunk, 1.1, .8, 1800, index + 9) for index in range(3)]
    built = MeshBuilder('grove', [p.grass, p.white, p.tile, p.leaf])
    ring = [(eye[0] + 17 * math.cos(turn), eye[1] + 17 * math.sin(turn)) for turn in (step * math.pi / 8 for step in range(17))]
    path(built, ring, 2.4, DECK + .09, p.tile)
    for index in range(15):
        turn, reach = index * 2.4, (12, 24, 34)[index % 3] + chance.uniform(-1, 1)
        x, y = eye[0] + reach * math.cos(turn), eye[1] + reach * math.sin(turn)
        if not (-86 < x < 90 and -44 < y < 32):
            continue
        lawn = (x, y, chance.uniform(5, 7), chance.uniform(3.6, 5), index)
        built.prism(blob(*lawn, scale=1.05), DECK, DECK + .45, p.white)
        built.prism(blob(*lawn), DECK, DECK + .52, p.grass)
        hedge(built, (x - 3, y - .4, DECK + .5), (x + 3, y + .4, DECK + 1.1), p.leaf, 260, index)
        for _ in range(4 if reach > 14 else 2):
            place(chance.choice(trees), (x + chance.uniform(-4, 4), y + chance.uniform(-2.6, 2.6), DECK + .5), chance.uniform(.7, 1.05),
                  chance.uniform(0, 6))
        for px, py in blob(*lawn, count=16, scale=.85):
            if chance.random() < .7:
                place(chance.choice(shrubs), (px, py, DECK + .48), chance.uniform(.6, 1.1), chance.uniform(0, 6))
    built.done()
