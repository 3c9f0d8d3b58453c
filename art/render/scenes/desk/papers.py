"""Papers on a desk: the announcement, the banner of the subscription pages."""
import bpy

from kit.solids import box, cylinder
from scenes.desk.desk import Desk, Sheet, house, key, pen


def announcement():
    """The first page of the announcement: a heading, two tables, columns of text; the other pages beneath, a ruler of light."""
    desk = Desk()
    for index in range(7):
        Sheet(desk, (.003 * (index % 3) - .004, .002 * (index % 2)), (.297, .42), (.3, -.2, .5, 0, -.4, .2, .1)[index], z=.0006 + index * .001,
              curl=.002, bow=.0004).done()
    page = Sheet(desk, (0, 0), (.297, .42), .2, z=.0080, curl=.006, bow=.0012)
    page.bar(.024, .392, .273, .3926, desk.ink)
    page.bar(.070, .376, .227, .3845, desk.ink)
    page.bar(.100, .366, .197, .3695, desk.grey)
    page.text(.024, .330, .273, .357, desk.grey, .0062, .0019)
    _table(page, desk, (.024, .214, .273, .318), (0, .16, .30, .44, .58, .72, .86, 1), 8)
    page.bar(.024, .200, .090, .2048, desk.ink)
    page.text(.024, .128, .143, .192, desk.grey, .0058, .0017)
    _table(page, desk, (.153, .128, .273, .205), (0, .34, .56, .78, 1), 7)
    page.bar(.024, .112, .080, .1165, desk.ink)
    page.text(.024, .02, .143, .104, desk.grey, .0058, .0017)
    page.text(.153, .02, .273, .115, desk.grey, .0058, .0017)
    page.done()
    _clip(desk, -.125, .196)
    pen(desk, .235, .045, 118, z=.001)
    _glasses(desk, -.245, .075)
    house(desk, .285, .135, -20, .05, .042, .036, .026)
    house(desk, .325, .10, -34, .036, .032, .046, .018, made=desk.cream)
    desk.light((.035, -.52, .48), (.012, .062, 0), lens=37, focus=(0, .07, 0), stop=11)


def _table(page, desk, area, columns, rows):
    u0, v0, u1, v1 = area
    step = (v1 - v0) / rows
    page.bar(u0, v1 - step, u1, v1, desk.cream, .00018)
    for row in range(rows + 1):
        heavy = row in (0, 1, rows)
        page.bar(u0, v1 - row * step - (.0004 if heavy else .0002), u1, v1 - row * step + (.0004 if heavy else .0002), desk.ink if heavy else desk.grey)
    edges = [u0 + (u1 - u0) * part for part in columns]
    for edge in edges[1:-1]:
        page.bar(edge - .0002, v0, edge + .0002, v1, desk.grey, .0003)
    for row in range(rows):
        v = v1 - (row + .5) * step
        for index, (a, b) in enumerate(zip(edges, edges[1:])):
            share = .62 if index == 0 else .34 + .12 * ((row * 3 + index) % 3)
            middle, half = (a + b) / 2, (b - a) * share / 2
            marked = row == 3 and index == 4
            page.bar(middle - half, v - .0011, middle + half, v + .0011, desk.bronze if marked else desk.ink if row == 0 or index == 0 else desk.grey, .0004)


def _clip(desk, x, y):
    box((x - .018, y - .002, .009), (x + .018, y + .012, .0135), desk.dark, bevel=.0012)
    for side in (-.010, .010):
        box((x + side - .0007, y - .03, .0128), (x + side + .0007, y + .004, .0142), desk.steel, bevel=.0005)
    box((x - .0107, y - .0305, .0128), (x + .0107, y - .0290, .0142), desk.steel, bevel=.0005)


def _glasses(desk, x, y):
    """Spectacles standing open on their rims and the ends of their temples."""
    for side in (-.031, .031):
        bpy.ops.mesh.primitive_torus_add(major_radius=.023, minor_radius=.0013, major_segments=64, minor_segments=10, location=(x + side, y, .0235),
                                         rotation=(1.42, 0, 0))
        made = bpy.context.object
        made.data.materials.append(desk.brass)
        for polygon in made.data.polygons:
            polygon.use_smooth = True
        lens = cylinder(0, 0, -.0006, .0006, .0225, desk.lens, sides=64)
        lens.location, lens.rotation_euler = (x + side, y, .0235), (1.42, 0, 0)
        temple = x + side * 1.75
        box((temple - .0012, y - .006, .026), (temple + .0012, y + .126, .0285), desk.dark, bevel=.0008)
        # The end that goes behind the ear carries the temple.
        box((temple - .0012, y + .1235, .0012), (temple + .0012, y + .126, .0265), desk.dark, bevel=.0008)
    box((x - .0085, y - .0012, .029), (x + .0085, y + .0012, .0312), desk.brass, bevel=.0008)


def papers():
    """A wide and calm desk: papers, a pen, a folder, a small house far aside."""
    desk = Desk()
    folder = box((-.12, -.02, .0004), (.14, .30, .0035), desk.dusk, bevel=.0012)
    folder.rotation_euler[2] = .12
    for at, turn, z in (((.015, .125), 3.5, .0045), ((.04, .112), -2.0, .0058)):
        Sheet(desk, at, (.21, .297), turn, z=z, curl=.004).done()
    sheet = Sheet(desk, (.05, .105), (.21, .297), 1.2, z=.0074, curl=.010, bow=.0016)
    sheet.bar(.022, .262, .100, .269, desk.ink)
    sheet.text(.022, .185, .188, .250, desk.grey, .0082, .0022)
    for index in range(6):
        v = .165 - index * .022
        sheet.bar(.022, v, .188, v + .0006, desk.pale)
        sheet.bar(.022, v + .008, .055, v + .0105, desk.ink)
        sheet.bar(.070, v + .008, .110 + .02 * (index % 3), v + .0105, desk.grey)
    sheet.ring(.172, .034, .0095, desk.seal, .0016)
    sheet.disc(.172, .034, .0048, desk.seal)
    sheet.done()
    pen(desk, .112, .055, 202, z=.0105)
    left = Sheet(desk, (-.31, .11), (.21, .297), -9, curl=.007)
    left.bar(.022, .262, .120, .268, desk.ink)
    for index in range(5):
        v = .232 - index * .030
        left.frame(.024, v - .006, .036, v + .006, desk.ink, .0009)
        if index < 4:
            left.tick(.031, v + .001, .011, desk.bronze, .0022)
        left.bar(.048, v - .0014, .130 + .02 * (index % 3), v + .0014, desk.grey)
    left.done()
    for index in range(3):
        box((.36 + .004 * index, .045, .0005 + index * .012), (.52 - .003 * index, .255, .0120 + index * .012),
            (desk.cream, desk.sage, desk.paper)[index], bevel=.0015, turn=(.06, -.05, .10)[index])
    house(desk, .44, .15, 22, .054, .046, .038, .028, z=.0362)
    key(desk, .255, .12, 38, size=1.15)
    cylinder(-.52, .20, 0, .088, .038, desk.cream, top=.043, sides=72)
    cylinder(-.52, .20, .0882, .0887, .038, desk.dark, sides=72)
    desk.light((.0, -.86, .42), (.0, .105, .006), lens=43, focus=(.02, .08, 0), stop=9)
