"""The development from outside: evening, day, white model and plan."""
from dataclasses import replace

from post.grade import Grade
from shot import Shot
from shots.vignettes import PAPER

EVENING = Grade(exposure=-.12, contrast=1.36, saturation=1.26, tint=(.94, 1, 1.05), haze=3400, haze_from=300,
                haze_colour=(.24, .21, .27), haze_most=.6, bloom=.75, bloom_from=.75, vignette=.24)
NIGHT = Grade(exposure=.9, contrast=1.3, saturation=1.2, tint=(.98, 1, 1.05), haze=2600, haze_from=250,
              haze_colour=(.07, .075, .11), haze_most=.6, bloom=.7, bloom_from=.9, vignette=.1)
DAY = Grade(exposure=.8, contrast=1.35, saturation=1.2, haze=3200, haze_from=250, haze_colour=(.62, .70, .80), haze_most=.75,
            bloom=.15, bloom_from=1.4, vignette=.05)
# No vignette: on so even a ground its steps would show as rings.
WHITE = Grade(exposure=1.28, contrast=2.15, saturation=1.2, tint=(.985, 1, 1.015), haze=4800, haze_from=600,
              haze_colour=(1.5, 1.45, 1.37), haze_most=.8, bloom=.1, bloom_from=2.2, vignette=0, sharpen=.35)
# Over the harbour: a longer look, so that the towers and the far side of the city keep their form.
FAR = replace(WHITE, exposure=1.2, contrast=2.8, tint=(.96, 1, 1.06), haze=7000, haze_from=1200, haze_most=.6)
SUNSET = Grade(exposure=.42, contrast=1.4, saturation=1.25, haze=4200, haze_from=300, haze_colour=(.58, .40, .34), haze_most=.6,
               bloom=.4, bloom_from=1.0, vignette=.1)
BLUE = Grade(exposure=.55, contrast=1.35, saturation=1.2, tint=(.74, .95, 1.25), haze=2600, haze_from=250,
             haze_colour=(.07, .075, .11), haze_most=.6, bloom=.8, bloom_from=.7, vignette=.12)
DIM = Grade(exposure=1.15, contrast=1.75, saturation=1.1, haze=2600, haze_from=450, haze_colour=(.13, .15, .22), haze_most=.45,
            bloom=.5, bloom_from=.9, vignette=.12)
NORTHWARDS = replace(EVENING, exposure=.75, contrast=1.5, haze=6000, haze_from=900, haze_colour=(.42, .30, .30), haze_most=.45, vignette=.1)


def _view(size, samples, grade, **options):
    return Shot('exterior.exterior:view', size, samples, 4, grade=grade, options=options)


SHOTS = {
    'hero': _view((1920, 1080), 26, EVENING, eye=(-130, -312, 88), target=(-78, 0), lens=29.5, rise=.006),
    'hero-portrait': _view((900, 1600), 24, EVENING, eye=(-70, -400, 90), target=(4, -10), lens=40.5, rise=.13),
    'complex-banner': _view((1920, 600), 20, DAY, hour='day', eye=(-72, -150, 47), target=(4, -5), lens=26, rise=-.065, close=True),
    'overview-aerial': _view((1200, 1500), 20, replace(WHITE, sharpen=.12), hour='white', eye=(-190, -350, 330), target=(0, -10, 40), lens=44, level=False),
    'location-point': _view((1600, 1000), 20, WHITE, hour='white', eye=(-260, -430, 230), target=(10, 0), lens=33, rise=-.215),
    'brand-story': _view((1600, 900), 20, WHITE, hour='white', eye=(-34, -430, 98), target=(-4, 0), lens=33, rise=-.12),
    'brand-philosophy': _view((1600, 900), 20, DAY, hour='day', eye=(-66, -74, 88), target=(-22, -27), lens=84, fine=True, far=False, share=.16),
    'slide-complex': _view((1600, 900), 20, DAY, hour='day', eye=(-70, -215, 48), target=(4, 0), lens=25, rise=.05, close=True),
    'slide-future': _view((1600, 900), 20, FAR, hour='white', eye=(-1256, 1511, 230), target=(-60, 0), lens=66, rise=-.2,
                          azimuth=165),
    'brand-night': _view((1600, 900), 28, NIGHT, hour='night', eye=(-66, -75, 1.9), target=(-8, -50), lens=24, rise=.13, close=True,
                         clear=(-90, -20), wet=True, far=False),
    'design-podium': _view((1200, 800), 24, DAY, hour='day', eye=(58, -78, 1.7), target=(15, -49), lens=24, rise=.19, close=True,
                           clear=(5, 70), far=False),
    'share': _view((1200, 630), 22, EVENING, eye=(-150, -380, 90), target=(-110, 0), lens=28, rise=.06),
    'complex-layout': Shot('exterior.siteplan:plan', (1600, 1200), 16, 4,
                           grade=Grade(exposure=.38, contrast=1.3, saturation=1.12, bloom=0, vignette=0, sharpen=.35)),
    'slide-sea': Shot('exterior.balcony:west', (1600, 900), 24, 5, grade=SUNSET),
    'box-city': Shot('vignettes.oldtown:oldtown', (1200, 900), 20, 4, grade=PAPER),
    'box-sea': Shot('vignettes.breakwater:breakwater', (1200, 900), 20, 4, grade=PAPER),
    'card-sea': _view((800, 1000), 20, WHITE, hour='white', eye=(-330, 120, 120), target=(-700, 900), lens=42, rise=-.3),
    'banner-brand': _view((1920, 480), 20, EVENING, eye=(-120, -220, 84), target=(-22, 0), lens=62),
    'banner-business': _view((1920, 480), 20, DIM, hour='dim_white', eye=(-300, -380, 190), target=(-20, 0), lens=32, rise=-.2),
    'banner-location': _view((1920, 480), 20, NORTHWARDS, eye=(-96, -60, 135), target=(-222, 240), lens=33, rise=-.055),
    'banner-complex': _view((1920, 480), 20, EVENING, eye=(-150, -170, 34), target=(-30, -10), lens=28, rise=.02, close=True),
    'banner-video': _view((1920, 480), 20, BLUE, hour='night', eye=(190, -330, 95), target=(40, 0), lens=32, rise=0),
    'banner-press': _view((1920, 480), 20, EVENING, eye=(-190, -230, 128), target=(-72, 0), lens=46, rise=0),
    'banner-privacy': _view((1920, 480), 20, replace(EVENING, exposure=.1), eye=(-38, -97, 13), target=(-38, -48), lens=47, far=False, clear=(-90, 10)),
    'brand-orbit-1': _view((1600, 900), 24, EVENING, eye=(-300, -210, 78), target=(0, 0), lens=30, rise=.02),
    'brand-orbit-2': _view((1600, 900), 24, EVENING, eye=(30, -390, 84), target=(5, 0), lens=31, rise=.02),
    'brand-orbit-3': _view((1600, 900), 24, EVENING, eye=(290, -270, 92), target=(15, 0), lens=31, rise=.02),
}

# name: (master, (x, y, width, height))
CROPS = {
    'banner-home': ('hero', (0, 250, 1920, 480)),
    'film-brand': ('hero', (620, 250, 1300, 500)),
    'film-location': ('location-point', (150, 430, 1300, 500)),
    'strip': ('hero', (900, 262, 640, 120)),
}
