"""Pictures of the homes' rooms. Coordinates are the rooms' own (`scenes/homes/home.py`), metres and degrees."""
from dataclasses import replace
from math import pi

from post.grade import Grade
from shot import Shot

DAY = Grade(exposure=.75, contrast=1.22, saturation=1.04, tint=(.98, 1, 1.05), bloom=.2, vignette=.06)

BANNER = replace(DAY, exposure=.55)
KITCHEN = replace(DAY, exposure=1.1)
STORAGE = replace(DAY, exposure=.95, contrast=1.3)


def _home(unit, view, samples=13, size=(1600, 900), grade=DAY, **options):
    return Shot('homes.home:home', size, samples, bounces=5, clamp=4.0, grade=grade, options={'unit': unit, 'view': view, **options})


LIVING_59A = ((3.80, 4.25, 1.22), (1.35, .6, 1.1), 19, (0, -.03))
LIVING_84A = ((.62, 5.0, 1.22), (2.9, .6, 1.1), 20, (0, -.03))
LIVING_84B = ((4.05, 4.55, 1.25), (1.4, .3, 1.1), 20, (0, -.03))

SHOTS = {
    'interior-59a-living': _home('59A', LIVING_59A),
    'interior-84a-living': _home('84A', LIVING_84A),
    'interior-84b-living': _home('84B', LIVING_84B, samples=24, evening=True, light=(285, 7), fill=1.4),
    'interior-59a-kitchen': _home('59A', ((3.5, 2.2, 1.30), (1.75, 6.0, 1.1), 21, (0, -.03)), grade=KITCHEN, fill=1.15),
    'interior-84a-kitchen': _home('84A', ((1.45, 2.75, 1.32), (2.62, 7.0, 1.1), 22, (0, -.03)), grade=KITCHEN, fill=1.3),
    'interior-84b-kitchen': _home('84B', ((3.6, 2.8, 1.32), (1.45, 6.6, 1.1), 21, (0, -.03)), evening=True, light=(285, 7),
                                  fill=1.5),
    'interior-59a-bedroom': _home('59A', ((3.95, 2.25, 1.25), (.4, 1.95, 1.1), 20, (0, -.04)), room='bedroom', unseen=('east',)),
    'interior-84a-bedroom': _home('84A', ((-1.25, 2.40, 1.28), (3.0, 2.3, 1.1), 19, (0, -.05)), room='bedroom', unseen=('west',),
                                  light=(248, 26)),
    'interior-84b-bedroom': _home('84B', ((2.25, 5.05, 1.25), (1.45, .9, 1.1), 20, (0, -.04)), room='bedroom', unseen=('north',),
                                  evening=True, light=(250, 7)),
    'design-storage': Shot('homes.storage:pantry', (1200, 800), 16, bounces=5, clamp=4.0, grade=STORAGE,
                           options={'view': ((.95, -.62, 1.38), (1.72, 1.9, 1.2), 18, (.0, -.04))}),
    'tour-poster': _home('84A', ((.55, .75, 1.40), (3.35, 6.4, 1.1), 20, (0, -.03)), grade=KITCHEN, light=(255, 26)),
    'living-interior': _home('59A', ((3.3, .6, 1.25), (.95, 5.8, 1.05), 21, (0, -.06)), samples=24, size=(1200, 800),
                             grade=replace(DAY, exposure=.95), light=(255, 26)),
    'box-home': _home('59A', ((3.95, 3.05, 1.05), (.2, 1.80, 1.0), 27, (0, -.05)), size=(1200, 900), light=(262, 30)),
    'banner-interior': _home('84A', ((3.65, 7.2, 1.42), (1.85, .6, 1.0), 20, (0, -.05)), samples=24, size=(1920, 480), grade=BANNER,
                             light=(290, 26)),
    'banner-unit': _home('84B', ((4.1, 4.3, 1.15), (1.3, .8, 1.1), 18, (0, -.075)), samples=24, size=(1920, 480), grade=BANNER,
                         light=(222, 24)),
    'panorama-84a-living': Shot('homes.home:home', (3000, 1500), 12, bounces=5, clamp=4.0, wrap=True,
                                grade=replace(DAY, exposure=.95, vignette=0),
                                options={'unit': '84A', 'panorama': ((2.2, 3.9, 1.5), pi)}),
}

# Parts of a larger master: name, then x, y, width, height in its pixels.
CROPS = {
    'film-59': ('interior-59a-living', (0, 190, 1600, 615)),
    'film-84': ('interior-84a-living', (0, 190, 1600, 615)),
}
