"""Cameras that keep verticals straight."""
import math

from kit.stage import camera


def aim(location, target, lens=50.0, aside=0.0):
    """A level camera whose lens is shifted so that `target` is in the middle of the picture; `aside` moves it sideways."""
    (x, y, z), (to_x, to_y, to_z) = location, target
    # A shift is counted in widths of the sensor, 36 mm.
    rise = (to_z - z) / math.hypot(to_x - x, to_y - y) * lens / 36
    return camera(location, target, lens, (aside, rise))
