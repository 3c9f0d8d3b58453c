"""The neighbourhood, late in the morning: the development's own materials and light, small changes of the camera."""
from post.grade import Grade
from shot import Shot

STREET = Grade(exposure=1.06, contrast=1.52, saturation=1.2, tint=(1.03, 1, .97), bloom=.12, bloom_from=1.6, vignette=.05,
               haze=2600, haze_from=60, haze_colour=(.56, .67, .80), haze_most=.6)

SHOTS = {
    'place-station': Shot('neighbourhood.station:station', (1200, 800), 13, bounces=4, grade=STREET),
    'place-hospital': Shot('neighbourhood.hospital:hospital', (1200, 800), 13, bounces=4, grade=STREET),
    'place-road': Shot('neighbourhood.road:road', (1200, 800), 13, bounces=4, grade=STREET),
    'place-market': Shot('neighbourhood.market:market', (1200, 800), 13, bounces=4, grade=STREET),
    'place-school': Shot('neighbourhood.school:school', (1200, 800), 13, bounces=4, grade=STREET),
    'place-sea': Shot('neighbourhood.sea:sea', (1200, 800), 13, bounces=4, grade=STREET),
    'slide-station': Shot('neighbourhood.station:station', (1600, 900), 13, bounces=4, grade=STREET,
                          options={'location': (-22, -20, 9.0), 'target': (6.5, 2.6, 2.0), 'lens': 40, 'walkway': True}),
    'card-station': Shot('neighbourhood.station:station', (800, 1000), 13, bounces=4, grade=STREET,
                         options={'location': (-12.5, -3, 8), 'target': (.2, 2.7, .3), 'lens': 34}),
    'card-school': Shot('neighbourhood.school:school', (800, 1000), 13, bounces=4, grade=STREET,
                        options={'location': (-34, -46, 30), 'target': (-1, 2, 3), 'lens': 50}),
    'card-life': Shot('neighbourhood.market:market', (800, 1000), 13, bounces=4, grade=STREET,
                      options={'location': (-1.2, -15.5, 5.0), 'target': (.2, 6, 3.0), 'lens': 44}),
}
