"""The residents' rooms and the model house."""
from dataclasses import replace

from post.grade import Grade
from shot import Shot

ROOM = Grade(exposure=1.12, contrast=1.24, saturation=1.0, tint=(.98, 1, 1.05), bloom=.22, bloom_from=1.3, vignette=.06)


def _room(scene, size=(1200, 800), samples=22, lift=0.0):
    """A hall at `lift` stops over the others: those of dark wood need it."""
    return Shot(scene, size, samples, bounces=5, clamp=4.0, grade=replace(ROOM, exposure=ROOM.exposure + lift))


SHOTS = {
    'community-reading': _room('halls.reading:reading', lift=.25),
    'community-cafe': _room('halls.cafe:cafe', lift=.2),
    'living-community': _room('halls.club:club'),
    'community-fitness': _room('halls.fitness:fitness', lift=.3),
    'community-daycare': _room('halls.daycare:daycare', lift=-.12),
    'community-guesthouse': _room('halls.guesthouse:guesthouse'),
    'slide-community': _room('halls.lounge:lounge', (1600, 900), 18, lift=.1),
    'visit-house': Shot('halls.model_house:model_house', (1200, 1600), 20, bounces=5, clamp=4.0, grade=ROOM,
                        options={'view': ((5.3, 9.8, 1.85), (4.5, 3.4, 1.2), 27, (0, -.055))}),
    'banner-promotion': Shot('halls.model_house:model_house', (1920, 480), 22, bounces=5, clamp=4.0, grade=ROOM,
                             options={'view': ((9.3, 8.9, 1.5), (3.7, 2.9, 1.1), 27, (0, -.005))}),
}
