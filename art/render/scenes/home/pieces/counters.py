"""Parts of a kitchen's run: cabinets under one worktop, stone on the wall, wall cabinets, the refrigerator. x along the back, centred. Metres."""
from kit.solids import box, cut, cylinder
from kit.stage import panel
from scenes.interior import bottles
from scenes.interior import furniture as piece
from scenes.interior import kitchen as cook
from scenes.interior.soft import arranged

TOP, SLAB, GAP = cook.TOP, .03, .0025


def base(p, wide, deep, parts, free, site):
    """Cabinets, worktop, sink and hob; a `free` run (an island) has fronts on its other side too."""
    half, front = wide / 2, deep - .015
    box((-half + .01, .03, 0), (half - .01, front - .06, .10), p.dark, bevel=0)
    carcass = box((-half + .004, .008, .10), (half - .004, front - .0215, TOP - SLAB - .001), p.dark, bevel=0)
    for x in (-half + .0005, half - .0165):
        box((x, .004, .10), (x + .016, front - .0005, TOP - SLAB - .0005), p.cabinet, bevel=.001)
    for start, end in ((-half + .0166, parts[0][1]), (parts[-1][2], half - .0166)):
        if end - start > .004:
            box((start, front - .021, .102), (end, front - .0005, TOP - .055), p.cabinet, bevel=0)
    for index, (kind, start, end) in enumerate(parts):
        _fronts(p, max(start, -half + .0165), min(end, half - .0165), front, kind, index)
    if free:
        box((-half + .0166, .004, .10), (half - .0166, .0075, TOP - SLAB - .0005), p.cabinet, bevel=0)
    worktop = box((-half, .001, TOP - SLAB), (half, deep, TOP), p.stone, bevel=.003)
    for kind, start, end in parts:
        if kind in FITTED:
            FITTED[kind](p, (start + end) / 2, min(end - start, .9), deep, (worktop, carcass))
    _things_on_it(p, parts, half, site)


def _fronts(p, start, end, front, kind, index):
    """One fixture's doors and drawers; the dark line under the worktop is the grip."""
    count = max(1, round((end - start) / .6))
    wide = (end - start) / count
    drawers = kind == 'hob' or (kind == 'counter' and index % 2 == 0 and wide > .35)
    rows = (.102, .375, .625, TOP - .055) if drawers else (.102, TOP - .055)
    for number in range(count):
        x0, x1 = start + number * wide + GAP, start + (number + 1) * wide - GAP
        for low, high in zip(rows, rows[1:]):
            if x1 - x0 > .02:
                box((x0, front - .021, low + GAP), (x1, front, high - GAP), p.cabinet, bevel=.002)


def _sink(p, x, wide, deep, around):
    """A bowl of steel let into what is `around` it, the worktop and the cabinet under it."""
    half = min(.40, wide / 2 - .06)
    back, front, low = .12, deep - .11, TOP - SLAB - .0012
    thin, floor = .004, TOP - .19
    for made, more in zip(around, (0, thin + .001)):
        cut(made, (x - half - more, back - more, floor - 2 * thin), (x + half + more, front + more, TOP + .01))
    for (x0, y0), (x1, y1) in (((x - half - thin, back - thin), (x - half, front + thin)), ((x + half, back - thin), (x + half + thin, front + thin)),
                               ((x - half, back - thin), (x + half, back)), ((x - half, front), (x + half, front + thin))):
        box((x0, y0, floor), (x1, y1, low), p.steel, bevel=0)
    box((x - half - thin, back - thin, floor - thin), (x + half + thin, front + thin, floor), p.steel, bevel=0)
    cylinder(x, back + .09, floor, floor + .003, .045, p.metal, sides=40)
    cylinder(x, back + .09, floor + .003, floor + .004, .030, p.dark, sides=32)
    arranged(lambda: cook.tap(p, 0, 0), x, .075)
    arranged(lambda: bottles.pump(p, p.ceramic, .18), x - min(.16, half * .5), .062, 0, TOP + .0005)


def _hob(p, x, wide, deep, around):
    box((x - .30, .06, TOP + .0005), (x + .30, .54, TOP + .007), p.glass, bevel=.003)
    for u, v, radius in ((-.15, .19, .075), (.14, .21, .095), (-.13, .40, .09), (.16, .41, .065)):
        cylinder(x + u, v, TOP + .0071, TOP + .0076, radius, p.steel, sides=48)
        cylinder(x + u, v, TOP + .0077, TOP + .0081, radius - .004, p.glass, sides=48)
    arranged(lambda: cook.pot(p), x + .14, .21, 40, TOP + .0083)


