"""The site from straight above, north up: towers cut above the third storey so that their roofs read as a plan."""
import math

from kit.mesh import MeshBuilder
from kit.stage import top_camera
from scenes.exterior import light
from scenes.exterior.exterior import TOWERS, forecourt, raise_towers
from scenes.exterior.palette import palette, repaint
from scenes.exterior.windows import Windows
from scenes.site.city import City
from scenes.site.garden import garden
from scenes.site.outline import offset
from scenes.site.podium import DECK, podium
from scenes.site.tower import APARTMENT, BAND_HIGH, OFFICE, STOREY

# `labels.py` tells from these where the labels belong.
CENTRE, WIDTH = (2.0, -16.0), 228.0
STOREYS = 3
COLOURS = {'grass': '#9fb06f', 'leaf': '#6f8f4a', 'leaf_light': '#8aa35a', 'water': '#7fb0bd', 'pave': '#ddd2be', 'tile': '#c9b08e',
           'road': '#8a8987', 'ground': '#cfc7ba', 'timber': '#b98d5f', 'roof_green': '#c3c7bb', 'roof_grey': '#c6c1b9',
           'roof_red': '#c9b3a4', 'cement': '#cdc8c0', 'brick': '#cbbfb4', 'plaster': '#d8d2c8'}


def plan():
    """Ortho view 228 m wide around (2, -16)."""
    p = palette()
    repaint(p, COLOURS)
    light.day(228, 50)
    raise_towers(p, 0, floors=STOREYS)
    _roofs(p)
    podium(p, Windows(3, .5, 0))
    garden(p, Windows(4, .5, 0), close=True)
    city = City(p, Windows(5, .3, 0))
    city.streets()
    city.blocks()
    forecourt(p, city)
    city.done(2600)
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
