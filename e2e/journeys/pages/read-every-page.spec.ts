import { addresses, facts } from '#e2e/support/routes.ts';
import { expect, test } from '#e2e/support/site.ts';

const DESKTOP = { tag: '@desktop' };

/** What the specification writes in Latin letters. */
const SPECIFIED = /^(Location POINT|PREMIUM \d\d|FAMILY SITE|NO|Not Found|COMEING SOON|Unexpected Application Error!)$/;

/** The pieces of text that a page's HTML shows, scripts or not. */
const textsOf = (html: string): string[] =>
  [
    ...html
      .slice(html.indexOf('<body'))
      .replaceAll(/<(script|style|svg)\b[\s\S]*?<\/\1>/g, '')
      .matchAll(/>([^<]+)/g),
  ].map(([, text = '']) => text.trim());

test('no page shows a line in English but the development’s name and what is specified', DESKTOP, async ({ site }) => {
  const found = new Set<string>();
  let read = 0;
  for (const address of addresses) {
    const texts = textsOf(await (await fetch(site.url + address)).text());
    read += texts.length;
    for (const text of texts)
      if (/[A-Za-z]{2,}/.test(text) && !/[가-힣]/.test(text) && !SPECIFIED.test(text) && text !== facts.englishName)
        found.add(`${decodeURI(address)}: ${text}`);
  }
  expect(read).toBeGreaterThan(1000);
  expect([...found]).toEqual([]);
});

test(
  'every page but the home page has its sub-menu under a banner, and an unknown path a banner',
  DESKTOP,
  async ({ page, site }) => {
    for (const address of addresses.filter((each) => each !== '/')) {
      await page.goto(site.url + address);
      const title = page.getByRole('main').locator('picture + div');
      await expect(title.first(), decodeURI(address)).toBeVisible();
      if (address === '/nowhere') await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not Found');
      else await expect(page.getByRole('navigation', { name: '하위 메뉴' }), decodeURI(address)).toBeVisible();
    }
  },
);
