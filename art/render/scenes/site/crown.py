"""The crowns of the apartment towers: one wing is crowned higher than the other, the split makes the silhouette slender."""
from scenes.site.facade import PIER
from scenes.site.outline import Wall, offset, walls

LOW, HIGH = 3.8, 8.0


def height_at(storey, x):
    """How high the crown over a place of the tower's plan rises above the roof: higher in the east."""
    return HIGH if x > split(storey) else LOW


def split(storey):
    """x of the wall between both wings."""
    return (storey.homes[1].box[2] + storey.homes[2].box[0]) / 2


def crown(p, windows, built, storey, top):
    """Piers rise above the roof and carry beams; lanterns stand behind bronze screens, a line of light runs under the beams."""
    for wing, high in zip(storey.wings, (LOW, HIGH)):
        built.prism(offset(wing, .2), top + .27, top + 1.15, p.white)
        inner = offset(wing, -2.4)
        built.prism(inner, top + 1.1, top + high - .9, p.lamp, windows.lamp(.75))
        built.prism(offset(inner, .8), top + high - .9, top + high - .45, p.white)
        for start, end in walls(wing):
            _screen(p, windows, Wall(built, start, end), top, high)


def _screen(p, windows, wall, top, high):
    inside = (-.45, wall.length + .45)
    wall.box(inside, (-.5, .5), (top + high - 1.0, top + high), p.white)
    wall.box(inside, (-.1, .46), (top + high - 1.26, top + high - 1.01), p.lamp, windows.lamp(3.2))
    if wall.length < 2 * PIER:
        return
    wall.box(inside, (.1, .5), (top + .06, top + .2), p.lamp, windows.lamp(1.6))
    count = max(2, round(wall.length / 1.1))
    for index in range(1, count):
        u = PIER + (wall.length - 2 * PIER) * index / count
        wall.box((u - .07, u + .07), (-.2, .25), (top + 1.1, top + high - .99), p.bronze)
