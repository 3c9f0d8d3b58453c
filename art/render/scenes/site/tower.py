"""The towers: apartments of horizontal bands and deep windows between stone piers, and the bronze-finned office-tel."""
from dataclasses import dataclass

from kit.mesh import MeshBuilder
from scenes.site.outline import Wall, convex, offset, walls

# place and turn in degrees of the four towers, and their storeys above the deck (the podium counts as four)
TOWERS = (('101', (-60, 10), 8, 37), ('102', (-16, -18), -6, 37), ('103', (32, 11), 8, 37), ('104', (70, -19), -6, 28))
STOREY = 3.0
BAND_LOW, BAND_HIGH, BAND_OUT = -.22, .28, .36
PIER = .58
LOW, HIGH = 3.8, 8.0
HALF = [(-15.5, -11), (-1.2, -11), (-1.2, -7.2), (1.8, -7.2), (1.8, -9.4), (15.5, -9.4), (15.5, -2), (12.6, -2), (12.6, 1.5), (15.5, 1.5)]
APARTMENT = HALF + [(-x, -y) for x, y in HALF]
OFFICE = [(-12, -9.5), (9, -9.5), (9, -6.5), (12, -6.5), (12, 9.5), (-9, 9.5), (-9, 6.5), (-12, 6.5)]
WEIGHT = {'l': 4.4, 'b': 3.0, 'k': 2.1}
PATTERN = {14: 'lbbb', 13: 'bblb', 9: 'bbl', 7: 'lb'}


def apartment(p, windows, base, floors, at, turn, crown=True, fine=False):
    """A tower of `floors` storeys on `base` metres at `at` in the plan; `fine` adds frames and rails for near views."""
    built = MeshBuilder('apartment', [p.white, p.stone, p.taupe, p.dark, p.bronze, p.glass, p.sheer, p.lamp, p.rail])
    top = base + floors * STOREY
    built.prism(offset(APARTMENT, -1.45), base, top, p.dark)
    for floor in range(floors + 1):
        level = base + floor * STOREY
        built.prism(offset(APARTMENT, BAND_OUT), level + BAND_LOW, level + BAND_HIGH, p.white)
    for start, end in walls(APARTMENT):
        wall = Wall(built, start, end)
        if wall.length < 4:
            _recess(p, windows, wall, base, top, floors)
        else:
            _homes(p, windows, wall, base, floors, fine)
    for x, y in convex(APARTMENT):
        rise = (HIGH if _tall(x) else LOW) + .25 if crown else 1.1
        built.box((x - PIER, y - PIER, base), (x + PIER, y + PIER, top + rise), p.stone)
    if crown:
        _crown(p, windows, built, top)
    return _put(built, at, turn)


def _recess(p, windows, wall, base, top, floors):
    """The dark slot between two homes: it makes the tower slender."""
    wall.pane((-.3, wall.length + .3), -.02, (base, top), p.taupe)
    if wall.length > 2.9:
        for floor in range(floors):
            level = base + floor * STOREY
            wall.pane((.9, wall.length - .9), .02, (level + .9, level + 2.5), p.glass)
        wall.box((.4, .58), (-.01, .12), (base + 1, top + 1), p.lamp, windows.lamp(1.3))


@dataclass(frozen=True)
class Opening:
    """A window: from `left` to `right` along its wall, from `sill` to `head` above the floor, `deep` behind the wall's face. Metres."""

    left: float
    right: float
    sill: float
    head: float
    deep: float
    balcony: bool = False


def openings(length):
    """The windows of the home behind a wall of `length` metres, from left to right: the one place that says where windows are."""
    pattern = PATTERN[int(length)]
    unit, edge, found = (length - 2 * PIER) / sum(WEIGHT[kind] for kind in pattern), PIER, []
    for kind in pattern:
        sill, deep = (.3, 1.0) if kind == 'l' else (.95, .5)
        found.append(Opening(edge + .15, edge + WEIGHT[kind] * unit - .15, sill, STOREY + BAND_LOW + .02, deep, kind == 'l'))
        edge += WEIGHT[kind] * unit
    return found


def _homes(p, windows, wall, base, floors, fine):
    found, top = openings(wall.length), base + floors * STOREY
    for u in ((.1, PIER + .17), (wall.length - PIER - .17, wall.length - .1)):
        # Closes the corner behind the pier: without it one sees through two recessed windows.
        wall.box(u, (-1.32, -.45), (base, top), p.stone)
    for before, after in zip(found, found[1:]):
        edge, by_balcony = (before.right + after.left) / 2, before.balcony or after.balcony
        half, out, made = (.3, .44, p.stone) if by_balcony else (.16, .12, p.taupe)
        wall.box((edge - half, edge + half), (-1.3, out), (base, top + (.9 if by_balcony else 0)), made)
    for floor in range(floors):
        level, home = base + floor * STOREY, windows.home()
        for opening in found:
            _window(p, windows, wall, opening, level, home, fine)


