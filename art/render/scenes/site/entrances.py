"""The ways into the towers from the deck: a paved court, a bronze roof, doors of glass."""
import math

from scenes.site.podium import DECK
from scenes.site.tower import TOWERS

# The side of each tower where its door is: -1 south, 1 north. All face the paths of the garden.
SIDES = {'101': -1, '102': 1, '103': -1, '104': 1}
# How far the door's middle lies from the tower's own.
ALONG, OUT = .3, 9.4


def entrance(name):
    """Place of a tower's door and the direction in radians in which one leaves by it."""
    at, degrees = next((at, degrees) for tower, at, degrees, _ in TOWERS if tower == name)
    side, turn = SIDES[name], math.radians(degrees)
    x, y = -ALONG * side, OUT * side
    return ((at[0] + x * math.cos(turn) - y * math.sin(turn), at[1] + x * math.sin(turn) + y * math.cos(turn)), turn + side * math.pi / 2)


def entrances(p, built):
    """All courts, roofs and doors; +x of their own coordinates leads outwards."""
    for name in SIDES:
        origin, turn = entrance(name)

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
