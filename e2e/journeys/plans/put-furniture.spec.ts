import { testOffline } from '#e2e/support/builds/offline.ts';
import { readStore } from '#e2e/support/browser-database.ts';
import {
  button,
  pieces,
  piece,
  panel,
  summary,
  codeIn,
  openPlanner,
  addPiece,
  middleOf,
  movedFrom,
} from '#e2e/support/plans/furniture.ts';
import { expect, test, untilReady } from '#e2e/support/site.ts';

test('a type’s page leads to where furniture is put on its plan, and back', async ({ page }) => {
  await page.goto('/FloorPlan/59A');
  await untilReady(page);
  await page.getByRole('link', { name: '가구 놓아 보기' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('59㎡A 가구 놓아 보기');
  await page.getByRole('link', { name: '59㎡A 평면 보기' }).click();
  await expect(page).toHaveURL(/\/FloorPlan\/59A$/);
});

test('a wardrobe of three metres is put where it fits, or said not to fit', async ({ page }) => {
  await openPlanner(page, '59A');
  await addPiece(page, '수납', /^옷장 3,000/, '침실1');
  const said = page.getByText('옷장 3,000: 침실1에서 걸리는 곳이 없는 자리에 놓았습니다.');
  await expect(said).toBeInViewport();
  await expect(panel(page)).toContainText('3,000mm × 600mm');
  await expect(panel(page)).toContainText('걸리는 곳이 없습니다.');

  await addPiece(page, '수납', /^옷장 3,000/, '욕실2');
  await expect(page.getByText('옷장 3,000: 욕실2에는 걸리지 않고 놓을 자리가 없습니다.')).toBeVisible();
  await expect(panel(page)).toContainText(/벽에 걸립니다\([\d,]+mm\)/);
  await expect(summary(page)).toContainText('놓을 수 없는 가구 1개');

  await panel(page).getByRole('button', { name: '빼기' }).click();
  await expect(pieces(page)).toHaveCount(1);
  await expect(summary(page)).toContainText('가구 1개가 모두 걸리는 곳 없이 놓였습니다.');
});

test('a piece of one’s own stands there by its centimetres', async ({ page }) => {
  await openPlanner(page, '44');
  await button(page, '가구 추가').click();
  const dialog = page.getByRole('dialog', { name: '가구 고르기' });
  await dialog.getByText('내 가구', { exact: true }).click();
  await button(page, '도면에 놓기').click();
  await expect(dialog.getByRole('alert')).toHaveText('가구 이름을 적어 주세요.');
  await dialog.getByLabel('이름').fill('할머니 장');
  await dialog.getByLabel('폭(cm)').fill('백이십');
  await dialog.getByLabel('깊이(cm)').fill('45,5');
  await button(page, '도면에 놓기').click();
  await expect(dialog.getByRole('alert')).toContainText('5cm에서 600cm 사이');
  await expect(dialog.getByLabel('이름'), 'nothing that was typed is lost').toHaveValue('할머니 장');
  await dialog.getByLabel('폭(cm)').fill('120');
  await button(page, '도면에 놓기').click();
  await expect(piece(page, /^할머니 장 1,200mm × 455mm/)).toBeVisible();
});

test('a mouse drags a piece, walls hold it, and the step is undone', { tag: '@desktop' }, async ({ page }) => {
  await openPlanner(page, '84A');
  await addPiece(page, '거실', /^소파 테이블/, '거실');
  const name = /^소파 테이블/;
  const before = await middleOf(page, name);
  await page.mouse.move(before.x, before.y);
  await page.mouse.down();
  await page.mouse.move(before.x + 60, before.y + 20, { steps: 5 });
  await page.mouse.up();
  await expect.poll(() => movedFrom(page, name, before)).toBeGreaterThan(45);
  await expect(page.locator('output'), 'the plan itself stays').toHaveText('100%');
  await page.keyboard.press('Control+z');
  await expect.poll(async () => Math.abs(await movedFrom(page, name, before))).toBeLessThan(2);
  await page.keyboard.press('Control+Shift+z');
  await expect.poll(() => movedFrom(page, name, before)).toBeGreaterThan(45);
});

test(
  'a finger scrolls the page over furniture, and drags the piece that was chosen before',
  { tag: '@phone' },
  async ({ page }) => {
    await openPlanner(page, '59A');
    await addPiece(page, '침대', /^침대 퀸/, '침실1');
    await addPiece(page, '거실', /^3인용 소파/, '거실');
    const sofa = /^3인용 소파/;
    const bed = /^침대 퀸/;
    const touch = await page.context().newCDPSession(page);
    const drag = async (from: { x: number; y: number }, right: number, down: number) => {
      const at = (share: number) => [{ x: from.x + right * share, y: from.y + down * share, id: 0 }];
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
      for (let step = 1; step <= 8; step += 1)
        await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(step / 8) });
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    const scrolled = () => page.evaluate(() => Math.round(scrollY));

    const resting = await middleOf(page, bed);
    const top = await scrolled();
    await drag(resting, 0, -100);
    await expect.poll(scrolled).toBeGreaterThan(top + 40);
    await expect(piece(page, bed)).toHaveAttribute('aria-pressed', 'false');

    const before = await middleOf(page, sofa);
    const still = await scrolled();
    await drag(before, -40, -4);
    await expect.poll(() => movedFrom(page, sofa, before)).toBeLessThan(-20);
    expect(await scrolled(), 'the page stays').toBe(still);

    const now = await middleOf(page, bed);
    await page.touchscreen.tap(now.x, now.y);
    await expect(piece(page, bed)).toHaveAttribute('aria-pressed', 'true');
    await panel(page).getByRole('button', { name: '동쪽으로 1cm' }).click();
    await panel(page).getByText('10cm').click();
    await panel(page).getByRole('button', { name: '동쪽으로 10cm' }).click();
    await expect(panel(page)).toContainText(/서 110mm/);
  },
);

test('keys alone choose a piece, move, turn and remove it, and hear what is wrong', async ({ page }) => {
  await openPlanner(page, '59A');
  await addPiece(page, '침대', /^침대 퀸/, '침실1');
  await page
    .getByRole('listitem')
    .getByRole('button', { name: /^침대 퀸/ })
    .focus();
  await page.keyboard.press('Enter');
  await expect(piece(page, /^침대 퀸/)).toBeFocused();
  await expect(piece(page, /걸리는 곳이 없습니다/)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(piece(page, /벽에 걸립니다\(10mm\)/)).toBeFocused();
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(piece(page, /벽에 걸립니다\(110mm\)/)).toBeFocused();
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(piece(page, /걸리는 곳이 없습니다/)).toBeFocused();
  await page.keyboard.press('r');
  await expect(panel(page)).not.toContainText('걸리는 곳이 없습니다.');
  await page.keyboard.press('Delete');
  await expect(pieces(page)).toHaveCount(0);
});

test('a reload, a shared address and Back have the layout; nothing of it reaches the server', async ({
  page,
  context,
  site,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(`${request.url()} ${request.postData() ?? ''}`));
  await openPlanner(page, '59A');
  await addPiece(page, '침대', /^침대 퀸/, '침실1');
  await addPiece(page, '거실', /^3인용 소파/, '거실');
  await expect.poll(() => codeIn(page)).toMatch(/^#l=.{20,}/);
  const extended = codeIn(page);
  await page.getByText('기본형', { exact: true }).click();
  await expect.poll(() => codeIn(page)).not.toBe(extended);
  await page.reload();
  await expect(pieces(page)).toHaveCount(2);
  await expect(page.getByRole('radio', { name: '기본형' })).toBeChecked();
  const code = codeIn(page);
  expect(asked.filter((request) => request.includes(code.slice(3, 20)))).toEqual([]);

  const other = await context.newPage();
  await other.goto(`${site.url}/FloorPlan/59A/fit${code}`);
  await expect(pieces(other)).toHaveCount(2);
});

test('an address that was cut is refused with a sentence, and what stands there stays', async ({ page }) => {
  await openPlanner(page, '59A');
  await addPiece(page, '침대', /^침대 퀸/, '침실1');
  await expect.poll(() => codeIn(page)).toMatch(/^#l=.{10,}/);
  const code = codeIn(page);
  for (const [hash, words] of [
    [code.slice(0, -3), '잘렸거나 바뀌어 열 수 없습니다.'],
    ['#l=9zzzz', '더 새로운 판에서 만든 것이라 열 수 없습니다.'],
  ] as const) {
    await page.evaluate((changed) => (location.hash = changed), hash);
    await expect(page.getByText(words)).toBeVisible();
    await expect(pieces(page)).toHaveCount(1);
  }
});

test('the furnished plan is where one may start, and everything can be put away', async ({ page }) => {
  await openPlanner(page, '84B');
  await button(page, '견본 배치에서 시작').click();
  await expect.poll(() => pieces(page).count()).toBeGreaterThan(8);
  await button(page, '모두 치우기').click();
  await expect(pieces(page)).toHaveCount(0);
  await button(page, '되돌리기').click();
  await expect.poll(() => pieces(page).count()).toBeGreaterThan(8);
});

test('layouts are kept under names, stand on the visitor’s own page, and open from there', async ({ page }) => {
  await openPlanner(page, '59A');
  await addPiece(page, '수납', /^옷장 3,000/, '침실1');
  await button(page, '이 이름으로 저장').click();
  await expect(page.getByText('배치 이름을 적어 주세요.')).toBeVisible();
  await page.getByLabel('배치 이름').fill('침실에 3m 장');
  await button(page, '이 이름으로 저장').click();
  await expect(page.getByText('‘침실에 3m 장’ 배치를 저장했습니다.')).toBeVisible();
  await addPiece(page, '침대', /^침대 퀸/, '침실1');
  await page.getByLabel('배치 이름').fill('침대까지');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await readStore(page, 'modelhouse-notebook', 'entries')).length).toBe(2);

  await page.getByRole('link', { name: '침실에 3m 장', exact: true }).click();
  await expect(pieces(page)).toHaveCount(1);
  await page.getByRole('link', { name: '나의 방문 보기' }).click();
  await page.getByRole('link', { name: '59㎡A 침대까지' }).click();
  await expect(pieces(page)).toHaveCount(2);
  await page.goBack();
  await button(page, '59㎡A 침실에 3m 장 빼기').click();
  await button(page, '모두 지우기').click();
  await page.getByRole('dialog').getByRole('button', { name: '지우기', exact: true }).click();
  await expect(page.getByText('모두 지웠습니다.')).toBeVisible();
  expect(await readStore(page, 'modelhouse-notebook', 'entries')).toEqual([]);
});

test('on paper a metre is 20 mm, on the sheet that the drawing needs', { tag: '@desktop' }, async ({ page }) => {
  const MM = 96 / 25.4;
  for (const [unit, paper, width] of [
    ['59A', [297, 210], 13_180 / 50],
    ['84A', [420, 297], 14_680 / 50],
    ['44', [210, 297], 5980 / 50],
  ] as const) {
    await openPlanner(page, unit);
    await addPiece(page, '침대', /^침대 퀸/);
    await page.emulateMedia({ media: 'print' });
    const sheet = page.locator('svg[width$="mm"]');
    await expect(sheet).toBeVisible();
    expect((await sheet.boundingBox())?.width).toBeCloseTo(width * MM, 0);
    await expect(page.getByText('1m', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: '가구 추가' })).toBeHidden();
    await page.emulateMedia({ media: null });
    const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1');
    const [, , right, top] = (/\/MediaBox\s*\[([^\]]+)\]/.exec(pdf)?.[1] ?? '').trim().split(/\s+/).map(Number);
    expect([Math.round(((right ?? 0) / 72) * 25.4), Math.round(((top ?? 0) / 72) * 25.4)]).toEqual(paper);
    expect(pdf.match(/\/Type\s*\/Page\b/gu), 'one page').toHaveLength(1);
  }
});

testOffline('with the server gone furniture can be put on a plan', { tag: '@phone' }, async ({ gone, page }) => {
  await page.goto(`${gone.url}/FloorPlan/84A/fit`);
  await expect(button(page, '가구 추가')).toBeEnabled();
  await addPiece(page, '침대', /^침대 퀸/, '침실1');
  const drawn = pieces(page).locator('use').first();
  await expect.poll(() => drawn.evaluate((use) => (use as SVGUseElement).getBBox().width)).toBeGreaterThan(1000);
});
testOffline.use({ serviceWorkers: 'allow' });
