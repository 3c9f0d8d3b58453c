"""Open shelves and rails with what lies and hangs on them. Backs along x at y = 0, fronts towards +y. Metres."""
import math
import random

from kit.solids import box, cushion, cylinder
from scenes.interior.soft import pillow, surface


def shelves(p, length, heights, deep=.36, high=2.3, sides=True, lit=True):
    """Wooden shelves at `heights` from the origin along +x, each with a strip of light under its front edge."""
    if sides:
        for x in (0, length - .022):
            box((x, .001, 0), (x + .022, deep, high), p.wood, bevel=.003)
    for z in heights:
        box((.0225, .002, z - .026), (length - .0225, deep - .002, z), p.wood_across, bevel=.003)
        if lit and z > .5:
            box((.04, deep - .05, z - .0305), (length - .04, deep - .04, z - .0262), p.strip, bevel=0)


def hanging(p, length, rail=1.75, seed=1, count=None):
    """Garments on a rail, from the origin along +x."""
    chance, count = random.Random(seed), count or int(length / .075)
    box((.02, .27, rail), (length - .02, .295, rail + .022), p.metal, bevel=.009)
    cloths = (p.linen, p.curtain, p.accent, p.sofa, p.paper, p.accent_deep, p.linen, p.rug)
    for index in range(count):
        x = .07 + (length - .14) * index / max(1, count - 1)
        long = chance.uniform(.78, 1.06)
        pillow((x, .28, rail - .06 - long / 2), (chance.uniform(.40, .46), long, .075), cloths[(index * 3 + seed) % 8],
               turn=90 + chance.uniform(-7, 7), seed=index)
        cylinder(x, .283, rail - .075, rail - .003, .004, p.metal, sides=10)


def towels(p, count=4, colour=None):
    """A pile of folded towels, centred on the origin."""
    for index in range(count):
        cushion((-.17, -.13, index * .062), (.17, .13, index * .062 + .066), colour or (p.linen, p.sofa)[index % 2],
                turn=(0, 0, (-.03, .04, .01, -.02)[index % 4]))


def basket(p, width=.34, high=.20, made=None, filled=True, deep=.28):
    """An open basket, woven of coils; `filled` with cloths."""
    coils, around, rows = max(6, round(high / .017)), 120, []
    for step in range(coils * 4 + 1):
        share = step / (coils * 4)
        bulge = .0045 * abs(math.sin(math.pi * share * coils)) + .006 * math.sin(math.pi * share)
        row = []
        for index in range(around + 1):
            turn = 2 * math.pi * index / around
            c, s = math.cos(turn), math.sin(turn)
            # A rounded rectangle; strands pass in front of the stakes and behind them by turns.
            weave = .0022 * math.sin(30 * turn + math.pi * int(share * coils))
            x, y = (math.copysign(abs(part) ** .32, part) for part in (c, s))
            half, reach = width / 2 - .012 + bulge + weave, deep / 2 - .012 + bulge + weave
            row.append((half * x * (.94 + .06 * share), reach * y * (.94 + .06 * share), high * share))
        rows.append(row)
    surface('basket', rows, made or p.wicker).modifiers.new('Thick', 'SOLIDIFY').thickness = .006
    box((-width / 2 + .042, -deep / 2 + .042, .006), (width / 2 - .042, deep / 2 - .042, high * .45), made or p.wicker, bevel=.03, segments=3)
    if filled:
        for index, cloth in enumerate((p.linen, p.accent)):
            x = (-.5 + index) * (width - .05) / 2
            cushion((x - (width - .06) / 4, -deep / 2 + .028, high * .62), (x + (width - .06) / 4, deep / 2 - .028, high + .022 - .014 * index), cloth)


def row_of_jars(p, length, seed=1):
    """Jars of three sizes in a row from the origin along +x."""
    chance, x = random.Random(seed), .07
    while x < length - .06:
        radius, high = chance.choice(((.05, .20), (.045, .14), (.055, .25)))
        cylinder(x, .16, 0, high, radius, chance.choice((p.trim, p.ceramic, p.paper)), sides=40)
        cylinder(x, .16, high, high + .02, radius * .95, p.wood_across, sides=40)
        x += radius * 2 + chance.uniform(.025, .06)
