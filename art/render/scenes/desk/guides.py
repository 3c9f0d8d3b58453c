"""Still lifes of the subscription guides: the five steps, the checklist, the telephone."""
import math

import bpy
from mathutils import Matrix

from kit.materials import material
from kit.mesh import MeshBuilder
from kit.solids import box, cylinder
from scenes.desk.desk import Desk, Sheet, house, key, laid, pen
from scenes.interior.soft import arranged

STEP = .172
# Thickness of a telephone, and how far before its back the marks on its screen lie. Metres.
THICK = .0078
GLASS = -THICK - .0009


def steps():
    """Five cards along a bronze line: eligible, applied, announced, documents, contract; a house and a key at its end."""
    desk = Desk()
    box((-.56, -.0035, .0003), (.44, .0035, .0016), desk.bronze, bevel=.0004)
    cards = []
    for index in range(5):
        x = (index - 2) * STEP - .045
        card = Sheet(desk, (x, 0), (.105, .135), (-1.5, 1, -.6, 1.2, -.8)[index], z=.0022, curl=.0035, bow=.0008, thick=.0011, scale=1.36)
        card.frame(.006, .006, .099, .129, desk.pale, .0005)
        cards.append(card)
        for dot in range(5):
            card.disc(.0365 + dot * .008, .018, .0030 if dot == index else .0021, desk.bronze if dot == index else desk.pale)
    _eligible(cards[0], desk)
    _applied(cards[1], desk)
    _announced(cards[2], desk)
    _documents(cards[3], desk)
    _contract(cards[4], desk)
    for card in cards:
        card.done()
    house(desk, .425, .060, 24, .05, .042, .036, .026)
    house(desk, .475, .100, 16, .038, .034, .052, .02, made=desk.cream)
    key(desk, .418, -.030, -28, size=1.3)
    desk.light((-.02, -.70, .93), (-.018, .014, .005), lens=39, focus=(0, -.02, 0), stop=13)


def _eligible(card, desk):
    card.ring(.0525, .078, .028, desk.sage, .0032)
    card.tick(.0535, .078, .026, desk.sage, .0042)


def _applied(card, desk):
    u0, u1, v0, v1 = .0225, .0825, .052, .096
    card.frame(u0, v0, u1, v1, desk.dusk, .0026)
    card.stroke([(u0 + .001, v1 - .002), (.0525, .071)], desk.dusk, .0026)
    card.stroke([(u1 - .001, v1 - .002), (.0525, .071)], desk.dusk, .0026, .0006)


def _announced(card, desk):
    for index, v in enumerate((.100, .086, .072, .058)):
        chosen = index == 1
        if chosen:
            card.bar(.018, v - .0055, .087, v + .0055, desk.bronze)
        card.disc(.0255, v, .0027, desk.paper if chosen else desk.grey)
        card.bar(.034, v - .0014, .080 - .008 * (index % 2), v + .0014, desk.paper if chosen else desk.grey, .0004)


def _documents(card, desk):
    for index in range(5):
        at = card.point(.0525 + (index % 3 - 1) * .0022, .077 + (index % 2) * .002)
        sheet = Sheet(desk, at[:2], (.052, .068), (4, -3, 2, -5, 1.5)[index], z=at[2] + .0016 + index * .0011, curl=.002, bow=.0004,
                      thick=.0008)
        if index == 4:
            sheet.bar(.008, .053, .030, .056, desk.ink)
            sheet.text(.008, .012, .044, .047, desk.grey, .0058, .0014)
        sheet.done()
    at = card.point(.066, .103)
    clip = box((at[0] - .006, at[1] - .006, at[2] + .0085), (at[0] + .006, at[1] + .010, at[2] + .0105), desk.brass, bevel=.0008)
    clip.rotation_euler[2] = .03


