import { halfDocument } from '#e2e/support/network/half-document.ts';
import { expect, test, untilReady } from '#e2e/support/site.ts';

// Shares of the document: within its head, within the page itself.
for (const share of [0.3, 0.9])
  test(`a touch while ${share * 100} % of the document is there waits for the rest, and the page answers`, async ({
    page,
    site,
  }) => {
    const half = await halfDocument(site.url, share);
    await page.goto(half.url, { waitUntil: 'commit' });
    await page.evaluate(() => void window.dispatchEvent(new Event('pointerdown')));
    // All of the scripts are there before the rest is.
    const isEntryThere = () =>
      page.evaluate(() =>
        performance.getEntriesByType('resource').some(({ name }) => /\/assets\/main-.*\.js/.test(name)),
      );
    await expect.poll(isEntryThere).toBe(true);
    // Time enough to take over what is there.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1500)));
    expect(await page.evaluate(() => window.early?.taken)).toBe(false);
    half.release();
    await untilReady(page);
    await page.getByRole('contentinfo').getByRole('link', { name: '개인정보처리방침' }).click();
    await expect(page).toHaveURL(/\/privacy$/);
    await half.close();
  });
