import { expect, untilPainted, type Page } from '#e2e/support/site.ts';
import { cutWords, overflow, scrolledParts, sideways } from './rulers.ts';
import { targetsOf } from './targets.ts';

/** Phones from the narrowest on, a tablet, a desk's screen. */
const WIDTHS = [320, 360, 390, 820, 1440];

/** What a thumb hits without looking. */
const LEAST_TARGET = 44;

const softly = expect.configure({ soft: true });

/** Fails where, at any width, the screen scrolls sideways, cuts words off, or has a control in `within` that is small. */
export async function expectFits(page: Page, screen: string, within: string): Promise<void> {
  const before = page.viewportSize();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await untilPainted(page);
    const where = `${screen} at ${width} px`;
    const wide = await sideways(page);
    expect.soft(wide > 0 ? await overflow(page) : [], where).toEqual([]);
    expect.soft(wide, where).toBeLessThanOrEqual(0);
    // A row of tabs may follow the window a moment later.
    await softly.poll(() => scrolledParts(page, within), where).toEqual([]);
    expect.soft(await cutWords(page), where).toEqual([]);
    const small = (await targetsOf(page, within)).filter(({ width: w, height }) => Math.min(w, height) < LEAST_TARGET);
    expect.soft(small, where).toEqual([]);
  }
  if (before) await page.setViewportSize(before);
}
