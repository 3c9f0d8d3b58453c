"""Houses of the old town: walk-ups of brick and plaster with framed windows, some on posts over their cars, shops below; slabs of flats."""
from scenes.site.outline import Wall
from scenes.street.roofs import flat_roof, gable
from scenes.street.shops import shop_front

STOREY = 3.0
SHOP = 3.5


def house(model, x0, y0, x1, y1, floors, chance, shops='', fine=True):
    """A house whose walls have windows. `shops` names the sides (s, e, n, w) with shops below; not `fine`: far away."""
    made = chance.choice(model.walls)
    base, top = 0.0, floors * STOREY + (SHOP - STOREY if shops else 0) + .4
    if fine and not shops and floors > 2 and chance.random() < .35:
        base = 2.6
        _posts(model, x0, y0, x1, y1, base, made, chance)
    model.flat.box((x0, y0, base), (x1, y1, top), made)
    if fine and chance.random() < .4:
        for floor in range(1, floors):
            level = floor * STOREY + (SHOP - STOREY if shops else 0)
            model.flat.box((x0 - .06, y0 - .06, level - .1), (x1 + .06, y1 + .06, level + .12), model.cement)
    style = chance.choice(('pair', 'pair', 'wide', 'tall'))
    for side, start, end in (('s', (x0, y0), (x1, y0)), ('e', (x1, y0), (x1, y1)), ('n', (x1, y1), (x0, y1)), ('w', (x0, y1), (x0, y0))):
        wall = Wall(model.flat, start, end)
        if side in shops:
            shop_front(model, wall, chance)
        _windows(model, wall, floors, base, shops, style, chance, fine)
    if floors < 3 and chance.random() < .5:
        gable(model, x0, y0, x1, y1, top + .02, chance, 'x' if x1 - x0 > y1 - y0 else 'y')
    else:
        flat_roof(model, x0, y0, x1, y1, top, made, chance)
    return top


def _posts(model, x0, y0, x1, y1, base, made, chance):
    """The ground floor stands on posts: cars are parked beneath."""
    model.flat.box((x0 + (x1 - x0) * .35, y0 + (y1 - y0) * .4, 0), (x0 + (x1 - x0) * .65, y1 - .4, base + .01), made)
    for x in (x0 + .02, x1 - .47):
        for y in (y0 + .02, y1 - .47):
            model.flat.box((x, y, 0), (x + .45, y + .45, base + .01), model.cement)
    if y1 - y0 > 7:
        model.cars.put(x0 + 1.6, y0 + 2.7, 1.57, .02)
        model.cars.put(x1 - 1.6, y0 + 2.5 + chance.uniform(0, .4), 1.57, .02)


def _windows(model, wall, floors, base, shops, style, chance, fine):
    every = {'pair': 3.0, 'wide': 3.8, 'tall': 2.2}[style]
    count = max(1, int(wall.length / every))
    for floor in range(1 if shops or base else 0, floors):
        level = floor * STOREY + (SHOP - STOREY if shops else 0)
        for index in range(count):
            if chance.random() < .1:
                continue
            middle = wall.length * (index + .5) / count
            half, low, high = {'pair': (.85, .95, 2.35), 'wide': (1.35, .7, 2.4), 'tall': (.55, .5, 2.5)}[style]
            window(model, wall, (middle - half, middle + half), (level + low, level + high), chance, fine)
            if fine and chance.random() < .22:
                wall.box((middle + half + .1, middle + half + .85), (.02, .42), (level + .3, level + .95), model.white)


def window(model, wall, u, z, chance, fine=True):
    """A pane in a frame that casts a little shadow; here and there a blind, or bars before it."""
    pane = chance.choices((model.glass, model.pane_dark, model.sheer), (4, 5, 2))[0]
    wall.pane(u, .03, z, pane, model.homes.pane(model.homes.home()))
    if not fine:
        return
    frame = model.white if chance.random() < .7 else model.dark
    for a, b in ((u[0] - .06, u[0]), (u[1], u[1] + .06), (sum(u) / 2 - .03, sum(u) / 2 + .03)):
        wall.box((a, b), (0, .09), z, frame)
    wall.box((u[0] - .1, u[1] + .1), (0, .16), (z[0] - .1, z[0]), model.cement)
    wall.box((u[0] - .1, u[1] + .1), (0, .26), (z[1], z[1] + .09), frame)


def flats(model, x0, y0, x1, y1, floors, chance):
    """A slab of flats, as they stand in every Korean town: glazed balconies to the south, bands, a gable end without windows."""
    made, top = chance.choice((model.white, model.cream, model.plaster, model.tile)), floors * 2.9 + 1
    paint = chance.choice((model.cream, model.sand, model.sage, model.clay, model.lane_blue))
    model.flat.box((x0, y0, 0), (x1, y1, top), made)
    south, north = Wall(model.flat, (x0, y0), (x1, y0)), Wall(model.flat, (x1, y1), (x0, y1))
    homes = max(2, round(south.length / 11))
    for wall in (south, north):
        for floor in range(floors):
            level = floor * 2.9 + .6
            for home in range(homes):
                left, wide = wall.length * home / homes, wall.length / homes
                for share in (.05, .37, .69):
                    a = left + wide * share
                    wall.pane((a, a + wide * .26), .03, (level + .85, level + 2.3), chance.choice((model.glass, model.pane_dark, model.sheer)))
            wall.box((0, wall.length), (0, .14), (level + .1, level + .8), made)
    for home in range(1, homes):
        u = south.length * home / homes
        south.box((u - .5, u + .5), (0, .3), (0, top), paint)
        model.flat.box((x0 + u - 2.4, y0 + 2, top), (x0 + u + 2.4, y1 - 2, top + 4), made)
    model.flat.box((x0 - .2, y0 - .2, top), (x1 + .2, y1 + .2, top + .9), paint)
    for start, end in (((x0, y1), (x0, y0)), ((x1, y0), (x1, y1))):
        Wall(model.flat, start, end).box((2, y1 - y0 - 2), (0, .06), (top - 14, top - .2), paint)
