import { expect, test } from 'vitest';
import { fuzzArticles } from '#tests/support/press/press-fuzz.ts';

// A sample of tests/faults/press-fuzz.test.ts.
test('500 articles of markup, control characters, emoji, right-to-left and 100 kB stay text on every page and in every file', async () => {
  const { shown, not } = await fuzzArticles(500);
  expect(shown).toBeGreaterThan(250);
  expect(shown + not).toBe(500);
}, 600_000);
