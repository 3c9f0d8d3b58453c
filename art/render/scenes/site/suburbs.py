"""Plain houses for the distance: a box, a roof, rows of windows; trees where no house stands."""
import math

from scenes.site.coast import inland
from scenes.site.estates import covers, estates


def suburbs(built, p, chance, windows, near, trees, west=-2600, east=2600, south=-2400, north=2600, step=28):
    """Houses beyond the rectangle `near` (west, east, south, north) as far as the land goes; their trees are added to `trees`."""
    estates(built, p, chance, windows, trees)
    for x in range(west, east, step):
        for y in range(south, north, step):
            if near[0] < x < near[1] and near[2] < y < near[3]:
                continue
            if not inland(x, y + 20, 30) or (x // step) % 5 == 0 or (y // step) % 6 == 0 or covers(x + step / 2, y + step / 2):
                continue
            if chance.random() < .14:
                trees += [(x + chance.uniform(2, step), y + chance.uniform(2, step), chance.uniform(.7, 1.3)) for _ in range(3)]
                continue
            # Beyond 1.7 km only the sides that face the site are seen.
            facing = (0 if y > 0 else 2, 3 if x > 0 else 1)
            plain_house(built, p, chance, windows, x, y, range(4) if math.hypot(x, y) < 1700 else facing)
    _far(built, p, chance, west, east, south, north)


def _far(built, p, chance, west, east, south, north, step=64):
    """Roofs alone, from the last houses to the hills."""
    walls = (p.plaster, p.cement, p.white, p.tile)
    for x in range(west, 6000, step):
        for y in range(-4400, 5200, step):
            if (x < east and south < y < north) or not inland(x, y, 80) or chance.random() < .2:
                continue
            wide, deep, high = chance.uniform(24, 46), chance.uniform(18, 40), chance.choice((9, 12, 14, 18, 26, 45))
            built.box((x, y, 0), (x + wide, y + deep, high), chance.choice(walls))


def plain_house(built, p, chance, windows, x, y, sides=range(4)):
    """A house of 14–27 m by 13–24 m with windows on these `sides`: south, east, north, west are 0 to 3."""
    high = chance.choices((7, 10, 14, 18, 34, 48), (3, 5, 5, 2, .5, .22))[0] * chance.uniform(.85, 1.15)
    wide, deep = chance.uniform(14, 27), chance.uniform(13, 24)
    built.box((x, y, 0), (x + wide, y + deep, high), chance.choice((p.brick, p.plaster, p.cement, p.tile, p.white, p.plaster)))
    built.quad([(x + .5, y + .5, high + .05), (x + wide - .5, y + .5, high + .05), (x + wide - .5, y + deep - .5, high + .05),
                (x + .5, y + deep - .5, high + .05)], chance.choice((p.roof_green, p.roof_grey, p.cement)))
    corners = [(x - .05, y - .05), (x + wide + .05, y - .05), (x + wide + .05, y + deep + .05), (x - .05, y + deep + .05)]
    for side in sides:
        _rows(built, p, windows, corners[side], corners[side - 3], int(high / 3.4))


def _rows(built, p, windows, first, second, floors):
    """Three windows on each floor of one side."""
    for floor in range(floors):
        z = floor * 3.4 + 1.1
        for share in (.12, .38, .64):
            (ax, ay), (bx, by) = ([a + (b - a) * part for a, b in zip(first, second)] for part in (share, share + .17))
            built.quad([(ax, ay, z), (bx, by, z), (bx, by, z + 1.6), (ax, ay, z + 1.6)], p.pane, windows.pane(windows.home(), .7))
