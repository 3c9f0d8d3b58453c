import { SCRIPTS } from '#protocol/page/page-marks.ts';

const LONGEST_WAIT_MS = 8000;
const EVENTS = ['online', 'pageshow', 'pointerdown', 'keydown'];

/** Until the network returns, the visitor does something, or a while is over: longer after every failure. */
function nextChance(failures: number): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      for (const event of EVENTS) removeEventListener(event, go, true);
      resolve();
    };
    const timer = setTimeout(go, Math.min(LONGEST_WAIT_MS, 500 * 2 ** failures));
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

async function loadScript(address: string, isFirstTry: boolean): Promise<void> {
  // The whole answer first: some browsers remember a failed import for good, but not a failed fetch.
  if (!isFirstTry) await (await fetch(address)).text();
  await import(/* @vite-ignore */ address);
}

async function runInTurn(scripts: readonly string[]): Promise<void> {
  for (const address of scripts) {
    let isFirstTry = true;
    await untilDone(() => {
      const loading = loadScript(address, isFirstTry);
      isFirstTry = false;
      return loading;
    });
  }
}

let isLoading = false;

/**
 * Loads the page's scripts, once, however often they fail to come. Their names stand in `SCRIPTS`, the entry
 * first; what it needs is run before it one by one, so that a slow phone can answer a finger in between.
 */
export function loadScripts(): void {
  if (isLoading) return;
  isLoading = true;
  const [entry, ...parts] = (document.documentElement.getAttribute(SCRIPTS) ?? '').split(' ');
  const scripts = [...parts, entry ?? ''];
  for (const href of scripts) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
  void runInTurn(scripts);
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
