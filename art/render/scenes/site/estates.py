"""Estates of flats in the distance, as they stand in every Korean town: slabs in rows among trees. Metres."""
from scenes.site.coast import inland

FLOOR, DEEP, APART = 2.9, 12.5, 46
# South-western corner of each estate, how many slabs stand in a row and how many rows, floors.
ESTATES = ((-680, -860, 3, 2, 20), (-330, -1010, 2, 3, 18), (60, -880, 4, 2, 23), (520, -980, 3, 3, 21), (-1250, -1250, 4, 3, 19),
           (-760, -1480, 5, 2, 25), (20, -1500, 4, 3, 22), (760, -1560, 5, 3, 24), (-1700, -700, 3, 3, 18), (1250, -1050, 3, 3, 25),
           (-950, -330, 2, 3, 17), (880, -420, 3, 2, 20), (980, 330, 3, 3, 22), (-300, -2200, 6, 3, 26), (1500, -2150, 5, 3, 25),
           (-1600, -2000, 5, 3, 22), (640, 760, 3, 2, 19), (1500, 700, 4, 3, 24), (1700, -180, 3, 3, 20))


def estates(built, p, chance, windows, trees):
    """Every estate that stands on dry land; (x, y, size) of each of its trees is added to `trees`."""
    for west, south, across, rows, floors in ESTATES:
        paint = chance.choice((p.taupe, p.tile, p.sage, p.brick, p.cement))
        for row in range(rows):
            for column in range(across):
                x, y = west + column * 66 + chance.uniform(-8, 8), south + row * APART
                if inland(x, y + DEEP, 60):
                    _slab(built, p, windows, (x, y, x + chance.choice((44, 52)), y + DEEP), floors + chance.choice((-3, 0, 0, 2)), paint)
                    trees += [(x + step * 9 + chance.uniform(-3, 3), y - chance.uniform(5, 26), chance.uniform(.8, 1.3)) for step in range(6)]


def covers(x, y, margin=16):
    """Does an estate stand at this point?"""
    return any(west - margin < x < west + across * 66 + margin and south - margin - 20 < y < south + rows * APART + margin
               for west, south, across, rows, _ in ESTATES)


def _slab(built, p, windows, ground, floors, paint):
    x0, y0, x1, y1 = ground
    top = floors * FLOOR + 1.2
    built.box((x0, y0, 0), (x1, y1, top), p.white)
    built.box((x0 - .3, y0 - .3, top), (x1 + .3, y1 + .3, top + 1.1), paint)
    homes = 4
    wide = (x1 - x0) / homes
    for home in range(homes):
        left = x0 + home * wide
        if home % 2:
            built.box((left - 2.6, y0 + 3, top + 1.1), (left + 2.6, y1 - 3, top + 4.6), p.white)
        for y, out, shares in ((y0, -1, ((.06, .52), (.58, .94))), (y1, 1, ((.1, .34), (.44, .6), (.7, .9)))):
            built.box((left - .45, min(y, y + out * .5), 0), (left + .45, max(y, y + out * .5), top), paint)
            for floor in range(floors):
                z, lamps = floor * FLOOR + 1.7, windows.home()
                for a, b in shares:
                    corners = [(left + wide * share, y + out * .06, level) for level, pair in ((z, (a, b)), (z + 1.6, (b, a))) for share in pair]
                    built.quad(corners[::-1] if out > 0 else corners, p.pane, windows.pane(lamps, .8))
    for x, out in ((x0, -1), (x1, 1)):
        built.box((min(x, x + out * .1), y0 + 2.5, top - 16), (max(x, x + out * .1), y1 - 2.5, top - 1), paint)
