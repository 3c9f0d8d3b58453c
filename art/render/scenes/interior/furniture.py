"""Furniture of a living room. Each piece stands on the origin: its back along x at y = 0, its front towards +y. Metres."""
import math
import random

from mathutils import Vector

from kit.materials import material
from kit.mesh import MeshBuilder
from kit.solids import box, cushion, cylinder, sphere
from scenes.interior.soft import arranged, draped, pillow, turned


def sofa(palette, length=2.9, seats=3, cushions=(), throw=None, depth=.96):
    """A low sofa; `cushions` are (share of the length, material, size in metres, turn in degrees)."""
    cloth, half, arm = palette.sofa, length / 2, .17
    for x in (-half + .14, half - .14):
        for y in (.12, depth - .12):
            cylinder(x, y, 0, .11, .018, palette.metal)
    box((-half + .02, .03, .10), (half - .02, depth - .03, .27), cloth, bevel=.025, segments=3)
    for side in (-1, 1):
        low, high = sorted((side * half, side * (half - arm)))
        box((low, .012, .105), (high, depth, .57), cloth, bevel=.05, segments=4)
    box((-half + .03, 0, .11), (half - .03, .20, .70), cloth, bevel=.06, segments=4)
    wide = (length - 2 * arm) / seats
    for index in range(seats):
        x = -half + arm + index * wide
        cushion((x + .004, .20, .26), (x + wide - .004, depth + .01, .435), cloth)
        pillow((x + wide / 2, .30, .63), (wide * 1.02, .48, .26), cloth, lean=13, turn=(-1.2, 1.6, .5)[index % 3], seed=index)
    for index, (share, colour, size, turn) in enumerate(cushions):
        pillow((-half + share * length, .47 + .10 * (index % 2), .425 + size * .47), (size, size, .17), colour, lean=24, turn=turn, roll=turn / 3, seed=index + 5)
    if throw:
        x = half - arm
        throw_over(x, depth + .005, .452, throw)


def throw_over(x, front, top, made):
    """A throw beside the arm at `x`, over a seat of the height `top` and its front: aslant and in folds."""
    slant, middle = .05, x - .3
    draped((x - .50, x - .10), (.34 - slant * middle, front - .022 - slant * middle), top + .006, (0, 0, 0, .21), made, crease=.010, seed=3, wave=.02,
           thick=.004, slant=slant, gather=.012, step=.012)


def armchair(palette, cloth):
    """A small armchair on four turned wooden legs."""
    for x in (-.29, .29):
        for y in (.16, .64):
            cylinder(x, y, 0, .26, .013, palette.wood, top=.021)
    box((-.34, .10, .24), (.34, .72, .31), palette.wood_across, bevel=.012)
    cushion((-.32, .14, .29), (.32, .76, .45), cloth)
    pillow((0, .19, .64), (.70, .56, .24), cloth, lean=14)
    for side in (-1, 1):
        low, high = sorted((side * .31, side * .41))
        box((low, .10, .28), (high, .70, .57), cloth, bevel=.045, segments=4)


def round_table(palette, radius=.42, height=.36, top=None, foot=None):
    """A round low table on a drum foot."""
    top, foot = top or palette.stone, foot or palette.metal
    cylinder(0, 0, height - .028, height, radius, top, sides=72)
    cylinder(0, 0, .012, height - .028, radius * .16, foot)
    cylinder(0, 0, 0, .014, radius * .56, foot, sides=56)


def floor_lamp(palette, height=1.62):
    """A lamp with a linen shade on a thin stem."""
    cylinder(0, 0, 0, .022, .15, palette.metal)
    cylinder(0, 0, .02, height - .2, .009, palette.metal)
    cylinder(0, 0, height - .30, height, .215, palette.shade, top=.165, sides=56)


def table_lamp(palette):
    """A lamp of 0.36 to 0.4 m in the palette's manner: a glass ball on a foot, a linen drum on a turned one, a metal dome."""
    if palette.lamps == 'drum':
        turned(((0, .5), (.3, 1), (.75, .6), (1, .2)), .2, .07, palette.ceramic)
        cylinder(0, 0, .19, .23, .008, palette.metal)
        cylinder(0, 0, .22, .39, .125, palette.shade, top=.1, sides=56)
    elif palette.lamps == 'dome':
        cylinder(0, 0, 0, .014, .085, palette.metal, sides=48)
        cylinder(0, 0, .014, .27, .011, palette.metal)
        arranged(lambda: turned(((0, 1), (.35, .93), (.7, .7), (.92, .36), (1, .02)), .12, .15, palette.metal), 0, 0, 0, .25)
        cylinder(0, 0, .246, .251, .135, palette.lamp, sides=48)
    else:
        cylinder(0, 0, 0, .018, .07, palette.metal)
        cylinder(0, 0, .018, .16, .009, palette.metal)
        sphere((0, 0, .25), .10, palette.shade, around=40, down=24)


def rug(palette, width, depth):
    """A woven rug of 15 mm in a darker border, centred on the origin."""
    half, deep, border = width / 2, depth / 2, .035
    box((-half, -deep, .001), (half, deep, .015), palette.rug_edge, bevel=.006, segments=3)
    box((-half + border, -deep + border, .010), (half - border, deep - border, .016), palette.rug, bevel=.002)


def picture(palette, width, height, low, shapes, frame=None):
    """A framed sheet on the wall; `shapes` are (x, z, size, material) in its own metres.

    A size is a radius, (half width, half height), or a list of points around (x, z).
    """
    half = width / 2
    frame = frame or palette.wood
    box((-half, .001, low), (half, .026, low + height), frame, bevel=.003)
    box((-half + .018, .020, low + .018), (half - .018, .028, low + height - .018), palette.paper, bevel=0)
    for index, (x, z, size, colour) in enumerate(shapes):
        y = .0285 + .0006 * index
        outline = _outline(size)
        built = MeshBuilder('shape', [colour])
        built.quad([(-(x + a), y, low + z + b) for a, b in outline], colour)
        built.done()


