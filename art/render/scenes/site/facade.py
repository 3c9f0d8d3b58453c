"""The fronts of towers: the windows of each home are those of its plan, and the wall is what its plan has between them.

A tower is not drawn to the millimetre of its homes, so that a plan's front is stretched or pressed to its wall's length.
"""
import json
import os
from dataclasses import dataclass

PLANS = os.environ.get('PLANS', os.path.join(os.path.dirname(__file__), '..', '..', 'plans'))
STOREY = 3.0
PIER = .58
FACE, GLASS = -.16, -.34
# Which side of a plan looks out on a tower's front and on its end. Homes in the south look south alone, and are mirrored in
# the east; those in the north have two sides, and turn them to the front and to the end.
SHOWN = {'south': ('south', None), 'north': ('west', 'south')}
REVERSED = {('south-west', 'front'): False, ('south-east', 'front'): True, ('north-east', 'front'): False,
            ('north-west', 'front'): True, ('north-east', 'end'): True, ('north-west', 'end'): False}


@dataclass(frozen=True)
class Opening:
    """A window: from `left` to `right` along its wall, from `sill` to `head` above the floor. Metres."""

    left: float
    right: float
    sill: float
    head: float
    kind: str


def homes_of(tower):
    """The unit at each place of a tower, by 'south-west' and so on, or by 'west-1' and so on from the north."""
    with open(os.path.join(PLANS, 'towers.json'), encoding='utf-8') as file:
        return json.load(file)[tower]


def openings(homes, corner, face, length):
    """The windows of a corner's home on a 'front' or 'end' wall of `length` metres, from left to right as one stands before it."""
    side = SHOWN[corner.split('-')[0]][0 if face == 'front' else 1]
    return _windows_of(homes[corner], side, PIER, length - 2 * PIER, REVERSED[corner, face]) if side else []


def row(homes, side, length):
    """The windows of the homes beside each other on the 'west' or 'east' wall, from left to right as one stands before it."""
    places = sorted((place for place in homes if place.startswith(side)), reverse=side == 'east')
    width = (length - 2 * PIER) / len(places)
    return [opening for index, place in enumerate(places)
            for opening in _windows_of(homes[place], 'south', PIER + index * width, width, False)]


def _windows_of(unit, side, start, length, turned):
    """A home's windows of one side of its plan, on `length` metres of a wall from `start` on."""
    with open(os.path.join(PLANS, f'{unit}.json'), encoding='utf-8') as file:
        plan = json.load(file)[unit]['extended']
    ends = [room[key] for room in plan['rooms'] for key in (('x0', 'x1') if side == 'south' else ('y0', 'y1'))]
    low, high = min(ends), max(ends)
    scale = length / (high - low)
    found = []
    for window in plan['windows']:
        if window['side'] != side or window['isInner']:
            continue
        axis = 'x' if window['runs'] == 'east' else 'y'
        shares = [(window['gap'][f'{axis}{end}'] - low) * scale for end in '01']
        left, right = (length - shares[1], length - shares[0]) if turned else shares
        found.append(Opening(start + left, start + right, window['sill'] / 1000, window['head'] / 1000, window['kind']))
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
            _window(p, windows, wall, opening, base + floor * STOREY, windows.home(), fine)


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
    curtain = windows.chance.random() < .3
    wall.pane((left, right), GLASS, (low, high), p.sheer if curtain else p.glass, windows.pane(home))
    bars = [((left + right) / 2 - .03, (left + right) / 2 + .03, low, high)]
    if opening.kind == 'split':
        bar = low + (high - low) * .4
        bars.append((left, right, bar - .03, bar + .03))
    if fine:
        bars += [(left, right, low, low + .06), (left, right, high - .06, high), (left, left + .06, low, high), (right - .06, right, low, high)]
    for a, b, c, d in bars:
        wall.box((a, b), (GLASS - .02, GLASS + .06), (c, d), p.dark)
