import type { Door, Plan, Side } from '#site/schema/plans.ts';
import type { PlanProblem } from './plan-problem.ts';
import { glazingsOf, wallBetween, WALLS } from './openings.ts';
import { bandOutside, edgeOn, overlap, type Edge } from './rect.ts';
import { resolvePlan } from './resolve-plan.ts';
import { spacesOf, type Space } from './spaces.ts';
import { rectanglesOf } from './grid.ts';

const sides = ({ runs }: Edge): readonly Side[] => (runs === 'east' ? ['west', 'east'] : ['south', 'north']);

/** Whether a door or window of this width keeps off the corners of its wall. */
function checkSpan(field: string, edge: Edge, at: number, width: number): PlanProblem[] {
  const [least, most] = [edge.from + WALLS.partition / 2, edge.to - WALLS.partition / 2];
  if (at >= least && at + width <= most) return [];
  return [{ field: `${field}.at`, remedy: `the wall reaches from ${least} to ${most}: keep at and at + width within` }];
}

/** Whether a leaf hangs at, or slides to, an end of its opening. */
function checkEnd(field: string, edge: Edge, end: Side): PlanProblem[] {
  const ends = sides(edge);
  return ends.includes(end) ? [] : [{ field, remedy: `write '${ends[0]}' or '${ends[1]}'` }];
}

function checkDoor(spaces: readonly Space[], door: Door, field: string): PlanProblem[] {
  const { from, to, at, width } = door;
  const edge = wallBetween(spaces, from, to);
  if (!edge) return [{ field, remedy: `'${from}' and '${to}' share no wall: write two rooms that touch` }];
  return [
    ...checkSpan(field, edge, at, width),
    ...checkEnd(
      door.kind === 'hinged' ? `${field}.hinge` : `${field}.slides`,
      edge,
      door.kind === 'hinged' ? door.hinge : door.slides,
    ),
    ...(door.kind === 'hinged' && door.into !== from && door.into !== to
      ? [{ field: `${field}.into`, remedy: `write '${from}' or '${to}'` }]
      : []),
  ];
}

function checkOuter(plan: Plan, spaces: readonly Space[]): PlanProblem[] {
  const { entrance } = plan;
  const all = [
    ...plan.windows.map((window, index) => ({ ...window, field: `windows[${index}]` })),
    { ...entrance, field: 'entrance' },
  ];
  return all.flatMap(({ room: name, side, at, width, field }) => {
    const room = spaces.find((space) => space.name === name);
    if (!room) return [{ field: `${field}.room`, remedy: `no room has the name '${name}'` }];
    const edge = edgeOn(room, side);
    // A room may look out through a balcony; the way in may not lead over one.
    const looksIntoKept = field !== 'entrance' && !room.isKept;
    const outside = bandOutside(room, side, WALLS.outer, at, at + width);
    return [
      ...checkSpan(field, edge, at, width),
      ...(spaces.some((other) => overlap(other, outside) && !(looksIntoKept && other.isKept))
        ? [
            {
              field: `${field}.side`,
              remedy: `another room lies there: write the side on which '${name}' looks outside`,
            },
          ]
        : []),
      ...(field === 'entrance' ? checkEnd('entrance.hinge', edge, entrance.hinge) : []),
    ];
  });
}

/** Windows and doors that a wall stands before: a balcony's end, or a wing of the home. */
function checkBlocked(plan: Plan): PlanProblem[] {
  const { walls, spaces, doorways } = resolvePlan(plan, 'extended');
  const outer = rectanglesOf(walls.outer);
  const doors = doorways.flatMap(({ gap, runs, rooms }) => {
    const through =
      runs === 'east' ? { ...gap, y0: gap.y0 - 10, y1: gap.y1 + 10 } : { ...gap, x0: gap.x0 - 10, x1: gap.x1 + 10 };
    return outer.some((wall) => overlap(wall, through))
      ? [{ field: 'doors', remedy: `a wall stands before the door ${rooms.join('–')}: mend at or width` }]
      : [];
  });
  const windows = plan.windows.flatMap((window, index) => {
    const { side, at, width } = window;
    const gap = glazingsOf(spaces, window)[0]?.gap;
    const before = gap && bandOutside(gap, side, 10, at, at + width);
    return before && outer.some((wall) => overlap(wall, before))
      ? [
          {
            field: `windows[${index}].at`,
            remedy: `a wall stands before this window of '${window.room}': mend at or width`,
          },
        ]
      : [];
  });
  return [...doors, ...windows];
}

function checkOverlaps(plan: Plan, spaces: readonly Space[]): PlanProblem[] {
  const gaps = plan.windows.map((window) => glazingsOf(spaces, window)[0]?.gap);
  return gaps.flatMap((gap, index) =>
    gap && gaps.slice(0, index).some((other) => other && overlap(other, gap))
      ? [{ field: `windows[${index}]`, remedy: 'it lies over another window: mend at or width' }]
      : [],
  );
}

/** Rooms that nobody can walk to from the entrance. */
function checkReach({ rooms, kept, doors, openings, entrance }: Plan): PlanProblem[] {
  const reached = new Set([entrance.room]);
  for (const name of reached)
    for (const { from, to } of [...doors, ...openings]) {
      if (from === name) reached.add(to);
      if (to === name) reached.add(from);
    }
  return Object.entries({ rooms, kept }).flatMap(([list, spaces]) =>
    spaces.flatMap(({ name }, index) =>
      reached.has(name)
        ? []
        : [
            {
              field: `${list}[${index}]`,
              remedy: `no door leads from '${entrance.room}' to '${name}': add one to doors or openings`,
            },
          ],
    ),
  );
}

/** Doors, openings and windows, and whether they lead everywhere. */
export function checkOpenings(plan: Plan): PlanProblem[] {
  const spaces = spacesOf(plan, 'extended');
  const problems = [
    ...plan.doors.flatMap((door, index) => checkDoor(spaces, door, `doors[${index}]`)),
    ...plan.openings.flatMap(({ from, to }, index) =>
      wallBetween(spaces, from, to)
        ? []
        : [{ field: `openings[${index}]`, remedy: `'${from}' and '${to}' do not touch: write two rooms that do` }],
    ),
    ...checkOuter(plan, spaces),
    ...checkOverlaps(plan, spaces),
    ...checkReach(plan),
  ];
  // What stands before a door beside its wall is that wall.
  return problems.length > 0 ? problems : checkBlocked(plan);
}
