import { loadContent } from '#tools/content/content.ts';
import { contentFolder } from '#tools/commands/sites.mjs';
import { prerenderTargets } from '#site/pages/routes.ts';
import { expect, test, type Page } from '#e2e/support/site.ts';

const { navigation, facts } = await loadContent(contentFolder());
const addresses = prerenderTargets(navigation, facts)
  .filter(({ indexed }) => indexed)
  .map((target) => target.path);

const TABLET = 820;
const WINDOWS = [
  { width: 390, height: 844 },
  { width: TABLET, height: 1180 },
  { width: 1440, height: 900 },
];

// What is measured stands in the HTML; without scripts thirty pages take seconds.
test.use({ javaScriptEnabled: false });

interface Shown {
  file: string;
  /** Whether it is in the first view, and how much of it in square pixels. */
  area: number;
  isLazy: boolean;
  isFirst: boolean;
  /** What `sizes` promises ÷ what the layout needs, a cut picture by its whole width. */
  promised: number;
}

const readPictures = (page: Page) =>
  page.evaluate(() => {
    const ruler = document.body.appendChild(document.createElement('div'));
    const lengthOf = (sizes: string) => {
      const fitting = sizes.split(/,\s*(?![^(]*\))/).find((size) => {
        const condition = /^(\([^)]*\))\s/.exec(size)?.[1];
        return condition === undefined || window.matchMedia(condition).matches;
      });
      ruler.style.width = (fitting ?? '100vw').replace(/^\([^)]*\)\s/, '');
      return ruler.getBoundingClientRect().width;
    };
    const read = (image: HTMLImageElement): Shown | null => {
      const { width, height, top, bottom } = image.getBoundingClientRect();
      if (width === 0) return null;
      const source = image.parentElement?.querySelector<HTMLSourceElement>('source[media]');
      const upright = source && window.matchMedia(source.media).matches ? source : image;
      const shape = Number(upright.getAttribute('width')) / Number(upright.getAttribute('height'));
      const needed = getComputedStyle(image).objectFit === 'cover' ? Math.max(width, height * shape) : width;
      const seen = Math.min(bottom, window.innerHeight) - Math.max(top, 0);
      return {
        file: (image.getAttribute('src') ?? '').replace(/.*\//, ''),
        area: Math.max(0, seen) * width,
        isLazy: image.loading === 'lazy',
        isFirst: image.fetchPriority === 'high',
        promised: lengthOf(image.sizes) / needed,
      };
    };
    // The mark in the header is a drawing: it comes in one size.
    return [...document.images].filter(({ srcset }) => srcset !== '').flatMap((image) => read(image) ?? []);
  });

for (const window of WINDOWS)
  test(`${window.width} wide: the first view waits for no picture, the rest is lazy, and sizes tell the truth @desktop`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize(window);
    const wrong: string[] = [];
    for (const address of addresses) {
      // Not sooner: without scripts the document is ready before its stylesheets are.
      await page.goto(encodeURI(address), { waitUntil: 'load' });
      const pictures = await readPictures(page);
      const complain = (file: string, what: string) => wrong.push(`${address}: ${file} ${what}`);
      const largest = pictures.reduce((most, each) => (each.area > most.area ? each : most));
      // What only the mobile layout shows must stay lazy, or desktops would load it too; a tablet shows it early.
      if (largest.isLazy && window.width !== TABLET)
        complain(largest.file, 'is the largest of the first view, and lazy');
      if (pictures.filter(({ isFirst }) => isFirst).length !== 1) complain('', 'must have one first picture');
      for (const { file, area, isLazy, promised } of pictures) {
        if (area === 0 && !isLazy) complain(file, 'is below the first view, and not lazy');
        // A cut picture may be a little softer than the screen: whole, it would weigh twice as much.
        if (promised < 0.45 || promised > 1.4) complain(file, `is promised at ${promised.toFixed(2)} of its width`);
      }
    }
    expect(wrong).toEqual([]);
  });

test('the first picture of a page begins before the stylesheets, in the file that the page then shows @desktop', async ({
  page,
}) => {
  for (const address of addresses) {
    await page.goto(encodeURI(address), { waitUntil: 'domcontentloaded' });
    const { links, sources, isBeforeStyles } = await page.evaluate(() => {
      const preloads = [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="image"][imagesrcset]')];
      const first = document.querySelector('img[fetchpriority="high"]')?.parentElement;
      const style = document.querySelector('link[rel="stylesheet"]');
      return {
        links: preloads.map(({ imageSrcset, imageSizes }) => [imageSrcset, imageSizes]),
        sources: [...(first?.querySelectorAll<HTMLSourceElement>('source[type="image/avif"]') ?? [])].map(
          ({ srcset, sizes }) => [srcset, sizes],
        ),
        isBeforeStyles: preloads.every(
          (link) => style && link.compareDocumentPosition(style) & Node.DOCUMENT_POSITION_FOLLOWING,
        ),
      };
    });
    expect(links, address).toEqual(sources);
    expect(links.length, address).toBeGreaterThan(0);
    expect(isBeforeStyles, address).toBe(true);
  }
});