def _contract(card, desk):
    card.text(.019, .078, .086, .104, desk.grey, .0064, .0015)
    wave = [(.020 + t * .0016, .056 + .005 * math.sin(t * .9) * (1 - t / 40) + .002 * math.sin(t * 2.3)) for t in range(24)]
    card.stroke(wave, desk.ink, .0011)
    card.bar(.019, .0455, .058, .0461, desk.grey)
    card.ring(.076, .053, .0068, desk.seal, .0014)
    card.disc(.076, .053, .0034, desk.seal)


def checklist():
    """A sheet with boxes, four of seven ticked, and a pen beside the next one."""
    desk = Desk()
    for index, turn in enumerate((2.0, -1.2)):
        Sheet(desk, (-.02 + index * .01, .01), (.30, .42), turn, z=.0006 + index * .0012, curl=.004).done()
    sheet = Sheet(desk, (0, 0), (.297, .42), .6, z=.0034, curl=.012, bow=.002)
    sheet.bar(.030, .378, .150, .386, desk.ink)
    sheet.bar(.030, .366, .268, .3668, desk.bronze)
    for index in range(7):
        v = .338 - index * .046
        sheet.frame(.034, v - .009, .052, v + .009, desk.ink, .0011)
        if index < 5:
            sheet.tick(.0445, v + .001, .0165, desk.bronze if index % 2 == 0 else desk.sage, .0032)
        sheet.bar(.066, v + .0018, .190 + .03 * ((index * 3) % 3), v + .0058, desk.ink)
        sheet.bar(.066, v - .0070, .225 - .025 * (index % 3), v - .0045, desk.pale)
        if index < 6:
            sheet.bar(.034, v - .0235, .262, v - .0230, desk.pale)
    sheet.done()
    pen(desk, .118, -.030, 214, z=.0062)
    _ruler(desk)
    house(desk, .255, .115, -22, .046, .04, .034, .024)
    key(desk, .262, .035, 152)
    cylinder(-.30, .13, 0, .085, .036, desk.cream, top=.041, sides=64)
    cylinder(-.30, .13, .0852, .0858, .036, desk.dark, sides=64)
    desk.light((.015, -.62, .46), (.012, .052, .0), lens=42, focus=(0, .05, 0), stop=11)


def _ruler(desk):
    made = box((-.26, -.20, .0005), (-.225, .10, .003), desk.wood, bevel=.0006)
    made.rotation_euler[2] = .09
    for index in range(26):
        mark = box((-.001, 0, 0), (.001 + .006 * (index % 5 == 0) + .004, .0006, .0004), desk.dark, bevel=0)
        mark.name = 'mark'
        u, v = .006, -.14 + index * .011
        mark.location = (-.2425 + .009 * math.cos(.09) - v * math.sin(.09), -.05 + .009 * math.sin(.09) + v * math.cos(.09), .0032)
        mark.rotation_euler[2] = .09


def telephone():
    """Two telephones on stands: on the left a form, on the right the check that says it is done; a dotted line between."""
    desk = Desk()
    screen = material('screen', (.86, .86, .85), .4, glow=(.93, .93, .90), strength=.38)
    _phone(desk, screen, -.095, .02, 12, _form)
    _phone(desk, screen, .095, .02, -12, _finished)
    for index in range(7):
        u = -.048 + index * .016
        cylinder(u, -.038 - .012 * math.cos(u * 14), 0, .0022, .0032, desk.bronze, sides=32)
    sheet = Sheet(desk, (.315, .08), (.21, .297), -14, curl=.008)
    sheet.bar(.02, .265, .09, .271, desk.ink)
    sheet.text(.02, .16, .19, .25, desk.grey, .008, .002)
    for index in range(5):
        sheet.bar(.02, .13 - index * .02, .19, .1306 - index * .02, desk.pale)
    sheet.done()
    pen(desk, .275, -.02, 160)
    house(desk, -.245, .075, 20, .058, .05, .044, .03)
    house(desk, -.325, .025, 34, .042, .04, .032, .022, made=desk.cream)
    desk.light((.0, -.92, .34), (.004, .012, .068), lens=62, focus=(0, 0, .07), stop=9)


