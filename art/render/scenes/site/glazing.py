"""What one sees in a window from outside: leaves of glass that mirror a little differently, blinds, curtains, lit rooms."""

# Glass is set by hand: over two metres a leaf leans by so many metres at most, and mirrors another part of the sky.
LEAN = .022
BLIND, CURTAIN, LAMP = .30, .24, .35


def glaze(p, windows, wall, leaves, depth, heights, home):
    """Glazes a window between `heights`: `leaves` are pairs along its wall, `depth` where their glass stands, `home` its lamps' colour."""
    chance = windows.chance
    glow = windows.pane(home)
    dressed = chance.random()
    drawn = chance.choice((.2, .35, .5, .8, 1.0))
    for index, (left, right) in enumerate(leaves):
        at = _leaning(wall, chance, (left, right), heights, depth)
        if dressed < BLIND:
            _blind(p, wall, at, drawn if index == 0 or chance.random() < .6 else 0, glow)
        elif dressed < BLIND + CURTAIN:
            _curtain(p, wall, at, chance.uniform(.2, .45), index == 0, glow)
        else:
            _part(p.glass, wall, at, (0, 1), (0, 1), glow)
        if dressed >= BLIND and _is_lit(glow) and chance.random() < LAMP:
            _lamp(p, wall, at, chance.uniform(.3, .7), glow)


def _is_lit(glow):
    return isinstance(glow, list)


def _leaning(wall, chance, across, heights, depth):
    """Where a point of a leaf lies, given as shares of its width and height."""
    lean, turn = chance.uniform(-LEAN, LEAN), chance.uniform(-LEAN, LEAN)

    def at(u, v, out=0.0):
        return wall.at(across[0] + (across[1] - across[0]) * u, depth + lean * v + turn * u + out, heights[0] + (heights[1] - heights[0]) * v)

    return at


def _part(made, wall, at, across, high, glow, strength=1.0, out=0.0):
    """A part of a leaf: its light is what the whole leaf has there."""
    (left, right), (low, top) = across, high
    if _is_lit(glow):
        floor, ceiling = glow[0], glow[2]
        shades = [tuple(strength * (a + (b - a) * v) for a, b in zip(floor, ceiling)) for v in (low, low, top, top)]
    else:
        shades = glow
    wall.builder.quad([at(left, low, out), at(right, low, out), at(right, top, out), at(left, top, out)], made, shades)


def _blind(p, wall, at, drawn, glow):
    """A blind let down over the share `drawn` of the leaf; lamps behind it show all over it."""
    if drawn < 1:
        _part(p.glass, wall, at, (0, 1), (0, 1 - drawn), glow)
    if drawn:
        _part(p.sheer, wall, at, (0, 1), (1 - drawn, 1), glow, .55)


def _curtain(p, wall, at, wide, is_left, glow):
    """A curtain drawn aside, to the window's outer edge."""
    cloth, clear = ((0, wide), (wide, 1)) if is_left else ((1 - wide, 1), (0, 1 - wide))
    _part(p.sheer, wall, at, cloth, (0, 1), glow, .7)
    _part(p.glass, wall, at, clear, (0, 1), glow)


def _lamp(p, wall, at, middle, glow):
    """A pendant of the room, the brightest there."""
    _part(p.lamp, wall, at, (middle - .1, middle + .1), (.66, .8), glow, 2.6, .012)
