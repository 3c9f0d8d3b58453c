import sharp from 'sharp';
import { untilPainted, type Page } from '#e2e/support/site.ts';

/** WCAG 1.4.3 for text of any size. */
const LEAST = 4.5;
/** Of the pixels around the letters so many percent may be worse: the edge of a cloud, not the sky. */
const PERCENTILE = 5;
/** How far a channel must change, from 0 to 255, to belong to a letter. */
const VISIBLE = 8;

interface Ink {
  selector: string;
  text: string;
  /** Red, green, blue from 0 to 255, and how much of it covers what is behind. */
  rgb: [number, number, number];
  alpha: number;
  /** The box of the text, in CSS pixels of the window. */
  box: { left: number; top: number; right: number; bottom: number };
}

interface Pixels {
  data: Buffer;
  width: number;
  channels: number;
  /** Pixels a CSS pixel. */
  scale: number;
}

const channel = (value: number) => (value <= 10.31475 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4);
const luminance = ([red = 0, green = 0, blue = 0]: readonly number[]) =>
  0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue);

/** WCAG's contrast ratio of two colours. */
export function contrastOf(one: readonly number[], other: readonly number[]): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** What the window, or a part of it in CSS pixels, shows now. */
export async function shoot(
  page: Page,
  clip?: { x: number; y: number; width: number; height: number },
): Promise<Pixels> {
  await untilPainted(page);
  const { data, info } = await sharp(await page.screenshot({ ...(clip && { clip }) }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const scale = info.width / (clip ?? page.viewportSize() ?? info).width;
  return { data, width: info.width, channels: info.channels, scale };
}

/**
 * Colours and boxes of the texts that are wholly in the window, and not behind what stays in sight or cut off by what
 * scrolls; of the first, which stands in the middle, what can be seen.
 */
const inksInWindow = (page: Page, selectors: readonly string[]): Promise<Ink[]> =>
  page.evaluate((wanted) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 });
    const paint = canvas.getContext('2d', { willReadFrequently: true });
    /** Whether something else is seen at this place. */
    const isCovered = (node: Element, x: number, y: number) => {
      const hit = document.elementFromPoint(x, y);
      if (!hit) return true;
      // A dialog is hit on its backdrop too, where nothing of it is shown.
      const { top, bottom } = hit.getBoundingClientRect();
      return !(node.contains(hit) || (hit.contains(node) && y >= top && y <= bottom));
    };
    return wanted.flatMap((selector, index) => {
      const node = document.querySelector(selector);
      const isTyped = node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement;
      // Of a list, what is chosen is what is seen.
      const isList = node instanceof HTMLSelectElement;
      const seen = isTyped ? node.value || node.placeholder : isList ? node.value : node?.textContent;
      const text = (seen ?? '').trim().slice(0, 30);
      const inside = (field: Element) => {
        const rect = field.getBoundingClientRect();
        const { paddingLeft, paddingTop } = getComputedStyle(field);
        const [x, y] = [Number.parseFloat(paddingLeft), Number.parseFloat(paddingTop)];
        // Without its frame, and without the arrow at its end.
        return new DOMRect(rect.x + x, rect.y + y, rect.width / 2 - x, rect.height - 2 * y);
      };
      if (!paint || !node || text === '') return [];
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, top, right, bottom } = isList ? inside(node) : (isTyped ? node : range).getBoundingClientRect();
      const isOutside = left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
      const isHidden = [left + 1, right - 1].some((x) => [top + 1, bottom - 1].some((y) => isCovered(node, x, y)));
      if (index > 0 && (isOutside || isHidden)) return [];
      const style = getComputedStyle(node);
      paint.clearRect(0, 0, 1, 1);
      paint.fillStyle = node instanceof SVGElement ? style.fill : style.color;
      paint.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, own = 255] = paint.getImageData(0, 0, 1, 1).data;
      let alpha = own / 255;
      for (let at: Element | null = node; at; at = at.parentElement) alpha *= Number(getComputedStyle(at).opacity);
      const box = {
        left: Math.max(0, left),
        top: Math.max(0, top),
        right: Math.min(innerWidth, right),
        bottom: Math.min(innerHeight, bottom),
      };
      return [{ selector, text, rgb: [red, green, blue], alpha, box } satisfies Ink];
    });
  }, selectors);

/** Waits for the pictures that can be seen; the browser may never ask for the others, and those would keep us for ever. */
const untilPicturesShow = (page: Page) =>
  page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { left, top, right, bottom } = image.getBoundingClientRect();
      const isInWindow = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
      return image.complete || !isInWindow || !image.checkVisibility({ visibilityProperty: true });
    }),
  );

/** What the window shows without its texts; their outlines stay. A constructed sheet: the policy forbids inline styles. */
async function shootWithoutText(page: Page): Promise<Pixels> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      *, ::placeholder { -webkit-text-fill-color: transparent !important; caret-color: transparent !important }
      text, tspan { fill: transparent !important }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
  const pixels = await shoot(page);
  await page.evaluate(() => void (document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1)));
  return pixels;
}

/** The contrast that all but the worst {@link PERCENTILE} percent of the pixels behind and beside the letters reach. */
function contrastAround({ rgb, alpha, box }: Ink, shown: Pixels, behind: Pixels): number {
  const { scale, width, channels } = shown;
  const at = (x: number, y: number) => (y * width + x) * channels;
  const isLetter = (place: number) =>
    [0, 1, 2].some((part) => Math.abs((shown.data[place + part] ?? 0) - (behind.data[place + part] ?? 0)) > VISIBLE);
  const contrasts: number[] = [];
  for (let y = Math.ceil(box.top * scale); y < Math.floor(box.bottom * scale); y += 1)
    for (let x = Math.ceil(box.left * scale); x < Math.floor(box.right * scale); x += 1) {
      if (![at(x, y), at(x - 1, y), at(x + 1, y)].some(isLetter)) continue;
      const ground = [...behind.data.subarray(at(x, y), at(x, y) + 3)];
      const letter = rgb.map((value, part) => value * alpha + (ground[part] ?? 0) * (1 - alpha));
      contrasts.push(contrastOf(letter, ground));
    }
  contrasts.sort((a, b) => a - b);
  return contrasts[Math.floor((contrasts.length * PERCENTILE) / 100)] ?? 0;
}

/** Names each of the texts that stands out too little from what is behind it, with its contrast; 0: it cannot be seen. */
export async function contrastOverPicture(page: Page, selectors: readonly string[]): Promise<string[]> {
  const problems: string[] = [];
  let waiting = [...selectors];
  for (let first = waiting[0]; first; first = waiting[0]) {
    await page
      .locator(first)
      .first()
      .evaluate((node) => node.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' }));
    await untilPicturesShow(page);
    const inks = await inksInWindow(page, waiting);
    const [shown, behind] = [await shoot(page), await shootWithoutText(page)];
    for (const ink of inks) {
      const reached = contrastAround(ink, shown, behind);
      if (reached < LEAST) problems.push(`contrast ${reached.toFixed(2)}: ${ink.text} (${ink.selector})`);
    }
    const seen = new Set([first, ...inks.map(({ selector }) => selector)]);
    waiting = waiting.filter((selector) => !seen.has(selector));
  }
  return problems;
}
