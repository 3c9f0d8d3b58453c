"""What stands about where one washes: bottles, detergents, brushes in a cup, rolled towels. Each round the origin, on z = 0. Metres."""
import math

from kit.solids import bar, box, cylinder
from scenes.interior.soft import turned


def pump(p, made, high=.19, radius=.031):
    """A bottle of soap with a pump; its spout looks towards +y."""
    body = high * .74
    turned(((0, .94), (.04, 1), (.86, 1), (1, .42)), body, radius, made)
    cylinder(0, 0, body * .99, body + .014, radius * .48, p.dark, sides=28)
    cylinder(0, 0, body + .014, high - .012, .004, p.dark, sides=14)
    box((-.009, -.010, high - .013), (.009, .036, high), p.dark, bevel=.003)


def flask(p, made, high=.21, radius=.030):
    """A bottle of shampoo with a flat cap."""
    turned(((0, .92), (.05, 1), (.80, .98), (1, .62)), high * .86, radius, made)
    cylinder(0, 0, high * .855, high, radius * .60, p.trim, sides=32)


def detergent(p, made, label, high=.26, wide=.15, deep=.085):
    """A canister with a handle and a screw cap; its label looks towards +y."""
    body = high * .80
    box((-wide / 2, -deep / 2, 0), (wide / 2, deep / 2, body * .72), made, bevel=.020, segments=4)
    box((-wide / 2 + .004, -deep / 2 + .004, body * .55), (wide * .16, deep / 2 - .004, body), made, bevel=.022, segments=4)
    bar((wide * .12, 0, body * .93), (wide / 2 - .016, 0, body * .86), .012, made)
    bar((wide / 2 - .017, 0, body * .87), (wide / 2 - .016, 0, body * .62), .012, made)
    cylinder(-wide * .18, 0, body, high, .026, label, top=.024, sides=32)
    box((-wide / 2 + .018, deep / 2 - .002, body * .16), (wide / 2 - .018, deep / 2 + .0006, body * .60), label, bevel=.0004)


def brushes(p):
    """A cup with two toothbrushes."""
    turned(((0, .86), (.1, .95), (1, 1)), .095, .033, p.ceramic)
    for x, y, made in ((-.020, .012, p.toys[2]), (.018, -.006, p.toys[1])):
        bar((x * -.4, y * -.4, .01), (x, y, .170), .0036, made, 10)
        box((x - .005, y - .004, .163), (x + .005, y + .010, .188), p.trim, bevel=.002)


def diffuser(p):
    """A small bottle with reeds."""
    turned(((0, .9), (.08, 1), (.55, .96), (.8, .40), (1, .42)), .095, .032, p.ceramic)
    for index in range(5):
        turn = index * 1.26
        bar((0, 0, .03), (.035 * math.cos(turn), .035 * math.sin(turn), .215), .0016, p.bark, 8)


def rolled(made, length=.26, radius=.050):
    """A rolled towel along y, resting on z = 0: its windings show at both ends."""
    for share, reach in ((1, 0), (.80, .004), (.58, .008), (.34, .012)):
        end = length / 2 + reach
        bar((0, -end, radius), (0, end, radius), radius * share, made, 40)


def paper_rolls(p, count=2):
    """Rolls of paper on each other."""
    for index in range(count):
        cylinder(0, 0, index * .101, index * .101 + .1, .054, p.white, sides=40)
        cylinder(0, 0, index * .101 + .0985, index * .101 + .1012, .020, p.ceramic, sides=28)
