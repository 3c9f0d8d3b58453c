"""The old town around the site: streets, kerbs and low houses with parapets, roof rooms and tiled gables."""
import math
import random

from kit.mesh import MeshBuilder, place
from kit.trees import broadleaf
from scenes.site.coast import inland
from scenes.site.suburbs import suburbs

MAIN = -84.0
# middle of each street and its half width
STREETS_X = [(-520, 6), (-412, 7), (-318, 6), (-212, 8), (-112, 9), (116, 9), (214, 7), (322, 8), (430, 6), (540, 7)]
STREETS_Y = [(-620, 7), (-520, 7), (-412, 7), (-304, 7), (-192, 7), (MAIN, 16), (62, 8), (160, 6), (262, 8), (370, 6), (480, 8), (590, 6)]
KERB = .14
# West and south street of the blocks that are parks.
PARKS = {(-212, 62), (214, -84), (-318, -304), (116, 262)}
ZEBRAS = (-126, -98, 102, 130)


def bend(x, y):
    """Streets far from the site wind: the plan is bent there, near the site it stays straight."""
    away = max(0.0, min(1.0, (math.hypot(x, y + 10) - 150) / 260))
    share = away * away * (3 - 2 * away)
    return x + share * (22 * math.sin(y / 210 + 1) + y * .05), y + share * (18 * math.sin(x / 240) - x * .06)


def _crossed(at, streets, margin):
    """Does the middle of a road marking, `at` along its street, lie in a crossing?"""
    return any(abs(at - middle) < half + margin for middle, half in streets)


