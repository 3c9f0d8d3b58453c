import { AxeBuilder } from '@axe-core/playwright';
import { drag, handle, save } from '#e2e/support/editor/drawing-page.ts';
import { FIRST_PAGE_MS, linesOnlyIn, openFile } from '#e2e/support/editor/editor-page.ts';
import { LAYOUT } from '#e2e/support/editor/layout-content.ts';
import { test } from '#e2e/support/editor/editor-test.ts';
import { expect } from '#e2e/support/site.ts';

test.use({ added: { complex: LAYOUT } });

/** A computer that checks all content meanwhile draws slowly. */
const SLOW = { timeout: FIRST_PAGE_MS };

test(
  'a tower is dragged on the layout, taken back, and saved as one line',
  { tag: '@desktop' },
  async ({ page, editor }) => {
    await openFile(page, '단지배치와 동·호');
    const tower = handle(page, '1동');
    await tower.click(SLOW);
    const right = page.getByRole('textbox', { name: '왼쪽에서(%)' });
    await expect(right).toHaveValue('30');
    await drag(page, tower, { x: 52, y: 0 });
    await expect(right).toHaveValue('35.2');
    await page.getByRole('button', { name: '되돌리기' }).click();
    await expect(right).toHaveValue('30');
    await expect(page.getByRole('button', { name: '바뀐 내용 없음' })).toBeDisabled();

    await tower.focus();
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('ArrowLeft');
    await expect(right).toHaveValue('30.9');
    await save(page);
    const after = await editor.source('complex');
    expect(linesOnlyIn(after, LAYOUT)).toEqual(['        at: [30.9, 40.5],']);
    expect(linesOnlyIn(LAYOUT, after)).toEqual(['        at: [30, 40.5],']);
  },
);

test(
  'a tower is turned by its handle, a ground is moved in it, and a place beyond the edge is refused in Korean',
  { tag: '@desktop' },
  async ({ page, editor }) => {
    await openFile(page, '단지배치와 동·호');
    await handle(page, '1동').click(SLOW);
    const turn = handle(page, '1동 방향');
    await turn.focus();
    await page.keyboard.press('Shift+ArrowRight');
    await handle(page, '1동 2번째 바닥').focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('textbox', { name: '왼쪽 끝(%)' })).toHaveValue('0.1');
    await handle(page, '주출입구').click();
    const right = page.getByRole('textbox', { name: '왼쪽에서(%)' });
    await right.fill('120');
    await expect(right).toHaveAccessibleDescription(/100 이하로 적어 주세요/);
    await right.fill('60');
    await save(page);
    expect(linesOnlyIn(await editor.source('complex'), LAYOUT)).toEqual([
      expect.stringMatching(/^ {8}turn: -?\d+,$/),
      '          [0.1, -3, 8, 6],',
      expect.stringContaining("kind: 'main', marks: [[60, 71, 0]] }"),
    ]);
  },
);

test('everybody can read and use the layout, at a desk and on a tablet', { tag: '@desktop' }, async ({ page }) => {
  await openFile(page, '단지배치와 동·호');
  await handle(page, '1동').click(SLOW);
  for (const width of [1440, 820]) {
    await page.setViewportSize({ width, height: 1100 });
    const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
    expect([width, violations.map(({ id, nodes }) => [id, nodes[0]?.html])]).toEqual([width, []]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});
