import { expect, test, visit } from './firefox.ts';
import { brokenPictures } from '#e2e/support/builds/offline.ts';

/** A way through the menu: the group, its entry, and the heading of the page behind it. */
const WAY = [
  { group: '브랜드', entry: '홍보영상', heading: '홍보영상' },
  { group: '단지안내', entry: '커뮤니티', heading: '커뮤니티' },
  { group: '청약안내', entry: '청약 체크포인트', heading: '청약 체크포인트' },
];

test('the menu leads from page to page, with every picture, and Back and Forward find the pages again', async ({
  page,
}) => {
  await visit(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await brokenPictures(page)).toEqual([]);
  const menu = page.getByRole('navigation', { name: '주 메뉴' }).first();
  const heading = (name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  for (const { group, entry, heading: name } of WAY) {
    await menu.getByRole('link', { name: group, exact: true }).hover();
    await menu.getByRole('link', { name: entry, exact: true }).click();
    await heading(name);
    expect(await brokenPictures(page), name).toEqual([]);
  }
  await page.goBack();
  await heading(WAY[1]?.heading ?? '');
  await page.goBack();
  await heading(WAY[0]?.heading ?? '');
  await page.goForward();
  await heading(WAY[1]?.heading ?? '');
});
