import { at, type Path, type Tree } from '#editor/model/tree.ts';
import type { Plan, Side } from '#site/schema/plans.ts';
import type { Thing } from './thing.ts';
import { endMoved, endsAt, type RoomList } from './walls.ts';

const isNumber = (tree: Tree, path: Path): boolean => typeof at(tree, path) === 'number';

/** Whether every number that moving a wall changes is written in the file. */
function isWallWritten({ id, path: [unit = '', list, index] }: Thing, plan: Plan, tree: Tree): boolean {
  const ends = endsAt(plan, list as RoomList, Number(index), id.split('/').at(-1) as Side);
  return ends.every((end) => endMoved(plan, end, 0).every(([key]) => isNumber(tree, [unit, end.list, end.index, key])));
}

function isWritten(thing: Thing, plan: Plan, tree: Tree): boolean {
  if (thing.kind === 'wall') return isWallWritten(thing, plan, tree);
  const gap = at(tree, [...thing.path, 'gap']);
  return isNumber(tree, [...thing.path, 'at']) && (gap === undefined || typeof gap === 'number');
}

/** Things of a plan, of which those are not to be moved whose numbers code makes, or that are gone from the file. */
export const asWritten = (things: readonly Thing[], plan: Plan, tree: Tree): Thing[] =>
  things.map((thing) => (thing.moves === null || isWritten(thing, plan, tree) ? thing : { ...thing, moves: null }));
