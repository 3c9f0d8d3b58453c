"""The reading room: walls of books with a ladder, long desks with green-shaded lamps, the garden behind."""
import math

from kit.materials import material, srgb
from kit.solids import bar, box, cylinder
from kit.stage import bulb, camera
from scenes.halls.courtyard import courtyard
from scenes.halls.hall import bookcase, hall, light_line, panelled, slat_ceiling, spines
from scenes.halls.mood import mood
from scenes.halls.pieces import laptop, sheets, tub_chair
from scenes.interior import furniture as piece
from scenes.interior import room
from scenes.interior.laid import cup
from scenes.interior.soft import arranged, surface, turned

WIDE, LONG, HIGH = 8.4, 9.5, 3.1


def reading():
    """Bookcases on the east, two long desks along the room, armchairs with a lamp at the window."""
    p = mood('84A', wall='#ddd5c6', ceiling='#e8e2d6', wood=('#85613f', '#a07a52'), boards=('#947557', '#9f8061', '#896b4e', '#a88a6a'),
             accent='#b09a78', accent_deep='#5d7053', sofa='#6b5a48', rug='#4d5b4a')
    books = spines(p)
    courtyard(seed=4, terrace=3)
    hall(p, WIDE, LONG, high=HIGH, panes=5)
    slat_ceiling(p, (.9, 1.2, 6.9, 7.6), HIGH, .12)
    panelled(p, 0, 1, (.3, LONG - .3), HIGH, 1.1)
    arranged(lambda: bookcase(p, 9.0, 2.95, 7, 3, .97, books, lit=True), WIDE - .02, .3, 90)
    _ladder(p, WIDE - .38, 3.4)
    for row, y in enumerate((3.0, 5.6)):
        _long_desk(p, 1.3, 6.3, y)
        _at_desk(p, books, y, row)
    for x, turn in ((5.4, 200), (7.0, 150)):
        arranged(lambda: tub_chair(p, p.accent_deep, wide=.36, seat=.42), x, .95, turn)
    arranged(lambda: piece.round_table(p, .26, .50, top=p.wood_across, foot=p.dark), 6.2, .85)
    arranged(lambda: piece.books(books, 3, .22, .16, 4), 6.2, .85, 20, .50)
    arranged(lambda: piece.potted(p, 2.0, 13, 9, pot=.24), .62, .7)
    for y in (3.0, 5.6):
        light_line(p, 1.3, y - .02, 6.3, y + .02, HIGH - .08)
    room.fill((3.8, 3.6, HIGH - .15), 5, 130, height=4)
    room.fill((4, 8.0, HIGH - .15), 5, 60, height=2)
    camera((1.05, 8.7, 1.5), (5.0, .4, 1.2), lens=23, shift=(0, -.07))


def _long_desk(p, x0, x1, y):
    """A heavy desk with a leather inlay on either side."""
    box((x0, y - .62, .69), (x1, y + .62, .735), p.wood_across, bevel=.010, segments=3)
    leather = material('leather', srgb('#33463a'), .5)
    box((x0 + .06, y - .50, .60), (x1 - .06, y + .50, .69), p.wood_across, bevel=.004)
    for side in (-1, 1):
        low, high = sorted((y + side * .16, y + side * .56))
        box((x0 + .12, low, .7352), (x1 - .12, high, .7366), leather, bevel=0)
    for x in (x0 + .22, (x0 + x1) / 2, x1 - .22):
        box((x - .05, y - .48, 0), (x + .05, y + .48, .61), p.wood, bevel=.008)


def _at_desk(p, books, y, row):
    """Lamps on the middle of a desk, chairs on both sides, and the work of those who sit there."""
    for index in range(3):
        arranged(lambda: _banker_lamp(p), 2.2 + index * 1.6, y, 0, .735)
    for seat in range(4):
        x = 1.95 + seat * 1.22
        arranged(lambda: tub_chair(p, p.accent), x, y + .84, (seat * 5) % 14 - 7)
        arranged(lambda: tub_chair(p, p.accent), x, y - .84, 180 + (seat * 7 + row * 5) % 16 - 8)
        kind = (seat + row * 2) % 4
        if kind == 0:
            arranged(lambda: laptop(p), x, y + .32, 180, .737)
            arranged(lambda: cup(p), x + .3, y + .36, 40, .737)
        elif kind == 1:
            arranged(lambda: piece.books(books, 4, .25, .18, seat + row), x - .2, y + .30, 12, .737)
            arranged(lambda: _open_book(p), x + .2, y + .36, 6, .737)
        elif kind == 2:
            arranged(lambda: sheets(p, 4, seat), x, y + .36, 10, .737)
            arranged(lambda: piece.books(books, 3, .24, .17, seat), x + .32, y + .28, -14, .737)
        else:
            arranged(lambda: _open_book(p), x, y + .36, -8, .737)
            arranged(lambda: cup(p), x - .3, y + .30, 160, .737)


def _open_book(p):
    """A book that lies open."""
    for side in (-1, 1):
        low, high = sorted((side * .002, side * .135))
        page = box((low, -.095, 0), (high, .095, .014), p.paper, bevel=.005)
        page.rotation_euler[1] = side * .06


def _banker_lamp(p):
    """A brass foot and stem under a long shade of green glass, lit."""
    glass = material('green glass', srgb('#1c4a35'), .12, glow=srgb('#2f7a52'), strength=.22)
    turned(((0, 1), (.5, .9), (1, .2)), .03, .085, p.brass, rows=8)
    bar((0, 0, .02), (0, 0, .36), .009, p.brass)
    rows = []
    for step in range(9):
        turn = math.pi * step / 8
        rows.append([(x, .085 * math.cos(turn), .31 + .075 * math.sin(turn)) for x in (-.15, -.05, .05, .15)])
    surface('shade', rows, glass)
    for x in (-.151, .151):
        end = cylinder(0, 0, -.002, .002, .075, p.brass, sides=32)
        end.location, end.rotation_euler, end.scale = (x, 0, .315), (0, math.pi / 2, 0), (.5, 1, 1)
    box((-.13, -.02, .325), (.13, .02, .34), p.glowing, bevel=0)
    bulb((0, 0, .27), 5, (1, .82, .55), .05)


def _ladder(p, x, y):
    """A ladder that leans on the bookcase, on a brass rail."""
    bar((x - .02, .5, 2.52), (x - .02, LONG - .5, 2.52), .012, p.brass)
    for side in (-.22, .22):
        bar((x - .55, y + side, 0), (x - .02, y + side, 2.56), .022, p.wood)
    for step in range(8):
        share = (step + 1) / 9
        bar((x - .55 + .53 * share, y - .22, 2.56 * share), (x - .55 + .53 * share, y + .22, 2.56 * share), .016, p.wood)
