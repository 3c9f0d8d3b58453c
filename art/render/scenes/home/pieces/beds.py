"""Beds, nightstands, wardrobes and dressers, each within its footprint: `wide` along its back (x), `deep` towards +y. Metres."""
from kit.solids import box, cushion, cylinder
from scenes.interior import bedding, headboards, play
from scenes.interior import furniture as piece
from scenes.interior.soft import arranged, draped, pillow
from scenes.interior.toys import bear


def double_bed(p, wide, deep, site):
    """Headboard, mattress, duvet and pillows; the cloths hang within the footprint."""
    high = site.top(1.08)
    arranged(lambda: headboards.headboard(p, wide, high), 0, 0)
    arranged(lambda: bedding.bed(p, wide - .165, deep - .17), 0, .075)


def single_bed(p, wide, deep, site):
    """A child's bed of wood with a low headboard, a bear and a book on it; the blanket's colour goes by turns."""
    half, long = wide / 2, deep - .03
    box((-half + .01, .001, .04), (half - .01, .04, site.top(.86)), p.wood, bevel=.006)
    for x in (-half + .012, half - .042):
        box((x, .041, .10), (x + .03, long, .335), p.wood_deep, bevel=.006)
    box((-half + .0125, long, .0995), (half - .0125, long + .025, .3355), p.wood_across, bevel=.006)
    for x in (-half + .05, half - .09):
        for y in (.08, long - .1):
            box((x, y, 0), (x + .04, y + .04, .10), p.wood, bevel=.004)
    box((-half + .045, .045, .12), (half - .045, long - .004, .36), p.linen, bevel=.03, segments=3)
    cushion((-half + .045, .045, .28), (half - .045, long - .002, .47), p.linen)
    over, turned_back = ((p.accent, p.linen), (p.curtain, p.accent))[site.number % 2]
    draped((-half + .080, half - .080), (.66, long - .085), .502, (.19, .19, 0, .20), over, crease=.020, round_off=.058, seed=site.number, wave=.03,
           thick=.016)
    draped((-half + .072, half - .072), (.54, .82), .528, (.20, .20, .012, .012), turned_back, crease=.020, round_off=.058, seed=site.number,
           wave=.03, thick=.010)
    draped((-half + .072, half - .072), (long - .62, long - .34), .526, (.17, .15, .012, .012), p.accent_deep, crease=.020, round_off=.058,
           seed=site.number, wave=.03, thick=.004, slant=.08, gather=.014, step=.012)
    arranged(lambda: bear(p.fur[site.number % 2], p.linen, p.dark, .24), -half + .27, .56, 196, .535)
    arranged(lambda: play.picture_book(p, site.number), half - .30, long - .84, 28, .545)
    pillow((0, .20, .655), (min(.62, wide * .66), .42, .18), p.linen, lean=29, turn=2, seed=site.number, dent=.06)
    pillow((.10, .37, .615), (.42, .30, .14), p.accent_deep, lean=36, turn=7, roll=3, seed=8, dent=.07)


def nightstand(p, wide, deep, site):
    """Two drawers on a low foot, a lamp, a book."""
    half, front = wide / 2 - .005, deep - .012
    box((-half + .03, .03, 0), (half - .03, front - .04, .06), p.dark, bevel=0)
    box((-half, .005, .06), (half, front - .018, .46), p.wood_across, bevel=.004)
    for low, high in ((.066, .255), (.26, .452)):
        box((-half + .004, front - .0175, low), (half - .004, front, high), p.wood_across, bevel=.003)
        box((-.05, front + .0003, high - .03), (.05, front + .011, high - .02), p.metal, bevel=.003)
    arranged(lambda: piece.table_lamp(p), -.04 if wide > .3 else 0, deep * .42, 0, .4605)
    if wide > .38:
        arranged(lambda: piece.books(p, 2, .15, .11, seed=site.number), half - .09, deep * .62, 70, .4605)


def wardrobe(p, wide, deep, site):
    """Doors up to the ceiling, with a panel that closes the gap above them; they slide where no leaf could be opened."""
    count, high = max(1, round(wide / .5)), site.top(9)
    slides = wide / count > site.free
    build, count = (bedding.sliding_wardrobe, max(2, round(wide / .9))) if slides else (bedding.wardrobe, count)
    arranged(lambda: build(p, [(wide - .004) / count] * count, p.upper, high=high, deep=deep - .018), -wide / 2 + .002, 0)


def dresser(p, wide, deep, site):
    """A dressing table with drawers, a stool under it and a round mirror on the wall."""
    half, front = wide / 2 - .004, deep - .01
    box((-half, .003, .70), (half, front, .735), p.wood_across, bevel=.004)
    box((-half + .03, .01, .58), (half - .03, front - .03, .6995), p.wood_across, bevel=.003)
    for x in (-half + .01, half - .04):
        for y in (.02, front - .05):
            box((x, y, 0), (x + .03, y + .03, .6995), p.metal, bevel=.003)
    cylinder(0, deep * .52, .02, .42, min(.17, deep * .36), p.accent, top=min(.185, deep * .38))
    cylinder(0, deep * .52, 0, .0195, .12, p.dark)
    arranged(lambda: piece.vase(p, .15), -half + .12, deep * .4, 0, .736)
    for x, high in ((half - .10, .11), (half - .17, .07)):
        cylinder(x, deep * .45, .7355, .7355 + high, .022, p.ceramic)
    if site.shows(1.2):
        _round_mirror(p, 1.28, .32)


def _round_mirror(p, height, radius):
    for depth, wide, made in ((.018, radius, p.metal), (.022, radius - .012, p.mirror)):
        disc = cylinder(0, 0, 0, depth, wide, made, sides=72)
        disc.rotation_euler, disc.location = (-1.5708, 0, 0), (0, .003, height)
