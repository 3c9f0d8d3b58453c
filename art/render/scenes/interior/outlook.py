"""What the windows show from a high floor: a hazy city, a thin line of sea, a bright sky. Light is baked into the colours."""
import math
import random

from kit.materials import material
from kit.mesh import MeshBuilder
from kit.sky import direction, sky
from kit.stage import sun

GROUND = -98.0
AFTERNOON = [(0, (1.0, .92, .83)), (.05, (.95, .92, .89)), (.16, (.74, .82, .92)), (.45, (.50, .66, .90)), (1, (.30, .48, .80))]
EVENING = [(0, (.98, .60, .40)), (.05, (.86, .57, .46)), (.14, (.56, .47, .54)), (.34, (.27, .33, .52)), (1, (.09, .14, .31))]


def outlook(azimuth=300.0, elevation=24.0, evening=False, sunlight=4.5, seed=11):
    """Sky, sun and city; azimuth in degrees (270 is south, where the windows are)."""
    towards = direction(azimuth, elevation)
    if evening:
        sky(EVENING, towards, strength=.9, glow=(1, .55, .28), glow_strength=.8, clouds=.35)
        haze, light, shade = (.80, .52, .42), (.42, .30, .27), (.13, .13, .19)
    else:
        sky(AFTERNOON, towards, strength=1.9, glow=(1, .78, .5), glow_strength=.5, clouds=0)
        haze, light, shade = (1.30, 1.24, 1.18), (.95, .86, .76), (.34, .385, .45)
    sun(towards, sunlight * (.30 if evening else 1), (1, .74, .48) if not evening else (1, .56, .30), degrees=1.4)
    baked = material('far', (0, 0, 0), rough=1, specular=0, glow_from_colour=1)
    baked.cycles.sample_as_light = False
    built = MeshBuilder('outlook', [baked])

    def far(colour, distance):
        share = 1 - math.exp(-distance / (1100 if evening else 900))
        return tuple(c * (1 - share) + h * share for c, h in zip(colour, haze))

    _ground(built, baked, far, evening)
    _city(built, baked, far, light, shade, towards, random.Random(seed), evening)
    built.done()


def _ground(built, baked, far, evening):
    sea, land = ((.30, .30, .38), (.16, .15, .18)) if evening else ((.52, .66, .80), (.50, .50, .48))
    rings = (20, 120, 300, 600, 1100, 1900, 3000, 6000, 11500)
    for near, out in zip(rings, rings[1:]):
        wet = near >= 1900
        for step in range(48):
            a, b = (2 * math.pi * (step + end) / 48 for end in (0, 1))
            colours = [far(sea, d * .55) if wet else far(land, d) for d in (near, out, out, near)]
            points = [(d * math.cos(t), d * math.sin(t), GROUND) for d, t in ((near, a), (out, a), (out, b), (near, b))]
            built.quad(points, baked, colours)


def _city(built, baked, far, light, shade, towards, chance, evening):
    for _ in range(1500):
        distance = 70 + 1850 * chance.random() ** .8
        angle = chance.uniform(0, 2 * math.pi)
        x, y = distance * math.cos(angle), distance * math.sin(angle)
        half, deep = chance.uniform(5, 14), chance.uniform(5, 14)
        top = GROUND + (chance.uniform(8, 26) if chance.random() < .86 else chance.uniform(30, 62))
        tone = chance.uniform(.82, 1.08)
        corners = [(x - half, y - deep), (x + half, y - deep), (x + half, y + deep), (x - half, y + deep)]
        normals = ((0, -1), (1, 0), (0, 1), (-1, 0))
        roof = far(tuple(part * tone for part in light), distance)
        built.quad([(*corner, top) for corner in corners], baked, roof)
        for index, (nx, ny) in enumerate(normals):
            facing = max(0, nx * towards.x + ny * towards.y)
            colour = tuple((s + (l - s) * facing) * tone for s, l in zip(shade, light))
            first, second = corners[index], corners[(index + 1) % 4]
            _wall(built, baked, first, second, top, far(colour, distance))
            if distance < 700:
                window = [part * .62 for part in colour]
                _storeys(built, baked, first, second, (nx, ny), top, window, far, distance, chance, evening)


def _wall(built, baked, first, second, top, colour, low=GROUND):
    built.quad([(*first, low), (*second, low), (*second, top), (*first, top)], baked, colour)


def _storeys(built, baked, first, second, normal, top, colour, far, distance, chance, evening):
    a, b = ([end[0] + normal[0] * .15, end[1] + normal[1] * .15] for end in (first, second))
    count = max(2, int(math.dist(a, b) / 3.4))
    z = GROUND + 3
    while z + 2 < top:
        for step in range(count):
            ends = [tuple(p + (q - p) * (step + share) / count for p, q in zip(a, b)) for share in (.2, .8)]
            lit = evening and chance.random() < .3
            shown = (1.5, 1.0, .55) if lit else tuple(part * chance.uniform(.8, 1.1) for part in colour)
            _wall(built, baked, *ends, z + 1.5, shown if lit else far(shown, distance), z)
        z += 3.1
