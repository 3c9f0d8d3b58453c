import { wallBetween } from '#site/plan/openings.ts';
import { edgeOn, rectOf, type Edge } from '#site/plan/rect.ts';
import { spacesOf } from '#site/plan/spaces.ts';
import type { Door, KeptBalcony, Plan, Room, Side } from '#site/schema/plans.ts';
import { endsAt, type RoomList } from './walls.ts';

/** A room on the other side of a wall, with the stretch that both share. */
export interface Neighbour {
  name: string;
  edge: Edge;
}

const WIDTH = 900;
/** Of a door to a bath or a store. */
const NARROW = 800;
/** So much of a wall is left on either side of a door. */
const JAMB = 150;

/** A corner of a room has the name of the room. */
const nameOf = (room: Room | KeptBalcony): string => ('partOf' in room && room.partOf) || room.name;

/** The rooms on the other side of a wall of a room, where a door has its place: of rooms with corners, at the wall where their doors are. */
export function neighboursAt(plan: Plan, list: RoomList, index: number, side: Side): Neighbour[] {
  const room = plan[list][index];
  if (!room) return [];
  const spaces = spacesOf(plan, 'basic');
  const own = edgeOn(rectOf(room), side);
  const others = endsAt(plan, list, index, side).flatMap((end) => plan[end.list][end.index] ?? []);
  return [...new Set(others.map(nameOf))].flatMap((name) => {
    const edge = name === nameOf(room) ? null : wallBetween(spaces, nameOf(room), name);
    const isHere = edge?.runs === own.runs && edge.line === own.line && edge.from < own.to && own.from < edge.to;
    return edge && isHere && edge.to - edge.from >= NARROW + 2 * JAMB ? [{ name, edge }] : [];
  });
}

/** From these one goes into others: a door opens away from them. */
const WAYS = new Set<string>(['corridor', 'entrance', 'living', 'kitchen']);

/** A door in the middle of the stretch that two rooms share. */
export function newDoor(plan: Plan, from: Room | KeptBalcony, { name: to, edge }: Neighbour): Door {
  const other = [...plan.rooms, ...plan.kept].find((room) => room.name === to);
  const isNarrow =
    [from, other].some((room) => room?.use === 'bath' || room?.use === 'store') ||
    edge.to - edge.from < WIDTH + 2 * JAMB;
  const width = isNarrow ? NARROW : WIDTH;
  const at = Math.round((edge.from + edge.to - width) / 2 / 50) * 50;
  const into = WAYS.has(from.use) ? to : nameOf(from);
  return { kind: 'hinged', from: nameOf(from), to, at, width, hinge: edge.runs === 'east' ? 'west' : 'south', into };
}
