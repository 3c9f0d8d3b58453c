import { SCRIPTS, UNSTYLED } from '#protocol/page/page-marks.ts';

const LONGEST_WAIT_MS = 8000;
const EVENTS = ['online', 'pageshow', 'pointerdown', 'keydown'];

/** Until the network returns, the visitor does something, or a while is over: longer after every failure. */
const nextChance = (failures: number): Promise<unknown> =>
  new Promise((resolve) => {
    setTimeout(resolve, Math.min(LONGEST_WAIT_MS, 500 * 2 ** failures));
    for (const event of EVENTS) addEventListener(event, resolve, { capture: true, once: true });
  });

/** Tries until it succeeds. @param load is told the how many-th try it is, counted from 1 */
async function untilDone(load: (attempt: number) => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await load(attempt);
      return;
    } catch {
      // Captive portals and dead spots say nothing about the file: it will be there.
      await nextChance(attempt);
    }
  }
}

/** The whole answer, whatever it is. */
const fetchWhole = async (address: string): Promise<string> => (await fetch(address)).text();

async function loadScript(address: string, attempt: number): Promise<void> {
  // The whole answer first: some browsers remember a failed import for good, but not a failed fetch.
  if (attempt > 1) await fetchWhole(address);
  await import(/* @vite-ignore */ address);
}

async function runInTurn(scripts: readonly string[]): Promise<void> {
  for (const address of scripts) await untilDone((attempt) => loadScript(address, attempt));
}

function askFor(script: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = script;
  document.head.append(link);
}

/** The stylesheets, with which the document ends. */
const stylesheets = () => [...document.querySelectorAll<HTMLLinkElement>('#root~link')];

/** Whether the document has come to its end: something stands behind the page. */
export const isWhole = (): boolean => !!document.querySelector('#root~*');

let isLoading = false;

/**
 * Loads the page's scripts, once, however often they fail to come. Their names stand in `SCRIPTS`, the entry
 * first; what it needs is run before it one by one, so that a slow phone can answer a finger in between.
 */
export function loadScripts(): void {
  if (isLoading) return;
  isLoading = true;
  const scripts = (document.documentElement.getAttribute(SCRIPTS) ?? '').split(' ');
  scripts.push(scripts.shift() ?? '');
  // Each in a moment of its own: to ask for all of them in one holds a slow phone up for 95 ms.
  for (const address of scripts) setTimeout(() => askFor(address));
  void runInTurn(scripts);
}

/** Whether a field has what somebody has typed, which a reload would lose. */
const isTyped = ({ value, defaultValue }: HTMLInputElement | HTMLTextAreaElement) => value !== defaultValue;

/**
 * Brings the rest of a document that the network has cut off: what stands at its end are the popups' forms and the
 * stylesheets, and browsers show such a half as if it were all.
 */
async function bringRest(): Promise<void> {
  if (isWhole()) return;
  // All of it first: another half would be no better.
  await untilDone(() => fetchWhole(location.href));
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input,textarea');
  if (![...fields].some(isTyped)) location.reload();
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
    if (document.readyState !== 'loading' && stylesheets().every(({ sheet }) => sheet)) show();
  };
  page.setAttribute(UNSTYLED, '');
  // The window itself hears of no element's load.
  document.addEventListener('load', showIfStyled, true);
  addEventListener('DOMContentLoaded', () => {
    showIfStyled();
    void bringRest();
  });
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
      reject(new Error());
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
