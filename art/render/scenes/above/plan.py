"""A furnished unit plan seen from above: walls cut at 1.3 m. Reads the plans that `tools/commands/export-plans.mjs` writes."""
import json
import math
import os

import bpy

from kit.materials import material, roughen
from kit.mesh import MeshBuilder
from kit.sky import direction
from kit.solids import box
from kit.stage import camera, sun, top_camera
from scenes.above.things import put
from scenes.interior.boards import lay
from scenes.interior.decor import decor

CUT = 1.3
PLANS = os.environ.get('PLANS', os.path.join(os.path.dirname(__file__), '..', '..', 'plans'))


def plan(unit, view='top', width=None, lens=50.0, eye=None, target=None, extended=True):
    """The unit ('59A', '59B', '84A') from plans/ beside the scripts, or the folder that the environment variable PLANS names.

    `view` 'top' is orthographic, `width` metres wide; 'oblique' looks from `eye` to `target` (metres from the plan's middle).
    """
    with open(os.path.join(PLANS, f'{unit}.json'), encoding='utf-8') as file:
        home = json.load(file)[unit]['extended' if extended else 'basic']
    p = decor('84A' if unit.startswith('84') else '59A')
    p.tile = _tiles('tiles', (.62, .62, .60), .30)
    p.slate = _tiles('slate', (.46, .43, .39), .60)
    p.pane = material('pane', (.62, .74, .80), .05, specular=.8, alpha=.32)
    p.pane_water = material('bath water', (.55, .70, .74), .04, specular=.8)
    _floors(home, p)
    _walls(home, p)
    _openings(home, p)
    for thing in home['fixtures'] + home['furniture']:
        put(thing, p)
    outer = home['walls']['outer']
    x0, x1 = min(wall['x0'] for wall in outer) / 1000, max(wall['x1'] for wall in outer) / 1000
    y0, y1 = min(wall['y0'] for wall in outer) / 1000, max(wall['y1'] for wall in outer) / 1000
    middle = ((x0 + x1) / 2, (y0 + y1) / 2)
    _light()
    if view == 'top':
        top_camera(middle, 40, width or max(x1 - x0, (y1 - y0) * 4 / 3) * 1.12)
    else:
        camera(*((point[0] + middle[0], point[1] + middle[1], point[2]) for point in (eye, target)), lens=lens, level=False)


def _tiles(name, colour, size):
    """Tiles with joints."""
    made = material(name, colour, rough=.35)
    nodes, links = made.node_tree.nodes, made.node_tree.links
    where, bricks = nodes.new('ShaderNodeTexCoord'), nodes.new('ShaderNodeTexBrick')
    bricks.offset = 0
    for key, value in (('Scale', 1), ('Brick Width', size), ('Row Height', size), ('Mortar Size', .004)):
        bricks.inputs[key].default_value = value
    bricks.inputs['Color1'].default_value = (*colour, 1)
    bricks.inputs['Color2'].default_value = (*[part * .94 for part in colour], 1)
    bricks.inputs['Mortar'].default_value = (*[part * .72 for part in colour], 1)
    links.new(where.outputs['Object'], bricks.inputs['Vector'])
    links.new(bricks.outputs['Color'], nodes['Principled BSDF'].inputs['Base Color'])
    return made


def _span(rect):
    return [rect[key] / 1000 for key in ('x0', 'y0', 'x1', 'y1')]


def _floors(home, p):
    wood = [_span(room) for room in home['rooms'] if room['floor'] == 'wood']
    lay((min(a[0] for a in wood) - .06, min(a[1] for a in wood) - .06, max(a[2] for a in wood) + .06, max(a[3] for a in wood) + .06), p)
    built = MeshBuilder('floors', [p.tile, p.slate])
    for room in home['rooms']:
        if room['floor'] != 'wood':
            x0, y0, x1, y1 = _span(room)
            made = p.tile if room['floor'] == 'tile' else p.slate
            built.box((x0, y0, -.1), (x1, y1, .004), made)
    built.done()
    # The boards are one rectangle, so that they run through the doors; paper covers them outside the rooms.
    sheet = roughen(material('sheet', (.83, .81, .77), .9), 2, .02)
    _cover_outside(home, sheet)


