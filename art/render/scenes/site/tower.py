"""The towers: apartments of horizontal bands and deep windows between stone piers, and the bronze-finned office-tel."""
from kit.mesh import MeshBuilder
from scenes.site.facade import PIER, STOREY, front, homes_of, openings, row
from scenes.site.outline import Wall, convex, offset, walls

# place and turn in degrees of the four towers, and their storeys above the deck (the podium counts as four)
TOWERS = (('101', (-60, 10), 8, 37), ('102', (-16, -18), -6, 37), ('103', (32, 11), 8, 37), ('104', (70, -19), -6, 28))
BAND_LOW, BAND_HIGH, BAND_OUT = -.1, .1, .02
LOW, HIGH = 3.8, 8.0
HALF = [(-15.5, -11), (-1.2, -11), (-1.2, -7.2), (1.8, -7.2), (1.8, -9.4), (15.5, -9.4), (15.5, -2), (12.6, -2), (12.6, 1.5), (15.5, 1.5)]
APARTMENT = HALF + [(-x, -y) for x, y in HALF]
OFFICE = [(-12, -9.5), (9, -9.5), (9, -6.5), (12, -6.5), (12, 9.5), (-9, 9.5), (-9, 6.5), (-12, 6.5)]


def apartment(p, windows, name, base, floors, at, turn, crown=True, fine=False):
    """The tower `name` of `floors` storeys on `base` metres at `at` in the plan; `fine` adds frames and rails for near views."""
    built = MeshBuilder('apartment', [p.white, p.stone, p.taupe, p.dark, p.bronze, p.glass, p.sheer, p.lamp, p.rail])
    top, homes = base + floors * STOREY, homes_of(name)
    built.prism(offset(APARTMENT, -1.45), base, top, p.dark)
    for floor in range(floors + 1):
        level = base + floor * STOREY
        built.prism(offset(APARTMENT, BAND_OUT), level + BAND_LOW, level + BAND_HIGH, p.white)
    for start, end in walls(APARTMENT):
        wall = Wall(built, start, end)
        if wall.length < 4:
            _recess(p, windows, wall, base, top, floors)
        else:
            corner = f"{'south' if start[1] + end[1] < 0 else 'north'}-{'west' if start[0] + end[0] < 0 else 'east'}"
            face = 'front' if abs(wall.along[0]) > .5 else 'end'
            front(p, windows, wall, openings(homes, corner, face, wall.length), base, floors, fine)
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


def office(p, windows, name, base, floors, at, turn, crown=True, fine=False):
    """The office-tel: homes look out to the west and the east between bronze fins; its ends are closed but for the corridor."""
    built = MeshBuilder('office', [p.white, p.stone, p.taupe, p.dark, p.bronze, p.glass, p.sheer, p.lamp])
    top, homes = base + floors * STOREY, homes_of(name)
    built.prism(offset(OFFICE, -1.45), base, top + .3, p.dark)
    for floor in range(floors + 1):
        level = base + floor * STOREY
        thick = .34 if floor % 4 == 0 else .1
        built.prism(offset(OFFICE, .34 if floor % 4 == 0 else -.04), level - thick, level + thick,
                    p.bronze if floor % 4 == 0 else p.dark)
    for start, end in walls(OFFICE):
        wall = Wall(built, start, end)
        side = 'west' if wall.along[1] < -.5 else 'east' if wall.along[1] > .5 else None
        if side and wall.length > 4:
            found = row(homes, side, wall.length)
            front(p, windows, wall, found, base, floors, fine, p.taupe, p.dark)
            _fins(p, wall, found, base, top)
        else:
            _end(p, windows, wall, base, floors)
        if crown:
            _screen(p, windows, wall, top)
    if crown:
        built.prism(offset(OFFICE, -.5), top + .34, top + .9, p.stone)
        built.prism(offset(OFFICE, -2.4), top + .85, top + 4.4, p.lamp, windows.lamp(.38))
        built.prism(offset(OFFICE, -2.0), top + 4.4, top + 4.8, p.taupe)
    return _put(built, at, turn)


def _fins(p, wall, found, base, top):
    """A fin on either side of every window, from the deck to the roof."""
    for u in {round(edge, 2) for opening in found for edge in (opening.left - .1, opening.right + .1)}:
        wall.box((u - .06, u + .06), (-.18, .4), (base, top), p.bronze)
    wall.box((-.16, .16), (-.3, .16), (base, top), p.bronze)


def _end(p, windows, wall, base, floors):
    """A closed wall behind fins; where it is long, the corridor's window in its middle, which burns all night."""
    top, middle = base + floors * STOREY, wall.length / 2
    wall.box((0, wall.length), (-1.4, -.16), (base, top), p.taupe)
    if wall.length > 4:
        for floor in range(floors):
            level = base + floor * STOREY
            wall.pane((middle - .8, middle + .8), -.14, (level + .3, level + 2.5), p.glass, windows.lamp(.7))
    count = max(2, round(wall.length / 1.5))
    for index in range(1, count):
        u = wall.length * index / count
        if wall.length < 4 or abs(u - middle) > 1:
            wall.box((u - .06, u + .06), (-.18, .4), (base, top), p.bronze)
    wall.box((-.16, .16), (-.3, .16), (base, top), p.bronze)


def _screen(p, windows, wall, top):
    """The fins that rise above the roof, under a beam with a line of light."""
    count = 2 * max(2, round(wall.length / 1.5))
    for index in range(count + 1):
        u = wall.length * index / count
        wall.box((u - .06, u + .06), (-.1, .3), (top + .3, top + 5.2), p.bronze)
    wall.box((.13, wall.length - .13), (-.14, .34), (top + 4.9, top + 5.3), p.bronze)
    wall.box((.2, wall.length - .2), (-.3, -.16), (top + .5, top + .62), p.lamp, windows.lamp(1.6))


def _put(built, at, turn):
    made = built.done()
    made.location, made.rotation_euler = (*at, 0), (0, 0, turn)
    return made
