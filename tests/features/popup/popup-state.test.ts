import { expect, test } from 'vitest';
import { popupEntry } from '#features/popup/popup-state.ts';

test.each([
  [{ popup: 'reservation' }, { popup: 'reservation' }],
  [{ spare: true }, { spare: true }],
  [null, {}],
  ['reservation', {}],
  [{ popup: 'unknown', spare: 'yes', other: 1 }, {}],
])('the history entry %o is read as %o, whatever another version wrote', (state, entry) => {
  expect(popupEntry(state)).toEqual(entry);
});
