import { describe, expect, test } from 'vitest';
import { copyOf, freeId, isFull, withChanged, without, withPiece } from '#features/plan-viewer/fit/layout-edit.ts';
import { record, redo, startHistory, undo } from '#features/plan-viewer/fit/layout-history.ts';
import { MOST_PIECES, type Layout, type Piece } from '#site/furniture/piece.ts';

const bed: Piece = { id: 'p1', kind: 'bed-queen', name: null, x: 1000, y: 2000, angle: 0, width: 1500, depth: 2000 };
const layoutOf = (...pieces: Piece[]): Layout => ({ variant: 'extended', pieces });
const many = (count: number) =>
  layoutOf(...Array.from({ length: count }, (_, index) => ({ ...bed, id: `p${index + 1}` })));

describe('a piece', () => {
  test('is copied under an id of its own, beside the first', () => {
    const copy = copyOf(layoutOf(bed), bed);
    expect(copy.id).not.toBe('p1');
    expect([copy.x, copy.y]).not.toEqual([bed.x, bed.y]);
    expect({ ...copy, id: 'p1', x: bed.x, y: bed.y }).toEqual(bed);
  });
});

describe('a layout', () => {
  test('changes the piece that is meant, and leaves the others', () => {
    const other = { ...bed, id: 'p2', x: 9000 };
    expect(withChanged(layoutOf(bed, other), { ...bed, x: 5 }).pieces).toEqual([{ ...bed, x: 5 }, other]);
    expect(without(layoutOf(bed, other), 'p1').pieces).toEqual([other]);
  });

  test('gives no id twice, also after one in the middle has gone', () => {
    const left = without(many(3), 'p2');
    expect(left.pieces.map(({ id }) => id)).not.toContain(freeId(left.pieces));
  });

  test('takes as many pieces as its address has room for, and no more', () => {
    const almost = many(MOST_PIECES - 1);
    expect(isFull(almost)).toBe(false);
    const full = withPiece(almost, { ...bed, id: 'last' });
    expect(isFull(full)).toBe(true);
    expect(withPiece(full, { ...bed, id: 'more' })).toBe(full);
  });
});

describe('the history', () => {
  const [one, two, three] = [layoutOf(), layoutOf(bed), layoutOf({ ...bed, x: 1 })];

  test('goes back and forth through every step', () => {
    const history = record(record(startHistory(one), two), three);
    const before = undo(undo(history));
    expect(before.present).toBe(one);
    expect(redo(redo(before)).present).toBe(three);
    expect(redo(before).present).toBe(two);
  });

  test('has nothing before the first step and nothing after the last', () => {
    const start = startHistory(one);
    expect(undo(start)).toBe(start);
    expect(redo(start)).toBe(start);
  });

  test('forgets what was undone once something else is done', () => {
    const other = record(undo(record(startHistory(one), two)), three);
    expect(redo(other)).toBe(other);
    expect(undo(other).present).toBe(one);
  });

  test('counts no step where nothing has changed', () => {
    expect(record(startHistory(one), one).past).toEqual([]);
  });

  test('keeps a hundred steps, the latest', () => {
    let history = startHistory(one);
    for (let x = 0; x < 150; x += 1) history = record(history, layoutOf({ ...bed, x }));
    expect(history.past).toHaveLength(100);
    for (let step = 0; step < 200; step += 1) history = undo(history);
    expect(history.present.pieces[0]?.x).toBe(49);
  });
});
