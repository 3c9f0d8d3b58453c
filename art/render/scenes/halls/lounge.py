"""The residents' lounge: sofas round a rug before a fire in a wall of stone, a table for two at the window."""
import math
import random

from kit.materials import material, srgb
from kit.solids import bar, box, cylinder
from kit.stage import bulb, camera
from scenes.halls.courtyard import courtyard
from scenes.halls.hall import bookcase, hall, panelled, slat_ceiling, spines
from scenes.halls.mood import mood
from scenes.halls.pieces import globe, tub_chair, tufted_plant
from scenes.interior import furniture as piece
from scenes.interior import kitchen as cook
from scenes.interior import room
from scenes.interior.finishes import cloth, shining, stone
from scenes.interior.laid import cup
from scenes.interior.prints import print_of
from scenes.interior.soft import arranged, surface

WIDE, LONG, HIGH = 9.8, 8.8, 3.3


def lounge():
    """The fire burns at the east wall, seen from the north-west corner."""
    p = mood('84A', wall='#cfc5b4', wood=('#5f4430', '#7c5a3f'), boards=('#826449', '#8d6e51', '#775b42', '#96775a'),
             accent='#4a5f62', accent_deep='#9a6a4c', sofa='#cdc2ae', rug='#a89a84')
    courtyard(azimuth=305, seed=31, terrace=4, behind='towers', aside=52)
    hall(p, WIDE, LONG, high=HIGH, panes=5)
    slat_ceiling(p, (2.2, 1.2, 9.0, 6.2), HIGH, .12)
    panelled(p, WIDE, -1, (.3, 8.6), HIGH, 1.0)
    _hearth(p, WIDE - .03, 3.3)
    arranged(lambda: bookcase(p, 2.3, 2.7, 6, 8, .9, spines(p), lit=True), WIDE - .03, 5.6, 90)
    _seats(p)
    _corner(p)
    for x, y, low in ((5.6, 3.0, 2.25), (6.4, 3.7, 2.0), (6.9, 2.7, 2.4)):
        globe(p, x, y, low, HIGH, .20, 16, .9)
    room.fill((6, 3.5, HIGH - .15), 5, 70, height=4)
    room.fill((4, 7.6, HIGH - .15), 5, 30, height=2)
    camera((1.5, 7.7, 1.4), (5.9, .8, 1.15), lens=23.5, shift=(0, -.035))


def _hearth(p, x, y):
    """A wall of travertine with a long fire, a ledge of dark stone before it, art over it."""
    travertine = stone('travertine', srgb('#c4b59d'), srgb('#a08d72'), .45, .6, 1.6)
    black = material('soot', (.012, .011, .010), .9)
    for low, high in (((y - 1.5, 0), (y + 1.5, .52)), ((y - 1.5, 1.14), (y + 1.5, HIGH)), ((y - 1.5, .52), (y - .95, 1.14)),
                      ((y + .95, .52), (y + 1.5, 1.14))):
        box((x - .42, low[0], low[1]), (x, high[0], high[1]), travertine, bevel=.002)
    box((x - .02, y - .95, .52), (x - .001, y + .95, 1.14), black, bevel=0)
    box((x - .75, y - 1.5, .30), (x - .421, y + 1.5, .38), p.dark, bevel=.006)
    chance = random.Random(3)
    flames = [shining(f'flame {power}', tone, power) for tone, power in (((1, .36, .06), 7), ((1, .55, .14), 10), ((1, .24, .03), 5))]
    bark = material('log', srgb('#3b2a1e'), .9)
    for index in range(5):
        bar((x - .30, y - .62 + index * .27, .57), (x - .14, y - .45 + index * .27, .60), .045, bark)
    for index in range(22):
        u = -.66 + 1.32 * (index + chance.uniform(.2, .8)) / 22
        _flame(chance, flames[index % 3], (x - chance.uniform(.13, .27), y + u), chance.uniform(.12, .30) * (1.15 - .5 * abs(u)))
    bulb((x - .22, y, .85), 26, (1, .48, .16), .12)
    arranged(lambda: piece.picture(p, 1.7, 1.15, 1.55, print_of(p, 1.7, 1.15, 1), p.brass), x - .421, y, 90)
    for side in (-1.1, 1.1):
        arranged(lambda: piece.vase(p, .34, stems=6, seed=int(side * 10)), x - .58, y + side, 0, .38)


