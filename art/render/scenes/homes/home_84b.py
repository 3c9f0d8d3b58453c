"""The living room and kitchen of 84B: a corner of the tower, windows on two sides, dark herringbone, dusk blue, a U-shaped kitchen."""
from kit.solids import box
from scenes.homes.corridor import corridor
from scenes.interior import furniture as piece
from scenes.interior import kitchen as cook
from scenes.interior import room
from scenes.interior.boards import lay
from scenes.interior.soft import arranged

WIDE, LONG = 4.5, 7.3
CORRIDOR, END = (2.75, 3.9), 13.0


def living(p, fill=1.0):
    """Builds the whole of it; `fill` scales the soft lamps."""
    _shell(p)
    _corridor(p, fill)
    _furniture(p)
    _kitchen(p)
    room.fill((2.25, 2.2, 2.54), 2.6, 20 * fill, height=2.8)
    room.fill((2.2, 5.9, 2.38), 2.6, 30 * fill, height=1.4)


def _shell(p):
    lay((-.2, -.2, WIDE + .2, LONG + .2), p)
    room.wall('x', 0, -1, (-.2, WIDE + .2), [(.16, WIDE - .12, .03, 2.36)], p)
    room.window('x', 0, -1, (.16, WIDE - .12), p, panes=3, low=.03, high=2.36)
    room.wall('y', 0, -1, (0, LONG), [(.16, 4.1, .03, 2.36), (5.25, 6.75, 1.02, 1.95)], p)
    room.window('y', 0, -1, (.16, 4.1), p, panes=3, low=.03, high=2.36)
    room.window('y', 0, -1, (5.25, 6.75), p, panes=2, low=1.02, high=1.95, transom=0)
    room.wall('y', WIDE, 1, (0, LONG), [(3.8, 4.7, 0, room.DOOR)], p)
    room.door('y', WIDE, 1, 3.8, p, handle='start')
    room.wall('x', LONG, 1, (-.2, WIDE + .2), [(*CORRIDOR, 0, 2.3)], p)
    room.switch('y', WIDE, 1, 3.55, p)
    room.ceiling((-.2, -.2, WIDE + .2, 4.6), p, tray=(.5, .5, WIDE - .5, 4.0))
    room.ceiling((-.2, 4.6, WIDE + .2, LONG + .2), p)
    for x in (.26, WIDE - .26):
        for y in (.9, 1.9, 2.9, 3.9):
            room.downlight(x, y, p)
    for x, y in ((1.2, 6.1), (2.2, 6.1), (3.3, 5.2), (3.3, 6.5)):
        room.downlight(x, y, p)


def _corridor(p, fill):
    doors = ((-1, 7.9, .9), (-1, 10.6, .9), (1, 8.2, .9))
    corridor(p, 'y', CORRIDOR, (LONG + room.THICK, END), doors, [(0, .45, .2, p.accent)], fill)


def _furniture(p):
    accents = ((.12, p.accent, .50, 8), (.24, p.linen, .42, -8), (.90, p.accent, .46, -8))
    arranged(lambda: piece.sofa(p, 2.7, 3, accents), .62, 2.1, -90)
    arranged(lambda: piece.chaise(p, 1.62, .82), .62, 3.04, -90)
    arranged(lambda: piece.rug(p, 2.6, 3.0), 2.2, 2.05)
    arranged(lambda: piece.round_table(p, .44, .33), 2.30, 1.75)
    arranged(lambda: piece.round_table(p, .27, .42, top=p.wood_across, foot=p.dark), 2.12, .66)
    arranged(lambda: piece.books(p, 2, .28, .20, seed=2), 2.24, 1.70, 20, .331)
    arranged(lambda: piece.vase(p, .17), 2.48, 1.95, 0, .331)
    arranged(lambda: piece.low_unit(p, 2.5), WIDE - .001, 2.0, 90)
    arranged(lambda: piece.television(p, 1.75, .84), WIDE, 2.0, 90)
    arranged(lambda: piece.table_lamp(p), WIDE - .22, 1.0, 0, .46)
    arranged(lambda: piece.books(p, 3, seed=4), WIDE - .22, 2.7, 90, .46)
    arranged(lambda: piece.armchair(p, p.accent), 3.0, .58, 26)
    arranged(lambda: piece.floor_lamp(p), .40, .42)
    for axis, span, cloth, at in (('x', (.10, .62), p.sheer, .15), ('x', (3.55, 4.46), p.sheer, .15), ('x', (4.08, 4.47), p.curtain, .27),
                                  ('y', (.10, .62), p.sheer, .15), ('y', (3.40, 4.30), p.sheer, .15), ('y', (3.95, 4.34), p.curtain, .26)):
        room.drape(axis, at, span, cloth)


def _kitchen(p):
    arranged(lambda: cook.base_run(p, 2.38, p.cabinet, drawers=(0,), sink=1.3, splash=.13), .001, LONG - .001, -90)
    arranged(lambda: cook.base_run(p, 1.98, p.cabinet, drawers=(1,), hob=1.0, splash=.569), 2.60, LONG - .001, 180)
    arranged(lambda: cook.wall_run(p, 2.58, p.second, light=16), 2.60, LONG - .001, 180)
    arranged(lambda: cook.base_run(p, 1.85, p.cabinet, drawers=(1,), splash=0, ends=(0, .04)), .62, 4.92, 0)
    box((.0, 4.885, .08), (2.47, 4.918, .849), p.wood, bevel=.002)
    box((2.471, 4.62, 0), (2.51, 5.535, .849), p.stone, bevel=.003)
    box((.0005, 4.62, .8505), (2.512, 4.919, .8795), p.stone, bevel=.003)
    for index in range(56):
        box((.03 + index * .0435, 4.868, .081), (.056 + index * .0435, 4.884, .848), p.wood, bevel=.002)
    for x in (.75, 1.35, 1.95):
        arranged(lambda: cook.stool(p, p.accent), x, 4.40, 180 + (x - 1.3) * 10)
    for x in (.8, 1.35, 1.9):
        cook.pendant(p, x, 4.95, 1.55, 'ball')
    arranged(lambda: cook.tall_run(p, (.62, .62, .62), p.second, oven=0), WIDE - .001, 5.0, 90)
    arranged(lambda: cook.jars(p), 2.5, LONG - .02, 180, .88)
    arranged(lambda: piece.bowl_of_fruit(p), 1.05, 5.15, 0, .88)
    arranged(lambda: piece.vase(p, .24, stems=7, seed=6), 2.15, 5.1, 0, .88)
