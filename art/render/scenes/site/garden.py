"""The garden on the deck: paving, lawns behind stone rims, curved paths, a pond, a pergola. What grows there: `planting`."""
import math

from kit.mesh import MeshBuilder
from scenes.site.entrances import entrances
from scenes.site.outline import blob
from scenes.site.planting import planting
from scenes.site.podium import DECK, EAST, NORTH, SOUTH, WEST

# x, y, half width, half depth, phase of the outline
LAWNS = [(-11, 18, 17, 11, .9), (-66, -28, 17, 13, .2), (-42, -37, 9, 6.5, .5), (-14, -40, 15, 4.5, .1), (30, -31, 13, 10, .8),
         (52, -37, 9, 6, .35), (78, 16, 12, 14, .3), (59, 27, 7, 5, .7), (-81, 24, 6, 8, .4), (-40, 29, 9, 4.5, .6),
         (22, 29, 10, 4.2, .15), (43, -4.5, 9, 2.8, .5), (-85, -4, 3.2, 9, .35)]
# Of these, lawns to lie on, and groves; the others are beds of trees, shrubs and grasses.
OPEN, GROVES = {0, 1}, {6, 8}
POND = (18, -9, 7.5, 4.2, .3)
PLAY = (-58, -8.5, 6.5, 5.0, .1)
PERGOLAS = [(-21.5, -8.5), (40, -13.5)]
EDGE = [x for x in range(-84, 92, 8) if not 0 < x < 26]
PATHS = [[(13, -38), (14, -24), (11, -16), (5, -6), (0, 0), (-10, 3), (-28, 3), (-44, -7), (-53, -8)],
         [(11, -16), (30, -15), (48, -16), (61, 0), (62, 12), (48, 27), (32, 26), (7, 19), (2, -2)],
         [(-28, 3), (-30.5, 12), (-30.5, 22), (-24, 32), (0, 33), (12, 28), (7, 19)], [(-44, -10), (-45, -26), (-36, -33), (0, -34), (13, -31)]]


def garden(p, windows, seed=4, close=False):
    """Everything on the deck; `close` asks for finer leaves."""
    built = MeshBuilder('garden', [p.pave, p.tile, p.white, p.stone, p.grass, p.soil, p.water, p.timber, p.bronze, p.lamp, p.dark, p.shop])
    built.box((WEST + .6, SOUTH + .6, DECK - .2), (EAST - .6, NORTH - .6, DECK + .05), p.pave)
    _paving(p, built)
    entrances(p, built)
    for index, line in enumerate(PATHS):
        path(built, line, 3.4, DECK + .07 + index * .004, p.tile)
    for index, lawn in enumerate(LAWNS):
        high = .2 if index in OPEN else .45
        built.prism(blob(*lawn, scale=1.05), DECK, DECK + high, p.white)
        built.prism(blob(*lawn), DECK, DECK + high + .07, p.grass if index in OPEN else p.soil)
    built.prism(blob(*POND, scale=1.09), DECK, DECK + .30, p.stone)
    built.prism(blob(*POND), DECK, DECK + .34, p.water)
    built.prism(blob(*PLAY), DECK, DECK + .12, p.timber)
    built.prism(blob(*PLAY, scale=.55), DECK, DECK + .15, p.soil)
    for x in EDGE:
        built.box((x - 2.4, SOUTH + .7, DECK), (x + 2.4, SOUTH + 2.7, DECK + .55), p.white)
        built.box((x - 2.2, SOUTH + .9, DECK), (x + 2.2, SOUTH + 2.5, DECK + .6), p.soil)
    for at in PERGOLAS:
        _pergola(p, built, at)
    _benches(p, built)
    for lawn in LAWNS:
        for x, y in blob(*lawn, count=max(8, int(lawn[2])), scale=1.1):
            built.box((x - .06, y - .06, DECK), (x + .06, y + .06, DECK + .6), p.lamp, windows.lamp(4.5))
    built.done()
    planting(p, LAWNS, OPEN, GROVES, EDGE, seed, close)


def _paving(p, built):
    """Bands of darker stone every 7 m, squares of light stone between some of them."""
    for index, x in enumerate(range(int(WEST) + 6, int(EAST) - 2, 7)):
        built.box((x - .18, SOUTH + .7, DECK), (x + .18, NORTH - .7, DECK + .054), p.tile)
        for row, y in enumerate(range(int(SOUTH) + 5, int(NORTH) - 4, 7)):
            if (index * 3 + row * 5) % 7 < 3:
                built.box((x + .6, y + .6, DECK), (x + 6.4, y + 6.4, DECK + .052), p.stone)
    for y in range(int(SOUTH) + 5, int(NORTH) - 1, 7):
        built.box((WEST + .7, y - .18, DECK), (EAST - .7, y + .18, DECK + .0555), p.tile)


def path(built, line, width, level, made):
    """A path of `width` metres through the points, smoothed by Chaikin's corner cutting."""
    for _ in range(3):
        cut = [line[0]]
        for (ax, ay), (bx, by) in zip(line, line[1:]):
            cut += [(ax * .75 + bx * .25, ay * .75 + by * .25), (ax * .25 + bx * .75, ay * .25 + by * .75)]
        line = [*cut, line[-1]]
    sides = []
    for index, (x, y) in enumerate(line):
        (ax, ay), (bx, by) = line[max(0, index - 1)], line[min(len(line) - 1, index + 1)]
        length = math.hypot(bx - ax, by - ay) or 1
        nx, ny = -(by - ay) / length * width / 2, (bx - ax) / length * width / 2
        sides.append(((x + nx, y + ny, level), (x - nx, y - ny, level)))
    for (a, b), (c, d) in zip(sides, sides[1:]):
        built.quad([b, d, c, a], made)


def _pergola(p, built, at):
    x, y = at
    for dx in (0, 4, 8):
        for dy in (0, 4.2):
            built.box((x + dx, y + dy, DECK), (x + dx + .16, y + dy + .16, DECK + 2.8), p.bronze)
    for index in range(19):
        built.box((x - .4 + index * .5, y - .5, DECK + 2.81), (x - .3 + index * .5, y + 4.9, DECK + 2.95), p.timber)
    built.box((x - .3, y - .4, DECK + .03), (x + 8.6, y + 4.8, DECK + .1), p.timber)
    built.box((x + 1, y + 3.4, DECK + .1), (x + 7.2, y + 3.9, DECK + .52), p.timber)


def _benches(p, built):
    for x, y, turn in ((4, -12, .4), (-22, 1, 0), (-4, 4.5, .2), (24, -19, .3), (64, 4, 1.5), (-48, -13, .8), (8, 24, .2)):
        built.box((-1.1, -.25, DECK + .38), (1.1, .25, DECK + .45), p.timber, turn=turn, origin=(x, y))
        for u in (-.8, .8):
            built.box((u - .1, -.2, DECK), (u + .1, .2, DECK + .39), p.stone, turn=turn, origin=(x, y))
