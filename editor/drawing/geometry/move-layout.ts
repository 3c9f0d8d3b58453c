import type { Edit } from '#editor/model/edit.ts';
import type { Path } from '#editor/model/tree.ts';
import { armOf, bearing, inPercent, turned } from './layout-sheet.ts';
import type { Placed } from './placed.ts';
import { ownerOf, type Point, type Thing } from './thing.ts';

/** Places are moved in tenths of a percent; what is finer in them stays as it is. */
const moved = (value: number, by: number): number => Math.round((value + Math.round(by * 10) / 10) * 1e4) / 1e4;

const onPicture = (percent: number): number => Math.max(0, Math.min(100, percent));

const set = (path: Path, before: number, value: number): Edit[] =>
  value === before ? [] : [{ kind: 'set', path, value }];

/** Nothing can be moved off the picture. */
function movePlace({ at, percent: [right, down] }: Placed, by: Point): Edit[] {
  const way = inPercent(by);
  return [
    ...set([...at, 0], right, onPicture(moved(right, way.right))),
    ...set([...at, 1], down, onPicture(moved(down, way.down))),
  ];
}

/** A ground is written as if its building were not turned. */
function moveGround({ grounds, degrees }: Placed, path: Path, by: Point): Edit[] {
  const [left, upper] = grounds[Number(path.at(-1))] ?? [];
  if (left === undefined || upper === undefined) return [];
  const way = inPercent(turned(by, -degrees));
  return [...set([...path, 0], left, moved(left, way.right)), ...set([...path, 1], upper, moved(upper, way.down))];
}

/** Degrees of a mark count on from the upper edge; others turn either way. */
const written = ({ list }: Placed, degrees: number): number =>
  list === 'marks' ? (degrees + 360) % 360 : ((degrees + 540) % 360) - 180;

/** Turns something as far as its handle is led around it, in whole degrees. */
function turn(placed: Placed, by: Point): Edit[] {
  const arm = armOf(placed.degrees);
  const led = Math.round(bearing({ x: arm.x + by.x, y: arm.y + by.y }) - bearing(arm));
  return placed.turn === null || led === 0
    ? []
    : set(placed.turn, placed.degrees, written(placed, placed.degrees + led));
}

/** What becomes of the layout's numbers when something on it is moved, in units of the drawing. */
export function moveLayoutThing(placed: readonly Placed[], thing: Thing, by: Point): Edit[] {
  const own = ownerOf(placed, thing.id);
  if (!own || thing.moves === null) return [];
  if (thing.kind === 'turn') return turn(own, by);
  return thing.kind === 'area' ? moveGround(own, thing.path, by) : movePlace(own, by);
}
