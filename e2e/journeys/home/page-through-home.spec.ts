import { screenAt, offsetOf, openHome, endLock, wheelsOf, turn } from '#e2e/support/screens/home-screens.ts';
import { untilStill } from '#e2e/support/scrolling.ts';
import { expect, test, untilReady } from '#e2e/support/site.ts';

test(
  'on a wide screen the wheel shows one screen a turn and ends on the footer',
  { tag: '@desktop' },
  async ({ page }) => {
    await openHome(page);
    await page.mouse.move(700, 500);
    expect(await page.locator('[data-screen]').count()).toBe(8);
    for (const screen of [2, 3, 4, 5, 6, 7, 8]) {
      await turn(page, 120);
      expect(await screenAt(page)).toBe(screen);
    }
    await turn(page, 120);
    await expect(page.getByRole('contentinfo')).toBeInViewport();
    await turn(page, -120);
    expect(await screenAt(page)).toBe(8);
    await turn(page, -120);
    expect(await screenAt(page)).toBe(7);
  },
);

test('turns within 500 ms of a step count once', { tag: '@desktop' }, async ({ page }) => {
  await openHome(page);
  // In one go: the browser's own events may come apart on a busy machine.
  await page.evaluate(() => {
    for (let times = 0; times < 4; times++)
      window.dispatchEvent(new WheelEvent('wheel', { deltaY: 120, cancelable: true }));
  });
  await untilStill(page);
  expect(await screenAt(page)).toBe(2);
});

