"""Furniture and fixtures of a plan seen from above, each set into its footprint with its back at the right wall. Metres."""
from kit.solids import box, cylinder, sphere
from scenes.interior import furniture as piece
from scenes.interior import kitchen as cook
from scenes.interior.soft import arranged, draped, pillow

# Degrees that turn a piece with its back along x at y = 0 (front towards +y) to a back on this side.
BACK = {'south': 0, 'east': 90, 'north': 180, 'west': -90}
TOP = .85


def put(thing, p):
    """Builds one entry of the plan's furniture or fixtures; a KeyError names an unknown kind or side."""
    x0, y0, x1, y1 = (thing[key] / 1000 for key in ('x0', 'y0', 'x1', 'y1'))
    back = thing['back']
    wide, deep = (x1 - x0, y1 - y0) if back in ('north', 'south') else (y1 - y0, x1 - x0)
    at = {'south': ((x0 + x1) / 2, y0), 'north': ((x0 + x1) / 2, y1), 'west': (x0, (y0 + y1) / 2), 'east': (x1, (y0 + y1) / 2)}[back]
    arranged(lambda: BUILDERS[thing['kind']](p, wide, deep), *at, BACK[back])


def _double_bed(p, wide, deep):
    _bed(p, wide, deep, 2)


def _single_bed(p, wide, deep):
    _bed(p, wide, deep, 1)


def _bed(p, wide, deep, pillows):
    half = wide / 2
    box((-half, .0, 0), (half, .07, .92), p.wood, bevel=.01)
    box((-half + .02, .07, .08), (half - .02, deep, .26), p.wood_across, bevel=.01)
    box((-half + .03, .08, .262), (half - .03, deep - .02, .46), p.linen, bevel=.05, segments=4)
    draped((-half + .02, half - .02), (.62, deep - .03), .50, (.16, .16, 0, .12), p.linen, crease=.016, seed=wide)
    cloth = p.accent if pillows == 2 else p.curtain
    draped((-half + .01, half - .01), (deep * .62, deep * .88), .512, (.15, .15, .01, .01), cloth, crease=.010, seed=deep)
    for index in range(pillows):
        x = 0 if pillows == 1 else (-half / 2, half / 2)[index]
        pillow((x, .32, .55), (min(.62, wide * .62), .42, .17), p.linen, lean=-72, turn=(2, -3)[index], seed=index)
    if pillows == 2:
        pillow((.03, .60, .56), (.46, .28, .14), p.accent, lean=-70, turn=4, seed=8)


def _nightstand(p, wide, deep):
    box((-wide / 2, .01, 0), (wide / 2, deep, .45), p.wood_across, bevel=.008)
    arranged(lambda: piece.table_lamp(p), 0, deep / 2, 0, .45)


def _console(p, wide, deep):
    box((-wide / 2, .01, .12), (wide / 2, deep, .44), p.wood_across, bevel=.006)
    box((-wide * .3, .03, .50), (wide * .3, .07, 1.22), p.dark, bevel=.004)
    box((-.18, .05, .44), (.18, .20, .50), p.dark, bevel=.003)
    arranged(lambda: piece.books(p, 3, .22, .16, 2), -wide * .40, deep * .55, 10, .44)


def _dresser(p, wide, deep):
    box((-wide / 2, .01, .0), (wide / 2, deep, .74), p.wood_across, bevel=.006)
    box((-wide * .32, .012, .76), (wide * .32, .03, 1.28), p.steel, bevel=.003)
    cylinder(0, deep + .22, 0, .43, .17, p.accent, top=.18)


def _sofa(p, wide, deep):
    arranged(lambda: piece.sofa(p, wide, 2 if wide < 2.3 else 3, ((.14, p.accent, .46, 8), (.86, p.accent_deep, .44, -8)), depth=deep), 0, 0)


def _rug(p, wide, deep):
    arranged(lambda: piece.rug(p, wide, deep), 0, deep / 2)


def _coffee_table(p, wide, deep):
    box((-wide / 2, 0, .30), (wide / 2, deep, .335), p.stone, bevel=.016, segments=4)
    for x in (-wide / 2 + .1, wide / 2 - .1):
        box((x - .02, .08, .017), (x + .02, deep - .08, .30), p.metal, bevel=.004)
    arranged(lambda: piece.books(p, 2, .26, .19, 3), -.18, deep / 2, 15, .336)
    arranged(lambda: piece.vase(p, .14), .25, deep / 2, 0, .336)


