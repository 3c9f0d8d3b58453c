"""Still lifes on a desk: the subscription guides, the announcement, the customer desk."""
from dataclasses import replace

from post.grade import Grade
from shot import Shot

DESK = Grade(exposure=.85, contrast=1.25, saturation=1.15, tint=(.98, 1, 1.03), bloom=.12, bloom_from=1.4, vignette=.12, sharpen=.3)

SHOTS = {
    'guide-subscription': Shot('desk.guides:steps', (1600, 700), 32, grade=DESK),
    'guide-checkpoints': Shot('desk.guides:checklist', (1600, 700), 32, grade=DESK),
    'guide-online': Shot('desk.guides:telephone', (1600, 700), 32, grade=DESK),
    'announcement': Shot('desk.papers:announcement', (1600, 700), 32, grade=DESK),
    'banner-subscription': Shot('desk.papers:papers', (1920, 480), 32, grade=DESK),
    'customer-desk': Shot('desk.customer:customer', (1200, 900), 26, grade=replace(DESK, exposure=.9)),
}
