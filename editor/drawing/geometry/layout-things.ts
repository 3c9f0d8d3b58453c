import { fieldName } from '#editor/model/problems.ts';
import { at, type Path, type Tree } from '#editor/model/tree.ts';
import { DRAWING_TEXT } from '#text/editor/drawing.ts';
import { armOf, onSheet, turned } from './layout-sheet.ts';
import { plateOf, type Ground, type Placed } from './placed.ts';
import type { Box, Point, Thing } from './thing.ts';

const isNumber = (tree: Tree, path: Path): boolean => typeof at(tree, path) === 'number';

/** Whether both numbers of a place are written in the file. */
const areWritten = (tree: Tree, path: Path): boolean => [0, 1].every((key) => isNumber(tree, [...path, key]));

/** A plate around its point; one that stands upright is as high as its words are long. */
function boxOf(placed: Placed): Box {
  const { width, height } = plateOf(placed);
  const isUpright = Math.abs(Math.sin((placed.degrees * Math.PI) / 180)) > Math.SQRT1_2 && placed.list === 'roads';
  const [wide, high] = isUpright ? [height, width] : [width, height];
  return { x: placed.point.x - wide / 2, y: placed.point.y - high / 2, width: wide, height: high };
}

/** Towers, streets, ways in and places of the layout, to be chosen and moved. */
export const layoutThings = (placed: readonly Placed[], tree: Tree): Thing[] =>
  placed.map((one) => ({
    id: one.id,
    path: one.path,
    name: one.name,
    kind: one.list === 'marks' ? 'piece' : 'label',
    box: boxOf(one),
    moves: areWritten(tree, one.at) ? 'both' : null,
  }));

/** The corners of a ground, turned with its building. */
export function cornersOf({ point, degrees }: Placed, [left, upper, width, height]: Ground): Point[] {
  const corner = (right: number, down: number): Point => {
    const way = turned(onSheet(right, down), degrees);
    return { x: point.x + way.x, y: point.y + way.y };
  };
  return [
    corner(left, upper),
    corner(left + width, upper),
    corner(left + width, upper + height),
    corner(left, upper + height),
  ];
}

function groundThings(placed: Placed, tree: Tree): Thing[] {
  return placed.grounds.map((ground, index) => {
    const path = [...placed.path, 'grounds', index];
    const [corner = placed.point] = cornersOf(placed, ground);
    return {
      id: fieldName(path),
      path,
      name: DRAWING_TEXT.ground(placed.name, index + 1),
      kind: 'area',
      box: { ...corner, width: 0, height: 0 },
      outline: cornersOf(placed, ground),
      moves: areWritten(tree, path) ? 'both' : null,
    };
  });
}

/** The handle that turns something; a turn that is left out is none, and may be written. */
function turnThing({ id, path, name, turn, point, degrees }: Placed, tree: Tree): Thing[] {
  if (turn === null || !(at(tree, turn) === undefined || isNumber(tree, turn))) return [];
  const arm = armOf(degrees);
  const box = { x: point.x + arm.x, y: point.y + arm.y, width: 0, height: 0 };
  return [{ id: `${id}/turn`, path, name: DRAWING_TEXT.turn(name), kind: 'turn', box, moves: 'both' }];
}

/** What of something is there while it is chosen: its grounds, and what turns it. */
export const placedParts = (placed: Placed, tree: Tree): Thing[] => [
  ...groundThings(placed, tree),
  ...turnThing(placed, tree),
];
