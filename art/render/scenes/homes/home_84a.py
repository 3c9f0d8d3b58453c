"""The living room and kitchen of 84A: 4.5 × 7.9 m, walnut, marble and bronze, an island, a corridor to the entrance."""
from kit.solids import box
from scenes.homes.corridor import corridor
from scenes.interior import furniture as piece
from scenes.interior import kitchen as cook
from scenes.interior import room
from scenes.interior.boards import lay
from scenes.interior.soft import arranged

WIDE, LONG = 4.5, 7.9
CORRIDOR, END = (3.9, 5.05), 10.5


def living(p, fill=1.0):
    """Builds the whole of it; `fill` scales the soft lamps."""
    _shell(p)
    _ceilings(p)
    _corridor(p, fill)
    _furniture(p)
    _kitchen(p)
    room.fill((2.25, 2.4, 2.54), 2.6, 22 * fill, height=3.2)
    room.fill((2.5, 6.1, 2.30), 2.4, 34 * fill, height=1.6)


def _shell(p):
    lay((-.2, -.2, WIDE + .2, LONG + .2), p)
    room.wall('x', 0, -1, (-.2, WIDE + .2), [(.12, WIDE - .12, .03, 2.36)], p)
    room.window('x', 0, -1, (.12, WIDE - .12), p, panes=3, low=.03, high=2.36)
    room.wall('y', 0, -1, (0, LONG), [(3.95, 4.85, 0, room.DOOR)], p)
    room.door('y', 0, -1, 3.95, p)
    room.wall('y', WIDE, 1, (0, LONG), [(*CORRIDOR, 0, 2.3)], p)
    room.wall('x', LONG, 1, (-.2, WIDE + .2), [(1.55, 3.25, 1.02, 1.92)], p)
    room.window('x', LONG, 1, (1.55, 3.25), p, panes=2, low=1.02, high=1.92, transom=0)
    for y in CORRIDOR:
        room.slab('y', (y - .03, y + .03), (WIDE - .012, WIDE + .212), (0, 2.331), p.wood, bevel=.003)
    room.slab('y', CORRIDOR, (WIDE - .0115, WIDE + .2115), (2.301, 2.33), p.wood, bevel=.003)
    room.switch('y', WIDE, 1, CORRIDOR[1] + .12, p)
    room.switch('y', 0, -1, 4.98, p)


def _ceilings(p):
    room.ceiling((-.2, -.2, WIDE + .2, 4.75), p, tray=(.5, .55, WIDE - .5, 4.3))
    room.ceiling((-.2, 4.75, WIDE + .2, LONG + .2), p)
    box((1.0, 5.1, 2.352), (4.1, 6.75, 2.3995), p.wood_across, bevel=.003)
    for index in range(38):
        y = 5.12 + index * .043
        box((1.01, y, 2.334), (4.09, y + .026, 2.3515), p.wood_across, bevel=.002)
    for edge in (.28, WIDE - .28):
        for y in (.95, 2.0, 3.05, 4.1):
            room.downlight(edge, y, p)
    for x in (1.2, 2.4, 3.6):
        room.downlight(x, 7.05, p)
    for x in (1.4, 3.1):
        room.downlight(x, 4.72, p)


def _corridor(p, fill):
    middle = sum(CORRIDOR) / 2
    doors = ((1, 5.15, .9), (1, 7.0, .9), (-1, 5.3, .9), (-1, 8.3, .9))
    art = [(-.06, .50, .17, p.accent), (.08, .33, (.14, .10), p.accent_deep)]
    corridor(p, 'x', CORRIDOR, (WIDE + room.THICK, END), doors, art, fill, finish=p.wood)
    arranged(lambda: box((-.5, 0, .74), (.5, .24, .78), p.stone, bevel=.004), END, middle, 90)
    arranged(lambda: piece.vase(p, .22), END - .13, middle - .22, 0, .78)


