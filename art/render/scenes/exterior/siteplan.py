"""The site from straight above, north up: towers cut above the third storey so that their roofs read as a plan."""
import math

from kit.mesh import MeshBuilder
from kit.stage import top_camera
from scenes.exterior import light
from scenes.exterior.exterior import forecourt, raise_towers
from scenes.exterior.palette import palette, repaint
from scenes.exterior.windows import Windows
from scenes.site.city import City
from scenes.site.facade import STOREY
from scenes.site.garden import garden
from scenes.site.life import life
from scenes.site.outline import offset
from scenes.site.podium import DECK, podium
from scenes.site.storey import grown, storey_of
from scenes.site.tower import BAND_HIGH, OFFICE, TOWERS

# `labels.py` tells from these where the labels belong.
CENTRE, WIDTH = (2.0, -15.0), 252.0
STOREYS = 3
COLOURS = {'grass': '#93a765', 'soil': '#8b9a63', 'water': '#7fb0bd', 'pave': '#d8ccb8', 'tile': '#b9a48a', 'stone': '#e4dbcb', 'road': '#77787b',
           'ground': '#cfc7ba', 'timber': '#b98d5f', 'roof_green': '#bcc3b6', 'roof_grey': '#c3beb7', 'roof_red': '#c2aea0', 'cement': '#cbc6be',
           'brick': '#c6bab0', 'plaster': '#d6d0c7', 'taupe': '#9c9186'}


def plan():
    """Straight down on the site and the four streets around it."""
    p = palette('day')
    repaint(p, COLOURS)
    light.day(248, 54)
    raise_towers(p, 0, floors=STOREYS)
    _roofs(p)
    podium(p, Windows(3, .5, 0))
    garden(p, Windows(4, .5, 0), close=True)
    city = City(p, Windows(5, .3, 0))
    city.streets()
    city.blocks()
    forecourt(p, city)
    city.done(2600)
    life(p)
    top_camera(CENTRE, 400, WIDTH)


def _roofs(p):
    level = DECK + STOREYS * STOREY + BAND_HIGH
    for name, at, degrees, _ in TOWERS:
        built = MeshBuilder(f'roof{name}', [p.white, p.stone, p.taupe, p.bronze])
        if name == '104':
            built.prism(offset(OFFICE, -.5), level - .2, level + .05, p.bronze)
            _house(p, built, (-3.2, -3.6, 3.2, 3.6), level)
            for y in (-1.4, 1.1):
                built.box((-11, y, level), (11, y + .3, level + .35), p.white)
            for x in (-8.4, -5.6, 5.3, 8.1):
                built.box((x, -8.6, level), (x + .25, 8.6, level + .34), p.white)
        else:
            storey = storey_of(name)
            built.prism(offset(storey.outline, -.5), level - .2, level + .05, p.taupe)
            for box in storey.stairs:
                _house(p, built, grown(box, -.5), level)
            for west, east in zip(storey.homes, storey.homes[1:]):
                edge = (west.box[2] + east.box[0]) / 2
                built.box((edge - .2, max(west.box[1], east.box[1]) + .6, level), (edge + .2, min(west.door[1], east.door[1]) - .2, level + .4), p.white)
        made = built.done()
        made.location, made.rotation_euler = (*at, 0), (0, 0, math.radians(degrees))


def _house(p, built, box, level):
    """What stands on the roof over stairs and lifts."""
    x0, y0, x1, y1 = box
    built.box((x0, y0, level), (x1, y1, level + 1.0), p.white)
    built.box((x0 + .5, y0 + .5, level + .9), (x1 - .5, y1 - .5, level + 1.1), p.taupe)
