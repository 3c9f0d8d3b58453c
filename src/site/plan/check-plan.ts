import type { Plan } from '#site/schema/plans.ts';
import { checkEscape } from './check-escape.ts';
import { checkHeights } from './check-heights.ts';
import { checkItems } from './check-items.ts';
import { checkKept } from './check-kept.ts';
import { checkOpenings } from './check-openings.ts';
import { checkPockets } from './check-pockets.ts';
import { checkServices } from './check-services.ts';
import { gridOf, rectanglesOf } from './grid.ts';
import type { PlanProblem } from './plan-problem.ts';
import { boundsOf, grow, overlap, rectOf, type Rect } from './rect.ts';

/** Rooms that stand in one another, or apart. */
function checkRooms({ rooms }: Plan): PlanProblem[] {
  const names = rooms.map(({ name }) => name);
  return rooms.flatMap((room, index) => {
    const field = `rooms[${index}]`;
    const other = rooms.slice(0, index).find((before) => overlap(rectOf(before), rectOf(room)));
    return [
      ...(names.indexOf(room.name) === index
        ? []
        : [{ field: `${field}.name`, remedy: `'${room.name}' stands twice: write another name` }]),
      ...(other ? [{ field, remedy: `'${room.name}' lies over '${other.name}': mend x, y, width or depth` }] : []),
      ...(room.balcony && isShut(room, rooms)
        ? [
            {
              field: `${field}.balcony`,
              remedy: `another room lies on the ${room.balcony} of '${room.name}': remove it`,
            },
          ]
        : []),
    ];
  });
}

function isShut(room: Plan['rooms'][number], rooms: Plan['rooms']): boolean {
  const { x0, y0, x1, y1 } = rectOf(room);
  const beyond = room.balcony === 'west' ? { x0: x0 - 1, x1: x0, y0, y1 } : { x0, x1, y0: y0 - 1, y1: y0 };
  return rooms.some((other) => overlap(rectOf(other), beyond));
}

/** Whether an outline runs around all rooms at once, without courts between them. */
function checkOutline({ rooms }: Plan): PlanProblem[] {
  const rects = rooms.map(rectOf);
  const free = gridOf([grow(boundsOf(rects), 1)], rects);
  const remedy = 'the rooms do not touch each other, or leave a gap between them: mend their x, y, width or depth';
  return isOnePiece(rectanglesOf(free)) && isOnePiece(rects) ? [] : [{ field: 'rooms', remedy }];
}

const touches = (a: Rect, b: Rect): boolean => overlap(grow(a, 1), b) && !isCorner(a, b);

const isCorner = (a: Rect, b: Rect): boolean => (a.x1 === b.x0 || b.x1 === a.x0) && (a.y1 === b.y0 || b.y1 === a.y0);

function isOnePiece(rects: readonly Rect[]): boolean {
  const reached = new Set(rects.slice(0, 1));
  for (const rect of reached) for (const other of rects) if (touches(rect, other)) reached.add(other);
  return reached.size === rects.length;
}

/** Corners of rooms that are open to no room, or to another than they say. */
function checkParts({ rooms, openings }: Plan): PlanProblem[] {
  return rooms.flatMap(({ name, use, partOf }, index) => {
    if (partOf === undefined) return [];
    const field = `rooms[${index}].partOf`;
    const whole = rooms.find((room) => room.name === partOf && room.partOf === undefined);
    if (!whole) return [{ field, remedy: `no whole room has the name '${partOf}'` }];
    if (whole.use !== use) return [{ field, remedy: `'${partOf}' is for '${whole.use}': write the same use here` }];
    const isOpen = openings.some(({ from, to }) => [from, to].sort().join() === [name, partOf].sort().join());
    return isOpen ? [] : [{ field, remedy: `add { from: '${partOf}', to: '${name}' } to openings` }];
  });
}

/**
 * Everything that an architect would send back: rooms over each other or out of reach, doors beside their wall, heights
 * and ways out that the law does not allow, no place for what every home has or for what slides, furniture in a wall, in a
 * door's way or in another piece.
 */
export const checkPlan = (plan: Plan): PlanProblem[] => {
  const rooms = [...checkRooms(plan), ...checkOutline(plan), ...checkParts(plan), ...checkKept(plan)];
  const openings = [...checkOpenings(plan), ...checkHeights(plan)];
  // What stands in a plan of wrong rooms would be wrong everywhere.
  if (rooms.length + openings.length > 0) return [...rooms, ...openings];
  return [...checkItems(plan), ...checkPockets(plan), ...checkServices(plan), ...checkEscape(plan)];
};
