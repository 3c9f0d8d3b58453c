"""Materials of the project's pictures. Colours are linear RGB; sizes of textures are per metre."""
import bpy


def srgb(code):
    """`#a9793f` as linear RGB."""
    parts = (int(code[index:index + 2], 16) / 255 for index in (1, 3, 5))
    return tuple(part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)


def material(name, colour, rough=0.6, metal=0.0, specular=0.5, transmission=0.0, sheen=0.0, coat=0.0, alpha=1.0,
             glow=None, strength=0.0, glow_from_colour=0.0):
    """A principled surface. `glow` and `strength` make it shine; `glow_from_colour` shines by the mesh's corner colours."""
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    tree = made.node_tree
    inputs = tree.nodes['Principled BSDF'].inputs
    inputs['Base Color'].default_value = (*colour, 1)
    for key, value in (('Roughness', rough), ('Metallic', metal), ('Specular', specular), ('Transmission', transmission),
                       ('Sheen', sheen), ('Clearcoat', coat), ('Alpha', alpha)):
        inputs[key].default_value = value
    if glow:
        inputs['Emission'].default_value = (*glow, 1)
        inputs['Emission Strength'].default_value = strength
    if glow_from_colour:
        attribute = tree.nodes.new('ShaderNodeVertexColor')
        attribute.layer_name = 'Col'
        tree.links.new(attribute.outputs[0], inputs['Emission'])
        inputs['Emission Strength'].default_value = glow_from_colour
    return made


def roughen(made, scale, strength, stretch=(1, 1, 1), second=None):
    """Adds bumps of noise: `scale` per metre, `stretch` for grain; `second` is a colour that the noise mixes in."""
    tree = made.node_tree
    nodes, links = tree.nodes, tree.links
    surface = nodes['Principled BSDF'].inputs
    noise = _noise(nodes, links, scale, stretch)
    bump = nodes.new('ShaderNodeBump')
    bump.inputs['Strength'].default_value = strength
    links.new(noise.outputs['Fac'], bump.inputs['Height'])
    links.new(bump.outputs[0], surface['Normal'])
    if second:
        mix = nodes.new('ShaderNodeMixRGB')
        mix.inputs[1].default_value = surface['Base Color'].default_value[:]
        mix.inputs[2].default_value = (*second, 1)
        links.new(noise.outputs['Fac'], mix.inputs[0])
        links.new(mix.outputs[0], surface['Base Color'])
    return made


def shine(made, colour, strength, size):
    """Lets a surface glow in pools of about `size` metres, as pavements do under lamps too many to be lamps."""
    tree = made.node_tree
    nodes, links = tree.nodes, tree.links
    noise, pools = _noise(nodes, links, 1 / size, (1, 1, 1)), nodes.new('ShaderNodeMapRange')
    noise.inputs['Detail'].default_value = 1
    for key, value in (('From Min', .38), ('From Max', .68), ('To Min', strength * .15), ('To Max', strength)):
        pools.inputs[key].default_value = value
    links.new(noise.outputs['Fac'], pools.inputs['Value'])
    surface = nodes['Principled BSDF'].inputs
    surface['Emission'].default_value = (*colour, 1)
    links.new(pools.outputs[0], surface['Emission Strength'])
    made.cycles.sample_as_light = False


def _noise(nodes, links, scale, stretch):
    where = nodes.new('ShaderNodeTexCoord')
    mapping = nodes.new('ShaderNodeMapping')
    mapping.inputs['Scale'].default_value = stretch
    noise = nodes.new('ShaderNodeTexNoise')
    noise.inputs['Scale'].default_value = scale
    noise.inputs['Detail'].default_value = 6
    links.new(where.outputs['Object'], mapping.inputs[0])
    links.new(mapping.outputs[0], noise.inputs['Vector'])
    return noise


def planks(name, light, dark, length=1.2, width=0.14, rough=0.42, along='x'):
    """A floor of boards in two tones with dark joints (object coordinates, metres)."""
    made = material(name, light, rough=rough, specular=0.4)
    tree = made.node_tree
    nodes, links = tree.nodes, tree.links
    where = nodes.new('ShaderNodeTexCoord')
    mapping = nodes.new('ShaderNodeMapping')
    mapping.inputs['Rotation'].default_value = (0, 0, 0 if along == 'x' else 1.5707963)
    bricks = nodes.new('ShaderNodeTexBrick')
    bricks.inputs['Scale'].default_value = 1
    bricks.inputs['Brick Width'].default_value = length
    bricks.inputs['Row Height'].default_value = width
    bricks.inputs['Mortar Size'].default_value = 0.0012
    bricks.inputs['Color1'].default_value = (*light, 1)
    bricks.inputs['Color2'].default_value = (*dark, 1)
    bricks.inputs['Mortar'].default_value = (*[part * 0.45 for part in dark], 1)
    grain = _noise(nodes, links, 3.0, (1, 26, 1) if along == 'x' else (26, 1, 1))
    shade = nodes.new('ShaderNodeMixRGB')
    shade.blend_type = 'MULTIPLY'
    shade.inputs[0].default_value = 0.22
    links.new(where.outputs['Object'], mapping.inputs[0])
    links.new(mapping.outputs[0], bricks.inputs['Vector'])
    links.new(bricks.outputs['Color'], shade.inputs[1])
    links.new(grain.outputs['Fac'], shade.inputs[2])
    links.new(shade.outputs[0], nodes['Principled BSDF'].inputs['Base Color'])
    return made
