import sharp from 'sharp';
import { expect, type Page } from '#e2e/support/site.ts';

/** As a phone takes one: large, lying on its side, and saying where and when it was taken. */
const photograph = () =>
  sharp({
    create: {
      width: 2000,
      height: 1500,
      channels: 3,
      background: '#7a9',
      noise: { type: 'gaussian', mean: 128, sigma: 20 },
    },
  })
    .withExif({ IFD0: { Model: 'Telephone' }, IFD3: { GPSLatitude: '37/1 28/1 0/1', GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 80 })
    .toBuffer();

/** The picture of the article that is open. */
export const pictureIn = (page: Page) => page.locator('article p img');

/** Chooses a picture, as from the phone's album, and says what it shows. */
export async function choosePicture(page: Page, description: string) {
  const chosen = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: '사진', exact: true }).click();
  await (await chosen).setFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await photograph() });
  const dialog = page.getByRole('dialog', { name: '사진 넣기' });
  await expect(dialog.getByText(/KB로 줄였습니다/)).toBeVisible();
  await dialog.getByRole('button', { name: '넣기' }).click();
  await expect(dialog.getByRole('alert')).toContainText('사진이 무엇을 보여 주는지');
  await dialog.getByLabel('사진 설명').fill(description);
  await dialog.getByRole('button', { name: '넣기' }).click();
  await expect(dialog).toBeHidden();
}
