import { AxeBuilder } from '@axe-core/playwright';
import { drag, handle, save } from '#e2e/support/editor/drawing-page.ts';
import { FIRST_PAGE_MS, linesOnlyIn, openFile } from '#e2e/support/editor/editor-page.ts';
import { test } from '#e2e/support/editor/editor-test.ts';
import { expect } from '#e2e/support/site.ts';

/** A computer that checks all content meanwhile draws slowly. */
const SLOW = { timeout: FIRST_PAGE_MS };

test(
  'a window is dragged along its wall, seen to move, taken back, and saved as one line',
  { tag: '@desktop' },
  async ({ page, editor }) => {
    const before = await editor.source('plans');
    await openFile(page, '평면도');
    const window = handle(page, '거실 창(남쪽)');
    await window.click({ timeout: FIRST_PAGE_MS });
    const at = page.getByLabel('창이 시작하는 곳(mm, 가로 벽은 x, 세로 벽은 y)', { exact: true });
    await expect(at).toHaveValue('3600');
    const ground = page.locator('svg.board .ground');
    const drawn = await ground.innerHTML();

    await drag(page, window, { x: 290, y: 400 });
    await expect(at).toHaveValue('3900');
    await expect.poll(() => ground.innerHTML(), SLOW).not.toBe(drawn);
    await page.getByRole('button', { name: '되돌리기' }).click();
    await expect(at).toHaveValue('3600');
    await expect.poll(() => ground.innerHTML(), SLOW).toBe(drawn);

    await window.focus();
    await page.keyboard.press('Shift+ArrowLeft');
    await page.keyboard.press('ArrowRight');
    await expect(at).toHaveValue('3510');
    await save(page);
    const after = await editor.source('plans');
    expect(linesOnlyIn(before, after)).toEqual([expect.stringContaining("side: 'south', at: 3600, width: 3300")]);
    expect(linesOnlyIn(after, before)).toEqual([expect.stringContaining("side: 'south', at: 3510, width: 3300")]);
  },
);

test(
  'a wall takes the rooms on both of its sides with it, and what it makes wrong is said in Korean and marked there',
  { tag: '@desktop' },
  async ({ page }) => {
    await openFile(page, '평면도');
    await handle(page, '침실1').focus({ timeout: FIRST_PAGE_MS });
    const areas = page.getByLabel('면적', { exact: true });
    await expect(areas).toContainText('맞습니다');
    await page.getByRole('button', { name: '동쪽', exact: true }).click();
    await expect(handle(page, '침실1 동쪽 벽')).toBeFocused();
    await page.keyboard.press('Shift+ArrowRight');
    await expect(page.getByLabel('벽의 x 위치(mm)')).toHaveValue('3400');
    await expect(page.getByRole('button', { name: /^바뀐 내용 \d+건 저장$/ })).toBeEnabled();
    await page.getByRole('button', { name: '되돌리기' }).click();
    await expect(page.getByLabel('벽의 x 위치(mm)')).toHaveValue('3300');
    await expect(page.getByRole('button', { name: '바뀐 내용 없음' })).toBeDisabled();

    await page.getByRole('button', { name: '북쪽', exact: true }).click();
    await page.getByLabel('벽의 y 위치(mm)').fill('3000');
    await handle(page, '침실2').focus();
    await page.getByLabel('세로(mm)', { exact: true }).fill('2500');
    await expect(areas).toContainText(/[\d.]+㎡ 모자랍니다/);
    await expect(page.getByRole('region', { name: /^고칠 곳 \d+건$/ })).toContainText('실 사이가 벌어졌습니다');
    const problems = page.getByRole('region', { name: /^먼저 고쳐 주세요/ });
    await expect(problems).toContainText('실 사이가 벌어졌습니다', { timeout: FIRST_PAGE_MS });
    await expect(problems).toContainText('공고의 전용면적은');
  },
);

test('a place of a map is dragged, and its distance follows', { tag: '@desktop' }, async ({ page, editor }) => {
  const before = await editor.source('maps');
  await openFile(page, '약도');
  const station = handle(page, '재송역');
  await station.click({ timeout: FIRST_PAGE_MS });
  const distance = page.getByRole('listitem').filter({ hasText: '재송역' });
  const [was, latitude] = [await distance.innerText(), page.getByLabel('위도', { exact: true })];
  await expect(latitude).toHaveValue('35.1868');
  await drag(page, station, { x: 0, y: 60 });
  await expect(latitude).not.toHaveValue('35.1868');
  await expect(distance).not.toHaveText(was);
  await save(page);
  const changed = linesOnlyIn(await editor.source('maps'), before);
  expect(changed).toEqual([expect.stringMatching(/^ +at: \{ latitude: 35\.\d+, longitude: 129\.1195 \},$/)]);
});

test('everybody can read and use the drawings, at a desk and on a tablet', { tag: '@desktop' }, async ({ page }) => {
  for (const [name, thing] of [
    ['평면도', '침실1'],
    ['약도', '재송역'],
    ['약도', '도로 4(길)'],
  ] as const) {
    await openFile(page, name);
    await handle(page, thing).focus({ timeout: FIRST_PAGE_MS });
    for (const width of [1440, 820]) {
      await page.setViewportSize({ width, height: 1100 });
      const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
      expect([name, width, violations.map(({ id, nodes }) => [id, nodes[0]?.html])]).toEqual([name, width, []]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  }
});
