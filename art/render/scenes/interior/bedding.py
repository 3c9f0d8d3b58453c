"""Furniture of a bedroom. Each piece stands on the origin: its back along x at y = 0, its front towards +y. Metres."""
from kit.solids import box, cushion, cylinder
from scenes.interior.soft import draped, pillow


def bed(p, width=1.6, length=2.02):
    """A made bed: mattress, duvet turned down, a folded blanket, five pillows. 0.56 m high.

    The cloths hang outside the frame and below its top: a gap between them would be black.
    """
    half = width / 2
    box((-half + .06, .10, 0), (half - .06, length - .10, .10), p.dark, bevel=0)
    for x in (-half - .03, half - .01):
        box((x, .01, .10), (x + .04, length + .03, .29), p.wood_deep, bevel=.010)
    box((-half - .031, length + .01, .0995), (half + .031, length + .05, .2905), p.wood_across, bevel=.010)
    box((-half, .02, .12), (half, length, .40), p.linen, bevel=.03, segments=3)
    cushion((-half, .02, .27), (half, length, .53), p.linen)
    # All of one seed: they lie on each other.
    draped((-half + .02, half - .02), (.74, length), .572, (.36, .36, 0, .37), p.linen, crease=.020, round_off=.06, seed=1, wave=.022, thick=.018)
    draped((-half - .001, half + .001), (.58, .90), .600, (.34, .34, .02, .02), p.paper, crease=.020, round_off=.06, seed=1, wave=.022, thick=.012)
    draped((-half - .008, half + .008), (length * .66, length * .86), .602, (.33, .30, .012, .012), p.accent, crease=.020, round_off=.06, seed=1,
           wave=.022, thick=.005, slant=.07, gather=.016, step=.012)
    for index, x in enumerate((-half / 2, half / 2)):
        pillow((x, .17, .77), (.72, .50, .20), p.linen, lean=24, turn=(-2, 3)[index], seed=index, dent=.03)
        pillow((x * .95, .34, .735), (.64, .44, .19), p.curtain, lean=31, turn=(5, -4)[index], roll=(-2, 3)[index], seed=index + 3, dent=.06)
    pillow((.05, .50, .70), (.50, .33, .16), p.accent, lean=37, turn=5, seed=8, dent=.07)


def headboard(p, width, cloth, high=1.08, panels=5, shelf=True):
    """Upholstered panels behind the bed, under a wooden ledge with a strip of light."""
    wide = width / panels
    for index in range(panels):
        x = -width / 2 + index * wide
        box((x + .003, .001, .12), (x + wide - .003, .065, high), cloth, bevel=.014, segments=3)
    box((-width / 2, .001, .002), (width / 2, .05, .119), p.wood_across, bevel=.003)
    if shelf:
        box((-width / 2, .001, high + .001), (width / 2, .085, high + .025), p.wood_across, bevel=.003)
        box((-width / 2 + .02, .012, high + .0255), (width / 2 - .02, .03, high + .033), p.strip, bevel=0)


def nightstand(p, width=.46):
    """A drawer hanging on the wall, its top at 0.5 m."""
    half = width / 2
    box((-half, .02, .26), (half, .40, .50), p.wood_across, bevel=.006)
    box((-half + .012, .395, .275), (half - .012, .408, .485), p.wood_across, bevel=.004)
    box((-.06, .408, .455), (.06, .424, .465), p.metal, bevel=.004)


def _carcass(p, total, front, high, deep):
    """What stands behind a wardrobe's doors."""
    box((.002, .001, 0), (total - .002, deep - .05, .06), p.dark, bevel=0)
    box((.002, .001, .06), (total - .002, deep - .023, high), p.dark, bevel=0)
    for u in (.0, total - .016):
        box((u, .0005, .0), (u + .016, deep - .0225, high - .001), front, bevel=0)
    box((.0165, .0015, high + .0002), (total - .0165, deep - .0225, high + .002), front, bevel=0)


def wardrobe(p, widths, front, high=2.36, deep=.60):
    """Closed wardrobe doors with long handles, from the origin along +x."""
    x = 0.0
    _carcass(p, sum(widths), front, high, deep)
    for index, wide in enumerate(widths):
        box((x + .002, deep - .022, .062), (x + wide - .002, deep, high - .002), front, bevel=.003)
        u = x + wide - .045 if index % 2 == 0 else x + .03
        box((u, deep + .0005, .85), (u + .014, deep + .016, min(1.45, high - .06)), p.metal, bevel=.004)
        x += wide


def sliding_wardrobe(p, widths, front, high=2.36, deep=.60):
    """Closed sliding doors, every other one behind its neighbours, each with a slim handle over its height."""
    x, total = 0.0, sum(widths)
    _carcass(p, total, front, high, deep - .026)
    box((.017, deep - .05, .03), (total - .017, deep - .001, .055), p.metal, bevel=0)
    for index, wide in enumerate(widths):
        face = deep - .026 * (index % 2)
        lap = .02 if index % 2 else 0
        box((max(.017, x - lap), face - .022, .062), (min(total - .017, x + wide + lap), face, high - .002), front, bevel=.002)
        u = x + .03 if index < len(widths) / 2 else x + wide - .05
        box((u, face + .0005, .062), (u + .02, face + .004, high - .003), p.metal, bevel=.001)
        x += wide
