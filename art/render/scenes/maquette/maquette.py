"""The white model all vignettes are built of: one set of materials, one light, blocks of buildings with deep windows."""
import math

import bpy

from kit.materials import material, roughen, srgb
from kit.mesh import MeshBuilder, place
from kit.plants import tree
from kit.sky import direction
from kit.stage import sun

SUN = direction(212, 31)


class Maquette:
    """Collects the boxes of a model in metres; `done` makes the object, sets the light and the paper beneath."""

    def __init__(self):
        self.white = roughen(material('white', (.86, .84, .80), .6), 3, .04)
        self.paper = material('paper', (.84, .81, .76), .8)
        self.stone = roughen(material('stone', srgb('#e3dcd1'), .75), 6, .015)
        self.road = roughen(material('road', (.50, .485, .465), .8), 8, .015)
        self.glass = material('glass', (.42, .48, .53), .22, specular=.5)
        self.clear = material('clear', (.72, .79, .83), .1, alpha=.16)
        self.water = roughen(material('water', (.47, .56, .63), .16, specular=.7), .55, .22, (1, 2.2, 1))
        self.bronze = material('bronze', srgb('#ab8757'), .42, metal=.2)
        self.sage = material('sage', srgb('#97a68f'), .7)
        self.dusk = material('dusk', srgb('#4a5a80'), .5)
        self.dark = material('dark', (.10, .10, .11), .5)
        self.lamp = material('lamp', (1, .9, .75), glow=(1, .78, .5), strength=3)
        # Small and many: found by bounces, sampling each as a light costs more than half of the time.
        self.lamp.cycles.sample_as_light = False
        self.leaf = material('leaf', srgb('#93a57f'), .75)
        self.leaf_like = material('greens', srgb('#7f9170'), .8)
        self.clay = material('clay', srgb('#cdb096'), .85)
        self.trunk = material('trunk', srgb('#8d7a66'), .9)
        everything = (self.white, self.paper, self.stone, self.road, self.glass, self.water, self.bronze, self.sage,
                      self.dusk, self.dark, self.lamp, self.leaf_like, self.clay,
                      self.clear)
        self.mesh = MeshBuilder('maquette', everything)
        self.flat = MeshBuilder('flat', everything)
        self._trees = {}

    def box(self, x0, y0, z0, x1, y1, z1, made, turn=0.0, origin=(0.0, 0.0)):
        """A box with softened edges."""
        self.mesh.box((x0, y0, z0), (x1, y1, z1), made, turn=turn, origin=origin)

    def plate(self, x0, y0, x1, y1, z, made, turn=0.0, origin=(0.0, 0.0)):
        """A thin sheet (pavement, marking): its top is at `z`."""
        self.flat.box((x0, y0, z - .02), (x1, y1, z), made, turn=turn, origin=origin)

    def tree(self, x, y, z=0.0, height=5.0, kind=0):
        """A tree of one of five kinds, `height` metres."""
        kind %= 5
        if kind not in self._trees:
            self._trees[kind] = tree(f'tree{kind}', self.leaf, self.trunk, 5.0, 1.75 + .1 * kind, 20000, kind + 3)
        place(self._trees[kind], (x, y, z), height / 5, x * 1.7 + y * .9)

    def block(self, x0, y0, x1, y1, floors, storey=3.3, ground=3.8, bay=2.6, solid=.40, pier=.55, depth=.26, base=0.0):
        """A building with recessed windows: bands of `solid` storeys, piers every `bay` metres. Returns its height."""
        top = base + ground + storey * (floors - 1)
        self.box(x0 + depth, y0 + depth, base, x1 - depth, y1 - depth, top, self.glass)
        for floor in range(1, floors + 1):
            line = base + ground + storey * (floor - 1)
            self.box(x0, y0, line - storey * solid * .45, x1, y1, line + (storey * solid * .55 if floor < floors else .12), self.white)
        self.box(x0 + .02, y0 + .02, base, x1 - .02, y1 - .02, base + .35, self.white)
        self._piers(x0, y0, x1, y1, base, top, bay, pier, depth)
        rim = .25
        for low_x, low_y, high_x, high_y in ((x0, y0, x1, y0 + rim), (x0, y1 - rim, x1, y1), (x0, y0 + rim, x0 + rim, y1 - rim),
                                             (x1 - rim, y0 + rim, x1, y1 - rim)):
            self.box(low_x, low_y, top + .1, high_x, high_y, top + .9, self.white)
        if floors > 2 and x1 - x0 > 7 and y1 - y0 > 5:
            self.box(x0 + 1.5, y1 - 4.2, top + .1, x0 + 5, y1 - 1.2, top + 2.6, self.white)
        return top

    def _piers(self, x0, y0, x1, y1, base, top, bay, pier, depth):
        half, thin = pier / 2, .05
        # Two insets: at the corners the piers of both sides meet, and coplanar faces render black.
        for along, start, end, inset in (('x', x0, x1, .015), ('y', y0, y1, .026)):
            count = max(1, round((end - start) / bay))
            for index in range(count + 1):
                at = start + (end - start) * index / count
                low, high = max(start + inset, at - half), min(end - inset, at + half)
                middle = at + (end - start) / count / 2
                for a, b, cut in ((low, high, inset), (middle - thin / 2, middle + thin / 2, depth - .06)):
                    if b > end:
                        continue
                    # Short boxes at both faces: one running through the house would close the windows of its ends.
                    near, far = (y0, y1) if along == 'x' else (x0, x1)
                    for low_edge, high_edge in ((near + cut, near + depth + .05), (far - depth - .05, far - cut)):
                        if along == 'x':
                            self.box(a, low_edge, base + .01, b, high_edge, top, self.white)
                        else:
                            self.box(low_edge, a, base + .012, high_edge, b, top + .002, self.white)

    def done(self, light=SUN, floor=-.62, extent=400.0, fill=.5, strength=5.0):
        """Makes the objects and the light; `light` points to the sun, `floor` is the height of the paper sheet the model stands on."""
        self.mesh.done(bevel=.025, segments=1)
        self.flat.done()
        ground = MeshBuilder('sheet', [self.paper])
        ground.quad([(-extent, -extent, floor), (extent, -extent, floor), (extent, extent, floor), (-extent, extent, floor)], self.paper)
        ground.done()
        world = bpy.data.worlds.new('World')
        bpy.context.scene.world = world
        world.use_nodes = True
        _paper_sky(world, fill)
        sun(light, strength, (1, .80, .60), 2.0)


def _paper_sky(world, fill):
    """Cool light on the model, but paper where the camera sees beyond it."""
    nodes, links = world.node_tree.nodes, world.node_tree.links
    background, seen, mix = nodes['Background'], nodes.new('ShaderNodeLightPath'), nodes.new('ShaderNodeMixRGB')
    mix.inputs[1].default_value = (*[fill * part for part in (.80, .90, 1)], 1)
    mix.inputs[2].default_value = (1.55, 1.5, 1.43, 1)
    links.new(seen.outputs['Is Camera Ray'], mix.inputs[0])
    links.new(mix.outputs[0], background.inputs[0])
    background.inputs[1].default_value = 1


def ring(count, radius, centre=(0.0, 0.0), start=0.0, end=2 * math.pi):
    """`count` points of an arc."""
    return [(centre[0] + radius * math.cos(start + (end - start) * index / (count - 1)),
             centre[1] + radius * math.sin(start + (end - start) * index / (count - 1))) for index in range(count)]
