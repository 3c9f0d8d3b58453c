import type { Edit } from '#editor/model/edit.ts';
import { fieldName } from '#editor/model/problems.ts';
import type { Path } from '#editor/model/tree.ts';

/** In units of a drawing: right, then down. */
export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

/** Something of a drawing that can be chosen, and moved where it may. */
export interface Thing {
  /** Tells it from all others. */
  id: string;
  /** Where its values stand in the file. */
  path: Path;
  name: string;
  kind: 'room' | 'piece' | 'opening' | 'wall' | 'label' | 'line' | 'area' | 'point' | 'leg' | 'turn';
  box: Box;
  /** Of a line or an area, which no box is like. */
  outline?: readonly Point[];
  moves: 'x' | 'y' | 'both' | null;
}

/** What lies over what, so that a tap finds the smaller: a door over its wall, a wall over its rooms. */
const LAYERS: readonly Thing['kind'][] = [
  'area',
  'line',
  'room',
  'piece',
  'wall',
  'opening',
  'label',
  'leg',
  'point',
  'turn',
];

export const inLayers = (things: readonly Thing[]): Thing[] =>
  things.toSorted((one, other) => LAYERS.indexOf(one.kind) - LAYERS.indexOf(other.kind));

/** What becomes of its values when it is moved by so much. */
export type Mover = (thing: Thing, by: Point) => Edit[];

/** So much of a way as a thing can be moved, in whole steps: what is dragged back is where it was. */
export function snapped({ moves }: Pick<Thing, 'moves'>, { x, y }: Point, step: number): Point {
  const whole = (way: number) => Math.round(way / step) * step || 0;
  return { x: moves === 'x' || moves === 'both' ? whole(x) : 0, y: moves === 'y' || moves === 'both' ? whole(y) : 0 };
}

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** How far an arrow key moves, in units of the drawing; ten times as far with Shift; null for any other key. */
export function keyWay(key: string, isFar: boolean, step: number): Point | null {
  const way = ARROWS[key];
  const length = isFar ? 10 * step : step;
  return way ? { x: way.x * length, y: way.y * length } : null;
}

/** What a problem or a wish to see names; the smallest thing that holds the field. */
export function thingAt(things: readonly Thing[], field: string): Thing | undefined {
  const holds = ({ path }: Thing) => {
    const own = fieldName(path);
    return field === own || (field.startsWith(own) && /^[.[]/.test(field.slice(own.length)));
  };
  return things.find((thing) => thing.kind !== 'wall' && holds(thing));
}

/** The thing itself, or the one that a part of it is shown for: the room of a wall, the line of a point. */
export const ownerOf = <Owner extends Pick<Thing, 'id'>>(owners: readonly Owner[], id: string | null) =>
  owners.find((owner) => id === owner.id || (id?.startsWith(owner.id) && /^[./]/.test(id.slice(owner.id.length))));

/** A box that a finger finds: never narrower than this. */
export function roomy({ x, y, width, height }: Box, least: number): Box {
  const [wide, high] = [Math.max(width, least), Math.max(height, least)];
  return { x: x - (wide - width) / 2, y: y - (high - height) / 2, width: wide, height: high };
}
