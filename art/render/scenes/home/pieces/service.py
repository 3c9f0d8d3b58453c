"""Washers, boilers, outdoor units and the hatch of a balcony: `wide` along the back (x), `deep` towards +y. Metres."""
import math

from kit.solids import bar, box, cylinder
from scenes.interior import bottles, storage
from scenes.interior.soft import arranged


# Where a boiler's case begins: below the cut of a view from above, which shows it.
LOW = 1.12
# A trolley is at least so wide.
TROLLEY = .11


def laundry(p, wide, deep, site):
    """A washer and a dryer on top of it, with round doors; beside them, where it fits, a narrow trolley of detergents."""
    body, front = min(.60, wide - .01) / 2, deep - .045
    spare = wide - .005 - 2 * body
    if spare < TROLLEY and wide > .66:
        body, spare = .286, wide - .575
    arranged(lambda: _tower(p, body, front, site), -wide / 2 + .0025 + body if spare > TROLLEY else 0, 0)
    if spare > TROLLEY:
        arranged(lambda: _trolley(p, min(.16, spare - .012), front - .12, site), wide / 2 - .004 - min(.16, spare - .012) / 2, .08)


def _tower(p, body, front, site):
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
    if site.shows(1.8):
        arranged(lambda: storage.basket(p, .33, .17), -.085, front - .20, 0, 1.7005)
        arranged(lambda: bottles.detergent(p, p.trim, p.toys[2], .25), .165, front - .16, -8, 1.7005)


def _trolley(p, wide, long, site):
    """A rack on castors, as narrow as a bottle, its long side along y from y = 0: bottles on two boards, cloths on the lowest."""
    half, levels = wide / 2, (.10, .46, .82)
    for y in (.012, long - .012):
        for x in (-half + .008, half - .008):
            cylinder(x, y, .05, site.top(1.12), .0075, p.trim, sides=16)
            cylinder(x, y, .002, .05, .012, p.dark, sides=16)
        bar((-half + .008, y, site.top(1.12) - .008), (half - .008, y, site.top(1.12) - .008), .0075, p.trim)
    for z in (level for level in levels if site.shows(level + .1)):
        box((-half, .004, z), (half, long - .004, z + .012), p.wood_deep, bevel=.002)
        for x in (-half + .003, half - .003):
            bar((x, .02, z + .07), (x, long - .02, z + .07), .003, p.steel, 10)
    radius = min(.040, half - .008)
    for index, (made, label) in enumerate(((p.toys[2], p.trim), (p.trim, p.toys[3]), (p.toys[0], p.trim))):
        y = long - .09 - index * .13
        if site.shows(1.1):
            arranged(lambda: bottles.detergent(p, made, label, .24, .115, radius * 2), 0, y, 90, .8325)
        arranged(lambda: bottles.flask(p, (p.white, p.accent, p.ceramic)[index], .23 - .02 * index, radius), 0, y, 0, .4725)
    for index in range(4):
        z = .1125 + index * .058
        box((-half + .008, long - .30, z), (half - .008, long - .035, z + .055), (p.linen, p.accent)[index % 2], bevel=.016, segments=4)


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
    """A boiler on the wall over the manifold of the floor's heating; its flue goes up through the ceiling."""
    _manifold(p, wide)
    if not site.shows(LOW):
        return
    half = wide / 2
    box((-half, .01, LOW), (half, deep - .004, site.top(LOW + .72)), p.white, bevel=.016, segments=4)
    if site.shows(LOW + .1):
        # A line between its cover and its foot, the panel with its display, a mark.
        box((-half + .001, deep - .006, LOW + .232), (half - .001, deep - .0033, LOW + .235), p.dark, bevel=0)
        box((-.10, deep - .005, LOW + .10), (.10, deep - .0015, LOW + .17), p.glass, bevel=.002)
        box((-.035, deep - .002, LOW + .122), (.035, deep - .0005, LOW + .150), p.screen[0], bevel=0)
    for index, (x, lever) in enumerate(((-.15, 0), (-.07, 2), (.01, 1), (.09, 2), (.17, 1))):
        pipe = p.gas if index == 0 else p.steel
        cylinder(x, .070, .46, LOW + .01, .0125, pipe, sides=20)
        cylinder(x, .070, LOW - .035, LOW + .008, .020, p.metal, sides=6)
        # A tap in each pipe, its lever across or along it.
        cylinder(x, .070, LOW - .20, LOW - .15, .020, p.metal, sides=24)
        box((x - .008, .088, LOW - .225 + .03 * (index % 2)), (x + .008, .098, LOW - .150 + .03 * (index % 2)), p.toys[lever], bevel=.003)
    if not site.cut:
        cylinder(0, deep * .55, LOW + .72, site.top(9), .05, p.white, sides=40)
        cylinder(0, deep * .55, LOW + .718, LOW + .76, .062, p.steel, sides=40)


def _manifold(p, wide):
    """Two bars, one for warm water and one for what comes back, with a tap for each loop of the floor."""
    half = wide / 2 - .03
    for z, tone in ((.44, 1), (.30, 2)):
        bar((-half, .070, z), (half, .070, z), .020, p.metal)
        for end in (-half, half - .02):
            bar((end, .070, z), (end + .02, .070, z), .026, p.steel)
        for index in range(4):
            x = -half + .06 + index * (2 * half - .12) / 3 + (.018 if z < .4 else 0)
            cylinder(x, .070, .005, z, .0095, p.trim, sides=16)
            cylinder(x, .070, z + .018, z + .050, .010, p.metal, sides=16)
            cylinder(x, .070, z + .048, z + .072, .019, p.toys[tone], sides=20)


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

