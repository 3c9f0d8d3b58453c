import { addresses, apart, facts, listed } from '#e2e/support/routes.ts';
import { expect, test } from '#e2e/support/site.ts';

const DESKTOP = { tag: '@desktop' };

/** What stays in Latin letters (S-13). */
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
  'every page of the menu but the home page has its sub-menu under a banner, and an unknown path a banner',
  DESKTOP,
  async ({ page, site }) => {
    // A visitor’s own page stands apart from the menu, and prints from its first line.
    for (const address of addresses.filter((each) => each !== '/' && !apart.includes(each))) {
      await page.goto(site.url + address);
      const title = page.getByRole('main').locator('picture + div');
      await expect(title.first(), decodeURI(address)).toBeVisible();
      if (address === '/nowhere') await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not Found');
      else await expect(page.getByRole('navigation', { name: '하위 메뉴' }), decodeURI(address)).toBeVisible();
    }
  },
);

/** Marks every element that sets words of its own in the display face; parts that are laid out later are laid out now. */
function markHeadings(mark: string): void {
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    element.style.contentVisibility = 'visible';
    const hasWords = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
    if (hasWords && getComputedStyle(element).fontFamily.includes('site-serif')) element.setAttribute(mark, '');
  }
}

test('every word that is set in the display face has its glyphs', async ({ page, site }) => {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('DOM.enable');
  await cdp.send('CSS.enable');
  const foreign = new Set<string>();
  let seen = 0;
  for (const address of listed.map(({ path }) => encodeURI(path))) {
    await page.goto(site.url + address);
    await page.evaluate(markHeadings, 'data-display');
    await page.evaluate(() => document.fonts.ready);
    const { root } = await cdp.send('DOM.getDocument');
    const { nodeIds } = await cdp.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: '[data-display]' });
    for (const nodeId of nodeIds) {
      const { fonts } = await cdp.send('CSS.getPlatformFontsForNode', { nodeId });
      seen += fonts.length;
      const other = fonts.find(({ isCustomFont }) => !isCustomFont);
      if (!other) continue;
      const { outerHTML } = await cdp.send('DOM.getOuterHTML', { nodeId });
      foreign.add(`${decodeURI(address)}: ${other.familyName}: ${outerHTML.replaceAll(/<[^>]*>/g, '')}`);
    }
  }
  expect(seen).toBeGreaterThan(100);
  expect([...foreign]).toEqual([]);
});
