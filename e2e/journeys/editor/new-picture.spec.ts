import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { AxeBuilder } from '@axe-core/playwright';
import { FIRST_PAGE_MS, openFile } from '#e2e/support/editor/editor-page.ts';
import { test } from '#e2e/support/editor/editor-test.ts';
import { expect } from '#e2e/support/site.ts';

/** Upright, blue above and red below: what is cut out of it is a band. */
async function photograph(width: number, height: number): Promise<string> {
  const red = { create: { width, height: Math.round(height / 2), channels: 3 as const, background: '#c02020' } };
  const image = sharp({ create: { width, height, channels: 3, background: '#2040a0' } });
  const bytes = await image
    .composite([{ input: red, gravity: 'south' }])
    .jpeg()
    .toBuffer();
  return bytes.toString('base64');
}

const box = (page: Page) => page.getByRole('group', { name: '사진 바꾸기' });
const frame = (page: Page) => page.getByRole('button', { name: '잘라 낼 자리' });

/** Lets a file go over the box of the picture. */
async function drop(page: Page, base64: string, name: string) {
  const data = await page.evaluateHandle(
    ([bytes, file]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([Uint8Array.from(atob(bytes), (sign) => sign.charCodeAt(0))], file));
      return transfer;
    },
    [base64, name] as const,
  );
  await box(page).dispatchEvent('drop', { dataTransfer: data });
}

/** The colour in the middle of a customer page's picture in the site beside, once it has come. */
const colourBeside = (page: Page) =>
  page
    .frameLocator('iframe')
    .locator('img[src*="/images/customer-desk-"]')
    .evaluate(async (image: HTMLImageElement) => {
      image.loading = 'eager';
      await image.decode();
      const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 });
      const context = canvas.getContext('2d');
      context?.drawImage(image, 0, 0, 1, 1);
      const [red = 0, , blue = 0] = context?.getImageData(0, 0, 1, 1).data ?? [];
      return red > 150 && blue < 90
        ? 'red'
        : blue > 120 && red < 90
          ? 'blue'
          : `other ${red} ${blue} ${image.currentSrc}`;
    })
    .catch(() => 'none yet');

const changed = (before: Map<string, string>, after: Map<string, string>) =>
  [...new Set([...before.keys(), ...after.keys()])].filter((name) => before.get(name) !== after.get(name)).sort();

test(
  'a picture is dropped in, its part chosen by keys and by hand, seen in the site, taken back and saved',
  { tag: '@desktop' },
  async ({ page, editor }) => {
    const before = await editor.files();
    await openFile(page, '관심고객 등록');
    await expect(box(page)).toContainText('800 × 600');
    await expect.poll(() => colourBeside(page), { timeout: FIRST_PAGE_MS }).toContain('other');

    await drop(page, await photograph(1400, 3000), 'a-desk.jpg');
    await expect(frame(page)).toHaveAccessibleDescription(/새 사진 1400 × 1050/);
    await expect(box(page)).toContainText('사진이 바뀌었으니 사진 설명도 확인해 주세요.');
    await frame(page).focus();
    for (let stride = 0; stride < 20; stride += 1) await page.keyboard.press('Shift+ArrowUp');
    await expect.poll(() => colourBeside(page), { timeout: FIRST_PAGE_MS }).toBe('blue');

    // To the lower edge, however far the hand goes on.
    const { x = 0, y = 0, width = 0, height = 0 } = (await frame(page).boundingBox()) ?? {};
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + width / 2, y + height / 2 + 60, { steps: 4 });
    await page.mouse.move(x + width / 2, y + height / 2 + 600, { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => colourBeside(page), { timeout: FIRST_PAGE_MS }).toBe('red');

    await page.getByRole('button', { name: '되돌리기' }).click();
    await expect.poll(() => colourBeside(page), { timeout: FIRST_PAGE_MS }).toBe('blue');
    await page.getByRole('button', { name: '되돌리기' }).click();
    await page.getByRole('button', { name: '되돌리기' }).click();
    await expect(box(page)).toContainText('800 × 600');
    await expect.poll(() => colourBeside(page), { timeout: FIRST_PAGE_MS }).toContain('other');
    for (let step = 0; step < 3; step += 1) await page.getByRole('button', { name: '다시 하기' }).click();
    await expect.poll(() => colourBeside(page), { timeout: FIRST_PAGE_MS }).toBe('red');
    expect(changed(before, await editor.files())).toEqual([]);

    await page.getByRole('button', { name: '바뀐 내용 1건 저장' }).click();
    const changes = page.getByRole('dialog', { name: '바뀐 내용' });
    await expect(changes).toContainText('사진 ‘customer-desk’');
    await expect(changes).toContainText('800 × 600 → 새 사진 1400 × 1050');
    await changes.getByRole('button', { name: '저장하기' }).click({ timeout: FIRST_PAGE_MS });
    await expect(page.getByRole('status')).toHaveText('저장했습니다', { timeout: FIRST_PAGE_MS });
    await expect(box(page)).toContainText('1200 × 900');
    await expect.poll(() => colourBeside(page), { timeout: FIRST_PAGE_MS }).toBe('red');
    const files = ['1200', '480', '800'].flatMap((size) => [`${size}.avif`, `${size}.webp`]);
    expect(changed(before, await editor.files())).toEqual(files.map((file) => `images/customer-desk/${file}`).sort());
  },
);

test(
  'a picture that cannot be used is refused in words, and nothing is changed',
  { tag: '@desktop' },
  async ({ page }) => {
    await openFile(page, '관심고객 등록');
    await drop(page, await photograph(600, 400), 'small.jpg');
    await expect(page.getByRole('alert')).toHaveText(/사진이 작아.*600 × 400.*1200 × 900 이상/);
    await drop(page, Buffer.from('no picture').toString('base64'), 'letter.jpg');
    await expect(page.getByRole('alert')).toHaveText(/JPEG, PNG, WebP, AVIF/);
    await expect(page.getByRole('button', { name: '바뀐 내용 없음' })).toBeDisabled();
  },
);

test(
  'a new entry’s picture gets a name of its own, at a desk and on a tablet',
  { tag: '@desktop' },
  async ({ page }) => {
    await openFile(page, '첫 화면');
    await page.getByRole('button', { name: '카드 2개' }).click();
    await page.getByRole('button', { name: '카드 추가' }).click();
    await page.getByRole('button', { name: '사진', exact: true }).click();
    const chooser = page.waitForEvent('filechooser');
    await box(page).getByText('사진 고르기').click();
    const buffer = Buffer.from(await photograph(1600, 1600), 'base64');
    await (await chooser).setFiles({ name: 'IMG_0001.JPG', mimeType: 'image/jpeg', buffer });
    await expect(page.getByLabel('사진 이름')).toHaveValue('card-1');
    await expect(frame(page)).toBeVisible();
    for (const width of [1440, 820]) {
      await page.setViewportSize({ width, height: 1100 });
      const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
      expect([width, violations.map(({ id, nodes }) => [id, nodes[0]?.html])]).toEqual([width, []]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    await page.getByRole('button', { name: '되돌리기' }).click();
    await expect(page.getByLabel('사진 이름')).toHaveValue('');
  },
);
