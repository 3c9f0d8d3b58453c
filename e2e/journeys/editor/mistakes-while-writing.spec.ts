import { FIRST_PAGE_MS } from '#e2e/support/editor/editor-page.ts';
import { test } from '#e2e/support/editor/editor-test.ts';
import { expect } from '#e2e/support/site.ts';

test(
  'who writes content files sees each change, and each mistake on the page until it is mended',
  { tag: '@desktop' },
  async ({ page, editor }) => {
    const message = page.locator('vite-error-overlay');
    const [, title = ''] = /title: '([^']+)'/.exec(await editor.source('home')) ?? [];
    await page.goto(new URL('/', editor.address()).href);
    await expect(page.getByRole('heading', { name: title })).toBeVisible({ timeout: FIRST_PAGE_MS });

    // What is only to be seen anew loads no page anew: it stays where it is, with what is open.
    await page.evaluate(() => Reflect.set(window, 'isSamePage', true));
    await editor.replace('home', `title: '${title}'`, "title: '고친 제목입니다'");
    await expect(page.getByRole('heading', { name: '고친 제목입니다' })).toBeVisible({ timeout: FIRST_PAGE_MS });
    expect(await page.evaluate(() => Reflect.get(window, 'isSamePage') as unknown)).toBe(true);

    await editor.replace('home', "title: '고친 제목입니다'", 'title: 1');
    await expect(message).toContainText('home.ts', { timeout: FIRST_PAGE_MS });
    await page.reload();
    await expect(message).toContainText('home.ts', { timeout: FIRST_PAGE_MS });

    await editor.replace('home', 'title: 1', "title: '다시 고친 제목'");
    await expect(page.getByRole('heading', { name: '다시 고친 제목' })).toBeVisible({ timeout: FIRST_PAGE_MS });
    await expect(message).toHaveCount(0);
  },
);
