import { resolvePlan, type ResolvedPlan } from '#site/plan/resolve-plan.ts';
import { doorwayOf, glazingsOf } from '#site/plan/openings.ts';
import { edgeOn, rectOf, type Edge, type Rect } from '#site/plan/rect.ts';
import type { Variant } from '#site/plan/spaces.ts';
import type { Plan } from '#site/schema/plans.ts';
import { PIECE_NAMES, SIDE_NAMES } from '#text/editor/plan-choices.ts';
import { DRAWING_TEXT } from '#text/editor/drawing.ts';
import { fieldName, pathOf } from '#editor/model/problems.ts';
import type { Path } from '#editor/model/tree.ts';
import type { Box, Thing } from './thing.ts';
import { SIDES, type RoomList } from './walls.ts';

// A plan's y grows to the north, a drawing's to the south.
const boxOf = ({ x0, y0, x1, y1 }: Rect): Box => ({ x: x0, y: -y1, width: x1 - x0, height: y1 - y0 });

const along = (runs: Edge['runs']): 'x' | 'y' => (runs === 'east' ? 'x' : 'y');

const thingOf = (path: Path, rest: Omit<Thing, 'id' | 'path'>): Thing => ({ id: fieldName(path), path, ...rest });

function roomsOf(plan: Plan, unit: string): Thing[] {
  return (['rooms', 'kept'] as const).flatMap((list) =>
    plan[list].map((room, index) =>
      thingOf([unit, list, index], { name: room.name, kind: 'room', box: boxOf(rectOf(room)), moves: null }),
    ),
  );
}

function openingsOf(plan: Plan, unit: string, { spaces, doorways }: ResolvedPlan): Thing[] {
  const doors = plan.doors.flatMap((door, index) => {
    const doorway = doorwayOf(spaces, door);
    if (!doorway) return [];
    const name = DRAWING_TEXT.door(door.from, door.to);
    const moves = along(doorway.runs);
    return [thingOf([unit, 'doors', index], { name, kind: 'opening', box: boxOf(doorway.gap), moves })];
  });
  const windows = plan.windows.flatMap((window, index) => {
    const [glazing] = glazingsOf(spaces, window);
    if (!glazing) return [];
    const name = DRAWING_TEXT.window(window.room, SIDE_NAMES[window.side]);
    const moves = along(glazing.runs);
    return [thingOf([unit, 'windows', index], { name, kind: 'opening', box: boxOf(glazing.gap), moves })];
  });
  const entrance = doorways.find(({ kind }) => kind === 'entrance');
  const way = entrance && {
    name: DRAWING_TEXT.entrance,
    kind: 'opening' as const,
    box: boxOf(entrance.gap),
    moves: along(entrance.runs),
  };
  return [...doors, ...windows, ...(way ? [thingOf([unit, 'entrance'], way)] : [])];
}

const piecesOf = (unit: string, { items }: ResolvedPlan): Thing[] =>
  items.map((item) =>
    thingOf([unit, ...pathOf(item.field)], {
      name: DRAWING_TEXT.piece(item.room, PIECE_NAMES[item.kind] ?? item.kind),
      kind: 'piece',
      box: boxOf(item),
      moves: 'both',
    }),
  );

/** What can be chosen in a plan, without walls: large things first, so that small ones lie over them. */
export function planThings(plan: Plan, unit: string, variant: Variant): Thing[] {
  const resolved = resolvePlan(plan, variant);
  return [...roomsOf(plan, unit), ...piecesOf(unit, resolved), ...openingsOf(plan, unit, resolved)];
}

/** Of a wall's band, in millimetres. */
const THICKNESS = 120;

function bandOf({ runs, line, from, to }: Edge): Box {
  const half = THICKNESS / 2;
  return runs === 'east'
    ? { x: from, y: -line - half, width: to - from, height: THICKNESS }
    : { x: line - half, y: -to, width: THICKNESS, height: to - from };
}

/** The four walls of a room, which are there to be moved while it is chosen. */
export function wallThings(plan: Plan, unit: string, list: RoomList, index: number): Thing[] {
  const room = plan[list][index];
  if (!room) return [];
  const path = [unit, list, index];
  return SIDES.map((side) => {
    const edge = edgeOn(rectOf(room), side);
    return {
      id: `${fieldName(path)}/${side}`,
      path,
      name: DRAWING_TEXT.wall(room.name, SIDE_NAMES[side]),
      kind: 'wall',
      box: bandOf(edge),
      moves: edge.runs === 'east' ? 'y' : 'x',
    };
  });
}
