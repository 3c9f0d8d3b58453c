"""Paintings without a subject: layers of a palette's colours that run into each other. Object coordinates, metres."""
from kit.materials import material
from scenes.interior.finishes import ramp, scattered


def wash(name, colours, stretch=(1.2, 1, 3.2), strokes=.0):
    """A painted surface of `colours`, equally wide; `stretch` draws its layers out, `strokes` is how far a brush tears their edges."""
    made = material(name, colours[0], rough=.8, specular=.2)
    nodes, links = made.node_tree.nodes, made.node_tree.links
    mapping = nodes.new('ShaderNodeMapping')
    mapping.inputs['Scale'].default_value = stretch
    links.new(scattered(nodes, links), mapping.inputs[0])
    layers = nodes.new('ShaderNodeTexNoise')
    layers.inputs['Scale'].default_value, layers.inputs['Detail'].default_value = 1.1, 2.5 + 6 * strokes
    layers.inputs['Distortion'].default_value = .5 + 2 * strokes
    links.new(mapping.outputs[0], layers.inputs['Vector'])
    stops, step = [], .36 / len(colours)
    for index, colour in enumerate(colours):
        # Most of a layer is one colour; between two lies a narrow run.
        stops += [(.32 + step * index, colour), (.32 + step * (index + .72), colour)]
    links.new(ramp(nodes, links, layers.outputs['Fac'], stops), nodes['Principled BSDF'].inputs['Base Color'])
    return made
