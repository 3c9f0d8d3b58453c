"""What the windows of the homes show, all round (`scenes/exterior/backdrop.py`). Rendered before the homes; not on the site."""
from post.grade import Grade
from shot import Shot

# Their light is used, not their graded picture: `finish.py` writes it beside as a file of floats.
LOOK = Grade(exposure=.6, contrast=1.3, saturation=1.15, bloom=0, vignette=0, sharpen=0)
AIR = {'haze': 6500, 'haze_from': 300, 'haze_colour': (.62, .67, .73), 'haze_most': .62}
DUSK = {'haze': 2600, 'haze_from': 250, 'haze_colour': (.20, .17, .22), 'haze_most': .6}


def _round(outlook, hour, samples=14, **air):
    return Shot('exterior.backdrop:backdrop', (5000, 2500), samples, 3, wrap=True, keep_light=True,
                grade=Grade(**{**LOOK.__dict__, **air}), options={'outlook': outlook, 'hour': hour})


SHOTS = {
    'backdrop-city-day': _round('city', 'day', **AIR),
    'backdrop-city-evening': _round('city', 'evening', 18, **DUSK),
    'backdrop-garden-day': _round('garden', 'day', 18, **{**AIR, 'haze_most': .5}),
}
