"""Sofas, tables, desks, consoles, rugs and plants, each within its footprint: `wide` along its back (x), `deep` towards +y. Metres."""
from kit.solids import box, cylinder
from scenes.interior import dining, laid, play, screens, sofas, storage, tables
from scenes.interior import furniture as piece
from scenes.interior import kitchen as cook
from scenes.interior.soft import arranged


def sofa(p, wide, deep, site):
    """A sofa of the type's design with cushions and a throw."""
    accents = ((.14, p.accent, .46, 9), (.26, p.linen, .38, -8), (.86, p.accent_deep, .44, -7))
    arranged(lambda: sofas.sofa(p, wide - .01, 2 if wide < 2.3 else 3, accents if wide > 2 else accents[::2], p.curtain, deep - .075), 0, .01)


def rug(p, wide, deep, site):
    """A woven rug."""
    arranged(lambda: piece.rug(p, wide, deep), 0, deep / 2)


def coffee_table(p, wide, deep, site):
    """A low table of the type's design."""
    tables.coffee_table(p, wide, deep)


def console(p, wide, deep, site):
    """A cabinet that hangs on the wall, and the television above it."""
    half, front = wide / 2 - .002, deep - .004
    box((-half, .001, .18), (half, front - .019, .44), p.wood_across, bevel=.004)
    count = max(2, round(wide / .6))
    for index in range(count):
        x0, x1 = (-half + 2 * half * (index + part) / count for part in (0, 1))
        box((x0 + .0015, front - .0185, .182), (x1 - .0015, front, .428), p.wood_across, bevel=.002)
    box((-half + .02, front - .06, .172), (half - .02, front - .045, .1795), p.strip, bevel=0)
    screen = min(1.68 if site.use == 'living' else 1.24, wide * .78)
    # A view from above shows as much of it as of the wall.
    if site.shows(1.7):
        arranged(lambda: screens.television(p, screen, .82 if site.use == 'living' else .95), 0, .034)
    else:
        box((-screen / 2, .036, .62), (screen / 2, .075, site.top(1.4)), p.glass, bevel=.004)
    arranged(lambda: piece.books(p, 3, .22, .16, site.number), -half * .82, deep * .5, 12, .4405)
    if deep > .3 and wide > 1.6:
        arranged(lambda: laid.sculpture(p), -half * .60, deep * .5, 14, .4405)
        arranged(lambda: laid.bowl(p), half * .62, deep * .52, 0, .4405)
        arranged(lambda: laid.soundbar(p, min(1.0, screen * .7)), 0, deep * .3, 0, .4405)
    arranged(lambda: piece.vase(p, .26, stems=5, seed=site.number), half * .84, deep * .48, 0, .4405)


def dining_table(p, wide, deep, site):
    """A table with its chairs drawn in: a round one where the footprint is nearly square."""
    if wide < deep * 1.1:
        _round_dining(p, min(wide, deep), deep)
        return
    chair_reach, middle = .235, deep / 2
    board = deep - .44
    arranged(lambda: dining.table(p, wide, board), 0, middle)
    count = 3 if wide > 1.75 else 2
    for index in range(count):
        x = (index - (count - 1) / 2) * (wide - .30) / count
        for turn, y in ((180, chair_reach), (0, deep - chair_reach)):
            arranged(lambda: dining.chair(p, p.seat), x, y, turn)
    arranged(lambda: piece.vase(p, .20, stems=6, seed=4), -.08, middle, 0, .7305)
    arranged(lambda: piece.bowl_of_fruit(p, .13), .28, middle + .03, 0, .7305)
    if site.cut is None:
        for x in (-wide * .22, wide * .22):
            cook.pendant(p, x, middle, 1.52, p.pendants, z=site.ceiling)


def _round_dining(p, size, deep):
    middle, half = deep / 2, size / 2
    arranged(lambda: cook.table(p, size - .34, round_top=True), 0, middle)
    for turn, x, y in ((0, 0, half - .235), (180, 0, -half + .235), (-90, half - .235, 0), (90, -half + .235, 0)):
        arranged(lambda: dining.chair(p, p.seat), x, middle + y, turn)
    arranged(lambda: piece.bowl_of_fruit(p, .14), .02, middle, 0, .7305)


def desk(p, wide, deep, site):
    """A child's desk, its chair half drawn in: a lamp, books, a globe, pencils; boards over it where it has a wall."""
    half, front = wide / 2 - .003, min(.60, deep - .02)
    box((-half, .003, .70), (half, front, .73), p.wood_across, bevel=.005)
    box((half - .40, .02, .06), (half - .02, front - .03, .6995), p.upper, bevel=.003)
    for low in (.07, .28, .49):
        box((half - .397, front - .0298, low), (half - .023, front - .012, low + .20), p.upper, bevel=.002)
    box((half - .38, .05, 0), (half - .04, front - .08, .0595), p.dark, bevel=0)
    box((-half + .012, .03, 0), (-half + .04, front - .03, .6995), p.wood, bevel=.003)
    arranged(lambda: dining.chair(p, p.seat), -.16, deep - .235, 0)
    arranged(lambda: piece.table_lamp(p), half - .16, .16, 0, .7305)
    arranged(lambda: piece.books(p, 4, .22, .16, site.number), half - .18, .42, 12, .7305)
    arranged(lambda: play.pencils(p, site.number), -half + .11, .14, 0, .7305)
    arranged(lambda: play.globe(p), -half + .29, .16, 25, .7305)
    arranged(lambda: play.standing(p, .36, site.number), -.12, .02, 0, .7305)
    arranged(lambda: play.sketchbook(p), -.20, .42, -6, .7305)
    # What is left of the footprint in front of the drawers is where toys are put away.
    if deep - front > .27:
        arranged(lambda: storage.basket(p, .34, .24, filled=False, deep=.26), half - .20, deep - .135)
        arranged(lambda: play.toy_basket(p, site.number), half - .20, deep - .135, 0, .215)
    if site.backed and site.shows(1.3):
        play.boards_above(p, half - .06, site.number)


def plant(p, wide, deep, site):
    """A tall plant in a pot; its leaves hang over the footprint a little, as leaves do."""
    arranged(lambda: piece.potted(p, 1.5 if site.shows(1.3) else 1.15, 10, seed=site.number + 2, pot=min(.195, wide / 2, deep / 2)), 0, deep / 2)
