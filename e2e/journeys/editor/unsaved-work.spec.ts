import type { Page } from 'playwright/test';
import { save } from '#e2e/support/editor/drawing-page.ts';
import { FIRST_PAGE_MS, openFile } from '#e2e/support/editor/editor-page.ts';
import { test } from '#e2e/support/editor/editor-test.ts';
import { expect } from '#e2e/support/site.ts';

const lead = (page: Page) => page.getByLabel('소개 글', { exact: true });
const draft = (page: Page) => page.getByRole('dialog', { name: '저장하지 않은 내용이 있습니다' });

test(
  'who types while the editor ends finds it again at the address of the next one',
  { tag: '@desktop' },
  async ({ page, editor, context }) => {
    await openFile(page, '분양 일정');
    await lead(page).fill('차례를 적었습니다.');
    await editor.stop();
    await lead(page).fill('끝난 뒤에 적었습니다.');
    await expect(page.getByRole('status')).toContainText('편집기에 연결할 수 없습니다', { timeout: FIRST_PAGE_MS });

    const address = await editor.start();
    await page.getByRole('button', { name: '다시 시도' }).click();
    await expect(page.getByRole('status')).toContainText('새 주소를 열어 주세요', { timeout: FIRST_PAGE_MS });

    const next = await context.newPage();
    await next.goto(address);
    await expect(draft(next)).toContainText('끝난 뒤에 적었습니다.', { timeout: FIRST_PAGE_MS });
    await draft(next).getByRole('button', { name: '되살리기' }).click();
    await expect(next.getByRole('button', { name: '바뀐 내용 1건 저장' })).toBeEnabled();
    await openFile(next, '분양 일정');
    await expect(lead(next)).toHaveValue('끝난 뒤에 적었습니다.');
    await next.goto('about:blank');
  },
);

test(
  'closing the page, or going elsewhere, with something unsaved is asked about, and loses nothing',
  { tag: '@desktop' },
  async ({ page, editor }) => {
    await openFile(page, '분양 일정');
    await lead(page).click();
    await lead(page).fill('차례를 적었습니다.');
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void (asked.length < 3 ? dialog.dismiss() : dialog.accept());
    });
    await page.close({ runBeforeUnload: true });
    await expect.poll(() => asked).toEqual(['beforeunload']);
    await page.evaluate(() => void (location.href = '/'));
    await expect.poll(() => asked).toEqual(['beforeunload', 'beforeunload']);
    await expect(lead(page)).toHaveValue('차례를 적었습니다.');

    await page.goto(editor.address());
    await expect(draft(page)).toContainText('차례를 적었습니다.', { timeout: FIRST_PAGE_MS });
    await draft(page).getByRole('button', { name: '지우기' }).click();
    await expect(draft(page)).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('button', { name: /작성할 곳/ })).toBeVisible({ timeout: FIRST_PAGE_MS });
    await expect(draft(page)).toHaveCount(0);
  },
);

test(
  'a save that is done while its answer is lost is found on the disk, and not sent again',
  { tag: '@desktop' },
  async ({ page, editor }) => {
    let saves = 0;
    await page.route('**/save', async (route) => {
      saves += 1;
      await route.fetch();
      await route.abort();
    });
    await openFile(page, '분양 일정');
    await lead(page).fill('차례를 적었습니다.');
    await save(page);
    expect(await editor.source('schedule')).toContain("lead: '차례를 적었습니다.',");
    await expect(page.getByRole('button', { name: '바뀐 내용 없음' })).toBeDisabled();
    expect(saves).toBe(1);
  },
);