test('a turn 500 ms after a step is a step again, and not before', { tag: '@desktop' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await openHome(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  const notch = () =>
    page.evaluate(() => window.dispatchEvent(new WheelEvent('wheel', { deltaY: 120, cancelable: true })));
  await notch();
  expect(await screenAt(page)).toBe(2);
  await page.clock.runFor(490);
  await notch();
  expect(await screenAt(page)).toBe(2);
  await page.clock.runFor(20);
  await notch();
  expect(await screenAt(page)).toBe(3);
});

test('the wheel does not step while a field or a button has the focus', { tag: '@desktop' }, async ({ page }) => {
  await openHome(page, '/#interestForm');
  const form = page.locator('#interestForm');
  await page.mouse.move(700, 500);
  for (const control of [
    form.getByLabel('이름'),
    form.getByLabel('문의 내용'),
    form.getByRole('button', { name: '등록하기' }),
  ]) {
    await control.focus();
    const before = await page.evaluate(() => window.scrollY);
    await turn(page, 60);
    expect(Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThanOrEqual(61);
  }
});

test('a swipe to the side turns no screen', { tag: '@desktop' }, async ({ page }) => {
  await openHome(page);
  await page.mouse.move(700, 500);
  await page.mouse.wheel(30, 1);
  await untilStill(page);
  expect(await page.evaluate(() => window.scrollY)).toBeLessThanOrEqual(1);
});

test(
  'the focus that a closed popup gives back to its button does not hold the wheel',
  { tag: '@desktop' },
  async ({ page }) => {
    await openHome(page);
    const button = page.getByRole('button', { name: '관심고객 등록', exact: true });
    for (const close of [
      () => page.getByRole('dialog').getByRole('button', { name: '닫기' }).click(),
      () => page.keyboard.press('Escape'),
    ]) {
      await button.click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await close();
      await expect(button).toBeFocused();
      await page.mouse.move(700, 500);
      // The compositor hears of the freed page a moment after the dialog is gone.
      await untilStill(page);
      await turn(page, 120);
      expect(await screenAt(page), await wheelsOf(page)).toBe(2);
      await turn(page, -120);
      expect(await screenAt(page), await wheelsOf(page)).toBe(1);
    }
    // Who goes on with the keyboard means the button.
    await page.keyboard.press('Shift');
    await turn(page, 60);
    expect(await page.evaluate(() => window.scrollY)).toBeLessThanOrEqual(61);
  },
);

test('a link to the visit form shows its screen from edge to edge', { tag: '@desktop' }, async ({ page }) => {
  await openHome(page, '/#interestForm');
  const form = await page
    .locator('[data-screen]')
    .evaluateAll((all) => all.findIndex(({ id }) => id === 'interestForm'));
  await expect.poll(() => offsetOf(page, form + 1)).toBeLessThanOrEqual(1);
});

test(
  'every screen fits the windows of laptops and of large screens, so that the wheel pages there',
  { tag: '@desktop' },
  async ({ page }) => {
    await openHome(page);
    for (const [width, height] of [
      [1366, 625],
      [1366, 657],
      [1440, 700],
      [1536, 730],
      [1920, 940],
      [1920, 1080],
      [2560, 940],
      [2560, 1300],
      [2560, 1440],
      [3440, 1300],
    ] as const) {
      await page.setViewportSize({ width, height });
      const tooHigh = await page.evaluate(() => {
        const room = window.innerHeight - (document.querySelector('header')?.offsetHeight ?? 0);
        return [...document.querySelectorAll('[data-screen]')]
          .filter((screen) => screen.scrollHeight > room + 2)
          .map((screen) => screen.getAttribute('aria-label'));
      });
      expect(tooHigh, `${width}×${height}`).toEqual([]);
    }
  },
);

test('a trackpad’s glide goes on to no further screen', { tag: '@desktop' }, async ({ page }) => {
  // A busy machine may hold the events back for so long that they are a new push: such a try says nothing.
  await expect(async () => {
    await openHome(page);
    const longestPause = await page.evaluate(async () => {
      // A push of 100 ms, and what a trackpad sends for a second and a half after it.
      const push = [4, 18, 52, 80, 96];
      const glide = Array.from({ length: 90 }, (_, index) => Math.round(92 * 0.95 ** index)).filter((size) => size > 0);
      let longest = 0;
      let last = performance.now();
      for (const deltaY of [...push, ...glide]) {
        longest = Math.max(longest, performance.now() - last);
        last = performance.now();
        window.dispatchEvent(new WheelEvent('wheel', { deltaY, cancelable: true }));
        await new Promise((resolve) => setTimeout(resolve, 16));
      }
      return longest;
    });
    expect(longestPause).toBeLessThan(120);
    await untilStill(page);
    expect(await screenAt(page)).toBe(2);
  }).toPass();
});

test('while the interest popup is open the page stays', { tag: '@desktop' }, async ({ page }) => {
  await openHome(page);
  await page.getByRole('button', { name: '관심고객 등록', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  // The click itself may have scrolled: the button rises as the page comes.
  const before = await page.evaluate(() => window.scrollY);
  await page.mouse.move(20, 500);
  // The compositor hears of the locked page a moment after the dialog is drawn.
  await untilStill(page);
  await turn(page, 120);
  await page.keyboard.press('PageDown');
  await untilStill(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
});

test('a window that changes its size keeps its screen', { tag: '@desktop' }, async ({ page }) => {
  await openHome(page);
  await page.mouse.move(700, 500);
  await turn(page, 120);
  await turn(page, 120);
  expect(await screenAt(page)).toBe(3);
  for (const size of [
    { width: 1280, height: 800 },
    { width: 1920, height: 1080 },
  ]) {
    await page.setViewportSize(size);
    await untilStill(page);
    expect(await screenAt(page)).toBe(3);
    expect(await offsetOf(page, 3)).toBeLessThanOrEqual(2);
  }
});

test('who wants less motion is there at once', { tag: '@desktop' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHome(page);
  await page.keyboard.press('PageDown');
  expect(await offsetOf(page, 2)).toBeLessThanOrEqual(2);
});

test('in a window too low for a screen the page scrolls as usual', { tag: '@desktop' }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 420 });
  await openHome(page);
  await page.mouse.move(700, 300);
  await turn(page, 100);
  expect(await page.evaluate(() => window.scrollY)).toBe(100);
});

test('keys page like the wheel', { tag: '@desktop' }, async ({ page }) => {
  await openHome(page);
  await page.keyboard.press('PageDown');
  await untilStill(page);
  expect(await screenAt(page)).toBe(2);
  await endLock(page);
  await page.keyboard.press('End');
  await untilStill(page);
  await expect(page.getByRole('contentinfo')).toBeInViewport();
});

test(
  'a phone scrolls as usual and sees the overview and the complex as accordions',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/');
    await untilReady(page);
    await expect(page.getByRole('heading', { name: '사업안내' })).toBeVisible();
    const premium = page.locator('summary', { hasText: '프리미엄' }).first();
    await premium.click();
    await expect(page.locator('details[open] summary', { hasText: '개요' })).toHaveCount(0);
  },
);
