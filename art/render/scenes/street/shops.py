"""Shops at street level: lit rooms behind glass, goods on shelves, doors that stand open, posters, boards with a word, awnings."""

HEAD = 2.5
# How far a shop's window stands out from its wall: there is room for goods behind the glass.
DEEP = .34
LAMPS = ((1.0, .80, .56), (1.0, .86, .68), (1.0, .93, .84))


def shop_front(model, wall, chance, every=4.4):
    """Shops side by side along a wall, each as wide as `every` metres or nearly so."""
    count = max(1, round(wall.length / every))
    bay = wall.length / count
    for index in range(count):
        left, right = index * bay + .22, (index + 1) * bay - .22
        _room(model, wall, left, right, chance)
        ground, ink = chance.choice(model.boards)
        model.words.board(wall, (left - .02, right + .02), (HEAD + .1, HEAD + 1.14), ground, ink, out=DEEP + .02)
        if chance.random() < .34:
            _awning(model, wall, left, right, chance)
        if chance.random() < .4:
            model.words.flag(wall, left - .12, (3.8, 5.9), *chance.choice(model.boards))
        if chance.random() < .5:
            _before(model, wall, left, right, chance)


def _room(model, wall, left, right, chance):
    """What is seen through the glass: a bright back, shelves, a door at one end."""
    strength = chance.uniform(.4, .7) * (1 + 1.4 * model.lit)
    glow = tuple(part * strength for part in chance.choice(LAMPS))
    wall.pane((left, right), .03, (.1, HEAD), model.shop, [tuple(part * .6 for part in glow)] * 2 + [glow] * 2)
    wall.box((left, right), (.031, DEEP), (.02, .34), model.granite)
    for u in (left, right - .08):
        wall.box((u, u + .08), (.032, DEEP + .01), (.021, HEAD), model.dark)
    wall.box((left + .081, right - .081), (DEEP - .06, DEEP), (HEAD - .1, HEAD - .002), model.dark)
    wide = min(1.25, (right - left) * .4)
    door = left + .1 if chance.random() < .5 else right - .1 - wide
    _door(model, wall, door, door + wide)
    low, high = (door + wide, right - .1) if door < (left + right) / 2 else (left + .1, door)
    _shelves(model, wall, low + .08, high - .08, chance)
    middle = (low + high) / 2
    for u in (low, middle, high):
        wall.box((u - .025, u + .025), (DEEP - .05, DEEP - .002), (.341, HEAD - .11), model.dark)
    if chance.random() < .6:
        _poster(model, wall, chance.choice((low + .2, middle + .2)), chance)


def _door(model, wall, left, right):
    """The way in, its leaf of glass turned out to the pavement."""
    wall.box((left + .02, right - .02), (.033, DEEP + .05), (.341, .36), model.timber)
    wall.box((left, left + .05), (.04, .95), (.2, 2.2), model.clear)
    for low, high in ((.2, .3), (2.1, 2.2)):
        wall.box((left - .01, left + .06), (.039, .96), (low, high), model.dark)
    wall.box((left - .01, left + .06), (.9, .961), (.301, 2.099), model.steel)


def _shelves(model, wall, left, right, chance):
    goods = chance.choice(((model.apple, model.orange, model.sign_yellow, model.leaf_light), (model.white, model.sand, model.clay, model.timber),
                           (model.sign_blue, model.white, model.sign_red, model.steel), (model.sage, model.cream, model.navy, model.clay)))
    for level in (.42, .98, 1.54):
        wall.box((left, right), (.034, .2), (level - .04, level), model.timber)
        u = left + .05
        while u < right - .2:
            wide = chance.uniform(.12, .34)
            if chance.random() < .8:
                wall.box((u, min(right, u + wide)), (.06, .18), (level, level + chance.uniform(.14, .42)), chance.choice(goods))
            u += wide + .05


def _poster(model, wall, left, chance):
    """Paper on the inside of the glass, with a picture and a line."""
    ground, mark = chance.choice(((model.white, model.sign_red), (model.sign_yellow, model.ink), (model.white, model.sign_green), (model.sign_red, model.white)))
    wall.box((left, left + .62), (DEEP - .04, DEEP - .02), (.9, 1.8), ground)
    wall.box((left + .08, left + .54), (DEEP - .019, DEEP - .012), (1.22, 1.7), mark)
    wall.box((left + .08, left + .54), (DEEP - .019, DEEP - .012), (1.0, 1.1), mark)


def _awning(model, wall, left, right, chance):
    """Cloth over the pavement, in stripes over every second one."""
    reach, cloth = DEEP + chance.uniform(.8, 1.2), chance.choice(model.cloths)
    stripes = 1 if chance.random() < .5 else 2 * round((right - left) / .7) + 1
    for stripe in range(stripes):
        a, b = (left + (right - left) * (stripe + end) / stripes for end in (0, 1))
        made = cloth if stripe % 2 == 0 else model.white
        for lift in (0, .03):
            model.flat.quad([wall.at(a, DEEP, HEAD + .08 + lift), wall.at(a, reach, 2.2 + lift), wall.at(b, reach, 2.2 + lift),
                             wall.at(b, DEEP, HEAD + .08 + lift)], made)
        wall.box((a, b), (reach - .01, reach + .01), (2.0, 2.23), made)


def _before(model, wall, left, right, chance):
    """On the pavement: crates of goods, pots of plants or a board with a sheet."""
    u, kind = chance.uniform(left + .2, right - 1.4), chance.randrange(3)
    if kind == 0:
        for step in range(3):
            wall.box((u + step * .5, u + step * .5 + .46), (.5, 1.0), (.16, .62), model.timber)
            wall.box((u + step * .5 + .04, u + step * .5 + .42), (.54, .96), (.621, .72), chance.choice((model.apple, model.orange, model.leaf_light)))
    elif kind == 1:
        for step in range(3):
            wall.box((u + step * .55, u + step * .55 + .34), (.5, .84), (.16, .5), model.clay)
            wall.box((u + step * .55 - .05, u + step * .55 + .39), (.45, .89), (.501, 1.0), model.leaf)
    else:
        wall.box((u, u + .6), (.9, .96), (.16, 1.1), model.white)
        wall.box((u + .06, u + .54), (.961, .97), (.4, 1.0), model.sign_red)
