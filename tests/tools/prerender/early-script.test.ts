import { expect, test } from 'vitest';
import { earlyScript } from '#tools/prerender/early-script.ts';

/** What only the office says and is told. */
const OFFICE_WORDS = ['commitTime', 'updateTransforms', 'batchGet'];

test.each([true, false])('the inline script has the code of the office where there is one: %s', (hasOffice) => {
  expect(OFFICE_WORDS.map((word) => earlyScript(hasOffice).includes(word))).toEqual(OFFICE_WORDS.map(() => hasOffice));
});
