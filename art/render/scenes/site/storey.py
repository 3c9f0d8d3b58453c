"""A storey of a tower: its homes in a row from west to east, each as large as its plan, two by two about their stairs."""
import json
import os
from dataclasses import dataclass
from functools import cache

from scenes.site.outline import union

PLANS = os.environ.get('PLANS', os.path.join(os.path.dirname(__file__), '..', '..', 'plans'))
# Thickness of outer walls and of those between two homes. Metres, as all that follows.
WALL = .25
# How far the homes of a row step back from its southern edge, from west to east.
STEPS = (.9, 0, .6, 1.5)
# Stairs and lifts of two homes: so long beside the door of the outer one, so far beyond it.
STAIRS, BEYOND = 7.05, .6


@dataclass(frozen=True)
class Window:
    """What a plan says of a window, and its gap in the wall: two corners in the tower's own plan."""

    side: str
    gap: tuple
    sill: float
    head: float
    kind: str


@dataclass(frozen=True)
class Home:
    """A home in its tower's own plan: its rooms between the inner faces of their walls, its windows, the gap of its door."""

    unit: str
    rooms: tuple
    windows: tuple
    door: tuple

    @property
    def box(self):
        """All of it, with its outer walls."""
        return grown((*(min(room[edge] for room in self.rooms) for edge in (0, 1)), *(max(room[edge] for room in self.rooms) for edge in (2, 3))))


@dataclass(frozen=True)
class Storey:
    """Homes from west to east and, for every two of them, the box of their stairs, about the middle of the whole."""

    homes: tuple
    stairs: tuple

    @property
    def outline(self):
        """All that is within outer walls."""
        return union([grown(room) for home in self.homes for room in home.rooms] + list(self.stairs))

    @property
    def wings(self):
        """Two halves of it as outlines without the small recesses, from west to east."""
        return [union([home.box for home in self.homes[2 * index:2 * index + 2]] + [stairs]) for index, stairs in enumerate(self.stairs)]


def homes_of(tower):
    """Unit, side and whether it is mirrored, of every home of a tower's storey."""
    with open(os.path.join(PLANS, 'towers.json'), encoding='utf-8') as file:
        return json.load(file)[tower]


@cache
def plan_of(unit):
    """The plan that is built: with its balconies taken into the rooms."""
    with open(os.path.join(PLANS, f'{unit}.json'), encoding='utf-8') as file:
        return json.load(file)[unit]['extended']


@cache
def storey_of(tower):
    """The storey of a tower whose homes lie in a row."""
    homes, edge = [], 0
    for place, step in zip(homes_of(tower), STEPS, strict=True):
        home = _home(place['unit'], place['isMirrored'], edge, step)
        homes.append(home)
        edge = home.box[2]
    stairs = [_stairs(*homes[index:index + 2], is_west=index == 0) for index in (0, 2)]
    boxes = [home.box for home in homes] + stairs
    middle = [(min(box[axis] for box in boxes) + max(box[axis + 2] for box in boxes)) / 2 for axis in (0, 1)]
    moved = [Home(home.unit, tuple(_moved(room, middle) for room in home.rooms),
                  tuple(Window(window.side, _moved(window.gap, middle), window.sill, window.head, window.kind) for window in home.windows),
                  _moved(home.door, middle)) for home in homes]
    return Storey(tuple(moved), tuple(_moved(box, middle) for box in stairs))


def grown(box, by=WALL):
    """The box with what surrounds it."""
    return box[0] - by, box[1] - by, box[2] + by, box[3] + by


def _moved(box, middle):
    return tuple(value - middle[index % 2] for index, value in enumerate(box))


def _home(unit, is_mirrored, edge, step):
    """The home whose western neighbour ends at x = `edge`: they share a wall. Its south lies `step` behind y = 0."""
    plan = plan_of(unit)
    x0, x1, south = (choose(room[key] for room in plan['rooms']) for choose, key in ((min, 'x0'), (max, 'x1'), (min, 'y0')))

    def put(box):
        west, east = (x1 - box['x1'], x1 - box['x0']) if is_mirrored else (box['x0'] - x0, box['x1'] - x0)
        return tuple(value / 1000 + by for value, by in ((west, edge), (box['y0'] - south, step), (east, edge), (box['y1'] - south, step)))

    flipped = {'west': 'east', 'east': 'west'} if is_mirrored else {}
    windows = tuple(Window(flipped.get(window['side'], window['side']), put(window['gap']), window['sill'] / 1000, window['head'] / 1000, window['kind'])
                    for window in plan['windows'] if not window['isInner'])
    entrance = next(door for door in plan['doors'] if door['kind'] == 'entrance')
    return Home(unit, tuple(put(room) for room in plan['rooms']), windows, put(entrance['gap']))


def _stairs(west, east, is_west):
    """Between the doors of two homes: the one at the row's end opens to the side, its neighbour to the north."""
    outer, inner = (west, east) if is_west else (east, west)
    low, high = inner.door[3], outer.door[3] + BEYOND
    return (outer.door[2], low, outer.door[2] + STAIRS, high) if is_west else (outer.door[0] - STAIRS, low, outer.door[0], high)
