"""The shell of a room: walls with openings, windows, doors, ceilings with a cove, skirting, curtains. Metres, z up.

Walls are named by the axis they run along ('x' or 'y'), the coordinate of their inner face and the side (+1, −1) that is outside.
"""
import math

import bpy

from kit.mesh import MeshBuilder
from kit.materials import material
from kit.solids import box, cylinder
from kit.stage import panel

CEILING, RAISED, THICK, DOOR = 2.4, .16, .2, 2.1


def slab(axis, u, v, z, made_of, bevel=.0, **options):
    """A box by its span along a wall `u`, across it `v`, and its heights `z` (each a pair, in any order)."""
    (u0, u1), (v0, v1), (z0, z1) = sorted(u), sorted(v), sorted(z)
    low, high = ((u0, v0, z0), (u1, v1, z1)) if axis == 'x' else ((v0, u0, z0), (v1, u1, z1))
    return box(low, high, made_of, bevel=bevel, **options)


def wall(axis, at, out, span, openings, palette, height=2.8, finish=None):
    """A wall over `span` with `openings` (from, to, low, high), sorted; skirting wherever it reaches the floor."""
    finish, across = finish or palette.wall, (at, at + out * THICK)
    last = span[0]
    for start, end, low, high in openings:
        if start > last:
            _piece(axis, at, out, (last, start), across, height, palette, finish)
        if low > .01:
            slab(axis, (start, end), across, (-.2, low), finish)
        slab(axis, (start, end), across, (high, height), finish)
        last = end
    if span[1] > last:
        _piece(axis, at, out, (last, span[1]), across, height, palette, finish)


def _piece(axis, at, out, span, across, height, palette, finish):
    slab(axis, span, across, (-.2, height), finish)
    slab(axis, span, (at - out * .001, at - out * .012), (.0005, .06), palette.trim, bevel=.003)


def window(axis, at, out, span, palette, panes=3, low=.05, high=2.35, transom=1.08, portal=True):
    """Frames in an opening, set back from both faces, and the portal that leads the sky's light in."""
    across, frame = (at + out * .06, at + out * .13), palette.frame
    u0, u1 = span
    for z in ((low, low + .05), (high - .05, high)):
        slab(axis, (u0, u1), across, z, frame, bevel=.003)
    for index in range(panes + 1):
        u = u0 + (u1 - u0) * index / panes
        half = .028 if 0 < index < panes else .05
        slab(axis, (max(u0, u - half), min(u1, u + half)), (across[0] - out * .004, across[1]), (low, high), frame, bevel=.003)
    if transom:
        slab(axis, (u0, u1), (at + out * .10, at + out * .12), (transom, transom + .035), frame, bevel=.003)
    if portal:
        middle, height = (u0 + u1) / 2, (low + high) / 2
        ends = [(middle, v, height) if axis == 'x' else (v, middle, height) for v in (at + out * .18, at - out)]
        panel(*ends, u1 - u0, 1, height=high - low, portal=True)


def ceiling(area, palette, tray=None, warm=1.0, z=CEILING):
    """A ceiling over `area` (x0, y0, x1, y1); `tray` is a raised field whose cove light grows weaker towards its middle."""
    x0, y0, x1, y1 = area
    if not tray:
        box((x0, y0, z), (x1, y1, z + .4), palette.ceiling, bevel=0)
        return
    a, b, c, d = tray
    for low, high in (((x0, y0), (x1, b)), ((x0, d), (x1, y1)), ((x0, b), (a, d)), ((c, b), (x1, d))):
        if high[0] > low[0] and high[1] > low[1]:
            box((*low, z), (*high, z + RAISED + .2), palette.ceiling, bevel=0)
    glow = material('cove', (.85, .84, .82), rough=.85, glow_from_colour=1)
    glow.cycles.sample_as_light = False
    built, count = MeshBuilder('tray', [glow]), 28
    grid = [[(a + (c - a) * i / count, b + (d - b) * j / count) for j in range(count + 1)] for i in range(count + 1)]

    def light(x, y):
        near = min(x - a, c - x, y - b, d - y)
        value = warm * (1.25 * math.exp(-near / .13) + .42 * math.exp(-near / .55) + .07)
        return (value, value * .80, value * .58)

    for i in range(count):
        for j in range(count):
            points = [grid[i][j], grid[i][j + 1], grid[i + 1][j + 1], grid[i + 1][j]]
            built.quad([(*point, z + RAISED) for point in points], glow, [light(*point) for point in points])
    built.done()


def downlight(x, y, palette, z=CEILING):
    """A small recessed lamp: a dark ring, a bright disc."""
    cylinder(x, y, z - .003, z + .002, .048, palette.trim, sides=28)
    cylinder(x, y, z - .004, z + .002, .034, palette.lamp, sides=28)


def drape(axis, at, span, cloth, fold=.13, depth=.045, low=.012, high=CEILING - .004, phase=0.0):
    """A curtain hanging in folds along a line."""
    count = max(8, int((span[1] - span[0]) / .012))
    vertices = []
    for index in range(count + 1):
        u = span[0] + (span[1] - span[0]) * index / count
        turn = (u / fold + phase) * 2 * math.pi
        wave = depth * (math.sin(turn + .5 * math.sin(turn * .31)) + .35 * math.sin(turn * .5 + 1))
        for z, share in ((low, 1.2), (high * .6, 1.0), (high, .8)):
            vertices.append((u, at + wave * share, z) if axis == 'x' else (at + wave * share, u, z))
    faces = [(3 * i + k, 3 * i + 3 + k, 3 * i + 4 + k, 3 * i + 1 + k) for i in range(count) for k in (0, 1)]
    mesh = bpy.data.meshes.new('drape')
    mesh.from_pydata(vertices, [], faces)
    mesh.materials.append(cloth)
    mesh.polygons.foreach_set('use_smooth', [True] * len(faces))
    made = bpy.data.objects.new('drape', mesh)
    bpy.context.collection.objects.link(made)
    return made


def fill(location, size, watts, height=None, colour=(1, .86, .68)):
    """A soft lamp under the ceiling, shining down, that no camera and no mirror sees."""
    made = panel(location, (location[0], location[1], 0), size, watts, colour, height=height)
    made.visible_camera = made.visible_glossy = False
    return made
