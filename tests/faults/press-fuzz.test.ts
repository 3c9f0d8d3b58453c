import { expect, test } from 'vitest';
import { fuzzArticles } from '#tests/support/press/press-fuzz.ts';

const seed = process.env['PRESS_SEED'];

// PRESS_SEED=… repeats a campaign.
test('10,000 articles of markup, control characters, emoji, right-to-left and 100 kB stay text everywhere', async () => {
  const { shown, not } = await (seed ? fuzzArticles(10_000, Number(seed)) : fuzzArticles(10_000));
  expect(shown).toBeGreaterThan(5000);
  expect(shown + not).toBe(10_000);
}, 7_200_000);
