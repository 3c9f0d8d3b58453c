"""Builds one mesh object out of many quads, boxes and prisms: thousands of window panes in one object render fast."""
import math

import bpy
from mathutils import Vector

BLACK = (0.0, 0.0, 0.0)
BOX_FACES = ((0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7))


class MeshBuilder:
    """Collects faces (metres, z up) with a material and a corner colour each; `done` makes the object.

    The corner colour is the attribute `Col`; materials made with `glow_from_colour` shine by it.
    Keep faces of two boxes at least a millimetre apart: coplanar faces render as black squares.
    """

    def __init__(self, name, materials):
        self.name = name
        self.materials = list(materials)
        self.slot = {material.name: index for index, material in enumerate(self.materials)}
        self.vertices, self.faces, self.slots, self.colours = [], [], [], []

    def quad(self, points, material, colour=BLACK):
        """One face of three or more points; `colour` is one RGB, or one for each corner."""
        first = len(self.vertices)
        self.vertices += [tuple(point) for point in points]
        self.faces.append(tuple(range(first, first + len(points))))
        self.slots.append(self.slot[material.name])
        self.colours += list(colour) if isinstance(colour[0], (tuple, list)) else [colour] * len(points)

    def box(self, low, high, material, colour=BLACK, turn=0.0, origin=(0.0, 0.0)):
        """An axis-aligned box from `low` to `high`, then turned by `turn` radians and moved to `origin` in the plan."""
        cos, sin = math.cos(turn), math.sin(turn)

        def place(x, y, z):
            return (origin[0] + x * cos - y * sin, origin[1] + x * sin + y * cos, z)

        (x0, y0, z0), (x1, y1, z1) = low, high
        corners = [place(x, y, z) for z in (z0, z1) for x, y in ((x0, y0), (x1, y0), (x1, y1), (x0, y1))]
        for face in BOX_FACES:
            self.quad([corners[index] for index in face], material, colour)

    def prism(self, outline, low, high, material, colour=BLACK, caps=True):
        """A polygon of the plan (counter-clockwise) raised from `low` to `high`."""
        for (x0, y0), (x1, y1) in zip(outline, outline[1:] + outline[:1]):
            self.quad([(x0, y0, low), (x1, y1, low), (x1, y1, high), (x0, y0, high)], material, colour)
        if caps:
            self.quad([(x, y, high) for x, y in outline], material, colour)
            self.quad([(x, y, low) for x, y in reversed(outline)], material, colour)

    def limb(self, start, end, thick, thin, material, sides=8, colour=BLACK):
        """A round bar from `start` to `end`, its radius from `thick` to `thin` metres: branches, posts, arms."""
        start, end = Vector(start), Vector(end)
        along = (end - start).normalized()
        across = along.orthogonal().normalized()
        over = along.cross(across)
        turns = [2 * math.pi * side / sides for side in range(sides)]
        near, far = ([centre + (across * math.cos(turn) + over * math.sin(turn)) * radius for turn in turns]
                     for centre, radius in ((start, thick), (end, thin)))
        for side in range(sides):
            after = (side + 1) % sides
            self.quad([near[side], near[after], far[after], far[side]], material, colour)

    def done(self, smooth=False, link=True, bevel=0.0, segments=2, subdivide=0):
        """The object; `bevel` metres round its edges, `subdivide` levels make cushions of boxes."""
        mesh = bpy.data.meshes.new(self.name)
        mesh.from_pydata(self.vertices, [], self.faces)
        for material in self.materials:
            mesh.materials.append(material)
        mesh.polygons.foreach_set('material_index', self.slots)
        layer = mesh.color_attributes.new('Col', 'FLOAT_COLOR', 'CORNER')
        layer.data.foreach_set('color', [part for colour in self.colours for part in (*colour, 1.0)])
        if smooth:
            mesh.polygons.foreach_set('use_smooth', [True] * len(self.faces))
        mesh.update()
        made = bpy.data.objects.new(self.name, mesh)
        if bevel or subdivide or smooth:
            weld = made.modifiers.new('Weld', 'WELD')
            weld.merge_threshold = 0.0005
        if bevel:
            modifier = made.modifiers.new('Bevel', 'BEVEL')
            modifier.width, modifier.segments, modifier.limit_method = bevel, segments, 'ANGLE'
        if subdivide:
            modifier = made.modifiers.new('Soft', 'SUBSURF')
            modifier.levels = modifier.render_levels = subdivide
        if link:
            bpy.context.collection.objects.link(made)
        return made


def place(mesh, location, scale=1.0, turn=0.0):
    """Another object of an existing mesh: trees, lamps, chairs cost memory once."""
    made = bpy.data.objects.new(mesh.name, mesh)
    made.location, made.scale, made.rotation_euler = location, (scale, scale, scale), (0, 0, turn)
    bpy.context.collection.objects.link(made)
    return made


def baked(made):
    """The mesh of an object with its modifiers applied, to be placed many times; the object itself goes."""
    mesh = bpy.data.meshes.new_from_object(made.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(made)
    return mesh
