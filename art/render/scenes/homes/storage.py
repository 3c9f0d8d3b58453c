"""Open shelves and wardrobes with what lies in them, and the picture of the pantry. Backs along x at y = 0, fronts towards +y."""
import random

from kit.solids import box, cushion, cylinder
from kit.stage import camera, panel
from kit.sky import direction, sky
from scenes.interior import room
from scenes.interior.boards import lay
from scenes.interior.decor import decor
from scenes.interior.furniture import books, vase
from scenes.interior.soft import arranged, pillow


def shelves(p, length, heights, deep=.36, high=2.3, sides=True, lit=True):
    """Wooden shelves at `heights` from the origin along +x, each with a strip of light under its front edge."""
    if sides:
        for x in (0, length - .022):
            box((x, .001, 0), (x + .022, deep, high), p.wood, bevel=.003)
    for z in heights:
        box((.0225, .002, z - .026), (length - .0225, deep - .002, z), p.wood_across, bevel=.003)
        if lit and z > .5:
            box((.04, deep - .05, z - .0305), (length - .04, deep - .04, z - .0262), p.strip, bevel=0)


def hanging(p, length, rail=1.75, seed=1, count=None):
    """Garments on a rail, from the origin along +x."""
    chance, count = random.Random(seed), count or int(length / .075)
    box((.02, .27, rail), (length - .02, .295, rail + .022), p.metal, bevel=.009)
    cloths = (p.linen, p.curtain, p.accent, p.sofa, p.paper, p.accent_deep, p.linen, p.rug)
    for index in range(count):
        x = .07 + (length - .14) * index / max(1, count - 1)
        long = chance.uniform(.78, 1.06)
        pillow((x, .28, rail - .06 - long / 2), (chance.uniform(.40, .46), long, .075), cloths[(index * 3 + seed) % 8],
               turn=90 + chance.uniform(-7, 7), seed=index)
        cylinder(x, .283, rail - .075, rail - .003, .004, p.metal, sides=10)


def towels(p, count=4, colour=None):
    """A pile of folded towels, centred on the origin."""
    for index in range(count):
        cushion((-.17, -.13, index * .062), (.17, .13, index * .062 + .066), colour or (p.linen, p.sofa)[index % 2],
                turn=(0, 0, (-.03, .04, .01, -.02)[index % 4]))


def basket(p, width=.34, high=.20, cloth=None):
    """A woven box with a darker rim."""
    box((-width / 2, -.14, 0), (width / 2, .14, high), cloth or p.rug, bevel=.018, segments=3)
    box((-width / 2 + .02, -.12, high - .004), (width / 2 - .02, .12, high + .003), p.wood_across, bevel=.004)


def row_of_jars(p, length, seed=1):
    """Jars of three sizes in a row from the origin along +x."""
    chance, x = random.Random(seed), .07
    while x < length - .06:
        radius, high = chance.choice(((.05, .20), (.045, .14), (.055, .25)))
        cylinder(x, .16, 0, high, radius, chance.choice((p.trim, p.ceramic, p.paper)), sides=40)
        cylinder(x, .16, high, high + .02, radius * .95, p.wood_across, sides=40)
        x += radius * 2 + chance.uniform(.025, .06)


def pantry(view):
    """A pantry with shelves on two sides and an open wardrobe on the third, seen through its wide opening."""
    p = decor('59A')
    sky([(0, (.9, .86, .8)), (1, (.7, .78, .9))], direction(200, 40), strength=.6, clouds=0, glow_strength=0)
    wide, long = 3.0, 2.3
    lay((-.2, -1.6, wide + .2, long + .2), p)
    room.wall('x', long, 1, (-.2, wide + .2), [], p)
    room.wall('y', 0, -1, (-1.6, long), [], p)
    room.wall('y', wide, 1, (-1.6, long), [], p)
    room.ceiling((-.2, -1.6, wide + .2, long + .2), p)
    for y in (.4, 1.4):
        room.downlight(1.25, y, p)
    arranged(lambda: _side(p), .001, long - .002, -90)
    arranged(lambda: _back(p), 2.34, long - .001, 180)
    arranged(lambda: _closet(p), wide - .001, .20, 90)
    room.fill((1.35, .9, 2.36), 1.4, 16, height=1.4)
    up = panel((1.35, .7, 1.2), (1.35, .7, 3), 1.0, 10, (1, .86, .68), height=1.0)
    up.visible_camera = up.visible_glossy = False
    key = panel((-.1, -1.5, 1.9), (1.7, 1.6, .9), 1.2, 46, (1, .86, .68), height=1.2)
    key.visible_camera = key.visible_glossy = False
    location, target, lens, shift = view
    camera(location, target, lens=lens, shift=shift)


