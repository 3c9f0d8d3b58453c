"""Floors laid board by board: planks of random length, or herringbone. Each board has its own tone."""
import math
import random

from kit.mesh import MeshBuilder

GAP = .0008


def lay(area, palette, seed=3, within=None):
    """Lays the floor of `area` (x0, y0, x1, y1 in metres) at height 0 in the palette's pattern; `within` are the parts of it to cover."""
    chance = random.Random(seed)
    joint = MeshBuilder('joints', [palette.dark])
    parts = within or [area]
    for x0, y0, x1, y1 in parts:
        joint.box((x0, y0, -.2), (x1, y1, -.0015), palette.dark)
    joint.done()
    built = MeshBuilder('floor', palette.floor)
    for board, way in _planks(area, chance) if palette.pattern == 'planks' else _herringbone(area):
        tone, light = chance.choice(palette.boards), chance.uniform(.92, 1.08)
        for outline in (_clip(board, part) for part in parts):
            if len(outline) > 2:
                built.quad([(x, y, 0) for x, y in outline], palette.floor[way], tuple(part * light for part in tone))
    return built.done()


def _planks(area, chance, width=.145, length=1.25):
    x0, y0, x1, y1 = area
    x = x0
    while x < x1:
        y = y0 - chance.uniform(0, length)
        while y < y1:
            end = y + length * chance.uniform(.65, 1)
            yield [(x + GAP, y + GAP), (x + width - GAP, y + GAP), (x + width - GAP, end - GAP), (x + GAP, end - GAP)], 0
            y = end
        x += width


def _herringbone(area, width=.10, length=.60):
    x0, y0, x1, y1 = area
    middle, reach = ((x0 + x1) / 2, (y0 + y1) / 2), math.hypot(x1 - x0, y1 - y0)
    turn = math.sqrt(.5)
    for i in range(int(-reach / length), int(reach / length) + 1):
        for k in range(int(-reach / width), int(reach / width) + 1):
            u, v = k * width + i * length, k * width - i * length
            for way, (du, dv, wide, high) in enumerate(((0, 0, length, width), (0, width, width, length))):
                corners = ((GAP, GAP), (wide - GAP, GAP), (wide - GAP, high - GAP), (GAP, high - GAP))
                at = [(u + du + a, v + dv + b) for a, b in corners]
                yield [(middle[0] + (a + b) * turn, middle[1] + (b - a) * turn) for a, b in at], 1 - way


def _clip(outline, area):
    x0, y0, x1, y1 = area
    for axis, edge, sign in ((0, x0, 1), (0, x1, -1), (1, y0, 1), (1, y1, -1)):
        kept = []
        for first, second in zip(outline, outline[1:] + outline[:1]):
            a, b = sign * (first[axis] - edge), sign * (second[axis] - edge)
            if a >= 0:
                kept.append(first)
            if (a >= 0) != (b >= 0):
                share = a / (a - b)
                kept.append(tuple(p + (q - p) * share for p, q in zip(first, second)))
        outline = kept
    return outline
