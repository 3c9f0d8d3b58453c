"""A part of the city that one stands in: its ground, buildings, trees, people and cars, in the materials of the development."""
import math
import random

from kit.materials import material, shine, srgb
from kit.mesh import MeshBuilder, place
from kit.specimens import natural_tree
from kit.weather import weathered
from scenes.exterior import light
from scenes.exterior.palette import everything, palette
from scenes.exterior.windows import Windows
from scenes.site.outline import Wall
from scenes.site.suburbs import plain_house
from scenes.street.cars import Cars
from scenes.street.people import People
from scenes.street.roofs import clutter
from scenes.street.shops import shop_front
from scenes.street.words import Words

TILES = {'stain': .35, 'size': 2.5, 'courses': (.34, .36), 'joint': .55, 'spread': .22}
# What only streets need: a clinic's cross, fruit, walls and roofs of the old town, paint of boards: colour and how weather has changed it.
MORE = {'cross': ('#70a283', {}), 'apple': ('#ad4038', {}), 'orange': ('#e0903a', {}), 'pane_dark': ('#39434b', {}), 'ink': ('#22262c', {}),
        'waterproof': ('#4c8468', {'stain': .4, 'size': 3}), 'tank_blue': ('#3a679e', {'stain': .2}), 'tank_yellow': ('#cfa64a', {'stain': .2}),
        'tile_orange': ('#a8603f', TILES), 'tile_blue': ('#4a6480', TILES), 'tile_grey': ('#77767a', TILES), 'tile_brown': ('#77564a', TILES),
        'red_brick': ('#8f5645', {'stain': .3, 'size': 12, 'streak': .2, 'courses': (.5, .15), 'joint': 1.15, 'spread': .26}),
        'cream': ('#d6c9b0', {'stain': .2, 'size': 10, 'streak': .16}), 'granite': ('#a5a29d', {'stain': .2, 'courses': (1.2, .6), 'joint': .82}),
        'ochre': ('#b99a72', {'stain': .25, 'size': 12, 'streak': .18, 'courses': (.5, .15), 'joint': 1.12, 'spread': .2}),
        'sign_red': ('#b23c33', {}), 'sign_green': ('#2f7a55', {}), 'sign_blue': ('#2a5796', {}), 'sign_yellow': ('#e6bd4c', {}),
        'foam': ('#9fb0b8', {}), 'lane_blue': ('#3d6a9c', {'stain': .2}), 'lane_green': ('#5c8a6b', {'stain': .2})}

LIT = {'sundown': 1.2}


