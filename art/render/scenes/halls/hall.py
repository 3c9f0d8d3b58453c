"""The shell of a community room: wooden floor, a wall of glass towards the garden (y = 0), slatted walls, lamps."""
import random

from kit.solids import box
from scenes.interior import room
from scenes.interior.boards import lay
from scenes.interior.furniture import shelf_of_books, vase
from scenes.interior.soft import arranged


def hall(p, wide, long, high=2.8, panes=4, glass=None, floor=None, slats=None, side=None):
    """Walls round x 0…`wide`, y 0…`long`, ceiling at `high` metres.

    `glass` is the span of the windows, `floor` covers the boards with another material, `slats` is the wall that is
    slatted ('east', 'west'), `side` a window (from, to, low, high) in the west wall.
    """
    start, end = glass or (.25, wide - .25)
    top = high - .18
    lay((-.2, -.2, wide + .2, long + .2), p)
    if floor:
        box((-.1, -.1, -.05), (wide + .1, long + .1, .006), floor, bevel=0)
    tall = high + .4
    room.wall('x', 0, -1, (-.2, wide + .2), [(start, end, .04, top)], p, height=tall)
    room.window('x', 0, -1, (start, end), p, panes=panes, low=.04, high=top, transom=0)
    room.wall('x', long, 1, (-.2, wide + .2), [], p, height=tall)
    room.wall('y', 0, -1, (0, long), [side] if side else [], p, height=tall)
    if side:
        room.window('y', 0, -1, side[:2], p, panes=2, low=side[2], high=side[3], transom=0)
    room.wall('y', wide, 1, (0, long), [], p, height=tall)
    box((-.2, -.2, high), (wide + .2, long + .2, high + .3), p.ceiling, bevel=0)
    if slats:
        slatted(p, wide if slats == 'east' else 0, -1 if slats == 'east' else 1, (.3, long - .05), high)


def slatted(p, x, inward, span, high, pitch=.06):
    """Wooden slats on a dark ground along a wall at `x`."""
    room.slab('y', span, (x + inward * .0008, x + inward * .012), (.0008, high - .001), p.dark)
    y = span[0]
    while y + .036 < span[1]:
        room.slab('y', (y, y + .034), (x + inward * .0125, x + inward * .042), (.001, high - .0015), p.wood, bevel=.003)
        y += pitch


def slat_ceiling(p, area, high, pitch=.09):
    """Wooden slats hung under the ceiling along x, over `area` (x0, y0, x1, y1)."""
    x0, y0, x1, y1 = area
    box((x0 - .01, y0 - .01, high - .008), (x1 + .01, y1 + .01, high - .001), p.dark, bevel=0)
    y = y0
    while y + .04 < y1:
        box((x0, y, high - .075), (x1, y + .038, high - .0085), p.wood_across, bevel=.003)
        y += pitch


def light_line(p, x0, y0, x1, y1, high):
    """A line of light set into the ceiling."""
    box((x0, y0, high - .006), (x1, y1, high + .002), p.strip, bevel=0)


def bookcase(p, length, high=2.3, rows=6, seed=1, filled=.85):
    """An open bookcase against a wall: from the origin along +x, front towards +y, books on its shelves."""
    chance = random.Random(seed)
    deep = .32
    box((0, .001, 0), (length, .018, high), p.wood, bevel=.002)
    bays = max(1, round(length / .92))
    for index in range(bays + 1):
        x = index * length / bays
        box((max(0, x - .012), .0185, 0), (min(length, x + .012), deep, high), p.wood, bevel=.002)
    for row in range(rows + 1):
        z = .08 + (high - .1) * row / rows
        box((.001, .019, z - .022), (length - .001, deep - .004, z), p.wood_across, bevel=.002)
        if row == rows:
            continue
        for bay in range(bays):
            x, wide = bay * length / bays + .02, length / bays - .04
            if chance.random() < filled:
                arranged(lambda: shelf_of_books(p, wide * chance.uniform(.6, 1), z, seed * 31 + row * 7 + bay), x, .04)
            elif chance.random() < .6:
                arranged(lambda: vase(p, .20), x + wide / 2, .17, 0, z)
