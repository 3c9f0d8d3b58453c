"""The model house: the site's model in the middle, places to consult at the window, a reception desk beside it."""
from kit.materials import srgb
from kit.mesh import MeshBuilder
from kit.solids import box, cylinder
from kit.stage import camera, panel
from scenes.halls.courtyard import courtyard
from scenes.halls.hall import hall, panelled, slat_ceiling
from scenes.halls.mood import mood
from scenes.halls.pieces import dome, laptop, sheets, tub_chair, tufted_plant
from scenes.halls.site_model import site_model
from scenes.interior import furniture as piece
from scenes.interior import room
from scenes.interior.finishes import stone
from scenes.interior.laid import cup
from scenes.interior.prints import print_of
from scenes.interior.soft import arranged

WIDE, LONG, HIGH = 10.0, 10.0, 3.6
MODEL = (4.6, 5.2)


def model_house(view):
    """`view` is location, target, lens and shift of the camera. Windows at y = 0, the model in the middle."""
    p = mood('84A', wall='#d6ccbc', wood=('#6e4f37', '#8c6748'), accent='#8d8069', accent_deep='#5d6a58', sofa='#cbbfa9')
    marble = stone('floor stone', srgb('#b9ac98'), srgb('#a4957e'), .22, .5, .5)
    courtyard(azimuth=305, seed=67, terrace=4, behind='city')
    hall(p, WIDE, LONG, high=HIGH, panes=6, glass=(.3, WIDE - .3), floor=marble)
    _joints(p)
    for x, inward in ((0, 1), (WIDE, -1)):
        panelled(p, x, inward, (.4, LONG - .2), HIGH, 1.05)
    arranged(lambda: site_model(p), *MODEL, 184)
    _consulting(p)
    _reception(p)
    _walls(p)
    _lamps(p)
    location, target, lens, shift = view
    camera(location, target, lens=lens, shift=shift)


def _joints(p):
    """Dark joints between slabs of stone of 1.2 m."""
    built = MeshBuilder('joints', [p.bark])
    for k in range(9):
        at = .2 + k * 1.2
        built.box((at - .002, 0, .0003), (at + .002, LONG, .0008), p.bark)
        built.box((0, at - .002, .0003), (WIDE, at + .002, .0009), p.bark)
    built.done()


def _consulting(p):
    """Two places at the window: a table, chairs on both sides, slatted screens between."""
    for index, x in enumerate((1.75, 4.95)):
        box((x - .75, 1.15, .69), (x + .75, 1.95, .735), p.wood_across, bevel=.012, segments=3)
        for u in (-.6, .6):
            box((x + u - .04, 1.25, 0), (x + u + .04, 1.85, .69), p.dark, bevel=.006)
        for u, turn in ((-.36, 10), (.38, -8)):
            arranged(lambda: tub_chair(p, p.accent_deep), x + u, 2.35, turn)
        arranged(lambda: tub_chair(p, p.sofa), x, .75, 180)
        arranged(lambda: sheets(p, 3, index), x - .2, 1.66, 8, .735)
        arranged(lambda: laptop(p), x + .18, 1.38, 180, .735)
        arranged(lambda: cup(p), x + .42, 1.76, 30, .735)
        arranged(lambda: piece.vase(p, .18, stems=5, seed=index), x - .55, 1.35, 0, .735)
        dome(p, x, 1.55, 1.78, HIGH, p.brass, .22, 16)
    for x in (3.35, 6.55):
        for index in range(24):
            y = .55 + index * .085
            box((x - .022, y, .06), (x + .022, y + .035, 1.62), p.wood, bevel=.003)
        for z in (0, 1.62):
            box((x - .035, .5, z), (x + .035, 2.62, z + .06), p.wood_deep, bevel=.004)
        box((x - .20, 2.62, 0), (x + .20, 3.02, .42), p.stone, bevel=.01)
        tufted_plant(p, x, 2.82, .42, 40, .52, int(x))


