import { expect, type Locator, type Page } from 'playwright/test';
import { FIRST_PAGE_MS } from './editor-page.ts';

/** What can be chosen in the drawing, by its name. */
export const handle = (page: Page, name: string) =>
  page
    .locator('svg.board')
    .getByRole('button', { name: new RegExp(`^${name.replaceAll(/[()]/g, String.raw`\$&`)}(: 고칠 곳이 있습니다)?$`) });

/** Drags something by so many units of its drawing. */
export async function drag(page: Page, thing: Locator, by: { x: number; y: number }) {
  const perUnit = await page.locator('svg.board').evaluate((board: SVGSVGElement) => board.getScreenCTM()?.a ?? 0);
  const box = await thing.boundingBox();
  if (!box) throw new Error('what is dragged is not seen');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + (by.x * perUnit) / 2, y + (by.y * perUnit) / 2);
  await page.mouse.move(x + by.x * perUnit, y + by.y * perUnit);
  await page.mouse.up();
}

/** Saves everything that is written. */
export async function save(page: Page) {
  await page.getByRole('button', { name: /^바뀐 내용 \d+건 저장$/ }).click();
  const changes = page.getByRole('dialog', { name: '바뀐 내용' });
  await changes.getByRole('button', { name: '저장하기' }).click({ timeout: FIRST_PAGE_MS });
  await expect(page.getByRole('status')).toHaveText('저장했습니다', { timeout: FIRST_PAGE_MS });
}
