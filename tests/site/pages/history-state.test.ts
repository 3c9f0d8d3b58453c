import { expect, test } from 'vitest';
import { historyState } from '#site/pages/history-state.ts';

test.each([
  [{ popup: 'reservation' }, { popup: 'reservation' }],
  [
    { spare: true, fromList: true },
    { spare: true, fromList: true },
  ],
  [null, {}],
  ['reservation', {}],
  [{ popup: 'unknown', spare: 'yes', other: 1 }, {}],
])('the history entry %o is read as %o, whatever another version wrote', (state, entry) => {
  expect(historyState(state)).toEqual(entry);
});
