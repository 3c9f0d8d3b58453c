"""Surfaces of the homes: wood, stone, cloth, and the palette of each unit type. Colours are linear RGB."""
import bpy

from kit.materials import material, roughen


def veneer(name, light, dark, along='z', rough=.45):
    """Wood with its grain along an axis; each object shows another part of the tree."""
    made = material(name, light, rough=rough, specular=.35)
    nodes, links = made.node_tree.nodes, made.node_tree.links
    surface = nodes['Principled BSDF'].inputs
    where = scattered(nodes, links)
    mapping = nodes.new('ShaderNodeMapping')
    mapping.inputs['Scale'].default_value = [1.1 if axis == along else 15 for axis in 'xyz']
    links.new(where, mapping.inputs[0])
    grain = nodes.new('ShaderNodeTexNoise')
    grain.inputs['Scale'].default_value, grain.inputs['Detail'].default_value = 1.6, 7
    grain.inputs['Distortion'].default_value = .6
    links.new(mapping.outputs[0], grain.inputs['Vector'])
    links.new(ramp(nodes, links, grain.outputs['Fac'], [(.32, light), (.70, dark)]), surface['Base Color'])
    bump = nodes.new('ShaderNodeBump')
    bump.inputs['Strength'].default_value = .04
    links.new(grain.outputs['Fac'], bump.inputs['Height'])
    links.new(bump.outputs[0], surface['Normal'])
    return made


def stone(name, base, vein, rough=.16, amount=.5, scale=.75):
    """Polished stone with veins that run through neighbouring slabs differently."""
    made = material(name, base, rough=rough, specular=.5)
    nodes, links = made.node_tree.nodes, made.node_tree.links
    mapping = nodes.new('ShaderNodeMapping')
    mapping.inputs['Scale'].default_value, mapping.inputs['Rotation'].default_value = (scale,) * 3, (.5, .6, .7)
    links.new(scattered(nodes, links), mapping.inputs[0])
    noise = nodes.new('ShaderNodeTexNoise')
    noise.inputs['Scale'].default_value, noise.inputs['Detail'].default_value = 1.3, 10
    noise.inputs['Distortion'].default_value = 1.6
    links.new(mapping.outputs[0], noise.inputs['Vector'])
    cloud = [part * .88 for part in base]
    veins = ramp(nodes, links, noise.outputs['Fac'], [(.30, cloud), (.45, base), (.50, vein), (.55, base), (.75, cloud)])
    mix = nodes.new('ShaderNodeMixRGB')
    mix.inputs[0].default_value, mix.inputs[1].default_value = amount, (*base, 1)
    links.new(veins, mix.inputs[2])
    links.new(mix.outputs[0], nodes['Principled BSDF'].inputs['Base Color'])
    return made


def boarding(name, degrees=0.0, rough=.38):
    """Floor boards that take their tone from the corner colour; the grain runs along x turned by `degrees`."""
    made = material(name, (.5, .4, .3), rough=rough, specular=.4)
    nodes, links = made.node_tree.nodes, made.node_tree.links
    tone = nodes.new('ShaderNodeVertexColor')
    tone.layer_name = 'Col'
    where = nodes.new('ShaderNodeTexCoord')
    apart = nodes.new('ShaderNodeVectorMath')
    apart.operation = 'MULTIPLY_ADD'
    apart.inputs[1].default_value = (83, 61, 97)
    links.new(tone.outputs[0], apart.inputs[0])
    links.new(where.outputs['Object'], apart.inputs[2])
    turned = nodes.new('ShaderNodeVectorRotate')
    turned.inputs['Angle'].default_value = -degrees * 3.14159265 / 180
    links.new(apart.outputs[0], turned.inputs[0])
    mapping = nodes.new('ShaderNodeMapping')
    mapping.inputs['Scale'].default_value = (1.1, 18, 1)
    links.new(turned.outputs[0], mapping.inputs[0])
    grain = nodes.new('ShaderNodeTexNoise')
    grain.inputs['Scale'].default_value, grain.inputs['Detail'].default_value = 1.8, 7
    grain.inputs['Distortion'].default_value = .7
    links.new(mapping.outputs[0], grain.inputs['Vector'])
    shade = nodes.new('ShaderNodeMixRGB')
    shade.blend_type, shade.inputs[0].default_value = 'MULTIPLY', 1
    links.new(tone.outputs[0], shade.inputs[1])
    links.new(ramp(nodes, links, grain.outputs['Fac'], [(.3, (.78, .76, .74)), (.7, (1.06, 1.06, 1.06))]), shade.inputs[2])
    links.new(shade.outputs[0], nodes['Principled BSDF'].inputs['Base Color'])
    return made


