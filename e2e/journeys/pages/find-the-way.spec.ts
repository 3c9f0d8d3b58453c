import { directions } from '#content/directions.ts';
import { notices } from '#content/notices.ts';
import { mapLinks } from '#site/directions/map-links.ts';
import { DIRECTIONS_TEXT } from '#text/pages/directions.ts';
import { NOTICES_TEXT } from '#text/pages/notices.ts';
import { SHARE_TEXT } from '#text/share.ts';
import { expect, test, untilReady } from '#e2e/support/site.ts';

const [house] = directions!.places;

test('an address is copied, and each map service is asked for the way', async ({ page, context, browserName }) => {
  if (browserName === 'chromium') await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/LocationEnvironment/directions');
  await untilReady(page);
  const card = page.getByRole('region', { name: house!.name });
  await card.getByRole('button', { name: DIRECTIONS_TEXT.copy }).click();
  await expect(card.getByRole('status')).toHaveText(DIRECTIONS_TEXT.copied);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(house!.address);
  for (const { service, address } of mapLinks(house!)) {
    const link = card.getByRole('link', { name: DIRECTIONS_TEXT.services[service] });
    await expect(link).toHaveAttribute('href', address);
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
});

test('a correction says what was there before, and its own address is handed on', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined });
  });
  await page.goto('/BusinessGuide/notices');
  await untilReady(page);
  const correction = notices!.notices.find(({ changes }) => changes.length > 0)!;
  const article = page.getByRole('article', { name: correction.title });
  await expect(article).toContainText(NOTICES_TEXT.correction);
  await expect(article.locator('del')).toHaveText(correction.changes[0]!.before);
  await expect(article.locator('ins')).toHaveText(correction.changes[0]!.after);
  await article.getByRole('button', { name: SHARE_TEXT.share }).click();
  await expect(article.getByRole('status')).toHaveText(SHARE_TEXT.copied);
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(address).toMatch(new RegExp(`/BusinessGuide/notices#${correction.id}$`));
  await page.goto('/');
  await page.goto(address);
  await expect(article).toBeInViewport();
});