class City:
    """Builds the ground, the streets, the houses and their trees."""

    def __init__(self, p, windows, seed=11, glade=None):
        """`glade` (west, south, east, north) has trees where houses would stand before a camera."""
        self.glade = glade or (0, 0, 0, 0)
        self.p, self.windows, self.chance = p, windows, random.Random(seed)
        self.built = MeshBuilder('city', [p.brick, p.plaster, p.cement, p.tile, p.roof_green, p.roof_grey, p.roof_red, p.pane, p.white,
                                          p.lamp, p.pave, p.road, p.line, p.bronze, p.taupe, p.sage, p.steel, p.dark, p.ground, p.grass])
        self.trees, self.yards = [], random.Random(seed + 1)

    def suburbs(self):
        """The houses beyond the streets, as far as the land goes."""
        near = (STREETS_X[0][0] - 10, STREETS_X[-1][0] + 10, STREETS_Y[0][0] - 10, STREETS_Y[-1][0] + 10)
        suburbs(self.built, self.p, self.chance, self.windows, near, self.trees)

    def done(self, leaves=700):
        """Makes the objects."""
        self.built.vertices = [(*bend(x, y), z) for x, y, z in self.built.vertices]
        self.built.done()
        kinds = [broadleaf(f'street{index}', (self.p.leaf, self.p.leaf_light)[index % 2], self.p.trunk, (6.5, 8, 9.5)[index % 3],
                           (2.2, 2.4, 3.2)[index % 3], leaves, index, ('round', 'upright', 'spreading', 'open')[index % 4]) for index in range(8)]
        for x, y, scale in self.trees:
            place(self.chance.choice(kinds), (*bend(x, y), 0.1), scale * .92, x * 1.7 + y)

    def streets(self):
        """Asphalt with lines; the blocks between are laid a kerb higher."""
        p = self.p
        for middle, half in STREETS_X:
            self._strip(True, middle, -half, half, .02, p.road)
            for low in range(-620, 600, 12):
                if _crossed(low + 2.5, STREETS_Y, 3):
                    continue
                self._piece(True, middle, -.07, .07, low, low + 5, .03, p.line)
        for middle, half in STREETS_Y:
            self._strip(False, middle, -half, half, .025, p.road)
            lanes = (-8, -4.2, 4.2, 8) if middle == MAIN else (0,)
            for lane in lanes:
                for low in range(-620, 620, 10):
                    if not _crossed(low + 2, [*STREETS_X, *((x, 2) for x in ZEBRAS)], 3):
                        self._piece(False, middle, lane - .08, lane + .08, low, low + 4, .035, p.line)
        for start in range(-1000, 1000, 5):
            if not _crossed(start + 2.5, [*STREETS_X, *((x, 2) for x in ZEBRAS)], 2):
                for side in (-.28, .18):
                    self._piece(False, MAIN, side, side + .12, start, start + 5, .036, p.bronze)
        for x in ZEBRAS:
            for index in range(15):
                y = MAIN - 14.5 + index * 2
                self.built.box((x - 2, y, 0), (x + 2, y + 1, .04), p.line)

    def _strip(self, along_y, middle, low, high, level, made):
        for start in range(-1000, 1000, 20):
            self._piece(along_y, middle, low, high, start, start + 20, level, made)

    def _piece(self, along_y, middle, low, high, start, end, level, made):
        a, b = middle + low, middle + high
        if not inland(*((a, end) if along_y else (start, b))):
            return
        points = [(a, start), (b, start), (b, end), (a, end)] if along_y else [(start, a), (end, a), (end, b), (start, b)]
        self.built.quad([(x, y, level) for x, y in points], made)

    def blocks(self):
        """Fills every block but the site's with houses, or a park."""
        for (x_low, x_half), (x_high, x_next) in zip(STREETS_X, STREETS_X[1:]):
            for (y_low, y_half), (y_high, y_next) in zip(STREETS_Y, STREETS_Y[1:]):
                x0, x1, y0, y1 = x_low + x_half, x_high - x_next, y_low + y_half, y_high - y_next
                self.built.box((x0, y0, -.3), (x1, y1, KERB), self.p.pave)
                self._street_trees(x0, y0, x1, y1)
                if x0 < 0 < x1 and y0 < 0 < y1:
                    continue
                self._lawn(x0, y0, x1, y1)
                if (x_low, y_low) in PARKS:
                    self._park(x0 + 3, y0 + 3, x1 - 3, y1 - 3)
                else:
                    self._houses(x0 + 3, y0 + 3, x1 - 3, y1 - 3)

    def _street_trees(self, x0, y0, x1, y1):
        main = MAIN - 17 < y1 < MAIN or MAIN < y0 < MAIN + 17
        if not main and self.chance.random() < .3:
            return
        for x in range(int(x0) + 5, int(x1) - 4, 13 if main else 9):
            for y in (y0 + 1.4, y1 - 1.4):
                if self.chance.random() < .85 and inland(x, y):
                    self.trees.append((x, y, self.chance.uniform(.75, 1.15)))

    def _park(self, x0, y0, x1, y1):
        """Lawn, two paths that cross, and trees in groups."""
        p, chance = self.p, self.chance
        self.built.box((x0, y0, 0), (x1, y1, KERB + .06), p.grass)
        middle_x, middle_y = (x0 + x1) / 2, (y0 + y1) / 2
        self.built.box((x0, middle_y - 2, 0), (x1, middle_y + 2, KERB + .09), p.pave)
        self.built.box((middle_x - 2, y0, 0), (middle_x + 2, y1, KERB + .095), p.pave)
        for _ in range(int((x1 - x0) * (y1 - y0) / 60)):
            x, y = chance.uniform(x0 + 3, x1 - 3), chance.uniform(y0 + 3, y1 - 3)
            if abs(x - middle_x) > 4 and abs(y - middle_y) > 4:
                self.trees.append((x, y, chance.uniform(.55, 1.35)))

    def _houses(self, x0, y0, x1, y1):
        chance, y = self.chance, y0
        row = 0
        while y < y1 - 7:
            deep = min(chance.uniform(9, 15), y1 - y)
            x = x0
            while x < x1 - 6:
                wide = min(chance.uniform(8, 19), x1 - x)
                if self._is_in_glade(x + wide / 2, y + deep / 2):
                    self.trees += [(x + wide * share, y + deep * away, chance.uniform(.8, 1.2)) for share, away in ((.2, .3), (.7, .7))]
                elif chance.random() < .94 and inland(x, y + deep):
                    self._house(x, y, x + wide - chance.uniform(.8, 2), y + deep - chance.uniform(.6, 1.6))
                elif chance.random() < .6:
                    self.trees += [(x + wide * share, y + deep / 2, .5 + share) for share in (.25, .7)]
                x += wide
                self._yard(x - .7, y, deep)
            row += 1
            y += deep + (4 if row % 2 == 0 else .6)

    def _yard(self, x, y, deep):
        """Somebody's tree between two houses."""
        if self.yards.random() < .3 and inland(x, y + deep):
            self.trees.append((x, y + deep * self.yards.uniform(.15, .85), self.yards.uniform(.5, .95)))

    def _lawn(self, x0, y0, x1, y1):
        """The part of a block that lies in the glade, between its pavements."""
        west, south, east, north = self.glade
        low_x, low_y, high_x, high_y = max(x0 + 3, west), max(y0 + 3, south), min(x1 - 3, east), min(y1 - 4, north)
        if low_x < high_x and low_y < high_y:
            self.built.box((low_x, low_y, 0), (high_x, high_y, KERB + .05), self.p.grass)

    def _is_in_glade(self, x, y):
        west, south, east, north = self.glade
        return west < x < east and south < y < north

    def _house(self, x0, y0, x1, y1):
        chance, p = self.chance, self.p
        made = chance.choices((p.brick, p.plaster, p.cement, p.tile, p.white), (3, 4, 3, 2, 2))[0]
        far = math.hypot((x0 + x1) / 2, (y0 + y1) / 2)
        floors = chance.choices((1, 2, 3, 4, 5, 6), (2, 5, 6, 5, 3, 1))[0]
        if far > 190 and chance.random() < .045 and x1 - x0 > 11:
            floors = chance.randint(8, 13)
        top = floors * 3.1 + .7
        self.built.box((x0, y0, 0), (x1, y1, top), made)
        if floors <= 2 and chance.random() < .5:
            self._gable(x0, y0, x1, y1, top)
        else:
            self._flat_roof(x0, y0, x1, y1, top, made)
        self._openings(x0, y0, x1, y1, floors, made, far)

    def _gable(self, x0, y0, x1, y1, top):
        roof, e = self.chance.choice((self.p.roof_red, self.p.roof_grey, self.p.roof_grey)), .45
        x0, y0, x1, y1, top = x0 - e, y0 - e, x1 + e, y1 + e, top + .02
        middle, rise = (y0 + y1) / 2, (y1 - y0) * .26
        a, b = (x0 + (y1 - y0) * .3, middle, top + rise), (x1 - (y1 - y0) * .3, middle, top + rise)
        if b[0] <= a[0]:
            a = b = ((x0 + x1) / 2, middle, top + rise)
        c = [(x0, y0, top), (x1, y0, top), (x1, y1, top), (x0, y1, top)]
        for face in ([c[0], c[1], b, a], [c[2], c[3], a, b], [c[1], c[2], b], [c[3], c[0], a], [c[3], c[2], c[1], c[0]]):
            clean = [point for index, point in enumerate(face) if point != face[index - 1]]
            self.built.quad(clean, roof)

    def _flat_roof(self, x0, y0, x1, y1, top, made):
        chance, p, built, rim = self.chance, self.p, self.built, .22
        high = top + chance.uniform(.7, 1.1)
        for low_x, low_y, high_x, high_y in ((x0, y0, x1, y0 + rim), (x0, y1 - rim, x1, y1), (x0, y0 + rim, x0 + rim, y1 - rim),
                                             (x1 - rim, y0 + rim, x1, y1 - rim)):
            built.box((low_x - .05, low_y - .05, top - .05), (high_x + .05, high_y + .05, high), made)
        roof = chance.choices((p.roof_green, p.roof_grey, p.cement), (4, 4, 2))[0]
        built.quad([(x0 + .1, y0 + .1, top + .06), (x1 - .1, y0 + .1, top + .06), (x1 - .1, y1 - .1, top + .06), (x0 + .1, y1 - .1, top + .06)],
                   roof)
        wide, deep = x1 - x0, y1 - y0
        if wide > 7 and deep > 6:
            if chance.random() < .7:
                a, b = x0 + wide * chance.uniform(.1, .5), y0 + deep * chance.uniform(.15, .45)
                built.box((a, b, top), (a + 3.4, b + 3.0, top + 2.7), made)
                built.box((a - .15, b - .15, top + 2.7), (a + 3.55, b + 3.15, top + 2.9), roof)
            for _ in range(chance.randint(0, 3)):
                a, b = x0 + wide * chance.uniform(.1, .8), y0 + deep * chance.uniform(.1, .8)
                built.box((a, b, top + .2), (a + 1.2, b + .8, top + 1.2), chance.choice((p.steel, p.white, p.roof_green)))

    def _openings(self, x0, y0, x1, y1, floors, made, far):
        chance, built, p = self.chance, self.built, self.p
        faces = [((x0, y0), (x1, y0), (0, -1)), ((x0, y1), (x0, y0), (-1, 0)), ((x1, y0), (x1, y1), (1, 0))]
        if far < 300:
            faces.append(((x1, y1), (x0, y1), (0, 1)))
        wide = chance.uniform(1.4, 2.2)
        band = chance.random() < .4
        for (ax, ay), (bx, by), (nx, ny) in faces:
            length = math.hypot(bx - ax, by - ay)
            count = max(1, int(length / (3.1 if far < 330 else 4.2)))
            ux, uy = (bx - ax) / length, (by - ay) / length
            for floor in range(floors):
                level, home = floor * 3.1, self.windows.home()
                shop = floor == 0 and far < 420 and chance.random() < .5
                for index in range(count):
                    if chance.random() < .14:
                        continue
                    middle, half = (index + .5) * length / count, min(wide, length / count * .8) / 2
                    low, high = level + 1.25, level + 2.75
                    colour = self.windows.pane(home, .7)
                    if shop:
                        low, half, colour = .4, length / count * .42, self.windows.pane(self.windows.light(), 1.3)
                    a, b = middle - half, middle + half
                    out = .04
                    built.quad([(ax + ux * u + nx * out, ay + uy * u + ny * out, z) for u, z in ((a, low), (b, low), (b, high), (a, high))],
                               p.pane, colour)
                    if far < 260:
                        built.box((a - .08, -.16, low - .12), (b + .08, .02, low), p.white, turn=math.atan2(uy, ux), origin=(ax, ay))
                        if shop:
                            built.box((a - .1, -1.0, 2.85), (b + .1, .02, 3.0), chance.choice((p.bronze, p.taupe, p.roof_red, p.white)),
                                      turn=math.atan2(uy, ux), origin=(ax, ay))
        if band and floors > 1:
            for floor in range(1, floors):
                built.box((x0 - .12, y0 - .12, floor * 3.1 + .1), (x1 + .12, y1 + .12, floor * 3.1 + .3), p.cement)
