"""The development from outside: evening, day and plan."""
from dataclasses import replace

from post.grade import Grade
from shot import Shot

EVENING = Grade(exposure=-.12, contrast=1.36, saturation=1.26, tint=(.94, 1, 1.05), haze=3400, haze_from=300,
                haze_colour=(.27, .215, .24), haze_most=.6, bloom=.95, bloom_from=.75, vignette=.24)
SUNDOWN = Grade(exposure=.68, contrast=1.6, saturation=1.42, tint=(1.04, 1, .96), haze=3800, haze_from=350,
                haze_colour=(.52, .36, .28), haze_most=.6, bloom=.6, bloom_from=.9, vignette=.14)
NIGHT = Grade(exposure=.9, contrast=1.3, saturation=1.2, tint=(.98, 1, 1.05), haze=2600, haze_from=250,
              haze_colour=(.07, .075, .11), haze_most=.6, bloom=.7, bloom_from=.9, vignette=.1)
DAY = Grade(exposure=.95, contrast=1.66, saturation=1.24, tint=(1.02, 1, .985), haze=6000, haze_from=600, haze_colour=(.52, .64, .78),
            haze_most=.6, soft=1.3, bloom=.12, bloom_from=1.5, vignette=.05, sharpen=.05)
# So many small windows are too heavy when sharp: the farthest are softened a little.
ABOVE = replace(DAY, exposure=1.0, contrast=1.6, sharpen=-.3, soft=1.6, soft_from=720, soft_to=1200, haze=3400, haze_from=700)
SUNSET = Grade(exposure=.95, contrast=1.45, saturation=1.25, haze=4200, haze_from=300, haze_colour=(.58, .40, .34), haze_most=.6,
               bloom=.4, bloom_from=1.0, vignette=.1)
BLUE = Grade(exposure=.55, contrast=1.35, saturation=1.2, tint=(.74, .95, 1.25), haze=2600, haze_from=250,
             haze_colour=(.07, .075, .11), haze_most=.6, bloom=.8, bloom_from=.7, vignette=.12)


def _view(size, samples, grade, **options):
    return Shot('exterior.exterior:view', size, samples, 4, grade=grade, options=options)


# Across the main street: roofs there would hide the pavement and who walks on it.
FRONT = (-104, -166, 108, -99)

SHOTS = {
    'hero': _view((1920, 1080), 26, SUNDOWN, hour='sundown', eye=(-130, -312, 88), target=(-78, 0), lens=29.5, rise=-.03, glade=FRONT),
    'hero-portrait': _view((900, 1600), 24, replace(SUNDOWN, sharpen=.08), hour='sundown', eye=(-100, -300, 88), target=(0, -17), lens=27, rise=.039,
                           glade=FRONT),
    'complex-banner': _view((1920, 600), 13, DAY, hour='day', azimuth=284, eye=(-72, -150, 47), target=(4, -5), lens=26, rise=-.065, close=True),
    'overview-aerial': _view((1200, 1500), 13, ABOVE, azimuth=285, hour='day', eye=(-235, -445, 420), target=(6, -10, 62), lens=80, level=False),
    'location-point': _view((1600, 1000), 13, replace(DAY, sharpen=-.3, soft=1.8, soft_from=560, soft_to=950), hour='day', azimuth=278, eye=(-235, -390, 205), target=(14, 0), lens=35, rise=-.235),
    'brand-story': _view((1600, 900), 13, DAY, hour='day', azimuth=284, eye=(-215, -350, 100), target=(4, 0), lens=37, rise=-.06),
    'brand-philosophy': _view((1600, 900), 20, replace(DAY, soft=0), hour='day', azimuth=312, eye=(-58, -62, 21), target=(-14, -22, 96), lens=30, level=False, fine=True, far=False, share=.16),
    'slide-complex': _view((1600, 900), 13, DAY, hour='day', azimuth=256, eye=(112, -245, 46), target=(2, 0), lens=26, rise=.05, close=True),
    'slide-future': _view((1600, 900), 18, replace(SUNDOWN, sharpen=-.1, soft=1.2, soft_from=820, soft_to=1300), hour='sundown', eye=(330, -520, 170), target=(-60, 0), lens=36, rise=-.12),
    'brand-night': _view((1600, 900), 28, NIGHT, hour='night', eye=(-66, -75, 1.9), target=(-8, -50), lens=24, rise=.13, close=True,
                         clear=(-90, -20), wet=True, far=False),
    'design-podium': _view((1200, 800), 20, SUNDOWN, hour='sundown', eye=(50, -70, 1.75), target=(10, -50), lens=24, rise=.17, close=True,
                           clear=(5, 70), far=False),
    'share': _view((1200, 630), 22, SUNDOWN, hour='sundown', eye=(-150, -380, 90), target=(-110, 0), lens=28, rise=.06),
    'complex-layout': Shot('exterior.siteplan:plan', (1600, 1200), 16, 4,
                           grade=Grade(exposure=.38, contrast=1.3, saturation=1.12, bloom=0, vignette=0, sharpen=.35)),
    'slide-sea': Shot('exterior.balcony:west', (1600, 900), 24, 5, grade=SUNSET),
    'banner-brand': _view((1920, 480), 20, replace(SUNDOWN, sharpen=-.3), hour='sundown', eye=(-250, -480, 92), target=(-112, 0), lens=28, rise=-.008),
    'banner-business': _view((1920, 480), 20, replace(SUNDOWN, sharpen=0), hour='sundown', eye=(230, -540, 120), target=(-70, 0), lens=30, rise=-.012),
    'banner-complex': _view((1920, 480), 20, replace(SUNDOWN, exposure=1.0), hour='sundown', eye=(46, -44, 23), target=(-70, -14), lens=20, rise=.03, close=True),
    'banner-video': _view((1920, 480), 20, BLUE, hour='night', eye=(190, -330, 95), target=(40, 0), lens=32, rise=0),
    'banner-press': _view((1920, 480), 20, SUNDOWN, hour='sundown', eye=(-190, -230, 128), target=(-72, 0), lens=46, rise=0),
    'banner-privacy': _view((1920, 480), 20, replace(EVENING, exposure=.1), eye=(-38, -97, 13), target=(-38, -48), lens=47, far=False, clear=(-90, 10)),
    'brand-orbit-1': _view((1600, 900), 24, EVENING, eye=(-300, -210, 78), target=(0, 0), lens=30, rise=.02),
    'brand-orbit-2': _view((1600, 900), 24, EVENING, eye=(30, -390, 84), target=(5, 0), lens=31, rise=.02),
    'brand-orbit-3': _view((1600, 900), 24, EVENING, eye=(290, -270, 92), target=(15, 0), lens=31, rise=.02),
}

# name: (master, (x, y, width, height))
CROPS = {
    'banner-home': ('hero', (0, 181, 1920, 480)),
    'film-brand': ('hero', (620, 181, 1300, 500)),
    'film-location': ('location-point', (0, 325, 1600, 615)),
    'strip': ('hero', (900, 193, 640, 120)),
}
