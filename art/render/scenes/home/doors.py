"""Doors with their frames and handles: hinged leaves, panels that slide into the wall, glazed panels of an entrance. Metres."""
import math

from mathutils import Vector

from kit.solids import box
from scenes.interior.room import slab

JAMB, CASING, LEAF = .035, .055, .042


def build_doors(home, p, cut=None, open_doors=False, shut_glass=False):
    """All doors; `cut` ends them at a height; `open_doors` turns and slides them open, but the home's own and, `shut_glass`, those of glass."""
    for door in home.doors:
        high = min(door.head, (cut or 9) - .05)
        _casing(door, p, high, lintel=not cut)
        if door.pivot and door.kind != 'entrance':
            _hinged(door, p, high, open_doors or bool(cut), handles=not cut)
        elif door.kind == 'entrance':
            _front(door, p, high)
        elif door.glazed:
            _glazed(door, p, high, open_doors and not shut_glass)
        else:
            _sliding(door, p, high, open_doors)


def _axis(door):
    """The door's axis, its span along it and its wall's faces across it."""
    gap = door.gap
    return ('x', (gap.x0, gap.x1), (gap.y0, gap.y1)) if door.runs == 'east' else ('y', (gap.y0, gap.y1), (gap.x0, gap.x1))


def _casing(door, p, high, lintel):
    """Jambs within the gap and flat casings on both faces of the wall."""
    axis, (start, end), (near, far) = _axis(door)
    for edge, way in ((start, 1), (end, -1)):
        slab(axis, (edge + way * .0005, edge + way * JAMB), (near - .003, far + .003), (.0065, high), p.door, bevel=.002)
        for face, out in ((near, -1), (far, 1)):
            slab(axis, (edge - way * CASING, edge + way * JAMB * .98), (face + out * .0005, face + out * .012),
                 (.0045, high + (CASING if lintel else 0)), p.door, bevel=.002)
    if lintel:
        slab(axis, (start + JAMB, end - JAMB), (near - .0028, far + .0028), (high - JAMB, high - .0005), p.door, bevel=.002)
        for face, out in ((near, -1), (far, 1)):
            slab(axis, (start + JAMB * .98, end - JAMB * .98), (face + out * .0007, face + out * .0118), (high - JAMB * .98, high + CASING),
                 p.door, bevel=.002)


def _hinged(door, p, high, opened, handles):
    """A leaf in its frame; open, it stands at the plan's swing, a hand's breadth before the wall."""
    axis, span, (near, far) = _axis(door)
    pivot, way_closed, way_open = (Vector(point) for point in (door.pivot, door.closed, door.open))
    along, across = (way_closed - pivot).normalized(), (way_open - pivot).normalized()
    wide = span[1] - span[0] - 2 * JAMB - .006
    direction, normal = (across, along) if opened else (along, -across)
    start = pivot + along * (JAMB + .003)
    middle = start + direction * wide / 2 + (along if opened else -across) * LEAF / 2
    middle = middle if opened else start + direction * wide / 2 - across * LEAF / 2
    turn = math.atan2(direction.y, direction.x)
    low = .012
    leaf = box((-wide / 2, -LEAF / 2, -(high - JAMB - low - .004) / 2), (wide / 2, LEAF / 2, (high - JAMB - low - .004) / 2), p.door, bevel=.003)
    leaf.location, leaf.rotation_euler = (*middle, (high - JAMB + low - .004) / 2), (0, 0, turn)
    if handles:
        at = start + direction * (wide - .06)
        for side in (-1, 1):
            face = at + normal * (side * (LEAF / 2 + .001)) + (middle - start - direction * wide / 2)
            _lever(p, face, direction, normal * side)


def _lever(p, at, direction, out):
    turn = math.atan2(direction.y, direction.x)
    for centre, half in ((at + out * .006, (.024, .006, .024)), (at + out * .026, (.010, .022, .010)),
                         (at + out * .046 - direction * .045, (.062, .008, .010))):
        made = box([-part for part in half], half, p.metal, bevel=.004)
        made.location, made.rotation_euler = (*centre, 1.0), (0, 0, turn)


def _front(door, p, high):
    """The home's own door: steel, closed, with its lock."""
    axis, (start, end), (near, far) = _axis(door)
    index = 1 if axis == 'x' else 0
    outside = far if abs(door.pivot[index] - far) < .02 else near
    way = 1 if outside == far else -1
    depth = (outside - way * .09, outside - way * .04)
    slab(axis, (start + JAMB, end - JAMB), depth, (.008, high - JAMB), p.front_door, bevel=.003)
    inside = depth[0]
    hinge = door.pivot[1 - index]
    u = end - JAMB - .09 if abs(hinge - start) < .05 else start + JAMB + .05
    if high > 1.3:
        slab(axis, (u, u + .045), (inside, inside - way * .028), (.86, 1.20), p.dark, bevel=.006)
        slab(axis, (u + .008, u + .037), (inside - way * .028, inside - way * .06), (.90, 1.10), p.metal, bevel=.006)
        slab(axis, ((start + end) / 2 - .012, (start + end) / 2 + .012), (inside, inside - way * .01), (1.49, 1.515), p.metal, bevel=.003)


def _sliding(door, p, high, opened):
    """A flush panel that slides into its wall to the plan's side; a wide gap has two, which meet in its middle."""
    axis, (start, end), (near, far) = _axis(door)
    middle, z = (near + far) / 2, (.012, high - JAMB - .004)
    depth = (middle - .019, middle + .019)
    halves = [(start, end)] if end - start < 1.3 else [(start, (start + end) / 2 - .001), ((start + end) / 2 + .001, end)]
    for index, (u0, u1) in enumerate(halves):
        # Open, the panel's edge stays in sight by a hand.
        back = door.slides in ('west', 'south') if len(halves) == 1 else index == 0
        shift = (u1 - u0 - .08) * (-1 if back else 1) if opened else 0
        span = (max(start + .002, u0 + shift), min(end - .002, u1 + shift))
        slab(axis, span, depth, z, p.door, bevel=.003)
        if high > 1.3:
            u = span[1] - .05 if back else span[0] + .025
            for side, at in ((-1, depth[0]), (1, depth[1])):
                slab(axis, (u, u + .022), (at, at + side * .005), (.92, 1.10), p.metal, bevel=.002)


def _glazed(door, p, high, opened):
    """Three panels of glass in thin dark frames, one behind the other; open, they stand together at one side."""
    axis, (start, end), (near, far) = _axis(door)
    u0, u1, middle = start + JAMB, end - JAMB, (near + far) / 2
    wide = (u1 - u0 + .06) / 3
    for index in range(3):
        first = (u0 + .012 * index if door.slides in ('west', 'south') else u1 - wide - .012 * index) if opened else u0 + index * (wide - .03)
        depth = (middle - .045 + index * .032, middle - .045 + index * .032 + .026)
        for z in ((.014, .06), (high - JAMB - .05, high - JAMB - .004)):
            slab(axis, (first, first + wide), depth, z, p.frame, bevel=.002)
        for a in (first, first + wide - .03):
            slab(axis, (a, a + .03), (depth[0] - .001, depth[1] + .001), (.013, high - JAMB - .003), p.frame, bevel=.002)
        slab(axis, (first + .03, first + wide - .03), (depth[0] + .010, depth[0] + .016), (.06, high - JAMB - .05), p.clear)
