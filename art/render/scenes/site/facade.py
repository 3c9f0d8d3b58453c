"""The fronts of towers: the windows of each home are those of its plan, and the wall is what its plan has between them."""
from dataclasses import dataclass

from scenes.site.glazing import glaze
from scenes.site.storey import plan_of

STOREY = 3.0
PIER = .58
FACE, GLASS = -.16, -.5
# Which way one looks from a wall, by the direction in which it runs.
FACING = {(1, 0): 'south', (0, 1): 'east', (-1, 0): 'north', (0, -1): 'west'}


@dataclass(frozen=True)
class Opening:
    """A window of a `home` (its place in the storey): from `left` to `right` along its wall, `sill` to `head` above the floor."""

    left: float
    right: float
    sill: float
    head: float
    kind: str
    home: int


def openings(homes, wall):
    """The windows of all `homes` that lie in a wall of their storey, from left to right as one stands before it."""
    side = FACING[tuple(round(part) for part in wall.along)]
    across = 1 if wall.along[0] else 0
    face = wall.start[across]
    found = []
    for place, window in ((place, window) for place, home in enumerate(homes) for window in home.windows if window.side == side):
        ends = [sum((window.gap[2 * end + axis] - wall.start[axis]) * wall.along[axis] for axis in (0, 1)) for end in (0, 1)]
        is_in_face = min(abs(window.gap[across] - face), abs(window.gap[across + 2] - face)) < .02
        if is_in_face and min(ends) > 0 and max(ends) < wall.length:
            found.append(Opening(min(ends), max(ends), window.sill, window.head, window.kind, place))
    return sorted(found, key=lambda opening: opening.left)


def row(homes, side, length):
    """The windows of the homes that look to `side`, beside each other on a wall of `length`: they are pressed or stretched to it."""
    units = [home['unit'] for home in homes if home['side'] == side]
    # Homes are told from the north; who stands before the west wall has the north at the left.
    units = units if side == 'west' else units[::-1]
    width = (length - 2 * PIER) / len(units)
    return [opening for index, unit in enumerate(units) for opening in _south_of(unit, index, PIER + index * width, width)]


def _south_of(unit, place, start, length):
    """A home's windows to the south of its plan, on `length` metres of a wall from `start` on."""
    plan = plan_of(unit)
    ends = [room[key] for room in plan['rooms'] for key in ('x0', 'x1')]
    low, high = min(ends), max(ends)
    scale = length / (high - low)
    found = [Opening(*(start + (window['gap'][end] - low) * scale for end in ('x0', 'x1')), window['sill'] / 1000, window['head'] / 1000, window['kind'], place)
             for window in plan['windows'] if window['side'] == 'south' and not window['isInner']]
    return sorted(found, key=lambda opening: opening.left)


def front(p, windows, wall, found, base, floors, fine=False, solid=None, between=None):
    """Builds a wall with its windows on every storey; it is of `solid`, and `between` the windows of two storeys of that."""
    solid, between = solid or p.white, between or p.taupe
    top = base + floors * STOREY
    edges = [0, *(edge for opening in found for edge in (opening.left, opening.right)), wall.length]
    for left, right in zip(edges[::2], edges[1::2]):
        wall.box((left, right), (-1.4, FACE), (base, top), solid)
    for opening in found:
        _spandrels(wall, opening, base, floors, between)
    for floor in range(floors):
        at_home = {place: windows.home() for place in sorted({opening.home for opening in found})}
        for opening in found:
            _window(p, windows, wall, opening, base + floor * STOREY, at_home[opening.home], fine)


def _spandrels(wall, opening, base, floors, made):
    """What stands between the windows of two storeys, a shade darker: the windows of a room read as one stripe."""
    wall.box((opening.left, opening.right), (-1.4, FACE - .04), (base, base + opening.sill), made)
    for floor in range(floors):
        level = base + floor * STOREY
        rise = STOREY - (0 if floor == floors - 1 else -opening.sill)
        wall.box((opening.left, opening.right), (-1.4, FACE - .04), (level + opening.head, level + rise), made)


def _window(p, windows, wall, opening, level, home, fine):
    left, right, low, high = opening.left, opening.right, level + opening.sill, level + opening.head
    if opening.kind == 'louvre':
        wall.pane((left, right), GLASS, (low, high), p.dark)
        for index in range(1, 12 if fine else 5):
            z = low + (high - low) * index / (12 if fine else 5)
            wall.box((left, right), (GLASS, GLASS + .06), (z - .04, z + .04), p.taupe)
        return
    middle = (left + right) / 2
    glaze(p, windows, wall, ((left, middle), (middle, right)), GLASS, (low, high), home)
    bars = [(middle - .03, middle + .03, low, high)]
    if opening.kind == 'split':
        bar = low + (high - low) * .4
        bars.append((left, right, bar - .03, bar + .03))
    if fine:
        bars += [(left, right, low, low + .06), (left, right, high - .06, high), (left, left + .06, low, high), (right - .06, right, low, high)]
    for a, b, c, d in bars:
        wall.box((a, b), (GLASS - .02, GLASS + .06), (c, d), p.dark)