def _dining(p, wide, deep):
    arranged(lambda: cook.table(p, wide, .8), 0, deep / 2)
    for x in (-wide * .24, wide * .24):
        arranged(lambda: cook.chair(p, p.accent), x, deep / 2 - .50, 180)
        arranged(lambda: cook.chair(p, p.accent), x, deep / 2 + .50, 0)
    arranged(lambda: piece.vase(p, .2, stems=6, seed=4), 0, deep / 2, 0, .73)


def _desk(p, wide, deep):
    box((-wide / 2, .01, .70), (wide / 2, .60, .735), p.wood_across, bevel=.006)
    for x in (-wide / 2 + .02, wide / 2 - .06):
        box((x, .03, 0), (x + .04, .58, .70), p.trim, bevel=.003)
    arranged(lambda: cook.chair(p, p.accent), .05, .66, 0)
    box((-.26, .10, .736), (.12, .35, .75), p.steel, bevel=.004)
    arranged(lambda: piece.books(p, 3, .22, .16, 5), wide * .34, .22, 12, .736)


def _wardrobe(p, wide, deep):
    # Taller than the cut: its top shows as a calm surface just below the walls' caps.
    count = max(1, round(wide / .55))
    for index in range(count):
        x = -wide / 2 + wide * index / count
        box((x + .003, .008, 0), (x + wide / count - .003, deep, 1.24), p.cabinet, bevel=.006)


def _closet(p, wide, deep):
    box((-wide / 2, .005, 0), (wide / 2, deep, .05), p.wood_across, bevel=.004)
    box((-wide / 2, .005, .05), (wide / 2, .025, 1.24), p.wood, bevel=.003)
    for x in (-wide / 2, wide / 2 - .025):
        box((x, .026, .05), (x + .025, deep, 1.24), p.wood, bevel=.003)
    box((-wide / 2 + .025, deep / 2 - .015, 1.14), (wide / 2 - .025, deep / 2 + .015, 1.17), p.metal, bevel=.006)
    cloths = (p.linen, p.accent, p.curtain, p.sofa, p.paper, p.accent_deep)
    count = int(wide / .085)
    for index in range(count):
        if index % 7 == 5:
            continue
        x = -wide / 2 + .06 + index * (wide - .12) / count
        box((x, deep / 2 - .21, .35), (x + .045, deep / 2 + .21, 1.12), cloths[(index * 5) % 6], bevel=.014, segments=3)


def _shelf(p, wide, deep):
    box((-wide / 2, .005, 0), (wide / 2, deep, .03), p.wood_across, bevel=.003)
    for z in (.40, .80, 1.18):
        box((-wide / 2, .005, z), (wide / 2, deep, z + .025), p.wood_across, bevel=.003)
    for x in (-wide / 2, wide / 2 - .025):
        box((x, .004, .0), (x + .025, deep, 1.23), p.wood, bevel=.003)
    x, index = -wide / 2 + .05, 0
    while x + .26 < wide / 2:
        box((x, .05, 1.206), (x + .24, deep - .04, 1.206 + .05), (p.ceramic, p.linen, p.accent, p.paper)[index % 4], bevel=.012, segments=3)
        x, index = x + .30, index + 1


def _cupboard(p, wide, deep):
    count = max(1, round(wide / .45))
    for index in range(count):
        x = -wide / 2 + wide * index / count
        box((x + .003, .006, .06), (x + wide / count - .003, deep, 1.22), p.cabinet, bevel=.005)


def _plant(p, wide, deep):
    arranged(lambda: piece.potted(p, 1.25, 11), 0, deep / 2)


def _counter(p, wide, deep):
    half = wide / 2
    box((-half, .005, .0), (half, deep - .03, TOP - .03), p.cabinet, bevel=.003)
    box((-half, .003, TOP - .03), (half, deep, TOP), p.stone, bevel=.003)


def _sink(p, wide, deep):
    _counter(p, wide, deep)
    box((-.36, .12, TOP - .001), (.36, .48, TOP + .004), p.steel, bevel=.003)
    box((-.33, .15, TOP + .001), (.33, .45, TOP + .0055), p.dark, bevel=.002)
    arranged(lambda: cook.tap(p, 0, 0), 0, .07, 0, TOP - .88)


