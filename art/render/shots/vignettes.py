"""The white-model vignettes of the neighbourhood: one light, one grade, small changes of the camera."""
from post.grade import Grade
from shot import Shot

# The tint takes the warm sun out of the whites: they are white, the shadows blue, and wood and leaves keep their colour.
PAPER = Grade(exposure=1.72, contrast=2.5, saturation=1.1, tint=(.94, 1, 1.1), bloom=.12, bloom_from=1.6, vignette=.02,
              haze=400, haze_from=70, haze_colour=(1.08, 1.08, 1.1), haze_most=.75)

SHOTS = {
    'place-station': Shot('vignettes.station:station', (1200, 800), 20, bounces=4, grade=PAPER),
    'place-hospital': Shot('vignettes.hospital:hospital', (1200, 800), 20, bounces=4, grade=PAPER),
    'place-road': Shot('vignettes.road:road', (1200, 800), 20, bounces=4, grade=PAPER),
    'place-market': Shot('vignettes.market:market', (1200, 800), 20, bounces=4, grade=PAPER),
    'place-school': Shot('vignettes.school:school', (1200, 800), 20, bounces=4, grade=PAPER),
    'place-sea': Shot('vignettes.sea:sea', (1200, 800), 20, bounces=4, grade=PAPER),
    'box-transit': Shot('vignettes.transit:transit', (1200, 900), 20, bounces=4, grade=PAPER),
    'slide-station': Shot('vignettes.station:station', (1600, 900), 16, bounces=4, grade=PAPER,
                          options={'location': (-22, -20, 9.0), 'target': (6.5, 2.6, 2.0), 'lens': 40, 'walkway': True}),
    'card-station': Shot('vignettes.station:station', (800, 1000), 20, bounces=4, grade=PAPER,
                         options={'location': (-12.5, -3, 8), 'target': (.2, 2.7, .3), 'lens': 34}),
    'card-school': Shot('vignettes.school:school', (800, 1000), 20, bounces=4, grade=PAPER,
                        options={'location': (-34, -46, 30), 'target': (-1, 2, 3), 'lens': 50}),
    'card-life': Shot('vignettes.market:market', (800, 1000), 20, bounces=4, grade=PAPER,
                      options={'location': (-1.2, -15.5, 5.0), 'target': (.2, 6, 3.0), 'lens': 44}),
}