FITTED = {'sink': _sink, 'hob': _hob}


def _things_on_it(p, parts, half, site):
    """A few things of a kitchen in use, where the worktop is free."""
    free = [(start, end) for kind, start, end in parts if kind == 'counter' and end - start > .34]
    for index, (start, end) in enumerate(free[:2]):
        middle = (start + end) / 2
        if end - start > .84:
            arranged(lambda: cook.jars(p), middle - .32, .02, 0, TOP + .0005)
        else:
            arranged(lambda: piece.vase(p, .22, stems=5, seed=index + 3), middle, .18, 0, TOP + .0005)


def splash(p, wide, walled, windows, uppers, low):
    """Stone on the wall above the worktop: up to the wall cabinets, or to the sill of a window."""
    half = wide / 2
    for start, end in walled:
        start, end = max(start, -half), min(end, half)
        if end > start:
            box((start + .0005, .0015, TOP + .0005), (end - .0005, .013, low if uppers else TOP + .30), p.splash, bevel=0)
    for start, end, sill in windows:
        start, end = max(start, -half), min(end, half)
        if sill > TOP + .02 and end > start:
            box((start, .0015, TOP + .0005), (end, .0128, sill - .002), p.splash, bevel=0)


def uppers(p, spans, hobs, low, deep, site):
    """Wall cabinets up to the ceiling with a strip of light under them, a hood over the hob."""
    high = site.ceiling - .004
    for start, end in spans:
        box((start + .0005, .001, low), (end - .0005, deep - .021, high), p.dark, bevel=0)
        box((start, .001, low - .018), (end, deep - .004, low - .0005), p.upper, bevel=.001)
        for x in (start, end - .016):
            box((x, .0008, low), (x + .016, deep - .0005, high), p.upper, bevel=.001)
        count = max(1, round((end - start) / .5))
        for index in range(count):
            x0, x1 = (start + .0165 + (end - start - .033) * (index + part) / count for part in (0, 1))
            box((x0 + GAP / 2, deep - .02, low + .001), (x1 - GAP / 2, deep, high - .003), p.upper, bevel=.002)
        box((start + .05, .10, low - .024), (end - .05, .125, low - .0181), p.strip, bevel=0)
        lamp = panel(((start + end) / 2, .14, low - .03), ((start + end) / 2, .22, 0), end - start - .1, 5 * (end - start), p.lamp_colour, height=.04)
        lamp.visible_camera = lamp.visible_glossy = False
        for a, b in hobs:
            if a > start - .2 and b < end + .2:
                box(((a + b) / 2 - .29, .05, low - .042), ((a + b) / 2 + .29, deep - .01, low - .0185), p.steel, bevel=.002)


def fridge(p, wide, deep, site):
    """A refrigerator of four doors of steel with a display, built in: a cabinet above it up to the ceiling."""
    half, high = wide / 2 - .002, site.top(1.86)
    box((-half + .004, .01, .0), (half - .004, deep - .03, high - .004), p.dark, bevel=0)
    # The gaps between its doors are the grips.
    for low, top in ((.05, .80), (.83, high - .006)) if high > 1.3 else ((.05, high - .006),):
        for x0, x1 in ((-half + .004, -.009), (.009, half - .004)):
            box((x0, deep - .0295, low), (x1, deep, top), p.steel, bevel=.006, segments=3)
    if site.shows(1.5):
        box((.06, deep - .001, 1.28), (.16, deep + .0015, 1.46), p.glass, bevel=.001)
    if site.cut:
        box((-half + .003, .009, high - .004), (half - .003, deep - .001, high), p.steel, bevel=.002)
        return
    ceiling = site.ceiling - .004
    box((-half, .004, high + .004), (half, deep - .0215, ceiling), p.dark, bevel=0)
    for x0, x1 in ((-half, -.0015), (.0015, half)):
        box((x0, deep - .021, high + .006), (x1, deep - .002, ceiling - .002), p.tall, bevel=.002)
    for x in (-half - .0012, half - .014):
        box((x, .004, 0), (x + .015, deep - .022, ceiling - .001), p.tall, bevel=0)
