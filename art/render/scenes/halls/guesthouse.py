"""The guest house: a bed at a wooden headboard, a small table with two chairs at the window."""
from kit.stage import camera
from scenes.halls.courtyard import courtyard
from scenes.halls.hall import hall
from scenes.interior import bedding
from scenes.interior import furniture as piece
from scenes.interior import kitchen as cook
from scenes.interior import room
from scenes.interior.decor import decor
from scenes.interior.soft import arranged


def guesthouse():
    """The bed stands at the east wall, the table at the western part of the window."""
    p = decor('59A')
    courtyard(azimuth=303, elevation=23, seed=59)
    hall(p, 4.8, 5.6, high=2.6, panes=3)
    _bed(p)
    arranged(lambda: cook.table(p, .72, round_top=True), 1.25, 1.15)
    for x, turn in ((.65, 62), (1.85, -66)):
        arranged(lambda: cook.chair(p, p.accent), x, 1.05, turn + 180)
    arranged(lambda: piece.vase(p, .18, stems=5, seed=3), 1.25, 1.2, 0, .73)
    arranged(lambda: piece.books(p, 2, .2, .15, 2), 1.08, 1.0, 15, .73)
    arranged(lambda: piece.picture(p, .8, .6, 1.25, [(-.08, .28, .15, p.accent), (.14, .24, (.10, .08), p.metal)]), .0, 3.9, -90)
    arranged(lambda: piece.rug(p, 1.9, 2.8), 2.35, 2.9)
    for span, made in (((.04, .75), p.sheer), ((3.95, 4.76), p.sheer)):
        room.drape('x', .15, span, made, high=2.59)
    for span in ((.03, .34), (4.40, 4.77)):
        room.drape('x', .28, span, p.curtain, high=2.59)
    room.fill((2.3, 2.6, 2.5), 2.4, 34, height=3)
    camera((.62, 5.1, 1.30), (3.0, .5, .98), lens=22, shift=(0, -.07))


def _bed(p):
    """The bed with its headboard at the east wall."""
    arranged(lambda: bedding.headboard(p, 3.2, p.curtain), 4.799, 2.7, 90)
    arranged(lambda: bedding.bed(p, 1.6), 4.73, 2.7, 90)
    for y in (1.52, 3.88):
        arranged(lambda: bedding.nightstand(p), 4.79, y, 90)
        arranged(lambda: piece.table_lamp(p), 4.56, y, 0, .501)
