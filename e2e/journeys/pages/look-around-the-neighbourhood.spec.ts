import { brokenPictures, testOffline } from '#e2e/support/builds/offline.ts';
import { expect, isPhone, test, untilReady, type Page } from '#e2e/support/site.ts';
import { LOCATION_TEXT } from '#text/pages/location.ts';

const INTRO = '/LocationEnvironment/intro';
const PHONE = { tag: '@phone' };
const DESKTOP = { tag: '@desktop' };

const frame = (page: Page) => page.getByRole('group', { name: LOCATION_TEXT.region });
const scale = (page: Page) => page.locator('output');
const section = (page: Page) => page.getByRole('region', { name: '주변 지도' });
const entry = (page: Page, name: string) => section(page).getByRole('link', { name });
const marker = (page: Page, number: number) => page.locator(`a#map-${number}`);

/** Opens the page, and waits for what magnifies the map, which comes after it. */
async function open(page: Page) {
  await page.goto(INTRO);
  await untilReady(page);
  await expect(frame(page)).toBeVisible();
}

/** Where places lie on the screen, by their numbers. */
const points = (page: Page, ...numbers: number[]) =>
  Promise.all(
    numbers.map((number) =>
      marker(page, number)
        .locator('circle')
        .first()
        .evaluate((circle) => {
          const { left, top, width, height } = circle.getBoundingClientRect();
          return { x: left + width / 2, y: top + height / 2 };
        }),
    ),
  );

const untilStill = (page: Page) =>
  frame(page).evaluate((element) =>
    Promise.allSettled(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  );

test('the page opens with the map from edge to edge, and says how far each place is as the crow flies', async ({
  page,
}) => {
  await open(page);
  const box = await frame(page).boundingBox();
  const width = page.viewportSize()?.width ?? 0;
  expect(box?.x).toBe(0);
  if (isPhone(page)) expect(box?.width).toBe(width);
  else expect(box?.width).toBeGreaterThan(width / 2);
  await expect(section(page).getByRole('img', { name: /약도$/ })).toBeVisible();
  await expect(entry(page, '숭의역')).toHaveText(/^1\s*숭의역\s*수인분당선\s*직선거리\s약\s0\.1\skm$/);
  await expect(entry(page, '월미도')).toContainText('월미공원 전망대');
  await expect(section(page)).toContainText(LOCATION_TEXT.basis);
  await expect(section(page).getByRole('list', { name: LOCATION_TEXT.legend }).getByRole('listitem')).toHaveText([
    '1호선',
    '수인분당선',
    '고속화도로',
    '큰길',
    '공원·녹지',
    '바다·강',
  ]);
});

test('every number of the list is in the map, and every word in it is large enough to read', async ({ page }) => {
  await open(page);
  const numbers = await section(page)
    .getByRole('link')
    .filter({ hasText: /^\d/ })
    .evaluateAll((links) => links.map(({ id }) => Number(id.replace('place-', ''))));
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  expect(numbers.length).toBeGreaterThan(8);
  for (const number of numbers) await expect(marker(page, number)).toContainText(String(number));
  const sizes = await frame(page)
    .locator('text')
    .evaluateAll((texts) =>
      texts
        .filter((text) => text.getClientRects().length > 0)
        .map((text) => Number.parseFloat(getComputedStyle(text).fontSize)),
    );
  expect(sizes.length).toBeGreaterThan(15);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12);
});

test('a place of the list comes to the middle of the map, marked and by its name', async ({ page }) => {
  await open(page);
  await entry(page, '신포국제시장').click();
  await expect(scale(page)).toHaveText('200%');
  await expect(entry(page, '신포국제시장')).toHaveAttribute('aria-current', 'true');
  await expect(marker(page, 5).getByText('신포국제시장')).toBeVisible();
  await expect(frame(page)).toBeInViewport({ ratio: 0.5 });
  await untilStill(page);
  // Both at once: the page may still be scrolling.
  const aside = await marker(page, 5).evaluate((link) => {
    const middle = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return [left + width / 2, top + height / 2] as const;
    };
    const [x, y] = middle(link.querySelector('circle')!);
    const [middleX, middleY] = middle(link.closest('[role="group"]')!);
    return Math.hypot(x - middleX, y - middleY);
  });
  expect(aside).toBeLessThan(4);
});

