"""What hangs on a home's walls: panels behind bed and television, pictures, boards, mirrors, towels. Metres."""
from dataclasses import replace

from kit.solids import box
from scenes.home.faces import faces, inner
from scenes.home.hangings import hang
from scenes.home.placing import TURN, base, size
from scenes.interior import bottles, hung, play, shoes, storage
from scenes.interior import furniture as piece
from scenes.interior.prints import print_of
from scenes.interior.room import slab
from scenes.interior.soft import arranged

LEAST = 1.0


def dress(home, p, rooms, bare=None):
    """Dresses each of `rooms` (names) after its use. Nothing is hung on the `bare` wall, (room, side): what would hang there is left out,
    else the pictures of a room would show it on different walls."""
    for room in (room for room in home.rooms if room.name in rooms):
        around = [replace(face, bare=(room.name, face.side) == bare) for face in faces(home, room) if face.low == 0 and face.high > 2.4]
        free = {face: part for face in around if (part := free_span(home, room, face))}
        if room.use in ('living', 'bedroom'):
            _behind_things(home, room, p)
        # A recess is dressed as one with its room: else the room's picture hangs there once more.
        if room.use in DRESSED and not room.part_of:
            DRESSED[room.use](home, room, p, free)
    for window in home.windows:
        if not window.inner and window.room in rooms:
            hang(home, window, p)


def free_span(home, room, face):
    """The longest part of a wall's face that no piece stands at and no door opens on."""
    taken = []
    for thing in home.things:
        near = {'west': thing.rect.x0 - face.at, 'east': face.at - thing.rect.x1, 'south': thing.rect.y0 - face.at,
                'north': face.at - thing.rect.y1}[face.side]
        if thing.room == room.name and abs(near) < .15 and thing.kind not in ('rug', 'hatch'):
            index = 0 if face.axis == 'x' else 1
            taken.append((thing.rect[index] - .03, thing.rect[index + 2] + .03))
    taken += [_leaf(door, face) for door in home.doors if room.name in door.rooms and door.pivot and door.kind != 'entrance']
    spans = [face.span]
    for low, high in filter(None, taken):
        spans = [part for a, b in spans for part in ((a, min(b, low)), (max(a, high), b)) if part[1] > part[0]]
    return max(spans, key=lambda span: span[1] - span[0], default=None)


def _leaf(door, face):
    """The span of a wall's face that a door covers while it stands open, if it stands at it."""
    across, along = (1, 0) if face.axis == 'x' else (0, 1)
    if abs(door.pivot[across] - face.at) > .3 or abs(door.open[across] - face.at) > .3:
        return None
    ends = sorted((door.pivot[along], door.open[along]))
    return ends[0] - .05, ends[1] + .05


def _on(face, u, build, off=.001):
    """Builds a flat thing (back along x at y = 0) on a face, its middle at `u` along it; on a bare one nothing."""
    if face.bare:
        return
    at = face.at - face.out * off
    arranged(build, *((u, at) if face.axis == 'x' else (at, u)), TURN[face.side])


def _row(p, face, span, count, width, low, first=0):
    """Prints of one size beside each other, in the middle of a span, from number `first` on."""
    step = width + .10
    for index in range(count):
        middle = sum(span) / 2 + (index - (count - 1) / 2) * step
        _on(face, middle, lambda: _framed(p, width, width * 1.3, low, first + index))


def _picture(p, face, span, number, wide=None, low=1.02):
    room_for = span[1] - span[0]
    width = min(wide or .9, room_for - .3)
    height = min(.95, width * (1.3 if width < .75 else .72))
    _on(face, sum(span) / 2, lambda: _framed(p, width, height, low + (.95 - height) * .4, number))


def _framed(p, width, height, low, number):
    frame = {'wood': p.wood, 'metal': p.metal, 'dark': p.frame}[p.manner.frame]
    piece.picture(p, width, height, low, print_of(p, width, height, number), frame)


