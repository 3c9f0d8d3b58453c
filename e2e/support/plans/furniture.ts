import { untilScrollEnded, watchScrolling } from '#e2e/support/scrolling.ts';
import { expect, untilReady, type Page } from '#e2e/support/site.ts';

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const board = (page: Page) => page.getByRole('group', { name: /평면도와 그 위에 놓은 가구/ });
export const pieces = (page: Page) => board(page).locator('[data-piece]');
export const piece = (page: Page, name: RegExp) => board(page).getByRole('button', { name });
export const panel = (page: Page) => page.getByRole('region', { name: '고른 가구' });
export const summary = (page: Page) => page.getByRole('status').filter({ hasText: /가구/ }).first();
export const codeIn = (page: Page) => new URL(page.url()).hash;

/** Opens the page on which furniture is put on a type's plan, with what an address has on it. */
export async function openPlanner(page: Page, unit: string, hash = '') {
  await watchScrolling(page);
  await page.goto(`/FloorPlan/${unit}/fit${hash}`);
  await untilReady(page);
  await expect(button(page, '가구 추가')).toBeEnabled();
}

/** Puts a piece of a group on the plan. @param room where; undefined: where the page suggests */
export async function addPiece(page: Page, group: string, name: RegExp, room?: string) {
  await button(page, '가구 추가').click();
  const dialog = page.getByRole('dialog', { name: '가구 고르기' });
  if (room) await dialog.getByLabel('놓을 방').selectOption(room);
  await dialog.locator('summary', { hasText: group }).click();
  await dialog.getByRole('button', { name }).click();
  await expect(dialog).toBeHidden();
}

/** The middle of a piece on the screen, with the plan in the middle of it. */
export async function middleOf(page: Page, name: RegExp) {
  await untilScrollEnded(page);
  await board(page).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await untilScrollEnded(page);
  const box = await piece(page, name).boundingBox();
  return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
}

/** How many pixels a piece stands to the right of where it stood. */
export const movedFrom = async (page: Page, name: RegExp, before: { x: number }) =>
  (await middleOf(page, name)).x - before.x;
