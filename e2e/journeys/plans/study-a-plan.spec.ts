import { testOffline } from '#e2e/support/builds/offline.ts';
import { untilScrollEnded, watchScrolling } from '#e2e/support/scrolling.ts';
import { expect, test, untilReady, type Page } from '#e2e/support/site.ts';
import { planDrawing as drawing, planFrame as frame, shownLayers } from '#e2e/support/plans/plan.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const scale = (page: Page) => page.locator('output');

/** Where the drawing's middle is on the screen. */
const middle = async (page: Page) => {
  const box = await drawing(page).boundingBox();
  return {
    x: Math.round((box?.x ?? 0) + (box?.width ?? 0) / 2),
    y: Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2),
  };
};

/** Brings the plan to the middle of the screen, away from header and bar, and waits until the scrolling has ended. */
async function centre(page: Page) {
  // Until then the browser takes every turn of the wheel and every touch for a part of it.
  await untilScrollEnded(page);
  await frame(page).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await untilScrollEnded(page);
}

async function open(page: Page, unit: string) {
  await watchScrolling(page);
  await page.goto(`/FloorPlan/${unit}`);
  await untilReady(page);
  // The viewer's code comes after the page's: its first sign of life is the greyed button's answer to none.
  await expect(frame(page)).toBeVisible();
  await frame(page).scrollIntoViewIfNeeded();
  await expect
    .poll(async () => {
      await button(page, '확대').click();
      return scale(page).textContent();
    })
    .not.toBe('100%');
  await button(page, '화면에 맞추기').click();
  await expect(scale(page)).toHaveText('100%');
  // It goes back to its size in some frames.
  await frame(page).evaluate((element) =>
    Promise.allSettled(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  );
}

test('the plan shows what is asked for: variant, furniture, dimensions', async ({ page }, { project }) => {
  await open(page, '59A');
  const isPhone = project.name === 'phone';
  const names = `names-${isPhone ? 'small' : 'large'}`;
  const dimensions = page.getByRole('checkbox', { name: '치수' });
  await expect(dimensions).toBeChecked({ checked: !isPhone });
  const first = ['extended', 'extended-furniture', ...(isPhone ? [] : ['extended-dimensions']), `extended-${names}`];
  await expect.poll(() => shownLayers(page)).toEqual(first);
  await page.getByText('기본형', { exact: true }).click();
  await page.getByRole('checkbox', { name: '가구' }).uncheck();
  await dimensions.setChecked(isPhone);
  await expect
    .poll(() => shownLayers(page))
    .toEqual(['basic', ...(isPhone ? ['basic-dimensions'] : []), `basic-${names}`]);
});

test(
  'a phone’s drawing has the areas once it is magnified enough to read them',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, '84A');
    await expect.poll(() => shownLayers(page)).toContain('extended-names-small');
    for (const magnified of ['150%', '225%']) {
      await button(page, '확대').click();
      await expect(scale(page)).toHaveText(magnified);
    }
    expect(await shownLayers(page)).toContain('extended-names-small');
    await button(page, '확대').click();
    await expect.poll(() => shownLayers(page)).toContain('extended-names-large');
    const sizes = await drawing(page).evaluate((svg) => {
      const pixels = svg.getBoundingClientRect().width / (svg as SVGSVGElement).viewBox.baseVal.width;
      const names = [...svg.querySelectorAll('use')].at(-1);
      return Number.parseFloat(getComputedStyle(names!).fontSize) * pixels;
    });
    // An area is set in 0.78 of its room's name.
    expect(sizes * 0.78).toBeGreaterThanOrEqual(12);
    await button(page, '화면에 맞추기').click();
    await expect.poll(() => shownLayers(page)).toContain('extended-names-small');
  },
);

test('without scripts the plan is there', { tag: '@phone' }, async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(`${site.url}/FloorPlan/84B`);
  await expect(drawing(page)).toBeVisible();
  await expect.poll(() => shownLayers(page)).toContain('extended-names-small');
  await context.close();
});

test(
  'mouse and keyboard magnify and shift it; the page scrolls as long as nobody chose the plan',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page, '84A');
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    const at = await middle(page);
    await page.mouse.move(at.x, at.y);
    const before = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, 120);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
    await expect(scale(page)).toHaveText('100%');

    await centre(page);
    Object.assign(at, await middle(page));
    await page.mouse.move(at.x, at.y);
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -240);
    await page.keyboard.up('Control');
    await expect(scale(page)).toHaveText('182%');

    const start = await middle(page);
    await page.mouse.down();
    await page.mouse.move(at.x + 60, at.y + 20, { steps: 4 });
    await page.mouse.up();
    const dragged = await middle(page);
    expect(dragged.x - start.x).toBeGreaterThan(40);

    await expect(frame(page)).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => (await middle(page)).x).toBeLessThan(dragged.x - 40);
    await page.keyboard.press('-');
    await page.keyboard.press('-');
    await expect(scale(page)).toHaveText('100%');
    await page.keyboard.press('+');
    await expect(scale(page)).toHaveText('150%');
    await page.keyboard.press('0');
    await expect(scale(page)).toHaveText('100%');

    const still = await middle(page);
    await page.mouse.dblclick(still.x, still.y);
    await expect(scale(page)).toHaveText('250%');
    await page.mouse.dblclick(still.x, still.y);
    await expect(scale(page)).toHaveText('100%');
  },
);