def _side(p):
    heights = (.38, .78, 1.16, 1.54, 1.92, 2.28)
    shelves(p, 2.25, heights, high=2.3)
    for x in (.30, .75, 1.5, 1.95):
        arranged(lambda: basket(p, .38, .24, p.curtain if x > 1 else p.rug), x, .18, 0, .001)
    for x, z in ((.32, .38), (1.02, .38), (1.72, .38)):
        arranged(lambda: basket(p, .40, .22), x, .18, 0, z + .001)
    arranged(lambda: row_of_jars(p, 1.05, 2), .05, 0, 0, .781)
    arranged(lambda: row_of_jars(p, .95, 5), 1.22, 0, 0, .781)
    arranged(lambda: row_of_jars(p, .8, 7), 1.35, 0, 0, 1.161)
    arranged(lambda: towels(p, 4), .30, .18, 0, 1.161)
    arranged(lambda: towels(p, 3, p.accent), .72, .18, 0, 1.161)
    arranged(lambda: vase(p, .24), .30, .18, 0, 1.541)
    arranged(lambda: books(p, 4, seed=3), .75, .18, 20, 1.541)
    for x in (1.25, 1.75):
        arranged(lambda: basket(p, .38, .22), x, .18, 0, 1.541)
    for x in (.4, 1.1, 1.75):
        arranged(lambda: basket(p, .46, .24, p.curtain), x, .18, 0, 1.921)


def _back(p):
    heights = (.38, .78, 1.16, 1.54, 1.92, 2.28)
    shelves(p, 1.94, heights)
    for x, z, colour in ((.35, .001, p.rug), (.95, .001, p.curtain), (1.55, .001, p.rug), (.4, .381, p.curtain), (.98, .381, p.accent), (1.54, .381, p.rug)):
        arranged(lambda: basket(p, .40, .23, colour), x, .18, 0, z)
    arranged(lambda: row_of_jars(p, 1.85, 9), .05, 0, 0, .781)
    arranged(lambda: towels(p, 4, p.linen), .32, .18, 0, 1.161)
    arranged(lambda: towels(p, 3), .75, .18, 0, 1.161)
    arranged(lambda: vase(p, .22, p.accent), 1.50, .18, 0, 1.161)
    arranged(lambda: row_of_jars(p, .7, 11), .05, 0, 0, 1.541)
    arranged(lambda: basket(p, .42, .22, p.accent), 1.45, .18, 0, 1.541)
    for x in (.45, 1.40):
        arranged(lambda: basket(p, .50, .24, p.curtain), x, .18, 0, 1.921)


def _closet(p):
    """An open wardrobe: two hanging bays, a bay of shelves, drawers."""
    box((0, .001, .0), (2.08, .012, 2.3), p.wood, bevel=0)
    for x in (0, .72, 1.36, 2.058):
        box((x, .0125, 0), (x + .022, .60, 2.3), p.wood, bevel=.003)
    for low, x0, x1 in ((2.28, .0225, 2.0575), (1.98, .0225, 2.0575), (.06, .0225, 2.0575)):
        box((x0, .013, low - .026), (x1, .598, low), p.wood_across, bevel=.003)
    for z in (.50, .86, 1.22, 1.60):
        box((.7425, .013, z - .026), (1.3595, .596, z), p.wood_across, bevel=.003)
        box((.76, .55, z - .0305), (1.34, .56, z - .0262), p.strip, bevel=0)
    for x in (.0225, 1.3825):
        box((x, .56, 1.945), (x + .67, .572, 1.9535), p.strip, bevel=0)
        for z in (.062, .30):
            box((x + .004, .30, z), (x + .672, .596, z + .232), p.cabinet, bevel=.003)
        arranged(lambda: hanging(p, .69, 1.84, seed=int(x * 3) + 1), x, 0)
    for z, colour in ((.501, p.sofa), (.861, p.accent), (1.221, p.linen)):
        for x in (.90, 1.20):
            arranged(lambda: towels(p, 3, colour if x < 1 else p.linen), x, .33, 90, z)
    arranged(lambda: basket(p, .46, .26, p.curtain), 1.05, .35, 0, 1.601)
    for x in (.36, 1.04, 1.72):
        arranged(lambda: basket(p, .5, .22, p.rug), x, .33, 0, 1.981)
