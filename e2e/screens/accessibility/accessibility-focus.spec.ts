import { expect, test } from '#e2e/support/screens/accessibility.ts';
import { ringThickness } from '#e2e/support/screens/focus-ring.ts';
import { facts } from '#e2e/support/routes.ts';
import { isPhone, untilReady, type Page } from '#e2e/support/site.ts';

const CONTROLS = 'a[href], button, summary, input:not([type="hidden"]), textarea, [role="tab"], [tabindex="0"]';

/** A page of each kind of control. */
const PAGES = [
  '/',
  '/Promotion/Customer',
  '/FloorPlan/59A',
  '/ComplexGuide/detailintro',
  '/LocationEnvironment/premium',
  '/SalesInfo/announcement',
  encodeURI(`/${facts.slug}/press`),
];

/** One control of each look that can be seen and reached; those of header and footer on the first page only. */
const lookOf = (page: Page, within: string) =>
  page
    .locator(within)
    .locator(CONTROLS)
    .evaluateAll((controls) => {
      const looks = new Set<string>();
      return controls.flatMap((control) => {
        const look = `${control.tagName} ${control.getAttribute('class')} ${control.parentElement?.className} ${control.getAttribute('aria-selected')}`;
        const isReachable =
          control.checkVisibility({ visibilityProperty: true }) && (control as HTMLElement).tabIndex >= 0;
        if (!isReachable || looks.has(look) || control.closest('details:not([open]) > :not(summary)')) return [];
        looks.add(look);
        // A mark of its own: parts that come late would change the count.
        control.setAttribute('data-look', String(looks.size));
        return [
          {
            at: looks.size,
            name: (control.getAttribute('aria-label') ?? control.textContent ?? '').trim().slice(0, 24),
          },
        ];
      });
    });

for (const address of PAGES)
  test(`${decodeURI(address)} shows with a line of 2 px or more which control has the focus`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.goto(address);
    await untilReady(page);
    await page.keyboard.press('Tab');
    const within = address === '/' ? 'body' : 'main';
    const thin: string[] = [];
    for (const { at, name } of await lookOf(page, within)) {
      const thickness = await ringThickness(page, page.locator(`[data-look="${at}"]`));
      // Rounded corners take a little of it away.
      if (thickness < 1.8) thin.push(`${name}: ${thickness.toFixed(2)}`);
    }
    expect(thin).toEqual([]);
  });

/** Whether any of the control with the focus can be seen, and what it is. */
const focusInSight = (page: Page) =>
  page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const control = document.activeElement;
    // Past the last control the focus is in the browser's own bars.
    if (!control?.matches(':focus') || control === document.body) return null;
    const shown = control.matches('[type="radio"]') ? (control.closest('label') ?? control) : control;
    const isShown = () => {
      const { left, top, right, bottom } = shown.getBoundingClientRect();
      const points = [0.1, 0.5, 0.9].flatMap((across) =>
        [0.1, 0.5, 0.9].map((down) => [left + (right - left) * across, top + (bottom - top) * down] as const),
      );
      return points.some(([x, y]) => {
        const there = document.elementFromPoint(x, y);
        return there !== null && (shown.contains(there) || there.contains(shown));
      });
    };
    // With less motion every change takes a frame; on a busy machine some more.
    for (let frame = 0; frame < 10 && (frame < 2 || !isShown()); frame += 1) await nextFrame();
    return {
      isInSight: isShown(),
      name: (control.getAttribute('aria-label') ?? control.textContent ?? '').trim().slice(0, 24),
    };
  });

for (const address of ['/', '/Promotion/Customer', '/FloorPlan/59A', '/SalesInfo/guide'])
  test(`${address} hides no control with the focus behind header or bar, forwards and back`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.goto(address);
    await untilReady(page);
    for (const key of ['Tab', 'Shift+Tab']) {
      const hidden: string[] = [];
      let stops = 0;
      for (; stops < 200; stops += 1) {
        await page.keyboard.press(key);
        const focus = await focusInSight(page);
        if (!focus) break;
        if (!focus.isInSight) hidden.push(focus.name);
      }
      expect(hidden, key).toEqual([]);
      expect(stops, key).toBeGreaterThan(10);
    }
  });

test('the reading order is the order of the keys: strip, header, page, footer', async ({ page }) => {
  await page.goto('/Promotion/Customer');
  await untilReady(page);
  const parts: string[] = [];
  for (let stops = 0; stops < 80; stops += 1) {
    await page.keyboard.press('Tab');
    const part = await page.evaluate(() => document.activeElement?.closest('aside, header, main, footer')?.tagName);
    if (!part && parts.length > 0) break;
    if (part && parts.at(-1) !== part) parts.push(part);
  }
  expect(parts).toEqual(['ASIDE', 'HEADER', 'MAIN', 'FOOTER', ...(isPhone(page) ? ['ASIDE'] : [])]);
});
