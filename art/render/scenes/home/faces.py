"""The walls of a home as one meets them in a room: which face of which wall, from where to where, at which heights. Metres."""
from dataclasses import dataclass, replace

from scenes.home.plan import Rect

HIGH = 2.75
# Walls that a room's edge runs through lie within this distance of it.
NEAR = .30


@dataclass(frozen=True)
class Face:
    """A part of a wall along `axis` ('x', 'y') at the coordinate `at`; `out` (+1, −1) leads into the wall. `span` along it.

    Nothing hangs on a `bare` one.
    """

    axis: str
    at: float
    out: int
    span: tuple
    low: float = 0.0
    high: float = HIGH
    bare: bool = False

    @property
    def side(self):
        return {('y', -1): 'west', ('y', 1): 'east', ('x', -1): 'south', ('x', 1): 'north'}[self.axis, self.out]


def solids(home):
    """All that walls are made of, as (rectangle, low, high): their own rectangles, sills and lintels."""
    sills = [(window.gap, 0.0, window.sill) for window in home.windows if window.sill > .01]
    lintels = [(opening.gap, opening.head, HIGH) for opening in (*home.windows, *home.doors)]
    return [*((rect, 0.0, HIGH) for rect in (*home.outer, *home.partitions)), *sills, *lintels]


def inner(home, room):
    """The room between the faces of its walls, as if all of them were as thick as the thickest piece of their side."""
    found = _faces(home, room, room.rect)
    edges = {}
    for side, sign in (('west', 1), ('east', -1), ('south', 1), ('north', -1)):
        index = {'west': 0, 'south': 1, 'east': 2, 'north': 3}[side]
        at = [face.at for face in found if face.side == side and face.span[1] - face.span[0] > .3]
        edges[index] = sign * max([sign * room.rect[index], *(sign * value for value in at)])
    return Rect(*(edges[index] for index in range(4)))


def faces(home, room):
    """The faces of all walls round a room, pieces that meet joined."""
    return _joined(_faces(home, room, inner(home, room)))


def _faces(home, room, within):
    found = []
    for rect, low, high in solids(home):
        for axis, out, edge, near, far, start, end in (
                ('y', -1, room.rect.x0, rect.x1, rect.x0, rect.y0, rect.y1), ('y', 1, room.rect.x1, rect.x0, rect.x1, rect.y0, rect.y1),
                ('x', -1, room.rect.y0, rect.y1, rect.y0, rect.x0, rect.x1), ('x', 1, room.rect.y1, rect.y0, rect.y1, rect.x0, rect.x1)):
            reaches = min(near, far) - .01 <= edge <= max(near, far) + .01 and abs(near - edge) < NEAR
            first, last = (within.y0, within.y1) if axis == 'y' else (within.x0, within.x1)
            span = (max(start, first), min(end, last))
            if reaches and span[1] - span[0] > .015:
                found.append(Face(axis, near, out, span, low, high))
    return found


def _joined(found):
    found = sorted(found, key=lambda face: (face.axis, face.out, round(face.at, 3), face.low, face.high, face.span))
    made = []
    for face in found:
        last = made[-1] if made else None
        same = last and (last.axis, last.out, round(last.at, 3), last.low, last.high) == (
            face.axis, face.out, round(face.at, 3), face.low, face.high)
        if same and face.span[0] - last.span[1] < .002:
            made[-1] = replace(last, span=(last.span[0], max(last.span[1], face.span[1])))
        else:
            made.append(face)
    return made
