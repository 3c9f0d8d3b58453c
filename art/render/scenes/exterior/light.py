"""The hours of the day: sky, sun and fill. Every hour keeps the warm key from the left and a cool fill from the front."""
import math

import bpy

from kit.materials import material
from kit.mesh import MeshBuilder
from kit.sky import CLOUD_DAY, direction, sky
from kit.stage import sun

EVENING = [(0, (.46, .29, .21)), (.03, (.37, .28, .27)), (.09, (.20, .23, .34)), (.22, (.085, .14, .29)),
           (.5, (.035, .075, .19)), (1, (.016, .04, .12))]
EVENING_CLOUDS = ((.62, .42, .38), (.26, .25, .33), (.07, .10, .18))
DEEP = [(0, (.20, .17, .19)), (.06, (.13, .13, .19)), (.2, (.06, .085, .16)), (.5, (.025, .045, .105)), (1, (.012, .026, .07))]
SUNSET = [(0, (1.0, .52, .25)), (.03, (.92, .52, .32)), (.10, (.62, .47, .45)), (.24, (.33, .37, .50)),
          (.5, (.15, .22, .40)), (1, (.07, .12, .27))]
CLEAR = [(0, (.93, .88, .80)), (.05, (.80, .84, .88)), (.16, (.56, .70, .88)), (.4, (.30, .48, .78)), (1, (.14, .29, .58))]
WHITE = [(0, (.93, .905, .865)), (.2, (.90, .90, .90)), (1, (.70, .78, .90))]


def evening(azimuth=68):
    """Blue hour with a last warm band on the horizon behind the towers."""
    sky(EVENING, direction(azimuth, 1), .85, (1.0, .43, .15), .42, .5, EVENING_CLOUDS)
    sun(direction(203, 9), 1.5, (1.0, .62, .38), 6)
    sun(direction(285, 30), .40, (.55, .66, 1.0), 25)


def night():
    """After sunset: the city's own light is all there is."""
    sky(DEEP, direction(120, 0), .8, (1.0, .5, .25), .25, .35, ((.20, .17, .18), (.08, .09, .14), (.03, .04, .08)))
    sun(direction(250, 35), .12, (.6, .7, 1.0), 30)


def sunset(towards=150):
    """The sun has just gone into haze over the sea, at the azimuth `towards`."""
    sky(SUNSET, direction(towards, 2), .9, (1.0, .46, .16), 1.0, .5, ((1.1, .62, .42), (.75, .48, .44), (.28, .28, .36)))
    # The lamp itself would burn a hole into the sea; the glow of the sky is reflected instead.
    sun(direction(towards, 7), 1.5, (1.0, .58, .30), 6).visible_glossy = False


def day(azimuth=216, elevation=24):
    """A clear late afternoon with high thin cloud."""
    sky(CLEAR, direction(azimuth, elevation), .95, (1.0, .86, .66), .5, .32, CLOUD_DAY)
    sun(direction(azimuth, elevation), 3.6, (1.0, .83, .62), 1.2)


def white(azimuth=208, elevation=30, strength=3.6, fill=.62):
    """Paper-like surroundings with one soft warm sun, for the white model."""
    sky(WHITE, direction(azimuth, elevation), fill, (1, .9, .75), .15, 0)
    sun(direction(azimuth, elevation), strength, (1.0, .83, .64), 2.5)
    _backdrop((1.9, 1.84, 1.74))


def _backdrop(colour):
    """A distant ring that only the camera sees: the paper behind the white model."""
    paper = material('backdrop', (0, 0, 0), glow=colour, strength=1.0)
    built = MeshBuilder('backdrop', [paper])
    ring = [(30000 * math.cos(a), 30000 * math.sin(a)) for a in (2 * math.pi * index / 48 for index in range(48))]
    built.prism(ring, -400, 30000, paper, caps=False)
    made = built.done()
    made.visible_diffuse = made.visible_shadow = made.visible_transmission = False


def dim_white(azimuth=205, elevation=16):
    """The white model in the evening: even and dark enough for a white title."""
    sky([(0, (.20, .23, .31)), (.2, (.13, .17, .26)), (1, (.06, .09, .17))], direction(azimuth, 3), .9, (1, .6, .35), .2, 0)
    sun(direction(azimuth, elevation), .55, (1.0, .68, .42), 4)


def far_clip(metres=60000):
    """Lets the camera see to the horizon."""
    bpy.context.scene.camera.data.clip_end = metres
