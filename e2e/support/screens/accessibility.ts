import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { expect, serveSite, test as base, type Site } from '#e2e/support/site.ts';
import { contrastOverPicture } from './contrast.ts';

/** WCAG 2.0 to 2.2, A and AA, and what axe's authors advise. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** A test that only looks: one server for all tests of a process, and no animation in the way. */
export const test = base.extend<object, { shared: Site & { close: () => Promise<void> } }>({
  shared: [
    async ({ build }, use) => {
      const site = await serveSite(build);
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  site: async ({ shared }, use) => use(shared),
  // Here, not by test.use: that would count for the first file alone that a process loads.
  contextOptions: { reducedMotion: 'reduce' },
});

/** How long after the last scrolling what floats has found its place, or has none and is hidden. */
const PLACED_MS = 300;

const untilFloatingStays = (page: Page) =>
  page.evaluate(async (ms) => {
    if (document.querySelector('[data-floating]')) await new Promise((done) => setTimeout(done, ms));
  }, PLACED_MS);

/** What axe finds on the page as it stands, and every text over a picture that is hard to read. */
export async function findProblems(page: Page): Promise<string[]> {
  // What stays in sight must not lie over a control that a visitor would scroll to.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await untilFloatingStays(page);
  const { violations, incomplete } = await new AxeBuilder({ page })
    .withTags(TAGS)
    // All that passes would be carried over from the page, as much text as the page itself.
    .options({ rules: { 'target-size': { enabled: true } }, resultTypes: ['violations', 'incomplete'] })
    .analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary}`),
  );
  // axe cannot see what is behind a text on a picture: the pixels tell.
  const unknown = incomplete.filter(({ id }) => id === 'color-contrast').flatMap(({ nodes }) => nodes);
  const selectors = unknown.flatMap(({ target }) => (target.length === 1 ? target : [])).map(String);
  // What floats first: it gives way when the page is scrolled to the others.
  const floating = await page.evaluate(
    (all) => all.filter((selector) => document.querySelector(selector)?.closest('[data-floating]')),
    selectors,
  );
  return [...found, ...(await contrastOverPicture(page, [...new Set([...floating, ...selectors])]))];
}

/** Nothing to complain of, as the page stands. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await findProblems(page)).toEqual([]);
}

export { expect };