def _window(p, windows, wall, opening, level, home, fine):
    left, right, low, high, deep = opening.left, opening.right, level + opening.sill, level + opening.head, -opening.deep
    curtain = windows.chance.random() < .3
    if not opening.balcony:
        wall.box((left - .1, right + .1), (-.9, -.34), (level + .27, low), p.taupe)
    wall.pane((left, right), deep, (low, high), p.sheer if curtain and not opening.balcony else p.glass, windows.pane(home))
    if opening.balcony and curtain:
        wall.pane((left, left + (right - left) / 3), deep + .01, (low, high), p.sheer, windows.pane(home, .6))
    for share in (1 / 3, 2 / 3) if opening.balcony else (.5,):
        u = left + (right - left) * share
        wall.box((u - .035, u + .035), (deep - .02, deep + .06), (low, high), p.dark)
    if fine:
        wall.box((left, right), (deep - .02, deep + .06), (high - .22, high - .15), p.dark)
        wall.box((left, right), (deep - .02, deep + .08), (low, low + .07), p.dark)
    if opening.balcony:
        if fine:
            wall.pane((left, right), .18, (level + .3, level + 1.3), p.rail)
        wall.box((left, right), (.15, .21), (level + 1.3, level + 1.36), p.bronze)


def _tall(x):
    """One wing of the tower is crowned higher than the other: the split makes the silhouette slender."""
    return x > .3


def _crown(p, windows, built, top):
    """Piers rise above the roof and carry beams; lanterns stand behind bronze screens, a line of light runs under the beams."""
    built.prism(offset(APARTMENT, .2), top + .27, top + 1.15, p.white)
    for (x0, y0, x1, y1), high in (((-13, -8.4, -.9, 7), LOW), ((.9, -6.9, 13, 8.4), HIGH)):
        built.box((x0, y0, top + 1.1), (x1, y1, top + high - .9), p.lamp, windows.lamp(.75))
        built.box((x0 - .8, y0 - .8, top + high - .9), (x1 + .8, y1 + .8, top + high - .45), p.white)
    for start, end in walls(APARTMENT):
        wall = Wall(built, start, end)
        if wall.length < 4:
            continue
        high = HIGH if _tall((start[0] + end[0]) / 2) else LOW
        inside = (PIER, wall.length - PIER)
        wall.box(inside, (-.5, .5), (top + high - 1.0, top + high), p.white)
        wall.box(inside, (-.1, .46), (top + high - 1.26, top + high - 1.01), p.lamp, windows.lamp(3.2))
        wall.box(inside, (.1, .5), (top + .06, top + .2), p.lamp, windows.lamp(1.6))
        count = max(2, round(wall.length / 1.1))
        for index in range(1, count):
            u = PIER + (wall.length - 2 * PIER) * index / count
            wall.box((u - .07, u + .07), (-.2, .25), (top + 1.1, top + high - .99), p.bronze)


def office(p, windows, base, floors, at, turn, crown=True, fine=False):
    """The office-tel: a curtain wall behind bronze fins that change their rhythm every four storeys."""
    built = MeshBuilder('office', [p.white, p.stone, p.taupe, p.dark, p.bronze, p.glass, p.sheer, p.lamp])
    top = base + floors * STOREY
    built.prism(offset(OFFICE, -.8), base, top + .3, p.dark)
    for floor in range(floors + 1):
        level = base + floor * STOREY
        thick = .34 if floor % 4 == 0 else .16
        built.prism(offset(OFFICE, .34 if floor % 4 == 0 else .02), level - thick, level + thick,
                    p.bronze if floor % 4 == 0 else p.dark)
    for start, end in walls(OFFICE):
        _finned(p, windows, Wall(built, start, end), base, floors, crown)
    if crown:
        built.prism(offset(OFFICE, -.5), top + .34, top + .9, p.stone)
        built.prism(offset(OFFICE, -2.4), top + .85, top + 4.4, p.lamp, windows.lamp(.38))
        built.prism(offset(OFFICE, -2.0), top + 4.4, top + 4.8, p.taupe)
    return _put(built, at, turn)


def _finned(p, windows, wall, base, floors, crown):
    count = max(2, round(wall.length / 1.5))
    module, top = wall.length / count, base + floors * STOREY
    for floor in range(floors):
        level = base + floor * STOREY
        home = [windows.home() for _ in range(count // 2 + 1)]
        for index in range(count):
            made = p.sheer if windows.chance.random() < .3 else p.glass
            wall.pane((index * module, (index + 1) * module), -.12, (level + .16, level + STOREY - .16), made,
                      windows.pane(home[index // 2], .85))
    for group in range((floors + 3) // 4):
        low, high = base + group * 4 * STOREY, min(top, base + (group + 1) * 4 * STOREY)
        for index in range(count + 1):
            u = (index + (.5 if group % 2 else 0)) * module
            if u > wall.length - .05 or u < .05:
                continue
            wall.box((u - .06, u + .06), (-.15, .46), (low + .02, high - .02), p.bronze)
        wall.box((-.16, .16), (-.3, .16), (low, high), p.bronze)
    if crown:
        for index in range(count * 2 + 1):
            u = index * module / 2
            wall.box((u - .06, u + .06), (-.1, .3), (top + .3, top + 5.2), p.bronze)
        wall.box((.13, wall.length - .13), (-.14, .34), (top + 4.9, top + 5.3), p.bronze)
        wall.box((.2, wall.length - .2), (-.3, -.16), (top + .5, top + .62), p.lamp, windows.lamp(1.6))


def _put(built, at, turn):
    made = built.done()
    made.location, made.rotation_euler = (*at, 0), (0, 0, turn)
    return made
