"""The hours of the day: sky, sun and fill. Every hour keeps the warm key from the left and a cool fill from the front."""
import bpy

from kit.sky import CLOUD_DAY, direction, sky
from kit.stage import sun

EVENING = [(0, (.46, .29, .21)), (.03, (.37, .28, .27)), (.09, (.20, .23, .34)), (.22, (.085, .14, .29)),
           (.5, (.035, .075, .19)), (1, (.016, .04, .12))]
EVENING_CLOUDS = ((.62, .42, .38), (.26, .25, .33), (.07, .10, .18))
SUNDOWN = [(0, (1.0, .60, .34)), (.025, (.88, .56, .40)), (.08, (.55, .46, .50)), (.2, (.25, .34, .54)),
           (.45, (.10, .18, .38)), (1, (.045, .095, .24))]
SUNDOWN_CLOUDS = ((1.15, .60, .38), (.80, .50, .44), (.34, .34, .46))
DEEP = [(0, (.20, .17, .19)), (.06, (.13, .13, .19)), (.2, (.06, .085, .16)), (.5, (.025, .045, .105)), (1, (.012, .026, .07))]
SUNSET = [(0, (1.0, .52, .25)), (.03, (.92, .52, .32)), (.10, (.62, .47, .45)), (.24, (.33, .37, .50)),
          (.5, (.15, .22, .40)), (1, (.07, .12, .27))]
CLEAR = [(0, (.86, .87, .86)), (.04, (.64, .78, .92)), (.16, (.42, .62, .90)), (.4, (.30, .48, .78)), (1, (.14, .29, .58))]


def evening(azimuth=68):
    """Blue hour with a last warm band on the horizon behind the towers."""
    sky(EVENING, direction(azimuth, 1), .85, (1.0, .43, .15), .42, .5, EVENING_CLOUDS)
    sun(direction(203, 9), 1.5, (1.0, .62, .38), 6)
    sun(direction(285, 30), .40, (.55, .66, 1.0), 25)


def sundown(azimuth=146):
    """The last sun from the south-west on the fronts, the sky aglow at `azimuth`, where it will set."""
    sky(SUNDOWN, direction(azimuth, 2), .62, (1.0, .50, .20), .75, .85, SUNDOWN_CLOUDS)
    sun(direction(208, 10), 2.7, (1.0, .60, .34), 1.5)
    sun(direction(285, 34), .28, (.55, .66, 1.0), 25)


def night():
    """After sunset: the city's own light is all there is."""
    sky(DEEP, direction(120, 0), .8, (1.0, .5, .25), .25, .35, ((.20, .17, .18), (.08, .09, .14), (.03, .04, .08)))
    sun(direction(250, 35), .12, (.6, .7, 1.0), 30)


def sunset(towards=150):
    """The sun has just gone into haze over the sea, at the azimuth `towards`."""
    sky(SUNSET, direction(towards, 2), .9, (1.0, .46, .16), 1.0, .5, ((1.1, .62, .42), (.75, .48, .44), (.28, .28, .36)))
    # The lamp itself would burn a hole into the sea; the glow of the sky is reflected instead.
    sun(direction(towards, 7), 1.5, (1.0, .58, .30), 6).visible_glossy = False


def day(azimuth=248, elevation=40):
    """Noon, the sun in the south (202° on the compass unless told): no tower stands in another's light from 200° to 165°. High thin cloud.

    A sun behind the camera leaves no shade: choose an `azimuth` some 40° aside of it.
    """
    sky(CLEAR, direction(azimuth, elevation), .95, (1.0, .88, .72), .4, .30, CLOUD_DAY)
    sun(direction(azimuth, elevation), 4.0, (1.0, .87, .70), .8)


def far_clip(metres=60000):
    """Lets the camera see to the horizon."""
    bpy.context.scene.camera.data.clip_end = metres