test(
  'two fingers magnify it, one scrolls the page until then and shifts the plan from then on',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, '59B');
    const at = await middle(page);
    const touch = await page.context().newCDPSession(page);
    const touches = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: [number, number][]) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
    const drag = async (from: [number, number][], to: [number, number][]) => {
      await touches('touchStart', from);
      for (let step = 1; step <= 8; step += 1)
        await touches(
          'touchMove',
          from.map(([x, y], finger): [number, number] => {
            const [toX, toY] = to[finger] ?? [x, y];
            return [x + ((toX - x) * step) / 8, y + ((toY - y) * step) / 8];
          }),
        );
      await touches('touchEnd', []);
    };
    const scrolled = () => page.evaluate(() => Math.round(scrollY));

    const before = await scrolled();
    await drag([[at.x, at.y]], [[at.x, at.y - 120]]);
    await expect.poll(scrolled).toBeGreaterThan(before + 60);
    await expect(scale(page)).toHaveText('100%');

    await centre(page);
    const now = await middle(page);
    const resting = await scrolled();
    await drag(
      [
        [now.x - 30, now.y],
        [now.x + 30, now.y],
      ],
      [
        [now.x - 75, now.y],
        [now.x + 75, now.y],
      ],
    );
    await expect.poll(async () => Number.parseInt((await scale(page).textContent()) ?? '', 10)).toBeGreaterThan(200);
    const start = await middle(page);
    await drag([[now.x, now.y]], [[now.x - 50, now.y - 50]]);
    await expect.poll(async () => (await middle(page)).x).toBeLessThan(start.x - 25);
    expect(await scrolled(), 'the page stays').toBe(resting);
    expect(await page.evaluate(() => visualViewport?.scale), 'the page is not zoomed').toBe(1);

    await button(page, '화면에 맞추기').click();
    // At once: two taps that a busy machine pulled apart would be two, not a double one.
    await Promise.all([page.touchscreen.tap(now.x, now.y), page.touchscreen.tap(now.x, now.y)]);
    await expect(scale(page)).toHaveText('250%');
  },
);

test('takes the whole screen, and gives it back', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '84A');
  const usual = await drawing(page).boundingBox();
  await button(page, '전체 화면').click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await expect.poll(async () => (await drawing(page).boundingBox())?.width).toBeGreaterThan(usual?.width ?? Infinity);
  const at = await middle(page);
  await page.mouse.move(at.x, at.y);
  await page.mouse.wheel(0, -120);
  await expect(scale(page)).not.toHaveText('100%');
  await button(page, '전체 화면 닫기').click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull();
  await expect(button(page, '전체 화면')).toBeFocused();
});

test('where no element gets the whole screen, a dialog takes it', { tag: '@phone' }, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Element.prototype, 'requestFullscreen', { value: undefined });
  });
  await open(page, '59A');
  await page.getByRole('checkbox', { name: '가구' }).uncheck();
  await button(page, '전체 화면').click();
  const dialog = page.getByRole('dialog', { name: '59㎡A 평면도' });
  await expect(dialog.getByRole('img')).toBeVisible();
  await expect(dialog.getByRole('checkbox', { name: '가구' })).not.toBeChecked();
  expect((await dialog.boundingBox())?.height).toBe(844);
  await dialog.getByRole('button', { name: '확대', exact: true }).click();
  await expect(dialog.locator('output')).toHaveText('150%');
  await dialog.getByRole('button', { name: '닫기' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(button(page, '전체 화면')).toBeFocused();
});

test('평 stand beside ㎡ for those who ask, on every plan from then on', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/FloorPlan/59A');
  await untilReady(page);
  const table = page.getByRole('table', { name: '면적표' });
  await expect(table).not.toContainText('18.13');
  await page.getByLabel('평 단위 함께 보기').check();
  await expect(table.getByRole('row', { name: /전용면적/ })).toContainText(/59\.9400\s*18\.13/);
  await expect(page.getByText(/평은 참고용이며/)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: '84㎡B', exact: true }).click();
  await expect(page.getByRole('row', { name: /공급면적/ })).toContainText('35.45');
});

testOffline('with the server gone the plan is still there', { tag: '@phone' }, async ({ gone, page }) => {
  await page.goto(`${gone.url}/FloorPlan/114A`);
  await expect.poll(() => shownLayers(page)).toContain('extended-furniture');
});
testOffline.use({ serviceWorkers: 'allow' });
