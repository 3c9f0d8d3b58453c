"""An empty scene, its cameras and lights. Metres, z up, angles in radians unless named."""
import math

import bpy
from mathutils import Vector


def empty_scene():
    """Forgets Blender's default scene and chooses Cycles on two threads."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.cycles.device = 'CPU'
    scene.render.threads_mode, scene.render.threads = 'FIXED', 2
    return scene


def _link(made):
    bpy.context.collection.objects.link(made)
    return made


def camera(location, target, lens=35.0, shift=(0.0, 0.0), level=True):
    """A camera at `location`; `level` keeps it horizontal, so that verticals stay straight: tilt with `shift` instead."""
    data = bpy.data.cameras.new('Camera')
    data.lens, data.clip_start, data.clip_end = lens, 0.05, 12000
    data.shift_x, data.shift_y = shift
    made = _link(bpy.data.objects.new('Camera', data))
    made.location = location
    look = Vector(target) - Vector(location)
    if level:
        look.z = 0
    made.rotation_euler = look.to_track_quat('-Z', 'Y').to_euler()
    bpy.context.scene.camera = made
    return made


def top_camera(centre, height, width):
    """An orthographic camera looking straight down at `centre`, `width` metres wide; north (+y) is up."""
    data = bpy.data.cameras.new('Camera')
    data.type, data.ortho_scale, data.clip_end = 'ORTHO', width, 12000
    made = _link(bpy.data.objects.new('Camera', data))
    made.location = (centre[0], centre[1], height)
    bpy.context.scene.camera = made
    return made


def panorama_camera(location, turn=0.0):
    """An equirectangular camera: the picture's middle looks along +y turned by `turn`."""
    data = bpy.data.cameras.new('Camera')
    data.type, data.clip_start, data.clip_end = 'PANO', 0.05, 12000
    data.cycles.panorama_type = 'EQUIRECTANGULAR'
    made = _link(bpy.data.objects.new('Camera', data))
    made.location, made.rotation_euler = location, (math.pi / 2, 0, turn)
    bpy.context.scene.camera = made
    return made


def sun(towards, strength, colour, degrees=2.0):
    """Parallel light that comes from the direction `towards` (a vector to the sun); `degrees` softens its shadows."""
    data = bpy.data.lights.new('Sun', 'SUN')
    data.energy, data.color, data.angle = strength, colour, math.radians(degrees)
    made = _link(bpy.data.objects.new('Sun', data))
    made.rotation_euler = (-Vector(towards)).to_track_quat('-Z', 'Y').to_euler()
    return made


def bulb(location, watts, colour=(1.0, 0.85, 0.65), radius=.2):
    """Light to all sides from a ball of `radius` metres that is not seen itself."""
    data = bpy.data.lights.new('Bulb', 'POINT')
    data.energy, data.color, data.shadow_soft_size = watts, colour, radius
    made = _link(bpy.data.objects.new('Bulb', data))
    made.location = location
    made.visible_camera = made.visible_glossy = False
    return made


def panel(location, target, size, watts, colour=(1.0, 0.85, 0.65), height=None, portal=False):
    """A rectangular light of `size` × `height` metres; as `portal` it gives no light but guides the sky's through a window."""
    data = bpy.data.lights.new('Panel', 'AREA')
    data.energy, data.color, data.size = watts, colour, size
    if height:
        data.shape, data.size_y = 'RECTANGLE', height
    data.cycles.is_portal = portal
    made = _link(bpy.data.objects.new('Panel', data))
    made.location = location
    made.rotation_euler = (Vector(target) - Vector(location)).to_track_quat('-Z', 'Y').to_euler()
    return made
