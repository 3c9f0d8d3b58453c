import fs from 'node:fs/promises';
import { loadContent } from '#tools/content/content.ts';
import { wrongAddresses } from '#e2e/support/builds/built-pages.ts';
import { filesWith, firstSiteWords } from '#e2e/support/builds/first-site.ts';
import { newSite } from '#e2e/support/builds/new-site.ts';
import { TYPES } from '#e2e/support/builds/office-workbook.ts';
import { buildSite } from '#e2e/support/builds/second-build.ts';
import { expect, serveSite, test, untilReady } from '#e2e/support/site.ts';

test.describe.configure({ mode: 'serial' });

let folder = '';
let dist = '';

test.beforeAll(async () => {
  test.setTimeout(240_000);
  folder = await newSite();
  dist = await buildSite({ CONTENT: folder });
});

test.afterAll(async () => {
  await Promise.all([folder, dist].map((place) => fs.rm(place, { recursive: true, force: true })));
});

test('a new development has nothing of the first one in its build', { tag: '@desktop' }, async () => {
  const words = await firstSiteWords(await loadContent(folder));
  expect(words.length).toBeGreaterThan(20);
  expect(await filesWith(dist, words)).toEqual([]);
});

test('nothing in it leads to a page without content', { tag: '@desktop' }, async () => {
  const content = await loadContent(folder);
  expect(content.navigation.pages.filter(({ empty }) => empty).length).toBeGreaterThan(5);
  expect(await wrongAddresses(dist, content)).toEqual([]);
});

test('what its workbook says stands on pages that menu and tabs lead to', async ({ page }) => {
  const site = await serveSite({ dist, folder });
  try {
    await page.goto(`${site.url}/BusinessGuide/plan`);
    await untilReady(page);
    await expect(page.getByRole('main')).toContainText('청약 접수');
    const { navigation } = await loadContent(folder);
    for (const address of ['/BusinessGuide/plan', '/SalesInfo/price']) {
      expect(navigation.menu.flatMap(({ items }) => items)).toContain(address);
      expect(navigation.sections.flatMap(({ tabs }) => tabs)).toContain(address);
    }
    await page.goto(`${site.url}/SalesInfo/price`);
    await expect(page.getByRole('main')).toContainText('561,600,000');
  } finally {
    await site.close();
  }
});

test('it opens, and pages without content say so', async ({ page }) => {
  const site = await serveSite({ dist, folder });
  try {
    await page.goto(site.url);
    await untilReady(page);
    await expect(page).toHaveTitle('대전 물빛언덕');
    for (const address of ['/Brand/intro', '/FloorPlan/videos', '/Interior/101', '/SalesInfo/announcement']) {
      await page.goto(site.url + address);
      await expect(page.getByText('COMEING SOON')).toBeVisible();
    }
    await page.goto(`${site.url}/FloorPlan/101`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('101㎡');
    // Its plan is only a stand-in: of its rooms, heights and windows nothing is told, only the areas of the workbook.
    await untilReady(page);
    await expect(page.getByRole('table')).toHaveCount(1);
    await expect(page.getByRole('table')).toContainText('전용면적');
  } finally {
    await site.close();
  }
});

test('no page of twelve types is wider than a phone', async ({ page }) => {
  const site = await serveSite({ dist, folder });
  try {
    for (const width of [390, 320])
      for (const address of [
        '/',
        '/FloorPlan/120PH',
        '/FloorPlan/compare',
        '/SalesInfo/price',
        '/BusinessGuide/plan',
      ]) {
        await page.setViewportSize({ width, height: 700 });
        await page.goto(site.url + address);
        await untilReady(page);
        const sideways = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
        expect(await page.evaluate(sideways), `${address} at ${width} px`).toBe(0);
      }
  } finally {
    await site.close();
  }
});

/** How the row of tabs lies in the window; in pixels. */
const measureTabs = () => {
  const list = document.querySelector('[role="tablist"]')!;
  const box = list.getBoundingClientRect();
  const selected = list.querySelector('[aria-selected="true"]')!.getBoundingClientRect();
  const heights = [...list.children].map((tab) => tab.getBoundingClientRect().height);
  return {
    sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    isInWindow: box.left >= 0 && box.right <= document.documentElement.clientWidth,
    isSelectedSeen: selected.left >= box.left - 1 && selected.right <= box.right + 1,
    highest: Math.max(...heights),
  };
};

test('three to twelve types stand in one row on a phone, the chosen one in sight', async ({ page }) => {
  const site = await serveSite({ dist, folder });
  try {
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 700 });
      await page.goto(site.url);
      await untilReady(page);
      const tabs = page.getByRole('tablist').getByRole('tab');
      await expect(tabs).toHaveCount(TYPES.length);
      await tabs.first().focus();
      await page.keyboard.press('End');
      await expect(tabs.last()).toHaveAttribute('aria-selected', 'true');
      const wanted = { sideways: 0, isInWindow: true, isSelectedSeen: true, highest: 48 };
      expect(await page.evaluate(measureTabs), `${TYPES.length} at ${width} px`).toEqual(wanted);
      for (const count of [9, 7, 5, 3]) {
        // The last one is chosen, so the first ones go.
        await page.evaluate((most) => {
          const list = document.querySelector('[role="tablist"]')!;
          while (list.children.length > most) list.firstElementChild!.remove();
        }, count);
        expect(await page.evaluate(measureTabs), `${count} at ${width} px`).toEqual(wanted);
      }
    }
  } finally {
    await site.close();
  }
});

test('its few cards fill the row of a wide window', { tag: '@desktop' }, async ({ page }) => {
  const site = await serveSite({ dist, folder });
  try {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(site.url);
    await untilReady(page);
    const { home } = await loadContent(folder);
    for (const { title } of [home.premium, home.living]) {
      const filled = await page
        .getByRole('region', { name: title })
        .getByRole('list')
        .evaluate((list) => {
          const right = (element: Element) => element.getBoundingClientRect().right;
          return Math.round(right(list) - right(list.lastElementChild!));
        });
      expect(filled, title).toBe(0);
    }
  } finally {
    await site.close();
  }
});
