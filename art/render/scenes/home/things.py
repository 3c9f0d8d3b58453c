"""Every fixture and piece of furniture of a home, by the plan's kinds."""
from scenes.home.kitchens import KITCHEN, build_kitchens
from scenes.home.pieces import bath, beds, seats, service, storage
from scenes.home.placing import set_down, size
from scenes.home.plan import PlanError
from scenes.home.site import Site

BUILDERS = {
    'double-bed': beds.double_bed, 'single-bed': beds.single_bed, 'nightstand': beds.nightstand, 'wardrobe': beds.wardrobe,
    'dresser': beds.dresser, 'desk': seats.desk, 'sofa': seats.sofa, 'coffee-table': seats.coffee_table, 'console': seats.console,
    'dining-table': seats.dining_table, 'rug': seats.rug, 'plant': seats.plant, 'closet': storage.closet, 'shelf': storage.shelf,
    'cupboard': storage.cupboard, 'toilet': bath.toilet, 'basin': bath.basin, 'bath': bath.bath, 'shower': bath.shower,
    'laundry': service.laundry, 'boiler': service.boiler, 'outdoor-unit': service.outdoor_unit, 'hatch': service.hatch,
}


def furnish(home, p, rooms, cut=None):
    """Builds those of `rooms` (names); a Misfit or PlanError says which one is wrong."""
    for index, thing in enumerate(home.things):
        if thing.kind in KITCHEN or thing.room not in rooms:
            continue
        if thing.kind not in BUILDERS:
            raise PlanError(f'{home.unit}: no such piece: {thing.kind} in {thing.room}; known are {", ".join((*BUILDERS, *KITCHEN))}')
        room = home.room(thing.room)
        site = Site(room.ceiling, cut, room.use, index, thing.mirrored)
        wide, deep = size(thing.rect, thing.back)
        build = BUILDERS[thing.kind]
        set_down(lambda: build(p, wide, deep, site), thing.rect, thing.back, f'{home.unit}: {thing.kind} of {thing.room}', loose=(p.leaf,))
    build_kitchens(home, p, rooms, cut)
