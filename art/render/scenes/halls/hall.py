"""The shell of a community room: a floor, a wall of glass towards the garden (y = 0), what lines its walls and its ceiling."""
import copy
import random

from kit.materials import srgb
from kit.solids import box
from scenes.interior import room
from scenes.interior.boards import lay
from scenes.interior.finishes import cloth
from scenes.interior.furniture import shelf_of_books, vase
from scenes.interior.soft import arranged


def hall(p, wide, long, high=2.8, panes=4, glass=None, floor=None, walls=None):
    """Walls round x 0…`wide`, y 0…`long`, ceiling at `high` metres.

    `glass` is the span of the windows, `floor` covers the boards with another material, `walls` finishes some walls
    otherwise ('east', 'west').
    """
    start, end = glass or (.25, wide - .25)
    top, walls = high - .18, walls or {}
    if floor:
        box((-.2, -.2, -.2), (wide + .2, long + .2, 0), floor, bevel=0)
    else:
        lay((-.2, -.2, wide + .2, long + .2), p)
    tall = high + .4
    room.wall('x', 0, -1, (-.2, wide + .2), [(start, end, .04, top)], p, height=tall)
    room.window('x', 0, -1, (start, end), p, panes=panes, low=.04, high=top, transom=0)
    _outlook(p, start, end, top)
    room.wall('x', long, 1, (-.2, wide + .2), [], p, height=tall)
    for side, at, out in (('west', 0, -1), ('east', wide, 1)):
        room.wall('y', at, out, (0, long), [], p, height=tall, finish=walls.get(side))
    box((-.2, -.2, high), (wide + .2, long + .2, high + .3), p.ceiling, bevel=0)


def _outlook(p, start, end, top):
    """A grey pane for eyes and mirrors alone: the sun comes in undimmed."""
    seen = box((start, -.15, .04), (end, -.149, top), p.outlook, bevel=0)
    seen.visible_diffuse = seen.visible_shadow = seen.visible_transmission = False


def panelled(p, x, inward, span, high, wide=.9, made=None):
    """Panels of wood with shadow joints along a wall at `x`."""
    room.slab('y', span, (x + inward * .0008, x + inward * .008), (.0008, high - .001), p.dark)
    count = max(1, round((span[1] - span[0]) / wide))
    step = (span[1] - span[0]) / count
    for index in range(count):
        y = span[0] + index * step
        room.slab('y', (y + .004, y + step - .004), (x + inward * .0085, x + inward * .026), (.004, high - .004), made or p.wood, bevel=.003)


def slat_ceiling(p, area, high, pitch=.09):
    """Wooden slats hung under the ceiling along x, over `area` (x0, y0, x1, y1)."""
    x0, y0, x1, y1 = area
    box((x0 - .01, y0 - .01, high - .008), (x1 + .01, y1 + .01, high - .001), p.dark, bevel=0)
    y = y0
    while y + .04 < y1:
        box((x0, y, high - .075), (x1, y + .038, high - .0085), p.wood_across, bevel=.003)
        y += pitch


def beams(p, area, high, count, deep=.20, wide=.11):
    """Wooden beams under the ceiling along y, over `area` (x0, y0, x1, y1)."""
    x0, y0, x1, y1 = area
    for index in range(count):
        x = x0 + (x1 - x0) * index / (count - 1)
        box((x - wide / 2, y0, high - deep), (x + wide / 2, y1, high + .02), p.wood_deep, bevel=.006)


def light_line(p, x0, y0, x1, y1, high):
    """A line of light set into the ceiling."""
    box((x0, y0, high - .006), (x1, y1, high + .002), p.strip, bevel=0)


def spines(p):
    """The palette with book covers in the colours of a library."""
    made = copy.copy(p)
    tones = {'paper': '#d8cdb4', 'accent': '#7c3f31', 'trim': '#33495a', 'ceramic': '#9b7b3f', 'linen': '#4d6350', 'accent_deep': '#53392c'}
    for key, tone in tones.items():
        setattr(made, key, cloth(f'spine {key}', srgb(tone), thread=.9))
    return made


def bookcase(p, length, high=2.3, rows=6, seed=1, filled=.85, books=None, lit=False):
    """A bookcase against a wall: from the origin along +x, front towards +y, books on its shelves; `lit` under each of them."""
    chance, deep, books = random.Random(seed), .32, books or p
    box((0, .001, 0), (length, .018, high), p.wood, bevel=.002)
    bays = max(1, round(length / .92))
    for index in range(bays + 1):
        x = index * length / bays
        box((max(0, x - .014), .0185, 0), (min(length, x + .014), deep, high), p.wood, bevel=.002)
    for row in range(rows + 1):
        z = .08 + (high - .1) * row / rows
        box((.001, .019, z - .026), (length - .001, deep - .004, z), p.wood_across, bevel=.002)
        if lit and row:
            box((.03, deep - .03, z - .031), (length - .03, deep - .02, z - .0265), p.strip, bevel=0)
        if row == rows:
            continue
        for bay in range(bays):
            x, wide = bay * length / bays + .02, length / bays - .04
            if chance.random() < filled:
                arranged(lambda: shelf_of_books(books, wide * chance.uniform(.7, 1), z, seed * 31 + row * 7 + bay), x, .08)
            elif chance.random() < .6:
                arranged(lambda: vase(p, .20), x + wide / 2, .17, 0, z)
