"""Materials of the development, its city and the sea: natural ones for day and evening, pale ones for the white model."""
from types import SimpleNamespace

from kit.materials import material, roughen, srgb

# name: (natural colour, colour in the white model, roughness, metal)
SURFACES = {
    'white': ('#dbd5ca', '#eeebe5', .55, 0),
    'stone': ('#ddd4c6', '#e9e4db', .62, 0),
    'taupe': ('#80746a', '#d9d3ca', .55, 0),
    'dark': ('#33302f', '#c9c4bc', .45, 0),
    'bronze': ('#8f775b', '#d6c3a8', .38, .45),
    'timber': ('#9c7650', '#d8c7b1', .6, 0),
    'ground': ('#7f7b75', '#dedad3', .8, 0),
    'pave': ('#b3aa9d', '#e7e3dc', .7, 0),
    'road': ('#45464b', '#cfcbc5', .55, 0),
    'line': ('#d9d6cf', '#f2efe9', .7, 0),
    'grass': ('#6d8249', '#c6cdb8', .9, 0),
    'soil': ('#5d6a40', '#b9c2aa', .9, 0),
    'leaf': ('#5b7440', '#aeb9a2', .75, 0),
    'leaf_light': ('#7b8c4c', '#b9c2ab', .75, 0),
    'trunk': ('#5a4838', '#b7a896', .9, 0),
    'brick': ('#94796b', '#e4dfd8', .8, 0),
    'plaster': ('#c3bbae', '#ebe7e1', .8, 0),
    'cement': ('#9a9792', '#e1ddd6', .8, 0),
    'tile': ('#b0a291', '#e6e1d9', .7, 0),
    'roof_green': ('#6f8573', '#d3d8cd', .75, 0),
    'roof_grey': ('#8f8b86', '#dfdbd5', .8, 0),
    'roof_red': ('#86675a', '#d9c7ba', .75, 0),
    'hill': ('#5f6b66', '#cfd1cd', .95, 0),
    'steel': ('#b9bcc0', '#dcdad6', .4, .3),
    'crane': ('#4a5f86', '#ccd0d6', .6, 0),
    'hull': ('#3f4f66', '#cdd0d3', .5, 0),
}


def palette(model=False, wet=False):
    """Every material by its name. `model` is the white model; `wet` makes streets shine as after rain."""
    made = SimpleNamespace()
    for name, (natural, pale, rough, metal) in SURFACES.items():
        setattr(made, name, material(name, srgb(pale if model else natural), rough, metal * (.15 if model else 1)))
    for name in ('stone', 'white', 'pave', 'taupe'):
        roughen(getattr(made, name), .8, .03)
    if wet:
        made.road.node_tree.nodes['Principled BSDF'].inputs['Roughness'].default_value = .3
        roughen(made.road, 7, .04)
    dark, sheer = ('#9fb0bb', '#c3cacd') if model else ('#1b232d', '#53575c')
    made.glass = material('glass', srgb(dark), .06 if not model else .14, specular=.9, glow_from_colour=1.0)
    made.sheer = material('sheer', srgb(sheer), .12, specular=.8, glow_from_colour=1.0)
    made.shop = material('shop', srgb(dark), .08, specular=.8, glow_from_colour=1.0)
    made.lamp = material('lamp', (.9, .8, .65), .5, glow_from_colour=1.0)
    made.rail = material('rail', srgb('#c4d0d4'), .04, specular=1.0, alpha=.42)
    made.sea = roughen(material('sea', srgb('#b3c2c9' if model else '#2b4653'), .24, specular=.55), .035, .22, (1, 2.4, 1))
    made.water = roughen(material('water', srgb('#b7c7cc' if model else '#45666d'), .05, specular=.8), 1.2, .05)
    for name in ('glass', 'sheer', 'lamp'):
        # Thousands of lit panes are found by bounces; sampling each as a lamp makes noise.
        getattr(made, name).cycles.sample_as_light = False
    return made


def everything(made):
    """All materials, for a MeshBuilder that uses many."""
    return list(vars(made).values())


def repaint(made, colours):
    """Gives some materials other base colours: `{'grass': '#…'}`."""
    for name, code in colours.items():
        inputs = getattr(made, name).node_tree.nodes['Principled BSDF'].inputs
        inputs['Base Color'].default_value = (*srgb(code), 1)
