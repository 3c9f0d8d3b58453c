"""A desk in the window light of a late afternoon, and what lies on it: sheets with marks, pens, a key. Metres."""
import math

import bpy
from mathutils import Matrix

from kit.materials import material, roughen, srgb
from kit.mesh import MeshBuilder
from kit.sky import direction
from kit.solids import box, cylinder
from kit.stage import camera, panel, sun
from scenes.interior.finishes import veneer


class Desk:
    """Materials of the still lifes; `light` sets table top, window light and camera."""

    def __init__(self):
        self.oak = veneer('desk oak', (.52, .39, .26), (.60, .47, .33), along='x', rough=.5)
        self.paper = roughen(material('sheet', (.86, .845, .81), .75, specular=.25), 900, .02)
        self.cream = material('cream', (.78, .74, .66), .8)
        self.ink = material('ink', srgb('#4a4f5c'), .7)
        self.grey = material('grey', (.56, .55, .53), .8)
        self.pale = material('pale', (.70, .69, .665), .8)
        self.bronze = material('bronze', srgb('#a9793f'), .35, metal=.25)
        self.brass = material('brass', (.66, .46, .24), .28, metal=1)
        self.sage = material('sage', srgb('#7d8f7c'), .7)
        self.dusk = material('dusk', srgb('#3c4a6b'), .55)
        self.dark = material('dark', (.035, .036, .042), .35)
        self.steel = material('steel', (.62, .62, .63), .3, metal=1)
        self.seal = material('seal', srgb('#9c4a3c'), .7)
        self.lens = material('lens', (.9, .93, .95), .03, specular=.8, alpha=.12)
        self.wood = veneer('maple', (.60, .44, .28), (.70, .55, .38), along='x', rough=.5)

    def light(self, eye, target, lens=70.0, focus=None, stop=11.0, top=None, sunlight=5.2, elevation=34, azimuth=160, shift=(0, 0)):
        """Oak (or another `top`), a window with glazing bars at the left, the camera; sharp at `focus`."""
        box((-2.2, -1.4, -.04), (2.2, 1.6, 0), top or self.oak, bevel=.004)
        towards = direction(azimuth, elevation)
        sun(towards, sunlight, (1, .79, .57), 1.6)
        middle = towards * 2.6
        # Glazing bars between the sun and the desk: their soft shadows tell of a window.
        for offset in (-.86, -.30, .26, .82):
            bar = box((-.035, -.035, -2.5), (.035, .035, 2.5), self.dark, bevel=0)
            bar.location = (middle.x + offset * .34, middle.y + offset * .94, middle.z)
            bar.visible_camera = False
        for rise in (-.42, .38):
            bar = box((-.03, -3, -.03), (.03, 3, .03), self.dark, bevel=0)
            bar.location = (middle.x, middle.y, middle.z + rise)
            bar.visible_camera = False
            bar.rotation_euler[2] = math.radians(azimuth - 180)
        soft = panel((-2.2, .5, 1.7), (0, 0, 0), 1.6, 14, (.86, .92, 1), height=1.4)
        soft.visible_camera = False
        world = bpy.data.worlds.new('World')
        bpy.context.scene.world = world
        world.use_nodes = True
        background = world.node_tree.nodes['Background'].inputs
        background[0].default_value, background[1].default_value = (.86, .92, 1, 1), .30
        made = camera(eye, target, lens=lens, level=False, shift=shift)
        made.data.dof.use_dof = True
        made.data.dof.focus_distance = math.dist(eye, focus or target)
        made.data.dof.aperture_fstop = stop


