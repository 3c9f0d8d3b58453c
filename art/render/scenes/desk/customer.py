"""The customer desk: a telephone, brochures, a note pad and a pen before a quiet wall."""
import math

from kit.materials import srgb
from kit.mesh import MeshBuilder
from kit.solids import box, cylinder
from scenes.desk.desk import Desk, Sheet, laid, pen
from scenes.interior.finishes import cloth
from scenes.interior.soft import arranged, surface, turned


def customer():
    """The desk of a consultant, seen from the visitor's chair."""
    desk = Desk()
    arranged(lambda: _telephone(desk), -.22, .10, 14)
    _brochures(desk)
    _notes(desk)
    _vase(desk)
    box((-3, 1.61, -1), (3, 1.7, 2.5), desk.paper, bevel=0)
    # A low screen of sage felt stands behind the desk.
    box((-1.3, .62, .0), (1.3, .645, .36), cloth('felt', [part * 1.8 for part in srgb('#7d8f7c')], 240, .2), bevel=.008, segments=3)
    box((-1.3, .60, .0), (1.3, .665, .012), desk.brass, bevel=.002)
    desk.light((.10, -.86, .40), (.015, .10, .068), lens=46, focus=(-.12, .04, .03), stop=8, sunlight=6.5)


def _telephone(desk):
    """A desk telephone: a wedge with keys and a small display, a handset on its left."""
    shell = MeshBuilder('shell', [desk.dark])
    half, deep = .105, .095
    front, back = .022, .062
    low = [(-half, -deep, .004), (half, -deep, .004), (half, deep, .004), (-half, deep, .004)]
    high = [(-half, -deep, front), (half, -deep, front), (half, deep, back), (-half, deep, back)]
    shell.quad(low[::-1], desk.dark)
    shell.quad(high, desk.dark)
    for index in range(4):
        after = (index + 1) % 4
        shell.quad([low[index], low[after], high[after], high[index]], desk.dark)
    shell.done(bevel=.007, segments=4)
    slope = math.atan2(back - front, 2 * deep)

    def on(u, v, wide, high_, made, thick=.004, bevel=.0012):
        piece = box((-wide / 2, -high_ / 2, -thick / 2), (wide / 2, high_ / 2, thick / 2), made, bevel=bevel)
        piece.location = (u, v, front + (v + deep) * math.tan(slope) + thick * .4)
        piece.rotation_euler[0] = slope

    for row in range(4):
        for column in range(3):
            on(.004 + column * .0235, .008 - row * .0235, .0185, .0165, desk.ink if row < 3 else desk.grey)
    for index in range(3):
        on(.086, .008 - index * .0235, .013, .0165, desk.sage if index == 2 else desk.grey)
    on(.0375, .058, .082, .042, desk.ink, .003)
    on(.0375, .058, .074, .034, desk.cream, .0042, .0004)
    for index in range(2):
        on(.026 + index * .004, .064 - index * .012, .040 - index * .008, .0035, desk.ink, .0050, 0)

    def cup(v):
        piece = box((-.026, -.030, -.013), (.026, .030, .013), desk.dark, bevel=.011, segments=5)
        piece.location = (-.066, v, front + (v + deep) * math.tan(slope) + .017)
        piece.rotation_euler[0] = slope

    cup(-.068)
    cup(.072)
    bar = box((-.020, -.082, -.010), (.020, .082, .010), desk.dark, bevel=.009, segments=5)
    bar.location = (-.066, .002, front + deep * math.tan(slope) + .032)
    bar.rotation_euler[0] = slope
    _cord(desk)


def _cord(desk):
    """The coiled cord from the handset round the front of the set."""
    rows, turns, sides = [], 26, 8
    count = turns * 14
    for index in range(count + 1):
        share = index / count
        x = -.085 - .055 * math.sin(math.pi * share) - .01 * share
        y = -.09 + .16 * share - .05 * math.sin(math.pi * share)
        turn = 2 * math.pi * turns * share
        cx, cz = x + .0048 * math.cos(turn), .0068 + .0048 * math.sin(turn)
        rows.append([(cx + .0013 * math.cos(2 * math.pi * k / sides), y, cz + .0013 * math.sin(2 * math.pi * k / sides)) for k in range(sides + 1)])
    surface('cord', rows, desk.dark)


def _brochures(desk):
    """A fan of brochures: covers in dusk blue, cream and sage, each with a plain drawing of towers."""
    covers = (desk.cream, desk.sage, desk.paper, desk.dusk)
    for index, cover in enumerate(covers):
        sheet = Sheet(desk, (.155 + index * .034, .115 - index * .012), (.148, .21), 16 - index * 8.5, z=.0012 + index * .0042, made=cover,
                      curl=.003 + .002 * (index == 3), bow=.001, thick=.0036)
        if index == 3:
            sheet.bar(.018, .176, .070, .1795, desk.cream)
            sheet.bar(.018, .166, .052, .1685, desk.bronze)
            for tower, (u, top) in enumerate(((.030, .105), (.054, .125), (.078, .116), (.104, .095))):
                sheet.bar(u, .030, u + .017, top, desk.cream)
                for floor in range(int((top - .034) / .006)):
                    sheet.bar(u + .0025, .0335 + floor * .006, u + .0145, .0358 + floor * .006, desk.dusk, .0004)
            sheet.bar(.018, .0285, .130, .0297, desk.bronze, .0005)
        sheet.done()


def _notes(desk):
    for index in range(6):
        Sheet(desk, (.03, -.12), (.148, .19), 4 + (index % 3) * .2, z=.0006 + index * .0008, curl=.001, bow=.0002).done()
    top = Sheet(desk, (.03, -.12), (.148, .19), 4, z=.0056, curl=.009, bow=.0008)
    for index in range(9):
        top.bar(.012, .152 - index * .016, .136, .1523 - index * .016, desk.pale)
    wave = [(.014 + t * .0016, .1555 + .0026 * math.sin(t * 1.3) + .0012 * math.sin(t * 2.9)) for t in range(44)]
    top.stroke(wave, desk.ink, .0008)
    wave = [(.014 + t * .0016, .1395 + .0026 * math.sin(t * 1.1 + 2) + .0012 * math.sin(t * 3.1)) for t in range(30)]
    top.stroke(wave, desk.ink, .0008)
    top.done()
    pen(desk, .085, -.125, 236, z=.0082)


def _vase(desk):
    x, y = .30, .34
    profile = ((0, .72), (.42, 1), (.92, .44), (1, .50))
    arranged(lambda: turned(profile, .17, .052, desk.cream), x, y)
    for index in range(9):
        turn, lean = index * 2.4, 7 + (index * 5) % 14
        height = .12 + .025 * (index % 4)

        def stem():
            cylinder(0, 0, 0, height, .0014, desk.sage, sides=8)
            for leaf in range(5):
                low = height * (.42 + leaf * .14)
                side = -1 if leaf % 2 else 1
                rows = [[(side * .045 * t + 0, w * .011 * math.sin(math.pi * min(1, t + .05)), low + .030 * t - .02 * t * t) for w in (-1, 0, 1)]
                        for t in (0, .25, .5, .75, 1)]
                surface('leaf', rows, desk.sage)

        laid(stem, x, y, .165, math.degrees(turn), lean)