def _hob(p, wide, deep):
    _counter(p, wide, deep)
    box((-.30, .06, TOP + .0005), (.30, .54, TOP + .008), p.glass, bevel=.004)
    for x, y, radius in ((-.15, .20, .075), (.14, .22, .095), (-.13, .40, .09), (.16, .41, .065)):
        cylinder(x, y, TOP + .0081, TOP + .0088, radius, p.steel, sides=48)
        cylinder(x, y, TOP + .0089, TOP + .0094, radius - .006, p.glass, sides=48)


def _fridge(p, wide, deep):
    for low, high in ((-wide / 2 + .003, -.003), (.003, wide / 2 - .003)):
        box((low, .006, .02), (high, deep, 1.25), p.steel, bevel=.012, segments=3)


def _laundry(p, wide, deep):
    box((-wide / 2 + .01, .01, 0), (wide / 2 - .01, deep, 1.22), p.trim, bevel=.02, segments=3)
    box((-wide / 2 + .05, .06, 1.221), (wide / 2 - .05, .16, 1.232), p.dark, bevel=.004)


def _toilet(p, wide, deep):
    box((-wide / 2 + .01, .01, .36), (wide / 2 - .01, .19, .78), p.trim, bevel=.03, segments=3)
    seat = cylinder(0, 0, 0, .40, .165, p.trim, top=.185, sides=56)
    seat.location, seat.scale = (0, .44, 0), (1, 1.32, 1)
    lid = cylinder(0, 0, .40, .425, .178, p.trim, sides=56)
    lid.location, lid.scale = (0, .44, 0), (1, 1.32, 1)


def _basin(p, wide, deep):
    box((-wide / 2, .005, .30), (wide / 2, deep, .82), p.wood_across, bevel=.006)
    box((-wide / 2, .003, .82), (wide / 2, deep, .845), p.stone, bevel=.004)
    cylinder(0, deep / 2 + .02, .845, .93, .15, p.trim, top=.19, sides=64)
    cylinder(0, deep / 2 + .02, .931, .934, .165, p.ceramic, sides=64)
    cylinder(0, .05, .845, 1.05, .012, p.metal)
    box((-.011, .05, 1.03), (.011, .17, 1.05), p.metal, bevel=.004)


def _bath(p, wide, deep):
    half, rim = wide / 2, .06
    for low, high in (((-half, .003), (half, rim)), ((-half, deep - rim), (half, deep)), ((-half, rim), (-half + rim, deep - rim)),
                      ((half - rim, rim), (half, deep - rim))):
        box((*low, 0), (*high, .56), p.trim, bevel=.012, segments=3)
    box((-half + rim, rim, 0), (half - rim, deep - rim, .18), p.trim, bevel=0)
    water = p.pane_water
    box((-half + rim + .001, rim + .001, .181), (half - rim - .001, deep - rim - .001, .40), water, bevel=0)


def _shower(p, wide, deep):
    half = wide / 2
    box((-half, .003, .004), (half, deep, .016), p.slate, bevel=.003)
    box((-half, deep - .012, .016), (half * .15, deep, 1.22), p.pane, bevel=0)
    cylinder(half - .25, .10, 1.10, 1.13, .11, p.metal, sides=48)
    cylinder(half - .25, .03, .016, 1.12, .012, p.metal)
    box((half - .26, .03, 1.10), (half - .24, .12, 1.12), p.metal, bevel=.003)
    sphere((half - .25, deep / 2, .014), .03, p.dark, flatten=.2)


BUILDERS = {
    'double-bed': _double_bed, 'single-bed': _single_bed, 'nightstand': _nightstand, 'console': _console, 'dresser': _dresser,
    'sofa': _sofa, 'rug': _rug, 'coffee-table': _coffee_table, 'dining-table': _dining, 'desk': _desk, 'wardrobe': _wardrobe,
    'closet': _closet, 'shelf': _shelf, 'cupboard': _cupboard, 'plant': _plant, 'counter': _counter, 'sink': _sink, 'hob': _hob,
    'fridge': _fridge, 'laundry': _laundry, 'toilet': _toilet, 'basin': _basin, 'bath': _bath, 'shower': _shower,
}
