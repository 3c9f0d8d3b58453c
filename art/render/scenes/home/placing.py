"""Sets pieces into their footprints on the plan, and says which one does not fit. Metres."""
import math

from mathutils import Vector

import bpy
from scenes.home.plan import Rect
from scenes.interior.soft import arranged

# Degrees that turn a piece with its back along x at y = 0 (front towards +y) to a back on this side.
TURN = {'south': 0, 'east': 90, 'north': 180, 'west': -90}
SLACK = .01
# A gap between a piece that is built in and the next wall as narrow as this is closed: it becomes a part of the piece.
NARROW = .13


class Misfit(Exception):
    """A piece that leaves its footprint."""


def size(rect, back):
    """A footprint's width along its back, and its depth."""
    wide, deep = rect.x1 - rect.x0, rect.y1 - rect.y0
    return (wide, deep) if back in ('north', 'south') else (deep, wide)


def base(rect, back):
    """The middle of a footprint's back."""
    x, y = rect.middle
    return {'south': (x, rect.y0), 'north': (x, rect.y1), 'west': (rect.x0, y), 'east': (rect.x1, y)}[back]


def local(rect, back, point):
    """A point of the plan in the coordinates of a piece with this footprint: x along its back, y forwards."""
    x, y = (a - b for a, b in zip(point, base(rect, back)))
    turn = -math.radians(TURN[back])
    return x * math.cos(turn) - y * math.sin(turn), x * math.sin(turn) + y * math.cos(turn)


def span_in(rect, back, other):
    """The span of another rectangle along a footprint's back."""
    ends = [local(rect, back, corner)[0] for corner in ((other.x0, other.y0), (other.x1, other.y1))]
    return min(ends), max(ends)


def to_the_walls(rect, back, around):
    """The footprint with the narrow gaps at its ends. `around` are the faces of its room."""
    along = 0 if back in ('north', 'south') else 1
    edges = list(rect)
    for face in around:
        crosses = face.axis == 'xy'[1 - along] and face.span[0] < rect[3 - along] - .1 and face.span[1] > rect[1 - along] + .1
        for index, sign in ((along, 1), (along + 2, -1)):
            if crosses and face.out == -sign and .003 < sign * (rect[index] - face.at) < NARROW:
                edges[index] = face.at + sign * .001
    return Rect(*edges)


def set_down(build, rect, back, name, loose=()):
    """Builds a piece in its footprint; what is made of a `loose` material (leaves) may hang over."""
    before = set(bpy.context.collection.objects)
    arranged(build, *base(rect, back), TURN[back])
    for made in set(bpy.context.collection.objects) - before:
        if made.type == 'MESH' and not any(material in loose for material in made.data.materials):
            _check(made, rect, name)


def _check(made, rect, name):
    corners = [made.matrix_basis @ Vector(corner) for corner in made.bound_box]
    past = max(rect.x0 - min(c.x for c in corners), max(c.x for c in corners) - rect.x1,
               rect.y0 - min(c.y for c in corners), max(c.y for c in corners) - rect.y1)
    if past > SLACK:
        raise Misfit(f'{name}: {made.name} stands {past * 1000:.0f} mm outside of its footprint')
