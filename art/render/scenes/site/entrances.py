"""The ways into the towers from the deck: a paved court, a bronze roof, doors of glass."""
import math

from scenes.site.outline import set_down
from scenes.site.podium import DECK
from scenes.site.storey import storey_of
from scenes.site.tower import TOWERS

# The office-tel's door lies in the middle of its north side.
OFFICE_DOOR = (-.3, 9.4)


def ways_in():
    """Of every tower by its number: place of each of its doors, and the direction in radians in which one leaves by it."""
    return {name: [(set_down(door, at, degrees), math.radians(degrees) + math.pi / 2) for door in _doors(name)] for name, at, degrees, _ in TOWERS}


def _doors(name):
    """In the tower's own plan; all lie in the north."""
    return [OFFICE_DOOR] if name == '104' else [((x0 + x1) / 2, y1) for x0, _, x1, y1 in storey_of(name).stairs]


def entrances(p, built):
    """All courts, roofs and doors; +x of their own coordinates leads outwards."""
    for origin, turn in (door for doors in ways_in().values() for door in doors):
        def box(low, high, made):
            built.box((low[0], low[1], DECK + low[2]), (high[0], high[1], DECK + high[2]), made, turn=turn, origin=origin)

        box((-2, -4.5, 0), (7.5, 4.5, .058), p.tile)
        for index in range(4):
            box((.6 + index * 1.9, -4.1, 0), (2.1 + index * 1.9, 4.1, .064), p.stone)
        box((-1.4, -2.6, 3.2), (4.2, 2.6, 3.55), p.bronze)
        box((-1.3, -2.5, 3.1), (4.1, 2.5, 3.21), p.white)
        for side in (-2.35, 2.2):
            box((3.7, side, .06), (3.85, side + .15, 3.2), p.bronze)
        box((-1.2, -1.4, .06), (-1.1, 1.4, 2.9), p.shop)
        for side in (-3.9, 3.0):
            box((4.6, side, 0), (6.6, side + .9, .5), p.white)
