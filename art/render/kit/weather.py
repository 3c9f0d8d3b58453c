"""What years leave on surfaces: stains, streaks of rain, courses of brick and slabs. Sizes in metres, in the object's coordinates."""
BASE = 'base colour'


def weathered(made, stain=.2, size=3.0, streak=0.0, courses=None, joint=.72, spread=.12):
    """Varies a material's colour: `stain` by how much over about `size` metres, `streak` down the walls.

    `courses`, length and height of one brick or slab, lays them on walls and grounds alike; `joint` is how bright the
    joints are beside them, `spread` how much one differs from the next.
    """
    tree = made.node_tree
    nodes, links = tree.nodes, tree.links
    surface = nodes['Principled BSDF'].inputs['Base Color']
    base = nodes.new('ShaderNodeRGB')
    base.name, base.outputs[0].default_value = BASE, surface.default_value[:]
    colour = base.outputs[0]
    where = nodes.new('ShaderNodeTexCoord').outputs['Object']
    if courses:
        colour = _times(nodes, links, colour, _laid(nodes, links, where, courses, joint, spread))
    if stain:
        colour = _times(nodes, links, colour, _cloud(nodes, links, where, (1 / size,) * 3, stain))
    if streak:
        colour = _times(nodes, links, colour, _cloud(nodes, links, where, (1.1, 1.1, .07), streak))
    links.new(colour, surface)
    return made


def recolour(made, colour):
    """Gives a material another base colour (linear RGB), below what weathers it."""
    nodes = made.node_tree.nodes
    target = nodes[BASE].outputs[0] if BASE in nodes else nodes['Principled BSDF'].inputs['Base Color']
    target.default_value = (*colour, 1)


def _times(nodes, links, colour, by):
    mix = nodes.new('ShaderNodeMixRGB')
    mix.blend_type = 'MULTIPLY'
    mix.inputs[0].default_value = 1
    links.new(colour, mix.inputs[1])
    links.new(by, mix.inputs[2])
    return mix.outputs[0]


def _cloud(nodes, links, where, scale, depth):
    """Noise about 1: its dark parts `depth` below, its light ones a third of that above."""
    mapping, noise, shade = (nodes.new(f'ShaderNode{kind}') for kind in ('Mapping', 'TexNoise', 'MapRange'))
    mapping.inputs['Scale'].default_value = scale
    noise.inputs['Scale'].default_value = 1
    noise.inputs['Detail'].default_value = 7
    noise.inputs['Roughness'].default_value = .62
    for key, value in (('From Min', .32), ('From Max', .68), ('To Min', 1 - depth), ('To Max', 1 + depth / 3)):
        shade.inputs[key].default_value = value
    links.new(where, mapping.inputs[0])
    links.new(mapping.outputs[0], noise.inputs['Vector'])
    links.new(noise.outputs['Fac'], shade.inputs['Value'])
    return shade.outputs[0]


def _laid(nodes, links, where, courses, joint, spread):
    """Courses that run along whatever wall they are on: its length is x + y, its height z; on the ground x and y."""
    axes, facing, flat = nodes.new('ShaderNodeSeparateXYZ'), nodes.new('ShaderNodeSeparateXYZ'), _math(nodes, 'COMPARE')
    links.new(where, axes.inputs[0])
    links.new(nodes.new('ShaderNodeNewGeometry').outputs['True Normal'], facing.inputs[0])
    # 1 where the surface lies flat: |normal z| is within .5 of 1.
    upright = _math(nodes, 'ABSOLUTE')
    links.new(facing.outputs[2], upright.inputs[0])
    links.new(upright.outputs[0], flat.inputs[0])
    flat.inputs[1].default_value, flat.inputs[2].default_value = 1, .5
    sides, along, high = _math(nodes, 'ADD'), nodes.new('ShaderNodeMixRGB'), nodes.new('ShaderNodeMixRGB')
    links.new(axes.outputs[0], sides.inputs[0])
    links.new(axes.outputs[1], sides.inputs[1])
    for mix, wall, ground in ((along, sides.outputs[0], axes.outputs[0]), (high, axes.outputs[2], axes.outputs[1])):
        links.new(flat.outputs[0], mix.inputs[0])
        links.new(wall, mix.inputs[1])
        links.new(ground, mix.inputs[2])
    place, bricks = nodes.new('ShaderNodeCombineXYZ'), nodes.new('ShaderNodeTexBrick')
    links.new(along.outputs[0], place.inputs[0])
    links.new(high.outputs[0], place.inputs[1])
    links.new(place.outputs[0], bricks.inputs['Vector'])
    long, tall = courses
    for key, value in (('Scale', 1), ('Brick Width', long), ('Row Height', tall), ('Mortar Size', tall * .06), ('Bias', 0)):
        bricks.inputs[key].default_value = value
    for key, value in (('Color1', 1 + spread / 2), ('Color2', 1 - spread), ('Mortar', joint)):
        bricks.inputs[key].default_value = (value, value, value, 1)
    return bricks.outputs['Color']


def _math(nodes, operation):
    made = nodes.new('ShaderNodeMath')
    made.operation = operation
    return made
