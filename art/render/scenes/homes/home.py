"""Living rooms with their kitchens, and bedrooms, of the unit types: one entry for the shot lists.

A room's own coordinates: x eastwards from its west wall, y northwards from the inner face of its (extended) south window.
"""
import importlib

from kit.stage import camera, panorama_camera
from scenes.interior.decor import decor
from scenes.interior.outlook import outlook


def home(unit, room='living', view=None, panorama=None, light=(300, 24), evening=False, sunlight=4.5, **options):
    """A room of `unit` ('59A', '84A', '84B'); `room` is 'living' (with the kitchen) or 'bedroom'.

    `view` is location, target, lens and shift of the camera; `panorama` is location and turn instead.
    `light` is azimuth and elevation of the sun in degrees. Other options go to the room.
    """
    outlook(*light, evening=evening, sunlight=sunlight)
    module = importlib.import_module(f'scenes.homes.home_{unit.lower()}' if room == 'living' else 'scenes.homes.bedrooms')
    chosen = decor(unit)
    module.living(chosen, **options) if room == 'living' else module.bedroom(unit, chosen, **options)
    if panorama:
        panorama_camera(*panorama)
    else:
        location, target, lens, shift = view
        camera(location, target, lens=lens, shift=shift)
