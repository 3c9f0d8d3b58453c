"""What lights a home from outside, and what its windows show: a plain sky for the light, a picture taken all round for the eye."""
import math
import os

import bpy

from kit.sky import AFTERNOON, EVENING, direction, sky
from kit.stage import sun

BACKDROPS = os.environ.get('BACKDROPS', os.path.join(os.path.dirname(__file__), '..', '..', 'masters'))
# The hour's sky, its strength, glow, sun colour and share of the sun, and how bright its backdrop is.
HOURS = {
    'day': (AFTERNOON, 1.9, (1, .78, .5), .5, (1, .84, .62), 1.0, .95),
    'evening': (EVENING, .9, (1, .55, .28), .8, (1, .56, .30), .30, 1.0),
}

# A city under the sun is mostly light walls: at this share they keep their windows and their tones.
SHOWN = {('city', 'day'): .8}
# Air and the rooms' grade take colour from what is far away: so much of it is given back.
VIVID = {('city', 'day'): 1.4}
# Below 1 the darks of what the windows show are lighter.
LIFT = .78


def outlook(place, hour='day', azimuth=205, elevation=34, sunlight=4.2, bright=1.0):
    """`place` is 'garden' or 'city'; `azimuth` of the sun in degrees clockwise from north; `bright` scales what the eye sees outside."""
    towards = direction(90 - azimuth, elevation)
    ramp, strength, glow, glowing, colour, share, shown = HOURS[hour]
    sky(ramp, towards, strength=strength, glow=glow, glow_strength=glowing, clouds=0)
    sun(towards, sunlight * share, colour, degrees=1.4)
    show(picture_of(place, hour), shown * bright * SHOWN.get((place, hour), 1), VIVID.get((place, hour), 1))


def picture_of(place, hour):
    """The picture's file; proofs lie in a folder of their own and do as well."""
    for folder in (BACKDROPS, os.path.join(BACKDROPS, 'proof')):
        path = os.path.join(folder, f'backdrop-{place}-{hour}.hdr')
        if os.path.exists(path):
            return path
    raise FileNotFoundError(f'backdrop-{place}-{hour}.hdr is missing: shoot.sh backdrop-{place}-{hour} takes it')


def show(path, strength, vivid=1.0):
    """Only cameras, panes and mirrors see the picture; it gives no light, so that it makes no noise."""
    tree = bpy.context.scene.world.node_tree
    nodes, links = tree.nodes, tree.links
    output = next(node for node in nodes if node.type == 'OUTPUT_WORLD')
    lighting = output.inputs[0].links[0].from_socket
    where, turned, picture, lifted, coloured, shown, mixed, ray, seen = (nodes.new(f'ShaderNode{kind}') for kind in (
        'TexCoord', 'Mapping', 'TexEnvironment', 'Gamma', 'HueSaturation', 'Background', 'MixShader', 'LightPath', 'Math'))
    picture.image = bpy.data.images.load(path)
    picture.interpolation = 'Cubic'
    # The picture's middle looks north; the texture's would look east.
    turned.inputs['Rotation'].default_value = (0, 0, -math.pi / 2)
    links.new(where.outputs['Generated'], turned.inputs[0])
    links.new(turned.outputs[0], picture.inputs[0])
    links.new(picture.outputs[0], lifted.inputs[0])
    # Trees against the light are as dark to a camera; an eye sees their green.
    lifted.inputs['Gamma'].default_value = LIFT
    coloured.inputs['Saturation'].default_value = vivid
    links.new(lifted.outputs[0], coloured.inputs['Color'])
    links.new(coloured.outputs[0], shown.inputs[0])
    shown.inputs[1].default_value = strength
    seen.operation = 'MAXIMUM'
    links.new(ray.outputs['Is Camera Ray'], seen.inputs[0])
    links.new(ray.outputs['Is Singular Ray'], seen.inputs[1])
    for source, target in ((seen.outputs[0], mixed.inputs[0]), (lighting, mixed.inputs[1]), (shown.outputs[0], mixed.inputs[2]),
                           (mixed.outputs[0], output.inputs[0])):
        links.new(source, target)
