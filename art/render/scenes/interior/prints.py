"""The prints and paintings that hang in homes, in the colours of a palette: several of every art, so that no room shows another's."""
import math


def print_of(p, width, height, number):
    """The shapes of a picture in the palette's manner, for a sheet of this size; smaller where it is narrow."""
    z = height
    kinds = {
        'circles': ([(.02 * z, .58 * z, .20 * z, p.accent_deep), (-.05 * z, .30 * z, (.22 * z, .05 * z), p.accent)],
                    [_painted(width, z, p.layers)], _sprig(z, 7, p.accent_deep, p.accent_deep),
                    [(-.14 * z, .52 * z, .24 * z, p.accent), (.16 * z, .40 * z, (.20 * z, .14 * z), p.accent_deep)],
                    _sprig(z, 5, p.accent, p.accent_deep)),
        'hills': ([_painted(width, z, p.layers)], [(-.12 * z, .62 * z, .09 * z, p.accent_deep), (.04 * z, .28 * z, (.30 * z, .18 * z), p.accent)],
                  _sprig(z, 9, p.accent, p.accent_deep), [_painted(width, z, p.strokes)],
                  [(.14 * z, .66 * z, .12 * z, p.accent), (0, .26 * z, (.40 * z, .16 * z), p.accent_deep),
                   (-.10 * z, .36 * z, (.20 * z, .08 * z), p.ceramic)]),
        'lines': ([(0, (.5 + y) * z, (.24 * z, .012 * z), p.accent_deep if y < 0 else p.accent) for y in (-.18, -.09, 0, .09, .18)],
                  [(x * z, .5 * z, (.012 * z, .30 * z), p.accent_deep if x < 0 else p.accent) for x in (-.2, -.12, -.04, .04, .12, .2)]),
        'arches': ([_painted(width, z, p.strokes)],
                   [_arch(0, .26 * z, .30 * z, p.accent), _arch(0, .26 * z, .21 * z, p.paper), _arch(0, .26 * z, .13 * z, p.accent_deep)],
                   [_arch(-.10 * z, .44 * z, .24 * z, p.accent_deep), _arch(.14 * z, .26 * z, .24 * z, p.accent),
                    (.20 * z, .66 * z, .05 * z, p.accent_deep)],
                   [_painted(width, z, p.layers)], _sprig(z, 6, p.accent_deep, p.accent)),
        'peaks': ([(.14 * z, .66 * z, .08 * z, p.accent), _peak(-.10 * z, .24 * z, .26 * z, .36 * z, p.accent_deep),
                   _peak(.14 * z, .24 * z, .20 * z, .22 * z, p.ceramic)],
                  [_painted(width, z, p.strokes)], [_painted(width, z, p.layers)],
                  [(-.16 * z, .64 * z, .07 * z, p.ceramic), _peak(.10 * z, .24 * z, .30 * z, .40 * z, p.accent),
                   _peak(-.16 * z, .24 * z, .22 * z, .24 * z, p.accent_deep)],
                  _sprig(z, 8, p.accent, p.accent_deep)),
    }
    works = kinds[p.chosen['art']]
    # Those that are seen together differ.
    shapes = works[number % len(works)]
    reach = max(abs(x) + _half(size) for x, _, size, _ in shapes)
    share = min(1, (width / 2 - .05) / reach)

    def fitted(size):
        if isinstance(size, list):
            return [(a * share, b * share) for a, b in size]
        return tuple(part * share for part in size) if isinstance(size, tuple) else size * share

    return [(x * share, z / 2 + (at - z / 2) * share, fitted(size), made) for x, at, size, made in shapes]


def _half(size):
    """Half the width of a picture's shape."""
    return max(abs(a) for a, _ in size) if isinstance(size, list) else size[0] if isinstance(size, tuple) else size


def _painted(width, height, made):
    """A painting that leaves a border of its sheet."""
    return 0, height / 2, (width / 2 - .075, height / 2 - .075), made


def _sprig(z, leaves, made, stalk):
    """A bent stalk with leaves on both sides, as a picture's shapes."""
    def at(share):
        return .05 * z * math.sin(2.2 * share), (.16 + .66 * share) * z

    line = [at(step / 12) for step in range(13)]
    x, low = line[0]
    outline = [(a - .004 * z - x, b - low) for a, b in line] + [(a + .004 * z - x, b - low) for a, b in reversed(line)]
    return [(x, low, outline, stalk), *(_leaf(*at(.18 + .8 * index / leaves), index, z, made) for index in range(leaves))]


def _leaf(x, low, index, z, made):
    """One leaf of a sprig: by turns to the left and right, shorter upwards."""
    turn, long = (1 if index % 2 else -1) * (1.05 - .05 * index), (.19 - .009 * index) * z
    half = [(long * share, .17 * long * math.sin(math.pi * share ** .8)) for share in (step / 10 for step in range(11))]
    line = half + [(a, -b) for a, b in reversed(half)]
    return x, low, [(a * math.sin(turn) + b * math.cos(turn), a * math.cos(turn) - b * math.sin(turn)) for a, b in line], made


def _arch(x, low, radius, made):
    """A half disc that stands on the height `low` of a picture, as one of its shapes."""
    turns = [math.pi * step / 32 for step in range(33)]
    return x, low, [(radius * math.cos(turn), radius * math.sin(turn)) for turn in turns], made


def _peak(x, low, half, high, made):
    """A mountain that stands on the height `low` of a picture, as one of its shapes."""
    return x, low, [(-half, 0), (half, 0), (half * .18, high), (-half * .08, high * .9)], made
