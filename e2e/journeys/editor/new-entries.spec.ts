import { AxeBuilder } from '@axe-core/playwright';
import { FIRST_PAGE_MS, openFile } from '#e2e/support/editor/editor-page.ts';
import { test } from '#e2e/support/editor/editor-test.ts';
import { expect } from '#e2e/support/site.ts';

test(
  'something for a page is added under its path, renamed and taken away, and no path is taken twice',
  { tag: '@desktop' },
  async ({ page }) => {
    await openFile(page, '검색용 설명');
    const name = page.getByLabel('검색용 설명: 새 이름');
    await name.fill('/');
    await name.press('Enter');
    await expect(page.getByRole('alert')).toHaveText('이미 있는 이름입니다. 다른 이름을 적어 주세요.');
    await name.fill('/new/page');
    await name.press('Enter');
    const added = page.getByLabel('/new/page', { exact: true });
    await expect(added).toHaveValue('');
    await added.fill('새 페이지를 찾는 분께 보일 설명을 스무 자 넘게 적었습니다.');
    await expect(page.getByRole('region', { name: '먼저 고쳐 주세요' })).toContainText('없는 페이지의 설명입니다.', {
      timeout: FIRST_PAGE_MS,
    });
    await page.getByRole('button', { name: '/new/page 이름 바꾸기' }).click();
    await page.getByRole('combobox', { name: '/new/page 이름 바꾸기' }).fill('/other/page');
    await page.getByRole('button', { name: '바꾸기', exact: true }).click();
    await expect(page.getByLabel('/other/page', { exact: true })).toHaveValue(/^새 페이지를/);
    const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
    await page.getByRole('button', { name: '/other/page 지우기' }).click();
    await expect(page.getByRole('region', { name: '먼저 고쳐 주세요' })).toHaveCount(0, { timeout: FIRST_PAGE_MS });
  },
);

test('an entry that is moved stays open, and its button keeps the focus', { tag: '@desktop' }, async ({ page }) => {
  await openFile(page, '분양 일정');
  await page.getByRole('button', { name: /^3번째 뽑힌 분 알림/ }).click();
  await page.getByRole('button', { name: '3번째 아래로 옮기기' }).press('Enter');
  await expect(page.getByRole('button', { name: /^4번째 뽑힌 분 알림/ })).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('button', { name: /^3번째/ }).first()).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByRole('button', { name: '4번째 아래로 옮기기' })).toBeFocused();
  await page.getByRole('button', { name: '되돌리기' }).click();
  await expect(page.getByRole('button', { name: /^3번째 뽑힌 분 알림/ })).toHaveAttribute('aria-expanded', 'true');
});

test(
  'a file that is not there is begun as a form with blanks, and taken back',
  { tag: '@desktop' },
  async ({ page }) => {
    await openFile(page, '방문예약 시간');
    await page.getByRole('button', { name: '새로 만들기' }).click();
    await expect(page.getByLabel('첫날')).toHaveValue('');
    await expect(page.getByRole('region', { name: '먼저 고쳐 주세요' })).toContainText('방문예약 시간 › 첫날');
    await page.getByRole('button', { name: '되돌리기' }).click();
    await expect(page.getByRole('button', { name: '새로 만들기' })).toBeVisible();
  },
);
