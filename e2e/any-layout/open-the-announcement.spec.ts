import { expect, test, untilReady, type Page } from '#e2e/support/site.ts';

const BUSY = '파일을 불러오는 중...';

async function openPage(page: Page) {
  await page.goto('/SalesInfo/announcement');
  await untilReady(page);
  return page.getByRole('link', { name: '모집공고 PDF 확인하기' });
}

/** Lets the new tab hold its file back until the test lets it go. */
async function holdFile(page: Page) {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.context().route('**/announcement.pdf', async (route) => {
    await released;
    await route.fulfill({ contentType: 'text/html', body: 'the file' });
  });
  return release;
}

test('the button says that the file is loading until the new tab shows it', async ({ page, context }) => {
  const button = await openPage(page);
  const release = await holdFile(page);
  await button.click();
  await expect(page.getByText(BUSY)).toBeVisible();
  release();
  await expect(page.getByText(BUSY)).toBeHidden({ timeout: 3000 });
  expect(context.pages().map((tab) => new URL(tab.url()).pathname)).toContain('/announcement.pdf');
});

test('after 5 s it says so no more, though the tab has shown nothing', async ({ page }) => {
  const button = await openPage(page);
  const release = await holdFile(page);
  await button.click();
  await expect(page.getByText(BUSY)).toBeVisible();
  await expect(page.getByText(BUSY)).toBeHidden({ timeout: 8000 });
  release();
});

test('where scripts may open no tab the link does', async ({ page, context }) => {
  await page.addInitScript(() => (window.open = () => null));
  const button = await openPage(page);
  const opened = context.waitForEvent('page');
  await button.click();
  await opened;
  await expect(page.getByText(BUSY)).toBeHidden();
});
