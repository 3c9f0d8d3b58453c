"""A pair of shoes as one steps out of them, toes towards +y, standing on the floor. Metres."""
import math

from kit.mesh import MeshBuilder
from scenes.interior.soft import arranged, surface

# From heel to toe, as shares of the length: half width and height of the upper, in metres.
FORM = ((0, .006, .052), (.04, .026, .066), (.16, .033, .072), (.34, .031, .070), (.48, .034, .074), (.66, .043, .056), (.84, .044, .043),
        (.95, .032, .034), (1, .006, .026))
AROUND = 14
SOLE = .022


def pair(upper, sole, lining, length=.265):
    """Two shoes of the materials `upper`, `sole` and `lining`, 0.22 m wide together, the left one a little behind."""
    for side in (-1, 1):
        arranged(lambda: _shoe(upper, sole, lining, length, side), side * .058, -.03 if side < 0 else 0, side * -4)


def _shoe(upper, sole, lining, length, side):
    def bent(x, share):
        # A foot is straight on its inner side.
        return x + side * .010 * math.sin(math.pi * share)

    rows = []
    for share, half, high in FORM:
        turns = (math.pi * step / AROUND for step in range(AROUND + 1))
        rows.append([(bent(half * math.copysign(abs(math.cos(turn)) ** .6, math.cos(turn)), share), share * length,
                      SOLE + high * math.sin(turn) ** .55) for turn in turns])
    surface('upper', rows, upper)
    outline = [(bent(half + .003, share), share * length) for share, half, _ in FORM]
    outline += [(bent(-half - .003, share), share * length) for share, half, _ in reversed(FORM)]
    built = MeshBuilder('sole', [sole, lining])
    built.prism(outline, 0, SOLE + .004, sole)
    # The opening: an oval that lies on the upper, lower at the back.
    mouth = [(bent(.024 * math.cos(turn), .28), length * (.27 + .21 * math.sin(turn)), SOLE + .0755 + .004 * math.sin(turn))
             for turn in (2 * math.pi * step / 20 for step in range(20))]
    built.quad(mouth, lining)
    built.done()
