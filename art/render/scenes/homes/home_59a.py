"""The living room and kitchen of 59A: 4.2 × 6.55 m, pale oak, warm white and sage, cabinets along two walls, a round table."""
from kit.solids import box, cylinder
from scenes.homes.corridor import corridor
from scenes.interior import furniture as piece
from scenes.interior import kitchen as cook
from scenes.interior import room
from scenes.interior.boards import lay
from scenes.interior.soft import arranged

WIDE, LONG = 4.2, 6.55
CORRIDOR, END = (3.4, 4.45), 9.1


def living(p, fill=1.0):
    """Builds the whole of it; `fill` scales the soft lamps."""
    _shell(p)
    _corridor(p, fill)
    _furniture(p)
    _kitchen(p)
    room.fill((2.1, 1.9, 2.54), 2.4, 16 * fill, height=2.4)
    room.fill((2.1, 5.2, 2.38), 2.2, 26 * fill, height=1.6)


def _shell(p):
    lay((-.2, -.2, WIDE + .2, LONG + .2), p)
    room.wall('x', 0, -1, (-.2, WIDE + .2), [(.12, WIDE - .12, .03, 2.34)], p)
    room.window('x', 0, -1, (.12, WIDE - .12), p, panes=2, low=.03, high=2.34)
    room.wall('y', 0, -1, (0, LONG), [(2.95, 3.85, 0, room.DOOR)], p)
    room.door('y', 0, -1, 2.95, p)
    room.wall('y', WIDE, 1, (0, LONG), [(*CORRIDOR, 0, 2.3)], p)
    room.wall('x', LONG, 1, (-.2, WIDE + .2), [(1.35, 3.05, 1.02, 1.95)], p)
    room.window('x', LONG, 1, (1.35, 3.05), p, panes=2, low=1.02, high=1.95, transom=0)
    room.switch('y', WIDE, 1, 4.6, p)
    room.switch('y', 0, -1, 4.0, p)
    room.ceiling((-.2, -.2, WIDE + .2, 3.9), p, tray=(.45, .5, WIDE - .45, 3.1), warm=.8)
    room.ceiling((-.2, 3.9, WIDE + .2, LONG + .2), p)
    for edge in (.24, WIDE - .24):
        for y in (.9, 1.8, 2.7):
            room.downlight(edge, y, p)
    for x in (1.2, 2.4, 3.4):
        room.downlight(x, 5.75, p)


def _corridor(p, fill):
    doors = ((1, 4.9, .8), (-1, 5.2, .9))
    corridor(p, 'x', CORRIDOR, (WIDE + room.THICK, END), doors, [(0, .42, .2, p.accent)], fill)


def _furniture(p):
    arranged(lambda: piece.sofa(p, 2.35, 2, ((.16, p.accent, .48, 8), (.30, p.linen, .40, -9), (.86, p.accent_deep, .42, -6)),
                                throw=p.linen, depth=.90), .05, 1.62, -90)
    arranged(lambda: piece.rug(p, 2.1, 2.5), 1.45, 1.6)
    arranged(lambda: piece.square_table(p, 1.05, .60), 1.72, 1.6, 90)
    arranged(lambda: piece.books(p, 3, .26, .19, seed=4), 1.72, 1.42, 70, .331)
    arranged(lambda: piece.vase(p, .19, stems=5, seed=2), 1.68, 1.88, 0, .331)
    box((3.79, .70, .20), (WIDE - .001, 3.0, .46), p.wood_deep, bevel=.004)
    for y in (1.465, 2.232):
        box((3.7885, y, .205), (3.83, y + .003, .455), p.dark, bevel=0)
    arranged(lambda: piece.television(p, 1.45, .82), WIDE, 1.75, 90)
    arranged(lambda: piece.books(p, 4, seed=1), 4.0, 2.72, 90, .46)
    arranged(lambda: piece.table_lamp(p), 4.0, .92, 0, .46)
    arranged(lambda: piece.armchair(p, p.accent), 3.05, .55, 24)
    arranged(lambda: piece.potted(p, 1.4, 9, seed=5), .40, .38)
    art = [(-.10, .40, .19, p.accent), (.13, .27, (.15, .10), p.ceramic)]
    arranged(lambda: piece.picture(p, .86, .66, 1.22, art), 0, 1.30, -90)
    arranged(lambda: piece.picture(p, .46, .66, 1.22, [(0, .34, (.10, .18), p.accent_deep), (.02, .40, .09, p.paper)]), 0, 2.12, -90)
    for span, cloth, at in (((.04, 1.05), p.sheer, .15), ((3.35, 4.16), p.sheer, .15), ((.03, .34), p.curtain, .27),
                            ((3.86, 4.17), p.curtain, .27)):
        room.drape('x', at, span, cloth)


def _kitchen(p):
    arranged(lambda: cook.base_run(p, 1.95, p.second, drawers=(1,), hob=1.25, splash=.569, ends=(0, .01)), .001, LONG - .001, -90)
    arranged(lambda: cook.base_run(p, 2.86, p.second, drawers=(3,), sink=1.3, splash=.13), 3.477, LONG - .001, 180)
    arranged(lambda: cook.wall_run(p, 1.95, p.cabinet, light=11), .001, LONG - .001, -90)
    arranged(lambda: cook.tall_run(p, (.72,), p.cabinet), WIDE - .001, LONG - .001, 180)
    for z in (1.42, 1.78):
        box((3.06, LONG - .24, z), (3.475, LONG - .001, z + .03), p.wood_across, bevel=.003)
    arranged(lambda: cook.jars(p), 3.36, LONG - .02, 180, .88)
    arranged(lambda: piece.vase(p, .16), 3.28, LONG - .12, 0, 1.45)
    for x in (3.16, 3.26, 3.36):
        cylinder(x, LONG - .12, 1.81, 1.90, .035, p.ceramic, top=.042)
    x, y = 2.55, 4.55
    arranged(lambda: cook.table(p, 1.06, round_top=True), x, y)
    arranged(lambda: cook.chair(p, p.accent), x, y + .52, 4)
    arranged(lambda: cook.chair(p, p.accent), x - .56, y - .08, 84)
    arranged(lambda: cook.chair(p, p.linen), x + .54, y - .14, -76)
    cook.pendant(p, x, y, 1.52, 'disc')
    arranged(lambda: piece.bowl_of_fruit(p, .14), x - .08, y + .06, 0, .731)
    arranged(lambda: cook.setting(p, 2, .36), x, y - .08, 15, .731)
