"""What people lay on low tables and cabinets: a tray with a candle and a cup, a bowl, a ring of stone, a soundbar. Each stands on z = 0. Metres."""
import math

from kit.solids import bar, box, cylinder
from scenes.interior.soft import arranged, surface, turned


def tray(p, wide=.30, deep=.19):
    """A tray of wood with a candle in a glass and a cup on it."""
    half, reach = wide / 2, deep / 2
    box((-half, -reach, 0), (half, reach, .008), p.wood_across, bevel=.002)
    for low, high in (((-half, -reach), (half, -reach + .008)), ((-half, reach - .008), (half, reach)),
                      ((-half, -reach + .008), (-half + .008, reach - .008)), ((half - .008, -reach + .008), (half, reach - .008))):
        box((*low, .0082), (*high, .024), p.wood_across, bevel=.002)
    cylinder(-half * .45, .01, .0085, .078, .033, p.accent_deep, top=.035, sides=44)
    cylinder(-half * .45, .01, .0785, .0792, .030, p.paper, sides=40)
    cylinder(-half * .45, .01, .0792, .090, .0016, p.dark, sides=10)
    arranged(lambda: cup(p), half * .45, -.01, 30, .0085)


def cup(p, made=None, radius=.036, high=.058, drink=(.05, .022, .012)):
    """A cup of coffee on its saucer."""
    made = made or p.white
    turned(((0, .45), (.25, .62), (1, 1)), .008, radius * 2.0, made, rows=6)
    arranged(lambda: turned(((0, .55), (.2, .8), (1, 1)), high, radius, made), 0, 0, 0, .007)
    cylinder(0, 0, high - .004, high - .002, radius * .93, p.dark)
    for step in range(8):
        turn = -1.3 + step * 2.6 / 8
        after = turn + 2.6 / 8
        bar(*((radius + .016 * math.cos(t), 0, .038 + .017 * math.sin(t)) for t in (turn, after)), .0035, made, 8)


def bowl(p, radius=.12):
    """A shallow empty bowl."""
    rows = [[(radius * share * math.cos(turn), radius * share * math.sin(turn), .006 + .055 * share ** 2.2 + lift)
             for turn in (2 * math.pi * step / 56 for step in range(57))]
            for share, lift in ((.34, -.006), (.6, 0), (.85, 0), (1, 0), (.97, .004), (.8, .006), (.5, .006), (.02, .006))]
    surface('bowl', rows, p.ceramic)


def ring(made, radius, thick, middle=(0.0, 0.0, 0.0)):
    """A standing ring round `middle`, across y."""
    rows = []
    for step in range(41):
        turn = 2 * math.pi * step / 40
        rows.append([(middle[0] + (radius + thick * math.cos(around)) * math.cos(turn), middle[1] + thick * math.sin(around),
                      middle[2] + (radius + thick * math.cos(around)) * math.sin(turn)) for around in (2 * math.pi * k / 14 for k in range(15))])
    surface('ring', rows, made)


def sculpture(p):
    """A ring of stone on a foot of wood, 0.22 m high."""
    box((-.05, -.035, 0), (.05, .035, .03), p.wood_across, bevel=.003)
    ring(p.ceramic, .078, .017, (0, 0, .124))


def soundbar(p, wide):
    """A loudspeaker as long as a television is wide, less a little."""
    box((-wide / 2, 0, .004), (wide / 2, .085, .062), p.dark, bevel=.012, segments=3)
