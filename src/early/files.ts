import { SCRIPTS, UNSTYLED } from '#protocol/page/page-marks.ts';

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

function askFor(script: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = script;
  document.head.append(link);
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
  // Each in a moment of its own: to ask for all of them in one holds a slow phone up for 95 ms.
  for (const address of scripts) setTimeout(() => askFor(address));
  void runInTurn(scripts);
}

/** Then the rest is shown as it is: it can be read. */
const SHOW_UNSTYLED_AFTER_MS = 6000;

/**
 * Only the first screen brings its styles along. The rest is hidden (base.css) until the stylesheets at the end of the
 * document have come, or a while is over.
 */
function hideUnstyled(): void {
  const page = document.documentElement;
  const show = () => page.removeAttribute(UNSTYLED);
  const showIfStyled = () => {
    const links = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]');
    if (document.readyState !== 'loading' && [...links].every(({ sheet }) => sheet)) show();
  };
  page.setAttribute(UNSTYLED, '');
  // The window itself hears of no element's load.
  document.addEventListener('load', ({ target }) => isStylesheet(target) && showIfStyled(), true);
  addEventListener('DOMContentLoaded', showIfStyled);
  setTimeout(show, SHOW_UNSTYLED_AFTER_MS);
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

/** Shows what has its styles, and asks again for each stylesheet that does not come. */
export function watchStyles(): void {
  hideUnstyled();
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
