"""Skies as a vertical colour ramp with a glow at the sun and bands of cloud (Blender's own sky is blackish red at dusk)."""
import math

import bpy
from mathutils import Vector

DUSK = [(0, (.95, .42, .20)), (.06, (.90, .46, .30)), (.16, (.55, .36, .42)), (.34, (.20, .24, .42)),
        (.7, (.055, .10, .24)), (1, (.03, .06, .16))]
BLUE_HOUR = [(0, (.62, .40, .34)), (.05, (.50, .38, .40)), (.15, (.28, .29, .42)), (.34, (.12, .17, .34)),
             (.7, (.04, .075, .19)), (1, (.02, .045, .12))]
NIGHT = [(0, (.085, .075, .10)), (.12, (.045, .055, .10)), (.4, (.018, .028, .065)), (1, (.008, .013, .035))]
DAY = [(0, (.86, .90, .95)), (.10, (.70, .82, .95)), (.35, (.40, .62, .90)), (1, (.16, .36, .72))]
# Seen and reflected in rooms: paler than those of the open air.
AFTERNOON = [(0, (1.0, .92, .83)), (.05, (.95, .92, .89)), (.16, (.74, .82, .92)), (.45, (.50, .66, .90)), (1, (.30, .48, .80))]
EVENING = [(0, (.98, .60, .40)), (.05, (.86, .57, .46)), (.14, (.56, .47, .54)), (.34, (.27, .33, .52)), (1, (.09, .14, .31))]
CLOUD_DUSK = ((1.25, .62, .42), (.62, .38, .40), (.16, .17, .27))
CLOUD_DAY = ((1.15, 1.1, 1.05), (1.1, 1.1, 1.12), (1.0, 1.02, 1.06))


def direction(azimuth, elevation):
    """The vector to a sun at these degrees; azimuth 0 is +x, 90 is +y."""
    a, e = math.radians(azimuth), math.radians(elevation)
    return Vector((math.cos(a) * math.cos(e), math.sin(a) * math.cos(e), math.sin(e)))


def sky(ramp, towards, strength=1.0, glow=(1.0, .45, .18), glow_strength=2.5, clouds=.5, cloud_colours=CLOUD_DUSK):
    """Sets the world: `ramp` by height of view (0 horizon, 1 zenith), a glow around `towards`, `clouds` 0…1."""
    world = bpy.data.worlds.new('Sky')
    bpy.context.scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    nodes, links = tree.nodes, tree.links
    nodes.clear()
    background, output = nodes.new('ShaderNodeBackground'), nodes.new('ShaderNodeOutputWorld')
    links.new(background.outputs[0], output.inputs[0])
    background.inputs[1].default_value = strength
    view = nodes.new('ShaderNodeTexCoord')
    split = nodes.new('ShaderNodeSeparateXYZ')
    links.new(view.outputs['Generated'], split.inputs[0])
    colour = _ramp(nodes, links, split.outputs['Z'], ramp)
    facing = nodes.new('ShaderNodeVectorMath')
    facing.operation = 'DOT_PRODUCT'
    facing.inputs[1].default_value = towards
    links.new(view.outputs['Generated'], facing.inputs[0])
    for power, amount in ((6, .35), (60, 1.0)):
        colour = _add_glow(nodes, links, facing.outputs['Value'], power, [part * amount * glow_strength for part in glow], colour)
    if clouds:
        colour = _add_clouds(nodes, links, view, split, clouds, cloud_colours, colour)
    links.new(colour, background.inputs[0])


def _math(nodes, links, operation, first, second):
    made = nodes.new('ShaderNodeMath')
    made.operation = operation
    links.new(first, made.inputs[0])
    made.inputs[1].default_value = second
    return made.outputs[0]


def _ramp(nodes, links, factor, stops):
    made = nodes.new('ShaderNodeValToRGB')
    elements = made.color_ramp.elements
    while len(elements) < len(stops):
        elements.new(1)
    for element, (position, colour) in zip(elements, stops):
        element.position, element.color = position, (*colour, 1)
    links.new(factor, made.inputs[0])
    return made.outputs[0]


def _add_glow(nodes, links, facing, power, colour, before):
    near = _math(nodes, links, 'POWER', _math(nodes, links, 'MAXIMUM', facing, 0), power)
    made = nodes.new('ShaderNodeMixRGB')
    made.blend_type = 'ADD'
    made.inputs[2].default_value = (*colour, 1)
    links.new(near, made.inputs[0])
    links.new(before, made.inputs[1])
    return made.outputs[0]


def _add_clouds(nodes, links, view, split, amount, colours, before):
    mapping = nodes.new('ShaderNodeMapping')
    mapping.inputs['Scale'].default_value = (1.6, 1.6, 14)
    noise = nodes.new('ShaderNodeTexNoise')
    noise.inputs['Scale'].default_value, noise.inputs['Detail'].default_value = 2.2, 9
    noise.inputs['Roughness'].default_value = .58
    links.new(view.outputs['Generated'], mapping.inputs[0])
    links.new(mapping.outputs[0], noise.inputs['Vector'])
    cover = _ramp(nodes, links, noise.outputs['Fac'], [(.47, (0, 0, 0)), (.72, (1, 1, 1))])
    low, middle, high = colours
    tint = _ramp(nodes, links, split.outputs['Z'], [(0, low), (.18, middle), (.5, high)])
    made = nodes.new('ShaderNodeMixRGB')
    links.new(_math(nodes, links, 'MULTIPLY', cover, amount), made.inputs[0])
    links.new(before, made.inputs[1])
    links.new(tint, made.inputs[2])
    return made.outputs[0]
