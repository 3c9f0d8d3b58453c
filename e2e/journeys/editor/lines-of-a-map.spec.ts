import { drag, handle, save } from '#e2e/support/editor/drawing-page.ts';
import { FIRST_PAGE_MS, linesOnlyIn, openFile } from '#e2e/support/editor/editor-page.ts';
import { test } from '#e2e/support/editor/editor-test.ts';
import { expect } from '#e2e/support/site.ts';

const ROAD = '도로 4(길)';

test(
  'a point of a road is dragged, seen to move, taken back, and saved as one line',
  { tag: '@desktop' },
  async ({ page, editor }) => {
    const before = await editor.source('maps');
    await openFile(page, '약도');
    await page.getByLabel('고칠 것').selectOption({ label: ROAD }, { timeout: FIRST_PAGE_MS });
    const point = handle(page, `${ROAD} 2번째 점`);
    await point.click({ timeout: FIRST_PAGE_MS });
    const latitude = page.getByLabel('위도', { exact: true });
    await expect(latitude).toHaveValue('35.183');
    const ground = page.locator('svg.board .ground');
    const drawn = await ground.innerHTML();

    await drag(page, point, { x: 0, y: 60 });
    await expect(latitude).not.toHaveValue('35.183');
    await expect.poll(() => ground.innerHTML(), { timeout: FIRST_PAGE_MS }).not.toBe(drawn);
    await page.getByRole('button', { name: '되돌리기' }).click();
    await expect(latitude).toHaveValue('35.183');
    await expect(page.getByRole('button', { name: '바뀐 내용 없음' })).toBeDisabled();

    await drag(page, point, { x: 0, y: 60 });
    await point.focus();
    await page.keyboard.press('ArrowLeft');
    await save(page);
    const after = await editor.source('maps');
    expect(linesOnlyIn(before, after)).toEqual([
      expect.stringContaining("{ rank: 'street', through: '35.182,129.113 35.183,129.1225 35.1825,129.165' }"),
    ]);
    expect(linesOnlyIn(after, before)).toEqual([
      expect.stringMatching(/through: '35\.182,129\.113 35\.18\d+,129\.12\d+ 35\.1825,129\.165'/),
    ]);
  },
);

test(
  'a point is drawn out of a leg and taken out again, by hand and by keys, each as one step',
  { tag: '@desktop' },
  async ({ page }) => {
    await openFile(page, '약도');
    await page.getByLabel('고칠 것').selectOption({ label: ROAD }, { timeout: FIRST_PAGE_MS });
    const points = page.getByRole('group', { name: '점을 골라 옮기기' }).getByRole('button');
    await expect(points).toHaveCount(3);
    await drag(page, handle(page, `${ROAD} 1번째 점 다음`), { x: 10, y: 80 });
    await expect(points).toHaveCount(4);
    await expect(handle(page, `${ROAD} 2번째 점`)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.getByRole('button', { name: '이 점 빼기' }).click();
    await expect(points).toHaveCount(3);
    await expect(page.getByLabel('위도', { exact: true })).toHaveValue('35.183');
    for (const count of [4, 4, 3]) {
      await page.getByRole('button', { name: '되돌리기' }).click();
      await expect(points).toHaveCount(count);
    }
    await expect(page.getByRole('button', { name: '바뀐 내용 없음' })).toBeDisabled();

    await points.last().press('Enter');
    await expect(handle(page, `${ROAD} 3번째 점`)).toBeFocused();
    await page.getByRole('button', { name: '4배' }).click();
    await expect(handle(page, `${ROAD} 3번째 점`)).toBeInViewport();
    await expect(handle(page, `${ROAD} 1번째 점`)).not.toBeInViewport();
    await page.getByRole('button', { name: '다음에 점 넣기' }).press('Enter');
    await expect(points).toHaveCount(4);
    await expect(points.last()).toHaveAttribute('aria-pressed', 'true');
  },
);

test(
  'what is typed of a point and cannot be read is said in Korean at its line, and dragging the point mends it',
  { tag: '@desktop' },
  async ({ page }) => {
    await openFile(page, '약도');
    await page.getByLabel('고칠 것').selectOption({ label: '녹지 1' }, { timeout: FIRST_PAGE_MS });
    const point = handle(page, '녹지 1 1번째 점');
    await point.click({ timeout: FIRST_PAGE_MS });
    const latitude = page.getByLabel('위도', { exact: true });
    await latitude.fill('35.19북');
    await expect(latitude).toHaveAccessibleDescription(/위도,경도를 빈칸으로 나누어 둘 이상 적어 주세요/);
    await expect(page.locator('.panel .problems')).toContainText('위도,경도를 빈칸으로 나누어 둘 이상 적어 주세요');
    await drag(page, point, { x: 0, y: 40 });
    await expect(latitude).toHaveValue(/^35\.19\d+$/);
    await expect(page.locator('.panel .problems')).toHaveCount(0);
  },
);

test(
  'a road is put into a map and drawn to where it runs, without a number being written',
  { tag: '@desktop' },
  async ({ page, editor }) => {
    const before = await editor.source('maps');
    await openFile(page, '약도');
    await page.getByRole('button', { name: '도로 더하기: 넣기' }).click({ timeout: FIRST_PAGE_MS });
    const end = handle(page, '도로 5(간선도로) 2번째 점');
    await end.click({ timeout: FIRST_PAGE_MS });
    await drag(page, end, { x: 40, y: -60 });
    await page.getByRole('button', { name: /^바뀐 내용/ }).click();
    await expect(page.getByRole('dialog')).toContainText('간선도로 · ');
    await page.keyboard.press('Escape');
    await save(page);
    expect(linesOnlyIn(await editor.source('maps'), before)).toEqual([
      expect.stringMatching(/\{ rank: 'main', through: '[\d.]+,[\d.]+ [\d.]+,[\d.]+' \},/),
    ]);
  },
);
