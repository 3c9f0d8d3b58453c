"""Harbour, open sea and islands. The coast runs from the south-west to the north-east, about 900 m from the site."""
import bisect
import math
import random

from kit.mesh import MeshBuilder

ANGLE = math.radians(25)
ALONG = (math.cos(ANGLE), math.sin(ANGLE))
SEAWARD = (-ALONG[1], ALONG[0])
# The quays, as (along the coast, seaward) in metres; piers stand out between basins.
SHORE = [(-9000, 500), (-2200, 640), (-1300, 800), (-960, 840), (-960, 1200), (-830, 1200), (-830, 850), (-470, 860), (-470, 1260),
         (-330, 1260), (-330, 880), (60, 890), (60, 1150), (210, 1150), (210, 920), (760, 980), (1500, 1420), (3200, 2300), (9000, 4200)]
PIERS = ((-960, -830, 1200), (-470, -330, 1260), (60, 210, 1150))
# azimuth in degrees, distance, half width, height
ISLANDS = [(94, 7800, 1500, 190), (108, 5600, 1100, 130), (121, 8600, 2100, 260), (137, 6400, 1300, 150), (150, 9000, 1900, 230),
           (166, 6800, 1200, 140), (80, 9500, 1600, 170)]
# Wooded hills behind the city, likewise.
HILLS = [(2, 5200, 1500, 300), (20, 4300, 1300, 260), (38, 5600, 1500, 330), (53, 6900, 1300, 240), (-20, 4600, 1400, 260),
         (-38, 5600, 1900, 170), (-56, 5200, 1700, 130), (-75, 6000, 2000, 180),
         (-95, 5000, 1500, 240), (-112, 5700, 1700, 300), (-132, 4700, 1400, 210), (-152, 5600, 1800, 170)]


def world(along, seaward):
    """Coordinates of the plan of a point given along and across the coast."""
    return along * ALONG[0] + seaward * SEAWARD[0], along * ALONG[1] + seaward * SEAWARD[1]


def inland(x, y, margin=26):
    """Is this point on dry land, `margin` metres from the general line of the quays?"""
    along, seaward = x * ALONG[0] + y * ALONG[1], x * SEAWARD[0] + y * SEAWARD[1]
    line = [point for point in SHORE if point[1] not in (1200, 1260, 1150)]
    index = max(1, min(len(line) - 1, bisect.bisect([point[0] for point in line], along)))
    (a, low), (b, high) = line[index - 1], line[index]
    return seaward < low + (high - low) * (along - a) / ((b - a) or 1) - margin


def coast(p, windows, ground=None):
    """Land, sea, quays with cranes, ships and warehouses, a breakwater, islands and hills."""
    land = MeshBuilder('land', [p.ground, p.stone, p.sea])
    outline = [world(*point) for point in SHORE] + [world(30000, 12000), world(30000, -40000), world(-30000, -40000), world(-30000, -900)]
    land.prism(outline[::-1] if _clockwise(outline) else outline, -6, 0, ground or p.ground)
    land.quad([world_z(-40000, -9000, -2.2), world_z(40000, -9000, -2.2), world_z(40000, 50000, -2.2), world_z(-40000, 50000, -2.2)], p.sea)
    land.done()
    _harbour(p, windows)
    _heights(p.hill, ISLANDS)
    _heights(p.wood, HILLS)


def world_z(along, seaward, level):
    """A point of space given along and across the coast."""
    return (*world(along, seaward), level)


def _clockwise(outline):
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(outline, outline[1:] + outline[:1])) < 0


class _Quay:
    """Boxes in the coordinates of the coast."""

    def __init__(self, built):
        self.built = built

    def box(self, s, t, z, made, colour=(0.0, 0.0, 0.0)):
        self.built.box((s[0], t[0], z[0]), (s[1], t[1], z[1]), made, colour, ANGLE)


