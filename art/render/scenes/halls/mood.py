"""What each hall is made of: a home's palette with the hall's own woods, walls and cloths."""
from kit.materials import material, roughen, srgb
from scenes.interior.decor import decor
from scenes.interior.finishes import cloth, pane, shining, veneer

CLOTHS = ('accent', 'accent_deep', 'sofa', 'curtain', 'rug', 'linen')


def mood(unit, wall=None, ceiling=None, wood=None, boards=None, pattern=None, metal=None, **cloths):
    """The materials of `unit` with other tones (`#…`); `wood` is (light, dark), `boards` the floor's, `cloths` some of CLOTHS."""
    p = decor(unit)
    if wall:
        p.wall = roughen(material('wall', srgb(wall), rough=.75, specular=.25), 260, .02)
    if ceiling:
        p.ceiling = material('ceiling', srgb(ceiling), rough=.85)
    if wood:
        tones = [srgb(tone) for tone in wood]
        p.wood, p.wood_across, p.wood_deep = (veneer(f'wood {axis}', *tones, along=axis) for axis in 'zxy')
    p.boards = tuple(srgb(tone) for tone in boards) if boards else p.boards
    p.pattern = pattern or p.pattern
    if metal:
        p.metal = material('metal', srgb(metal), rough=.27, metal=1)
    for key, tone in cloths.items():
        if key not in CLOTHS:
            raise KeyError(f'no cloth {key}; there are {", ".join(CLOTHS)}')
        setattr(p, key, cloth(key, srgb(tone), thread=.8))
    # The garden is brighter than any room: seen through this, its leaves keep their colour.
    p.outlook = pane('outlook', (.66, .67, .67), .02, (.9, .95, 1))
    p.brass = material('brass', srgb('#b98d4f'), rough=.3, metal=1)
    p.glowing = shining('glowing', p.lamp_colour, 14)
    return p
