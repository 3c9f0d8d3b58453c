import type { WindowKind } from '#site/schema/parts/plan-kinds.ts';
import type { Door, Plan, Side, Window } from '#site/schema/plans.ts';
import { bandAlong, bandOutside, edgeOn, sharedEdge, type Edge, type Rect } from './rect.ts';
import { isCold, type Space } from './spaces.ts';
import { swingOf, signOf, type Swing } from './swing.ts';

/** Wall thicknesses in millimetres, finishes included. */
export const WALLS = { outer: 250, balcony: 200, partition: 120 } as const;

/** From which width on, in millimetres, a sliding door has two leaves. */
export const TWO_LEAVES = 1300;

/** How high doors are, from the finished floor, in millimetres. */
export const DOOR_HEAD = 2100;

/** How far the wall on the edge of two spaces reaches to both sides of it: a cold space stands behind an outer wall. */
export function wallReach(a: Space, b: Space, edge: Edge): { below: number; above: number } {
  const half = WALLS.partition / 2;
  if (isCold(a) === isCold(b)) return { below: half, above: half };
  const cold = isCold(a) ? a : b;
  const isAbove = edge.line === (edge.runs === 'east' ? cold.y0 : cold.x0);
  return isAbove ? { below: 0, above: WALLS.balcony } : { below: WALLS.balcony, above: 0 };
}

/** A doorway: the gap in its wall, and how it closes. */
export interface Doorway {
  kind: 'hinged' | 'sliding' | 'entrance';
  /** The gap through the thickness of the wall. */
  gap: Rect;
  runs: Edge['runs'];
  rooms: readonly string[];
  /** Its height, from the finished floor. */
  head: number;
  swing: Swing | null;
  /** The end that sliding leaves go to. */
  slides: Side | null;
  /** Panels of glass one before the other instead of leaves that go into the wall. */
  isGlazed: boolean;
}

/** How long a gap is along its wall, in millimetres. */
export const gapLength = ({ gap, runs }: Pick<Doorway, 'gap' | 'runs'>): number =>
  runs === 'east' ? gap.x1 - gap.x0 : gap.y1 - gap.y0;

export interface Glazing {
  gap: Rect;
  runs: Edge['runs'];
  room: string;
  /** The side of the room that it is on. */
  side: Side;
  /** Between a room and a balcony. */
  isInner: boolean;
  /** Between a room and the balcony that an extension would take stands a sliding door down to the floor. */
  kind: WindowKind | 'balcony-door';
  /** From the finished floor, in millimetres. */
  sill: number;
  head: number;
}

const sideOfEdge = (rect: Rect, { runs, line }: Edge): Side =>
  runs === 'east' ? (rect.y0 === line ? 'south' : 'north') : rect.x0 === line ? 'west' : 'east';

const byName = (spaces: readonly Space[], name: string) =>
  spaces.find((space) => space.name === name && !space.isBalcony) ?? null;

/** The wall that two rooms share; null where they do not touch. */
export function wallBetween(spaces: readonly Space[], from: string, to: string): Edge | null {
  const [a, b] = [byName(spaces, from), byName(spaces, to)];
  return a && b ? sharedEdge(a, b) : null;
}

/** Whether the way from one room to the other is that from the entrance into the home, not into its store. */
const leadsIntoHome = (a: Space, b: Space): boolean =>
  [a, b].some(({ use }) => use === 'entrance') && [a, b].every(({ use }) => use !== 'store');

/** A door in its wall; null when its rooms share none. */
export function doorwayOf(spaces: readonly Space[], door: Door): Doorway | null {
  const [a, b] = [byName(spaces, door.from), byName(spaces, door.to)];
  const edge = a && b && sharedEdge(a, b);
  if (!edge) return null;
  const { below, above } = wallReach(a, b, edge);
  const [from, to] = [door.at, door.at + door.width];
  const gap = bandAlong({ ...edge, from, to }, below, above);
  const doorway = { gap, runs: edge.runs, rooms: [door.from, door.to], head: DOOR_HEAD, isGlazed: false };
  if (door.kind === 'sliding')
    return { ...doorway, kind: 'sliding', swing: null, slides: door.slides, isGlazed: leadsIntoHome(a, b) };
  // A room lies north or east of its own south or west wall.
  const isInB = door.into === b.name;
  const sign = signOf(sideOfEdge(isInB ? b : a, edge)) < 0 ? 1 : -1;
  const face = edge.line + (sign > 0 ? above : -below);
  const swing = swingOf({ runs: edge.runs, face, from, to, hinge: door.hinge, sign });
  return { ...doorway, kind: 'hinged', swing, slides: null };
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
    head: DOOR_HEAD,
    slides: null,
    isGlazed: false,
    swing: swingOf({ runs, face: line + sign * WALLS.outer, from, to, hinge: entrance.hinge, sign }),
  };
}

/** The balcony of a kind that lies along an edge, between these two places of it. */
const balconyAlong = (spaces: readonly Space[], room: Space, { runs, line, from, to }: Edge) =>
  spaces.find((space) => {
    const edge = isCold(space) && space !== room ? sharedEdge(space, room) : null;
    return edge?.runs === runs && edge.line === line && edge.from < to && from < edge.to;
  });

/** A window in every wall that it stands in: a balcony's outer one, and the one behind it. */
export function glazingsOf(spaces: readonly Space[], window: Window): Glazing[] {
  const { room: name, side, at, width, kind, sill, head } = window;
  const room = byName(spaces, name);
  if (!room) return [];
  const edge = { ...edgeOn(room, side), from: at, to: at + width };
  const balcony = balconyAlong(spaces, room, edge);
  const glazing = { runs: edge.runs, room: name, side, kind, sill, head };
  const outer = (rect: Rect): Glazing => ({
    ...glazing,
    gap: bandOutside(rect, side, WALLS.outer, at, at + width),
    isInner: false,
  });
  if (!balcony) return [outer(room)];
  const gap = bandOutside(room, side, WALLS.balcony, at, at + width);
  // A balcony that stays has windows of its own.
  if (balcony.isKept) return [{ ...glazing, gap, isInner: true }];
  return [outer(balcony), { ...glazing, gap, isInner: true, kind: 'balcony-door', sill: 0 }];
}
