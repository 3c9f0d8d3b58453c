"""What each unit type is made of: the materials of its palette in `homes/palettes.json`."""
import json
import os
from types import SimpleNamespace

from kit.materials import material, roughen, srgb
from scenes.interior.finishes import boarding, cloth, pane, sheer, shining, stone, tiles, veneer
from scenes.interior.manner import manner
from scenes.interior.paintings import wash

# Of toys, covers and pencils, in every home.
TOYS = ('#cba24c', '#b86a4c', '#647a9f', '#8fa184', '#ddd0b6')
PALETTES = os.path.join(os.path.dirname(__file__), '..', '..', 'homes', 'palettes.json')


def palette(unit):
    """The name and the palette of a unit type as it is written; `like` names the type whose palette it shares."""
    with open(PALETTES, encoding='utf-8') as file:
        every = json.load(file)
    if unit not in every:
        raise KeyError(f'no palette {unit}; there are {", ".join(every)}')
    name = every[unit].get('like', unit)
    return name, every[name]


def decor(unit):
    """The materials of a unit type ('84A'), and in which manner it is furnished."""
    name, chosen = palette(unit)
    p = SimpleNamespace(chosen=chosen, manner=manner(name))
    _common(p, chosen)
    _woods(p, chosen)
    _textiles(p, chosen)
    _kitchen(p, chosen['kitchen'])
    _wet(p, chosen)
    _toys(p)
    return p


def _plaster(name, colour):
    return roughen(material(name, colour, rough=.75, specular=.25), 260, .02)


def _common(p, chosen):
    p.wall = _plaster('wall', srgb(chosen['wall']))
    p.ceiling = material('ceiling', srgb(chosen['ceiling']), rough=.85)
    p.trim = p.skirting = material('trim', srgb(chosen['trim']), rough=.4)
    p.metal = material('metal', srgb(chosen['metal']), rough=.27, metal=1)
    p.frame = material('frame', srgb(chosen['frame']), rough=.4)
    p.window = material('window frame', srgb(chosen['window']), rough=.4)
    p.front_door = material('front door', srgb(chosen['frontDoor']), rough=.5)
    p.cut = material('cut', (.016, .019, .030), 1, specular=.05)
    p.paper = material('paper', (.80, .77, .71), rough=.85)
    p.dark = material('dark', (.020, .020, .022), rough=.35)
    p.glass = material('black glass', (.006, .006, .008), rough=.25)
    p.clear, p.pane = pane('clear', (.95, .96, .96), .006), pane('pane', (.80, .86, .88), .09, (.72, .86, .95))
    p.frosted = sheer('frosted', (.84, .88, .90), clear=.08)
    p.mirror = material('mirror', (.86, .87, .87), rough=.02, metal=1)
    p.steel = material('steel', (.60, .60, .60), rough=.28, metal=1)
    p.white = material('white ware', (.82, .82, .81), rough=.18, specular=.6)
    p.ceramic = roughen(material('ceramic', (.55, .51, .45), rough=.6), 40, .05)
    p.leaf, p.bark = material('leaf', (.055, .115, .045), rough=.5), material('bark', (.16, .11, .07), rough=.9)
    lamp = srgb(chosen['lamp'])
    p.lamp, p.strip, p.shade = shining('lamp', lamp, 5), shining('strip', lamp, 5), shining('lamp shade', lamp, 1.9)
    p.lamp_colour = lamp
    p.screen = [shining(f'screen {index}', tone, .3)
                for index, tone in enumerate(((.62, .68, .74), (.36, .47, .56), (.17, .28, .36), (.06, .13, .17)))]
    # Of most types: lamps of glass balls, metal cones over the table, oranges on it and vases with a narrow neck.
    p.lamps, p.pendants = chosen.get('lamps', 'ball'), chosen.get('pendants', p.manner.pendants)
    p.fruit, p.vases = srgb(chosen.get('fruit', '#cea24a')), chosen.get('vases', 'bottle')


