"""Cars, vans and buses, made once in every paint and placed many times. A car is 4.6 m long and drives along +x."""
import math
import random

from kit.materials import material, srgb
from kit.mesh import MeshBuilder, baked, place

PAINTS = {'white': '#e9e9e6', 'pearl': '#d9d7d0', 'silver': '#a3a8ad', 'grey': '#565b61', 'black': '#17191c', 'navy': '#1f2c44', 'wine': '#57201f',
          'taxi': '#c97f2b'}
# How often each is seen.
OFTEN = ('white', 'white', 'white', 'pearl', 'silver', 'silver', 'grey', 'grey', 'black', 'black', 'black', 'navy', 'wine')
# A body from rear to front: x, sill, waist and top (z), half width at the waist and at the top.
SALOON = ((-2.32, .48, .78, .84, .66, .60), (-2.22, .28, .90, .98, .84, .72), (-1.75, .20, .95, 1.05, .91, .70), (-1.05, .18, .95, 1.40, .93, .60),
          (-.35, .18, .93, 1.47, .93, .61), (.30, .18, .91, 1.42, .93, .62), (1.05, .18, .88, .97, .92, .72), (1.75, .20, .80, .86, .90, .70),
          (2.18, .26, .68, .74, .80, .62), (2.34, .38, .58, .62, .58, .50))
TALL = ((-2.26, .52, .95, 1.05, .72, .62), (-2.18, .32, 1.06, 1.30, .86, .66), (-1.85, .24, 1.10, 1.58, .92, .64), (-1.05, .22, 1.09, 1.68, .95, .64),
        (-.35, .22, 1.07, 1.70, .95, .65), (.35, .22, 1.05, 1.62, .95, .65), (1.05, .22, 1.02, 1.12, .94, .74), (1.75, .24, .96, 1.02, .92, .72),
        (2.14, .30, .84, .92, .84, .64), (2.28, .44, .70, .76, .62, .52))


