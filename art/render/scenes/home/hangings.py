"""What hangs at a home's windows, in the manner of its type: curtains in the living room and the main bedroom, blinds elsewhere. Metres."""
from scenes.home.faces import inner
from scenes.home.windows import Opening
from scenes.interior import room as parts

# Of each end of a window: whether a sheer and whether a drape hangs there, and how wide the drape is gathered.
CURTAINS = {'both': ((1, 1), (1, 1), .34), 'sheer': ((1, 0), (1, 0), 0), 'parted': ((0, 1), (1, 1), .42), 'heavy': ((0, 1), (0, 1), .62)}


def hang(home, window, p):
    """Dresses one window that looks out."""
    room, opening = home.room(window.room), Opening(window)
    if room.use == 'living' or (room.use == 'bedroom' and home.is_main(room)):
        _curtains(home, room, opening, p)
    elif room.use == 'bedroom':
        high = room.ceiling - .01
        u0, u1 = opening.span
        opening.bar((u0 - .05, u1 + .05), (-.06, -.012), (high - .07, high), p.trim)
        BLINDS[p.manner.blind](opening, (u0 - .04, u1 + .04), window.head - .42, high - .06, p)


def _roller(opening, span, low, high, p):
    opening.bar(span, (-.040, -.036), (low, high), p.curtain, bevel=0)
    opening.bar(span, (-.046, -.030), (low - .02, low), p.trim)


def _roman(opening, span, low, high, p):
    """Cloth that is drawn up in three folds, the lower ones before the upper ones."""
    fold = (high - low) / 3
    for index in range(3):
        front = .040 + .010 * (2 - index)
        opening.bar(span, (-front, -front + .008), (low + index * fold - .015 * (index > 0), low + (index + 1) * fold), p.curtain, bevel=.003)
    opening.bar(span, (-.064, -.030), (low - .02, low + .004), p.curtain, bevel=.008)


def _slats(opening, span, low, high, p):
    """Slats of wood, drawn up by half."""
    count = round((high - low) / .038)
    for index in range(count):
        z = low + (high - low) * (index + .5) / count
        opening.bar(span, (-.060, -.018), (z - .0015, z + .0015), p.wood_across, bevel=0)
    opening.bar(span, (-.062, -.016), (low - .02, low), p.wood_across, bevel=.003)
    for share in (.15, .85):
        u = span[0] + (span[1] - span[0]) * share
        opening.bar((u - .008, u + .008), (-.0635, -.0615), (low, high), p.linen, bevel=0)


BLINDS = {'roller': _roller, 'roman': _roman, 'slats': _slats}


def _curtains(home, room, opening, p):
    space = inner(home, room)
    low, high = (space.x0, space.x1) if opening.axis == 'x' else (space.y0, space.y1)
    at, out, top, (u0, u1) = opening.face, opening.out, room.ceiling - .004, opening.span
    *ends, gathered = CURTAINS[p.manner.curtains]
    wide = min(.22 * (u1 - u0), .62)
    for way, (sheer, drape) in enumerate(ends):
        start, end = (max(low, u0 - .36), u0 + wide) if way == 0 else (u1 - wide, min(high, u1 + .36))
        if sheer:
            parts.drape(opening.axis, at - out * .12, (start + .02, end - .02), p.sheer, depth=.032, high=top, phase=way * .3)
        if drape:
            edge = (start + .015, min(end, start + gathered)) if way == 0 else (max(start, end - gathered), end - .015)
            parts.drape(opening.axis, at - out * .22, edge, p.curtain, high=top, phase=way * .5)
