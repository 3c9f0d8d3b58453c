import { boundsOf, overlap, rectOf } from '#site/plan/rect.ts';
import type { RoomUse } from '#site/schema/parts/plan-kinds.ts';
import type { Plan, Room } from '#site/schema/plans.ts';

/** What a room is called, what it is for, and its size in millimetres. */
export interface RoomBegun {
  name: string;
  use: RoomUse;
  width: number;
  depth: number;
}

/** A name that no other room has: the second bedroom is 침실2. */
function freeName({ rooms, kept }: Plan, name: string): string {
  const taken = new Set([...rooms, ...kept].map((room) => room.name));
  if (!taken.has(name)) return name;
  let number = 2;
  while (taken.has(`${name}${number}`)) number += 1;
  return `${name}${number}`;
}

type Place = Pick<Room, 'x' | 'y' | 'width' | 'depth'>;

/** Where something stands on each side of a room, from the corner on. */
const besides = ({ x, y, width, depth }: Place, size: RoomBegun): { x: number; y: number }[] => [
  { x: x + width, y },
  { x, y: y + depth },
  { x: x - size.width, y },
  { x, y: y - size.depth },
];

/** A room of its usual size beside another, where none stands yet; beside the whole home where there is no room for it. */
export function newRoom(plan: Plan, begun: RoomBegun, beside: Place | undefined): Room {
  const others = [...plan.rooms, ...plan.kept].map(rectOf);
  const isFree = (at: { x: number; y: number }) =>
    at.x >= 0 && at.y >= 0 && !others.some((other) => overlap(other, rectOf({ ...begun, ...at })));
  const { x1, y0 } = boundsOf(others);
  const at = (beside ? besides(beside, begun).find(isFree) : undefined) ?? { x: x1, y: Math.max(0, y0) };
  return { ...begun, name: freeName(plan, begun.name), ...at };
}
