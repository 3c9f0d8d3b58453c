"""Letters of signs, in the faces of the site; the words come from the content."""
import os
import re

import bpy

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..', '..')
FACES = os.path.join(ROOT, 'node_modules/@fontsource/gowun-batang/files')
# The development's name stands in the face of the headings, words of streets in a bold one without feet: they are read from far away.
LATIN = os.path.join(FACES, 'gowun-batang-latin-700-normal.woff2')
GOTHIC = os.path.join(ROOT, 'node_modules/pretendard/dist/public/static/Pretendard-ExtraBold.otf')


def english_name():
    """The development's name in Latin letters, out of the facts of the content folder (CONTENT, else src/content)."""
    file = os.path.join(ROOT, os.environ.get('CONTENT', 'src/content'), 'facts.ts')
    with open(file, encoding='utf-8') as facts:
        found = re.search(r"englishName: '([^']+)'", facts.read())
    if not found:
        raise ValueError(f'{file} has no englishName')
    return found.group(1)


def letters(words, width, height, made, depth=.12, spacing=1.12, face=LATIN):
    """A mesh of `words`, at most `width` × `height` metres, upright: it faces -y, its middle is the origin."""
    curve = bpy.data.curves.new('letters', 'FONT')
    curve.font = bpy.data.fonts.load(face, check_existing=True)
    curve.body, curve.align_x, curve.align_y = words, 'CENTER', 'CENTER'
    curve.space_character = spacing
    shape = bpy.data.objects.new('letters', curve)
    bpy.context.collection.objects.link(shape)
    bpy.context.view_layer.update()
    wide, high, _ = shape.dimensions
    scale = min(width / wide, height / high)
    curve.extrude = depth / scale / 2
    mesh = bpy.data.meshes.new_from_object(shape.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(shape)
    # Each letter's plane is turned up: its height becomes z, its depth y.
    for vertex in mesh.vertices:
        x, y, z = vertex.co
        vertex.co = (x * scale, -z * scale, y * scale)
    layer = mesh.color_attributes.new('Col', 'FLOAT_COLOR', 'CORNER')
    layer.data.foreach_set('color', [0.0] * 4 * len(mesh.loops))
    mesh.materials.clear()
    mesh.materials.append(made)
    return mesh


def glow(mesh, colour):
    """Lets letters of a material that shines by corner colours shine in `colour`."""
    mesh.color_attributes['Col'].data.foreach_set('color', [*colour, 1.0] * len(mesh.loops))
