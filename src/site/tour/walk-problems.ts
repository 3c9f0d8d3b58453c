import type { PlanProblem } from '#site/plan/plan-problem.ts';
import { partsOf } from '#site/plan/spaces.ts';
import type { Walk, WalkPoint } from '#site/schema/tour.ts';
import { distanceTo } from './sight.ts';
import { walkHome, type WalkHome } from './walk-home.ts';
import { waysFrom } from './ways.ts';
import type { Plan } from '#site/schema/plans.ts';

/** How far from walls, doors and windows a panorama is taken, in millimetres: nearer ones would fill half of it. */
const FROM_WALLS = 300;

const [FEWEST, MOST] = [5, 8];

function checkCount({ points, partial }: Walk): PlanProblem[] {
  const { length } = points;
  if (length > MOST)
    return [{ field: 'points', remedy: `${length} points are too many to keep: write ${MOST} at most` }];
  if (length >= FEWEST || partial) return [];
  const remedy = `a walk has ${FEWEST} to ${MOST} points, this one has ${length}: add the other rooms, or write partial: true while they have no pictures`;
  return [{ field: 'points', remedy }];
}

function checkNames({ points }: Walk): PlanProblem[] {
  const nameOf = ({ name, room }: WalkPoint) => name ?? room;
  const first = (is: (other: WalkPoint) => boolean) => points.findIndex(is);
  return points.flatMap((point, index) => [
    ...(first(({ id }) => id === point.id) === index
      ? []
      : [{ field: `points[${index}].id`, remedy: `'${point.id}' stands twice: write another` }]),
    ...(first((other) => nameOf(other) === nameOf(point)) === index
      ? []
      : [
          {
            field: `points[${index}].name`,
            remedy: `another point is called '${nameOf(point)}' too: give this one a name of its own`,
          },
        ]),
  ]);
}

const isWithin = ([x, y]: WalkPoint['at'], room: { x0: number; y0: number; x1: number; y1: number }) =>
  x >= room.x0 && x <= room.x1 && y >= room.y0 && y <= room.y1;

/** What is wrong with where a point stands, if anything; the field within the point, and the remedy. */
function faultOf({ rooms, walls, doorways, glazings, items }: WalkHome, { room: name, at }: WalkPoint) {
  const room = rooms.get(name);
  if (!room)
    return { field: 'room', remedy: `no room has the name '${name}': write one of ${[...rooms.keys()].join(', ')}` };
  if (!partsOf([...rooms.values()], name).some((part) => isWithin(at, part))) {
    const [other] = [...rooms.values()].filter((space) => isWithin(at, space));
    const where = other ? `in '${other.name}'` : 'outside of the home';
    const { x0, y0, x1, y1 } = room;
    const reach = `'${name}' reaches from [${x0}, ${y0}] to [${x1}, ${y1}]`;
    return { field: 'at', remedy: `[${at.join(', ')}] lies ${where}: ${reach}` };
  }
  const gaps = [...doorways, ...glazings].map(({ gap }) => gap);
  const nearest = Math.min(...[...walls, ...gaps].map((wall) => distanceTo(at, wall)));
  if (nearest < FROM_WALLS)
    return {
      field: 'at',
      remedy: `it is ${Math.round(nearest)} mm from a wall, a door or a window: keep ${FROM_WALLS}`,
    };
  const item = items.find(({ kind, ...rect }) => kind !== 'rug' && distanceTo(at, rect) === 0);
  return item ? { field: 'at', remedy: `it is in the ${item.kind} (${item.field}): move it to the free floor` } : null;
}

function checkReach(home: WalkHome, { points }: Walk): PlanProblem[] {
  const reached = new Set(points.slice(0, 1));
  for (const point of reached)
    for (const { to } of waysFrom(home, point, points)) {
      const other = points.find(({ id }) => id === to);
      if (other) reached.add(other);
    }
  return points.flatMap((point, index) =>
    reached.has(point)
      ? []
      : [
          {
            field: `points[${index}]`,
            remedy: `nobody gets from '${points[0]?.id}' to '${point.id}' ('${point.room}') by doors or open sides between the rooms that have a point: add one in a room on the way`,
          },
        ],
  );
}

/** What is wrong with a walk through a home: points that are nobody's, beside their room or too near to something. */
export function walkProblems(walk: Walk, plan: Plan): PlanProblem[] {
  const home = walkHome(plan);
  const wrong = [
    ...checkNames(walk),
    ...walk.points.flatMap((point, index) => {
      const fault = faultOf(home, point);
      return fault ? [{ field: `points[${index}].${fault.field}`, remedy: fault.remedy }] : [];
    }),
  ];
  // Ways between points that are wrong would be wrong as well.
  return [...checkCount(walk), ...(wrong.length > 0 ? wrong : checkReach(home, walk))];
}
