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
from scenes.site.entrances import SIDES, entrance  # noqa: E402
from scenes.site.garden import LAWNS, PATHS, PERGOLAS, PLAY, POND  # noqa: E402
from scenes.site.podium import EAST, GATE, RAMP, SOUTH  # noqa: E402
from scenes.site.tower import APARTMENT, OFFICE, TOWERS  # noqa: E402
from shots.every import find  # noqa: E402

PLACES = {'산책길': PATHS[3][3], '수경시설': POND, '어린이놀이터': PLAY, '쉼터정원': (PERGOLAS[0][0] + 4, PERGOLAS[0][1] + 2),
          '잔디마당': LAWNS[1], '숲정원': LAWNS[6]}
STREETS = {'north': (2, 62), 'south': (2, MAIN), 'west': (-112, -14), 'east': (116, -20)}
WAYS = {'gate': (sum(GATE) / 2, SOUTH - 1), 'ramp': (EAST + 5, sum(RAMP) / 2)}
# The ground of each home of a storey, by the corner of its tower, in the tower's own plan; the middle is the stairs'.
QUARTER = [(-15.5, -1.5), (-15.5, -11), (-1.2, -11), (-1.2, -7.2), (0, -7.2), (0, -3.4), (-4.2, -3.4), (-4.2, 0), (-12.6, 0), (-12.6, -1.5)]
OTHER = [(15.5, -2), (15.5, -9.4), (1.8, -9.4), (1.8, -7.2), (0, -7.2), (0, -3.4), (4.2, -3.4), (4.2, 0), (12.6, 0), (12.6, -2)]
HOMES = {'south-west': QUARTER, 'south-east': OTHER, 'north-east': [(-x, -y) for x, y in QUARTER], 'north-west': [(-x, -y) for x, y in OTHER]}
STUDIOS = {'west 1': [(-12, 1.1), (-12, 6.5), (-9, 6.5), (-9, 9.5), (-1, 9.5), (-1, 1.1)], 'west 2': [(-12, -4.2), (-12, 1.1), (-3.2, 1.1), (-3.2, -4.2)],
           'west 3': [(-12, -9.5), (-12, -4.2), (-1, -4.2), (-1, -9.5)]}
STUDIOS |= {name.replace('west', 'east'): [(-x, -y) for x, y in ground] for name, ground in STUDIOS.items()}


def set_down(point, at, degrees):
    """A point of a tower's own plan, in the development's."""
    (x, y), turn = point, math.radians(degrees)
    return at[0] + x * math.cos(turn) - y * math.sin(turn), at[1] + x * math.sin(turn) + y * math.cos(turn)


scene = empty_scene()
scene.render.resolution_x, scene.render.resolution_y = find('complex-layout').size
camera = top_camera(CENTRE, 400, WIDTH)
bpy.context.view_layer.update()


def seen(point):
    """Percent of the picture, from the left and from the top."""
    at = world_to_camera_view(scene, camera, Vector((*point[:2], 0)))
    return f'{100 * at.x:.1f}', f'{100 * (1 - at.y):.1f}'


for name, at, degrees, _ in TOWERS:
    outline = OFFICE if name == '104' else APARTMENT
    middle = set_down([(min(axis) + max(axis)) / 2 for axis in zip(*outline)], at, degrees)
    print(f'{name}동 at: [{", ".join(seen(middle))}]')
    for corner, ground in (STUDIOS if name == '104' else HOMES).items():
        print(f'  {corner}: {" ".join(",".join(seen(set_down(point, at, degrees))) for point in ground)}')
for name in SIDES:
    point, turn = entrance(name)
    print(f'{name}동 door at: [{", ".join(seen(point))}] towards {90 - math.degrees(turn):.0f}')
for name, point in (PLACES | STREETS | WAYS).items():
    print(f'{name} at: [{", ".join(seen(point))}]')