def _behind_things(home, room, p):
    """A panel on the wall behind the television and behind the main bed, up to the ceiling."""
    main = room.use == 'living' or home.is_main(room)
    wanted = [t for t in home.things if t.room == room.name and t.kind == ('console' if room.use == 'living' else 'double-bed')]
    for thing in wanted if main else ():
        beside = [t.rect for t in home.things if t.room == room.name and t.kind == 'nightstand'] if room.use == 'bedroom' else []
        for face in faces(home, room):
            index = 0 if face.axis == 'x' else 1
            if face.side != thing.back or face.high < 2.4 or face.low > 0:
                continue
            low = min([thing.rect[index], *(rect[index] for rect in beside)]) - (.30 if room.use == 'living' else .04)
            high = max([thing.rect[index + 2], *(rect[index + 2] for rect in beside)]) + (.30 if room.use == 'living' else .04)
            span = (max(low, face.span[0] + .002), min(high, face.span[1] - .002))
            if span[1] - span[0] > 1:
                _panel(p, replace(face, span=span), room)


def _panel(p, face, room):
    kind = p.chosen['feature'] if room.use == 'living' else 'wood' if p.chosen['feature'] != 'paint' else 'paint'
    made = {'stone': p.stone, 'wood': p.wood, 'paint': p.accent}[kind]
    (start, end), deep = face.span, .03
    count = max(2, round((end - start) / (1.1 if kind == 'stone' else .6)))
    for index in range(count):
        a, b = (start + (end - start) * (index + part) / count for part in (0, 1))
        slab(face.axis, (a + .0012, b - .0012), (face.at - face.out * .0008, face.at - face.out * deep), (.0005, room.ceiling - .001), made,
             bevel=.002)


def _living(home, room, p, free):
    sofa = next((t for t in home.things if t.room == room.name and t.kind == 'sofa'), None)
    for face in faces(home, room):
        if sofa and face.side == sofa.back and face.low == 0 and face.high > 2.4:
            index = 0 if face.axis == 'x' else 1
            span = (max(face.span[0], sofa.rect[index]), min(face.span[1], sofa.rect[index + 2]))
            prints = p.chosen.get('prints', 1)
            if span[1] - span[0] > 1.4 and prints == 1:
                _picture(p, face, span, 1, wide=1.2, low=1.12)
            elif span[1] - span[0] > 1.4:
                _row(p, face, span, prints, 1.3 / prints, 1.16)


def _bedroom(home, room, p, free):
    """A picture on the longest free wall; in a child's room a ledge with toys, over a bed that lies along a wall or on the longest one.

    On the next free wall of another side, but not in the main bedroom, a board with books.
    """
    (face, span), *others = _longest(free) or [(None, None)]
    number = home.rooms.index(room)
    if any(thing.room == room.name and thing.kind == 'single-bed' for thing in home.things):
        shelved, along = _beside_bed(home, room) or (face, span)
        if shelved and along[1] - along[0] > LEAST:
            _on(shelved, sum(along) / 2, lambda: play.ledge(p, min(.78, (along[1] - along[0]) / 2 - .12), 1.30, number))
    elif face and span[1] - span[0] > LEAST:
        _picture(p, face, span, 4 + number, wide=.62 if home.is_main(room) else .8)
    for other, free_part in others:
        if other.side != face.side and free_part[1] - free_part[0] > LEAST and not home.is_main(room):
            _board(p, other, free_part, books=True)
            return


def _beside_bed(home, room):
    """The wall that a single bed lies along, as (face, span of the bed); None where none does."""
    for bed in (thing for thing in home.things if thing.room == room.name and thing.kind == 'single-bed'):
        for face in faces(home, room):
            index = 0 if face.axis == 'x' else 1
            near = min(abs(bed.rect[1 - index] - face.at), abs(bed.rect[3 - index] - face.at)) < .15
            span = (max(face.span[0], bed.rect[index]), min(face.span[1], bed.rect[index + 2]))
            if near and face.low == 0 and face.high > 2.4 and span[1] - span[0] > 1.5:
                return face, span
    return None


def _longest(free):
    """The free walls as (face, span), the longest first."""
    return sorted(free.items(), key=lambda item: item[1][0] - item[1][1])


