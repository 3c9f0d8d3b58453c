"""What hangs on walls where one washes, and mirrors: backs along x at y = 0, fronts towards +y, heights above the floor. Metres."""
import math

from kit.solids import bar, box, cylinder
from scenes.interior.soft import surface


def mirror(p, half):
    """A tall mirror in a thin frame."""
    box((-half, .0005, .30), (half, .018, 2.0), p.metal, bevel=.002)
    box((-half + .008, .0185, .308), (half - .008, .021, 1.992), p.mirror, bevel=0)


def towel(made, x, wide, front, back, rail, out, seed=0.0, band=None):
    """A towel over a rail at the height `rail` and `out` from the wall; it falls `front` and `back` and swings a little; a woven `band`."""
    path = [(out - .014, rail - back * (1 - step / 10)) for step in range(10)]
    path += [(out - .014 * math.cos(turn), rail + .014 * math.sin(turn)) for turn in (math.pi * step / 8 for step in range(9))]
    path += [(out + .014, rail - front * step / 20) for step in range(1, 21)]

    def rows(part, lift):
        made_of = []
        for y, z in part:
            fall = max(0, rail - z)
            row = []
            for index in range(29):
                u = index / 28
                swing = .030 * fall * math.sin(u * 15 + seed) + .018 * fall * math.sin(u * 31 + 2 * seed)
                narrow = 1 - .10 * min(1, fall / .5) * (1 if y > out else .5)
                row.append((x + wide * (.5 + (u - .5) * narrow) + .012 * fall * math.sin(seed), max(.006, y + swing + lift), z))
            made_of.append(row)
        return made_of

    cloth = surface('towel', rows(path, 0), made)
    thick = cloth.modifiers.new('Thick', 'SOLIDIFY')
    thick.thickness, thick.offset = .007, 0
    if band:
        hem = [(out + .014, rail - front * share) for share in (.80, .85)]
        surface('band', rows(hem, .0062), band)


def towel_rail(p):
    """A rail with a large and a small towel."""
    _rail(p, .30, 1.22)
    towel(p.linen, -.25, .27, .60, .46, 1.22, .068, 1, p.accent)
    towel(p.accent, .05, .20, .40, .30, 1.22, .068, 4)


def hooks(p):
    """A board with three hooks, one towel hanging from it."""
    box((-.20, .0005, 1.50), (.20, .016, 1.56), p.wood_across, bevel=.003)
    for x in (-.13, 0, .13):
        bar((x, .016, 1.53), (x, .052, 1.538), .006, p.metal, 14)
        cylinder(x, .05, 1.530, 1.552, .009, p.metal, sides=20)
    towel(p.linen, -.235, .21, .66, .60, 1.535, .046, 2.4, p.accent_deep)


def _rail(p, half, height, out=.068):
    bar((-half, out, height), (half, out, height), .007, p.metal)
    for x in (-half + .012, half - .012):
        bar((x, 0, height), (x, out, height), .007, p.metal)
        disc = cylinder(0, 0, 0, .006, .018, p.metal, sides=28)
        disc.location, disc.rotation_euler = (x, .0006, height), (-math.pi / 2, 0, 0)


def drying_rack(p, half, height=.98, reach=.30):
    """A rack that is folded out from the wall, with cloths on its rods."""
    box((-half, .0005, height - .03), (half, .022, height + .03), p.trim, bevel=.004)
    for x in (-half + .03, half - .03):
        bar((x, .02, height - .005), (x, reach, height + .01), .008, p.steel)
    for index in range(4):
        y = .075 + (reach - .085) * index / 3
        bar((-half + .03, y, height + .004), (half - .03, y, height + .004), .005, p.steel)
    towel(p.linen, -half + .07, min(.34, half * .8), .34, .30, height + .009, reach - .02, 1.4, p.accent)
    towel(p.accent, half - .07 - min(.30, half * .7), min(.30, half * .7), .26, .24, height + .009, reach - .02, 3.2)
    towel(p.curtain, -half * .3, .26, .42, .40, height + .009, .075 + (reach - .085) / 3, 5)


def broom(p):
    """A broom and a dustpan on two hooks."""
    for x in (0, .17):
        bar((x, .0, 1.33), (x, .045, 1.336), .006, p.steel, 14)
    bar((0, .035, .42), (0, .035, 1.40), .010, p.wood)
    box((-.13, .012, .34), (.13, .060, .43), p.accent_deep, bevel=.012, segments=3)
    box((-.135, .016, .22), (.135, .056, .3405), p.linen, bevel=.008)
    bar((.17, .03, 1.00), (.17, .03, 1.37), .008, p.wood)
    box((.05, .012, .76), (.29, .075, 1.01), p.accent_deep, bevel=.014, segments=3)
