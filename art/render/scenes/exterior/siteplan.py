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
from scenes.site.tower import APARTMENT, BAND_HIGH, OFFICE, TOWERS

# `labels.py` tells from these where the labels belong.
CENTRE, WIDTH = (2.0, -15.0), 252.0
STOREYS = 3
COLOURS = {'grass': '#93a765', 'soil': '#8b9a63', 'water': '#7fb0bd', 'pave': '#d8ccb8', 'tile': '#b9a48a', 'stone': '#e4dbcb', 'road': '#77787b',
           'ground': '#cfc7ba', 'timber': '#b98d5f', 'roof_green': '#bcc3b6', 'roof_grey': '#c3beb7', 'roof_red': '#c2aea0', 'cement': '#cbc6be',
           'brick': '#c6bab0', 'plaster': '#d6d0c7', 'taupe': '#c9c1b6'}


def plan():
    """Straight down on the site and the four streets around it."""
    p = palette(day=True)
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
        office = name == '104'
        outline = OFFICE if office else APARTMENT
        built = MeshBuilder(f'roof{name}', [p.white, p.stone, p.taupe, p.bronze])
        built.prism(offset(outline, -.5), level - .2, level + .05, p.bronze if office else p.taupe)
        half = (3.2, 3.6) if office else (4.2, 3.4)
        built.box((-half[0], -half[1], level), (half[0], half[1], level + 1.0), p.white)
        built.box((-half[0] + .5, -half[1] + .5, level + .9), (half[0] - .5, half[1] - .5, level + 1.1), p.taupe)
        if office:
            for y in (-1.4, 1.1):
                built.box((-11, y, level), (11, y + .3, level + .35), p.white)
            for x in (-8.4, -5.6, 5.3, 8.1):
                built.box((x, -8.6, level), (x + .25, 8.6, level + .34), p.white)
        else:
            for low, high in (((-14.6, -.2), (-4, .2)), ((4, -.25), (12.2, .15)), ((-.2, 3.3), (.2, 6.8)), ((-.2, -6.8), (.2, -3.3))):
                built.box((*low, level), (*high, level + .4), p.white)
        made = built.done()
        made.location, made.rotation_euler = (*at, 0), (0, 0, math.radians(degrees))
