"""A home's plan as `tools/commands/export-plans.mjs` writes it, read and checked. Here in metres, x to the east, y to the north."""
import json
import os
from dataclasses import dataclass
from typing import NamedTuple, Optional

PLANS = os.environ.get('PLANS', os.path.join(os.path.dirname(__file__), '..', '..', 'plans'))
USES = ('living', 'bedroom', 'kitchen', 'bath', 'dressing', 'pantry', 'store', 'corridor', 'entrance', 'utility', 'outdoor-unit',
        'refuge', 'balcony')


class PlanError(Exception):
    """What the plan lacks, and where."""


class Rect(NamedTuple):
    """A rectangle of the plan."""

    x0: float
    y0: float
    x1: float
    y1: float

    @property
    def middle(self):
        return (self.x0 + self.x1) / 2, (self.y0 + self.y1) / 2

    def holds(self, x, y, margin=1e-4):
        return self.x0 - margin <= x <= self.x1 + margin and self.y0 - margin <= y <= self.y1 + margin


@dataclass(frozen=True)
class Room:
    """`rect` reaches to the middle of partitions and the inner face of outer walls; `part_of` has no wall towards that room."""

    name: str
    use: str
    rect: Rect
    ceiling: float
    floor: str
    part_of: Optional[str]


@dataclass(frozen=True)
class Window:
    """`gap` is cut through its wall from floor to ceiling; the window itself is between `sill` and `head`, on that `side` of its room."""

    gap: Rect
    runs: str
    side: str
    room: str
    kind: str
    sill: float
    head: float
    inner: bool


@dataclass(frozen=True)
class Door:
    """A hinged leaf turns about `pivot` from `closed` to `open` (points of the plan), a sliding one goes to the side `slides`, of
    leaves or, `glazed`, of panels of glass."""

    gap: Rect
    runs: str
    rooms: tuple
    kind: str
    head: float
    slides: Optional[str]
    glazed: bool
    pivot: Optional[tuple]
    closed: Optional[tuple]
    open: Optional[tuple]


@dataclass(frozen=True)
class Thing:
    """A fixture or a piece of furniture; `back` is the side of `rect` that stands at the wall;
    `mirrored` has its ends the other way round."""

    kind: str
    rect: Rect
    back: str
    room: str
    mirrored: bool


@dataclass(frozen=True)
class Home:
    """One variant of one unit."""

    unit: str
    rooms: tuple
    outer: tuple
    partitions: tuple
    windows: tuple
    doors: tuple
    things: tuple

    def room(self, name):
        found = next((room for room in self.rooms if room.name == name), None)
        if not found:
            raise PlanError(f'{self.unit}: no room {name}; there are {", ".join(room.name for room in self.rooms)}')
        return found

    def numbered(self, which):
        """The room that 'bedroom-2' means: the second one of this use in the plan's order; 'living' is the first."""
        use, _, number = which.rpartition('-') if which[-1:].isdigit() else (which, '', '1')
        found = [room for room in self.rooms if room.use == use and not room.part_of]
        if int(number) > len(found):
            raise PlanError(f'{self.unit}: no room {which}; there are {len(found)} of {use}')
        return found[int(number) - 1]

    def is_main(self, room):
        """Whether this is the main bedroom, or a part of it."""
        return self.numbered('bedroom').name in (room.name, room.part_of)

    @property
    def bounds(self):
        return Rect(min(wall.x0 for wall in self.outer), min(wall.y0 for wall in self.outer),
                    max(wall.x1 for wall in self.outer), max(wall.y1 for wall in self.outer))


def read_home(unit, variant='extended'):
    """The home of a unit ('84A') in a variant ('basic', 'extended') from the exported plans."""
    path = os.path.join(PLANS, f'{unit}.json')
    if not os.path.exists(path):
        raise PlanError(f'{path} is missing: shoot.sh exports the plans')
    with open(path, encoding='utf-8') as file:
        plan = json.load(file)[unit][variant]
    where = f'{unit} {variant}'
    return Home(
        unit, tuple(_room(entry, where) for entry in plan['rooms']),
        *(tuple(_rect(wall, f'{where}: wall') for wall in plan['walls'][kind]) for kind in ('outer', 'partitions')),
        tuple(_window(entry, where) for entry in plan['windows']), tuple(_door(entry, where) for entry in plan['doors']),
        tuple(_thing(entry, where) for entry in plan['fixtures'] + plan['furniture']))


def _get(entry, key, where):
    if entry.get(key) is None:
        raise PlanError(f'{where} has no {key}')
    return entry[key]


def _rect(entry, where):
    rect = Rect(*(_get(entry, key, where) / 1000 for key in ('x0', 'y0', 'x1', 'y1')))
    if rect.x1 <= rect.x0 or rect.y1 <= rect.y0:
        raise PlanError(f'{where} is empty: {tuple(rect)}')
    return rect


def _room(entry, where):
    here = f'{where}: {_get(entry, "name", f"{where}: a room")}'
    if _get(entry, 'use', here) not in USES:
        raise PlanError(f'{here} is for {entry["use"]}; known are {", ".join(USES)}')
    return Room(entry['name'], entry['use'], _rect(entry, here), _get(entry, 'ceiling', here) / 1000, _get(entry, 'floor', here),
                entry.get('partOf'))


def _window(entry, where):
    here = f'{where}: window of {entry.get("room")}'
    return Window(_rect(_get(entry, 'gap', here), here), entry['runs'], _get(entry, 'side', here), entry['room'], _get(entry, 'kind', here),
                  _get(entry, 'sill', here) / 1000, _get(entry, 'head', here) / 1000, entry['isInner'])


def _door(entry, where):
    here = f'{where}: door of {" and ".join(entry["rooms"])}'
    swing = entry.get('swing') or {}
    points = ((swing[key]['x'] / 1000, swing[key]['y'] / 1000) if swing else None for key in ('pivot', 'closed', 'open'))
    return Door(_rect(_get(entry, 'gap', here), here), entry['runs'], tuple(entry['rooms']), entry['kind'],
                _get(entry, 'head', here) / 1000, entry.get('slides'), entry['isGlazed'], *points)


def _thing(entry, where):
    here = f'{where}: {entry["kind"]} of {entry["room"]}'
    return Thing(entry['kind'], _rect(entry, here), _get(entry, 'back', here), entry['room'], entry['isMirrored'])
