import { PIECES } from '#site/furniture/library.ts';
import type { Piece } from '#site/furniture/piece.ts';
import { rectanglesOf } from '#site/plan/grid.ts';
import type { Doorway } from '#site/plan/openings.ts';
import type { Swing } from '#site/plan/swing.ts';
import type { Rect } from '#site/plan/rect.ts';
import type { Home } from './homes.ts';
import { areaOf, polygonOfRect, sharedArea, type Point, type Polygon } from './polygons.ts';

// What stands in what, by the area that two shapes share: nothing here knows of separating axes or depths.

/** Floor that must stay free on both sides of a door, as the engine's rules have it. */
const STEP = 400;

interface Ground {
  spaces: readonly Polygon[];
  /** What walls and windows, which do not overlap, take of the spaces. */
  solid: readonly Polygon[];
}

const grounds = new Map<Home, Ground>();

function groundOf(home: Home): Ground {
  const known = grounds.get(home);
  if (known) return known;
  const { spaces, walls, glazings } = home.resolved;
  const solid = [...rectanglesOf(walls.outer), ...rectanglesOf(walls.partitions), ...glazings.map(({ gap }) => gap)];
  const ground = {
    spaces: spaces.map(polygonOfRect),
    solid: spaces.flatMap((space) => solid.flatMap((wall) => common(wall, space) ?? [])).map(polygonOfRect),
  };
  grounds.set(home, ground);
  return ground;
}

function common(a: Rect, b: Rect): Rect | null {
  const [x0, x1] = [Math.max(a.x0, b.x0), Math.min(a.x1, b.x1)];
  const [y0, y1] = [Math.max(a.y0, b.y0), Math.min(a.y1, b.y1)];
  return x0 < x1 && y0 < y1 ? { x0, x1, y0, y1 } : null;
}

const sumShared = (polygon: Polygon, others: readonly Polygon[]): number =>
  others.reduce((sum, other) => sum + sharedArea(polygon, other), 0);

/** How much of a shape lies in walls, in windows or out of the home, in mm². */
export function areaInWalls(home: Home, polygon: Polygon): number {
  const { spaces, solid } = groundOf(home);
  return areaOf(polygon) - sumShared(polygon, spaces) + sumShared(polygon, solid);
}

export const fixtureItems = ({ resolved }: Home) => resolved.items.filter(({ isFixture }) => isFixture);

/** The fixtures of one kind. */
export const fixturesOf = (home: Home, kind: string): Polygon[] =>
  fixtureItems(home)
    .filter((item) => item.kind === kind)
    .map(polygonOfRect);

export function stepsPolygon({ gap, runs }: Doorway): Polygon {
  const [alongX, alongY] = runs === 'east' ? [0, STEP] : [STEP, 0];
  return polygonOfRect({ x0: gap.x0 - alongX, x1: gap.x1 + alongX, y0: gap.y0 - alongY, y1: gap.y1 + alongY });
}

/** The quarter circle of a leaf, in slices of one degree: a little smaller than it, or a little larger. */
export function sweepPolygon({ pivot, closed, open, radius }: Swing, fit: 'within' | 'around'): Polygon {
  const from = Math.atan2(closed.y - pivot.y, closed.x - pivot.x);
  const to = Math.atan2(open.y - pivot.y, open.x - pivot.x);
  const turn = Math.atan2(Math.sin(to - from), Math.cos(to - from));
  const reach = fit === 'within' ? radius : radius / Math.cos(Math.PI / 360);
  const arc = Array.from({ length: 91 }, (_, degree): Point => {
    const at = from + (turn * degree) / 90;
    return [pivot.x + reach * Math.cos(at), pivot.y + reach * Math.sin(at)];
  });
  const polygon: Polygon = [[pivot.x, pivot.y], ...arc];
  return turn > 0 ? polygon : [...polygon].reverse();
}

/** How much of a shape lies in the way of a door. */
export const areaInDoorway = (doorway: Doorway, polygon: Polygon, fit: 'within' | 'around'): number =>
  sharedArea(polygon, stepsPolygon(doorway)) +
  (doorway.swing ? sharedArea(polygon, sweepPolygon(doorway.swing, fit)) : 0);

/** What the library says of a piece that others do not mind. */
export const isPassedOver = ({ kind }: Piece): boolean =>
  kind !== 'own' && (PIECES[kind].liesFlat === true || PIECES[kind].hangs === true);

export const liesFlat = ({ kind }: Piece): boolean => kind !== 'own' && PIECES[kind].liesFlat === true;

export const placeOf = ({ kind }: Piece): string | undefined => (kind === 'own' ? undefined : PIECES[kind].place);