def _flame(chance, made, at, tall):
    """A tongue of fire, broad below, that leans and winds as it thins out."""
    lean, wind, wide = chance.uniform(-.35, .35), chance.uniform(0, 6), chance.uniform(.035, .06)
    rows = []
    for step in range(15):
        share = step / 14
        half = wide * (1 - share) ** .8 * (.55 + 1.5 * share * (1 - share))
        y = at[1] + lean * tall * share ** 1.6 + .022 * math.sin(wind + 5 * share) * share
        rows.append([(at[0] + .3 * half * math.sin(turn), y + half * math.cos(turn), .56 + tall * share)
                     for turn in (2 * math.pi * part / 12 for part in range(13))])
    surface('flame', rows, made)


def _seats(p):
    """A sofa before the window that looks into the room, one along the hearth, two armchairs; low tables between them."""
    edge = cloth('band', srgb('#5f5240'), 110, .3)
    arranged(lambda: piece.rug(p, 4.9, 3.8), 6.3, 3.2)
    for side in (-1, 1):
        box((6.3 - 2.1, 3.2 + side * 1.5 - .05, .015), (6.3 + 2.1, 3.2 + side * 1.5 + .05, .0175), edge, bevel=0)
    cushions = ((.14, p.accent, .48, 8), (.30, p.accent_deep, .42, -6), (.86, p.accent, .46, -8))
    arranged(lambda: piece.sofa(p, 3.1, 3, cushions, throw=p.accent_deep), 6.3, .72)
    arranged(lambda: piece.sofa(p, 2.3, 2, ((.2, p.accent_deep, .46, 8), (.82, p.accent, .44, -10))), 3.55, 3.1, -90)
    for x, turn in ((5.6, 8), (7.0, -12)):
        arranged(lambda: tub_chair(p, p.accent, wide=.39, seat=.42), x, 5.15, turn)
    arranged(lambda: piece.round_table(p, .58, .34, foot=p.dark), 6.2, 2.9)
    arranged(lambda: piece.round_table(p, .36, .44, top=p.wood_across, foot=p.dark), 6.85, 3.45)
    arranged(lambda: piece.books(spines(p), 3, .30, .22, 3), 6.1, 2.75, 20, .341)
    arranged(lambda: piece.bowl_of_fruit(p), 6.35, 3.1, 0, .341)
    arranged(lambda: cup(p), 6.75, 3.4, 30, .441)
    arranged(lambda: cup(p), 6.98, 3.55, 160, .441)
    arranged(lambda: piece.floor_lamp(p), 8.35, 1.05)
    bulb((8.35, 1.05, 1.5), 22, (1, .80, .55), .12)


def _corner(p):
    """A round table with a board game, plants of three sizes."""
    arranged(lambda: cook.table(p, .8, round_top=True), 1.75, 2.2)
    for degrees in (70, 215):
        turn = math.radians(degrees)
        arranged(lambda: tub_chair(p, p.accent_deep), 1.75 + .68 * math.cos(turn), 2.2 + .68 * math.sin(turn), degrees - 90)
    box((1.57, 2.03, .731), (1.93, 2.38, .745), p.wood_across, bevel=.003)
    chance = random.Random(5)
    for _ in range(34):
        x, y = 1.60 + .02 * chance.randrange(16), 2.06 + .02 * chance.randrange(16)
        cylinder(x, y, .745, .752, .0085, chance.choice((p.dark, p.white)), sides=16)
    arranged(lambda: piece.potted(p, 2.3, 16, 3, pot=.27), .62, .65)
    arranged(lambda: piece.potted(p, 1.9, 13, 5, pot=.23), 9.2, .6)
    tufted_plant(p, 3.3, .55, 0, 40, .55, 4)
