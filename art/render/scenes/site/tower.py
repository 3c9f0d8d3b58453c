"""The towers: apartments of horizontal bands and deep windows between stone piers, and the bronze-finned office-tel."""
from kit.mesh import MeshBuilder
from scenes.site.crown import crown, height_at
from scenes.site.facade import PIER, STOREY, front, openings, row
from scenes.site.outline import Wall, convex, offset, walls
from scenes.site.storey import homes_of, storey_of

# place and turn in degrees of the four towers, and their storeys above the deck (the podium counts as four)
TOWERS = (('101', (-56, 8), 8, 37), ('102', (-17, -20), -4, 37), ('103', (34, 9), 8, 37), ('104', (74, -20), -6, 28))
# Slabs stand out: they shade the glass below, and draw a line of shadow on every storey.
BAND_LOW, BAND_HIGH, BAND_OUT = -.09, .09, .42
OFFICE = [(-12, -9.5), (9, -9.5), (9, -6.5), (12, -6.5), (12, 9.5), (-9, 9.5), (-9, 6.5), (-12, 6.5)]


def apartment(p, windows, name, base, floors, at, turn, is_crowned=True, fine=False):
    """The tower `name` of `floors` storeys on `base` metres at `at` in the plan; `fine` adds frames and rails for near views."""
    built = MeshBuilder('apartment', [p.white, p.stone, p.taupe, p.dark, p.bronze, p.glass, p.sheer, p.lamp, p.rail])
    top, storey = base + floors * STOREY, storey_of(name)
    outline = storey.outline
    built.prism(offset(outline, -.9), base, top, p.dark)
    for floor in range(floors + 1):
        level = base + floor * STOREY
        built.prism(offset(outline, BAND_OUT), level + BAND_LOW, level + BAND_HIGH, p.white)
    placed = 0
    for start, end in walls(outline):
        wall = Wall(built, start, end)
        if _is_of_stairs(wall, storey):
            _stairs(p, windows, wall, base, top, floors)
            continue
        found = openings(storey.homes, wall)
        placed += len(found)
        front(p, windows, wall, found, base, floors, fine)
    if placed != sum(len(home.windows) for home in storey.homes):
        raise ValueError(f'{name} shows {placed} of the windows of its homes')
    _piers(p, built, storey, base, top, is_crowned)
    if is_crowned:
        crown(p, windows, built, storey, top)
    return _put(built, at, turn)


def _is_of_stairs(wall, storey):
    """Does the stairs' box lie behind the middle of a wall?"""
    x, y, _ = wall.at(wall.length / 2, -.1, 0)
    return any(x0 < x < x1 and y0 < y < y1 for x0, y0, x1, y1 in storey.stairs)


def _stairs(p, windows, wall, base, top, floors):
    """The dark wall of stairs and lifts between two homes, with a window on every storey: it makes the tower slender."""
    wall.box((0, wall.length), (-.5, -.02), (base, top), p.taupe)
    if wall.length > 2.9:
        for floor in range(floors):
            level = base + floor * STOREY
            wall.pane((wall.length / 2 - .9, wall.length / 2 + .9), .02, (level + .9, level + 2.5), p.glass, windows.lamp(.5))
        wall.box((.4, .58), (-.01, .12), (base + 1, top + 1), p.lamp, windows.lamp(1.3))


def _piers(p, built, storey, base, top, is_crowned):
    """Stone piers at the corners, from the deck to the crown that they carry, wherever they stand before no window."""
    gaps = [window.gap for home in storey.homes for window in home.windows]
    middle = (min(y for _, y in storey.outline) + max(y for _, y in storey.outline)) / 2
    corners = set(convex(storey.outline))
    for x, y in {corner for wing in storey.wings for corner in convex(wing)}:
        stands = (x, y) in corners or y < middle
        if not stands or any(x0 - PIER < x < x1 + PIER and y0 - 2 < y < y1 + 2 or y0 - PIER < y < y1 + PIER and x0 - 2 < x < x1 + 2
                             for x0, y0, x1, y1 in gaps):
            continue
        rise = height_at(storey, x) + .25 if is_crowned else 1.1
        built.box((x - PIER, y - PIER, base), (x + PIER, y + PIER, top + rise), p.stone)


def office(p, windows, name, base, floors, at, turn, is_crowned=True, fine=False):
    """The office-tel: homes look out to the west and the east between bronze fins; its ends are closed but for the corridor."""
    built = MeshBuilder('office', [p.white, p.stone, p.taupe, p.dark, p.bronze, p.glass, p.sheer, p.lamp, p.washed])
    top, homes = base + floors * STOREY, homes_of(name)
    built.prism(offset(OFFICE, -1.45), base, top + .3, p.dark)
    for floor in range(floors + 1):
        level = base + floor * STOREY
        thick = .34 if floor % 4 == 0 else .1
        built.prism(offset(OFFICE, .34 if floor % 4 == 0 else -.04), level - thick, level + thick,
                    p.bronze if floor % 4 == 0 else p.dark)
    for start, end in walls(OFFICE):
        wall = Wall(built, start, end)
        for floor in range(4, floors, 4):
            level = base + floor * STOREY
            wall.box((.3, wall.length - .3), (.36, .44), (level - .3, level - .12), p.lamp, windows.lamp(.9))
        side = 'west' if wall.along[1] < -.5 else 'east' if wall.along[1] > .5 else None
        if side and wall.length > 4:
            found = row(homes, side, wall.length)
            front(p, windows, wall, found, base, floors, fine, p.taupe, p.dark)
            _fins(p, wall, found, base, top)
        else:
            _end(p, windows, wall, base, floors)
        if is_crowned:
            _screen(p, windows, wall, top)
    if is_crowned:
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
    if windows.level:
        _washed(p, windows, wall, base, floors)
    count = max(2, round(wall.length / 1.5))
    for index in range(1, count):
        u = wall.length * index / count
        if wall.length < 4 or abs(u - middle) > 1:
            wall.box((u - .06, u + .06), (-.18, .4), (base, top), p.bronze)
    wall.box((-.16, .16), (-.3, .16), (base, top), p.bronze)
    for edge in (.3, wall.length - .3) if wall.length > 4 else ():
        wall.box((edge - .12, edge + .12), (-.14, .02), (base + 1, top + .3), p.lamp, windows.lamp(1.6))


def _washed(p, windows, wall, base, floors):
    """Light that climbs the closed wall behind the fins, from a line of lamps on every fourth storey, and is lost before the next."""
    strong, weak = windows.lamp(.34), windows.lamp(.015)
    half = .9 if wall.length > 4 else 0
    for floor in range(0, floors, 4):
        low, high = base + floor * STOREY + .36, base + min(floor + 4, floors) * STOREY - .36
        for left, right in ((.2, wall.length / 2 - half), (wall.length / 2 + half, wall.length - .2)):
            wall.pane((left, right), -.15, (low, high), p.washed, [strong, strong, weak, weak])


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
