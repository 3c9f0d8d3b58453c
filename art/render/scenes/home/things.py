"""Every fixture and piece of furniture of a home, by the plan's kinds."""
from scenes.home.faces import faces
from scenes.home.kitchens import KITCHEN, build_kitchens
from scenes.home.pieces import bath, beds, seats, service, storage
from scenes.home.placing import local, set_down, size, span_in, to_the_walls
from scenes.home.plan import PlanError
from scenes.home.site import Site

BUILDERS = {
    'double-bed': beds.double_bed, 'single-bed': beds.single_bed, 'nightstand': beds.nightstand, 'wardrobe': beds.wardrobe,
    'dresser': beds.dresser, 'desk': seats.desk, 'sofa': seats.sofa, 'coffee-table': seats.coffee_table, 'console': seats.console,
    'dining-table': seats.dining_table, 'rug': seats.rug, 'plant': seats.plant, 'closet': storage.closet, 'shelf': storage.shelf,
    'cupboard': storage.cupboard, 'toilet': bath.toilet, 'basin': bath.basin, 'bath': bath.bath, 'shower': bath.shower,
    'laundry': service.laundry, 'boiler': service.boiler, 'outdoor-unit': service.outdoor_unit, 'hatch': service.hatch,
}

# What a door opens over.
FLAT = ('rug', 'hatch')


def furnish(home, p, rooms, cut=None):
    """Builds those of `rooms` (names); a Misfit or PlanError says which one is wrong."""
    for index, thing in enumerate(home.things):
        if thing.kind in KITCHEN or thing.room not in rooms:
            continue
        if thing.kind not in BUILDERS:
            raise PlanError(f'{home.unit}: no such piece: {thing.kind} in {thing.room}; known are {", ".join((*BUILDERS, *KITCHEN))}')
        room = home.room(thing.room)
        site = Site(room.ceiling, cut, room.use, index, thing.mirrored, _free_before(home, thing), _is_backed(home, thing))
        # A tub is built in: no slit is left beside it.
        rect = to_the_walls(thing.rect, thing.back, faces(home, room)) if thing.kind == 'bath' else thing.rect
        wide, deep = size(rect, thing.back)
        build = BUILDERS[thing.kind]
        set_down(lambda: build(p, wide, deep, site), rect, thing.back, f'{home.unit}: {thing.kind} of {thing.room}', loose=(p.leaf,))
    build_kitchens(home, p, rooms, cut)


def _free_before(home, thing):
    """How far it is from a piece's front to the next piece that stands before it; far, where there is none."""
    depth = size(thing.rect, thing.back)[1]
    start, end = span_in(thing.rect, thing.back, thing.rect)
    gaps = [9.0]
    for other in home.things:
        low, high = span_in(thing.rect, thing.back, other.rect)
        gap = min(local(thing.rect, thing.back, corner)[1] for corner in ((other.rect.x0, other.rect.y0), (other.rect.x1, other.rect.y1))) - depth
        if other.room == thing.room and other.kind not in FLAT and low < end - .05 and high > start + .05 and gap > -.01:
            gaps.append(gap)
    return min(gaps)


def _is_backed(home, thing):
    """Whether walls from floor to ceiling stand behind the whole of a piece."""
    index, along = {'west': (0, 1), 'south': (1, 0), 'east': (2, 1), 'north': (3, 0)}[thing.back]
    at, low, high = thing.rect[index], thing.rect[along], thing.rect[along + 2]
    behind = [face.span for face in faces(home, home.room(thing.room))
              if face.side == thing.back and abs(face.at - at) < .15 and face.low == 0 and face.high > 2.4]
    return sum(max(0, min(end, high) - max(start, low)) for start, end in behind) > high - low - .05
