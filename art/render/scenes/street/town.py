"""Fills a part of the map with the old town: rows of houses back to back, lanes between them, poles with their wires, trees, cars."""
from scenes.street.houses import flats, house

LANE = 5.0


def town(model, x0, y0, x1, y1, chance, floors=(1, 2, 2, 3, 3, 4, 4, 5), fine=True, fronts='', trees=.1):
    """Lots in the rectangle. `fronts` names the sides of the rectangle (s, e, n, w) that are shopping streets."""
    y, row = y0, 0
    while y < y1 - 6:
        deep = min(chance.uniform(9, 12), y1 - y)
        if y1 - y - deep < 6:
            deep = y1 - y
        _row(model, x0, y, x1, y + deep, chance, floors, fine, fronts, (row == 0, y + deep > y1 - 6), trees)
        y += deep + (LANE if row % 2 else .7)
        if row % 2 and fine and y < y1 - 6:
            _lane(model, x0, x1, y - LANE / 2, chance)
        row += 1


def _row(model, x0, y0, x1, y1, chance, floors, fine, fronts, ends, trees):
    x = x0
    while x < x1 - 5:
        wide = chance.uniform(7.5, 14)
        if x1 - x - wide < 5:
            wide = x1 - x
        first, last = x == x0, x + wide > x1 - 5
        shops = ''.join(side for side, is_there in (('s', ends[0]), ('n', ends[1]), ('w', first), ('e', last)) if is_there and side in fronts)
        if not shops and chance.random() < trees:
            for share in (.25, .6):
                model.tree(x + wide * share, (y0 + y1) / 2 + chance.uniform(-2, 2), 0, chance.uniform(4.5, 7.5), int(x + y0))
        else:
            house(model, x, y0, x + wide - chance.uniform(.5, 1.2), y1 - chance.uniform(.1, .5), chance.choice(floors) + (1 if shops else 0), chance,
                  shops, fine)
        x += wide


def _lane(model, x0, x1, y, chance):
    """Cars along one side, poles along the other."""
    model.plate(x0, y - 2.1, x1, y + 2.1, .012, model.road)
    x = x0 + 4
    while x < x1 - 4:
        if chance.random() < .5:
            model.cars.put(x, y - 1.2, chance.choice((0, 3.1416)), .02)
        x += chance.uniform(5.6, 9)
    wires(model, [(a, y + 1.9) for a in range(int(x0) + 3, int(x1), 24)], chance)


def wires(model, poles, chance, high=8.4):
    """Poles of concrete with cross-arms, a transformer here and there, and wires that hang between them."""
    for x, y in poles:
        model.flat.limb((x, y, 0), (x, y, high), .17, .11, model.cement, 8)
        model.flat.box((x - .06, y - .9, high - .8), (x + .06, y + .9, high - .68), model.steel)
        if chance.random() < .5:
            model.flat.limb((x + .35, y, high - 2.6), (x + .35, y, high - 1.5), .26, .26, model.steel, 10)
    for (ax, ay), (bx, by) in zip(poles, poles[1:]):
        for side, level in ((-.8, -.7), (0, -.7), (.8, -.7), (.1, -2.0), (.16, -2.5)):
            last = None
            for step in range(9):
                share = step / 8
                here = (ax + (bx - ax) * share, ay + side + (by - ay) * share, high + level - 2.4 * share * (1 - share))
                if last:
                    model.flat.limb(last, here, .025, .025, model.dark, 3)
                last = here


def skyline(model, places, chance, floors=(15, 18, 20, 25)):
    """Groups of slabs of flats in the distance; `places` are their south-western corners."""
    for x, y in places:
        high = chance.choice(floors)
        for index in range(chance.randint(2, 4)):
            a, b = x + index * chance.uniform(10, 30), y + index * 44
            flats(model, a, b, a + chance.choice((34, 45, 56)), b + 12, high, chance)
