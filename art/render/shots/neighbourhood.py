"""The neighbourhood, from roofs and from above them, by the sea at noon, in the streets at sundown: figures and cars are small, light and haze do the rest."""
from dataclasses import replace

from post.grade import Grade
from shot import Shot

CLEAR = Grade(exposure=.95, contrast=1.55, saturation=1.24, tint=(1.02, 1, .985), bloom=.12, bloom_from=1.5, vignette=.05,
              haze=6000, haze_from=300, haze_colour=(.56, .66, .78), haze_most=.7)
# The windows of the flats behind are many: haze and softness keep what stands before them.
HAZY = replace(CLEAR, haze=520, haze_from=140, haze_colour=(.66, .72, .80), haze_most=.85)
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
                          options={'location': (36, -44, 17), 'target': (6, 2, 2.6), 'lens': 36}),
    'card-station': Shot('neighbourhood.station:station', (800, 1000), 13, bounces=3, grade=DUSK,
                         options={'location': (-21, -27, 12.5), 'target': (-1.8, 1, 3.4), 'lens': 40}),
    'card-school': Shot('neighbourhood.school:school', (800, 1000), 13, bounces=3,
                        grade=replace(HAZY, haze_from=100, soft=2.4, soft_from=105, soft_to=170),
                        options={'location': (13, -62, 31), 'target': (1, 6, 4), 'lens': 36}),
    'card-life': Shot('neighbourhood.market:market', (800, 1000), 13, bounces=3, grade=DUSK,
                      options={'location': (-1.2, -68, 6.2), 'target': (0, -40, 5.2), 'lens': 40}),
}
