import { handle } from '#e2e/support/editor/drawing-page.ts';
import { FIRST_PAGE_MS, openFile } from '#e2e/support/editor/editor-page.ts';
import { test } from '#e2e/support/editor/editor-test.ts';
import { expect } from '#e2e/support/site.ts';

test(
  'a room, its door and what stands in it are added on the drawing, a few presses each, and taken back one by one',
  { tag: '@desktop' },
  async ({ page }) => {
    await openFile(page, '평면도');
    await expect(handle(page, '침실3')).toBeVisible({ timeout: FIRST_PAGE_MS });
    await page.getByLabel('고칠 것').selectOption('침실3');
    await page.getByLabel('방 더하기', { exact: true }).selectOption('욕실');
    await page.getByRole('button', { name: '방 더하기: 넣기' }).click();
    await expect(handle(page, '욕실')).toBeVisible();

    await page.getByLabel('이 실에 놓을 것', { exact: true }).selectOption('양변기');
    await page.getByRole('button', { name: '이 실에 놓을 것: 넣기' }).click();
    await expect(handle(page, '욕실 양변기')).toBeVisible();

    await page.getByLabel('고칠 것').selectOption('욕실');
    await page.getByRole('button', { name: '서쪽', exact: true }).click();
    await page.getByRole('button', { name: '침실3 쪽에 문 내기' }).click();
    await expect(handle(page, '욕실–침실3 문')).toBeVisible();
    // The rooms of a door are chosen, not spelt.
    await expect(page.getByRole('combobox', { name: '다른 쪽 실' })).toHaveValue('침실3');

    // Where something is wrong one line says so, and covers nothing until it is opened.
    const wrong = page.getByRole('region', { name: '먼저 고쳐 주세요' });
    await expect(wrong).toBeVisible({ timeout: FIRST_PAGE_MS });
    const { height } = (await wrong.boundingBox()) ?? { height: Number.NaN };
    expect(height).toBeLessThan(60);

    await page.getByRole('button', { name: '욕실–침실3 문 지우기' }).click();
    await expect(handle(page, '욕실–침실3 문')).toHaveCount(0);
    const undo = page.getByRole('button', { name: '되돌리기' });
    await undo.click();
    await expect(handle(page, '욕실–침실3 문')).toBeVisible();
    await undo.click();
    await undo.click();
    await expect(handle(page, '욕실 양변기')).toHaveCount(0);
    await undo.click();
    await expect(handle(page, '욕실')).toHaveCount(0);
  },
);
