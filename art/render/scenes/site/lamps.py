"""What burns out of doors after dark: the lines that cars leave, the lamps of the streets and of the garden."""
import math
import random

from kit.mesh import MeshBuilder, place
from kit.stage import bulb
from scenes.site.city import MAIN, STREETS_X, STREETS_Y, bend
from scenes.site.coast import inland
from scenes.site.garden import LAWNS
from scenes.site.outline import blob
from scenes.site.podium import DECK

AMBER = (1.0, .66, .36)


def lamps(p, lit, clear=None, trails=True):
    """All of them, `lit` strong; `clear`, a pair of x, removes the main street's that would stand before a camera; cars leave `trails`."""
    if trails:
        _traffic(p, lit)
    _near_lamps(p, lit, clear)
    _far_lamps(p, lit)
    for lawn in LAWNS:
        # Under the crowns, whose leaves they show.
        for x, y in blob(*lawn, count=max(3, int(lawn[2] / 3)), scale=.55):
            bulb((x, y, DECK + 1.4), 420 * lit, AMBER)


def _traffic(p, lit):
    """On the main street, beside the site, and fewer on the other streets."""
    chance, built = random.Random(8), MeshBuilder('traffic', [p.lamp])
    others = [(True, middle, half) for middle, half in STREETS_X] + [(False, middle, half) for middle, half in STREETS_Y if middle != MAIN]
    for index in range(290):
        along_y, middle, half = (False, MAIN, 13) if index < 90 else chance.choice(((True, -112, 6), (True, 116, 6)) if index < 150 else others)
        start, long = chance.uniform(-560, 560), chance.uniform(12, 60)
        side = chance.choice((-1, 1))
        colour = (1.5, 1.2, .8) if side < 0 else (1.7, .16, .06)
        glow = tuple(part * lit * chance.uniform(.3, 1.1) for part in colour)
        across, level = middle + side * chance.uniform(1.5, half - 1), chance.uniform(.5, .8)
        if not inland(*((across, start + long) if along_y else (start, across))):
            continue
        if along_y:
            built.box((across - .05, start, level), (across + .05, start + long, level + .07), p.lamp, glow)
        else:
            built.box((start, across - .05, level), (start + long, across + .05, level + .07), p.lamp, glow)
    built.vertices = [(*bend(x, y), z) for x, y, z in built.vertices]
    built.done()


def _near_lamps(p, lit, clear):
    """Those of the main street and beside the site: posts with an arm, whose lamps light the pavement."""
    built = MeshBuilder('lamp', [p.dark, p.shop])
    built.box((-.07, -.07, 0), (.07, .07, 7.4), p.dark)
    built.box((-.08, -.08, 7.4), (.08, 1.9, 7.52), p.dark)
    built.box((-.12, 1.1, 7.32), (.12, 1.85, 7.39), p.shop, (9 * lit, 6.2 * lit, 3.4 * lit))
    mesh = built.done(link=False).data
    for x in range(-500, 520, 30):
        place(mesh, (x, MAIN - 17.5, 0))
        if not clear or not clear[0] < x < clear[1]:
            place(mesh, (x, MAIN + 17.5, 0), turn=math.pi)
    for y in range(-400, 560, 34):
        place(mesh, (-122.5, y, 0), turn=-math.pi / 2)
        place(mesh, (126.5, y, 0), turn=math.pi / 2)


def _far_lamps(p, lit):
    """The other streets': from afar they are points, which draw the streets between the houses."""
    built = MeshBuilder('far lamp', [p.dark, p.lamp])
    built.box((-.07, -.07, 0), (.07, .07, 6.6), p.dark)
    built.box((-.25, -.25, 6.5), (.25, .25, 6.9), p.lamp, tuple(part * 40 * lit for part in AMBER))
    mesh = built.done(link=False).data
    places = [(middle + half, at) for middle, half in STREETS_X if abs(middle) > 130 for at in range(-600, 600, 31)]
    places += [(at, middle + half) for middle, half in STREETS_Y if middle != MAIN for at in range(-600, 620, 31) if abs(at) > 100 or abs(middle) > 100]
    for x, y in places:
        if inland(x, y):
            place(mesh, (*bend(x, y), 0))