def _phone(desk, screen, x, y, degrees, draw):
    """A telephone 72 × 148 mm leaning back on a wooden stand; `draw` lays the marks on its screen."""
    wide, high, thick, lean = .072, .148, THICK, 16

    def build():
        box((-wide / 2, -thick, 0), (wide / 2, 0, high), desk.dark, bevel=.0038, segments=4)
        box((-wide / 2 + .003, -thick - .0004, .003), (wide / 2 - .003, -thick + .001, high - .003), screen, bevel=.0003)
        draw(lambda u0, w0, u1, w1, made, lift=0: box((u0, -thick - .0008 - lift, w0), (u1, -thick - .0003, w1), made, bevel=0), desk)

    def stand():
        box((-.045, -.032, 0), (.045, .042, .014), desk.wood, bevel=.002)
        box((-.030, .018, .012), (.030, .026, .085), desk.wood, bevel=.002)

    def leaning():
        laid(build, 0, -.002, .0135, 0, 0)

    before = set(bpy.context.collection.objects)
    leaning()
    tilt = Matrix.Translation((0, -.004, .0125)) @ Matrix.Rotation(math.radians(-lean), 4, 'X')
    phone = set(bpy.context.collection.objects) - before
    place = Matrix.Translation((x, y, 0)) @ Matrix.Rotation(math.radians(degrees), 4, 'Z')
    for made in phone:
        made.matrix_basis = place @ tilt @ made.matrix_basis
    arranged(stand, x, y, degrees)


def _form(draw, desk):
    draw(-.027, .126, .004, .1295, desk.ink)
    for index in range(4):
        w = .108 - index * .020
        draw(-.027, w + .0035, -.009, w + .005, desk.grey)
        for span in ((-.027, w - .0085, .027, w - .008), (-.027, w + .0005, .027, w + .001), (-.027, w - .0085, -.0265, w + .001),
                     (.0265, w - .0085, .027, w + .001)):
            draw(*span, desk.grey)
        draw(-.0235, w - .0048, .004 + .006 * (index % 3), w - .0028, desk.ink)
    draw(-.027, .014, .027, .0265, desk.bronze)
    draw(-.010, .0192, .010, .0212, desk.paper, .0004)


def _stroke(points, made, width):
    """A line through points of a telephone's screen, its corners mitred."""
    built, sides = MeshBuilder('stroke', [made]), []
    normals = [((b - d) / math.dist((a, b), (c, d)), (c - a) / math.dist((a, b), (c, d))) for (a, b), (c, d) in zip(points, points[1:])]
    for (u, w), one, two in zip(points, [normals[0], *normals], [*normals, normals[-1]]):
        x, z = one[0] + two[0], one[1] + two[1]
        scale = width / (x * x + z * z)
        sides.append(((u + x * scale, GLASS, w + z * scale), (u - x * scale, GLASS, w - z * scale)))
    for (a, b), (c, d) in zip(sides, sides[1:]):
        built.quad([a, b, d, c], made)
    built.done()


def _finished(draw, desk):
    circle = [(.0175 * math.cos(math.pi * step / 60), .098 + .0175 * math.sin(math.pi * step / 60)) for step in range(121)]
    _stroke(circle, desk.sage, .0020)
    _stroke([(-.0085, .0985), (-.0022, .0917), (.0102, .1062)], desk.sage, .0028)
    draw(-.016, .066, .016, .0695, desk.ink)
    draw(-.022, .058, .022, .0600, desk.grey)
    draw(-.018, .0525, .018, .0545, desk.grey)
    for span in ((-.027, .014, .027, .0145), (-.027, .026, .027, .0265), (-.027, .0145, -.0265, .026), (.0265, .0145, .027, .026)):
        draw(*span, desk.ink)
    draw(-.010, .0192, .010, .0212, desk.ink)