class Quarter:
    """Collects boxes in metres, north is +y; `done` makes the objects, the sky and the sun. Its materials are those of the palette."""

    def __init__(self, seed=1, hour='day'):
        self.hour, self.p = hour, palette(hour)
        # What shines after sundown: 0 by day.
        self.lit = LIT.get(hour, 0)
        self.homes = Windows(seed, .5, self.lit)
        if self.lit:
            shine(self.p.pave, (1.0, .60, .30), .05 * self.lit, 9)
        vars(self).update(vars(self.p))
        self.clear = material('clear', (.72, .79, .83), .05, alpha=.22)
        more = {name: weathered(material(name, srgb(code), .12 if name == 'pane_dark' else .6), **{'stain': 0, **weather})
                for name, (code, weather) in MORE.items()}
        more['shining'] = material('shining', srgb('#f4efe2'), .6, glow=(1.0, .86, .62), strength=1.5 * self.lit)
        vars(self).update(more)
        self.chance = random.Random(seed)
        self.words = Words(random.Random(seed))
        self.walls = (self.plaster, self.red_brick, self.red_brick, self.cream, self.granite, self.ochre, self.white, self.brick, self.tile)
        self.cloths = (self.sign_green, self.clay, self.navy, self.sand, self.sage, self.sign_red, self.white)
        # A board's ground and the paint of its words.
        self.boards = ((self.white, self.sign_red), (self.white, self.sign_blue), (self.white, self.ink), (self.sign_green, self.white),
                       (self.sign_blue, self.white), (self.sign_red, self.white), (self.sign_yellow, self.ink), (self.ink, self.white))
        made = [*everything(self.p), self.clear, *more.values()]
        self.mesh, self.flat = MeshBuilder('quarter', made), MeshBuilder('flat', made)
        self.cars, self.people = Cars(seed, self.lit), People(seed)
        self._trees = {}

    def box(self, x0, y0, z0, x1, y1, z1, made, turn=0.0, origin=(0.0, 0.0)):
        """A box with softened edges."""
        self.mesh.box((x0, y0, z0), (x1, y1, z1), made, turn=turn, origin=origin)

    def plate(self, x0, y0, x1, y1, z, made, turn=0.0, origin=(0.0, 0.0)):
        """A thin sheet (pavement, marking): its top is at `z`."""
        self.flat.box((x0, y0, z - .02), (x1, y1, z), made, turn=turn, origin=origin)

    def joints(self, x0, y0, x1, y1, z, every=1.2, made=None):
        """Paving of slabs: thin joints both ways, `z` is the ground's height."""
        made = made or self.tile
        count_x, count_y = int((x1 - x0) / every), int((y1 - y0) / every)
        for index in range(1, count_x):
            self.plate(x0 + index * every, y0, x0 + index * every + .03, y1, z + .004, made)
        for index in range(1, count_y):
            self.plate(x0, y0 + index * every, x1, y0 + index * every + .03, z + .005, made)

    def tree(self, x, y, z=0.0, height=5.0, kind=0, leaves=14000):
        """A tree of one of six kinds, `height` metres."""
        kind %= 6
        if kind not in self._trees:
            leaf = (self.leaf, self.leaf_light)[kind % 2]
            self._trees[kind] = natural_tree(('zelkova', 'maple', 'zelkova')[kind % 3], leaf, self.trunk, 5.0, leaves, kind + 3)
        place(self._trees[kind], (x, y, z), height / 5, x * 1.7 + y * .9)

    def block(self, x0, y0, x1, y1, floors, storey=3.3, ground=3.8, bay=2.6, solid=.40, pier=.55, depth=.26, base=0.0, made=None):
        """A building with recessed windows: bands of `solid` storeys, piers every `bay` metres. Returns its height."""
        made = made or self.chance.choice(self.walls)
        top = base + ground + storey * (floors - 1)
        self.box(x0 + depth, y0 + depth, base, x1 - depth, y1 - depth, top, self.glass)
        for floor in range(1, floors + 1):
            line = base + ground + storey * (floor - 1)
            self.box(x0, y0, line - storey * solid * .45, x1, y1, line + (storey * solid * .55 if floor < floors else .12), made)
        self.box(x0 + .02, y0 + .02, base, x1 - .02, y1 - .02, base + .35, self.taupe)
        self._piers(x0, y0, x1, y1, base, top, bay, pier, depth, made)
        self._blinds(x0, y0, x1, y1, base, floors, storey, ground, bay, depth)
        rim = .25
        for low_x, low_y, high_x, high_y in ((x0, y0, x1, y0 + rim), (x0, y1 - rim, x1, y1), (x0, y0 + rim, x0 + rim, y1 - rim),
                                             (x1 - rim, y0 + rim, x1, y1 - rim)):
            self.box(low_x, low_y, top + .1, high_x, high_y, top + .9, made)
        paint = self.chance.choice((self.waterproof, self.roof_green, self.roof_grey, self.cement))
        self.plate(x0 + .2, y0 + .2, x1 - .2, y1 - .2, top + .16, paint)
        clutter(self, x0 + .6, y0 + .6, x1 - .6, y1 - .6, top + .17, made, paint, self.chance)
        return top

    def _piers(self, x0, y0, x1, y1, base, top, bay, pier, depth, made):
        half, thin = pier / 2, .05
        # Two insets: at the corners the piers of both sides meet, and coplanar faces render black.
        for along, start, end, inset in (('x', x0, x1, .015), ('y', y0, y1, .026)):
            count = max(1, round((end - start) / bay))
            for index in range(count + 1):
                at = start + (end - start) * index / count
                low, high = max(start + inset, at - half), min(end - inset, at + half)
                middle = at + (end - start) / count / 2
                for a, b, cut, what in ((low, high, inset, made), (middle - thin / 2, middle + thin / 2, depth - .06, self.dark)):
                    if b > end:
                        continue
                    # Short boxes at both faces: one running through the house would close the windows of its ends.
                    near, far = (y0, y1) if along == 'x' else (x0, x1)
                    for low_edge, high_edge in ((near + cut, near + depth + .05), (far - depth - .05, far - cut)):
                        if along == 'x':
                            self.box(a, low_edge, base + .01, b, high_edge, top, what)
                        else:
                            self.box(low_edge, a, base + .012, high_edge, b, top + .002, what)

    def _blinds(self, x0, y0, x1, y1, base, floors, storey, ground, bay, depth):
        """Behind some panes hangs a curtain or a blind, drawn down more or less far, and after sundown some are lit."""
        for start, end in (((x0, y0), (x1, y0)), ((x1, y0), (x1, y1)), ((x0, y1), (x0, y0))):
            wall = Wall(self.flat, start, end)
            count = max(1, round(wall.length / bay))
            for floor in range(1, floors):
                high = base + ground + storey * floor - storey * .18
                for index in range(count):
                    if self.chance.random() < .4:
                        u, wide = wall.length * index / count, wall.length / count
                        low = high - (storey * .6) * self.chance.uniform(.25, 1)
                        wall.pane((u + .3, u + wide * self.chance.choice((.5, 1)) - .1), -depth + .012, (low, high), self.sheer,
                                  self.homes.pane(self.homes.home(), .6))
                    elif self.lit and self.chance.random() < .3:
                        u, wide = wall.length * index / count, wall.length / count
                        wall.pane((u + .3, u + wide - .1), -depth + .008, (high - storey * .62, high + .1), self.glass,
                                  self.homes.pane(self.homes.light()))

    def shops(self, start, end):
        """Shops along a wall from `start` to `end` (points of the plan, outwards is to the right)."""
        shop_front(self, Wall(self.flat, start, end), self.chance)

    def distance(self, west, east, south, north, step=27):
        """Plain houses and trees that fill a rectangle of the far ground."""
        windows = Windows(3, .5, 0)
        for x in range(int(west), int(east), step):
            for y in range(int(south), int(north), step):
                if self.chance.random() < .86:
                    plain_house(self.flat, self.p, self.chance, windows, x, y)
                else:
                    for shift in (4, 11, 18):
                        self.tree(x + shift, y + shift * .6, 0, self.chance.uniform(6, 9), shift)

    def done(self, floor=-.62, extent=3000.0, **sunlight):
        """Makes the objects and the light of the hour (a function of `light`, which takes `sunlight`); `floor` is the far ground's height."""
        self.mesh.done(bevel=.025, segments=1)
        self.flat.done()
        ground = MeshBuilder('far ground', [self.ground])
        ground.quad([(-extent, -extent, floor), (extent, -extent, floor), (extent, extent, floor), (-extent, extent, floor)], self.ground)
        ground.done()
        getattr(light, self.hour)(**sunlight)


def ring(count, radius, centre=(0.0, 0.0), start=0.0, end=2 * math.pi):
    """`count` points of an arc."""
    return [(centre[0] + radius * math.cos(start + (end - start) * index / (count - 1)),
             centre[1] + radius * math.sin(start + (end - start) * index / (count - 1))) for index in range(count)]
