"""Washers, boilers, outdoor units and the hatch of a balcony: `wide` along the back (x), `deep` towards +y. Metres."""
import math

from kit.solids import box, cylinder


# Where a boiler's case begins: below the cut of a view from above, which shows it.
LOW = 1.12


def laundry(p, wide, deep, site):
    """A washer and a dryer on top of it, with round doors."""
    body, front = min(.60, wide - .01) / 2, deep - .045
    for low, high in ((.012, .85), (.853, 1.70)):
        if not site.shows(low):
            continue
        high = site.top(high)
        box((-body, .05, low), (body, front, high), p.white, bevel=.012, segments=3)
        if high - low > .7:
            _controls(p, body, front, high)
            _porthole(p, front, (low + high - .10) / 2)
    for x in (-body + .05, body - .05):
        for y in (.10, front - .06):
            cylinder(x, y, 0, .012, .022, p.dark, sides=20)


def _controls(p, body, front, high):
    """A drawer for the powder, a dial and a display in a panel over the door."""
    box((-body + .012, front - .004, high - .13), (body - .012, front + .004, high - .012), p.steel, bevel=.003)
    box((body - .20, front + .0035, high - .118), (body - .024, front + .0075, high - .026), p.white, bevel=.003)
    box((-body + .05, front + .0035, high - .092), (-body + .19, front + .005, high - .050), p.dark, bevel=.001)
    dial = cylinder(0, 0, 0, .022, .036, p.metal, top=.032, sides=48)
    dial.rotation_euler, dial.location = (-math.pi / 2, 0, 0), (.02, front + .002, high - .071)


def _porthole(p, front, height):
    for radius, depth, made in ((.215, .022, p.steel), (.195, .030, p.dark), (.165, .038, p.glass)):
        disc = cylinder(0, 0, 0, depth, radius, made, top=radius * .94, sides=64)
        disc.rotation_euler, disc.location = (-math.pi / 2, 0, 0), (0, front - .002, height)


def boiler(p, wide, deep, site):
    """A boiler on the wall; its pipes go down into the floor, its flue up through the ceiling."""
    if not site.shows(LOW):
        return
    half = wide / 2
    box((-half, .01, LOW), (half, deep, site.top(LOW + .72)), p.white, bevel=.012, segments=3)
    if site.shows(LOW + .1):
        box((-.09, deep, LOW + .12), (.09, deep + .003, LOW + .19), p.dark, bevel=.001)
    for index, x in enumerate((-.15, -.07, .01, .09, .17)):
        cylinder(x, .055, .005, LOW + .01, .011, p.steel if index % 2 else p.metal, sides=20)
    if not site.cut:
        cylinder(0, deep * .55, LOW + .72, site.top(9), .05, p.white, sides=40)


def outdoor_unit(p, wide, deep, site):
    """The condenser of the air conditioning on its stand, its back to the louvre, through which its fans blow."""
    half, high = wide / 2, site.top(1.2)
    for x in (-half + .12, half - .17):
        box((x, .02, 0), (x + .05, deep - .01, .08), p.dark, bevel=.003)
    box((-half, .004, .08), (half, deep - .012, high), p.white, bevel=.010, segments=3)
    # The fans look out through the louvre behind it; the room sees a flap over the pipes.
    box((half - .22, deep - .0115, .16), (half - .05, deep - .004, .42), p.steel, bevel=.003)


def hatch(p, wide, deep, site):
    """The lid of the way down to the storey below."""
    half = wide / 2
    box((-half, 0, .0045), (half, deep, .022), p.steel, bevel=.004)
    box((-half + .03, .03, .0221), (half - .03, deep - .03, .028), p.white, bevel=.003)
    box((-.07, deep - .12, .0281), (.07, deep - .09, .040), p.dark, bevel=.004)

