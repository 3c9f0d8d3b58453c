"""Materials of the development, its city and the sea: one set for every hour, glass by night and by day."""
from types import SimpleNamespace

from kit.materials import material, roughen, srgb
from kit.trees import foliage
from kit.weather import recolour, weathered

# name: (colour, roughness, metal)
SURFACES = {
    'white': ('#dbd5ca', .55, 0),
    'stone': ('#ddd4c6', .62, 0),
    'taupe': ('#80746a', .55, 0),
    'dark': ('#33302f', .45, 0),
    'bronze': ('#8f775b', .38, .45),
    'timber': ('#9c7650', .6, 0),
    'ground': ('#7f7b75', .8, 0),
    'pave': ('#b3aa9d', .7, 0),
    'road': ('#5b5855', .6, 0),
    'line': ('#d9d6cf', .7, 0),
    'grass': ('#66754a', .9, 0),
    'soil': ('#5d6a40', .9, 0),
    'trunk': ('#5a4838', .9, 0),
    'brick': ('#8c776a', .8, 0),
    'plaster': ('#c3bbae', .8, 0),
    'cement': ('#9a9792', .8, 0),
    'tile': ('#b0a291', .7, 0),
    'roof_green': ('#74857a', .75, 0),
    'roof_grey': ('#8f8b86', .8, 0),
    'roof_red': ('#80675a', .75, 0),
    'hill': ('#5f6b66', .95, 0),
    'wood': ('#55664a', .95, 0),
    'steel': ('#b9bcc0', .4, .3),
    'crane': ('#4a5f86', .6, 0),
    'hull': ('#3f4f66', .5, 0),
    'navy': ('#35435f', .6, 0),
    'sage': ('#85937f', .7, 0),
    'sand': ('#d0bfa2', .7, 0),
    'clay': ('#a8694f', .8, 0),
}

# What weather and hands have done to them: what `weathered` is told.
WEATHER = {
    'white': {'stain': .07, 'size': 6, 'streak': .05},
    'stone': {'stain': .10, 'size': 2, 'courses': (1.3, .9), 'joint': .84, 'spread': .07},
    'taupe': {'stain': .12, 'size': 4},
    'bronze': {'stain': .12, 'size': 3, 'streak': .08},
    'timber': {'stain': .25, 'size': .5, 'streak': .2},
    'ground': {'stain': .35, 'size': 14},
    'pave': {'stain': .16, 'size': 3, 'courses': (.9, .6), 'joint': .82, 'spread': .1},
    'road': {'stain': .28, 'size': 5},
    'line': {'stain': .22, 'size': .7},
    'grass': {'stain': .34, 'size': 2.2},
    'soil': {'stain': .4, 'size': 1.4},
    'trunk': {'stain': .4, 'size': .3, 'streak': .3},
    'brick': {'stain': .34, 'size': 16, 'streak': .16, 'courses': (.5, .15), 'joint': 1.14, 'spread': .26},
    'plaster': {'stain': .22, 'size': 13, 'streak': .16},
    'cement': {'stain': .28, 'size': 11, 'streak': .26, 'courses': (1.8, .9), 'joint': .8, 'spread': .08},
    'tile': {'stain': .2, 'size': 12, 'streak': .08, 'courses': (.6, .3), 'joint': .8, 'spread': .16},
    'roof_green': {'stain': .34, 'size': 4},
    'roof_grey': {'stain': .36, 'size': 4},
    'roof_red': {'stain': .36, 'size': 3, 'streak': .2},
    'hill': {'stain': .4, 'size': 160},
    'wood': {'stain': .45, 'size': 40},
    'sand': {'stain': .2, 'size': 10, 'streak': .12},
    'clay': {'stain': .25, 'size': 8, 'streak': .12},
    'hull': {'stain': .3, 'size': 4, 'streak': .2},
}

# name, colour, roughness, metal. `pane` is the glass of the city's houses: by day so pale that it does not rival the towers.
NIGHT_GLASS = (('glass', '#1b232d', .14, 0), ('sheer', '#53575c', .12, 0), ('pane', '#1b232d', .14, 0))
GLASS = {
    'day': (('glass', '#5d6870', .05, .6), ('sheer', '#8d949a', .16, .25), ('pane', '#7f8487', .3, .1)),
    'sundown': (('glass', '#5f6f82', .03, .75), ('sheer', '#5d5d5e', .18, .35), ('pane', '#39424c', .16, .3)),
}


def palette(hour='night', wet=False):
    """Every material by its name. By day and at sundown glass mirrors the sky; `wet` makes streets shine as after rain."""
    made = SimpleNamespace()
    for name, (colour, rough, metal) in SURFACES.items():
        setattr(made, name, material(name, srgb(colour), rough, metal))
        if name in WEATHER:
            weathered(getattr(made, name), **WEATHER[name])
    for name in ('stone', 'white', 'pave', 'taupe'):
        roughen(getattr(made, name), .8, .03)
    if wet:
        made.road.node_tree.nodes['Principled BSDF'].inputs['Roughness'].default_value = .3
        roughen(made.road, 7, .04)
    made.leaf = foliage('leaf', '#4a6136', '#6c854a')
    made.leaf_light = foliage('leaf_light', '#62763f', '#8f9a5b')
    made.leaf_deep = foliage('leaf_deep', '#34482f', '#4d6144', through=.2)
    made.leaf_straw = foliage('leaf_straw', '#8b8657', '#b3a671')
    for name, code, rough, metal in GLASS.get(hour, NIGHT_GLASS):
        setattr(made, name, material(name, srgb(code), rough, metal, specular=.9, glow_from_colour=1.0))
    made.shop = material('shop', srgb('#1b232d'), .08, specular=.8, glow_from_colour=1.0)
    made.lamp = material('lamp', (.9, .8, .65), .5, glow_from_colour=1.0)
    # A wall with light on it.
    made.washed = material('washed', srgb(SURFACES['taupe'][0]), .55, glow_from_colour=1.0)
    made.rail = material('rail', srgb('#c4d0d4'), .04, specular=1.0, alpha=.42)
    # In the evening a calm sea, which shows the glow of the horizon.
    rough, waves = (.24, .22) if hour == 'day' else (.12, .07)
    made.sea = roughen(material('sea', srgb('#2b4653'), rough, specular=.55 if hour == 'day' else .9), .035, waves, (1, 2.4, 1))
    made.water = roughen(material('water', srgb('#45666d'), .05, specular=.8), 1.2, .05)
    for name in ('glass', 'sheer', 'pane', 'lamp', 'washed'):
        # Thousands of lit panes are found by bounces; sampling each as a lamp makes noise.
        getattr(made, name).cycles.sample_as_light = False
    return made


def everything(made):
    """All materials, for a MeshBuilder that uses many."""
    return list(vars(made).values())


def repaint(made, colours):
    """Gives some materials other base colours: `{'grass': '#…'}`."""
    for name, code in colours.items():
        recolour(getattr(made, name), srgb(code))
