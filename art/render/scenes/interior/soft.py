"""Soft things: pillows with pinched corners, cloths that hang over an edge. Metres."""
import math

import bpy
from mathutils import Euler, Matrix, Vector, noise


def arranged(build, x, y, degrees=0.0, z=0.0):
    """Builds something round the origin and sets it down at x, y (metres), turned by `degrees`."""
    collection = bpy.context.collection
    before = set(collection.objects)
    build()
    where = Matrix.Translation((x, y, z)) @ Matrix.Rotation(math.radians(degrees), 4, 'Z')
    for made in set(collection.objects) - before:
        made.matrix_basis = where @ made.matrix_basis


def surface(name, rows, material):
    """A smooth surface through a grid of points (a list of rows)."""
    wide = len(rows[0])
    mesh = bpy.data.meshes.new(name)
    faces = [(i * wide + j, i * wide + j + 1, (i + 1) * wide + j + 1, (i + 1) * wide + j)
             for i in range(len(rows) - 1) for j in range(wide - 1)]
    mesh.from_pydata([point for row in rows for point in row], [], faces)
    mesh.materials.append(material)
    mesh.polygons.foreach_set('use_smooth', [True] * len(faces))
    made = bpy.data.objects.new(name, mesh)
    bpy.context.collection.objects.link(made)
    return made


def turned(profile, height, radius, material, rows=28, around=48):
    """A vessel turned on a lathe round the origin; `profile` are (share of the height, share of the radius)."""
    points = []
    for index in range(rows + 1):
        z = index / rows
        (a, r), (b, s) = next((first, second) for first, second in zip(profile, profile[1:]) if z <= second[0])
        share = (1 - math.cos(math.pi * (z - a) / (b - a))) / 2
        wide = radius * (r + (s - r) * share)
        points.append([(wide * math.cos(t), wide * math.sin(t), height * z)
                       for t in (2 * math.pi * step / around for step in range(around + 1))])
    return surface('turned', points, material)


def pillow(centre, size, material, lean=0.0, turn=0.0, roll=0.0, seed=0.0, dent=.05):
    """A stuffed pillow of `size` (width, height, depth), upright along x; `lean` (its top towards -y), `turn`, `roll` in degrees.

    `dent` is how deep a hand has pressed the middle of its upper edge, as a share of its height; its filling has sunk.
    """
    wide, high, deep = size
    count, sides = 34, []
    for side in (-1, 1):
        rows = []
        for i in range(count + 1):
            v = -1 + 2 * i / count
            row = []
            for j in range(count + 1):
                u = -1 + 2 * j / count
                full = max(0, (1 - abs(u) ** 2.7) * (1 - abs(v) ** 2.7)) ** .72
                crease = .12 * _creases(u * 1.1 + seed * 7, v * 1.1, side * 3 + seed) + .05 * noise.noise(Vector((u * 4, v * 4, seed + side)))
                pressed = dent * math.exp(-(u / .5) ** 2) * max(0, v + .15) ** 1.5
                x, z = wide / 2 * u * (1 - .08 * v * v), high / 2 * (v * (1 - .09 * u * u) - 2 * pressed)
                row.append((x, side * deep / 2 * full * (1 + crease - 1.6 * pressed) * (.88 + .14 * (1 - v)), z))
            rows.append(row)
        sides.append(surface('pillow', rows, material))
    spin = Euler((math.radians(lean), math.radians(roll), math.radians(turn)), 'XYZ')
    for made in sides:
        made.matrix_basis = Matrix.Translation(centre) @ spin.to_matrix().to_4x4()


def _creases(x, y, seed):
    """Soft swells between narrow valleys, about −1 … 1: how cloth lies that somebody has sat or slept on."""
    swell = noise.noise(Vector((x, y, seed)))
    valley = 1 - abs(noise.noise(Vector((x * 1.9 + y * .8 + 5, y * 1.3 - x * .5, seed * 1.3)))) * 2.6
    return swell - .7 * max(0, valley) ** 2 + .25


def draped(x, y, top, drops, material, crease=.008, round_off=.05, seed=0.0, step=.024, wave=.10, thick=.0, slant=.0, gather=.0):
    """A cloth lying over a box: spans `x` and `y`, height `top`; `drops` is what hangs at -x, +x, -y, +y (0 for none).

    `wave` is how far what hangs swings out, as a share of its fall. Cloths of one `seed` and `crease` lie on each other
    without touching. `thick` is its filling; a thrown one lies aslant (`slant`, y for each x) and in folds (`gather`, metres).
    """

    def line(span, before, after):
        count = max(8, int((span[1] - span[0] + before + after) / step))
        inside = [span[0] - before + (span[1] - span[0] + before + after) * i / count for i in range(count + 1)]
        return [(inside[0], 0), *((value, thick) for value in inside), (inside[-1], 0)]

    def over(value, span, along, fill):
        """How a coordinate bends at the edge of what is below: its new value, how far it falls, which way is out; no hem is straight."""
        past = max(span[0] - value, value - span[1], 0)
        way = -1 if value < span[0] else 1
        if not past:
            return value, 0.0, 0
        past *= 1 + .05 * noise.noise(Vector((along * 2.7, seed, way)))
        arc, bend = min(past / round_off, math.pi / 2), round_off + fill
        fall = bend * (1 - math.cos(arc)) + max(0, past - round_off * math.pi / 2)
        return (span[0] if way < 0 else span[1]) + way * bend * math.sin(arc), fall, way

    rows = []
    for b, fill_b in line(y, drops[2], drops[3]):
        row = []
        for a, fill_a in line(x, drops[0], drops[1]):
            # At its hem the cloth ends on what it lies on.
            fill = min(fill_a, fill_b)
            (px, fall_x, way_x), (py, fall_y, way_y) = over(a, x, b, fill), over(b, y, a, fill)
            fall = max(fall_x, fall_y)
            along = b if way_x else a
            swing = fall * wave * (math.sin(along * 17 + seed) + .6 * math.sin(along * 29 + 2 * seed))
            depth = gather * (.55 + .75 * noise.noise(Vector((a * 2.1, b * 7, seed + 4))))
            folds = depth * abs(math.sin((b - y[0]) * 31 + 3.4 * noise.noise(Vector((a * 1.6, b * 2, seed)))))
            lift = crease * (1.5 * _creases(a * 1.5, b * 1.5, seed) + .35 * noise.noise(Vector((a * 7, b * 6, 2)))) + folds
            row.append((px + way_x * (swing + folds * (.4 if fall > .03 else 0)), py + way_y * swing + slant * px, top + fill - fall + lift))
        rows.append(row)
    return surface('cloth', rows, material)
