"""The neighbourhood, seen from roofs and from above them an hour after sunrise: figures and cars are small, light and haze do the rest."""
from dataclasses import replace

from post.grade import Grade
from shot import Shot

STREET = Grade(exposure=1.3, contrast=1.45, saturation=1.2, tint=(1.03, 1, .97), bloom=.12, bloom_from=1.6, vignette=.05,
               haze=700, haze_from=70, haze_colour=(.70, .70, .70), haze_most=.75)
# Seen from farther away: less haze, more contrast.
HIGH = replace(STREET, contrast=1.55, haze=1300, haze_from=115)
# Over the water the air is clearer and the sun stands before the camera.
SHORE = replace(STREET, exposure=.72, contrast=1.55, saturation=1.3, haze=3200, haze_from=200, haze_colour=(.86, .74, .62), haze_most=.72)

SHOTS = {
    'place-station': Shot('neighbourhood.station:station', (1200, 800), 13, bounces=3, grade=STREET),
    'place-hospital': Shot('neighbourhood.hospital:hospital', (1200, 800), 13, bounces=3, grade=replace(HIGH, haze=420, haze_from=150, haze_most=.9)),
    'place-road': Shot('neighbourhood.road:road', (1200, 800), 13, bounces=3, grade=replace(STREET, exposure=1.6, haze=850, haze_colour=(.70, .72, .75), haze_most=.82)),
    'place-market': Shot('neighbourhood.market:market', (1200, 800), 13, bounces=3, grade=STREET),
    'place-school': Shot('neighbourhood.school:school', (1200, 800), 13, bounces=3, grade=HIGH),
    'place-sea': Shot('neighbourhood.sea:sea', (1200, 800), 13, bounces=3, grade=SHORE, options={'azimuth': 44}),
    'box-sea': Shot('neighbourhood.breakwater:breakwater', (1200, 900), 13, bounces=3, grade=SHORE),
    'box-city': Shot('neighbourhood.oldtown:oldtown', (1200, 900), 13, bounces=3, grade=STREET),
    'card-sea': Shot('neighbourhood.sea:sea', (800, 1000), 13, bounces=3, grade=SHORE,
                     options={'location': (-62, -96, 54), 'target': (12, 24, 0), 'lens': 36}),
    'slide-station': Shot('neighbourhood.station:station', (1600, 900), 13, bounces=3, grade=STREET,
                          options={'location': (34, -46, 27), 'target': (5, 2, 1.5), 'lens': 38, 'azimuth': 200}),
    # The windows behind are many here too.
    'card-station': Shot('neighbourhood.station:station', (800, 1000), 13, bounces=3, grade=replace(STREET, soft=1.6, soft_from=38, soft_to=52),
                         options={'location': (-18, -19, 26), 'target': (-3.6, .2, .5), 'lens': 42}),
    # The windows of the flats behind are many: haze and softness keep the school before them.
    'card-school': Shot('neighbourhood.school:school', (800, 1000), 13, bounces=3,
                        grade=replace(HIGH, haze=420, haze_from=100, haze_most=.85, soft=2.4, soft_from=105, soft_to=170),
                        options={'location': (13, -62, 31), 'target': (1, 6, 4), 'lens': 36}),
    'card-life': Shot('neighbourhood.market:market', (800, 1000), 13, bounces=3, grade=STREET,
                      options={'location': (2.2, -50, 23), 'target': (-.2, 4, 2.5), 'lens': 52}),
}
