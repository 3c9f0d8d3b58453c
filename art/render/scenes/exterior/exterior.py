"""The development in its city, at any hour, from any camera."""
import math

from kit.materials import shine
from kit.mesh import MeshBuilder
from kit.plants import hedge
from kit.stage import camera
from scenes.exterior import light
from scenes.exterior.palette import palette, repaint
from scenes.exterior.windows import Windows
from scenes.site.city import City
from scenes.site.coast import coast
from scenes.site.garden import garden
from scenes.site.lamps import lamps
from scenes.site.life import life
from scenes.site.podium import DECK, EAST, NORTH, RAMP, SOUTH, WEST, podium
from scenes.site.signs import names, shop_signs
from scenes.site.facade import STOREY
from scenes.site.tower import TOWERS, apartment, office

# The towers whose crowns carry the name.
NAMED = ('101', '103')
# By day a city speaks through its glass and roofs; less than where a home's window shows nothing else.
BY_DAY = {'pane': '#46525c', 'roof_green': '#5d8a72', 'roof_red': '#8a6150', 'brick': '#8d6c5c', 'road': '#504e4d', 'plaster': '#c9bda8'}
LEVEL = {'evening': 1.35, 'sundown': 1.7, 'night': 1.0, 'day': 0.0}


def view(hour='evening', eye=(-150, -330, 82), target=(-40, 0), lens=27.0, rise=0.0, aside=0.0, close=False, fine=False, wet=False,
         far=True, azimuth=None, towers=True, level=True, share=.39,
         clear=None, glade=None):
    """Builds everything for `hour` (a function of `light`) and a level camera; `rise` and `aside` shift the lens.

    `clear`, a pair of x, removes the trees and lamps that would stand before a camera in the street, `glade`
    the houses of a part of the city.
    """
    p = palette(hour, wet)
    lit = LEVEL[hour]
    if hour == 'day':
        repaint(p, BY_DAY)
    if lit:
        # What lamps spill; while the sky still lights the street it would turn asphalt into sand.
        spilt = .2 if hour == 'sundown' else 1
        shine(p.road, (1.0, .56, .25), (.035 if close else .12) * lit * spilt, 22)
        shine(p.pave, (1.0, .56, .25), .11 * lit * spilt, 22)
    getattr(light, hour)(*([azimuth] if azimuth else []))
    if towers:
        raise_towers(p, lit or (.35 if fine else 0), share, fine)
    podium(p, Windows(3, .6, lit or (.5 if close else 0)), close)
    garden(p, Windows(4, .5, lit), close=close)
    city = City(p, Windows(5, .36, lit), glade=glade)
    city.streets()
    city.blocks()
    if far:
        city.suburbs()
    forecourt(p, city)
    if clear:
        city.trees = [tree for tree in city.trees if not (clear[0] < tree[0] < clear[1] and -70 < tree[1] < -55)]
    city.done(2600 if close else 800)
    shop_signs(p, Windows(7, 1, lit))
    names(p, Windows(8, 1, lit), DECK, STOREY, [tower for tower in TOWERS if tower[0] in NAMED])
    if lit:
        lamps(p, lit, clear, trails=hour != 'sundown')
    if hour in ('sundown', 'day'):
        life(p, clear)
    coast(p, Windows(6, .5, lit))
    looked = (*target, eye[2]) if len(target) == 2 else target
    camera(eye, looked, lens, (aside, rise), level)
    light.far_clip()


def raise_towers(p, lit, share=.39, fine=False, floors=None, without=None):
    """The four towers, or all `without` one of them; `floors` cuts them (for the plan)."""
    for index, (name, at, degrees, storeys) in enumerate(TOWERS):
        if name == without:
            continue
        windows, turn, high = Windows(30 + index, share, lit), math.radians(degrees), floors or storeys
        if name == '104':
            office(p, windows, name, DECK, high, at, turn, is_crowned=not floors, fine=fine)
        else:
            apartment(p, windows, name, DECK, high, at, turn, is_crowned=not floors, fine=fine)


def forecourt(p, city):
    """Paving around the podium, the approach of the ramp and the planting along the street."""
    built = MeshBuilder('forecourt', [p.tile, p.pave, p.road, p.line, p.stone, p.leaf, p.timber])
    built.box((WEST - 11, SOUTH - 18, 0), (EAST + 11, NORTH + 14, .16), p.pave)
    built.box((0, SOUTH - 18.2, .05), (26, SOUTH + 1.5, .175), p.tile)
    _paving(p, built)
    built.box((EAST - 9, RAMP[0] + .6, .1), (EAST + 13.5, RAMP[1] - .6, .18), p.road)
    for y in (RAMP[0] + .8, RAMP[1] - 1.0, sum(RAMP) / 2 - .07):
        built.box((EAST - 8, y, .17), (EAST + 13, y + .15, .19), p.line)
    for index in range(12):
        x = WEST + 4 + index * 15.4
        if 0 < x + 4 < 28:
            continue
        built.box((x, SOUTH - 12, .1), (x + 8, SOUTH - 9.6, .56), p.stone)
        hedge(built, (x + .2, SOUTH - 11.8, .1), (x + 7.8, SOUTH - 9.8, 1.0), p.leaf, 300, index)
        built.box((x + 2, SOUTH - 9.5, .1), (x + 6, SOUTH - 9.0, .58), p.timber)
        city.trees.append((x + 4, SOUTH - 10.8, .85))
    built.done()
    for y in range(int(SOUTH), int(NORTH), 9):
        city.trees.append((WEST - 7.5, y, .85))
        if not RAMP[0] - 3 < y < RAMP[1] + 3:
            city.trees.append((EAST + 7.5, y, .85))


def _paving(p, built):
    """Bands across the pavement, light stone before the gate, and the band along the kerb that blind people follow."""
    for index, x in enumerate(range(int(WEST) - 8, int(EAST) + 10, 6)):
        built.box((x - .2, SOUTH - 17.6, .1), (x + .2, SOUTH - .5, .163), p.tile)
        if index % 3 == 1:
            built.box((x + .6, SOUTH - 8.6, .1), (x + 5.4, SOUTH - 3.6, .162), p.stone)
    for y in range(int(SOUTH) + 2, int(NORTH) + 12, 6):
        for side in (WEST - 10.6, EAST + .6):
            if not (side > 0 and RAMP[0] - 4 < y < RAMP[1] + 3):
                built.box((side, y, .1), (side + 10, y + .4, .163), p.tile)
    for row in range(5):
        built.box((1, SOUTH - 16.4 + row * 3.4, .1), (25, SOUTH - 14.6 + row * 3.4, .18), p.stone)
    built.box((WEST - 10, SOUTH - 17.2, .1), (EAST + 10, SOUTH - 16.9, .166), p.line)
