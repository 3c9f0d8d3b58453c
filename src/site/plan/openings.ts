import type { Door, Plan, Side, Window } from '#site/schema/plans.ts';
import { bandAlong, bandOutside, edgeOn, sharedEdge, type Edge, type Rect } from './rect.ts';
import type { Space } from './spaces.ts';

/** Wall thicknesses in millimetres, finishes included. */
export const WALLS = { outer: 250, balcony: 200, partition: 120 } as const;

/** A doorway: the gap in its wall, and how it closes. */
export interface Doorway {
  kind: 'hinged' | 'sliding' | 'entrance';
  /** The gap through the thickness of the wall. */
  gap: Rect;
  runs: Edge['runs'];
  rooms: readonly string[];
  swing: Swing | null;
}

/** A leaf that turns by a quarter. */
export interface Swing {
  /** The point that it turns about, on the face of the wall. */
  pivot: { x: number; y: number };
  /** Where the leaf's free end is when closed, and when open. */
  closed: { x: number; y: number };
  open: { x: number; y: number };
  radius: number;
}

export interface Glazing {
  gap: Rect;
  runs: Edge['runs'];
  room: string;
  /** Between a room and its balcony: a sliding door down to the floor for a living room, as drawn a window. */
  isInner: boolean;
}

/** Which way a side looks: +1 to the north or east, -1 to the south or west. */
const signOf = (side: Side): 1 | -1 => (side === 'north' || side === 'east' ? 1 : -1);

const sideOfEdge = (rect: Rect, { runs, line }: Edge): Side =>
  runs === 'east' ? (rect.y0 === line ? 'south' : 'north') : rect.x0 === line ? 'west' : 'east';

interface SwingOptions {
  runs: Edge['runs'];
  /** The face of the wall on the side that the leaf opens to. */
  face: number;
  from: number;
  to: number;
  hinge: Side;
  /** Which way it opens across the wall. */
  sign: 1 | -1;
}

function swingOf({ runs, face, from, to, hinge, sign }: SwingOptions): Swing {
  const radius = to - from;
  const [at, end] = signOf(hinge) < 0 ? [from, to] : [to, from];
  const point = (along: number, across: number) =>
    runs === 'east' ? { x: along, y: across } : { x: across, y: along };
  return { pivot: point(at, face), closed: point(end, face), open: point(at, face + sign * radius), radius };
}

const byName = (spaces: readonly Space[], name: string) =>
  spaces.find((space) => space.name === name && !space.isBalcony) ?? null;

/** The wall that two rooms share; null where they do not touch. */
export function wallBetween(spaces: readonly Space[], from: string, to: string): Edge | null {
  const [a, b] = [byName(spaces, from), byName(spaces, to)];
  return a && b ? sharedEdge(a, b) : null;
}

/** A door in its wall; null when its rooms share none. */
export function doorwayOf(spaces: readonly Space[], door: Door): Doorway | null {
  const edge = wallBetween(spaces, door.from, door.to);
  if (!edge) return null;
  const half = WALLS.partition / 2;
  const [from, to] = [door.at, door.at + door.width];
  const gap = bandAlong({ ...edge, from, to }, half, half);
  const rooms = [door.from, door.to];
  if (door.kind === 'sliding') return { kind: 'sliding', gap, runs: edge.runs, rooms, swing: null };
  const into = byName(spaces, door.into);
  // A room lies north or east of its own south or west wall.
  const sign = into && signOf(sideOfEdge(into, edge)) < 0 ? 1 : -1;
  const swing = swingOf({ runs: edge.runs, face: edge.line + sign * half, from, to, hinge: door.hinge, sign });
  return { kind: 'hinged', gap, runs: edge.runs, rooms, swing };
}

/** The door to the hall, which opens outwards. */
export function entranceOf(spaces: readonly Space[], { entrance }: Plan): Doorway | null {
  const room = byName(spaces, entrance.room);
  if (!room) return null;
  const { runs, line } = edgeOn(room, entrance.side);
  const [from, to] = [entrance.at, entrance.at + entrance.width];
  const sign = signOf(entrance.side);
  return {
    kind: 'entrance',
    gap: bandOutside(room, entrance.side, WALLS.outer, from, to),
    runs,
    rooms: [entrance.room],
    swing: swingOf({ runs, face: line + sign * WALLS.outer, from, to, hinge: entrance.hinge, sign }),
  };
}

/** A window in every wall that it stands in: a balcony's outer one, and the one behind it. */
export function glazingsOf(spaces: readonly Space[], { room: name, side, at, width }: Window): Glazing[] {
  const room = byName(spaces, name);
  if (!room) return [];
  const { runs, line } = edgeOn(room, side);
  const balcony = spaces.find((space) => {
    const edge = space.isBalcony ? sharedEdge(space, room) : null;
    return edge?.runs === runs && edge.line === line;
  });
  const outer = (rect: Rect): Glazing => ({
    gap: bandOutside(rect, side, WALLS.outer, at, at + width),
    runs,
    room: name,
    isInner: false,
  });
  if (!balcony) return [outer(room)];
  const inner = bandOutside(room, side, WALLS.balcony, at, at + width);
  return [outer(balcony), { gap: inner, runs, room: name, isInner: true }];
}
