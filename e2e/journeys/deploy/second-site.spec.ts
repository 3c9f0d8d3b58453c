import fs from 'node:fs/promises';
import path from 'node:path';
import { root } from '#tools/commands/project.mjs';
import { hrefOf } from '#site/pages/routes.ts';
import { loadContent } from '#tools/content/content.ts';
import { wrongAddresses } from '#e2e/support/builds/built-pages.ts';
import { filesWith, firstSiteWords } from '#e2e/support/builds/first-site.ts';
import { compareHydration } from '#e2e/support/hydration.ts';
import { buildSite } from '#e2e/support/builds/second-build.ts';
import { inSeoul, openOn, stateIn } from '#e2e/support/sale.ts';
import { expect, serveSite, test, untilReady } from '#e2e/support/site.ts';

const SECOND = path.join(root, 'tests/fixtures/second-site');

test.describe.configure({ mode: 'serial' });

let dist = '';

test.beforeAll(async () => {
  // A build beside other work.
  test.setTimeout(240_000);
  dist = await buildSite({ CONTENT: SECOND });
});

test.afterAll(() => fs.rm(dist, { recursive: true, force: true }));

test('nothing of the first development appears anywhere in the second one’s build', async () => {
  const words = await firstSiteWords(await loadContent(SECOND));
  expect(words.length).toBeGreaterThan(20);
  expect(await filesWith(dist, words)).toEqual([]);
});

test('every address that its pages, data and sitemap name is a page with something to show', async () => {
  expect(await wrongAddresses(dist, await loadContent(SECOND))).toEqual([]);
});

test('the addresses that its pages had before lead to the new ones', { tag: '@desktop' }, async () => {
  const { facts } = await loadContent(SECOND);
  const site = await serveSite({ dist, folder: SECOND });
  try {
    for (const [from, to] of [
      ['/FloorPlan/74A', '/Plans/74A'],
      ['/소식', `/news/${facts.slug}`],
    ] as const) {
      const response = await fetch(site.url + encodeURI(from), { redirect: 'manual' });
      expect([response.status, decodeURI(response.headers.get('location') ?? '')]).toEqual([301, to]);
    }
    // Another development's old addresses are none of its.
    expect((await fetch(`${site.url}/SalesInfo/StampTax`)).status).toBe(404);
  } finally {
    await site.close();
  }
});

test('the second development opens, with its own menu and its own phone', async ({ page }) => {
  const { facts, navigation } = await loadContent(SECOND);
  const site = await serveSite({ dist, folder: SECOND });
  try {
    const hydration = await compareHydration(page);
    await page.goto(site.url);
    await untilReady(page);
    await expect(page).toHaveTitle(facts.name);
    await expect(page.getByRole('contentinfo')).toContainText(facts.phone);
    for (const entry of navigation.pages.filter(({ kind }) => kind !== 'press-article')) {
      const address = hrefOf(entry.path, facts.slug);
      await page.goto(site.url + address);
      const { before, after, sameNodes } = await hydration();
      expect([after, sameNodes], `${entry.path} is taken over as it was built`).toEqual([before, true]);
      await expect(page.locator('h1')).toBeVisible();
    }
  } finally {
    await site.close();
  }
});

test('its long name fits header and footer in windows of every width', { tag: '@desktop' }, async ({ page }) => {
  const { facts } = await loadContent(SECOND);
  const site = await serveSite({ dist, folder: SECOND });
  try {
    await page.goto(site.url);
    await untilReady(page);
    for (const width of [320, 390, 820, 901, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const sideways = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
      expect(await page.evaluate(sideways), `at ${width} px`).toBeLessThanOrEqual(0);
      const header = await page.getByRole('banner').boundingBox();
      const name = await page.getByRole('banner').getByText(facts.shortName).boundingBox();
      expect(name?.height, `in the header at ${width} px`).toBeLessThanOrEqual(header?.height ?? 0);
      const neighbours = page
        .getByRole('banner')
        .getByRole('link', { name: /메뉴|전화|브랜드/ })
        .filter({ visible: true });
      for (const neighbour of await neighbours.all()) {
        const other = await neighbour.boundingBox();
        const beside = !name || !other || name.x + name.width <= other.x || other.x + other.width <= name.x;
        const apart = beside || name.y + name.height <= other.y || other.y + other.height <= name.y;
        expect(apart, `beside its neighbours at ${width} px`).toBe(true);
      }
    }
  } finally {
    await site.close();
  }
});

test('the second development takes a reservation', async ({ page }) => {
  const site = await serveSite({ dist, folder: SECOND });
  try {
    await page.goto(site.url);
    await untilReady(page);
    await page.getByRole('contentinfo').getByRole('button', { name: '방문예약' }).click();
    const popup = page.getByRole('dialog', { name: '방문예약' });
    await popup.getByLabel('이름').fill('박파도');
    await popup.getByLabel('연락처').fill('01055556666');
    await popup.getByRole('button', { name: '등록하기' }).click();
    // This development asks for the consent.
    await expect(popup.getByText('개인정보 수집·이용에 동의하셔야 등록하실 수 있습니다.')).toBeVisible();
    expect(await site.inbox()).toHaveLength(0);
    await popup.getByRole('checkbox', { name: /개인정보 수집·이용 동의/ }).check();
    await popup.getByRole('button', { name: '등록하기' }).click();
    await expect(popup.getByRole('status')).toBeVisible();
    expect(await site.inbox()).toHaveLength(1);
  } finally {
    await site.close();
  }
});

test('after its sale the phone number stands in the place of every form, but of one that is half filled', async ({
  page,
}) => {
  const { facts } = await loadContent(SECOND);
  const site = await serveSite({ dist, folder: SECOND });
  const reserve = page.getByRole('contentinfo').getByRole('button', { name: '방문예약' });
  try {
    await openOn(page, site.url, inSeoul('2027-02-28', '23:59:20'));
    await expect(stateIn(page)).toContainText('예정된 일정 종료');
    await expect(stateIn(page)).not.toContainText('예시');
    await reserve.click();
    await page.getByRole('dialog').getByLabel('이름').fill('박파도');
    await page.clock.runFor(60_000);
    await expect(page.locator('form[data-form="visit"]')).toBeHidden();
    await expect(page.getByRole('dialog').getByLabel('이름')).toHaveValue('박파도');
    await page.getByRole('dialog').getByLabel('이름').fill('');
    // A slow press: the form that it leaves must not become another one, and smaller, under the finger.
    await page.getByRole('dialog').getByRole('button', { name: '닫기' }).click({ delay: 300 });
    await reserve.click();
    const popup = page.getByRole('dialog', { name: '모두 나갔습니다' });
    await expect(popup).toContainText('지을 집이 모두 주인을 찾았습니다.');
    await expect(popup.getByRole('link', { name: facts.phone })).toHaveAttribute('href', `tel:${facts.phone}`);
    await expect(popup.getByLabel('이름')).toBeHidden();
  } finally {
    await site.close();
  }
});
