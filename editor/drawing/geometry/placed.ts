import { textWidth } from '#site/maps/text-width.ts';
import type { Complex } from '#site/schema/complex.ts';
import { fieldName } from '#editor/model/problems.ts';
import type { Path } from '#editor/model/tree.ts';
import { DRAWING_TEXT } from '#text/editor/drawing.ts';
import { onSheet } from './layout-sheet.ts';
import type { Point } from './thing.ts';

export type Layout = Complex['layout'];
/** From the place of its building: left, upper edge, width and height in percent. */
export type Ground = readonly [left: number, upper: number, width: number, height: number];

/** Something that stands at a place of the layout's picture. */
export interface Placed {
  id: string;
  list: 'buildings' | 'roads' | 'marks' | 'places';
  path: Path;
  /** Of the list that begins with its two numbers. */
  at: Path;
  /** Of the degrees by which it is turned; null where it cannot be. */
  turn: Path | null;
  name: string;
  percent: readonly [right: number, down: number];
  point: Point;
  /** Clockwise. */
  degrees: number;
  grounds: readonly Ground[];
}

interface Written {
  name: string;
  at: readonly [number, number];
  turn?: number | undefined;
  grounds?: readonly Ground[] | undefined;
}

function placedIn(list: 'buildings' | 'roads' | 'places', entries: readonly Written[]): Placed[] {
  return entries.map(({ name, at, turn = 0, grounds = [] }, index) => {
    const path = ['layout', list, index];
    return {
      id: fieldName(path),
      list,
      path,
      at: [...path, 'at'],
      turn: list === 'places' ? null : [...path, 'turn'],
      name,
      percent: at,
      point: onSheet(...at),
      degrees: turn,
      grounds,
    };
  });
}

const marksOf = ({ ways }: Layout): Placed[] =>
  ways.flatMap(({ name, marks }, way) =>
    marks.map(([right, down, degrees], index): Placed => {
      const path = ['layout', 'ways', way, 'marks', index];
      return {
        id: fieldName(path),
        list: 'marks',
        path,
        at: path,
        turn: [...path, 2],
        name: marks.length > 1 ? DRAWING_TEXT.numbered(name, index + 1) : name,
        percent: [right, down],
        point: onSheet(right, down),
        degrees,
        grounds: [],
      };
    }),
  );

/** All that stands on the layout's picture, in the order in which it is drawn. */
export const placedOn = (layout: Layout): Placed[] => [
  ...placedIn('buildings', layout.buildings),
  ...placedIn('roads', layout.roads),
  ...marksOf(layout),
  ...placedIn('places', layout.places),
];

/** Of the words, and of the plates on which they stand, in units of the drawing. */
export const WORDS = 20;
const PLATE = 32;

/** How wide and high something is drawn, as if it were not turned. */
export const plateOf = ({ list, name }: Placed) =>
  list === 'marks' ? { width: PLATE, height: PLATE } : { width: textWidth(name) * WORDS + WORDS, height: PLATE };
