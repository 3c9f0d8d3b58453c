/** Milliseconds before a file that did not come is asked for again; the last holds on. */
const RETRY_MS = [1000, 2000, 4000, 8000];
const EVENTS = ['online', 'pageshow', 'pointerdown', 'keydown'];

/** Until the network returns, the visitor does something, or a while is over: longer after every failure. */
function nextChance(failures: number): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      for (const event of EVENTS) removeEventListener(event, go, true);
      resolve();
    };
    const timer = setTimeout(go, RETRY_MS[Math.min(failures, RETRY_MS.length) - 1]);
    for (const event of EVENTS) addEventListener(event, go, true);
  });
}

/** Tries until it succeeds. */
async function untilDone(load: () => Promise<unknown>): Promise<void> {
  for (let failures = 1; ; failures++) {
    try {
      await load();
      return;
    } catch {
      // Captive portals and dead spots say nothing about the file: it will be there.
      await nextChance(failures);
    }
  }
}

/** A whole answer in the browser's cache: some browsers remember a failed import for good, but not a failed fetch. */
async function fetchWhole(address: string): Promise<void> {
  const answer = await fetch(address);
  await answer.text();
  // A captive portal answers everything with a page of its own.
  if (!answer.ok || !/script/.test(answer.headers.get('content-type') ?? '')) throw new Error(address);
}

async function loadScript(address: string, isFirstTry: boolean): Promise<void> {
  if (!isFirstTry) await fetchWhole(address);
  await import(/* @vite-ignore */ address);
}

let isLoading = false;

/**
 * Loads the page's scripts, once, however often they fail to come. Their names stand in `data-scripts`, the entry
 * first; what it needs is run before it one by one, so that a slow phone can answer a finger in between.
 */
export function loadScripts(): void {
  if (isLoading) return;
  isLoading = true;
  const [entry, ...parts] = (document.documentElement.dataset['scripts'] ?? '').split(' ');
  const scripts = [...parts, entry ?? ''];
  for (const href of scripts) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
  void scripts.reduce(async (before, address) => {
    await before;
    let isFirstTry = true;
    await untilDone(() => {
      const loading = loadScript(address, isFirstTry);
      isFirstTry = false;
      return loading;
    });
  }, Promise.resolve());
}

const isStylesheet = (target: EventTarget | null): target is HTMLLinkElement =>
  target instanceof HTMLLinkElement && target.rel === 'stylesheet';

function loadAgain(link: HTMLLinkElement): Promise<unknown> {
  const again = link.cloneNode() as HTMLLinkElement;
  return new Promise((resolve, reject) => {
    again.addEventListener('load', () => resolve(link.remove()));
    again.addEventListener('error', () => {
      again.remove();
      reject(new Error(link.href));
    });
    link.after(again);
  });
}

/** Asks again for each stylesheet that does not come. */
export function watchStyles(): void {
  const pending = new Set<string>();
  addEventListener(
    'error',
    ({ target }) => {
      if (!isStylesheet(target) || pending.has(target.href)) return;
      pending.add(target.href);
      void nextChance(1).then(() => untilDone(() => loadAgain(target)));
    },
    true,
  );
}
