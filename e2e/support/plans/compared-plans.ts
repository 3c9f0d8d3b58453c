import type { Locator } from 'playwright/test';
import { expect, untilReady, type Page } from '#e2e/support/site.ts';

/** The page of a comparison. */
export const COMPARE = '/FloorPlan/compare';

/** The plans of one scale. */
export const row = (page: Page) => page.getByRole('region', { name: /같은 축척의 평면도/ });
export const drawings = (page: Page) => row(page).getByRole('img').filter({ visible: true });

/** The list of a place. */
export const type = (page: Page, place: number) => page.getByLabel(`타입 ${place}`, { exact: true });
/** Opens a comparison, and waits until it can be changed. */
export async function open(page: Page, query = '') {
  await page.goto(COMPARE + query);
  await untilReady(page);
  await expect(type(page, 1)).toBeEnabled();
}

/** Where a drawing is on the screen, and how many millimetres are a pixel of it, across and down. */
const seen = (drawing: Locator) =>
  drawing.evaluate((element) => {
    const { width: across, height: up } = (element as SVGSVGElement).viewBox.baseVal;
    const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
    return { left, right, top, bottom, across: across / width, up: up / height };
  });

/** Fails where the drawings are not all of one scale, or not all of what they show is seen. */
export async function expectOneScale(page: Page, count: number) {
  await expect(drawings(page)).toHaveCount(count);
  const all = await Promise.all((await drawings(page).all()).map(seen));
  const scale = all[0]?.across ?? 0;
  for (const { across, up } of all) {
    expect(across / scale).toBeCloseTo(1, 2);
    expect(up / scale).toBeCloseTo(1, 2);
  }
  return all;
}