def _reception(p):
    """A desk of stone and wood along x beside the model: screens, brochures and flowers on it, lamps over it."""
    x0, x1, y0, y1 = 6.45, 9.1, 2.75, 3.3
    box((x0, y0, 0), (x1, y1, 1.02), p.stone, bevel=.01)
    for index in range(int((x1 - x0) / .073)):
        x = x0 + .02 + index * .073
        box((x, y1 + .002, .10), (x + .040, y1 + .035, .96), p.wood, bevel=.008)
    box((x0 - .05, y0 - .1, 1.02), (x1 + .05, y1 + .10, 1.07), p.dark, bevel=.008)
    box((x0 + .02, y1 + .003, .05), (x1 - .02, y1 + .015, .07), p.glowing, bevel=0)
    for x in (7.2, 8.4):
        box((x - .26, 2.98, 1.12), (x + .26, 3.0, 1.44), p.dark, bevel=.004)
        box((x - .04, 2.98, 1.07), (x + .04, 3.02, 1.15), p.dark, bevel=.004)
        arranged(lambda: tub_chair(p, p.sofa, wide=.29, seat=.62), x, 2.3, 180)
    arranged(lambda: piece.vase(p, .36, stems=14, seed=4), 6.75, 3.05, 0, 1.07)
    for index in range(4):
        paper = (p.paper, p.accent, p.accent_deep)[index % 3]
        box((7.62 + index * .16, 3.1, 1.071), (7.74 + index * .16, 3.3, 1.09 + .006 * index), paper, bevel=.001)
    for x in (6.9, 7.8, 8.7):
        dome(p, x, 3.05, 2.0, HIGH, p.brass, .18, 14)


def _walls(p):
    """Prints with picture lights on the west, a low cupboard of brochures under drawings on the east."""
    for index, y in enumerate((4.4, 5.8, 7.2)):
        arranged(lambda: piece.picture(p, 1.05, .85, 1.55, print_of(p, 1.05, .85, index), p.brass), .03, y, -90)
        arranged(lambda: piece.picture(p, 1.15, .9, 1.35, print_of(p, 1.15, .9, index + 1), p.brass), WIDE - .03, y, 90)
        for x in (.10, WIDE - .10):
            box((x - .06, y - .28, 2.46), (x + .06, y + .28, 2.49), p.brass, bevel=.004)
            box((x - .04, y - .26, 2.455), (x + .04, y + .26, 2.46), p.glowing, bevel=0)
    box((WIDE - .48, 3.8, .1), (WIDE - .03, 7.9, .80), p.wood, bevel=.006)
    box((WIDE - .50, 3.78, .80), (WIDE - .03, 7.92, .84), p.stone, bevel=.005)
    for index in range(8):
        y = 4.0 + index * .48
        for sheet in range(5):
            box((WIDE - .40, y, .841 + sheet * .006), (WIDE - .18, y + .16, .846 + sheet * .006), (p.paper, p.accent_deep, p.sofa)[index % 3],
                bevel=.001, turn=.03 * sheet)
    arranged(lambda: piece.potted(p, 2.2, 15, 5, pot=.26), .65, .7)
    arranged(lambda: piece.potted(p, 2.0, 13, 3, pot=.25), 9.35, .7)


def _lamps(p):
    """Slats over the window, a ring of light and three spots over the model."""
    slat_ceiling(p, (.4, .3, 9.6, 3.1), HIGH, .12)
    x, y = MODEL
    for low, high in (((x - 2.3, y - 1.6), (x + 2.3, y - 1.52)), ((x - 2.3, y + 1.52), (x + 2.3, y + 1.6)),
                      ((x - 2.3, y - 1.52), (x - 2.22, y + 1.52)), ((x + 2.22, y - 1.52), (x + 2.3, y + 1.52))):
        box((*low, HIGH - .10), (*high, HIGH + .002), p.dark, bevel=.004)
        box((low[0] + .012, low[1] + .012, HIGH - .106), (high[0] - .012, high[1] - .012, HIGH - .099), p.strip, bevel=0)
    for dx in (-1.1, 0, 1.1):
        cylinder(x + dx, y, HIGH - .22, HIGH, .055, p.dark, sides=32)
        cylinder(x + dx, y, HIGH - .225, HIGH - .219, .044, p.lamp, sides=32)
    spot = panel((x, y + 1.2, HIGH - .25), (x, y, .9), 2.2, 90, (1, .86, .68), height=.8)
    spot.visible_camera = spot.visible_glossy = False
    room.fill((5, 5, HIGH - .3), 6, 110, height=5)
    room.fill((5, 9, HIGH - .3), 6, 40, height=1.5)
