import type { ServerResponse } from 'node:http';
import { untilCodeRuns } from '#e2e/support/late-code.ts';
import { listed } from '#e2e/support/routes.ts';
import { expect, serveSite, test, untilPainted, untilReady, type Page } from '#e2e/support/site.ts';
import { inSeoul, stateIn } from '#e2e/support/sale.ts';

type Shift = PerformanceEntry & { hadRecentInput: boolean; value: number; sources: { node: Node | null }[] };

/** Notes every shift of the layout that no input has caused, with what was moved. */
function watchLayout() {
  const shifts: { value: number; moved: string[] }[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, value, sources } of list.getEntries() as Shift[]) {
      const moved = sources.map(({ node }) =>
        node instanceof Element ? node.outerHTML.slice(0, 90) : (node?.textContent ?? ''),
      );
      if (!hadRecentInput) shifts.push({ value, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight / 2) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });

/** What has moved on the page so far. Letters that are a hair wider in the site's own type are 0.00 to everybody. */
async function expectCalm(page: Page, path: string): Promise<void> {
  await untilPainted(page);
  const shifts = await page.evaluate(() => Reflect.get(window, 'shifts') as { value: number; moved: string[] }[]);
  const sum = shifts.reduce((all, { value }) => all + value, 0);
  expect.soft(sum, `${path} ${JSON.stringify(shifts)}`).toBeLessThan(0.005);
}

test.beforeEach(({ page }) => page.addInitScript(watchLayout));

test('nothing jumps while a page loads and is scrolled through, on any route', async ({ page }) => {
  test.setTimeout(480_000);
  for (const { path } of listed) {
    await page.goto(encodeURI(path));
    await untilReady(page);
    await scrollThrough(page);
    await expectCalm(page, path);
  }
});

// Before its first step, in one of several days, between two, and after its end, when forms are others.
for (const day of ['2027-03-04', '2027-04-06', '2027-03-20', '2027-07-01'])
  test(`nothing jumps when the state of the sale is known on ${day}`, async ({ page }) => {
    await page.clock.install({ time: inSeoul(day) });
    for (const path of ['/', '/BusinessGuide/plan', '/Promotion/Customer', '/Brand/intro']) {
      await page.goto(path);
      await untilReady(page);
      await untilCodeRuns(page);
      await expect(stateIn(page)).toContainText('(예시)');
      await expectCalm(page, path);
    }
  });

/** How much of a document comes at a time, and how long the next piece takes: some frames. */
const PIECE_BYTES = 700;
const PIECE_MS = 50;
/** So much comes in pieces: the header, the banner, and what is under them. */
const SLOW_BYTES = 14_000;

const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Answers for documents with what another server has, the body in pieces, with time to paint between them. */
async function answerInPieces(address: string, response: ServerResponse): Promise<void> {
  const whole = await fetch(address);
  const headers = [...whole.headers].filter(([name]) => !/^(content-encoding|content-length)$/.test(name));
  const html = Buffer.from(await whole.arrayBuffer());
  const body = html.indexOf('<body');
  response.writeHead(whole.status, Object.fromEntries(headers));
  response.write(html.subarray(0, body));
  // The stylesheets are there before the first piece.
  await delay(300);
  for (let at = body; at < body + SLOW_BYTES; at += PIECE_BYTES) {
    response.write(html.subarray(at, Math.min(at + PIECE_BYTES, body + SLOW_BYTES)));
    await delay(PIECE_MS);
  }
  response.end(html.subarray(body + SLOW_BYTES));
}

test('nothing jumps while a document comes piece by piece, on any route', async ({ page, site }) => {
  test.setTimeout(480_000);
  const slow = await serveSite({
    watch: (request, response, next) => {
      if (!request.headers.accept?.includes('text/html')) return next();
      answerInPieces(site.url + (request.url ?? ''), response).catch(next);
    },
  });
  try {
    for (const { path } of [...listed, { path: '/no-such-page' }]) {
      await page.goto(slow.url + encodeURI(path));
      await expectCalm(page, path);
    }
  } finally {
    await slow.close();
  }
});