class Cars:
    """`put`, `bus` and `van` place one more; paints come by chance unless named. Their lamps burn as `lit` says."""

    def __init__(self, seed=5, lit=0):
        self.chance = random.Random(seed)
        self.paints = {name: material(f'paint {name}', srgb(code), .22, coat=.6) for name, code in PAINTS.items()}
        self.pane = material('car pane', srgb('#141a20'), .04, metal=.3, specular=.8)
        self.tyre, self.rim = material('tyre', srgb('#1b1b1d'), .8), material('rim', srgb('#9a9da0'), .3, metal=.7)
        self.front = material('headlamp', srgb('#e9edf0'), .1, glow=(1.0, .88, .7), strength=5 * lit)
        self.rear = material('rear lamp', srgb('#8f1f1c'), .2, glow=(1.0, .06, .04), strength=1.6 * lit)
        self.trim = material('bus band', srgb('#2f5a9a'), .4)
        self.made = {}

    def put(self, x, y, turn=0.0, z=0.0, paint=None):
        """A car, its middle at (x, y); `turn` 0 drives along +x."""
        paint = paint or self.chance.choice(OFTEN)
        shape = self.chance.choice(('saloon', 'tall', 'tall'))
        self._place((shape, paint), lambda: self._car(SALOON if shape == 'saloon' else TALL, self.paints[paint]), x, y, turn, z)

    def bus(self, x, y, turn=0.0, z=0.0):
        """A city bus of 11 m."""
        self._place('bus', self._bus, x, y, turn, z)

    def van(self, x, y, turn=0.0, z=0.0):
        """A small lorry with a box."""
        self._place('van', self._van, x, y, turn, z)

    def _place(self, key, make, x, y, turn, z):
        if key not in self.made:
            self.made[key] = make()
        for mesh in self.made[key]:
            place(mesh, (x, y, z), 1, turn)

    def _builder(self, *more):
        return MeshBuilder('car', [self.pane, self.tyre, self.rim, self.front, self.rear, self.trim, *more])

    def _car(self, rings, paint):
        built = self._builder(paint)
        loops = [_ring(*ring) for ring in rings]
        for index, (behind, ahead) in enumerate(zip(loops, loops[1:])):
            for side in range(len(behind) - 1):
                built.quad([behind[side], ahead[side], ahead[side + 1], behind[side + 1]], self._skin(rings[index:index + 2], side, paint))
        built.quad(loops[0], paint)
        built.quad(loops[-1][::-1], paint)
        soft = baked(built.done(smooth=True, subdivide=1))
        trim = self._builder(paint)
        for wheel in (-1.42, 1.40):
            for side in (-1, 1):
                self._wheel(trim, wheel, side * .83, .34)
        (tail, _, waist, *_), (nose, _, low, *_) = rings[1], rings[-2]
        for side in (-1, 1):
            trim.box((nose - .12, side * .60 - .17, low - .12), (nose + .03, side * .60 + .17, low - .04), self.front)
            trim.box((tail - .09, side * .60 - .26, waist - .14), (tail + .1, side * .60 + .26, waist - .04), self.rear)
            trim.box((.88, side * .96 - .09, rings[5][2]), (1.0, side * .96 + .09, rings[5][2] + .12), paint)
        trim.box((nose + .02, -.5, .3), (nose + .15, .5, low - .16), self.tyre)
        return [soft, trim.done(link=False).data]

    def _skin(self, pair, side, paint):
        """Glass between waist and roof where there is a cabin, and where the roof falls to the bonnet or the boot."""
        (*_, waist, top, _, _), (*_, waist_ahead, top_ahead, _, _) = pair
        cabin = max(top - waist, top_ahead - waist_ahead) > .3
        falls = abs(top - top_ahead) > .25
        return self.pane if cabin and (side in (2, 5) or falls and side in (3, 4)) else paint

    def _wheel(self, built, x, y, radius):
        """A tyre and, a little further out, its rim; the middle at (x, y)."""
        for size, half, made in ((radius, .12, self.tyre), (radius * .66, .13, self.rim)):
            turns = [math.pi * k / 12 for k in range(24)]
            near, far = ([(x + size * math.cos(turn), y + way * half, radius + size * math.sin(turn)) for turn in turns] for way in (-1, 1))
            built.quad(near, made)
            built.quad(far[::-1], made)
            for k in range(24):
                built.quad([near[k], far[k], far[k - 1], near[k - 1]], made)

    def _bus(self):
        white = self.paints['white']
        built = self._builder(white)
        built.box((-5.5, -1.24, .35), (5.5, 1.24, 3.05), white)
        soft = baked(built.done(bevel=.2, segments=4))
        trim = self._builder(white)
        trim.box((-5.2, -1.25, 1.35), (5.2, 1.25, 2.5), self.pane)
        self._ends_of_bus(trim)
        trim.box((-5.3, -1.255, .5), (5.3, 1.255, 1.25), self.trim)
        for low, high in ((-4.2, -1.6), (1.2, 3.4)):
            trim.box((low, -.85, 3.0), (high, .85, 3.28), white)
        for hatch in (-.4, 4.2):
            trim.box((hatch - .35, -.35, 3.0), (hatch + .35, .35, 3.12), self.rim)
        for pillar in (-3.6, -1.9, -.2, 1.5, 3.2):
            trim.box((pillar - .05, -1.26, 1.3), (pillar + .05, 1.26, 2.55), self.tyre)
        for wheel in (-3.3, 3.4):
            for side in (-1, 1):
                self._wheel(trim, wheel, side * 1.15, .47)
        return [soft, trim.done(link=False).data]

    def _ends_of_bus(self, trim):
        """In front one tall pane under the board of the line, and lamps; behind a small pane over the grille, and red lamps."""
        trim.box((5.3, -1.12, 1.0), (5.515, 1.12, 2.52), self.pane)
        trim.box((5.3, -1.0, 2.58), (5.52, 1.0, 2.9), self.tyre)
        trim.box((5.5, -.6, 2.63), (5.53, .6, 2.85), self.front)
        trim.box((5.3, -1.16, .4), (5.51, 1.16, .96), self.trim)
        trim.box((-5.515, -.9, 1.8), (-5.3, .9, 2.6), self.pane)
        trim.box((-5.512, -.95, .55), (-5.3, .95, 1.5), self.tyre)
        for side in (-1, 1):
            trim.box((5.4, side * .85 - .2, .56), (5.53, side * .85 + .2, .78), self.front)
            trim.box((5.0, side * 1.36 - .1, 1.7), (5.6, side * 1.36 + .1, 2.3), self.tyre)
            trim.box((-5.53, side * 1.06 - .1, .7), (-5.4, side * 1.06 + .1, 1.5), self.rear)

    def _van(self):
        white = self.paints['white']
        built = self._builder(white)
        built.box((-2.6, -.88, .75), (.75, .88, 2.35), white)
        built.box((.85, -.84, .42), (2.35, .84, 1.95), white)
        soft = baked(built.done(bevel=.07, segments=2))
        trim = self._builder(white)
        trim.box((1.35, -.85, 1.15), (2.0, .85, 1.75), self.pane)
        trim.box((2.2, -.74, 1.1), (2.37, .74, 1.8), self.pane)
        trim.box((-2.5, -.6, .5), (2.2, .6, .76), self.tyre)
        for wheel in (-1.6, 1.6):
            for side in (-1, 1):
                self._wheel(trim, wheel, side * .74, .33)
        return [soft, trim.done(link=False).data]


def _ring(x, sill, waist, top, half, half_top):
    """A section of a body, from the left sill over the roof to the right one."""
    left = [(half * .88, sill), (half, (sill + waist) / 2), (half * .99, waist), (half_top, top - .06)]
    return [(x, y, z) for y, z in left] + [(x, 0, top)] + [(x, -y, z) for y, z in left[::-1]]
