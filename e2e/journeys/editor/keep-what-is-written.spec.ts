import type { Page } from 'playwright/test';
import { FIRST_PAGE_MS, openFile } from '#e2e/support/editor/editor-page.ts';
import { test } from '#e2e/support/editor/editor-test.ts';
import { expect } from '#e2e/support/site.ts';

const lead = (page: Page) => page.getByLabel('소개 글', { exact: true });
const status = (page: Page) => page.getByRole('status');

async function save(page: Page) {
  await page.getByRole('button', { name: /^바뀐 내용 \d+건 저장$/ }).click();
  const changes = page.getByRole('dialog', { name: '바뀐 내용' });
  await changes.getByRole('button', { name: '저장하기' }).click({ timeout: FIRST_PAGE_MS });
}

test(
  'while a save runs the form takes nothing that the save would lose',
  { tag: '@desktop' },
  async ({ page, editor }) => {
    let finish = (): void => undefined;
    const held = new Promise<void>((resolve) => (finish = resolve));
    await page.route('**/save', async (route) => {
      await held;
      await route.continue();
    });
    await openFile(page, '분양 일정');
    await lead(page).fill('차례를 적었습니다.');
    await save(page);
    await expect(status(page)).toHaveText('저장하는 중입니다');
    await page.keyboard.press('Escape');
    await lead(page).focus();
    await page.keyboard.type('저장하는 동안 적은 글');
    await expect(lead(page)).toHaveValue('차례를 적었습니다.');
    await page.keyboard.press('Control+z');
    await expect(lead(page)).toHaveValue('차례를 적었습니다.');
    finish();
    await expect(status(page)).toHaveText('저장했습니다', { timeout: FIRST_PAGE_MS });
    expect(await editor.source('schedule')).toContain("lead: '차례를 적었습니다.',");

    await lead(page).fill('차례를 다시 적었습니다.');
    await expect(page.getByRole('button', { name: '바뀐 내용 1건 저장' })).toBeEnabled();
  },
);

test(
  'what reading an overtaken file again would cost is shown first, and the other files keep what was written',
  { tag: '@desktop' },
  async ({ page, editor }) => {
    await openFile(page, '자주 묻는 질문');
    await lead(page).fill('자주 하시는 질문입니다.');
    await openFile(page, '분양 일정');
    await lead(page).fill('차례를 적었습니다.');
    await editor.replace('schedule', "from: '2026-12-18'", "from: '2026-12-17'");
    await lead(page).fill('차례를 다시 적었습니다.');
    await page.getByRole('button', { name: '다시 불러오기', exact: true }).click({ timeout: FIRST_PAGE_MS });
    const question = page.getByRole('dialog', { name: '다시 불러오기' });
    // The files are read again first.
    await expect(question.getByRole('listitem')).toHaveCount(1, { timeout: FIRST_PAGE_MS });
    await expect(question).toContainText('차례를 다시 적었습니다.');

    await question.getByRole('button', { name: '닫기' }).click();
    await expect(lead(page)).toHaveValue('차례를 다시 적었습니다.');

    await page.getByRole('button', { name: '다시 불러오기', exact: true }).click();
    await question.getByRole('button', { name: '지우고 다시 불러오기' }).click();
    await expect(lead(page)).toHaveValue(/^글을 내는 날부터/);
    await expect(page.getByRole('button', { name: '바뀐 내용 1건 저장' })).toBeEnabled();
    await openFile(page, '자주 묻는 질문');
    await expect(lead(page)).toHaveValue('자주 하시는 질문입니다.');
  },
);
