import sharp from 'sharp';
import { expect, test } from '#e2e/support/site.ts';
import { choosePicture, pictureIn } from '#e2e/support/visitors/desk-picture.ts';
import { field, signIn, submit, write } from '#e2e/support/visitors/desk.ts';

const AT_ACCOUNT = '계정에도 저장해 다른 기기에서 이어 쓰실 수 있습니다.';

test('a picture of the phone is made small, upright and without its place, and stands in the article', async ({
  page,
  site,
}) => {
  await signIn(page, site.administrator);
  await write(page, { title: '모델하우스 사진', summary: '요약', content: '첫 문단' });
  await choosePicture(page, '단지 모형을 둘러보는 방문객');
  await expect(field(page, '본문')).toHaveValue(
    /^첫 문단\n!\[단지 모형을 둘러보는 방문객\]\([0-9a-f]{16}-1200x1600\.webp\)\n$/,
  );
  await page.getByRole('button', { name: '미리보기' }).click();
  await expect(page.getByRole('dialog').getByRole('img', { name: '단지 모형을 둘러보는 방문객' })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: '닫기' }).click();
  await submit(page).click();
  await expect(page.getByText('기사를 등록했습니다.')).toBeVisible();
  await page.locator('tbody').getByRole('link', { name: '모델하우스 사진' }).click();
  await pictureIn(page).scrollIntoViewIfNeeded();
  await expect(pictureIn(page)).toHaveJSProperty('naturalWidth', 1200);
  await expect(pictureIn(page)).toHaveAttribute('alt', '단지 모형을 둘러보는 방문객');
  const stored = await page.request.get((await pictureIn(page).getAttribute('src')) ?? '');
  const bytes = await stored.body();
  expect(bytes.length).toBeLessThan(1_048_576);
  const { exif, width, height, orientation } = await sharp(bytes).metadata();
  expect([exif, width, height, orientation]).toEqual([undefined, 1200, 1600, undefined]);
});

test('a picture that did not arrive stays on the device, survives a reload, and goes before the article', async ({
  page,
  site,
}) => {
  await signIn(page, site.administrator);
  await write(page, { title: '복도에서 찍은 사진', summary: '요약' });
  await page.route('**/v0/b/**', (route) => route.abort());
  await choosePicture(page, '복도');
  await expect(page.getByText('사진 1장을 아직 올리지 못했습니다.')).toBeVisible();
  await submit(page).click();
  await expect(page.getByText('사진을 아직 올리지 못해 게시하지 않았습니다.')).toBeVisible();
  await page.reload();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(field(page, '제목')).toHaveValue('복도에서 찍은 사진');
  await page.unroute('**/v0/b/**');
  await submit(page).click();
  await expect(page.getByText('기사를 등록했습니다.')).toBeVisible();
  await page.locator('tbody').getByRole('link', { name: '복도에서 찍은 사진' }).click();
  await pictureIn(page).scrollIntoViewIfNeeded();
  await expect(pictureIn(page)).toHaveJSProperty('naturalWidth', 1200);
});

test('an article whose picture cannot be had says what it shows', async ({ page, site }) => {
  await signIn(page, site.administrator);
  await write(page, { title: '지운 사진', summary: '요약' });
  await choosePicture(page, '모형 전시장');
  await submit(page).click();
  await expect(page.getByText('기사를 등록했습니다.')).toBeVisible();
  await page.route('**/v0/b/**', (route) => route.abort());
  await page.locator('tbody').getByRole('link', { name: '지운 사진' }).click();
  await expect(page.getByText('[사진] 모형 전시장')).toBeVisible();
  await page.unroute('**/v0/b/**');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await pictureIn(page).scrollIntoViewIfNeeded();
  await expect(pictureIn(page)).toHaveJSProperty('naturalWidth', 1200);
});

test('a draft with a picture that waits on another device is published when that one has brought it', async ({
  page,
  site,
  browser,
}) => {
  await signIn(page, site.administrator);
  await page.route('**/v0/b/**', (route) => route.abort());
  await write(page, { title: '전화기로 찍은 글', summary: '요약' });
  await choosePicture(page, '복도');
  await expect(page.getByText(AT_ACCOUNT)).toBeVisible();
  const other = await (await browser.newContext()).newPage();
  await signIn(other, site.administrator, site.url);
  await other.getByRole('region', { name: '임시 저장한 글' }).getByRole('button', { name: '이어 쓰기' }).click();
  await expect(field(other, '본문')).toHaveValue(/복도/);
  await submit(other).click();
  await expect(other.getByText('저장소에 없는 사진이 있어 게시하지 않았습니다: ‘복도’.')).toBeVisible();
  await page.unroute('**/v0/b/**');
  const brought = page.waitForResponse((answer) => answer.url().includes('/v0/b/') && answer.ok());
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await brought;
  await submit(other).click();
  await expect(other.getByText('기사를 등록했습니다.')).toBeVisible();
});
