"""The main bedroom of each unit type, from its extended window to its dressing room."""
from kit.solids import box, sphere
from scenes.homes import storage
from scenes.interior import bedding, furniture, room
from scenes.interior.boards import lay
from scenes.interior.soft import arranged


def bedroom(unit, p, fill=1.0, unseen=()):
    """Builds the main bedroom; `unseen` walls ('east', 'west', 'north') are there for the light but not for the camera."""
    wide, long = {'59A': (3.3, 3.8), '84A': (3.6, 4.6), '84B': (3.7, 4.8)}[unit]
    dressing = {'59A': (.62, 1.52), '84A': (.92, 1.82), '84B': (2.1, 3.0)}[unit]
    _shell(p, wide, long, dressing, unseen, side=unit == '84B')
    {'59A': _compact, '84A': _generous, '84B': _corner}[unit](p, wide, long)
    room.fill((wide / 2, long / 2, 2.54), 1.6, 15 * fill, height=2.2)


def _shell(p, wide, long, dressing, unseen, side):
    lay((-.2, -.2, wide + .2, long + 2.6), p)
    room.wall('x', 0, -1, (-.2, wide + .2), [(.2, wide - .2, .03, 2.34)], p)
    room.window('x', 0, -1, (.2, wide - .2), p, panes=2, low=.03, high=2.34)
    with room.hidden('west' in unseen):
        room.wall('y', 0, -1, (0, long), [], p)
    with room.hidden('east' in unseen):
        openings = [(.5, 1.6, .45, 2.34)] if side else []
        room.wall('y', wide, 1, (0, long), openings, p)
        if side:
            room.window('y', wide, 1, (.5, 1.6), p, panes=1, low=.45, high=2.34)
    with room.hidden('north' in unseen):
        room.wall('x', long, 1, (-.2, wide + .2), [(*dressing, 0, room.DOOR)], p)
        for u in dressing:
            room.slab('x', (u - .03, u + .03), (long - .012, long + .212), (0, room.DOOR + .031), p.wood, bevel=.003)
        room.slab('x', dressing, (long - .0115, long + .2115), (room.DOOR + .001, room.DOOR + .03), p.wood, bevel=.003)
        room.ceiling((-.2, long, wide + .2, long + 2.6), p)
    room.ceiling((-.2, -.2, wide + .2, long), p, tray=(.45, .5, wide - .45, long - .45), warm=.85)
    for x in (.24, wide - .24):
        for y in (.8, long / 2, long - .5):
            room.downlight(x, y, p)
    _dressing(p, wide, long, dressing)
    for span, cloth, at in (((.05, .95), p.sheer, .15), ((wide - .95, wide - .05), p.sheer, .15), ((.03, .50), p.curtain, .27),
                            ((wide - .50, wide - .03), p.curtain, .27)):
        room.drape('x', at, span, cloth)


def _dressing(p, wide, long, dressing):
    """The dressing room behind the opening: lit wardrobes along both of its sides."""
    low, high, far = max(0, dressing[0] - .62), min(wide, dressing[1] + .62), long + 2.3
    room.wall('x', far, 1, (low - .2, high + .2), [], p)
    for at, out, start, turn in ((low, -1, far, -90), (high, 1, long + .2, 90)):
        room.wall('y', at, out, (long + .2, far), [], p)
        arranged(lambda: storage.shelves(p, 2.09, (.30, 1.95, 2.28), deep=.55), at - out * .001, start, turn)
        arranged(lambda: storage.hanging(p, 2.09, 1.75, seed=3), at - out * .001, start, turn)
        for y in (.4, 1.05, 1.7):
            arranged(lambda: storage.basket(p, .40, .22), at - out * .25, long + .2 + y, 90, 1.951)
    room.fill(((low + high) / 2, long + 1.2, 2.36), .6, 14, height=1.6)


def _lamps(p, at, along, drop=False):
    """Nightstands with lamps on them, or hanging over them; `at` is the wall's coordinate, `along` are (place, turn)."""
    for y, turn in along:
        arranged(lambda: bedding.nightstand(p), at, y, turn)
        side = .22 if turn < 0 else -.22
        if drop:
            box((at + side - .002, y - .002, 1.32), (at + side + .002, y + .002, 2.4), p.dark, bevel=0)
            arranged(lambda: sphere((0, 0, 0), .085, p.shade, around=40, down=24), at + side, y, 0, 1.24)
        else:
            arranged(lambda: furniture.table_lamp(p), at + side, y - .06, 0, .50)


def _compact(p, wide, long):
    arranged(lambda: bedding.headboard(p, 2.9, p.wood, panels=6, high=1.05), 0, 1.85, -90)
    arranged(lambda: bedding.bed(p, 1.5), .07, 1.85, -90)
    _lamps(p, .066, ((.80, -90), (2.90, -90)))
    arranged(lambda: furniture.rug(p, 1.6, 2.4), 1.75, 1.85)
    arranged(lambda: furniture.books(p, 2, .22, .16, seed=2), .30, 2.98, 80, .50)
    arranged(lambda: furniture.picture(p, .95, .62, 1.30, [(-.12, .36, .17, p.accent), (.14, .26, (.17, .08), p.ceramic)]), 0, 1.85, -90)


def _generous(p, wide, long):
    for y in (.42, 1.02, 1.62, 2.22, 2.82, 3.42):
        room.slab('y', (y, y + .596), (wide - .001, wide - .03), (0, 2.399), p.wood, bevel=.003)
    arranged(lambda: bedding.headboard(p, 2.2, p.sofa, panels=4, high=1.10), wide - .031, 2.25, 90)
    arranged(lambda: bedding.bed(p, 1.6), wide - .10, 2.25, 90)
    _lamps(p, wide - .031, ((.98, 90), (3.52, 90)), drop=True)
    arranged(lambda: furniture.rug(p, 2.0, 3.0), wide - 1.75, 2.25)
    arranged(lambda: bedding.bench(p, 1.25), wide - 2.22, 2.25, 90)
    arranged(lambda: furniture.vase(p, .2, stems=4), wide - .26, 3.62, 0, .50)
    arranged(lambda: furniture.books(p, 2, .22, .16, seed=3), wide - .24, .9, 80, .50)
    art = [(-.06, .50, .19, p.accent), (.07, .30, (.16, .10), p.accent_deep)]
    arranged(lambda: furniture.picture(p, .68, .92, .92, art), 2.72, long, 180)
    arranged(lambda: furniture.potted(p, 1.35, 8, seed=4), wide - .42, .42)


def _corner(p, wide, long):
    arranged(lambda: bedding.headboard(p, 3.2, p.accent, panels=6, high=1.25), 0, 2.2, -90)
    arranged(lambda: bedding.bed(p, 1.6), .07, 2.2, -90)
    _lamps(p, .066, ((1.08, -90), (3.32, -90)))
    arranged(lambda: furniture.rug(p, 2.0, 2.8), 1.85, 2.2)
    arranged(lambda: bedding.wardrobe(p, (.5, .5, .5), p.second), wide - .001, 1.85, 90)
    arranged(lambda: furniture.armchair(p, p.sofa), 2.7, .62, 25)
    arranged(lambda: furniture.round_table(p, .22, .46, foot=p.dark), 2.05, .55)
    arranged(lambda: furniture.books(p, 2, .2, .15, seed=5), 2.05, .55, 30, .461)
