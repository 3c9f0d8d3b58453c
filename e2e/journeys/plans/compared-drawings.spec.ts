import type { Locator } from 'playwright/test';
import { drawings, expectOneScale, open, row, type } from '#e2e/support/plans/compared-plans.ts';
import { expect, test } from '#e2e/support/site.ts';

test(
  'on a wide screen all plans are seen at once, on one line, each as wide as it is',
  { tag: '@desktop' },
  async ({ page }) => {
    for (const query of ['', '?types=84A,84B,44', '?types=59B,44', '?types=84A,59A,84B']) {
      await open(page, query);
      const all = await expectOneScale(page, query.split(',').length === 3 ? 3 : 2);
      expect(new Set(all.map(({ bottom }) => Math.round(bottom))).size, query).toBe(1);
      const box = await row(page).boundingBox();
      for (const { left, right } of all) {
        expect(left).toBeGreaterThanOrEqual(Math.floor(box?.x ?? 0));
        expect(right).toBeLessThanOrEqual(Math.ceil((box?.x ?? 0) + (box?.width ?? 0)));
      }
    }
    await page.getByRole('checkbox', { name: '치수' }).check();
    await expectOneScale(page, 3);
    await page.setViewportSize({ width: 920, height: 800 });
    await expectOneScale(page, 3);
  },
);

/** The least height of a drawing's names and areas on the screen. */
const leastText = (drawing: Locator) =>
  drawing.evaluate((element) => {
    const [names] = [...element.querySelectorAll('use')].filter((use) => use.getAttribute('href')?.includes('-names-'));
    const { width } = (element as SVGSVGElement).viewBox.baseVal;
    return (Number(names?.getAttribute('font-size')) * element.getBoundingClientRect().width) / width;
  });

test(
  'on a phone the plans stand one above the other, in the order chosen, each named, of one scale and all in sight',
  { tag: '@phone' },
  async ({ page }) => {
    for (const [query, names] of [
      ['?types=59A,84A', ['59㎡A', '84㎡A']],
      ['?types=84B,44', ['84㎡B', '44㎡']],
      ['?types=59B,84A,44', ['59㎡B', '84㎡A', '44㎡']],
    ] as const) {
      await open(page, query);
      const all = await expectOneScale(page, names.length);
      const headings = row(page).getByRole('heading');
      await expect(headings).toHaveText(
        names.map((name) => name.replace('㎡', '㎡\u2060?')).map((name) => new RegExp(`^${name}$`, 'u')),
      );
      const tops = await headings.evaluateAll((each) => each.map((heading) => heading.getBoundingClientRect().top));
      for (const [index, { left, right, top, bottom }] of all.entries()) {
        expect(left).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(390);
        expect(right - left, 'across the page').toBeGreaterThan(340);
        expect(tops[index], 'its name is above it').toBeLessThan(top);
        expect(tops[index + 1] ?? Infinity, 'the next one is below it').toBeGreaterThan(bottom);
        expect(await leastText(drawings(page).nth(index))).toBeGreaterThanOrEqual(12);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    }
  },
);

test('outlines are laid over each other, in lines that are told apart without colours', async ({ page }) => {
  await open(page, '?types=59B,84A');
  const overlay = page.getByRole('img', { name: '59㎡B·84㎡A의 바깥선을 겹쳐 놓은 그림' });
  await expect(overlay).toHaveCount(0);
  await page.getByRole('checkbox', { name: '겹쳐 보기' }).check();
  await expect(overlay).toBeVisible();
  const dashes = await overlay
    .locator('path')
    .evaluateAll((paths) => paths.map((path) => getComputedStyle(path).strokeDasharray));
  expect(new Set(dashes).size).toBe(2);
  const corners = await overlay.locator('path').evaluateAll((paths) =>
    paths.map((path) => {
      const { left, bottom } = path.getBoundingClientRect();
      return `${Math.round(left / 3)} ${Math.round(bottom / 3)}`;
    }),
  );
  expect(new Set(corners).size, 'one corner').toBe(1);
  await type(page, 3).selectOption('44');
  await expect(page.getByRole('img', { name: /바깥선/ }).locator('path')).toHaveCount(3);
});