def _furniture(p):
    for y0, y1 in ((.42, .98), (3.22, 3.78)):
        for index in range(13):
            y = y0 + index * (y1 - y0) / 13
            room.slab('y', (y, y + .027), (.001, .035), (.0005, 2.399), p.wood, bevel=.003)
        room.slab('y', (y0 - .01, y1 - .01), (.0005, .012), (0, 2.3985), p.dark)
    for y0, y1 in ((.985, 2.098), (2.1, 3.213)):
        room.slab('y', (y0, y1), (.0005, .03), (.0005, 2.3985), p.stone, bevel=.002)
    arranged(lambda: piece.low_unit(p, 2.7), .031, 2.1, -90)
    arranged(lambda: piece.television(p, 1.75, .84), .03, 2.1, -90)
    arranged(lambda: piece.vase(p, .30, stems=6, seed=3), .25, 2.98, 0, .46)
    arranged(lambda: piece.books(p, 3, seed=2), .24, 1.02, 80, .46)
    accents = ((.13, p.accent, .50, 9), (.235, p.linen, .42, -8), (.88, p.accent_deep, .48, -7))
    arranged(lambda: piece.sofa(p, 3.0, 3, accents, throw=p.linen), WIDE - .06, 2.25, 90)
    arranged(lambda: piece.rug(p, 2.5, 3.3), 2.75, 2.2)
    arranged(lambda: piece.round_table(p, .46, .35), 2.55, 1.95)
    arranged(lambda: piece.round_table(p, .29, .43, top=p.wood_across, foot=p.dark), 2.38, 2.63)
    arranged(lambda: piece.books(p, 2, .28, .20, seed=3), 2.62, 1.86, 25, .351)
    arranged(lambda: piece.vase(p, .17), 2.36, 2.12, 0, .351)
    arranged(lambda: piece.armchair(p, p.accent), 1.55, .62, -22)
    arranged(lambda: piece.floor_lamp(p), WIDE - .33, .46)
    arranged(lambda: piece.potted(p, 1.55, 10), .42, .40)
    art = [(-.16, .46, .22, p.accent), (.16, .36, (.20, .14), p.accent_deep), (.30, .62, .10, p.dark)]
    arranged(lambda: piece.picture(p, 1.25, .86, 1.12, art), WIDE, 2.25, 90)
    for span, cloth, at in (((.04, .80), p.sheer, .15), ((3.25, 4.46), p.sheer, .15), ((.03, .40), p.curtain, .27),
                            ((4.12, 4.47), p.curtain, .27)):
        room.drape('x', at, span, cloth)


def _kitchen(p):
    arranged(lambda: cook.tall_run(p, (.66, .66, .64), p.wood, oven=1), .001, LONG - .002, -90)
    arranged(lambda: cook.base_run(p, 3.83, p.cabinet, drawers=(1, 4), sink=2.1, splash=.14), WIDE - .002, LONG - .001, 180)
    for x0, x1 in ((.68, 1.55), (3.25, 4.497)):
        room.slab('x', (x0, x1), (LONG - .0155, LONG - .0005), (1.03, 1.449), p.stone)
        arranged(lambda: cook.wall_run(p, x1 - x0, p.cabinet, light=7), x1, LONG - .001, 180)
    arranged(lambda: cook.jars(p), 1.5, LONG - .02, 180, .88)
    arranged(lambda: cook.island(p, 2.3, .98), 2.55, 5.95, 180)
    box((2.75, 5.98, .9005), (3.35, 6.36, .908), p.glass, bevel=.003)
    for x in (1.85, 2.55, 3.25):
        arranged(lambda: cook.stool(p, p.accent), x, 5.27 + (.03 if x == 2.55 else 0), 180 + (x - 2.5) * 9)
        cook.pendant(p, x, 5.85, 1.56, 'cone', z=2.334)
    arranged(lambda: piece.bowl_of_fruit(p), 2.05, 5.92, 0, .90)
    arranged(lambda: piece.vase(p, .24, stems=7, seed=6), 3.45, 5.80, 0, .90)