class Sheet:
    """A sheet of paper of `size`, its middle at `at`, turned by `degrees`; corners lift by `curl`. Marks follow its curl.

    `scale` enlarges the sheet with all that is drawn on it.
    """

    def __init__(self, desk, at, size, degrees=0.0, z=.0006, made=None, curl=.006, bow=.0015, thick=.0006, scale=1.0):
        self.desk, self.at, self.size, self.z, self.curl, self.bow = desk, at, size, z, curl, bow
        self.turn, self.thick, self.scale = math.radians(degrees), thick, scale
        self.marks = MeshBuilder('marks', [value for value in vars(desk).values() if isinstance(value, bpy.types.Material)])
        built = MeshBuilder('paper', [made or desk.paper])
        count = 18
        for i in range(count):
            for j in range(count):
                corners = ((i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1))
                built.quad([self.point(a / count * size[0], b / count * size[1], thick) for a, b in corners], built.materials[0])
        surface = built.done(smooth=True)
        weld = surface.modifiers.new('Weld', 'WELD')
        weld.merge_threshold = .00005
        solid = surface.modifiers.new('Solid', 'SOLIDIFY')
        solid.thickness, solid.offset = thick, -1
        # Smooth shading must not run across the edge: the sheet would look like foam.
        surface.data.use_auto_smooth, surface.data.auto_smooth_angle = True, math.radians(30)

    def point(self, u, v, lift=0.0):
        """The place of a point of the sheet, `u` from its left and `v` from its lower edge."""
        wide, high = self.size
        a, b = u / wide, v / high
        corner = max(0, (a + b) / 2 - .62) / .38
        other = max(0, (1 - a + 1 - b) / 2 - .70) / .30
        z = self.z + self.curl * (corner ** 2 + .5 * other ** 2) + self.bow * math.sin(math.pi * a)
        x, y = (u - wide / 2) * self.scale, (v - high / 2) * self.scale
        cos, sin = math.cos(self.turn), math.sin(self.turn)
        return (self.at[0] + x * cos - y * sin, self.at[1] + x * sin + y * cos, z + lift)

    def bar(self, u0, v0, u1, v1, made, lift=.00025):
        """A filled rectangle drawn on the sheet."""
        across, up = (max(1, round(abs(b - a) / .008)) for a, b in ((u0, u1), (v0, v1)))
        for i in range(across):
            for j in range(up):
                a, c = (u0 + (u1 - u0) * (i + end) / across for end in (0, 1))
                b, d = (v0 + (v1 - v0) * (j + end) / up for end in (0, 1))
                self.marks.quad([self.point(*corner, self.thick + lift) for corner in ((a, b), (c, b), (c, d), (a, d))], made)

    def frame(self, u0, v0, u1, v1, made, width=.0007):
        """The outline of a rectangle."""
        for span in ((u0, v0, u1, v0 + width), (u0, v1 - width, u1, v1), (u0, v0 + width, u0 + width, v1 - width),
                     (u1 - width, v0 + width, u1, v1 - width)):
            self.bar(*span, made)

    def stroke(self, points, made, width=.0018, lift=.0004):
        """A line through `points`."""
        for (a, b), (c, d) in zip(points, points[1:]):
            length = math.hypot(c - a, d - b)
            parts = max(1, round(length / .006))
            if parts > 1:
                steps = [(a + (c - a) * k / parts, b + (d - b) * k / parts) for k in range(parts + 1)]
                self.stroke(steps, made, width, lift)
                continue
            nx, ny = -(d - b) / length * width / 2, (c - a) / length * width / 2
            corners = ((a - nx, b - ny), (c - nx, d - ny), (c + nx, d + ny), (a + nx, b + ny))
            self.marks.quad([self.point(*corner, self.thick + lift) for corner in corners], made)

    def tick(self, u, v, size, made, width=.0024):
        """A check mark round (u, v)."""
        self.stroke([(u - size * .5, v + size * .02), (u - size * .12, v - size * .38)], made, width)
        self.stroke([(u - size * .16, v - size * .40), (u + size * .58, v + size * .52)], made, width, .0005)

    def ring(self, u, v, radius, made, width=.0018):
        """A circle."""
        self.stroke([(u + radius * math.cos(math.pi * k / 24), v + radius * math.sin(math.pi * k / 24)) for k in range(49)], made, width)

    def disc(self, u, v, radius, made):
        """A filled circle."""
        outline = [self.point(u + radius * math.cos(math.pi * k / 20), v + radius * math.sin(math.pi * k / 20), self.thick + .0003) for k in range(40)]
        self.marks.quad(outline, made)

    def text(self, u0, v0, u1, v1, made, leading=.0052, weight=.0015, ragged=.72):
        """Lines that stand for text, the last of each paragraph shorter."""
        v, index = v1, 0
        while v - weight > v0:
            end = u1 if index % 4 != 3 else u0 + (u1 - u0) * ragged
            self.bar(u0, v - weight, end, v, made)
            v, index = v - leading, index + 1

    def done(self):
        """Makes the marks."""
        self.marks.done()


