import { expect, test } from 'vitest';
import { isSeen, viewOf } from '#editor/drawing/board/use-view.ts';
import type { Thing } from '#editor/drawing/geometry/thing.ts';

const BOX = [-550, 0, 2100, 1000] as const;
const thing = (rest: Partial<Thing>): Thing => ({
  id: 'a',
  path: [],
  name: '',
  kind: 'point',
  box: { x: 0, y: 0, width: 0, height: 0 },
  moves: null,
  ...rest,
});

test('a drawing is seen whole, or nearer around what is chosen, even beyond its edges', () => {
  expect(viewOf(BOX, 1, { x: 900, y: 900 })).toEqual(BOX);
  expect(viewOf(BOX, 2, null)).toEqual([-25, 250, 1050, 500]);
  expect(viewOf(BOX, 4, { x: 1800, y: 500 })).toEqual([1537.5, 375, 525, 250]);
});

test('of a line a part is enough to be seen', () => {
  const view = viewOf(BOX, 4, { x: 0, y: 0 });
  expect(isSeen(view, thing({ box: { x: 250, y: 100, width: 10, height: 10 } }))).toBe(true);
  expect(isSeen(view, thing({ box: { x: 270, y: 100, width: 10, height: 10 } }))).toBe(false);
  const far = { x: 900, y: 900 };
  expect(isSeen(view, thing({ box: { ...far, width: 0, height: 0 }, outline: [far, { x: 9, y: 9 }] }))).toBe(true);
});
