"""Pictures of the homes, from `homes/cameras/`: a camera there is a shot here."""
import json
import os
from dataclasses import replace

from post.grade import Grade
from shot import Shot

CAMERAS = os.path.join(os.path.dirname(__file__), '..', 'homes', 'cameras')

DAY = Grade(exposure=.93, contrast=1.24, saturation=1.06, tint=(.965, 1, 1.06), bloom=.16, bloom_from=1.3, vignette=.05)
GRADES = {
    'day': DAY,
    'kitchen': replace(DAY, exposure=1.0),
    'inside': replace(DAY, exposure=1.0, contrast=1.24),
    'evening': replace(DAY, exposure=.85),
    'round': replace(DAY, exposure=1.1, vignette=0, sharpen=.6),
    'above': Grade(exposure=1.05, contrast=1.27, saturation=1.08, tint=(.98, 1, 1.03), bloom=0, vignette=0, sharpen=.3),
}
SIZES = (('plan-3d-', (1600, 1200)), ('design-', (1200, 800)), ('living-', (1200, 800)), ('box-', (1200, 900)),
         ('banner-', (1920, 480)), ('panorama-', (3000, 1500)))
SAMPLES = {'eye': 15, 'panorama': 8, 'above': 18}


def _shot(name, camera):
    options = {key: value for key, value in camera.items() if key not in ('samples', 'grade')}
    view = camera['view']
    grade = GRADES[camera.get('grade', {'eye': 'day', 'panorama': 'round', 'above': 'above'}[view])]
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
