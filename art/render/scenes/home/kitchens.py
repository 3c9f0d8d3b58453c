"""Kitchens out of the plan's consecutive counters, sinks, hobs and refrigerators: one worktop for each run of them. Metres."""
from dataclasses import dataclass

from scenes.home.faces import faces
from scenes.home.placing import NARROW, set_down, size, span_in, to_the_walls
from scenes.home.pieces import counters
from scenes.home.plan import Rect
from scenes.home.site import Site

KITCHEN = ('counter', 'sink', 'hob', 'fridge')
UPPER_DEEP, UPPER_LOW, CORNER = .34, 1.45, .70


@dataclass(frozen=True)
class Run:
    """Fixtures side by side with one back. `parts` are (kind, from, to) along it, in the run's own coordinates."""

    rect: Rect
    back: str
    room: str
    parts: tuple


def runs_of(home):
    """The runs of all rooms; refrigerators stand for themselves."""
    made = []
    for room in home.rooms:
        around = faces(home, room)
        for back in ('south', 'north', 'west', 'east'):
            along = 0 if back in ('south', 'north') else 1
            # An island has the same back as the run before it: what stands on one line comes together first.
            things = sorted((t for t in home.things if t.room == room.name and t.back == back and t.kind in KITCHEN),
                            key=lambda thing: (_line(thing), thing.rect[along]))
            group = []
            for thing in things:
                if group and (_line(thing) != _line(group[-1]) or thing.rect[along] - group[-1].rect[along + 2] > .01
                              or 'fridge' in (thing.kind, group[-1].kind)):
                    made.append(_run(group, around, home))
                    group = []
                group.append(thing)
            made += [_run(group, around, home)] if group else []
    return made


def _line(thing):
    """Where a fixture's back lies across its run, to a millimetre."""
    return round(thing.rect[{'west': 0, 'south': 1, 'east': 2, 'north': 3}[thing.back]], 3)


def _run(things, around, home):
    rects = [thing.rect for thing in things]
    rect = Rect(min(r.x0 for r in rects), min(r.y0 for r in rects), max(r.x1 for r in rects), max(r.y1 for r in rects))
    back = things[0].back
    rect = _to_the_cupboard(rect, back, home) if things[0].kind == 'fridge' else to_the_walls(rect, back, around)
    parts = sorted(((thing.kind, *span_in(rect, back, thing.rect)) for thing in things), key=lambda part: part[1])
    return Run(rect, back, things[0].room, tuple(parts))


def _to_the_cupboard(rect, back, home):
    """The footprint of a refrigerator with the narrow gap to a cupboard beside it."""
    along = 0 if back in ('north', 'south') else 1
    edges = list(rect)
    for other in (thing.rect for thing in home.things if thing.kind == 'cupboard' and thing.back == back):
        if abs(other.middle[1 - along] - rect.middle[1 - along]) < .2:
            if 0 < other[along] - rect[along + 2] < NARROW:
                edges[along + 2] = other[along] - .001
            if 0 < rect[along] - other[along + 2] < NARROW:
                edges[along] = other[along + 2] + .001
    return Rect(*edges)


def build_kitchens(home, p, rooms, cut=None):
    """Builds the runs of `rooms` (names), wall cabinets over them where there is wall, and the stone between."""
    runs = [run for run in runs_of(home) if run.room in rooms]
    for index, run in enumerate(runs):
        room = home.room(run.room)
        site = Site(room.ceiling, cut, room.use, index)
        wide, deep = size(run.rect, run.back)
        walled, windows = _behind(home, room, run)
        uppers = [] if cut else _minus(_cornered(run, runs, walled), [(a - .04, b + .04) for a, b, _ in windows])

        def build():
            if run.parts[0][0] == 'fridge':
                counters.fridge(p, wide, deep, site)
                return
            counters.base(p, wide, deep, run.parts, free=not walled, site=site)
            if walled and not cut:
                counters.splash(p, wide, walled, windows, uppers, UPPER_LOW)

        set_down(build, run.rect, run.back, f'{home.unit}: kitchen of {run.room}')
        if run.parts[0][0] != 'fridge' and uppers:
            hobs = [(a, b) for kind, a, b in run.parts if kind == 'hob']
            set_down(lambda: counters.uppers(p, uppers, hobs, UPPER_LOW, UPPER_DEEP, site), _reach(run), run.back,
                     f'{home.unit}: wall cabinets of {run.room}')


def _reach(run):
    """The run's footprint with the corners that its wall cabinets go into."""
    rect = run.rect
    return Rect(*((rect.x0 - CORNER, rect.y0, rect.x1 + CORNER, rect.y1) if run.back in ('north', 'south')
                  else (rect.x0, rect.y0 - CORNER, rect.x1, rect.y1 + CORNER)))


def _behind(home, room, run):
    """Where the run has wall behind it, and the windows there as (from, to, sill)."""
    index = {'west': 0, 'south': 1, 'east': 2, 'north': 3}[run.back]
    walled, windows = [], []
    for face in faces(home, room):
        if face.side != run.back or abs(face.at - run.rect[index]) > .03:
            continue
        ends = Rect(*((face.span[0], face.at, face.span[1], face.at) if face.axis == 'x' else (face.at, face.span[0], face.at, face.span[1])))
        span = span_in(run.rect, run.back, ends)
        if face.low == 0 and face.high > 2:
            walled.append(span)
        elif face.low == 0:
            windows.append((*span, face.high))
    half = size(run.rect, run.back)[0] / 2
    return [(a, b) for a, b in walled if b > -half + .05 and a < half - .05], [w for w in windows if w[1] > -half and w[0] < half]


def _cornered(run, runs, walled):
    """Where wall cabinets may hang: over the run, and on into a corner as far as the cabinets of the other run."""
    half = size(run.rect, run.back)[0] / 2
    low, high = -half, half
    for other in runs:
        if other is not run and other.room == run.room and other.back != run.back and other.parts[0][0] != 'fridge':
            start, end = span_in(run.rect, run.back, other.rect)
            meets = _touch(run.rect, other.rect)
            if meets and abs(end - low) < .02:
                low = start + UPPER_DEEP + .002
            elif meets and abs(start - high) < .02:
                high = end - UPPER_DEEP - .002
    return [(max(a, low), min(b, high)) for a, b in walled if min(b, high) - max(a, low) > .1]


def _touch(a, b):
    return a.x0 - .02 <= b.x1 and b.x0 - .02 <= a.x1 and a.y0 - .02 <= b.y1 and b.y0 - .02 <= a.y1


def _minus(spans, holes):
    for hole_low, hole_high in holes:
        spans = [part for low, high in spans for part in ((low, min(high, hole_low)), (max(low, hole_high), high)) if part[1] - part[0] > .2]
    return spans