def _cover_outside(home, sheet):
    """Covers what the rectangle of boards shows beyond the rooms, and all round it, cell by cell of the grid of room edges."""
    rooms = [_span(room) for room in home['rooms']]
    xs = sorted({value for a in rooms for value in (a[0], a[2])} | {-40, 50})
    ys = sorted({value for a in rooms for value in (a[1], a[3])} | {-40, 50})
    built = MeshBuilder('cover', [sheet])
    for x0, x1 in zip(xs, xs[1:]):
        for y0, y1 in zip(ys, ys[1:]):
            x, y = (x0 + x1) / 2, (y0 + y1) / 2
            if not any(a[0] < x < a[2] and a[1] < y < a[3] for a in rooms):
                built.quad([(x0, y0, .0016), (x1, y0, .0016), (x1, y1, .0016), (x0, y1, .0016)], sheet)
    built.done()


def _walls(home, p):
    cap = material('cut', (.075, .078, .090), .75)
    plaster = material('plaster', (.80, .785, .755), .7)
    built = MeshBuilder('walls', [plaster, cap])
    for kind in ('outer', 'partitions'):
        for index, rect in enumerate(home['walls'][kind]):
            x0, y0, x1, y1 = _span(rect)
            # Each wall ends at its own height, fractions of a millimetre apart, so that overlapping caps do not flicker.
            top = CUT + (.004 if kind == 'outer' else 0) + index * .00012
            built.box((x0, y0, -.2), (x1, y1, top), plaster)
            built.box((x0 + .0006, y0 + .0006, top + .0002), (x1 - .0006, y1 - .0006, top + .006), cap)
    built.done()


def _openings(home, p):
    glass = p.pane
    sill = material('sill', (.80, .785, .755), .7)
    frame = material('window frame', (.16, .155, .15), .4)
    for window in home['windows']:
        x0, y0, x1, y1 = _span(window['gap'])
        low = .05 if (x1 - x0) > 3 or (y1 - y0) > 3 else .35
        box((x0, y0, -.2), (x1, y1, low), sill, bevel=0)
        flat = (x1 - x0) > (y1 - y0)
        a, b = ((y0 + y1) / 2 - .03, (y0 + y1) / 2 + .03) if flat else ((x0 + x1) / 2 - .03, (x0 + x1) / 2 + .03)
        span = (x0, x1) if flat else (y0, y1)
        count = max(2, round((span[1] - span[0]) / 1.3))

        def piece(u0, u1, v0, v1, z0, z1, made):
            low_, high_ = ((u0, v0, z0), (u1, v1, z1)) if flat else ((v0, u0, z0), (v1, u1, z1))
            box(low_, high_, made, bevel=0)

        piece(span[0], span[1], a + .022, b - .022, low, CUT - .04, glass)
        for index in range(count + 1):
            u = span[0] + (span[1] - span[0]) * index / count
            piece(max(span[0], u - .025), min(span[1], u + .025), a, b, low, CUT - .035, frame)
        for z in (low, CUT - .045):
            piece(span[0], span[1], a - .004, b + .004, z, z + .04, frame)
    for door in home['doors']:
        _door(door, p)


def _door(door, p):
    x0, y0, x1, y1 = _span(door['gap'])
    flat = door['runs'] == 'east'
    if door['kind'] == 'sliding':
        middle = ((y0 + y1) if flat else (x0 + x1)) / 2
        span = (x0, x1) if flat else (y0, y1)
        for at, start, end in ((middle - .022, span[0], (span[0] + span[1]) / 2 + .03), (middle + .006, span[0] + .04, (span[0] + span[1]) / 2 + .07)):
            low, high = ((start, at, .004), (end, at + .018, CUT - .06)) if flat else ((at, start, .004), (at + .018, end, CUT - .06))
            box(low, high, p.wood, bevel=.003)
        return
    swing = door['swing']
    (px, py), (ox, oy) = ((swing[key]['x'] / 1000, swing[key]['y'] / 1000) for key in ('pivot', 'open'))
    length, turn = math.hypot(ox - px, oy - py), math.atan2(oy - py, ox - px)
    leaf = box((-length / 2, -.019, -(CUT - .05) / 2), (length / 2, .019, (CUT - .05) / 2), p.wood, bevel=.003)
    leaf.location, leaf.rotation_euler = ((px + ox) / 2, (py + oy) / 2, (CUT - .05) / 2 + .008), (0, 0, turn)


def _light():
    """Late light from the left, low enough to draw the walls' shadows on the floors, soft fill from above."""
    sun(direction(152, 50), 3.4, (1, .85, .68), 3.5)
    world = bpy.data.worlds.new('World')
    bpy.context.scene.world = world
    world.use_nodes = True
    background = world.node_tree.nodes['Background'].inputs
    background[0].default_value, background[1].default_value = (.92, .95, 1, 1), .75
