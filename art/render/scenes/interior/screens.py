"""What televisions show: a view in soft bands of colour, one for each manner. Metres."""
import math

from kit.materials import material
from kit.mesh import MeshBuilder
from kit.solids import box

# The sky above and at the horizon, then ridges from far to near: mean height, swing, waves, phase as shares, upper and lower colour.
VIEWS = {
    'hills': (((.62, .68, .74), (.62, .68, .74)), ((.50, .10, 1.3, .4, (.36, .47, .56), (.36, .47, .56)),
              (.36, .09, 1.9, 2.1, (.17, .28, .36), (.17, .28, .36)), (.22, .07, 1.1, 4.4, (.06, .13, .17), (.06, .13, .17)))),
    'forest': (((.70, .76, .66), (.86, .84, .70)), ((.58, .05, 2.1, .4, (.42, .50, .38), (.62, .66, .52)),
               (.44, .07, 2.6, 2.1, (.17, .27, .15), (.34, .43, .27)), (.27, .05, 3.4, 4.0, (.05, .11, .05), (.13, .21, .10)),
               (.12, .03, 1.6, 1.0, (.02, .05, .02), (.04, .08, .03)))),
    'dunes': (((.46, .56, .66), (.90, .80, .66)), ((.46, .05, .8, .4, (.72, .48, .30), (.86, .66, .46)),
              (.34, .10, .7, 2.6, (.50, .26, .13), (.78, .50, .28)), (.16, .10, .6, 5.2, (.20, .09, .05), (.62, .33, .16)))),
    'sea': (((.20, .38, .56), (.88, .80, .68)), ((.44, 0, 1, 0, (.60, .62, .58), (.22, .40, .46)), (.34, .002, 5, 1, (.24, .42, .48), (.10, .27, .34)),
            (.24, .004, 4, 3, (.12, .30, .36), (.06, .19, .24)), (.11, .02, 1.4, 2, (.62, .56, .46), (.50, .43, .33)))),
    'dusk': (((.07, .08, .20), (.80, .42, .28)), ((.40, .07, 1.7, .8, (.22, .15, .24), (.34, .20, .26)),
             (.28, .06, 2.3, 3.1, (.08, .07, .14), (.14, .10, .17)), (.14, .05, 1.2, 5.0, (.02, .02, .05), (.04, .03, .07)))),
}
COLUMNS, BRIGHT = 64, .3


def television(p, width=1.66, low=.86):
    """A screen of 16:9 on the wall with the view of the palette's manner."""
    high = width * .565
    # A panel like a picture: 19 mm deep, before a slit of shadow.
    box((-width / 2 + .12, .0005, low + .12), (width / 2 - .12, .0075, low + high - .12), p.dark, bevel=0)
    box((-width / 2, .008, low), (width / 2, .027, low + high), p.glass, bevel=.003)
    glow = material('screen', (.01, .01, .01), rough=.35, specular=.08, glow_from_colour=BRIGHT)
    glow.cycles.sample_as_light = False
    sky, ridges = VIEWS[p.manner.screen]
    half, built = width / 2 - .007, MeshBuilder('screen', [glow])
    foot, top = low + .009, low + high - .007
    bands = [([top] * (COLUMNS + 1), *sky)]
    bands += [([foot + (top - foot) * height for height in _ridge(*ridge[:4])], *ridge[4:]) for ridge in ridges]
    for index, (line, upper, lower) in enumerate(bands):
        y = .0275 + .0003 * index
        for k in range(COLUMNS):
            a, b = (half - 2 * half * step / COLUMNS for step in (k, k + 1))
            built.quad([(a, y, foot), (b, y, foot), (b, y, line[k + 1]), (a, y, line[k])], glow, [lower, lower, upper, upper])
    built.done()


def _ridge(mean, swing, waves, phase):
    """Heights of a ridge from left to right, as shares of the picture's height."""
    turns = (2 * math.pi * step / COLUMNS for step in range(COLUMNS + 1))
    return [mean + swing * (math.sin(waves * turn + phase) + .3 * math.sin(4.7 * waves * turn) + .12 * math.sin(11.3 * waves * turn + phase))
            for turn in turns]
