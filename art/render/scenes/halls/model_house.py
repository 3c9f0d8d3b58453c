"""The model house: a scale model of the four towers on its table, consulting tables between slatted screens."""
import random

from kit.materials import material, srgb
from kit.mesh import MeshBuilder
from kit.solids import box, cylinder, sphere
from kit.stage import camera, panel
from scenes.halls.courtyard import courtyard
from scenes.halls.hall import hall, light_line, slat_ceiling
from scenes.interior import furniture as piece
from scenes.interior import kitchen as cook
from scenes.interior import room
from scenes.interior.decor import decor
from scenes.interior.soft import arranged

WIDE, LONG, HIGH = 10.0, 9.0, 3.4


def model_house(view):
    """`view` is location, target, lens and shift of the camera. Windows at y = 0, the model in the middle."""
    p = decor('59A')
    courtyard(azimuth=305, elevation=24, sunlight=3.8, seed=67, terrace=5)
    hall(p, WIDE, LONG, high=HIGH, panes=6, glass=(.3, WIDE - .3), slats='east')
    arranged(lambda: _model(p), 4.55, 4.9, 14)
    _consulting(p)
    _boards(p)
    _lamps(p)
    location, target, lens, shift = view
    camera(location, target, lens=lens, shift=shift)


def _model(p):
    """The table with the model, 1:200, centred on the origin."""
    white = material('model white', (.82, .80, .77), .45)
    pane = material('model pane', (.50, .46, .40), .2, glow=(1, .74, .42), strength=.55)
    green = material('model green', (.30, .37, .25), .9)
    grey = material('model ground', (.60, .585, .555), .8)
    half, deep = 1.25, .85
    box((-half + .10, -deep + .10, 0), (half - .10, deep - .10, .08), p.dark, bevel=0)
    box((-half, -deep, .08), (half, deep, .74), p.wood, bevel=.006)
    box((-half - .03, -deep - .03, .741), (half + .03, deep + .03, .80), p.trim, bevel=.006)
    box((-half + .03, -deep + .03, .80), (half - .03, deep - .03, .806), grey, bevel=0)
    bronze = material('model bronze', srgb('#b08a5c'), .45)
    built = MeshBuilder('model', [white, pane, green, grey, bronze])
    _podium(built, white, pane, green)
    for x, y, wide, long, floors, skin in ((-.50, .20, .15, .17, 46, white), (-.16, .02, .16, .15, 46, white),
                                           (.20, .20, .15, .17, 46, white), (.53, .04, .15, .15, 35, bronze)):
        _tower(built, skin, pane, x, y, wide, long, floors)
    _town(built, white, half, deep)
    built.done(bevel=.0012, segments=1)
    chance = random.Random(4)
    for index in range(74):
        if index < 34:
            x, y, z = -1.02 + index * .062, -.36 + chance.uniform(-.015, .015), .815
        else:
            x, y, z = chance.uniform(-.66, .66), chance.uniform(-.22, -.02), .905
        sphere((x, y, z + .022), chance.uniform(.016, .026), green, around=10, down=7)


def _podium(built, white, pane, green):
    built.box((-.74, -.27, .806), (.74, .40, .812), pane)
    built.box((-.715, -.245, .81), (.715, .375, .872), pane)
    for level in (.826, .848, .872):
        built.box((-.73, -.26, level - .006), (.73, .39, level + .004), white)
    for index in range(75):
        x = -.728 + index * .0196
        built.box((x, -.262, .812), (x + .006, .392, .87), white)
    built.box((-.70, -.235, .874), (.70, .365, .884), green)
    for x0, y0, x1, y1 in ((-.62, -.20, -.30, -.17), (.05, -.15, .60, -.12), (-.32, -.23, .02, -.21)):
        built.box((x0, y0, .884), (x1, y1, .888), white)


def _tower(built, white, pane, x, y, wide, long, floors):
    """A tower of slabs and piers round a warm core."""
    base, storey = .884, .0152
    top = base + floors * storey
    built.box((x - wide / 2 + .008, y - long / 2 + .008, base), (x + wide / 2 - .008, y + long / 2 - .008, top), pane)
    for floor in range(floors + 1):
        z = base + floor * storey
        built.box((x - wide / 2, y - long / 2, z), (x + wide / 2, y + long / 2, z + .0048), white)
    for u in (-1, -.45, .1, .55, 1):
        for v in (-1, 1):
            built.box((x + u * (wide / 2 - .006) - .005, y + v * (long / 2 - .004) - .0045, base),
                      (x + u * (wide / 2 - .006) + .005, y + v * (long / 2 - .004) + .0045, top), white)
            built.box((x + v * (wide / 2 - .0042) - .0047, y + u * (long / 2 - .0062) - .005, base),
                      (x + v * (wide / 2 - .0042) + .0047, y + u * (long / 2 - .0062) + .005, top + .0003), white)
    built.box((x - wide * .36, y - long * .36, top), (x + wide * .36, y + long * .36, top + .034), white)
    for side in (-1, 1):
        built.box((x - wide / 2 - .001, y + side * long * .48 - .003, top), (x + wide / 2 + .001, y + side * long * .48 + .003, top + .022), white)


