import type { Page } from 'playwright/test';
import { save } from '#e2e/support/editor/drawing-page.ts';
import { FIRST_PAGE_MS } from '#e2e/support/editor/editor-page.ts';
import { test } from '#e2e/support/editor/editor-test.ts';
import { expect } from '#e2e/support/site.ts';

const box = (page: Page) => page.getByRole('navigation', { name: '고칠 내용' });
const next = (page: Page, count: number) => box(page).getByRole('button', { name: `작성할 곳 ${count}곳` });
const field = (page: Page, id: string) => page.locator(`[id="${id}"]`);

test(
  'what a deploy refuses and no mark shows is counted, each with its reason and the way to it',
  { tag: '@desktop' },
  async ({ page, editor }) => {
    await editor.put('images/overview/stand-in.txt', '2160×1215 or more');
    await editor.replace('plans', 'ceiling:', 'standIn: true,\n  ceiling:');
    await page.reload();
    await next(page, 5).click({ timeout: FIRST_PAGE_MS });
    await expect(field(page, 'facts/origin')).toBeFocused();
    await next(page, 5).click();
    await expect(field(page, 'facts/phone')).toBeFocused();
    await expect(box(page)).toContainText('실제로 없는 번호입니다');
    await next(page, 5).click();
    await expect(field(page, 'facts/familySites[0].url')).toBeFocused();

    await next(page, 5).click();
    await expect(page.getByRole('group', { name: '74A 평면도' })).toBeVisible({ timeout: FIRST_PAGE_MS });
    await expect(page.getByLabel('임시 도면', { exact: false })).toBeVisible();

    await next(page, 5).click();
    await expect(field(page, 'overview/picture')).toBeFocused();
    await expect(field(page, 'overview/picture')).toBeInViewport();
    await expect(box(page)).toContainText('사진 ‘overview’ 임시 사진입니다.');
  },
);

test(
  'once nothing is left a deploy’s own check says so, with the command that publishes',
  { tag: '@desktop' },
  async ({ page }) => {
    await next(page, 3).click({ timeout: FIRST_PAGE_MS });
    await field(page, 'facts/origin').fill('https://neoulgyeol.kr');
    await next(page, 2).click();
    await field(page, 'facts/phone').fill('051-123-4567');
    await next(page, 1).click();
    await field(page, 'facts/familySites[0].url').fill('https://www.neoulgyeol.kr/');
    await expect(box(page)).toContainText('저장하시면 나머지를 다시 확인합니다');
    await expect(box(page)).not.toContainText('npm run deploy');
    await save(page);
    await expect(box(page)).toContainText('작성할 것이 남아 있지 않습니다.', { timeout: FIRST_PAGE_MS });
    await expect(box(page).getByText('npm run deploy -- 너울결파크', { exact: true })).toBeVisible();
  },
);
