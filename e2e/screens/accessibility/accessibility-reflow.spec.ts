import { expect, test } from '#e2e/support/screens/accessibility.ts';
import { cutWords, overflow, sideways } from '#e2e/support/screens/rulers.ts';
import { addresses } from '#e2e/support/routes.ts';
import { untilPainted, untilReady, type Page } from '#e2e/support/site.ts';

/** Units on another line than their number, and the letter of a home's type on another than its size. */
const tornMeasures = (page: Page) =>
  page.evaluate(() => {
    const torn: string[] = [];
    const range = document.createRange();
    const linesOf = (node: Node, from: number, to: number) => {
      range.setStart(node, from);
      range.setEnd(node, to);
      return Array.from(range.getClientRects(), ({ top }) => top);
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      // What is only said stands in a box of one pixel, where every word breaks.
      if ((node.parentElement?.clientWidth ?? 0) === 1) continue;
      for (const { 0: measure, index } of (node.textContent ?? '').matchAll(/[\d.,]+\u2060?㎡\u2060?[A-Z]?/g)) {
        const lines = linesOf(node, index, index + measure.length);
        if (Math.max(...lines) - Math.min(...lines) > 4)
          torn.push(`${node.parentElement?.className} ${measure} ${node.textContent?.slice(0, 30)}`);
      }
    }
    return torn;
  });

const TWICE_ON_A_PHONE = 'at 360 px with text of twice the size';

// WCAG 1.4.10: 320 px is a window of 1280 at 400 %. WCAG 1.4.4: text of twice the size. The switch: a quarter more.
// 277 px: the outer screen of a folding phone.
const WAYS = [
  { way: 'at 277 px', width: 277, height: 653, text: '100%' },
  { way: 'at 320 px', width: 320, height: 640, text: '100%' },
  { way: 'at 320 px with large text', width: 320, height: 640, text: '125%' },
  { way: 'at 360 px', width: 360, height: 740, text: '100%' },
  { way: 'at 360 px with large text', width: 360, height: 740, text: '125%' },
  { way: TWICE_ON_A_PHONE, width: 360, height: 740, text: '200%' },
  { way: 'at 390 px', width: 390, height: 844, text: '100%' },
  { way: 'at 640 px with text of twice the size', width: 640, height: 900, text: '200%' },
  { way: 'at 1000 px with large text', width: 1000, height: 800, text: '125%' },
  { way: 'at 1280 px with text of twice the size', width: 1280, height: 800, text: '200%' },
] as const;

const mayTear = new Set<string>(['at 320 px with large text', TWICE_ON_A_PHONE]);

/** Fails where an open page scrolls sideways, cuts a word off or tears a measure, in any of the ways. */
async function expectReflow(page: Page): Promise<void> {
  for (const { way, width, height, text } of WAYS) {
    await page.setViewportSize({ width, height });
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), text);
    // Some things follow the window's width by script.
    await untilPainted(page);
    const wide = await sideways(page);
    expect.soft(wide > 0 ? await overflow(page) : [], way).toEqual([]);
    expect.soft(wide, way).toBeLessThanOrEqual(0);
    expect.soft(await cutWords(page), way).toEqual([]);
    // Text of twice the size may need more than a narrow cell has.
    if (!mayTear.has(way)) expect.soft(await tornMeasures(page), way).toEqual([]);
  }
}

for (const address of addresses)
  test(
    `${decodeURI(address)} never scrolls sideways and cuts no word off, however narrow and large`,
    {
      tag: '@desktop',
    },
    async ({ page }) => {
      await page.goto(address);
      await untilReady(page);
      await expectReflow(page);
    },
  );

test('nor does a comparison of three types with all that it can show', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/FloorPlan/compare?types=84A,84B,44');
  await untilReady(page);
  await page.getByRole('checkbox', { name: '치수' }).check();
  await page.getByRole('checkbox', { name: '겹쳐 보기' }).check();
  await expectReflow(page);
});