def _board(p, face, span, books):
    """A board at the height of the eyes with books, or with baskets."""
    half, low = min(.45, (span[1] - span[0]) / 2 - .15), 1.42

    def build():
        box((-half, .0005, low - .025), (half, .24, low), p.wood_across, bevel=.003)
        if books:
            arranged(lambda: piece.shelf_of_books(p, half, low, seed=3), -half + .04, 0)
            arranged(lambda: piece.vase(p, .16), half - .14, .12, 0, low + .0005)
        else:
            arranged(lambda: storage.basket(p, min(.36, half), .20, deep=.21), -half * .42, .125, 0, low + .0005)
            for x, build in ((.14, lambda: bottles.detergent(p, p.toys[2], p.trim)), (.46, lambda: bottles.detergent(p, p.trim, p.toys[3], .23)),
                             (.76, lambda: bottles.flask(p, p.accent, .20, .036))):
                arranged(build, half * x + .02, .11, 0, low + .0005)

    _on(face, sum(span) / 2, build)


def _kitchen(home, room, p, free):
    """Pictures at the table: on the longest free wall, and a smaller one on the next of another side."""
    (first, along), *others = _longest(free) or [(None, (0, 0))]
    hung_on = [(first, along), *((face, span) for face, span in others if face.side != first.side)][:2]
    for index, (face, span) in enumerate(hung_on):
        if span[1] - span[0] > LEAST:
            _picture(p, face, span, 2 + 3 * index, wide=(.8, .6)[index])


def _utility(home, room, p, free):
    """A board with a basket and detergents on a long free wall, a broom on the next, a rack to dry cloths under a window."""
    walls = _longest(free)
    if walls and walls[0][1][1] - walls[0][1][0] > .8:
        _board(p, *walls.pop(0), books=False)
    if walls and walls[0][1][1] - walls[0][1][0] > .7:
        _on(walls[0][0], sum(walls[0][1]) / 2 - .08, lambda: hung.broom(p))
    for window in (window for window in home.windows if window.room == room.name and not window.inner and window.sill > 1.08):
        for face in faces(home, room):
            span = free_span(home, room, face) if face.side == window.side and face.low == 0 and face.high > 1.05 else None
            if span and span[1] - span[0] > .7:
                _on(face, sum(span) / 2, lambda: hung.drying_rack(p, min(.42, (span[1] - span[0]) / 2 - .04)))
                return


def _corridor(home, room, p, free):
    """A picture on the short wall at the corridor's end."""
    space = inner(home, room)
    long = 'x' if space.x1 - space.x0 > space.y1 - space.y0 else 'y'
    for face, span in free.items():
        if face.axis != long and span[1] - span[0] > .7:
            _picture(p, face, span, 2, wide=.6)


def _entrance(home, room, p, free):
    """A tall mirror on the longest free wall, two pairs of shoes before the cupboard."""
    face, span = next(iter(_longest(free)), (None, None))
    if face and span[1] - span[0] > .7:
        half = min(.34, (span[1] - span[0]) / 2 - .12)
        _on(face, sum(span) / 2, lambda: hung.mirror(p, half))
    for thing in (thing for thing in home.things if thing.room == room.name and thing.kind == 'cupboard'):
        wide, deep = size(thing.rect, thing.back)
        for along, made, sole in ((.20, p.accent_deep, p.trim), (.20 - .27 / wide, p.dark, p.dark)):
            before = [(along - .5) * wide, deep - .055]
            arranged(lambda: arranged(lambda: shoes.pair(made, sole, p.linen), *before), *base(thing.rect, thing.back), TURN[thing.back])


def _bath(home, room, p, free):
    """A rail with two towels on the longest free wall, hooks with one more on the next."""
    for (face, span), build, least in zip(_longest(free), (hung.towel_rail, hung.hooks), (.72, .50)):
        if span[1] - span[0] > least:
            _on(face, sum(span) / 2, lambda: build(p), off=.0085)


DRESSED = {'living': _living, 'kitchen': _kitchen, 'bedroom': _bedroom, 'corridor': _corridor, 'entrance': _entrance, 'bath': _bath,
           'utility': _utility}
