"""The neighbourhood, from first floors and low roofs, under a sky: by day the sun aside of the camera, in the streets the last light."""
from dataclasses import replace

from post.grade import Grade
from shot import Shot

CLEAR = Grade(exposure=.95, contrast=1.55, saturation=1.24, tint=(1.02, 1, .985), bloom=.12, bloom_from=1.5, vignette=.05,
              haze=6000, haze_from=300, haze_colour=(.56, .66, .78), haze_most=.7)
# The windows of the flats behind are many: haze and softness keep what stands before them.
HAZY = replace(CLEAR, haze=900, haze_from=180, haze_colour=(.66, .72, .80), haze_most=.75)
# The last sun on the fronts, lamps and shop windows burn.
DUSK = Grade(exposure=1.3, contrast=1.5, saturation=1.34, tint=(1.03, 1, .97), bloom=.5, bloom_from=.9, vignette=.1,
             haze=900, haze_from=90, haze_colour=(.60, .42, .34), haze_most=.7)

SHOTS = {
    'place-station': Shot('neighbourhood.station:station', (1200, 800), 13, bounces=3, grade=DUSK),
    'place-hospital': Shot('neighbourhood.hospital:hospital', (1200, 800), 13, bounces=3, grade=HAZY),
    'place-road': Shot('neighbourhood.road:road', (1200, 800), 13, bounces=3, grade=replace(DUSK, exposure=1.75, haze=1500, haze_colour=(.86, .60, .46))),
    'place-market': Shot('neighbourhood.market:market', (1200, 800), 13, bounces=3, grade=DUSK),
    'place-school': Shot('neighbourhood.school:school', (1200, 800), 13, bounces=3, grade=HAZY),
    'place-sea': Shot('neighbourhood.sea:sea', (1200, 800), 13, bounces=3, grade=CLEAR),
    'box-sea': Shot('neighbourhood.breakwater:breakwater', (1200, 900), 13, bounces=3, grade=CLEAR),
    'box-city': Shot('neighbourhood.oldtown:oldtown', (1200, 900), 13, bounces=3, grade=DUSK),
    'card-sea': Shot('neighbourhood.sea:sea', (800, 1000), 13, bounces=3, grade=CLEAR,
                     options={'location': (-62, -96, 54), 'target': (12, 24, 0), 'lens': 36}),
    'slide-station': Shot('neighbourhood.station:station', (1600, 900), 13, bounces=3, grade=DUSK,
                          options={'location': (23, -26.5, 6.8), 'target': (1, 4, 0), 'lens': 25, 'rise': .07}),
    'card-station': Shot('neighbourhood.station:station', (800, 1000), 13, bounces=3, grade=DUSK,
                         options={'location': (-20, -27, 4.6), 'target': (-.6, 2, 0), 'lens': 34, 'rise': .16}),
    'card-school': Shot('neighbourhood.school:school', (800, 1000), 13, bounces=3,
                        grade=replace(HAZY, haze_from=100, soft=2.4, soft_from=105, soft_to=170),
                        options={'location': (16, -58, 15), 'target': (0, 8, 0), 'lens': 38, 'rise': -.03, 'azimuth': 228}),
    'card-life': Shot('neighbourhood.market:market', (800, 1000), 13, bounces=3, grade=DUSK,
                      options={'location': (-1.2, -61, 3.2), 'target': (0, -40, 0), 'lens': 36, 'rise': .12}),
}
