"""What stands and lies in streets: lamps, benches, crossings, lines, railings."""
from kit.stage import bulb


def lamp(model, x, y, z=0.0, height=6.0, arm=1.6, axis='y'):
    """A street lamp with an arm along `axis`; after sundown it burns."""
    model.box(x - .06, y - .06, z, x + .06, y + .06, z + height, model.dark)
    dx, dy = (arm, 0) if axis == 'x' else (0, arm)
    model.box(min(x, x + dx) - .05, min(y, y + dy) - .05, z + height - .1, max(x, x + dx) + .05, max(y, y + dy) + .05,
              z + height + .02, model.dark)
    if model.lit:
        shown = (x + dx * .95, y + dy * .95)
        model.flat.box((shown[0] - .14, shown[1] - .14, z + height - .17), (shown[0] + .14, shown[1] + .14, z + height - .105), model.shop,
                       (7.0, 4.8, 2.6))
        bulb((*shown, z + height - .4), 260 * model.lit, (1.0, .74, .46))


def bench(model, x, y, z=0.0, along='x', length=2.0):
    """A bronze bench on two feet of stone."""
    a, b = (length / 2, .25) if along == 'x' else (.25, length / 2)
    model.box(x - a, y - b, z + .40, x + a, y + b, z + .47, model.bronze)
    for side in (-.7, .7):
        u, v = (side * a, 0) if along == 'x' else (0, side * b)
        model.box(x + u - .12, y + v - .12, z, x + u + .12, y + v + .12, z + .41, model.stone)


def crossing(model, x0, y0, x1, y1, z, along='x', stripe=.5):
    """White stripes across a road: `along` is the way one walks."""
    start, end = (y0, y1) if along == 'x' else (x0, x1)
    count = int((end - start) / (stripe * 2))
    for index in range(count):
        a = start + (end - start) * (index + .25) / count
        if along == 'x':
            model.plate(x0, a, x1, a + stripe, z, model.line)
        else:
            model.plate(a, y0, a + stripe, y1, z, model.line)


def dashes(model, start, end, at, z, along='x', length=1.8, gap=2.6, width=.15):
    """A broken line of a road."""
    where = start
    while where + length <= end:
        if along == 'x':
            model.plate(where, at - width / 2, where + length, at + width / 2, z, model.line)
        else:
            model.plate(at - width / 2, where, at + width / 2, where + length, z, model.line)
        where += length + gap


def railing(model, x0, x1, y, z, height=1.1, every=1.6, bars=2, along='x', made=None):
    """Posts with bars between them, along x (or along y at x = `y`)."""
    made = made or model.bronze

    def piece(a, b, half, low, high):
        if along == 'x':
            model.box(a, y - half, low, b, y + half, high, made)
        else:
            model.box(y - half, a, low, y + half, b, high, made)

    count = max(1, round((x1 - x0) / every))
    for index in range(count + 1):
        at = x0 + (x1 - x0) * index / count
        piece(at - .03, at + .03, .03, z, z + height)
    for bar in range(bars):
        level = z + height * (1 - bar / (bars + .3))
        piece(x0 - .03, x1 + .03, .035, level - .04, level + .03)
