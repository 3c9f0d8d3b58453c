"""The podium: a ground floor of shops behind stone columns, three storeys of stone and bronze fins, a gate, a ramp."""
from kit.mesh import MeshBuilder
from scenes.site.outline import Wall, offset, walls

WEST, EAST, SOUTH, NORTH = -90.0, 94.0, -48.0, 36.0
DECK = 19.0
GROUND, STOREY = 5.6, 4.2
GATE = (5.0, 21.0)
RAMP = (7.0, 19.0)
OUTLINE = [(WEST, SOUTH), (GATE[0], SOUTH), (GATE[0], SOUTH + 8), (GATE[1], SOUTH + 8), (GATE[1], SOUTH), (EAST, SOUTH),
           (EAST, RAMP[0]), (EAST - 10, RAMP[0]), (EAST - 10, RAMP[1]), (EAST, RAMP[1]), (EAST, NORTH), (WEST, NORTH)]


def podium(p, windows, near=False):
    """The whole block up to the deck at 19 m; `near` gives the shops rooms behind the glass."""
    built = MeshBuilder('podium', [p.stone, p.white, p.taupe, p.dark, p.bronze, p.glass, p.sheer, p.shop, p.lamp, p.rail,
                                   p.timber, p.pave])
    built.prism(offset(OUTLINE, -7 if near else -1.9), 0, GROUND, p.taupe)
    built.prism(offset(OUTLINE, -1), GROUND - .02, DECK - .6, p.dark)
    for floor in range(4):
        level = GROUND + floor * STOREY
        out = (.95, .25, .25, .9)[floor]
        built.prism(offset(OUTLINE, out), level - .38, level + (.22 if floor < 3 else .2), p.white if floor in (0, 3) else p.taupe)
    built.prism([(WEST - .8, SOUTH - .8), (EAST + .8, SOUTH - .8), (EAST + .8, NORTH + .8), (WEST - .8, NORTH + .8)],
                DECK - .55, DECK, p.white)
    for start, end in walls(OUTLINE):
        wall = Wall(built, start, end)
        # The short sides of the gate's recess have no room behind them.
        _shops(p, windows, wall, near and wall.length > 20)
        _fins(p, windows, wall)
    _gate(p, windows, built)
    _ramp(p, windows, built)
    _parapet(p, windows, built)
    return built.done()


def _shops(p, windows, wall, near):
    count = max(1, round(wall.length / 5.2))
    bay = wall.length / count
    for index in range(count):
        left, right = index * bay, (index + 1) * bay
        if near:
            _room(p, windows, wall, left, right)
        else:
            wall.pane((left, right), -1.25, (.1, GROUND - .9), p.shop, windows.shop())
        for share in (.25, .5, .75):
            u = left + bay * share
            wall.box((u - .035, u + .035), (-1.3, -1.19), (.1, GROUND - .9), p.dark)
        wall.box((left, right), (-1.32, -1.17), (3.05, 3.15), p.dark)
        wall.box((left, right), (-1.4, -1.14), (0, .32), p.taupe)
        wall.box((max(0, left - .45), left + .45), (-1.35, .32), (0, GROUND - .37), p.stone)
    wall.box((wall.length - .45, wall.length - .002), (-1.35, .32), (0, GROUND - .37), p.stone)
    wall.box((0, wall.length), (-1.6, .12), (GROUND - 1.0, GROUND - .375), p.bronze)
    wall.box((.5, wall.length - .5), (.13, .2), (GROUND - .52, GROUND - .44), p.lamp, windows.lamp(2.4))


def _room(p, windows, wall, left, right):
    """A shop one can look into: lit back wall, shelves, a counter and a line of lamps under the ceiling."""
    high, glow = GROUND - .9, windows.shop(.8, 1.9)
    wall.pane((left, right), -6.6, (.3, high), p.shop, glow)
    wall.pane((left, right), -1.25, (.1, high), p.rail)
    wall.box((left, right), (-6.8, -1.4), (.28, .31), p.timber)
    wall.box((left + .06, right - .06), (-6.7, -1.5), (high + .02, high + .2), p.white)
    for deep in (-2.6, -4.6):
        wall.box((left + .6, right - .6), (deep - .1, deep + .1), (high - .25, high - .2), p.shop, windows.lamp(6))
    side = windows.chance.choice((p.white, p.timber, p.taupe))
    wall.box((left - .06, left + .06), (-6.7, -1.4), (.3, high), side)
    kind = windows.chance.randrange(3)
    if kind == 0:
        for level in (.9, 1.5, 2.1, 2.7):
            wall.box((left + .4, right - .4), (-6.5, -6.0), (level, level + .07), p.timber)
            for index in range(9):
                u = left + .6 + index * (right - left - 1.4) / 9
                wall.box((u, u + .25), (-6.4, -6.1), (level + .07, level + windows.chance.uniform(.15, .42)),
                         windows.chance.choice((p.white, p.taupe, p.bronze, p.stone)))
    if kind != 1:
        wall.box((left + .9, right - 1.6), (-4.6, -3.9), (.31, 1.25), p.timber)
    else:
        for index in range(3):
            u = left + 1.0 + index * (right - left - 2) / 3
            wall.box((u, u + .7), (-3.2, -2.5), (.98, 1.03), p.timber)
            wall.box((u + .3, u + .4), (-2.9, -2.8), (.3, .98), p.dark)
            for shift in (-.45, .85):
                wall.box((u + shift, u + shift + .3), (-3.0, -2.65), (.3, .76), p.taupe)


