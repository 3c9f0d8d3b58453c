import { expect, test } from 'vitest';
import { lengthOf } from '#tests/support/campaign-length.ts';
import { fuzzArticles } from '#tests/support/press/press-fuzz.ts';

const seed = process.env['PRESS_SEED'];
const articles = lengthOf(10_000);

// PRESS_SEED=… repeats a campaign.
test(`${articles} articles of markup, control characters, emoji, right-to-left and 100 kB stay text everywhere`, async () => {
  const { shown, not } = await (seed ? fuzzArticles(articles, Number(seed)) : fuzzArticles(articles));
  expect(shown).toBeGreaterThan(articles / 2);
  expect(shown + not).toBe(articles);
}, 7_200_000);
