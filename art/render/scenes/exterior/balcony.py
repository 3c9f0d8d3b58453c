"""From a balcony of the 38th storey towards the west: the city below, the harbour, the sea far away at sunset."""
import math

from kit.materials import material
from kit.mesh import MeshBuilder
from kit.stage import camera
from scenes.exterior import light
from scenes.exterior.palette import palette
from scenes.exterior.windows import Windows
from scenes.site.city import City
from scenes.site.coast import coast
from scenes.site.podium import DECK
from scenes.site.facade import STOREY

FLOOR = DECK + (38 - 5) * STOREY + .3
EYE = 1.7


def west(at=(-79.0, 7.0), azimuth=138.0, lens=27.0, rise=-.086):
    """The eye is 1.7 m above the floor, a step from the rail, of a balcony of 101동; `azimuth` in degrees counter-clockwise from east."""
    p = palette()
    light.sunset(azimuth + 9)
    city = City(p, Windows(5, .24, .5))
    city.streets()
    city.blocks()
    city.suburbs()
    city.done(500)
    coast(p, Windows(6, .5, .5))
    turn = math.radians(azimuth)
    _balcony(p, at, turn)
    eye = (at[0] + math.cos(turn) * 1.5, at[1] + math.sin(turn) * 1.5, FLOOR + EYE)
    camera(eye, (eye[0] + math.cos(turn), eye[1] + math.sin(turn), eye[2]), lens, (0, rise))
    light.far_clip()


def _balcony(p, at, turn):
    """Looking along +x of its own coordinates: floor, glass rail, a pier and the slab above."""
    clear = material('clear', (.9, .95, .95), .02, specular=.3, alpha=.06)
    built = MeshBuilder('balcony', [p.white, p.stone, p.timber, p.bronze, clear])

    def box(low, high, made):
        built.box((low[0], low[1], FLOOR + low[2]), (high[0], high[1], FLOOR + high[2]), made, turn=turn, origin=at)

    for index in range(24):
        y = -3 + index * .25
        box((-1, y, -.02), (2.6, y + .243, .03), p.timber)
    box((-1, -4, -.3), (2.95, 4, -.03), p.white)
    box((-1, -4, 2.42), (2.95, 4, 2.8), p.white)
    box((-.5, 1.98, -.02), (2.8, 2.9, 2.6), p.stone)
    for index in range(5):
        y = -4 + index * 1.5
        box((2.66, y, .08), (2.675, y + 1.47, 1.06), clear)
        box((2.66, y - .03, .03), (2.69, y, 1.06), p.bronze)
    box((2.65, -4, 1.06), (2.70, 1.97, 1.1), p.bronze)
    built.done(bevel=.006)
