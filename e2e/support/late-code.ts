import { untilPainted, type Page } from './site.ts';

const CHUNK = /\/assets\/[^?]*\.js$/;

/** Addresses of the chunks that the document has asked for. */
async function chunksOf(page: Page): Promise<string[]> {
  const requests = await page.requests();
  const start = requests.findLastIndex(
    (request) => request.isNavigationRequest() && request.frame() === page.mainFrame(),
  );
  const addresses = requests.slice(start + 1).map((request) => request.url());
  return [...new Set(addresses.filter((address) => CHUNK.test(address)))];
}

/**
 * Waits until all code that the page has asked for has run and what it shows is drawn, the code that it asks for in its
 * turn included: the waiting list, the install offer, what a page kind loads for itself. A page asks for it as it takes
 * over, so call this after `untilReady`.
 */
export async function untilCodeRuns(page: Page): Promise<void> {
  let known: string[] = [];
  for (;;) {
    const chunks = await chunksOf(page);
    // A module comes and runs once: this ends when the page's own import of it does.
    await page.evaluate((addresses) => Promise.allSettled(addresses.map((address) => import(address))), chunks);
    await untilPainted(page);
    if (chunks.every((chunk) => known.includes(chunk))) return;
    known = chunks;
  }
}