def _woods(p, chosen):
    tones = [srgb(chosen['wood'][key]) for key in ('light', 'dark')]
    p.wood, p.wood_across = veneer('wood', *tones), veneer('wood across', *tones, along='x')
    p.wood_deep = veneer('wood deep', *tones, along='y')
    p.pattern, p.boards = chosen['floor']['pattern'], tuple(srgb(tone) for tone in chosen['floor']['boards'])
    p.floor = [boarding('boards', 90 if p.pattern == 'planks' else 45), boarding('boards across', -45)]
    p.door = _either(p, 'door', chosen['door'], .45)
    hard = chosen['stone']
    p.stone = stone('stone', srgb(hard['base']), srgb(hard['vein']), hard['rough'], hard['amount'], hard['scale'])


def _either(p, name, colour, rough):
    """The palette's wood, its stone, or a painted colour."""
    return {'wood': getattr(p, 'wood', None), 'stone': getattr(p, 'stone', None)}.get(colour) or material(name, srgb(colour), rough=rough)


def _textiles(p, chosen):
    p.sofa = cloth('sofa', srgb(chosen['sofa']), 130, .15, .82)
    p.accent, p.accent_deep = (cloth(key, srgb(chosen[key]), thread=.8) for key in ('accent', 'accentDeep'))
    p.rug, p.curtain = cloth('wool', srgb(chosen['rug']), 110, .3, .7), cloth('curtain', srgb(chosen['curtain']))
    p.rug_edge = cloth('wool edge', tuple(.45 * part for part in srgb(chosen['rug'])), 110, .3, .8)
    p.sheer, p.linen = sheer('sheer'), cloth('linen', (.82, .80, .76), 170, .08)
    p.seat = getattr(p, chosen['seats'])
    light, tone, deep = ((.72, .69, .63), srgb(chosen['accent']), srgb(chosen['accentDeep']))
    pale = tuple((a + 2 * b) / 3 for a, b in zip(tone, light))
    p.layers = wash('layers', (deep, tone, pale, light, pale), (.7, 1, 3.4))
    p.strokes = wash('strokes', (light, pale, light, tone, deep), (2.2, 1, 1.1), .5)


def _kitchen(p, kitchen):
    p.cabinet, p.upper, p.tall = (_either(p, f'{key} cabinet', kitchen[key], .42) for key in ('base', 'upper', 'tall'))
    p.second = p.upper
    p.splash = _either(p, 'splash', kitchen['splash'], .3)


def _wet(p, chosen):
    bath, hall = chosen['bath'], chosen['entrance']
    p.bath_wall = tiles('bath wall', srgb(bath['wall']), bath['wallTile'], upright=True)
    p.bath_floor = tiles('bath floor', srgb(bath['floor']), bath['floorTile'])
    p.floor_tile = tiles('floor tile', (.52, .52, .50), (.3, .3))
    p.vanity = _either(p, 'vanity', bath['vanity'], .4)
    p.entrance_floor = stone('entrance stone', srgb(hall['base']), srgb(hall['vein']), .3, .35, .9)


def _toys(p):
    """What children's things, baskets and the pipes of gas are made of."""
    p.gas = material('gas pipe', srgb('#d8b04a'), rough=.4)
    p.toys = [material(f'toy {index}', srgb(tone), rough=.5) for index, tone in enumerate(TOYS)]
    p.fur = [cloth(f'fur {index}', srgb(tone), 240, .35, .75) for index, tone in enumerate(('#b48e64', '#cdbfa8'))]
    p.wicker = roughen(material('wicker', srgb('#b7966b'), rough=.7), 45, .15, second=srgb('#94744c'))
    p.globe = wash('globe', [srgb(tone) for tone in ('#5f83a3', '#6d92b0', '#c9b98d', '#6d92b0', '#9aa777')], (4.6, 4.6, 4.6), .3)
