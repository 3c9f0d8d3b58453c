"""The prints that hang in homes: a few shapes in the colours of a palette, two of every manner."""
import math


def print_of(p, width, height, number):
    """The shapes of a picture in the palette's manner, for a sheet of this size; smaller where it is narrow."""
    z = height
    kinds = {
        'circles': ([(.02 * z, .58 * z, .20 * z, p.accent_deep), (-.05 * z, .30 * z, (.22 * z, .05 * z), p.accent)],
                    [(-.14 * z, .52 * z, .24 * z, p.accent), (.16 * z, .40 * z, (.20 * z, .14 * z), p.accent_deep)]),
        'hills': ([(-.12 * z, .62 * z, .09 * z, p.accent_deep), (.04 * z, .28 * z, (.30 * z, .18 * z), p.accent)],
                  [(.14 * z, .66 * z, .12 * z, p.accent), (0, .26 * z, (.40 * z, .16 * z), p.accent_deep),
                   (-.10 * z, .36 * z, (.20 * z, .08 * z), p.ceramic)]),
        'lines': ([(0, (.5 + y) * z, (.24 * z, .012 * z), p.accent_deep if y < 0 else p.accent) for y in (-.18, -.09, 0, .09, .18)],
                  [(x * z, .5 * z, (.012 * z, .30 * z), p.accent_deep if x < 0 else p.accent) for x in (-.2, -.12, -.04, .04, .12, .2)]),
        'arches': ([_arch(0, .26 * z, .30 * z, p.accent), _arch(0, .26 * z, .21 * z, p.paper), _arch(0, .26 * z, .13 * z, p.accent_deep)],
                   [_arch(-.10 * z, .44 * z, .24 * z, p.accent_deep), _arch(.14 * z, .26 * z, .24 * z, p.accent),
                    (.20 * z, .66 * z, .05 * z, p.accent_deep)]),
        'peaks': ([(.14 * z, .66 * z, .08 * z, p.accent), _peak(-.10 * z, .24 * z, .26 * z, .36 * z, p.accent_deep),
                   _peak(.14 * z, .24 * z, .20 * z, .22 * z, p.ceramic)],
                  [(-.16 * z, .64 * z, .07 * z, p.ceramic), _peak(.10 * z, .24 * z, .30 * z, .40 * z, p.accent),
                   _peak(-.16 * z, .24 * z, .22 * z, .24 * z, p.accent_deep)]),
    }
    # Two that are seen together differ.
    shapes = kinds[p.chosen['art']][number % 2]
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


def _arch(x, low, radius, made):
    """A half disc that stands on the height `low` of a picture, as one of its shapes."""
    turns = [math.pi * step / 32 for step in range(33)]
    return x, low, [(radius * math.cos(turn), radius * math.sin(turn)) for turn in turns], made


def _peak(x, low, half, high, made):
    """A mountain that stands on the height `low` of a picture, as one of its shapes."""
    return x, low, [(-half, 0), (half, 0), (half * .18, high), (-half * .08, high * .9)], made
