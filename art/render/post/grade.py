"""From linear light to a finished picture: haze by depth, bloom, a film-like tone curve, a little sharpening.

A grade takes seconds; change it by running it again, never by rendering again.
"""
from dataclasses import dataclass

import cv2
import numpy as np

INTO = np.array([[.842479, .0784336, .0792237], [.0423282, .8784686, .0791662], [.0423757, .0784336, .8791430]])
LUMINANCE = np.array([.2126, .7152, .0722])
# Metres: what is farther is no longer the room, but its view.
OUTSIDE = 1000


@dataclass(frozen=True)
class Grade:
    """`exposure` in stops; with a `meter` it is the least, and a dark room gets up to one stop more, until all but the
    brightest third of it reach that linear light. What is seen through a window keeps `exposure`: no sky burns out.
    `white` is the shown value that becomes white.

    `haze` is the distance in metres at which 63 % is haze, from `haze_from` on, `haze_most` at most.

    From `soft_from` metres on, fully at `soft_to`, edges are softened by `soft` thousandths of the picture's height: a far
    city is calm, and light enough to be delivered. `focus`, middle and half axes of an oval in shares of the picture, does
    the same to what lies outside of it, where everything is equally far. A `sharpen` below 0 softens everything.
    """

    exposure: float = 0.0
    meter: float = 0.0
    white: float = 1.0
    contrast: float = 1.1
    saturation: float = 1.2
    tint: tuple = (1.0, 1.0, 1.0)
    haze: float = 0.0
    haze_colour: tuple = (.6, .45, .45)
    haze_from: float = 0.0
    haze_most: float = .9
    soft: float = 0.0
    soft_from: float = 480.0
    soft_to: float = 1440.0
    focus: tuple = ()
    bloom: float = .5
    bloom_from: float = 1.0
    vignette: float = .1
    sharpen: float = .25
    grain: float = 0.0


def _tone(light, contrast, saturation):
    """The AgX curve (polynomial fit), display-encoded."""
    x = np.clip(np.log2(np.maximum(light @ INTO.T, 1e-10)), -12.47393, 4.026069)
    x = (x + 12.47393) / 16.499999
    x = 15.5 * x ** 6 - 40.14 * x ** 5 + 31.96 * x ** 4 - 6.868 * x ** 3 + .4298 * x ** 2 + .1191 * x - .00232
    x = np.maximum(x, 0) ** contrast
    grey = (x @ LUMINANCE)[..., None]
    return np.clip((grey + saturation * (x - grey)) @ np.linalg.inv(INTO).T, 0, 1)


def _bloom(light, threshold, amount):
    bright = np.maximum(light - threshold, 0)
    bright = (bright / (1 + bright * .12)).astype(np.float32)
    height = light.shape[0]
    spread = sum(share * cv2.GaussianBlur(bright, (0, 0), size * height) for size, share in ((.003, .5), (.01, .3), (.03, .2)))
    return light + amount * spread


def hazed(light, depth, grade):
    """Linear light with the grade's haze in it, `depth` in metres."""
    if not grade.haze:
        return light
    share = np.clip(1 - np.exp(-np.maximum(depth - grade.haze_from, 0) / grade.haze), 0, 1) * grade.haze_most
    share[depth > 1e5] = 0
    return light * (1 - share) + np.array(grade.haze_colour) * share


def _soften(light, depth, grade):
    far = np.clip((depth - grade.soft_from) / (grade.soft_to - grade.soft_from), 0, 1).astype(np.float32)
    height, width = light.shape[:2]
    if grade.focus:
        x, y, half_x, half_y = grade.focus
        down, across = np.mgrid[0:1:height * 1j, 0:1:width * 1j]
        out = np.hypot((across - x) / half_x, (down - y) / half_y)[..., None]
        far = np.maximum(far, np.clip((out - 1) / .5, 0, 1).astype(np.float32))
    size = grade.soft * height / 1000
    # Only what is far is spread: near things would leave a seam around themselves.
    share = cv2.GaussianBlur(far, (0, 0), size)
    spread = cv2.GaussianBlur((light * far).astype(np.float32), (0, 0), size) / np.maximum(share[..., None], 1e-4)
    return light * (1 - far) + spread * far


def _exposed(light, depth, grade):
    """Linear light at its exposure: a room by the meter, what is seen through its windows as the grade says."""
    tinted = light * 2 ** grade.exposure * np.array(grade.tint)
    if not grade.meter:
        return tinted
    outside = (depth > OUTSIDE).astype(np.float32)
    level = np.percentile((tinted @ LUMINANCE)[outside[..., 0] == 0], 66)
    more = float(np.clip(np.log2(grade.meter / level), 0, 1))
    return tinted * 2 ** (more * (1 - cv2.GaussianBlur(outside, (0, 0), 1)[..., None]))


def finish(light, depth, grade):
    """The picture as float of shape (height, width, 3), 0…1, ready to be written as sRGB."""
    if grade.soft:
        light = _soften(light, depth, grade)
    light = _exposed(hazed(light, depth, grade), depth, grade)
    if grade.bloom:
        light = _bloom(light, grade.bloom_from, grade.bloom)
    height, width = light.shape[:2]
    y, x = np.mgrid[-1:1:height * 1j, -1:1:width * 1j]
    light = light * (1 - grade.vignette * (x * x + y * y) * .7)[..., None]
    shown = np.minimum(_tone(light, grade.contrast, grade.saturation) / grade.white, 1).astype(np.float32)
    if grade.sharpen:
        shown = np.clip(shown + grade.sharpen * (shown - cv2.GaussianBlur(shown, (0, 0), 1.2)), 0, 1)
    if grade.grain:
        shown = np.clip(shown + np.random.default_rng(1).normal(0, grade.grain, shown.shape[:2])[..., None], 0, 1)
    return shown
