"""Things of the residents' rooms that homes have not: round-backed chairs, lamps that light, cups. Metres."""
import math
import random

from kit.solids import bar, box, cushion, cylinder, rounded, sphere
from kit.stage import bulb
from scenes.interior.soft import arranged, surface, turned


def tub_chair(p, cloth, legs=None, wide=.27, seat=.45):
    """An upholstered chair with a back that goes round the sitter; looks towards -y."""
    legs = legs or p.wood
    for x in (-1, 1):
        for y in (-1, 1):
            bar((x * wide * .62, y * wide * .62, seat - .08), (x * wide * .86, y * wide * .86, 0), .014, legs)
    rounded(0, 0, seat - .10, seat - .07, wide * .9, legs, .006)
    rounded(0, -.005, seat - .07, seat + .02, wide * .97, cloth, .038)
    rows = []
    for step in range(7):
        share, row = step / 6, []
        for index in range(25):
            turn = math.radians(-98 + index * 196 / 24)
            tall = (.30 + .02 * math.cos(turn)) * (.62 + .38 * math.cos(turn * .62) ** 2)
            reach = wide * (1.0 + .10 * share)
            row.append((reach * math.sin(turn), reach * math.cos(turn) * .98, seat - .03 + tall * share))
        rows.append(row)
    back = surface('back', rows, cloth)
    thick = back.modifiers.new('Thick', 'SOLIDIFY')
    thick.thickness, thick.offset = .045, 0
    soft = back.modifiers.new('Soft', 'SUBSURF')
    soft.levels = soft.render_levels = 2


def laptop(p):
    """An open computer, 0.32 m; one looks at it from -y."""
    box((-.16, -.11, 0), (.16, .11, .012), p.steel, bevel=.004)
    box((-.14, -.03, .0122), (.14, .09, .0128), p.dark, bevel=0)
    lid = box((-.16, -.004, 0), (.16, .004, .21), p.steel, bevel=.003)
    lid.location, lid.rotation_euler = (0, .15, .108), (-.28, 0, 0)
    screen = box((-.15, -.0005, -.096), (.15, .0005, .096), p.screen[1], bevel=0)
    screen.location, screen.rotation_euler = (0, .1455, .107), (-.28, 0, 0)


def sheets(p, number=3, seed=1):
    """Loose sheets of paper."""
    chance = random.Random(seed)
    for index in range(number):
        box((-.105, -.148, index * .0012), (.105, .148, index * .0012 + .001), p.paper, bevel=0, turn=chance.uniform(-.25, .25))


def dome(p, x, y, low, z, made=None, radius=.20, watts=16):
    """A metal dome on a cable with a bulb that lights what is under it."""
    cylinder(x, y, low + radius * .8, z, .004, p.dark, sides=10)
    cylinder(x, y, z - .02, z + .001, .05, p.dark)
    shell = ((0, 1), (.30, .94), (.62, .72), (.88, .36), (1, .10))
    arranged(lambda: turned(shell, radius * .82, radius, made or p.brass), x, y, 0, low)
    sphere((x, y, low + .045), .045, p.glowing, around=24, down=14)
    if watts:
        bulb((x, y, low - .02), watts, (1, .80, .55), .06)


def globe(p, x, y, low, z, radius=.16, watts=14, flatten=1.0):
    """A paper or glass ball on a cable that lights all round."""
    cylinder(x, y, low + radius, z, .004, p.dark, sides=10)
    cylinder(x, y, z - .02, z + .001, .05, p.dark)
    sphere((x, y, low + radius * flatten), radius, p.shade, flatten, 48, 28)
    if watts:
        bulb((x, y, low - .06), watts, (1, .84, .62), .08)


def bench(p, length, cloth, buttons=6, high=.80):
    """An upholstered bench along a wall: origin along +x, its back at y = 0, looking towards +y."""
    box((0, .04, 0), (length, .50, .10), p.dark, bevel=0)
    box((0, .001, .10), (length, .56, .34), p.wood_across, bevel=.008)
    wide = length / buttons
    for index in range(buttons):
        x = index * wide
        cushion((x + .004, .10, .33), (x + wide - .004, .58, .475), cloth)
        box((x + .004, .001, .46), (x + wide - .004, .13, high), cloth, bevel=.05, segments=4)


def tufted_plant(p, x, y, z=0.0, leaves=26, reach=.34, seed=1, pot=None):
    """A low plant with arching leaves in a pot."""
    rng, wide = random.Random(seed), .11
    arranged(lambda: turned(((0, .72), (.5, .95), (1, 1)), .17, wide, pot or p.ceramic), x, y, 0, z)
    cylinder(x, y, z + .15, z + .155, wide * .93, p.bark)
    for index in range(leaves):
        turn, far, tall = index * 2.4, reach * rng.uniform(.55, 1.1), reach * rng.uniform(.5, 1.4)
        rows = []
        for share in (0, .2, .4, .6, .8, 1):
            r, h = far * share, tall * (share * 1.5 - share ** 2.4) + .15
            half = .022 * math.sin(math.pi * min(.98, share * .9 + .08))
            dx, dy = math.cos(turn), math.sin(turn)
            rows.append([(x + dx * r - dy * s * half, y + dy * r + dx * s * half, z + h + abs(s) * .006) for s in (-1, 0, 1)])
        surface('frond', rows, p.leaf)
