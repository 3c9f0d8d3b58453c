"""Broad-leaved trees as they grow: crowns of many clumps, in four habits, leaves that let light through."""
import math
import random

from mathutils import Vector

from kit.materials import material, srgb
from kit.mesh import MeshBuilder

# habit: (where the crown begins as a share of the height, its widest place in the crown, how far clumps stray)
HABITS = {'spreading': (.34, .62, .95), 'round': (.30, .48, .85), 'upright': (.22, .36, .70), 'open': (.40, .58, 1.15)}


def foliage(name, colour, second, rough=.6, through=.35):
    """A leaf between two colours (`#…`), each tree and each leaf a little different; `through` is the share of light let through."""
    made = material(name, srgb(colour), rough, specular=.25)
    tree = made.node_tree
    nodes, links = tree.nodes, tree.links
    whole, leaf, share = nodes.new('ShaderNodeObjectInfo'), nodes.new('ShaderNodeVertexColor'), nodes.new('ShaderNodeMath')
    leaf.layer_name = 'Col'
    apart = nodes.new('ShaderNodeSeparateRGB')
    links.new(leaf.outputs[0], apart.inputs[0])
    share.operation = 'MULTIPLY_ADD'
    share.inputs[1].default_value = .55
    links.new(whole.outputs['Random'], share.inputs[0])
    links.new(apart.outputs[0], share.inputs[2])
    mix = nodes.new('ShaderNodeMixRGB')
    mix.inputs[1].default_value, mix.inputs[2].default_value = (*srgb(colour), 1), (*srgb(second), 1)
    links.new(share.outputs[0], mix.inputs[0])
    surface, output = nodes['Principled BSDF'], nodes['Material Output']
    links.new(mix.outputs[0], surface.inputs['Base Color'])
    translucent, both = nodes.new('ShaderNodeBsdfTranslucent'), nodes.new('ShaderNodeMixShader')
    links.new(mix.outputs[0], translucent.inputs[0])
    both.inputs[0].default_value = through
    links.new(surface.outputs[0], both.inputs[1])
    links.new(translucent.outputs[0], both.inputs[2])
    links.new(both.outputs[0], output.inputs['Surface'])
    return made


def broadleaf(name, leaf, trunk, height=7.0, radius=2.5, leaves=2500, seed=1, habit='round'):
    """A mesh (not linked) of a tree of one of the HABITS; metres. `leaf` is made by `foliage`. Seen close, ask for more leaves."""
    chance = random.Random(seed)
    built = MeshBuilder(name, [leaf, trunk])
    low, widest, stray = HABITS[habit]
    clumps = [_clump(chance, height, radius, low, widest, stray) for _ in range(26)]
    fork = Vector((chance.uniform(-.04, .04) * height, chance.uniform(-.04, .04) * height, height * (low + .06)))
    built.limb((0, 0, 0), fork, height * .021, height * .014, trunk)
    for centre, _ in clumps[::2]:
        built.limb(fork - Vector((0, 0, .05)), centre, height * .008, height * .002, trunk, 5)
    sizes = [size for _, size in clumps]
    for _ in range(leaves):
        centre, size = chance.choices(clumps, sizes)[0]
        away = Vector((chance.gauss(0, 1), chance.gauss(0, 1), chance.gauss(0, 1) + .25)).normalized()
        at = centre + Vector((away.x, away.y, away.z * .72)) * size * chance.uniform(.55, 1.05)
        normal = (away + Vector((chance.gauss(0, .6), chance.gauss(0, .6), chance.gauss(0, .6) + .5))).normalized()
        side = normal.orthogonal().normalized()
        up, half = normal.cross(side), chance.uniform(.13, .30) * radius / 3 * (2200 / leaves) ** .5
        # Leaves deep within the crown are darker: little light gets there, less than so few leaves would stop.
        shade = chance.uniform(0, .45)
        built.quad([at + side * half, at + up * half * .7, at - side * half, at - up * half * .7], leaf, (shade, shade, shade))
    return built.done(link=False).data


def _clump(chance, height, radius, low, widest, stray):
    """Middle and size of a clump: within an egg that is widest at the share `widest` of the crown."""
    level = chance.random() ** .85
    out = math.sin(math.pi * min(1, .5 * level / widest if level < widest else .5 + .5 * (level - widest) / (1 - widest))) ** .7
    angle, reach = chance.uniform(0, 2 * math.pi), radius * out * stray * chance.uniform(.25, 1) ** .6
    size = radius * chance.uniform(.26, .42)
    return Vector((math.cos(angle) * reach * .72, math.sin(angle) * reach * .72, height * (low + (.96 - low) * level) - size * .4)), size
