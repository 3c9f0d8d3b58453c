"""Renders the scene into four EXR files: colour, albedo, normal, depth. Denoising and grading come after (`post/`)."""
import os
import time

import bpy

PASSES = (('Image', 'colour', '16'), ('Denoising Albedo', 'albedo', '16'), ('Denoising Normal', 'normal', '32'),
          ('Depth', 'depth', '32'))


def render(base, size, samples, bounces=6, threshold=.02, clamp=6.0):
    """Renders to `<base>.<pass>.0001.exr`; `size` in pixels. Debian's Blender has no denoiser of its own."""
    scene = bpy.context.scene
    scene.render.resolution_x, scene.render.resolution_y = size
    scene.render.resolution_percentage = 100
    cycles = scene.cycles
    cycles.samples = samples
    cycles.use_adaptive_sampling, cycles.adaptive_threshold = True, threshold
    cycles.adaptive_min_samples = max(8, samples // 3)
    cycles.max_bounces = cycles.transmission_bounces = bounces
    cycles.diffuse_bounces = cycles.glossy_bounces = min(4, bounces)
    cycles.transparent_max_bounces = 12
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect, cycles.blur_glossy = clamp, .8
    cycles.use_denoising = False
    cycles.pixel_filter_type, cycles.filter_width = 'BLACKMAN_HARRIS', 1.5
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = layer.use_pass_z = True
    _write_passes(scene, base)
    scene.frame_set(1)
    began = time.time()
    bpy.ops.render.render()
    print(f'RENDERED {os.path.basename(base)} {size[0]}x{size[1]} {samples} samples {time.time() - began:.1f} s', flush=True)


def _write_passes(scene, base):
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers, composite = tree.nodes.new('CompositorNodeRLayers'), tree.nodes.new('CompositorNodeComposite')
    tree.links.new(layers.outputs['Image'], composite.inputs[0])
    for socket, name, depth in PASSES:
        file = tree.nodes.new('CompositorNodeOutputFile')
        file.base_path = os.path.dirname(base)
        file.format.file_format, file.format.color_mode = 'OPEN_EXR', 'RGB'
        file.format.color_depth, file.format.exr_codec = depth, 'ZIP'
        file.file_slots[0].path = f'{os.path.basename(base)}.{name}.'
        tree.links.new(layers.outputs[socket], file.inputs[0])
