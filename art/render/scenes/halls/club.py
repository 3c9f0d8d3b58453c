"""The club room: a long table laid for a class that arranges flowers, a wall of cork and pictures, paper lamps over it."""
import math
import random

from kit.materials import material, roughen, srgb
from kit.solids import bar, box, cylinder, rounded, sphere
from kit.stage import camera
from scenes.halls.courtyard import courtyard
from scenes.halls.hall import beams, hall, panelled
from scenes.halls.mood import mood
from scenes.halls.pieces import globe, sheets, tub_chair, tufted_plant
from scenes.interior import furniture as piece
from scenes.interior import room
from scenes.interior.laid import cup
from scenes.interior.prints import print_of
from scenes.interior.soft import arranged, turned

WIDE, LONG, HIGH = 7.8, 7.8, 2.95
PETALS = ('#e3c4bd', '#c9806f', '#f0e6d2', '#d9a24e', '#a9566a')


def club():
    """The table stands along the window; on the east the pin-board over a low cupboard with the tea."""
    p = mood('59A', wall='#c4c9b6', wood=('#a87f55', '#bd9468'), boards=('#b08f6a', '#ba9974', '#a58560', '#c2a17d'), pattern='herringbone',
             accent='#a87860', accent_deep='#75806a', sofa='#d8cdb9', rug='#b9ab90')
    courtyard(azimuth=303, seed=23, terrace=2.6, behind='towers', aside=46)
    hall(p, WIDE, LONG, high=HIGH, panes=4)
    beams(p, (.4, .0, WIDE - .4, LONG), HIGH, 6, .14, .09)
    _table(p)
    for index in range(4):
        x = 1.7 + index * 1.24
        arranged(lambda: tub_chair(p, p.accent if index % 2 else p.accent_deep), x, 2.12, 180 + (index * 9) % 12 - 6)
        arranged(lambda: tub_chair(p, p.accent_deep if index % 2 else p.accent), x + .1, 3.92, (index * 7) % 22 - 11)
    for x, low in ((1.9, 1.72), (3.6, 1.72), (5.3, 1.72)):
        globe(p, x, 3.0, low, HIGH, .27, 20, .72)
    _flowers(p)
    _east(p)
    panelled(p, 0, 1, (.9, LONG - .2), 1.1, .8)
    arranged(lambda: piece.potted(p, 2.0, 14, 10, pot=.24), .6, .65)
    room.fill((3.6, 3.4, HIGH - .2), 4, 52, height=4)
    for span in ((.28, .85), (WIDE - .85, WIDE - .28)):
        room.drape('x', .16, span, p.sheer, high=HIGH - .15)
    camera((1.0, 6.9, 1.5), (4.1, .4, 1.12), lens=22.5, shift=(0, -.06))


def _table(p):
    """A table of thick boards for ten, on trestles."""
    for index in range(4):
        box((1.1, 2.445 + index * .28, .675), (6.1, 2.722 + index * .28, .73), p.wood_across, bevel=.006)
    for x in (1.55, 3.6, 5.65):
        for side in (-1, 1):
            bar((x, 3.0 + side * .14, .67), (x, 3.0 + side * .44, 0), .032, p.wood)
        box((x - .04, 2.55, .62), (x + .04, 3.45, .674), p.wood_deep, bevel=.006)


def _bouquet(p, seed, high=.24, stems=13):
    """Round flowers of two kinds over leaves, in a vase."""
    chance = random.Random(seed)
    arranged(lambda: piece.vase(p, high, (p.ceramic, p.white, p.accent_deep)[seed % 3]), 0, 0)
    petals = [material(f'petal {seed} {index}', srgb(PETALS[(seed + index) % 5]), .7) for index in range(2)]
    for index in range(stems):
        turn, out, tall = index * 2.4, chance.uniform(.03, .17), chance.uniform(.10, .26)
        end = (out * math.cos(turn), out * math.sin(turn), high + tall)
        bar((0, 0, high * .8), end, .0025, p.leaf, 6)
        size = chance.uniform(.024, .046)
        for ring in range(7):
            a = ring * 1.05
            sphere((end[0] + size * .55 * math.cos(a) * (ring < 6), end[1] + size * .55 * math.sin(a) * (ring < 6), end[2] + size * .3 * (ring == 6)),
                   size * .55, petals[index % 2], .75, 12, 8)
    piece.plant_leaves(p, high * .9, .24, 7, 7, seed, leaf=.075, twig=.0018)


