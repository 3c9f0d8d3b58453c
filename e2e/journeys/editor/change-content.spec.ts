import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { FIRST_PAGE_MS, linesOnlyIn, openFile } from '#e2e/support/editor/editor-page.ts';
import { test } from '#e2e/support/editor/editor-test.ts';
import { expect } from '#e2e/support/site.ts';

/** A text of the site beside, where a visitor would see it. */
const beside = (page: Page, text: string | RegExp) =>
  page.frameLocator('iframe').getByText(text).locator('visible=true').first();

test(
  'whoever writes no code changes a date, sees it in the site, takes it back, and saves it as one line',
  { tag: '@desktop' },
  async ({ page, editor }) => {
    const before = await editor.source('schedule');
    await openFile(page, '분양 일정');
    await expect(beside(page, /1월 22일/)).toBeVisible({ timeout: FIRST_PAGE_MS });
    await page.getByRole('button', { name: /^3번째 뽑힌 분 알림/ }).click();
    const day = page.getByLabel('시작일', { exact: true });
    await expect(day).toHaveValue('2027-01-22');

    await day.fill('2027-01-25');
    await expect(beside(page, /1월 25일/)).toBeVisible({ timeout: FIRST_PAGE_MS });
    expect(await editor.source('schedule')).toBe(before);

    await page.getByRole('button', { name: '되돌리기' }).click();
    await expect(day).toHaveValue('2027-01-22');
    await expect(beside(page, /1월 22일/)).toBeVisible({ timeout: FIRST_PAGE_MS });

    await page.getByRole('button', { name: '다시 하기' }).click();
    await page.getByRole('button', { name: '바뀐 내용 1건 저장' }).click();
    const changes = page.getByRole('dialog', { name: '바뀐 내용' });
    await expect(changes).toContainText('분양 일정 › 일정 › 3번째 ‘뽑힌 분 알림’ › 시작일');
    await expect(changes).toContainText('2027-01-22 → 2027-01-25');
    await changes.getByRole('button', { name: '저장하기' }).click({ timeout: FIRST_PAGE_MS });
    await expect(page.getByRole('status')).toHaveText('저장했습니다', { timeout: FIRST_PAGE_MS });

    const after = await editor.source('schedule');
    expect(linesOnlyIn(before, after)).toEqual(["      from: '2027-01-22',"]);
    expect(linesOnlyIn(after, before)).toEqual(["      from: '2027-01-25',"]);

    await page.getByLabel('소개 글').fill('차례를 적었습니다.');
    await expect(page.getByRole('button', { name: '바뀐 내용 1건 저장' })).toBeEnabled();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
);

test(
  'what is wrong is said in Korean beside its field, leads there, and cannot be saved',
  { tag: '@desktop' },
  async ({ page, editor }) => {
    const before = await editor.source('facts');
    const phone = page.getByLabel('대표 전화', { exact: true });
    await phone.fill('전화 주세요');
    await expect(phone).toHaveAttribute('aria-invalid', 'true');
    await expect(phone).toHaveAccessibleDescription(/전화번호를 숫자와 붙임표\(-\)로 적어 주세요/);
    await openFile(page, '오시는 길');
    await page.getByText('먼저 고쳐 주세요').click();
    await page.getByRole('button', { name: '단지 기본 정보 › 대표 전화' }).click();
    await expect(phone).toBeFocused();
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('button', { name: '저장하기' })).toBeDisabled();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+z');
    await expect(phone).toHaveValue('051-000-0000');
    await expect(page.getByRole('button', { name: '바뀐 내용 없음' })).toBeDisabled();
    expect(await editor.source('facts')).toBe(before);
  },
);

test('an entry is added, moved and taken away by keys alone', { tag: '@desktop' }, async ({ page }) => {
  await openFile(page, '분양 일정');
  const add = page.getByRole('button', { name: '일정 추가' });
  await add.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: '6번째 위로 옮기기' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^6번째 터 파기/ })).toBeVisible();
  await page.getByRole('button', { name: '5번째 지우기' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^5번째 터 파기/ })).toBeVisible();
});

test('everybody can read and use it, at a desk and on a tablet', { tag: '@desktop' }, async ({ page }) => {
  for (const name of ['단지 기본 정보', '분양 일정', '첫 화면', '분양가와 납부', '자주 묻는 질문']) {
    await openFile(page, name);
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
    for (const width of [1440, 820]) {
      await page.setViewportSize({ width, height: 900 });
      const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
      expect([name, width, violations.map(({ id, nodes }) => [id, nodes[0]?.html])]).toEqual([name, width, []]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  }
});

test('a build has nothing of the editor', { tag: '@desktop' }, async ({ page, site }) => {
  expect((await page.goto(`${site.url}/editor`))?.status()).toBe(404);
});