def _outline(size):
    if isinstance(size, list):
        return size
    if isinstance(size, tuple):
        a, b = size
        return [(-a, -b), (a, -b), (a, b), (-a, b)]
    return [(size * math.cos(t * math.pi / 32), size * math.sin(t * math.pi / 32)) for t in range(64)]


def books(palette, count=3, width=.24, depth=.17, seed=1):
    """A lying pile of books, centred on the origin."""
    chance, z = random.Random(seed), 0.0
    covers = (palette.paper, palette.accent, palette.trim, palette.accent_deep, palette.ceramic)
    for index in range(count):
        thick, grow = chance.uniform(.018, .034), 1 - .07 * index
        box((-width / 2 * grow, -depth / 2 * grow, z), (width / 2 * grow, depth / 2 * grow, z + thick), covers[(index + seed) % 5],
            bevel=.0025, turn=chance.uniform(-.16, .16))
        z += thick + .0005


def shelf_of_books(palette, length, low, seed=1):
    """Books standing on a shelf from the origin along +x, with gaps between groups."""
    chance, x = random.Random(seed), 0.0
    covers = (palette.paper, palette.accent, palette.trim, palette.ceramic, palette.linen, palette.accent_deep)
    while x < length - .05:
        if chance.random() < .10:
            x += chance.uniform(.06, .16)
            continue
        thick, high = chance.uniform(.016, .042), chance.uniform(.19, .27)
        box((x, .03, low + .001), (min(x + thick, length), .03 + chance.uniform(.15, .20), low + high), chance.choice(covers), bevel=.002)
        x += thick + .0012


# Heights and radii of a vase as shares of its own, from foot to mouth, and how wide it is to its height.
VASES = {
    'bottle': (((0, .55), (.36, 1), (.84, .36), (1, .44)), .30),
    'ball': (((0, .5), (.18, .82), (.5, 1), (.8, .84), (.94, .5), (1, .46)), .44),
    'tumbler': (((0, .74), (.1, .84), (.6, .96), (1, 1)), .27),
}


def vase(palette, height=.26, colour=None, stems=0, seed=1):
    """A turned vase in the palette's manner; `stems` gives it dry twigs."""
    colour = colour or palette.ceramic
    profile, wide = VASES[palette.vases]
    turned(profile, height, height * wide, colour)
    cylinder(0, 0, height * .9, height * .93, height * wide * profile[-1][1] * .85, palette.dark, sides=32)
    if stems:
        plant_leaves(palette, height * .9, .40, stems, 11, seed, leaf=.05, twig=.0016)


def potted(palette, height=1.5, stems=9, seed=2, pot=.195):
    """A tall plant with oval leaves in a ceramic pot of the radius `pot`."""
    cylinder(0, 0, 0, .34, pot * .8, palette.ceramic, top=pot, sides=56)
    cylinder(0, 0, .339, .341, pot * .88, palette.bark)
    plant_leaves(palette, .32, height - .32, stems, 17, seed)


def plant_leaves(palette, low, height, stems, leaves, seed=1, leaf=.135, twig=.004):
    """Bent stems with leaves on both sides."""
    chance, built = random.Random(seed), MeshBuilder('plant', [palette.leaf, palette.bark])
    for index in range(stems):
        way, reach = index * 2.4 + chance.uniform(-.3, .3), chance.uniform(.10, .34) * height / 1.2
        tall = height * chance.uniform(.62, 1)
        path = [Vector((reach * t ** 1.7 * math.cos(way), reach * t ** 1.7 * math.sin(way), low + tall * t))
                for t in (step / 12 for step in range(13))]
        for a, b in zip(path, path[1:]):
            for side in (Vector((twig, 0, 0)), Vector((0, twig, 0))):
                built.quad([a - side, a + side, b + side, b - side], palette.bark)
        for k in range(leaves):
            share = .22 + .78 * k / (leaves - 1)
            at, turn = path[int(share * 12)], k * 2.4 + index
            out = Vector((math.cos(turn), math.sin(turn), chance.uniform(-.1, .65))).normalized()
            _leaf(built, palette.leaf, at, out, leaf * chance.uniform(.7, 1.15))
    built.done(smooth=True)


def _leaf(built, colour, at, out, length):
    side = out.cross(Vector((0, 0, 1))).normalized()
    up = side.cross(out)
    rows = []
    for share, wide in ((0, .02), (.25, .24), (.55, .30), (.82, .17), (1, .01)):
        spine = at + out * length * share - Vector((0, 0, .30 * length * share * share))
        rows.append((spine + side * wide * length + up * wide * length * .35, spine, spine - side * wide * length + up * wide * length * .35))
    for first, second in zip(rows, rows[1:]):
        for k in (0, 1):
            built.quad([first[k], first[k + 1], second[k + 1], second[k]], colour)


def bowl_of_fruit(palette, radius=.16, seed=4):
    """A shallow bowl with round fruit."""
    chance = random.Random(seed)
    cylinder(0, 0, 0, .075, radius * .55, palette.ceramic, top=radius, sides=56)
    skin = material('fruit', palette.fruit, rough=.45)
    for index in range(7):
        a, r = index * 2.4, radius * .55 * (index > 0)
        sphere((r * math.cos(a), r * math.sin(a), .092 + .02 * (index == 0)), .036 * chance.uniform(.9, 1.1), skin, flatten=.93)
