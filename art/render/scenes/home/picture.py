"""A picture of a home: `homes/cameras/` says of which home and room, and where the camera stands. Everything else is the plan's."""
import bpy

from kit.materials import material, roughen
from kit.sky import direction
from kit.stage import camera, panorama_camera, sun
from scenes.home.ceilings import build_ceilings
from scenes.home.doors import build_doors
from scenes.home.dress import dress
from scenes.home.faces import inner
from scenes.home.outlook import outlook
from scenes.home.plan import PlanError, read_home
from scenes.home.shell import build_shell, clad, cover_outside
from scenes.home.things import furnish
from scenes.home.windows import build_windows, portals
from scenes.interior.decor import decor

OPPOSITE = {'west': 'east', 'east': 'west', 'south': 'north', 'north': 'south'}
CUT, SENSOR, PAST = 1.25, 36, .11
# A view from above is taken from so high (metres) that walls show a little of their sides and hide nothing.
ABOVE = 20


def picture(unit, view, variant='extended', **options):
    """One picture; `view` is 'eye', 'panorama' or 'above'."""
    home, p = read_home(unit, variant), decor(unit)
    {'eye': _eye, 'panorama': _panorama, 'above': _above}[view](home, p, **options)


def _eye(home, p, room, stand=None, target=None, facing=None, through=None, along=.5, inset=0, height=1.25, lens=20, shift=(0, -.03), doors='closed', **light):
    """From a room: `stand` and `target` are shares of its width and length.

    Or `through` the wall of a side, straight at the one opposite: from so far behind it that the room fills the frame;
    `along` is the share of the wall's length where the camera stands, `inset` what the picture's sides keep from the walls
    beside it (metres), where these have thick tiles. `facing` a kind of piece chooses the wall opposite of it.
    `doors` are 'closed', 'open', or open 'but-glass'.
    """
    seen = home.numbered(room)
    space = inner(home, seen)
    if facing:
        through = OPPOSITE[next(thing.back for thing in home.things if thing.room == seen.name and thing.kind == facing)]
    _inhabit(home, p, seen, doors != 'closed', bare=through, shut_glass=doors == 'but-glass', **light)
    if through:
        eye, look, before = _through(space, through, along, inset, lens)
        camera((*eye, height), (*look, height), lens=lens, shift=shift).data.clip_start = before
    else:
        camera((*_within(space, stand), height), (*_within(space, target), height), lens=lens, shift=shift)


def _through(space, side, along, inset, lens):
    """Eye, target and the distance at which the picture begins: past the wall and the handles of its door, before what stands at it."""
    way = {'west': (1, 0), 'east': (-1, 0), 'south': (0, 1), 'north': (0, -1)}[side]
    wide = space.y1 - space.y0 if way[0] else space.x1 - space.x0
    begins = 2 * (min(along, 1 - along) * wide - inset) * lens / SENSOR
    share = {'west': (0, along), 'east': (1, along), 'south': (along, 0), 'north': (along, 1)}[side]
    wall = _within(space, share)
    eye = tuple(at - part * (begins - PAST) for at, part in zip(wall, way))
    return eye, tuple(at + part for at, part in zip(eye, way)), begins


def _panorama(home, p, room, at, height=1.5, **light):
    """All round from `at` in a room (millimetres of the plan) with every door open; the picture's middle looks north."""
    seen, eye = home.numbered(room), tuple(part / 1000 for part in at)
    if not any(part.rect.holds(*eye) for part in home.rooms if seen.name in (part.name, part.part_of)):
        raise PlanError(f'{home.unit}: {at} is not in {seen.name}')
    _inhabit(home, p, seen, True, **light)
    panorama_camera((*eye, height))


def _within(space, share):
    return space.x0 + (space.x1 - space.x0) * share[0], space.y0 + (space.y1 - space.y0) * share[1]


def _inhabit(home, p, seen, opened, bare=None, shut_glass=False, place='city', fill=1.0, **sunlight):
    """The home, lit and furnished where the camera can see; nothing hangs on the `bare` side of the room that is seen."""
    # Through open doors the eye goes from room to room.
    lit = {room.name for room in home.rooms} if opened else _joined(home, seen)
    build_shell(home, p)
    clad(home)
    build_windows(home, p)
    build_doors(home, p, open_doors=opened, shut_glass=shut_glass)
    furnish(home, p, lit)
    dress(home, p, lit, (seen.name, bare))
    build_ceilings(home, p, fill, lit)
    portals(home, lit)
    outlook(place, **sunlight)


def _joined(home, seen):
    """The names of the rooms that open to this one without a door or through one of glass, and of those behind an inner window."""
    lit = {seen.name} | {name for door in home.doors if door.glazed and seen.name in door.rooms for name in door.rooms}
    for _ in range(3):
        lit |= {room.name for room in home.rooms for other in list(lit) if _open_between(home, room, home.room(other))}
    lit |= {other.name for window in home.windows if window.inner and window.room in lit
            for other in home.rooms if other.use == 'utility'}
    return lit


def _open_between(home, a, b):
    """Whether two rooms touch along an edge that has a part without wall or door."""
    if a is b:
        return False
    for axis in (0, 1):
        low, high = max(a.rect[1 - axis], b.rect[1 - axis]), min(a.rect[3 - axis], b.rect[3 - axis])
        for edge, other in ((a.rect[axis], b.rect[axis + 2]), (a.rect[axis + 2], b.rect[axis])):
            if abs(edge - other) < .01 and high - low > .3:
                return any(not _blocked(home, edge, low + (high - low) * (step + .5) / 12, axis) for step in range(12))
    return False


def _blocked(home, edge, along, axis):
    point = (edge, along) if axis == 0 else (along, edge)
    solid = (*home.outer, *home.partitions, *(door.gap for door in home.doors), *(window.gap for window in home.windows))
    return any(rect.holds(*point, margin=.06) for rect in solid)


def _above(home, p, camera_at=None, width=None, azimuth=200, elevation=48):
    """The furnished plan, its walls cut; from straight above, or from `camera_at`: eye and target (metres from its middle) and lens."""
    build_shell(home, p, CUT)
    build_windows(home, p, CUT)
    build_doors(home, p, CUT)
    furnish(home, p, {room.name for room in home.rooms}, CUT)
    cover_outside(home, roughen(material('sheet', (.97, .915, .83), .9), 2, .02))
    sun(direction(90 - azimuth, elevation), 3.4, (1, .87, .72), 3.0)
    _even_sky()
    bounds = home.bounds
    middle = bounds.middle
    if camera_at:
        eye, look, lens = camera_at
        camera(*((point[0] + middle[0], point[1] + middle[1], point[2]) for point in (eye, look)), lens=lens, level=False)
    else:
        width = width or max(bounds.x1 - bounds.x0, (bounds.y1 - bounds.y0) * 4 / 3) * 1.17
        camera((*middle, ABOVE), (*middle, 0), lens=SENSOR * ABOVE / width, level=False)


def _even_sky():
    world = bpy.data.worlds.new('World')
    bpy.context.scene.world = world
    world.use_nodes = True
    background = world.node_tree.nodes['Background'].inputs
    background[0].default_value, background[1].default_value = (.92, .95, 1, 1), .75
