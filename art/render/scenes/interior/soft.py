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


def pillow(centre, size, material, lean=0.0, turn=0.0, roll=0.0, seed=0.0):
    """A stuffed pillow of `size` (width, height, depth), upright along x; `lean` (its top towards -y), `turn`, `roll` in degrees."""
    wide, high, deep = size
    count, sides = 22, []
    for side in (-1, 1):
        rows = []
        for i in range(count + 1):
            v = -1 + 2 * i / count
            row = []
            for j in range(count + 1):
                u = -1 + 2 * j / count
                full = max(0, (1 - u ** 4) * (1 - v ** 4)) ** .55
                crease = noise.noise(Vector((u * 1.6 + seed * 7, v * 1.6, side * 3 + seed))) * .10
                x, z = wide / 2 * u * (1 - .07 * v * v), high / 2 * v * (1 - .07 * u * u)
                row.append((x, side * deep / 2 * full * (1 + crease) * (.9 + .1 * (1 - v)), z))
            rows.append(row)
        sides.append(surface('pillow', rows, material))
    spin = Euler((math.radians(lean), math.radians(roll), math.radians(turn)), 'XYZ')
    for made in sides:
        made.matrix_basis = Matrix.Translation(centre) @ spin.to_matrix().to_4x4()


def draped(x, y, top, drops, material, crease=.008, round_off=.05, seed=0.0, step=.028, wave=.10):
    """A cloth lying over a box: spans `x` and `y`, height `top`; `drops` is what hangs at -x, +x, -y, +y (0 for none).

    `wave` is how far what hangs swings out, as a share of its fall.
    """

    def line(span, before, after):
        count = max(8, int((span[1] - span[0] + before + after) / step))
        return [span[0] - before + (span[1] - span[0] + before + after) * i / count for i in range(count + 1)]

    def over(value, span):
        """How a coordinate bends at the edge: its new value, how far it falls, which way is out."""
        past = max(span[0] - value, value - span[1], 0)
        way = -1 if value < span[0] else 1
        if not past:
            return value, 0.0, 0
        arc = min(past / round_off, math.pi / 2)
        fall = round_off * (1 - math.cos(arc)) + max(0, past - round_off * math.pi / 2)
        return (span[0] if way < 0 else span[1]) + way * round_off * math.sin(arc), fall, way

    rows = []
    for b in line(y, drops[2], drops[3]):
        row = []
        for a in line(x, drops[0], drops[1]):
            (px, fall_x, way_x), (py, fall_y, way_y) = over(a, x), over(b, y)
            fall = max(fall_x, fall_y)
            swing = fall * wave * math.sin((b if way_x else a) * 17 + seed)
            wrinkle = noise.noise(Vector((a * 2.3 + seed, b * 2.3, seed))) + .5 * noise.noise(Vector((a * 6 + seed, b * 5, 2)))
            row.append((px + way_x * swing, py + way_y * swing, top - fall + crease * wrinkle))
        rows.append(row)
    return surface('cloth', rows, material)
