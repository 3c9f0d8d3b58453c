"""The guest house: a made bed before panels of wood, lamps on, armchairs at the window, a case on its rack."""
from kit.materials import material, srgb
from kit.solids import bar, box, cylinder
from kit.stage import bulb, camera
from scenes.halls.courtyard import courtyard
from scenes.halls.hall import hall, panelled
from scenes.halls.mood import mood
from scenes.halls.pieces import globe, tub_chair
from scenes.interior import bedding
from scenes.interior import furniture as piece
from scenes.interior import room
from scenes.interior.finishes import cloth
from scenes.interior.laid import cup
from scenes.interior.prints import print_of
from scenes.interior.soft import arranged, draped


def guesthouse():
    """The bed stands at the east wall, two chairs at the western part of the window."""
    p = mood('59B', wall='#d8cebf', wood=('#7d5c42', '#94704f'), boards=('#8d7053', '#977a5b', '#84684d', '#a08463'), pattern='herringbone',
             accent='#8a6450', accent_deep='#5b4336', rug='#b9a88f', curtain='#a4937c', sofa='#b3a38c')
    courtyard(azimuth=303, elevation=36, seed=59, terrace=2.4, behind='high')
    hall(p, 5.4, 6.0, high=2.7, panes=3)
    panelled(p, 5.4, -1, (.62, 5.4), 2.7, .72)
    _bed(p)
    _window_seat(p)
    _luggage(p)
    arranged(lambda: piece.rug(p, 3.0, 3.3), 3.3, 2.4)
    for span in ((.04, .62), (4.75, 5.36)):
        room.drape('x', .15, span, p.sheer, high=2.69)
        room.drape('x', .28, (span[0], span[0] + .5) if span[0] < 1 else (span[1] - .5, span[1]), p.curtain, high=2.69)
    _cove(p)
    camera((.62, 5.75, 1.36), (3.1, .6, .98), lens=22, shift=(0, -.06))


def _cove(p):
    """A lowered frame of the ceiling with light behind its edge."""
    for low, high in (((0, 0), (5.4, .55)), ((0, 5.45), (5.4, 6.0)), ((0, .55), (.5, 5.45)), ((4.9, .55), (5.4, 5.45))):
        box((*low, 2.58), (*high, 2.701), p.ceiling, bevel=0)
    for x in (.52, 4.87):
        box((x, .6, 2.60), (x + .01, 5.4, 2.62), p.strip, bevel=0)
    room.fill((2.7, 3.0, 2.66), 3.4, 26, height=3.6)


def _bed(p):
    """The bed with its headboard, a picture over it, a lamp on either side."""
    arranged(lambda: bedding.headboard(p, 3.3, p.sofa, high=1.14, panels=6), 5.37, 2.4, 90)
    arranged(lambda: bedding.bed(p, 1.8), 5.30, 2.4, 90)
    arranged(lambda: piece.picture(p, 1.5, .78, 1.48, print_of(p, 1.5, .78, 1), p.dark), 5.372, 2.4, 90)
    for y in (1.05, 3.75):
        arranged(lambda: bedding.nightstand(p, .5), 5.36, y, 90)
        arranged(lambda: piece.table_lamp(p), 5.12, y, 0, .501)
        bulb((5.08, y, .98), 9, (1, .76, .48), .1)
    arranged(lambda: piece.books(p, 2, .2, .14, 2), 5.02, .98, 20, .501)
    arranged(lambda: draped((-.9, .9), (0, .5), .475, (.02, .02, .06, .22), p.accent, crease=.008, seed=4), 3.06, 2.4, 90)
    box((2.56, 1.55, .10), (3.05, 3.25, .43), p.sofa, bevel=.04, segments=4)
    for y in (1.65, 3.15):
        for x in (2.64, 2.97):
            cylinder(x, y, 0, .11, .018, p.wood)


def _window_seat(p):
    """Two chairs at a small table with tea, a lamp over it."""
    for x, turn in ((.72, 248), (2.05, 108)):
        arranged(lambda: tub_chair(p, p.accent, wide=.33, seat=.41), x, 1.25, turn)
    arranged(lambda: piece.round_table(p, .33, .50, top=p.stone, foot=p.metal), 1.38, 1.2)
    arranged(lambda: cup(p), 1.27, 1.32, 40, .50)
    arranged(lambda: cup(p), 1.50, 1.05, 200, .50)
    arranged(lambda: piece.vase(p, .2, stems=7, seed=3), 1.42, 1.24, 0, .50)
    globe(p, 1.38, 1.2, 1.72, 2.7, .15, 10)
    arranged(lambda: piece.potted(p, 1.5, 12, 4), 4.15, .5)


def _luggage(p):
    """A case on a folding rack at the west wall."""
    leather = material('case', srgb('#5b4231'), .5)
    for y in (2.5, 3.15):
        bar((.10, y, 0), (.52, y, .46), .013, p.wood)
        bar((.52, y, 0), (.10, y, .46), .013, p.wood)
    for x in (.10, .52):
        bar((x, 2.46, .46), (x, 3.19, .46), .014, p.wood)
    box((.10, 2.5, .475), (.50, 3.15, .68), leather, bevel=.035, segments=4)
    for y in (2.66, 2.99):
        box((.096, y - .018, .474), (.504, y + .018, .683), cloth('strap', srgb('#8f7455')), bevel=.03, segments=3)