def sheer(name, colour=(.90, .88, .84), clear=.38):
    """Thin cloth: a part of the light goes straight through, the rest is spread to both sides."""
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    nodes, links = made.node_tree.nodes, made.node_tree.links
    nodes.clear()
    output, cloth, mixed = (nodes.new(f'ShaderNode{kind}') for kind in ('OutputMaterial', 'MixShader', 'MixShader'))
    front, back, through = (nodes.new(f'ShaderNodeBsdf{kind}') for kind in ('Diffuse', 'Translucent', 'Transparent'))
    front.inputs[0].default_value = back.inputs[0].default_value = (*colour, 1)
    cloth.inputs[0].default_value, mixed.inputs[0].default_value = .5, clear
    for source, target in ((front, cloth.inputs[1]), (back, cloth.inputs[2]), (cloth, mixed.inputs[1]),
                           (through, mixed.inputs[2]), (mixed, output.inputs[0])):
        links.new(source.outputs[0], target)
    return made


def cloth(name, colour, weave=130, depth=.12, thread=.9):
    """Upholstery and linen: rough, with a soft edge light and a fine weave; its darker threads have `thread` of its colour."""
    return roughen(material(name, colour, rough=.92, sheen=.35, specular=.2), weave, depth, second=tuple(part * thread for part in colour))


def shining(name, colour, strength):
    """A surface that looks lit; it is not sampled as a lamp, because many small lamps make noise."""
    made = material(name, colour, glow=colour, strength=strength)
    made.cycles.sample_as_light = False
    return made


def scattered(nodes, links):
    """Object coordinates that differ from object to object."""
    where, chance = nodes.new('ShaderNodeTexCoord'), nodes.new('ShaderNodeObjectInfo')
    made = nodes.new('ShaderNodeVectorMath')
    made.operation = 'MULTIPLY_ADD'
    made.inputs[1].default_value = (7.3, 5.1, 9.7)
    links.new(chance.outputs['Random'], made.inputs[0])
    links.new(where.outputs['Object'], made.inputs[2])
    return made.outputs[0]


def ramp(nodes, links, factor, stops):
    """The colour at a factor between `stops`, as (position, colour)."""
    made = nodes.new('ShaderNodeValToRGB')
    elements = made.color_ramp.elements
    while len(elements) < len(stops):
        elements.new(1)
    for element, (position, colour) in zip(elements, stops):
        element.position, element.color = position, (*colour, 1)
    links.new(factor, made.inputs[0])
    return made.outputs[0]


def pane(name, through, shown=0.0, colour=(1, 1, 1)):
    """Glass: `through` (RGB) of the light passes straight on, and `shown` of `colour` is added; no ray is spread, so that it makes no noise."""
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    nodes, links = made.node_tree.nodes, made.node_tree.links
    nodes.clear()
    output, both = nodes.new('ShaderNodeOutputMaterial'), nodes.new('ShaderNodeAddShader')
    clear, tone = nodes.new('ShaderNodeBsdfTransparent'), nodes.new('ShaderNodeEmission')
    clear.inputs[0].default_value, tone.inputs[0].default_value = (*through, 1), (*colour, 1)
    tone.inputs[1].default_value = shown
    made.cycles.sample_as_light = False
    for source, target in ((clear, both.inputs[0]), (tone, both.inputs[1]), (both, output.inputs[0])):
        links.new(source.outputs[0], target)
    return made


def tiles(name, colour, size, upright=False, rough=.22, joint=.0035):
    """Tiles of `size` (width, height in metres) with joints; `upright` for walls along either axis, else for floors."""
    made = material(name, colour, rough=rough, specular=.5)
    nodes, links = made.node_tree.nodes, made.node_tree.links
    where, bricks = nodes.new('ShaderNodeNewGeometry'), nodes.new('ShaderNodeTexBrick')
    bricks.offset = 0
    for key, value in (('Scale', 1), ('Brick Width', size[0]), ('Row Height', size[1]), ('Mortar Size', joint)):
        bricks.inputs[key].default_value = value
    for key, light in (('Color1', 1), ('Color2', .93), ('Mortar', .66)):
        bricks.inputs[key].default_value = (*[part * light for part in colour], 1)
    source = where.outputs['Position']
    if upright:
        # Along the wall x + y runs on, whichever way it goes; upwards z.
        split, join, total = nodes.new('ShaderNodeSeparateXYZ'), nodes.new('ShaderNodeCombineXYZ'), nodes.new('ShaderNodeMath')
        links.new(source, split.inputs[0])
        links.new(split.outputs['X'], total.inputs[0])
        links.new(split.outputs['Y'], total.inputs[1])
        links.new(total.outputs[0], join.inputs['X'])
        links.new(split.outputs['Z'], join.inputs['Y'])
        source = join.outputs[0]
    links.new(source, bricks.inputs['Vector'])
    links.new(bricks.outputs['Color'], nodes['Principled BSDF'].inputs['Base Color'])
    bump = nodes.new('ShaderNodeBump')
    bump.inputs['Strength'].default_value, bump.inputs['Distance'].default_value = .5, .003
    links.new(bricks.outputs['Fac'], bump.inputs['Height'])
    bump.invert = True
    links.new(bump.outputs[0], nodes['Principled BSDF'].inputs['Normal'])
    return made
