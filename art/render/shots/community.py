"""The residents' rooms and the model house."""
from post.grade import Grade
from shot import Shot

ROOM = Grade(exposure=.75, contrast=1.18, saturation=1.12, tint=(.98, 1, 1.05), bloom=.22, bloom_from=1.3, vignette=.06)


def _room(scene, size=(1200, 800), samples=22):
    return Shot(scene, size, samples, bounces=5, clamp=4.0, grade=ROOM)


SHOTS = {
    'community-reading': _room('halls.community:reading'),
    'community-cafe': _room('halls.community:cafe'),
    'living-community': _room('halls.community:long_table'),
    'community-fitness': _room('halls.fitness:fitness'),
    'community-daycare': _room('halls.daycare:daycare'),
    'community-guesthouse': _room('halls.guesthouse:guesthouse'),
    'slide-community': _room('halls.community:lounge', (1600, 900), 18),
    'visit-house': Shot('halls.model_house:model_house', (1200, 1600), 16, bounces=5, clamp=4.0, grade=ROOM,
                        options={'view': ((5.0, 8.65, 1.74), (4.5, 3.4, 1.2), 27, (0, -.06))}),
    'banner-promotion': Shot('halls.model_house:model_house', (1920, 480), 22, bounces=5, clamp=4.0, grade=ROOM,
                             options={'view': ((9.3, 3.5, 1.45), (2.4, 1.75, 1.1), 20, (0, -.04))}),
}
