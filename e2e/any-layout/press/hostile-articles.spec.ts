import * as fc from 'fast-check';
import { plainLine } from '#site/plain-text.ts';
import { nastyArticle } from '#tests/support/press/press-texts.ts';
import { PRESS_LIST } from '#e2e/support/visitors/desk.ts';
import { expect, serveSite, test } from '#e2e/support/site.ts';

const SCRIPT = '<script>window.hasRun=1</script>';
const OF_HAND = [
  { title: `${SCRIPT}<img src=x onerror="window.hasRun=1">`, content: `${SCRIPT}\n<svg onload=window.hasRun=1>` },
  { title: '</title></script><iframe srcdoc="<script>top.hasRun=1</script>">', content: '</article></main><h1>x' },
  { title: 'javascript:window.hasRun=1', content: '<a href="javascript:window.hasRun=1">x</a>' },
  { title: '\u202Eיששת 오른쪽에서\u202E', content: '\u202Eשלום مرحبا\n\u2067왼쪽' },
  { title: '가'.repeat(120), content: 'a'.repeat(100_000) },
  { title: 'W'.repeat(120), content: '가'.repeat(33_000) },
  { title: '👩‍👩‍👧‍👦'.repeat(17), content: '🏳️‍🌈'.repeat(3000) },
  { title: `제\u0301${'\u0489'.repeat(80)}목`, content: `본${'\u0301'.repeat(2000)}문` },
  { title: '반쪽 \uD83D 글자 \uDE42', content: '\0\u0007\u001b[31m\uFFFE\uFFFF 제어' },
  { title: '줄\r\n바꿈\u2028제목', content: 'x\n'.repeat(5000) },
];

const seed = Number(process.env['PRESS_SEED'] ?? 20_261_121);
const articles = [
  ...OF_HAND.map((texts) => ({ summary: '요약', ...texts })),
  // Some of these have no title that anybody would see: they are no articles.
  ...fc.sample(nastyArticle, { numRuns: 30, seed }),
].map((texts, index) => ({
  ...texts,
  id: `n${index}`,
  date: `2026-11-${String(20 - Math.floor(index / 3)).padStart(2, '0')}T09:${String(59 - index).padStart(2, '0')}`,
  views: 0,
}));

test('the nastiest articles stay text on the list and on their pages: nothing runs, nothing is broken, nothing scrolls sideways', async ({
  page,
}) => {
  test.setTimeout(120_000);
  console.info(`hostile articles: seed ${seed}`);
  const site = await serveSite({ articles });
  page.on('dialog', (dialog) => {
    throw new Error(`a dialog: ${dialog.message()}`);
  });
  const harmless = async () => {
    const { hasRun, foreign, overhang } = await page.evaluate(() => ({
      hasRun: 'hasRun' in window,
      foreign: document.querySelectorAll('main :is(table, article) :is(script, img, svg, iframe, style, base, b)')
        .length,
      overhang: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    }));
    expect({ hasRun, foreign, overhang }, page.url()).toEqual({ hasRun: false, foreign: 0, overhang: 0 });
  };

  await page.goto(site.url + PRESS_LIST);
  const more = page.getByRole('button', { name: '더보기' });
  const rows = page.locator('tbody a');
  await expect(rows.first()).toBeVisible();
  for (let pages = 0; (await more.count()) > 0; pages += 1) {
    expect(pages).toBeLessThan(5);
    const before = await rows.count();
    await more.click();
    // The last page may be empty.
    await expect.poll(async () => (await more.count()) === 0 || (await rows.count()) > before).toBe(true);
  }
  await harmless();
  const titles = await page.locator('tbody a').allTextContents();
  for (const { title } of OF_HAND) expect(titles).toContain(plainLine(title));

  for (const { title, id } of articles.slice(0, OF_HAND.length)) {
    await page.goto(`${site.url}${PRESS_LIST}/${id}`);
    await expect(page.locator('article h1')).toHaveText(plainLine(title), { useInnerText: false });
    expect(await page.title()).toContain(plainLine(title).replaceAll(/\s+/g, ' ').slice(0, 20));
    await harmless();
  }
  await site.close();
});