test('a number in the map leads to its entry', async ({ page }) => {
  await open(page);
  await marker(page, 9).getByText('9').click();
  await expect(entry(page, '자유공원')).toBeFocused();
  await expect(entry(page, '자유공원')).toBeInViewport();
  await expect(entry(page, '자유공원')).toHaveAttribute('aria-current', 'true');
  expect(new URL(page.url()).hash).toBe('');
});

test('keys magnify the map, move it, and show all of it again', DESKTOP, async ({ page }) => {
  await open(page);
  await frame(page).focus();
  await page.keyboard.press('+');
  await expect(scale(page)).toHaveText('150%');
  await untilStill(page);
  const [before] = await points(page, 1);
  await page.keyboard.press('ArrowRight');
  await untilStill(page);
  const [after] = await points(page, 1);
  expect(after!.x).toBeLessThan(before!.x - 40);
  await page.keyboard.press('-');
  await expect(scale(page)).toHaveText('100%');
  await page.keyboard.press('+');
  await page.keyboard.press('0');
  await expect(scale(page)).toHaveText('100%');
});

test('the scale is true to the map, however near one looks', async ({ page }) => {
  await open(page);
  const bar = frame(page)
    .locator('svg', { hasText: /^\d+ k?m$/ })
    .last();
  const metresAPixel = async () => {
    const [metres, unit] = (await bar.textContent())!.split(' ');
    const width = await bar.locator('rect').evaluate((rect) => rect.getBoundingClientRect().width);
    return (Number(metres) * (unit === 'km' ? 1000 : 1)) / width;
  };
  for (const [size, length] of [
    ['100%', '1 km'],
    ['225%', '500 m'],
  ] as const) {
    while ((await scale(page).textContent()) !== size)
      await section(page).getByRole('button', { name: '확대', exact: true }).click();
    await untilStill(page);
    await expect(bar).toHaveText(length);
    // 동인천역 and 인하대역: 3.34 km by their coordinates.
    const [one, other] = await points(page, 6, 7);
    const km = (Math.hypot(one!.x - other!.x, one!.y - other!.y) * (await metresAPixel())) / 1000;
    expect(Math.abs(km - 3.34), size).toBeLessThan(0.05);
  }
});

test('two fingers magnify it, and names come when it is near', PHONE, async ({ page }) => {
  await open(page);
  const name = marker(page, 2).getByText('인하대병원');
  await expect(name).toBeHidden();
  await frame(page).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const [at] = await points(page, 2);
  const touch = await page.context().newCDPSession(page);
  const touches = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [-apart, apart].map((x, id) => ({ x: at!.x + x, y: at!.y + 40, id })),
    });
  await touches('touchStart', 30);
  for (let apart = 40; apart <= 90; apart += 10) await touches('touchMove', apart);
  await touches('touchEnd', 0);
  await expect.poll(async () => Number.parseInt((await scale(page).textContent()) ?? '', 10)).toBeGreaterThan(200);
  await expect(name).toBeVisible();
  expect(await page.evaluate(() => visualViewport?.scale), 'the page is not zoomed').toBe(1);
});

test('the site’s address can be taken along, and the ways there are one step away', async ({ page }) => {
  await open(page);
  await expect(section(page).getByRole('button', { name: '주소 복사' })).toBeVisible();
  await section(page).getByRole('link', { name: LOCATION_TEXT.directions }).click();
  await expect(page).toHaveURL(/\/LocationEnvironment\/directions$/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('map, numbers and list are there, and lead to each other', async ({ page }) => {
    await page.goto(INTRO);
    await expect(section(page).getByRole('img', { name: /약도$/ })).toBeVisible();
    await expect(scale(page)).toHaveCount(0);
    const name = marker(page, 8).getByText('인하대학교');
    await expect(name).toBeVisible({ visible: !isPhone(page) });
    await entry(page, '인하대학교').click();
    await expect(page).toHaveURL(/#map-8$/);
    await expect(name).toBeVisible();
    await expect(marker(page, 8)).toBeInViewport();
  });
});

testOffline('the map is there without a network', PHONE, async ({ page, gone }) => {
  await page.goto(`${gone.url}${INTRO}`);
  await expect(frame(page)).toBeVisible();
  expect(await brokenPictures(page)).toEqual([]);
});
testOffline.use({ serviceWorkers: 'allow' });
