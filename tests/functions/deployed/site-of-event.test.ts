import { expect, test } from 'vitest';
import { isOfSite } from '#functions/deployed/site-of-event.ts';

const SLUG = '온새미스카이';
const garbled = Buffer.from(SLUG, 'utf8').toString('latin1');

test.each([SLUG, garbled])('%s is the development', (parameter) => {
  expect(isOfSite(parameter, SLUG)).toBe(true);
});

test.each(['물빛언덕', Buffer.from('물빛언덕', 'utf8').toString('latin1'), '', undefined])(
  '%s is another',
  (parameter) => {
    expect(isOfSite(parameter, SLUG)).toBe(false);
  },
);
