import { expect, test } from '#e2e/support/screens/accessibility.ts';
import { addresses, ofKnownKind } from '#e2e/support/routes.ts';
import { untilReady, type Page } from '#e2e/support/site.ts';
import { targetsOf } from '#e2e/support/screens/targets.ts';

/** WCAG 2.5.8, in CSS pixels. */
const LEAST_TARGET = 24;

const levels = (page: Page) =>
  page
    .locator('h1:visible, h2:visible, h3:visible, h4:visible, h5:visible, h6:visible')
    .evaluateAll((headings) => headings.map((heading) => Number(heading.tagName[1])));

/** Links and buttons that open a new window and do not say so, in text or as a description. */
const silentNewWindows = (page: Page) =>
  page
    .locator('a[target="_blank"]')
    .evaluateAll((links) =>
      links
        .filter((link) => !`${link.textContent} ${link.getAttribute('title')}`.includes('새 창'))
        .map((link) => link.outerHTML),
    );

/** Tables without a caption, and header cells that do not say what they head. */
const unclearTables = (page: Page) =>
  page
    .locator('table')
    .evaluateAll((tables) =>
      tables
        .filter(
          (table) =>
            !table.querySelector('caption')?.textContent?.trim() || table.querySelector('th:not([scope])') !== null,
        )
        .map((table) => table.outerHTML.slice(0, 120)),
    );

/** Names of landmarks of one kind must differ, and each of several must have one. */
const unclearLandmarks = (page: Page) =>
  page
    .locator('nav:visible, aside:visible, section[aria-label]:visible, [role="region"]:visible')
    .evaluateAll((all) => {
      const names = all.map(
        (one) => `${one.tagName} ${one.getAttribute('aria-label') ?? one.getAttribute('aria-labelledby') ?? ''}`,
      );
      return names.filter((name, at) => name.endsWith(' ') || names.indexOf(name) !== at);
    });

for (const address of addresses) {
  const tag = ofKnownKind.has(address) ? '@phone' : [];
  const parts = 'one heading of its own, no level left out, named parts, and controls large enough';
  test(`${decodeURI(address)} has ${parts}`, { tag }, async ({ page }) => {
    await page.goto(address);
    await untilReady(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
    await expect(page.locator('main h1')).toHaveCount(1);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('h1')).not.toBeEmpty();
    const found = await levels(page);
    expect(found[0], 'the first heading names the page').toBe(1);
    expect(found.filter((level, at) => level > (found[at - 1] ?? 0) + 1)).toEqual([]);
    for (const landmark of ['banner', 'main', 'contentinfo'] as const)
      await expect(page.getByRole(landmark), landmark).toHaveCount(1);
    expect(await unclearLandmarks(page)).toEqual([]);
    expect(await silentNewWindows(page)).toEqual([]);
    expect(await unclearTables(page)).toEqual([]);
    const small = (await targetsOf(page)).filter(({ width, height }) => Math.min(width, height) < LEAST_TARGET);
    expect(small).toEqual([]);
  });
}

test('a home of the unit table is read out by its number alone', async ({ page }) => {
  await page.goto('/ComplexGuide/detailintro');
  await untilReady(page);
  const home = page.getByRole('grid', { name: /101동/ }).locator('td[data-letter]').first();
  const marks = await home.evaluate((cell) => getComputedStyle(cell, '::before').content);
  expect(marks).toMatch(/^"[A-Z]" \/ ""$/);
  await expect(home).toHaveAccessibleName(/^\d+$/);
});
