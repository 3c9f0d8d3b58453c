"""Cars, vans and buses, made once in every paint and placed many times. A car is 4.4 m long and drives along +x."""
import math
import random

from kit.materials import material, srgb
from kit.mesh import MeshBuilder, baked, place

PAINTS = {'white': '#e8e7e3', 'silver': '#a9adb1', 'grey': '#6b6f75', 'black': '#1c1e22', 'navy': '#25334d', 'wine': '#5f2a2a', 'sand': '#b7a88f'}
# How often each is seen.
OFTEN = ('white', 'white', 'white', 'silver', 'silver', 'grey', 'grey', 'black', 'black', 'navy', 'wine', 'sand')
# Sides of the bodies and their windows: x forwards, z up. Bonnet and boot slope, the sill is raised.
SALOON = ([(-2.2, .40), (-1.7, .30), (1.7, .28), (2.18, .36), (2.26, .56), (2.18, .70), (1.2, .90), (-1.6, .98), (-2.16, .95), (-2.26, .72)],
          [(1.28, .86), (.40, 1.38), (-.20, 1.45), (-.95, 1.40), (-1.85, .95)])
TALL = ([(-2.18, .46), (-1.7, .36), (1.7, .34), (2.14, .42), (2.24, .66), (2.14, .86), (1.15, 1.06), (-1.9, 1.12), (-2.2, 1.06), (-2.26, .76)],
        [(1.30, 1.02), (.42, 1.56), (-.4, 1.66), (-1.5, 1.60), (-2.1, 1.10)])


class Cars:
    """`put`, `bus` and `van` place one more; paints come by chance unless named."""

    def __init__(self, seed=5):
        self.chance = random.Random(seed)
        self.paints = {name: material(f'paint {name}', srgb(code), .22, coat=.6) for name, code in PAINTS.items()}
        self.pane = material('car pane', srgb('#2a333b'), .04, metal=.5, specular=.8)
        self.tyre, self.rim = material('tyre', srgb('#222224'), .8), material('rim', srgb('#9a9da0'), .3, metal=.7)
        self.front, self.rear = material('headlamp', srgb('#e9edf0'), .1), material('rear lamp', srgb('#8f1f1c'), .2)
        self.trim = material('bus band', srgb('#35558a'), .4)
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

    def _car(self, shape, paint):
        body, cabin = shape
        built = self._builder(paint)
        _extrude(built, body, .90, .88, paint)
        _extrude(built, cabin, .80, .64, self.pane)
        # The roof follows the cabin's upper edge, its pillars the corners.
        _extrude(built, [(x, z + .01) for x, z in cabin[1:4]] + [(x, z + .06) for x, z in cabin[3:0:-1]], .66, .62, paint)
        soft = baked(built.done(bevel=.07, segments=3))
        trim = self._builder(paint)
        for wheel in (-1.35, 1.32):
            for side in (-1, 1):
                self._wheel(trim, wheel, side * .80, .34)
        nose, tail = body[5], body[8]
        for side in (-1, 1):
            trim.box((nose[0] - .1, side * .64 - .2, nose[1] - .1), (nose[0] + .05, side * .64 + .2, nose[1]), self.front)
            trim.box((tail[0] - .07, side * .66 - .2, tail[1] - .2), (tail[0] + .1, side * .66 + .2, tail[1] - .07), self.rear)
            low, top = cabin[0][1], cabin[2][1]
            for (x, z), (u, v) in ((cabin[0], cabin[1]), (cabin[4], cabin[3])):
                trim.limb((x, side * .80, z), (u, side * .645, v), .035, .035, paint, 6)
            trim.limb((-.35, side * .815, low + .04), (-.35, side * .65, top - .03), .04, .04, self.tyre, 6)
            trim.box((1.0, side * .95 - .07, low + .02), (1.14, side * .95 + .07, low + .14), paint)
            for door in (.55, -.55):
                trim.box((door - .01, side * .885 - .008, .42), (door + .01, side * .885 + .02, low - .02), self.tyre)
        trim.box((nose[0] - .02, -.42, .42), (nose[0] + .13, .42, nose[1] - .12), self.tyre)
        trim.box((-2.285, -.26, .58), (-2.2, .26, .70), self.front)
        return [soft, trim.done(link=False).data]

    def _wheel(self, built, x, y, radius):
        """A tyre and, a little further out, its rim; the middle at (x, y)."""
        for size, half, made in ((radius, .11, self.tyre), (radius * .6, .12, self.rim)):
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
        trim.box((-5.51, -1.08, 1.3), (5.51, 1.08, 2.6), self.pane)
        trim.box((-5.1, -1.255, .62), (5.1, 1.255, 1.12), self.trim)
        for pillar in (-3.6, -1.9, -.2, 1.5, 3.2):
            trim.box((pillar - .05, -1.26, 1.3), (pillar + .05, 1.26, 2.55), white)
        for wheel in (-3.3, 3.4):
            for side in (-1, 1):
                self._wheel(trim, wheel, side * 1.15, .47)
        return [soft, trim.done(link=False).data]

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


def _extrude(built, outline, half, half_high, made):
    """A side view pulled out to both sides: `half` metres at its lowest points, `half_high` at its highest."""
    low, high = (edge(z for _, z in outline) for edge in (min, max))
    left, right = ([(x, side * (half + (half_high - half) * (z - low) / (high - low)), z) for x, z in outline] for side in (-1, 1))
    for k, after in enumerate([*range(1, len(outline)), 0]):
        built.quad([left[k], left[after], right[after], right[k]], made)
    built.quad(left[::-1], made)
    built.quad(right, made)
