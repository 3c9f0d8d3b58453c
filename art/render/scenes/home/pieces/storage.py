"""Closets, shelves, shoe cupboards: `wide` along the back (x), `deep` towards +y. Metres."""
from kit.solids import box, cylinder
from scenes.interior import furniture as piece
from scenes.interior import kitchen as cook
from scenes.interior import storage
from scenes.interior.soft import arranged


def closet(p, wide, deep, site):
    """An open wardrobe: bays of hanging clothes and a bay of shelves, lit from above."""
    half, high = wide / 2, site.top(2.22)
    box((-half, .003, .0), (half, .015, high), p.wood, bevel=0)
    count = max(1, round(wide / .75))
    bay = wide / count
    for index in range(count + 1):
        x = min(half - .022, -half + index * bay)
        box((x, .0155, 0), (x + .022, deep - .002, high), p.wood, bevel=.003)
    for index in range(count):
        _bay(p, -half + index * bay + .022, bay - .022, deep, high, site, shelves=index % 3 == 2)


def _bay(p, x, wide, deep, high, site, shelves):
    levels = (.06, .46, .86, 1.26, 1.66, 2.0) if shelves else (.06, .34, 2.0)
    for z in (*(level for level in levels if level < high - .1), high):
        box((x + .0005, .016, z - .024), (x + wide - .0005, deep - .006, z), p.wood_across, bevel=.003)
    if not shelves:
        box((x + .004, deep * .3, .0605), (x + wide - .004, deep - .004, .3355), p.upper, bevel=.003)
        rail = min(1.84, high - .10)
        arranged(lambda: storage.hanging(p, wide, rail, seed=site.number + int(x * 7)), x, deep / 2 - .28)
    for z in levels[1:] if shelves else (2.0,):
        if z + .25 < high and shelves:
            arranged(lambda: storage.towels(p, 3, (p.linen, p.accent, p.sofa)[int(z * 3) % 3]), x + wide / 2, deep * .48, 0, z + .0005)
        elif z + .2 < high:
            arranged(lambda: storage.basket(p, min(.5, wide - .1), .19), x + wide / 2, deep * .5, 0, z + .0005)
    if site.shows(1.9):
        box((x + .03, deep - .05, high - .0305), (x + wide - .03, deep - .04, high - .0245), p.strip, bevel=0)


def shelf(p, wide, deep, site):
    """Open shelves with baskets, jars and towels."""
    half, high = wide / 2, site.top(2.2)
    levels = tuple(z for z in (.08, .46, .84, 1.20, 1.56, 1.90, 2.2) if z <= high)
    # A board above everything, also where a cut ends it.
    levels = levels if high - levels[-1] < .05 else (*levels, high)
    box((-half, .002, 0), (half, .010, high), p.wood, bevel=0)
    count = max(1, round(wide / 1.1))
    for index in range(count):
        x = -half + index * wide / count
        arranged(lambda: storage.shelves(p, wide / count - .001, levels, deep=deep - .004, high=high, lit=site.cut is None), x, .006)
        for row, z in enumerate(levels[:-1]):
            _row(p, x + .06, wide / count - .12, deep, z, (row + index + site.number) % 4, row + index * 3 + site.number)
    if site.cut:
        _row(p, -half + .05, wide - .10, deep, high, 0, site.number)


def _row(p, x, wide, deep, z, kind, seed):
    """What lies on a shelf from x on: baskets, jars, towels or boxes."""
    if kind == 1:
        arranged(lambda: storage.row_of_jars(p, wide, seed), x, deep / 2 - .16, 0, z + .0005)
        return
    count = max(1, int(wide / (.44 if kind == 2 else .46)))
    for index in range(count):
        middle = x + wide * (index + .5) / count
        if kind == 2:
            arranged(lambda: storage.towels(p, 3 + index % 2, (p.linen, p.accent, p.sofa)[(index + seed) % 3]), middle, deep / 2, 0, z + .0005)
        else:
            arranged(lambda: storage.basket(p, min(.40, wide / count - .05), .20 + .02 * (seed % 2), filled=(index + seed) % 2), middle, deep / 2, 0, z + .0005)


def cupboard(p, wide, deep, site):
    """Doors up to the ceiling that stand clear of the floor over a strip of light, a niche of wood in their midst; in a kitchen tall cabinets."""
    if site.use == 'kitchen':
        # A column of ovens as wide as ovens are, and what is left of the width beside it.
        columns = [.6, wide - .6] if wide > .7 else [wide]
        arranged(lambda: cook.tall_run(p, columns, p.tall, high=site.top(9), deep=deep - .022, oven=None if site.cut else 0), -wide / 2, 0)
        return
    half, high = wide / 2 - .002, site.top(9)
    count = max(2, round(wide / .46))
    bay = 2 * half / count
    niche = count // 2 if count > 2 and not site.cut else None
    box((-half + .02, .004, .004), (half - .02, deep - .10, .22), p.dark, bevel=0)
    for low, top, left, right in _bodies(half, bay, niche, high):
        box((left, .002, low), (right, deep - .0215, top), p.upper, bevel=0)
    box((-half + .02, deep - .10, .2135), (half - .02, deep - .085, .2195), p.strip, bevel=0)
    for index in range(count):
        x0, x1 = -half + index * bay + .0015, -half + (index + 1) * bay - .0015
        if index == niche:
            _niche(p, x0, x1, deep, high)
        else:
            box((x0, deep - .021, .222), (x1, deep, high - .002), p.upper, bevel=.002)


def _bodies(half, bay, niche, high):
    """The carcass as (low, high, left, right), round the niche if there is one."""
    if niche is None:
        return [(.22, high, -half, half)]
    left, right = -half + niche * bay, -half + (niche + 1) * bay
    return [(.22, high, -half, left), (.22, high, right, half), (.22, .90, left + .0005, right - .0005), (1.30, high, left + .0005, right - .0005)]


def _niche(p, x0, x1, deep, high):
    """A recess between the doors, lined with wood, with a vase and a dish for keys."""
    for low, top in ((.222, .8985), (1.3015, high - .002)):
        box((x0, deep - .021, low), (x1, deep, top), p.upper, bevel=.002)
    box((x0 + .001, .004, .901), (x1 - .001, .02, 1.299), p.wood, bevel=0)
    box((x0 + .001, .0205, .9005), (x1 - .001, deep - .002, .915), p.wood_across, bevel=.001)
    for a, b in ((x0 - .0002, x0 + .012), (x1 - .012, x1 + .0002)):
        box((a, .0205, .9155), (b, deep - .003, 1.299), p.wood, bevel=.001)
    box((x0 + .02, deep * .4, 1.291), (x1 - .02, deep * .4 + .012, 1.2985), p.strip, bevel=0)
    arranged(lambda: piece.vase(p, .20, stems=4), (x0 + x1) / 2 - .06, deep * .5, 0, .9155)
    cylinder((x0 + x1) / 2 + .09, deep * .62, .9155, .935, .05, p.metal, top=.064, sides=44)
    cylinder((x0 + x1) / 2 + .09, deep * .62, .9352, .9358, .055, p.dark, sides=44)