def _fins(p, windows, wall):
    """Storey-high fins whose place shifts from storey to storey: stone, every fifth of bronze."""
    for floor in range(3):
        low, high = GROUND + floor * STOREY + .2, GROUND + (floor + 1) * STOREY - .37
        count = max(1, round(wall.length / 2.6))
        module, home = wall.length / count, None
        for index in range(count):
            if index % 4 == 0:
                home = windows.home()
            wall.pane((index * module, (index + 1) * module), -.38, (low, high), windows.chance.choice((p.glass, p.glass, p.sheer)),
                      windows.pane(home, .8))
        count = max(1, round(wall.length / 1.3))
        module = wall.length / count
        for index in range(count):
            u = (index + (.25, .6, .4)[floor]) * module
            deep = (.62, .42, .75)[(index * 7 + floor * 3) % 3]
            made = p.bronze if (index + floor * 2) % 5 == 0 else p.stone
            wall.box((u - .13, u + .13), (-.36, deep), (low + .01, high - .01), made)


def _gate(p, windows, built):
    """The way in from the street: a bronze portal two storeys high with steps and a warm ceiling."""
    left, right = GATE
    deep, high = SOUTH + 7.9, GROUND + 2 * STOREY - .4
    for x in (left - .2, right - .9):
        built.box((x, SOUTH - 2.6, 0), (x + 1.1, SOUTH + .5, high + .5), p.bronze)
    built.box((left - .2, SOUTH - 2.61, high), (right + .2, SOUTH + .45, high + .52), p.bronze)
    built.box((left + 1, SOUTH - 2.2, high - .12), (right - 1, SOUTH + 7.6, high - .02), p.white)
    for index in range(6):
        x = left + 1.8 + index * 2.3
        built.box((x, SOUTH - 1.8, high - .2), (x + .12, SOUTH + 7.2, high - .13), p.shop, windows.lamp(5))
    for step in range(5):
        built.box((left + 1, SOUTH + 1.6 + step * .9, 0), (right - 1, deep, .16 * (step + 1)), p.pave)
    built.quad([(left + 1, deep, .8), (right - 1, deep, .8), (right - 1, deep, high - .3), (left + 1, deep, high - .3)], p.shop,
               windows.shop(.8, .9))
    for index in range(8):
        x = left + 1 + index * 2.0
        built.box((x - .06, deep - .1, .8), (x + .06, deep + .05, high - .2), p.bronze)


def _ramp(p, windows, built):
    """The vehicle entrance on the east side: a dark mouth with a lit ceiling under a bronze canopy."""
    south, north = RAMP
    built.box((EAST - 6, south - .5, 4.7), (EAST + 4.5, north + .5, 5.15), p.bronze)
    built.box((EAST - 9.8, south + .3, .2), (EAST - 9.6, north - .3, 4.6), p.dark)
    for index in range(4):
        y = south + 1.6 + index * 2.9
        built.box((EAST - 9.4, y, 4.55), (EAST + 3.5, y + .15, 4.69), p.lamp, windows.lamp(3))


def _parapet(p, windows, built):
    for low_x, low_y, high_x, high_y in ((WEST, SOUTH, EAST, SOUTH + .35), (WEST, NORTH - .35, EAST, NORTH),
                                         (WEST, SOUTH + .36, WEST + .35, NORTH - .36), (EAST - .35, SOUTH + .36, EAST, NORTH - .36)):
        built.box((low_x, low_y, DECK - .1), (high_x, high_y, DECK + .55), p.stone)
        middle_x, middle_y = ((low_x + high_x) / 2, (low_y + high_y) / 2)
        long_x = high_x - low_x > high_y - low_y
        half_x, half_y = ((high_x - low_x) / 2 - .1, .02) if long_x else (.02, (high_y - low_y) / 2 - .1)
        built.box((middle_x - half_x, middle_y - half_y, DECK + .5), (middle_x + half_x, middle_y + half_y, DECK + 1.15), p.rail)
        built.box((middle_x - half_x, middle_y - half_y - .03, DECK + 1.15), (middle_x + half_x, middle_y + half_y + .03, DECK + 1.2),
                  p.bronze)
    built.box((WEST + .6, SOUTH - .9, DECK - .32), (EAST - .6, SOUTH - .81, DECK - .24), p.lamp, windows.lamp(1.2))