def _harbour(p, windows):
    chance = random.Random(5)
    built = MeshBuilder('harbour', [p.stone, p.white, p.steel, p.bronze, p.hull, p.roof_grey, p.roof_red, p.taupe, p.lamp, p.cement, p.crane])
    quay = _Quay(built)
    for west, east, end in PIERS:
        for t in range(930, end - 60, 62):
            quay.box((west + 30, west + 74), (t, t + 50), (0, 11), p.white)
            quay.box((west + 29, west + 75), (t - 1, t + 51), (11, 11.8), p.roof_grey)
        for t in range(910, end - 30, 75):
            _crane(p, quay, east - 16, t)
            quay.box((east - 3, east - 2.6), (t + 20, t + 20.4), (12, 12.5), p.lamp, windows.lamp(30))
        for _ in range(26):
            s, t, high = east - 56 + chance.randrange(4) * 3, chance.uniform(900, end - 30), chance.randint(1, 3) * 2.6
            quay.box((s, s + 2.5), (t, t + 12.2), (.1, high), chance.choice((p.bronze, p.steel, p.roof_red, p.crane)))
    for s, t, long in ((-800, 960, 150), (-300, 980, 170), (240, 1010, 130), (-505, 1080, 120)):
        _ship(p, quay, s, t, long)
    for s0, s1, t in ((-900, -120, 1760), (120, 800, 1700)):
        quay.box((s0, s1), (t, t + 22), (-4, 2.4), p.cement)
        quay.box((s0, s1), (t + 14, t + 20), (2.3, 4.2), p.stone)
    for s in (-116, 122):
        quay.box((s - 4, s + 4), (1706, 1714), (2, 5), p.white)
        quay.box((s - 2, s + 2), (1708, 1712), (5, 20), p.white)
        quay.box((s - 1, s + 1), (1709, 1711), (20, 22), p.lamp, windows.lamp(20))
    built.done()


def _crane(p, quay, s, t):
    for ds in (-9, 9):
        for dt in (-8, 8):
            quay.box((s + ds - .8, s + ds + .8), (t + dt - .8, t + dt + .8), (0, 30), p.crane)
    quay.box((s - 22, s + 44), (t - 2.2, t + 2.2), (30, 33), p.crane)
    quay.box((s - 8, s + 4), (t - 3.5, t + 3.5), (33.1, 37), p.white)
    quay.box((s + 7, s + 9), (t - 1, t + 1), (33, 50), p.crane)


def _ship(p, quay, s, t, long):
    quay.box((s, s + 24), (t, t + long), (-2, 7), p.hull)
    quay.box((s + .8, s + 23.2), (t + 1, t + long - 1), (7, 7.7), p.roof_red)
    quay.box((s + 2, s + 22), (t + 6, t + 24), (7.6, 22), p.white)
    quay.box((s + 5, s + 19), (t + 10, t + 18), (22, 27), p.white)
    for index in range(4):
        quay.box((s + 3, s + 21), (t + 34 + index * (long - 44) / 4, t + 30 + (index + 1) * (long - 44) / 4), (7.6, 11.5), p.cement)


def _heights(made, places):
    built = MeshBuilder('heights', [made])
    for number, (azimuth, distance, half, high) in enumerate(places):
        chance = random.Random(number)
        peaks = [(chance.uniform(-.7, .7), chance.uniform(.16, .4), chance.uniform(.4, 1)) for _ in range(6)]
        a = math.radians(azimuth)
        cx, cy, ux, uy = distance * math.cos(a), distance * math.sin(a), -math.sin(a), math.cos(a)

        def point(i, j):
            u, v = i / 24 - 1, j / 5 - 1
            ridge = sum(tall * math.exp(-((u - at) / wide) ** 2) for at, wide, tall in peaks)
            edge = max(0, 1 - u * u) ** .7 * max(0, 1 - v * v)
            x, y = u * half, v * half * .35
            return cx + ux * x + (cx / distance) * y, cy + uy * x + (cy / distance) * y, -8 + high * .42 * ridge * edge

        for i in range(48):
            for j in range(10):
                built.quad([point(i, j), point(i, j + 1), point(i + 1, j + 1), point(i + 1, j)], made)
    built.done(smooth=True)
