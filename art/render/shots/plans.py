"""Furnished unit plans from above. The plans' data is in plans/, or the folder that PLANS names."""
from post.grade import Grade
from shot import Shot

ABOVE = Grade(exposure=.75, contrast=1.35, saturation=1.08, tint=(.98, 1, 1.03), bloom=0, vignette=0, sharpen=.3)

SHOTS = {
    'plan-3d-59a': Shot('above.plan:plan', (1600, 1200), 20, bounces=4, grade=ABOVE, options={'unit': '59A'}),
    'plan-3d-59b': Shot('above.plan:plan', (1600, 1200), 20, bounces=4, grade=ABOVE, options={'unit': '59B'}),
    'plan-3d-84a': Shot('above.plan:plan', (1600, 1200), 20, bounces=4, grade=ABOVE, options={'unit': '84A'}),
    'design-bay': Shot('above.plan:plan', (1200, 800), 22, bounces=4, grade=ABOVE,
                       options={'unit': '84A', 'view': 'oblique', 'eye': (0, -13.6, 14.2), 'target': (0, -.25, 0), 'lens': 39}),
    'slide-plan': Shot('above.plan:plan', (1600, 900), 20, bounces=4, grade=ABOVE,
                       options={'unit': '84A', 'view': 'oblique', 'eye': (-4.5, -14.5, 17.5), 'target': (.1, -.4, 0), 'lens': 46}),
}
