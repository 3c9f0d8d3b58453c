"""Ceilings with their coves and small lamps, and the soft light that fills the rooms. Metres."""
from scenes.home.faces import inner
from scenes.interior import room as parts

# Where one wants to see colours as they are.
CLEAR = ('bath', 'utility', 'kitchen', 'pantry')
TRAY_EDGE, TRAY_LEAST = .48, 2.6
# Watts of soft light for each square metre.
FILL = {'kitchen': 2.6, 'bath': 5.6, 'entrance': 6.5, 'corridor': 3.5, 'dressing': 5.0, 'pantry': 6.5, 'store': 5.0, 'utility': 4.5,
        'outdoor-unit': 1.5, 'balcony': .8, 'refuge': 1.5}


def build_ceilings(home, p, fill, lit):
    """All ceilings; the rooms named in `lit` shine, `fill` times as strongly as usual."""
    for room in home.rooms:
        space = inner(home, room)
        tray = _tray(home, p, room, space)
        parts.ceiling(room.rect, p, tray=tray, warm=.85 * min(fill, 1.3), z=room.ceiling)
        for x, y in _lamps(room, space, tray):
            parts.downlight(x, y, p, z=room.ceiling)
        if room.name in lit:
            _fill(p, room, space, tray, fill)


def _tray(home, p, room, space):
    """The raised field of the living room's and the main bedroom's ceiling, if the palette has coves."""
    wide, long = space.x1 - space.x0, space.y1 - space.y0
    whole = not room.part_of and not any(other.part_of == room.name for other in home.rooms)
    kept = room.use == 'living' or (room.use == 'bedroom' and home.is_main(room))
    if not p.chosen['cove'] or not kept or not whole or min(wide, long) < TRAY_LEAST:
        return None
    return space.x0 + TRAY_EDGE, space.y0 + TRAY_EDGE + .1, space.x1 - TRAY_EDGE, space.y1 - TRAY_EDGE


def _lamps(room, space, tray):
    """Where the small lamps sit: round a tray, along the middle of a narrow room, else on a grid."""
    wide, long = space.x1 - space.x0, space.y1 - space.y0
    if tray:
        count = max(2, round(long / 1.1))
        return [(x, space.y0 + long * (index + .5) / count) for x in (space.x0 + .24, space.x1 - .24) for index in range(count)]
    if room.use in ('outdoor-unit', 'balcony', 'utility', 'refuge'):
        return [space.middle]
    across, along = max(1, round(wide / 1.7)), max(1, round(long / 1.7))
    return [(space.x0 + wide * (i + .5) / across, space.y0 + long * (j + .5) / along) for i in range(across) for j in range(along)]


def _fill(p, room, space, tray, fill):
    wide, long = space.x1 - space.x0, space.y1 - space.y0
    watts = FILL.get(room.use, 1.7) * wide * long * fill
    top = room.ceiling + (parts.RAISED if tray else 0) - .02
    parts.fill((*space.middle, top), wide * .6, watts, height=long * .6, colour=tuple(part ** (.25 if room.use in CLEAR else .45) for part in p.lamp_colour))