def _town(built, white, half, deep):
    chance = random.Random(9)
    for column in range(15):
        for row in range(9):
            x, y = -half + .12 + column * .165, -deep + .12 + row * .19
            if abs(x) < .86 and -.44 < y < .50:
                continue
            a, b, high = chance.uniform(.045, .066), chance.uniform(.05, .075), chance.choice((.03, .04, .05, .06, .09))
            built.box((x - a, y - b, .806), (x + a, y + b, .806 + high), white)
            if chance.random() < .6:
                built.box((x - a * .5, y - b * .4, .806 + high - .001), (x + a * .1, y + b * .5, .806 + high + .012), white)


def _consulting(p):
    """Three places at the window: a table, two chairs this side, one beyond, a slatted screen between."""
    for index, x in enumerate((1.65, 4.95, 8.1)):
        box((x - .62, 1.25, .70), (x + .62, 1.97, .73), p.wood_across, bevel=.006)
        for u in (-.5, .5):
            box((x + u - .03, 1.32, 0), (x + u + .03, 1.90, .70), p.wood, bevel=.004)
        for u, turn in ((-.3, 8), (.32, -6)):
            arranged(lambda: cook.chair(p, p.accent), x + u, 2.28, turn)
        arranged(lambda: cook.chair(p, p.linen), x, .95, 180)
        box((x - .18, 1.45, .731), (x + .03, 1.75, .737), p.paper, bevel=.001, turn=.12)
        box((x + .20, 1.5, .731), (x + .35, 1.72, .745), p.accent_deep, bevel=.002, turn=-.2)
        arranged(lambda: piece.vase(p, .15, stems=4, seed=index), x + .48, 1.42, 0, .73)
        cook.pendant(p, x, 1.6, 1.72, 'disc', z=HIGH - .01)
    for x in (3.3, 6.55):
        for index in range(20):
            y = .75 + index * .09
            box((x - .02, y, .06), (x + .02, y + .035, 1.45), p.wood, bevel=.003)
        box((x - .03, .72, .0), (x + .03, 2.56, .06), p.wood_across, bevel=.003)
        box((x - .025, .72, 1.45), (x + .025, 2.56, 1.48), p.wood_across, bevel=.003)


def _boards(p):
    """Framed drawings on the west wall and a low desk with brochures under them."""
    for index in range(3):
        y = 3.6 + index * 1.45
        shapes = [(-.10, .52, (.22, .16), p.linen), (.20, .44, (.14, .30), p.accent), (-.14, .20, (.18, .08), p.metal)]
        arranged(lambda: piece.picture(p, 1.1, .85, 1.25, shapes[index:] + shapes[:index]), 0, y, -90)
    box((.001, 3.0, .62), (.42, 7.2, .66), p.wood_across, bevel=.004)
    box((.001, 3.1, .1), (.36, 7.1, .62), p.second, bevel=.004)
    for index in range(9):
        y = 3.3 + index * .42
        for sheet in range(4):
            box((.08, y, .661 + sheet * .006), (.30, y + .16, .666 + sheet * .006), (p.paper, p.accent, p.linen)[index % 3], bevel=.001,
                turn=.03 * sheet)
    arranged(lambda: piece.potted(p, 2.0, 12, 5), .6, .65)
    arranged(lambda: piece.potted(p, 1.8, 11, 3), 9.45, .7)


def _lamps(p):
    slat_ceiling(p, (.8, .7, 9.2, 2.9), HIGH, .12)
    for x0, y0, x1, y1 in ((2.6, 3.9, 6.5, 3.95), (2.6, 5.9, 6.5, 5.95), (2.6, 3.9, 2.65, 5.95), (6.45, 3.9, 6.5, 5.95)):
        light_line(p, x0, y0, x1, y1, HIGH)
    for x in (3.6, 4.55, 5.5):
        cylinder(x, 4.9, HIGH - .16, HIGH, .045, p.dark, sides=32)
        cylinder(x, 4.9, HIGH - .164, HIGH - .159, .036, p.lamp, sides=32)
    spot = panel((4.55, 4.9, HIGH - .2), (4.55, 4.9, 0), .9, 46, (1, .84, .64), height=.5)
    spot.visible_camera = spot.visible_glossy = False
    room.fill((5, 5, HIGH - .15), 6, 60, height=5)
    room.fill((5, 8, HIGH - .15), 6, 30, height=1.5)
