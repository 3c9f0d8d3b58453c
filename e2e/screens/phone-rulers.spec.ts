import { listed } from '#e2e/support/routes.ts';
import { expect, test, untilReady } from '#e2e/support/site.ts';

const PHONE = { width: 390, height: 844 };

test('no table of any page has a column beside a phone’s screen', { tag: '@phone' }, async ({ page }) => {
  test.setTimeout(240_000);
  await page.setViewportSize(PHONE);
  const cut: string[] = [];
  let stacked = 0;
  for (const { path: address } of listed) {
    await page.goto(encodeURI(address));
    await untilReady(page);
    const tables = await page.locator('table:visible').evaluateAll((all) =>
      all.map((table) => ({
        name: table.querySelector('caption')?.textContent ?? '',
        width: table.scrollWidth,
        room: table.parentElement?.clientWidth ?? 0,
        right: Math.max(...[...table.querySelectorAll('td')].map((cell) => cell.getBoundingClientRect().right)),
        // Where rows lie under each other, each cell says which column it is of.
        unnamed: [...table.querySelectorAll('tbody td')].filter(
          (cell) => getComputedStyle(cell).display === 'grid' && !cell.getAttribute('data-head'),
        ).length,
        isStacked: [...table.querySelectorAll('tbody td')].some((cell) => getComputedStyle(cell).display === 'grid'),
      })),
    );
    stacked += tables.filter(({ isStacked }) => isStacked).length;
    for (const { name, width, room, right, unnamed } of tables)
      if (width > room + 1 || right > PHONE.width || unnamed > 0) cut.push(`${address} ${name}: ${width} in ${room}`);
  }
  expect(cut).toEqual([]);
  expect(stacked).toBeGreaterThan(0);
});

test('the registration’s first field is on a phone’s first screen', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/Promotion/Customer');
  await untilReady(page);
  const field = await page.getByRole('main').getByLabel('이름').boundingBox();
  const bar = await page.getByRole('complementary', { name: '빠른 상담' }).boundingBox();
  expect((field?.y ?? Infinity) + (field?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
});
