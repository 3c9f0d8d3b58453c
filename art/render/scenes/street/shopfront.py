"""What shops put on a wall: a panel with a mark and bars in the place of letters, an awning, a sign that stands out."""


def panel(p, wall, left, right, low, high, out, ground, chance, colour=(0.0, 0.0, 0.0)):
    """A sign along a Wall from u `left` to `right`; `colour` is the glow of its mark and bars."""
    wall.box((left, right), (out, out + .06), (low, high), ground)
    mark = p.dark if ground in (p.white, p.sand) else p.lamp
    middle, tall, u = (low + high) / 2, (high - low) * .26, left + .3
    front = (out + .06, out + .075)
    wall.box((u, u + tall * 2), front, (middle - tall, middle + tall), mark, colour)
    u += tall * 2 + .25
    while u < right - .7:
        long = chance.uniform(.18, .42)
        wall.box((u, u + long), front, (middle - tall * .75, middle + tall * .75), mark, colour)
        u += long + .1


def awning(wall, left, right, out, high, cloth, reach=1.2, fall=.45):
    """Cloth that slopes from the wall over the pavement."""
    low, end = high - fall, out + reach
    for lift in (0, .03):
        wall.builder.quad([wall.at(left, out, high + lift), wall.at(left, end, low + lift), wall.at(right, end, low + lift),
                           wall.at(right, out, high + lift)], cloth)
    wall.box((left, right), (end - .01, end + .01), (low - .22, low + .03), cloth)


def blade(p, wall, u, low, high, out, reach, ground, colour=(0.0, 0.0, 0.0)):
    """A sign that stands out from the wall at `u`, with a square mark on both sides."""
    wall.box((u - .08, u + .08), (out, out + reach), (low, high), ground)
    half = min(reach, high - low) * .24
    across, level = out + reach / 2, (low + high) / 2
    mark = p.dark if ground in (p.white, p.sand) else p.lamp
    for side in (-.09, .084):
        wall.box((u + side, u + side + .006), (across - half, across + half), (level - half, level + half), mark, colour)
