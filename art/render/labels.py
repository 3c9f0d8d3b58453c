"""Where the site plan's labels belong: `blender -b -P labels.py` prints what complex.ts says of every tower, place, door and street.

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
from scenes.exterior.siteplan import CENTRE, WIDTH  # noqa: E402
from scenes.site.city import MAIN  # noqa: E402
from scenes.site.entrances import ways_in  # noqa: E402
from scenes.site.garden import LAWNS, PATHS, PERGOLAS, PLAY, POND  # noqa: E402
from scenes.site.outline import set_down  # noqa: E402
from scenes.site.podium import EAST, GATE, RAMP, SOUTH  # noqa: E402
from scenes.site.storey import storey_of  # noqa: E402
from scenes.site.tower import OFFICE, TOWERS  # noqa: E402
from shots.every import find  # noqa: E402

PLACES = {'산책길': PATHS[3][2], '수경시설': POND, '어린이놀이터': PLAY, '쉼터정원': (PERGOLAS[1][0] + 4, PERGOLAS[1][1] + 2),
          '잔디마당': LAWNS[1], '숲정원': LAWNS[6]}
STREETS = {'north': (2, 62), 'south': (2, MAIN), 'west': (-112, -14), 'east': (116, -20)}
WAYS = {'gate': (sum(GATE) / 2, SOUTH - 1), 'ramp': (EAST + 5, sum(RAMP) / 2)}
# The ground of each home of the office-tel, in its own plan: the western ones from the north, then the eastern ones from the south.
STUDIOS = [(-12, 3.3, -.2, 9.5), (-12, -3, -.2, 3), (-12, -9.5, -.2, -3.3), (.2, -9.5, 12, -3.3), (.2, -3, 12, 3), (.2, 3.3, 12, 9.5)]


scene = empty_scene()
scene.render.resolution_x, scene.render.resolution_y = find('complex-layout').size
camera = top_camera(CENTRE, 400, WIDTH)
bpy.context.view_layer.update()


def seen(point):
    """Percent of the picture, from the left and from the top."""
    at = world_to_camera_view(scene, camera, Vector((*point[:2], 0)))
    return f'{100 * at.x:.1f}', f'{100 * (1 - at.y):.1f}'


for name, at, degrees, _ in TOWERS:
    outline = OFFICE if name == '104' else storey_of(name).outline
    middle = [(min(axis) + max(axis)) / 2 for axis in zip(*outline)]
    print(f'{name}동 at: [{", ".join(seen(set_down(middle, at, degrees)))}]')
    for x0, y0, x1, y1 in STUDIOS if name == '104' else [home.box for home in storey_of(name).homes]:
        share = 100 / WIDTH, 100 / WIDTH * 4 / 3
        ground = ((x0 - middle[0]) * share[0], (middle[1] - y1) * share[1], (x1 - x0) * share[0], (y1 - y0) * share[1])
        print(f'  [{", ".join(f"{part:.1f}" for part in ground)}]')
    for point, turn in ways_in()[name]:
        print(f'{name}동 door at: [{", ".join(seen(point))}] towards {90 - math.degrees(turn):.0f}')
for name, point in (PLACES | STREETS | WAYS).items():
    print(f'{name} at: [{", ".join(seen(point))}]')