def _flowers(p):
    """What lies before each place: a bouquet, cut stems, scissors' trays, cups and notes."""
    for index, (x, y) in enumerate(((1.6, 3.22), (2.9, 2.75), (3.65, 3.15), (4.6, 2.8), (5.55, 3.2))):
        arranged(lambda: _bouquet(p, index, (.24, .20, .34, .22, .26)[index], 20 if index == 2 else 12), x, y, 0, .73)
    for index, (x, y) in enumerate(((2.05, 3.3), (4.15, 3.32), (5.2, 2.7), (2.3, 2.65))):
        rounded(x, y, .731, .745, .13, p.wood, .005)
        for stem in range(6):
            bar((x - .10, y - .05 + stem * .018, .752), (x + .16, y - .08 + stem * .028, .752 + .004 * (stem % 2)), .003, p.leaf, 6)
            sphere((x + .16, y - .08 + stem * .028, .762), .020, material('cut flower', srgb(PETALS[(stem + index) % 5]), .7), .8, 12, 8)
    for x, y in ((2.45, 3.38), (3.2, 2.6), (4.95, 3.36)):
        arranged(lambda: cup(p), x, y, 40, .73)
    for x, y in ((1.35, 2.85), (5.75, 2.75)):
        arranged(lambda: sheets(p, 3, int(x)), x, y, 12, .731)


def _east(p):
    """A cupboard with the tea things, a cork board full of cards over it, shelves beside."""
    cork = roughen(material('cork', srgb('#a5794c'), .9), 90, .2, second=srgb('#8a6239'))
    x, chance = WIDE, random.Random(8)
    box((x - .03, 1.5, 1.15), (x - .001, 6.0, 2.25), cork, bevel=.002)
    for low, high in (((1.47, 1.12), (6.03, 1.15)), ((1.47, 2.25), (6.03, 2.28))):
        box((x - .04, low[0], low[1]), (x - .0005, high[0], high[1]), p.wood, bevel=.002)
    y = 1.62
    while y < 5.7:
        wide, high = chance.choice(((.21, .30), (.30, .21), (.42, .30), (.30, .42)))
        low = chance.uniform(1.2, 2.2 - high)
        arranged(lambda: piece.picture(p, wide, high, low, print_of(p, wide, high, chance.randrange(2)), p.paper), x - .03, y + wide / 2, 90)
        if low > 1.62:
            box((x - .034, y + .02, 1.22), (x - .0305, y + .19, 1.46), chance.choice((p.accent, p.sofa, p.accent_deep)), bevel=0)
        y += wide + chance.uniform(.05, .14)
    box((x - .46, 1.5, .08), (x - .002, 6.0, .80), p.accent_deep, bevel=.004)
    box((x - .48, 1.48, .80), (x - .002, 6.02, .83), p.wood_deep, bevel=.005)
    for index in range(6):
        box((x - .478, 1.52 + index * .75, .10), (x - .461, 2.23 + index * .75, .78), p.accent_deep, bevel=.003)
        sphere((x - .49, 2.15 + index * .75, .62), .012, p.brass)
    for index in range(8):
        arranged(lambda: cup(p), x - .16 - .13 * (index % 2), 2.0 + .11 * index, 30 * index, .83)
    arranged(lambda: turned(((0, .7), (.45, 1), (.85, .55), (1, .2)), .20, .10, p.white), x - .24, 3.2, 0, .83)
    arranged(lambda: piece.bowl_of_fruit(p), x - .24, 3.75, 0, .83)
    arranged(lambda: piece.books(p, 4, .26, .2, 5), x - .22, 4.5, 80, .83)
    tufted_plant(p, x - .26, 5.3, .83, 26, .32, 7)
    cylinder(x - .2, 1.75, .83, 1.06, .07, p.ceramic)
