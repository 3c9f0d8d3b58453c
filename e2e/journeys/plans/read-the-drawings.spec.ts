import type { Locator, Page } from 'playwright/test';
import { expect, isPhone, test, untilReady } from '#e2e/support/site.ts';
import { ZOOM_TEXT } from '#text/controls/zoom.ts';
import { COMPLEX_TEXT } from '#text/pages/complex.ts';

interface Words {
  text: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The words over a picture with the boxes that the browser gives them, in pixels of the picture. */
const wordsOf = (labels: Locator): Promise<{ words: Words[]; width: number; height: number }> =>
  labels.evaluate((svg) => {
    const frame = svg.getBoundingClientRect();
    const words = [...svg.querySelectorAll('text')]
      .filter((text) => text.getClientRects().length > 0 && getComputedStyle(text).display !== 'none')
      .map((text) => {
        // Its own box, turned as it is, without the halo, which may touch another one.
        const { x, y, width, height } = text.getBBox();
        const corners = [new DOMPoint(x, y), new DOMPoint(x + width, y + height)].map((corner) =>
          corner.matrixTransform(text.getScreenCTM() ?? undefined),
        );
        const across = corners.map((corner) => corner.x - frame.left);
        const down = corners.map((corner) => corner.y - frame.top);
        return {
          text: text.textContent,
          left: Math.min(...across),
          top: Math.min(...down),
          right: Math.max(...across),
          bottom: Math.max(...down),
        };
      })
      .filter(({ left, right }) => right > left);
    return { words, width: frame.width, height: frame.height };
  });

/** Lines of type are higher than their letters: boxes may share this much. */
const LEADING = 6;

async function expectReadable(labels: Locator, least: number) {
  await labels.scrollIntoViewIfNeeded();
  const { words, width, height } = await wordsOf(labels);
  expect(words.length).toBeGreaterThanOrEqual(least);
  for (const { text, left, top, right, bottom } of words)
    expect(left >= 0 && top >= -LEADING && right <= width && bottom <= height + LEADING, `${text} is on it`).toBe(true);
  const overlapping = words.flatMap((one, index) =>
    words
      .slice(index + 1)
      .filter(
        (other) =>
          one.left < other.right &&
          other.left < one.right &&
          one.top + LEADING < other.bottom &&
          other.top + LEADING < one.bottom,
      )
      .map((other) => `${one.text} and ${other.text}`),
  );
  expect(overlapping).toEqual([]);
}

async function openPart(page: Page, name: string) {
  if (isPhone(page)) await page.locator('summary').filter({ hasText: name, visible: true }).click();
}

test('the maps are drawn, and every name on them can be read', async ({ page }) => {
  await page.goto('/BusinessGuide/intro');
  await untilReady(page);
  await openPart(page, '입지');
  for (const title of ['주변 지도', '광역 지도']) {
    const map = page.getByRole('region', { name: title }).filter({ visible: true });
    await map.scrollIntoViewIfNeeded();
    await expect(map.getByText('온새미', { exact: false }).first()).toBeVisible();
    await expect
      .poll(() => map.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await expectReadable(map.locator('svg[role="group"]'), 15);
  }
});

test('the home page shows the map of the neighbourhood beside the ways to it', async ({ page }) => {
  await page.goto('/');
  await untilReady(page);
  const screen = page.getByRole('region', { name: '오시는 길' });
  await screen.scrollIntoViewIfNeeded();
  await expect(screen.getByText('숭의역', { exact: true })).toBeVisible();
  await expectReadable(screen.locator('svg[role="group"]'), 15);
});

test('the layout plan names its towers and places', async ({ page }) => {
  await page.goto('/ComplexGuide/intro');
  await untilReady(page);
  const labels = page.locator('svg[role="group"]').filter({ visible: true }).first();
  await expectReadable(labels, 8);
  for (const tower of ['101동', '102동', '103동', '104동'])
    await expect(labels.getByText(tower, { exact: true })).toBeVisible();
  // On phones numbers stand on the picture, and the names in a list under it.
  const places = isPhone(page) ? page.getByRole('list', { name: '배치도의 시설' }).filter({ visible: true }) : labels;
  await expect(places.getByText('수경시설', { exact: true })).toBeVisible();
});

test('a phone looks closely at the layout plan, and at the whole of it again', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/ComplexGuide/intro');
  await untilReady(page);
  const frame = page.getByRole('group', { name: COMPLEX_TEXT.region });
  const name = frame.getByText('101동', { exact: true });
  await expect(frame).toBeVisible();
  const height = async () => (await name.boundingBox())?.height ?? 0;
  const whole = await height();
  await page.getByRole('button', { name: ZOOM_TEXT.zoomIn, exact: true }).click();
  await expect(page.locator('output')).not.toHaveText('100%');
  await expect.poll(height).toBeGreaterThan(whole * 1.2);
  await frame.press('0');
  await expect(page.locator('output')).toHaveText('100%');
  await expect.poll(height).toBeCloseTo(whole, 0);
});

test(
  'a phone shows a whole tower without scrolling sideways, and another one on a choice',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/ComplexGuide/detailintro');
    await untilReady(page);
    await expect(page.getByRole('grid')).toHaveCount(1);
    await page.getByRole('radio', { name: '104동' }).check();
    const table = page.getByRole('grid', { name: /104동/ });
    await expect(table).toBeVisible();
    await expect(page.getByRole('grid')).toHaveCount(1);
    expect(await table.evaluate((element) => element.scrollWidth <= window.innerWidth)).toBe(true);
    await expect(table.getByRole('gridcell', { name: '3206' })).toBeVisible();
  },
);

test('a chosen type stands out in every tower', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/ComplexGuide/detailintro');
  await untilReady(page);
  await expect(page.getByRole('grid')).toHaveCount(4);
  const home = page.getByRole('grid', { name: /101동/ }).getByRole('gridcell', { name: '4101' });
  const shown = await home.evaluate((cell) => getComputedStyle(cell).backgroundColor);
  await page.getByRole('radio', { name: /59㎡A/ }).check();
  await expect(home).not.toHaveCSS('background-color', shown);
  await expect(page.getByRole('status').filter({ hasText: '59㎡A' })).toContainText('총 110세대');
  await page.getByRole('radio', { name: /84㎡B/ }).check();
  await expect(home).toHaveCSS('background-color', shown);
});

test('the schedule is drawn on wide screens, and a list of days everywhere', async ({ page }) => {
  await page.goto('/BusinessGuide/plan');
  await untilReady(page);
  await expect(page.getByRole('heading', { name: '2027년 3월' })).toBeVisible();
  await expect(page.locator('time[datetime="2027-03-30"]')).toBeVisible();
  await expect(page.locator('main [aria-hidden="true"] svg').getByText('정당계약')).toBeVisible({
    visible: !isPhone(page),
  });
});

test('the icons of the head are there', async ({ page }) => {
  await page.goto('/');
  const icons = await page
    .locator('link[rel~="icon"], link[rel="apple-touch-icon"], link[rel="apple-touch-startup-image"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(icons.length).toBeGreaterThan(3);
  for (const address of icons) {
    const answer = await page.request.get(address);
    expect(answer.status(), address).toBe(200);
    expect(answer.headers()['content-type'], address).toMatch(/^image\//);
  }
});
