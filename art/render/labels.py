"""Where the site plan's labels belong: `blender -b -P labels.py` prints the `at` of every tower and place of complex.ts.

Percent from the left and from the top of the picture `complex-layout`, seen by the very camera that renders it.
"""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy  # noqa: E402
from bpy_extras.object_utils import world_to_camera_view  # noqa: E402
from mathutils import Vector  # noqa: E402

from kit.stage import empty_scene, top_camera  # noqa: E402
from scenes.exterior.exterior import TOWERS  # noqa: E402
from scenes.site.garden import LAWNS, PATHS, PERGOLAS, PLAY, POND  # noqa: E402
from scenes.exterior.siteplan import CENTRE, WIDTH  # noqa: E402
from scenes.site.tower import APARTMENT, OFFICE  # noqa: E402
from shots.every import find  # noqa: E402

PLACES = {'산책길': PATHS[1][3], '수경시설': POND, '어린이놀이터': PLAY, '쉼터정원': (PERGOLAS[0][0] + 4, PERGOLAS[0][1] + 2),
          '잔디마당': LAWNS[1], '숲정원': LAWNS[6]}


def middle(outline, at, degrees):
    """The middle of a tower's plan, set down at `at` and turned."""
    x, y = ((min(axis) + max(axis)) / 2 for axis in zip(*outline))
    turn = math.radians(degrees)
    return at[0] + x * math.cos(turn) - y * math.sin(turn), at[1] + x * math.sin(turn) + y * math.cos(turn)


scene = empty_scene()
scene.render.resolution_x, scene.render.resolution_y = find('complex-layout').size
camera = top_camera(CENTRE, 400, WIDTH)
bpy.context.view_layer.update()
points = {f'{name}동': middle(OFFICE if name == '104' else APARTMENT, at, degrees) for name, at, degrees, _ in TOWERS} | PLACES
for name, point in points.items():
    seen = world_to_camera_view(scene, camera, Vector((*point[:2], 0)))
    print(f'{name} at: [{100 * seen.x:.1f}, {100 * (1 - seen.y):.1f}]')
