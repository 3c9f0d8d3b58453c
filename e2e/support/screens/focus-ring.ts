import type { Locator, Page } from 'playwright/test';
import { contrastOf, shoot } from './contrast.ts';

/** How far around a control its ring may reach, in CSS pixels. */
const MARGIN = 8;
/** WCAG 1.4.11: what shows a state differs so much from what was there. */
const LEAST = 3;

async function shootAround(page: Page, box: { x: number; y: number; width: number; height: number }) {
  const size = page.viewportSize() ?? { width: 0, height: 0 };
  const [x, y] = [Math.max(0, box.x - MARGIN), Math.max(0, box.y - MARGIN)];
  return await shoot(page, {
    x,
    y,
    width: Math.min(size.width, box.x + box.width + MARGIN) - x,
    height: Math.min(size.height, box.y + box.height + MARGIN) - y,
  });
}

/**
 * How thick the line around a control is that shows its focus, in CSS pixels: the area that changes by a contrast of 3
 * or more, laid along its edge. Call it after a key was pressed: a pointer's focus is not shown.
 */
export async function ringThickness(page: Page, control: Locator): Promise<number> {
  await control.evaluate(async (element: HTMLElement) => {
    element.focus();
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    // Parts that come late may have moved it.
    await new Promise((resolve) => setTimeout(resolve, 50));
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
  });
  // What a box hides, its label shows.
  const shown = (await control.evaluate(
    (element) => element.matches('[type="radio"]') && element.closest('label') !== null,
  ))
    ? control.locator('xpath=ancestor::label')
    : control;
  const box = await shown.boundingBox();
  if (!box || box.y > (page.viewportSize()?.height ?? 0) || box.y + box.height < 0)
    throw new Error(
      `cannot be brought into the window: ${await control.evaluate((element) => element.outerHTML.slice(0, 200))}`,
    );
  const focused = await shootAround(page, box);
  await control.evaluate((element: HTMLElement) => element.blur());
  const usual = await shootAround(page, box);
  let changed = 0;
  for (let at = 0; at < usual.data.length; at += 3)
    if (contrastOf([...focused.data.subarray(at, at + 3)], [...usual.data.subarray(at, at + 3)]) >= LEAST) changed += 1;
  return changed / focused.scale ** 2 / (2 * (box.width + box.height));
}
