import { descriptions } from '#content/descriptions.ts';
import { facts } from '#content/facts.ts';
import { absolute } from '#site/head/head.ts';
import { PRESS_LIST } from '#e2e/support/visitors/desk.ts';
import { breakPart } from '#e2e/support/platform-parts.ts';
import { expect, test, untilReady, type Page } from '#e2e/support/site.ts';

/** What a search engine that runs scripts reads of the page as it is now. */
const dataOf = (page: Page) =>
  page.evaluate(() =>
    Array.from(
      document.querySelectorAll('script[type="application/ld+json"]'),
      ({ textContent }) => JSON.parse(textContent) as Record<string, unknown>,
    ),
  );

const typesOf = async (page: Page) => (await dataOf(page)).map((data) => data['@type'] ?? '@graph');

test('structured data is that of the page that is shown, wherever one goes on inside the site', async ({ page }) => {
  await page.goto('/FloorPlan/59A');
  await untilReady(page);
  await page.locator('main a[href="/FloorPlan/84A"]').first().click();
  await expect(page).toHaveURL('/FloorPlan/84A');
  await expect.poll(async () => JSON.stringify(await dataOf(page))).toContain(absolute(facts, '/FloorPlan/84A'));
  const [trail, plan, ...more] = await dataOf(page);
  expect(more).toEqual([]);
  expect(plan).toMatchObject({ '@type': 'FloorPlan', name: expect.stringMatching(/^84/) });
  expect(trail).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [{ item: `${facts.origin}/` }, { item: absolute(facts, '/FloorPlan/84A') }],
  });
  expect(JSON.stringify([trail, plan])).not.toContain('59A');
  await page.goBack();
  await expect.poll(async () => JSON.stringify(await dataOf(page))).toContain(absolute(facts, '/FloorPlan/59A'));
  await page.getByRole('banner').getByRole('link', { name: facts.shortName }).first().click();
  await expect(page).toHaveURL('/');
  await expect.poll(() => typesOf(page)).toEqual(['BreadcrumbList', '@graph']);
});

test('the description is that of the page that is shown, wherever one goes on inside the site', async ({ page }) => {
  const description = page.locator('meta[name="description"]');
  await page.goto('/FloorPlan/59A');
  await untilReady(page);
  await expect(description).toHaveAttribute('content', descriptions['/FloorPlan/59A'] ?? '');
  await page.locator('main a[href="/FloorPlan/84A"]').first().click();
  await expect(description).toHaveAttribute('content', descriptions['/FloorPlan/84A'] ?? '');
  await page.goBack();
  await expect(description).toHaveAttribute('content', descriptions['/FloorPlan/59A'] ?? '');
  await expect(description).toHaveCount(1);
});

test('a browser that lets none of it be written shows the article all the same', async ({ page, problems }) => {
  await page.addInitScript(breakPart, ['window.trustedTypes', 'missing'] as const);
  await page.goto(PRESS_LIST);
  const link = page.locator('tbody a').first();
  const title = await link.innerText();
  await link.click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.locator('article > p').first()).toBeVisible();
  // The refusals themselves.
  await expect.poll(() => problems.length).toBeGreaterThan(0);
  expect(problems.splice(0).filter((problem) => !/TrustedScript|trusted-types/.test(problem))).toEqual([]);
});

test('an article that is newer than the build is told to search engines as one, and forgotten on the list', async ({
  page,
  site,
}) => {
  await page.goto(PRESS_LIST);
  await page.locator('tbody a').first().click();
  await expect(page.getByRole('article')).toBeVisible();
  // Opened directly, too: its document is the shell of all articles.
  await page.reload();
  await expect(page.getByRole('article')).toBeVisible();
  await expect.poll(() => typesOf(page)).toEqual(['BreadcrumbList', 'NewsArticle']);
  const title = await page.getByRole('article').getByRole('heading', { level: 1 }).textContent();
  const [, article] = await dataOf(page);
  const { pathname } = new URL(page.url());
  expect(article).toMatchObject({ headline: title, mainEntityOfPage: facts.origin + pathname });
  expect(article).not.toHaveProperty('dateModified');
  expect(new Date(String(article?.['datePublished'])).getTime()).toBeGreaterThan(0);
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', title ?? '');
  await page.goto(site.url + PRESS_LIST);
  await untilReady(page);
  await page.locator('tbody a').first().click();
  await expect.poll(() => typesOf(page)).toContain('NewsArticle');
  await page.goBack();
  await expect.poll(() => typesOf(page)).toEqual(['BreadcrumbList']);
});

test('the policy that writes structured data lets nothing through that a page would run', async ({ page }) => {
  await page.addInitScript(() => {
    const { trustedTypes } = window;
    if (!trustedTypes) return;
    const make = trustedTypes.createPolicy.bind(trustedTypes);
    trustedTypes.createPolicy = (name, rules) => {
      if (name === 'modelhouse-data') Object.assign(window, { taken: rules });
      return make(name, rules);
    };
  });
  await page.goto('/FloorPlan/59A');
  await untilReady(page);
  await page.locator('main a[href="/FloorPlan/84A"]').first().click();
  await expect.poll(() => typesOf(page)).toContain('FloorPlan');
  await page.waitForFunction(() => 'taken' in window);
  const outcomes = await page.evaluate(() => {
    const { createScript } = (window as unknown as { taken: { createScript: (text: string) => string } }).taken;
    return ['alert(1)', '{"a":1};alert(1)', '{"a":"</script><img src=x onerror=alert(1)>"}'].map((text) => {
      try {
        return createScript(text);
      } catch (error) {
        return (error as Error).name;
      }
    });
  });
  expect(outcomes.slice(0, 2)).toEqual(['SyntaxError', 'SyntaxError']);
  expect(outcomes[2]).not.toContain('<');
});
