"""What stands in the streets of the white model: cars, lamps, benches, crossings, railings."""
import math

from kit.mesh import MeshBuilder, place


# Side of a car: x forwards, z up. Bonnet and boot slope, the sill is raised.
BODY = [(-2.15, .36), (2.08, .36), (2.2, .52), (2.14, .74), (1.2, .90), (-1.75, .94), (-2.14, .86), (-2.2, .55)]
CABIN = [(1.22, .88), (.42, 1.40), (-.95, 1.42), (-1.62, .92)]


def car(model, x, y, turn=0.0, paint=None, height=0.0):
    """A car 4.4 m long, its middle at (x, y); `turn` 0 drives along x."""
    built = MeshBuilder('car', [model.white, model.glass, model.dark, model.stone, model.bronze, model.dusk, model.sage])
    paint = paint or model.white
    _extrude(built, BODY, .90, .90, paint)
    _extrude(built, CABIN, .80, .66, model.glass)
    built.box((-.98, -.67, 1.40), (.45, .67, 1.47), paint)
    for wheel in (-1.35, 1.32):
        rim = [(wheel + .33 * math.cos(math.pi * k / 12), .34 + .33 * math.sin(math.pi * k / 12)) for k in range(24)]
        _extrude(built, rim, .91, .91, model.dark)
    made = built.done(bevel=.05, segments=3)
    made.location, made.rotation_euler = (x, y, height), (0, 0, turn)


def _extrude(built, outline, half, half_high, made):
    """A side view pulled out to both sides: `half` metres at its lowest points, `half_high` at its highest."""
    low, high = (edge(z for _, z in outline) for edge in (min, max))
    left, right = ([(x, side * (half + (half_high - half) * (z - low) / (high - low)), z) for x, z in outline] for side in (-1, 1))
    count = len(outline)
    for k in range(count):
        after = (k + 1) % count
        built.quad([left[k], left[after], right[after], right[k]], made)
    built.quad(left[::-1], made)
    built.quad(right, made)


def lamp(model, x, y, z=0.0, height=6.0, arm=1.6, axis='y'):
    """A street lamp with an arm along `axis`."""
    model.box(x - .06, y - .06, z, x + .06, y + .06, z + height, model.dark)
    dx, dy = (arm, 0) if axis == 'x' else (0, arm)
    model.box(min(x, x + dx) - .05, min(y, y + dy) - .05, z + height - .1, max(x, x + dx) + .05, max(y, y + dy) + .05,
              z + height + .02, model.dark)


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
            model.plate(x0, a, x1, a + stripe, z, model.white)
        else:
            model.plate(a, y0, a + stripe, y1, z, model.white)


def dashes(model, start, end, at, z, along='x', length=1.8, gap=2.6, width=.15):
    """A broken line of a road."""
    where = start
    while where + length <= end:
        if along == 'x':
            model.plate(where, at - width / 2, where + length, at + width / 2, z, model.white)
        else:
            model.plate(at - width / 2, where, at + width / 2, where + length, z, model.white)
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


def bus(model, x, y, z=0.0):
    """A city bus 10 m long along x, its middle at (x, y)."""
    built = MeshBuilder('bus', [model.white, model.glass, model.dark, model.dusk])
    built.box((-5, -1.2, .35), (5, 1.2, 2.95), model.white)
    made = built.done(bevel=.22, segments=4)
    made.location = (x, y, z)
    trim = MeshBuilder('trim', [model.white, model.glass, model.dark, model.dusk])
    trim.box((-4.7, -1.21, 1.35), (4.7, 1.21, 2.35), model.glass)
    trim.box((-5.01, -1.05, 1.3), (5.01, 1.05, 2.45), model.glass)
    trim.box((-4.6, -1.215, .85), (4.6, 1.215, 1.05), model.dusk)
    for pillar in (-3.1, -1.5, .1, 1.7, 3.3):
        trim.box((pillar - .05, -1.22, 1.3), (pillar + .05, 1.22, 2.4), model.white)
    for wheel in (-3.1, 3.0):
        trim.box((wheel - .45, -1.19, .03), (wheel + .45, 1.19, .93), model.dark)
    place(trim.done(bevel=.04, link=False).data, (x, y, z))
