"""Single objects with rounded edges: furniture, lamps, things seen close. Metres."""
import math

import bpy

FACES = ((0, 2, 3, 1), (4, 5, 7, 6), (0, 1, 5, 4), (1, 3, 7, 5), (3, 2, 6, 7), (2, 0, 4, 6))


def _made(name, vertices, faces, material, smooth=0):
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(vertices, [], faces)
    mesh.materials.append(material)
    for polygon in mesh.polygons[:smooth]:
        polygon.use_smooth = True
    made = bpy.data.objects.new(name, mesh)
    bpy.context.collection.objects.link(made)
    return made


def box(low, high, material, bevel=.006, segments=2, turn=0.0):
    """A box from `low` to `high` with edges rounded by `bevel`; `turn` radians about its own middle."""
    half = [(b - a) / 2 for a, b in zip(low, high)]
    vertices = [(x * half[0], y * half[1], z * half[2]) for z in (-1, 1) for y in (-1, 1) for x in (-1, 1)]
    made = _made('box', vertices, FACES, material, 6 if bevel > .02 else 0)
    made.location = [(a + b) / 2 for a, b in zip(low, high)]
    made.rotation_euler[2] = turn
    if bevel:
        modifier = made.modifiers.new('Bevel', 'BEVEL')
        modifier.width, modifier.segments = bevel, segments
    return made


def cut(made, low, high):
    """Takes what lies between `low` and `high` out of an object that has been made where it stands."""
    cutter = box(low, high, made.data.materials[0], bevel=0)
    cutter.hide_render = True
    cutter.display_type = 'WIRE'
    modifier = made.modifiers.new('Cut', 'BOOLEAN')
    modifier.object, modifier.operation, modifier.solver = cutter, 'DIFFERENCE', 'EXACT'


def cushion(low, high, material, turn=(0.0, 0.0, 0.0)):
    """A box so round that it looks stuffed."""
    made = box(low, high, material, bevel=min(b - a for a, b in zip(low, high)) * .42, segments=5)
    made.rotation_euler = turn
    modifier = made.modifiers.new('Soft', 'SUBSURF')
    modifier.levels = modifier.render_levels = 1
    return made


def cylinder(x, y, low, high, radius, material, top=None, sides=40):
    """A standing cylinder or, with another `top` radius, a cone."""
    top = radius if top is None else top
    vertices, faces = [], []
    for index in range(sides):
        a = 2 * math.pi * index / sides
        vertices += [(x + radius * math.cos(a), y + radius * math.sin(a), low), (x + top * math.cos(a), y + top * math.sin(a), high)]
    for index in range(sides):
        after = (index + 1) % sides
        faces.append((2 * index, 2 * after, 2 * after + 1, 2 * index + 1))
    faces += [tuple(2 * index for index in reversed(range(sides))), tuple(2 * index + 1 for index in range(sides))]
    return _made('cylinder', vertices, faces, material, sides)


def sphere(centre, radius, material, flatten=1.0, around=24, down=12):
    """A ball; `flatten` scales its height."""
    x, y, z = centre
    vertices = [
        (x + radius * math.sin(math.pi * i / down) * math.cos(2 * math.pi * j / around),
         y + radius * math.sin(math.pi * i / down) * math.sin(2 * math.pi * j / around),
         z + radius * flatten * math.cos(math.pi * i / down))
        for i in range(down + 1) for j in range(around)
    ]
    faces = [(i * around + j, (i + 1) * around + j, (i + 1) * around + (j + 1) % around, i * around + (j + 1) % around)
             for i in range(down) for j in range(around)]
    return _made('sphere', vertices, faces, material, len(faces))


def bar(start, end, radius, made, sides=20):
    """A round bar between two points."""
    length = math.dist(start, end)
    made = cylinder(0, 0, 0, length, radius, made, sides=sides)
    dx, dy, dz = (b - a for a, b in zip(start, end))
    made.location, made.rotation_euler = start, (0, math.acos(dz / length), math.atan2(dy, dx))
    return made


def rounded(x, y, low, high, radius, made, edge):
    """A disc whose edges are rounded by `edge`."""
    disc = cylinder(x, y, low, high, radius, made, sides=96)
    bevel = disc.modifiers.new('Bevel', 'BEVEL')
    bevel.width, bevel.segments, bevel.limit_method = edge, 4, 'ANGLE'
    return disc
