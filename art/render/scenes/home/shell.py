"""Walls, floors, ceilings and skirting of a home, all from its plan. Metres, z up; floors are at 0."""
from kit.materials import material, srgb
from kit.mesh import MeshBuilder
from scenes.home.faces import HIGH, faces, solids
from scenes.home.plan import Rect
from scenes.interior.boards import lay
from scenes.interior.room import slab

BARE = ('outdoor-unit', 'refuge', 'balcony', 'utility')
TILED_HIGH = ('bath',)
THIN = .008
# How far before a wall its cladding lies.
OFF = .004


def build_shell(home, p, cut=None):
    """The shell; `cut` is the height in metres at which walls end for a view from above: then there are no ceilings."""
    _walls(home, p, cut)
    _floors(home, p)
    for room in home.rooms:
        around = faces(home, room)
        _skirting(room, around, p)
        if room.use in TILED_HIGH:
            _tiles(around, p, cut or room.ceiling)


def _walls(home, p, cut):
    built = MeshBuilder('walls', [p.wall, p.cut])
    for index, (rect, low, high) in enumerate(solids(home)):
        high = min(high, cut or HIGH)
        if low >= high:
            continue
        # Each cap at its own height, fractions of a millimetre apart, so that caps that meet do not flicker.
        top = high + index * .00012 if cut and high == cut else high
        built.box((rect.x0, rect.y0, -.2 if low == 0 else low), (rect.x1, rect.y1, top), p.wall)
        if cut and high == cut:
            built.box((rect.x0 + .0006, rect.y0 + .0006, top + .0002), (rect.x1 - .0006, rect.y1 - .0006, top + .006), p.cut)
    built.done()


def clad(home, step=.2):
    """Stone on the outer faces of the walls: a wall in the sun that a window looks along would else be a white hole."""
    made = material('cladding', srgb('#6a6259'), .8)
    rooms, built = [room.rect for room in home.rooms], MeshBuilder('cladding', [made])
    walls = [*home.outer, *home.partitions]
    for rect, low, high in solids(home):
        for along, x, y in ((0, None, rect.y0 - OFF), (0, None, rect.y1 + OFF), (1, rect.x0 - OFF, None), (1, rect.x1 + OFF, None)):
            start, end = rect[along], rect[along + 2]
            count = max(1, round((end - start) / step))
            for index in range(count):
                a, b = (start + (end - start) * (index + part) / count for part in (0, 1))
                middle = ((a + b) / 2, y) if along == 0 else (x, (a + b) / 2)
                if any(part.holds(*middle, margin=.12) for part in rooms) or any(wall.holds(*middle) for wall in walls if wall is not rect):
                    continue
                ends = ((a, y), (b, y)) if along == 0 else ((x, a), (x, b))
                (ax, ay), (bx, by) = ends
                built.quad([(ax, ay, low), (bx, by, low), (bx, by, high), (ax, ay, high)], made)
    built.done()


def _floors(home, p):
    wood = [room.rect for room in home.rooms if room.floor == 'wood']
    area = (min(a.x0 for a in wood), min(a.y0 for a in wood), max(a.x1 for a in wood), max(a.y1 for a in wood))
    lay(area, p, within=wood)
    built = MeshBuilder('floors', [p.floor_tile, p.bath_floor, p.entrance_floor])
    for room in home.rooms:
        if room.floor != 'wood':
            made = p.entrance_floor if room.floor == 'stone' else p.bath_floor if room.use == 'bath' else p.floor_tile
            built.box((room.rect.x0, room.rect.y0, -.1), (room.rect.x1, room.rect.y1, .004), made)
    for door in home.doors:
        # A threshold of stone hides where two floors meet under a door.
        rooms = [home.room(name) for name in door.rooms]
        if len({room.floor for room in rooms}) > 1 or door.kind == 'entrance':
            built.box((door.gap.x0, door.gap.y0, -.1), (door.gap.x1, door.gap.y1, .006), p.entrance_floor)
    built.done()


def _skirting(room, around, p):
    if room.use in (*BARE, *TILED_HIGH):
        return
    for face in around:
        if face.low == 0 and face.high > .3:
            slab(face.axis, face.span, (face.at - face.out * .0005, face.at - face.out * .011), (.0045, .07), p.skirting, bevel=.002)


def _tiles(around, p, high):
    """Tiles up to the ceiling on every wall of a wet room."""
    for face in around:
        if face.low < high:
            slab(face.axis, face.span, (face.at, face.at - face.out * THIN), (max(face.low, .0045), min(face.high, high + .05)),
                 p.bath_wall)


def cover_outside(home, sheet):
    """Paper round the home for the view from above: every cell of the grid of room edges that is in no room."""
    rooms = [room.rect for room in home.rooms]
    xs = sorted({value for a in rooms for value in (a.x0, a.x1)} | {-40, 60})
    ys = sorted({value for a in rooms for value in (a.y0, a.y1)} | {-40, 60})
    built = MeshBuilder('sheet', [sheet])
    for x0, x1 in zip(xs, xs[1:]):
        for y0, y1 in zip(ys, ys[1:]):
            middle = Rect(x0, y0, x1, y1).middle
            if not any(room.holds(*middle) for room in rooms):
                built.quad([(x0, y0, -.0016), (x1, y0, -.0016), (x1, y1, -.0016), (x0, y1, -.0016)], sheet)
    built.done()


