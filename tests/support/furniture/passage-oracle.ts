import type { Piece } from '#site/furniture/piece.ts';
import { rectanglesOf } from '#site/plan/grid.ts';
import { fixtureItems, isPassedOver, placeOf } from './fit-oracle.ts';
import type { Home } from './homes.ts';
import { polygonOf, polygonOfRect, type Point, type Polygon } from './polygons.ts';

// Passages by rays: from each piece one every few millimetres, along both axes and both ways.

/** Rays are this far apart, in millimetres, and besides on both sides of each corner and crossing. */
export const BETWEEN_RAYS = 8;
const BESIDE = 1e-4;

/** What consecutive rays from a piece meet first. */
export interface Facing {
  /** `wall`, `fixture`, or the id of a piece. */
  what: string;
  length: number;
  least: number;
}

interface Thing {
  what: string;
  polygon: Polygon;
}

/** By quarters, so that the way of the rays becomes that of growing x. */
function quarter(polygon: Polygon, turns: number): Polygon {
  if (turns === 0) return polygon;
  return quarter(
    polygon.map(([x, y]): Point => [y, -x]),
    turns - 1,
  );
}

/** From where to where a line across meets a polygon; null where it does not. */
function spanOf(polygon: Polygon, y: number): readonly [number, number] | null {
  const xs = polygon.flatMap(([x0, y0], index) => {
    const [x1, y1] = polygon[(index + 1) % polygon.length] ?? [x0, y0];
    return y0 < y !== y1 < y ? [x0 + ((y - y0) / (y1 - y0)) * (x1 - x0)] : [];
  });
  return xs.length === 0 ? null : [Math.min(...xs), Math.max(...xs)];
}

/** Where the floor ends for a ray that begins at `x`: at a wall or window, or where no room goes on. */
function floorEnd(
  x: number,
  spaces: readonly (readonly [number, number])[],
  walls: readonly (readonly [number, number])[],
) {
  let end = x;
  for (let next: readonly [number, number] | undefined; ; end = next[1]) {
    const at = end;
    next = spaces.find(([from, to]) => from <= at + 1e-6 && to > at + 1e-6);
    if (!next) break;
  }
  return Math.min(end, ...walls.filter(([, to]) => to > x + 1e-6).map(([from]) => from));
}

const spansOf = (polygons: readonly Polygon[], y: number) =>
  polygons.map((polygon) => spanOf(polygon, y)).filter((span) => span !== null);

const sidesOf = (polygon: Polygon) =>
  polygon.map((from, index) => [from, polygon[(index + 1) % polygon.length] ?? from] as const);

/** Where sides of two things meet: there what is first may change between two corners, while a tilted gap goes on closing. */
function crossingsOf(things: readonly Polygon[]): number[] {
  const tilted = things.filter((polygon) => sidesOf(polygon).some(([[x0, y0], [x1, y1]]) => x0 !== x1 && y0 !== y1));
  return tilted.flatMap((one) =>
    things.flatMap((other) =>
      sidesOf(one).flatMap(([[ax, ay], [bx, by]]) =>
        sidesOf(other).flatMap(([[cx, cy], [dx, dy]]) => {
          const across = (bx - ax) * (dy - cy) - (by - ay) * (dx - cx);
          const along = ((cx - ax) * (dy - cy) - (cy - ay) * (dx - cx)) / across;
          const at = ((cx - ax) * (by - ay) - (cy - ay) * (bx - ax)) / across;
          return across !== 0 && along >= 0 && along <= 1 && at >= 0 && at <= 1 ? [ay + along * (by - ay)] : [];
        }),
      ),
    ),
  );
}

function raysOf(own: Polygon, things: readonly Polygon[]): number[] {
  const ys = own.map(([, y]) => y);
  const [low, high] = [Math.min(...ys), Math.max(...ys)];
  const regular = Array.from(
    { length: Math.ceil((high - low) / BETWEEN_RAYS) },
    (_, ray) => low + (ray + 0.47) * BETWEEN_RAYS,
  );
  const corners = [own, ...things].flatMap((polygon) => polygon.map(([, y]) => y));
  const changes = [...corners, ...crossingsOf(things)].flatMap((y) => [y - BESIDE, y + BESIDE]);
  return [...regular, ...changes].filter((y) => y > low && y < high).sort((a, b) => a - b);
}

/** What is further away than this is no passage. */
const NEAR = 700;

const isNear = (own: Polygon) => {
  const within = (axis: 0 | 1, values: readonly number[]) =>
    Math.min(...values) < Math.max(...own.map((point) => point[axis])) + NEAR &&
    Math.max(...values) > Math.min(...own.map((point) => point[axis])) - NEAR;
  return (polygon: Polygon) =>
    within(
      0,
      polygon.map(([x]) => x),
    ) &&
    within(
      1,
      polygon.map(([, y]) => y),
    );
};

/** What a piece faces, one way after the other. */
export function facingsOf(home: Home, pieces: readonly Piece[], piece: Piece): Facing[] {
  const { spaces, walls, glazings } = home.resolved;
  const isClose = isNear(polygonOf(piece));
  const solid = [...rectanglesOf(walls.outer), ...rectanglesOf(walls.partitions), ...glazings.map(({ gap }) => gap)]
    .map(polygonOfRect)
    .filter(isClose);
  const every: Thing[] = [
    ...fixtureItems(home)
      .filter(({ kind }) => kind !== placeOf(piece))
      .map((item) => ({ what: 'fixture', polygon: polygonOfRect(item) })),
    ...pieces
      .filter((other) => other !== piece && !isPassedOver(other))
      .map((other) => ({ what: other.id, polygon: polygonOf(other) })),
  ];
  const things = every.filter(({ polygon }) => isClose(polygon));
  return [0, 1, 2, 3].flatMap((turns) => {
    const own = quarter(polygonOf(piece), turns);
    const turned = things.map(({ what, polygon }) => ({ what, polygon: quarter(polygon, turns) }));
    const rooms = spaces.map((space) => quarter(polygonOfRect(space), turns));
    const wallPolygons = solid.map((polygon) => quarter(polygon, turns));
    const facings: (Facing & { face: number; last: number })[] = [];
    for (const y of raysOf(own, [...turned.map(({ polygon }) => polygon), ...wallPolygons])) {
      const from = spanOf(own, y)?.[1];
      if (from === undefined) continue;
      const hits = turned.flatMap(({ what, polygon }) => {
        const span = spanOf(polygon, y);
        return span && span[1] > from ? [{ what, at: span[0] }] : [];
      });
      const wall = { what: 'wall', at: floorEnd(from, spansOf(rooms, y), spansOf(wallPolygons, y)) };
      // What ends in the wall's own face hides nothing of it, whatever the last digits say.
      const first = hits.reduce((least, hit) => (hit.at < least.at - 1e-6 ? hit : least), wall);
      const before = facings.at(-1);
      const isStraight = first.what === 'wall' || first.what === 'fixture';
      if (before?.what === first.what && (!isStraight || Math.abs(before.face - first.at) < 0.5)) {
        before.length += y - before.last;
        before.last = y;
        before.least = Math.min(before.least, first.at - from);
      } else facings.push({ what: first.what, length: 0, least: first.at - from, face: first.at, last: y });
    }
    return facings;
  });
}
