import type { RoomUse } from '#site/schema/parts/plan-kinds.ts';
import type { Plan } from '#site/schema/plans.ts';

const AT_THE_FRONT = new Set<RoomUse>(['living', 'bedroom', 'kitchen', 'study']);

/** Rooms that stand beside each other at a home's front, which plans draw to the south: those with a window there. */
export function baysOf({ rooms, windows }: Pick<Plan, 'rooms' | 'windows'>): number {
  const lived = new Set(rooms.filter(({ use }) => AT_THE_FRONT.has(use)).map(({ name }) => name));
  return new Set(windows.filter(({ side, room }) => side === 'south' && lived.has(room)).map(({ room }) => room)).size;
}

/** How many bays a type's own words promise, as in `4Bay`; null: they do not say. */
export function baysInWords(structure: string): number | null {
  const said = /(\d+)\s*-?bay/i.exec(structure)?.[1];
  return said === undefined ? null : Number(said);
}
