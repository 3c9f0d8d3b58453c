"""Pictures of the homes, from `homes/cameras/`: a camera there is a shot here."""
import json
import os
from dataclasses import replace

from post.grade import Grade
from shot import Shot

CAMERAS = os.path.join(os.path.dirname(__file__), '..', 'homes', 'cameras')

DAY = Grade(exposure=1.03, meter=1.26, white=.945, contrast=1.28, saturation=1.06, tint=(.948, 1, 1.085), bloom=.16, bloom_from=1.3,
            vignette=.05)
GRADES = {
    'day': DAY,
    'evening': replace(DAY, exposure=.9, meter=1.0, tint=(.96, 1, 1.06)),
    'round': replace(DAY, meter=1.04, contrast=1.34, vignette=0, sharpen=.2),
    'above': Grade(exposure=1.05, contrast=1.4, saturation=1.16, tint=(.985, 1, 1.01), bloom=0, vignette=0, sharpen=.3),
}
# Small rooms of one light colour: with the meter of the others tiles and cupboards would lose their edges.
METERS = {'bath': .85, 'utility': .9, 'entrance': 1.05}
SIZES = (('plan-3d-', (1600, 1200)), ('design-', (1200, 800)), ('living-', (1200, 800)), ('box-', (1200, 900)),
         ('banner-', (1920, 480)), ('panorama-', (3000, 1500)))
SAMPLES = {'eye': 15, 'panorama': 12, 'above': 18}


def _shot(name, camera):
    options = {key: value for key, value in camera.items() if key not in ('samples', 'grade')}
    view = camera['view']
    grade = GRADES[camera.get('grade', {'eye': 'day', 'panorama': 'round', 'above': 'above'}[view])]
    grade = replace(grade, meter=METERS.get(camera.get('room', '').split('-')[0], grade.meter))
    size = next((size for start, size in SIZES if name.startswith(start)), (1600, 900))
    return Shot('home.picture:picture', size, camera.get('samples', SAMPLES[view]), bounces=5, clamp=4.0, wrap=view == 'panorama',
                options=options, grade=grade)


def _cameras():
    for unit in sorted(os.listdir(CAMERAS)):
        with open(os.path.join(CAMERAS, unit), encoding='utf-8') as file:
            yield from json.load(file).items()


SHOTS = {name: _shot(name, camera) for name, camera in _cameras()}

# Parts of a larger master: name, then x, y, width, height in its pixels.
CROPS = {
    'film-59': ('interior-59a-living', (0, 190, 1600, 615)),
    'film-84': ('interior-84a-living', (0, 190, 1600, 615)),
}