def laid(build, x, y, z, degrees, lean=90.0):
    """Builds something standing round the origin, lays it down along x, turns it by `degrees` and moves it."""
    collection = bpy.context.collection
    before = set(collection.objects)
    build()
    where = (Matrix.Translation((x, y, z)) @ Matrix.Rotation(math.radians(degrees), 4, 'Z') @
             Matrix.Rotation(math.radians(lean), 4, 'Y'))
    for made in set(collection.objects) - before:
        made.matrix_basis = where @ made.matrix_basis


def pen(desk, x, y, degrees, z=.0012, body=None):
    """A pen 14 cm long lying on the desk, its tip to the left."""
    body = body or desk.dusk

    def build():
        cylinder(0, 0, -.070, -.052, .0008, desk.brass, top=.0040)
        cylinder(0, 0, -.052, .020, .0043, body, top=.0052)
        cylinder(0, 0, .020, .023, .0056, desk.brass)
        cylinder(0, 0, .023, .068, .0055, body, top=.0048)
        cylinder(0, 0, .068, .070, .0045, desk.brass, top=.0040)
        clip = box((-.0075, -.0012, .026), (-.0058, .0012, .064), desk.brass, bevel=.0004)
        clip.name = 'clip'

    laid(build, x, y, z + .0054, degrees)


def house(desk, x, y, degrees, wide=.034, deep=.03, wall=.026, roof=.018, z=0.0, made=None):
    """A small wooden house."""
    half = wide / 2
    outline = [(-half, 0), (half, 0), (half, wall), (0, wall + roof), (-half, wall)]
    made = made or desk.wood
    built = MeshBuilder('house', [made])
    front, back = ([(u, side * deep / 2, w) for u, w in outline] for side in (-1, 1))
    built.quad(front, made)
    built.quad(back[::-1], made)
    for index in range(5):
        after = (index + 1) % 5
        built.quad([front[after], front[index], back[index], back[after]], made)
    shown = built.done(bevel=.0012, segments=3)
    shown.location, shown.rotation_euler = (x, y, z), (0, 0, math.radians(degrees))


def key(desk, x, y, degrees, z=.0022, size=1.0):
    """A house key on its ring, lying flat."""
    turn = math.radians(degrees)
    cos, sin = math.cos(turn), math.sin(turn)

    def torus(u, major, minor, lift=0.0, tilt=0.0):
        bpy.ops.mesh.primitive_torus_add(major_radius=major * size, minor_radius=minor * size, major_segments=48, minor_segments=14,
                                         location=(x + u * size * cos, y + u * size * sin, z + lift), rotation=(tilt, 0, turn))
        made = bpy.context.object
        made.data.materials.append(desk.brass)
        for polygon in made.data.polygons:
            polygon.use_smooth = True

    torus(0, .0095, .0022)
    torus(-.016, .011, .0009, .0008, .12)
    for u0, v0, u1, v1 in ((.0105, -.0018, .042, .0018), (.032, -.0072, .0345, -.0014), (.037, -.0088, .0405, -.0014), (.0105, -.003, .014, .003)):
        made = box((-(u1 - u0) / 2 * size, -(v1 - v0) / 2 * size, -.0014 * size), ((u1 - u0) / 2 * size, (v1 - v0) / 2 * size, .0014 * size),
                   desk.brass, bevel=.0004)
        u, v = (u0 + u1) / 2 * size, (v0 + v1) / 2 * size
        made.location, made.rotation_euler = (x + u * cos - v * sin, y + u * sin + v * cos, z), (0, 0, turn)
