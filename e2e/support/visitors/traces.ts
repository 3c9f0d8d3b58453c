import type { BrowserContext, Page, Request } from 'playwright/test';
import { readStoredTexts, type Trace } from './stored-texts.ts';
import { writtenWays } from './written-ways.ts';

export interface Traces {
  /** All that was said until now, and all that is kept now. */
  collect: () => Promise<Trace[]>;
}

const originOf = (page: Page) => new URL(page.url()).origin;

/** Bodies are left out: in one a lead travels as it should. */
const requestText = (request: Request) => [request.url(), request.headers()['referer'] ?? ''].join('\n');

/**
 * Writes down what a context's pages and workers ask for, where they go and what they say on the console, from here on;
 * `collect` adds all storages of the page's origin, of every tab of it, and the context's cookies.
 */
export function watchTraces(context: BrowserContext, page: Page): Traces {
  const said: Trace[] = [];
  const add = (where: string, text: string) => void said.push({ where, text });
  const watchPage = (one: Page) => one.on('framenavigated', (frame) => add('address', frame.url()));
  context.on('request', (request) => add('request', requestText(request)));
  context.on('console', (message) => add('console', `${message.text()}\n${message.location().url}`));
  context.on('weberror', (error) => add('console', String(error.error().stack ?? error.error())));
  context.on('page', watchPage);
  for (const one of context.pages()) watchPage(one);
  return {
    collect: async () => {
      const tabs = context.pages().filter((one) => originOf(one) === originOf(page));
      const stored = await Promise.all(tabs.map((one) => one.evaluate(readStoredTexts)));
      const cookies = (await context.cookies()).map(({ name, value, path }) => ({
        where: `cookie ${name}`,
        text: [name, value, path].join('\n'),
      }));
      return [...said, ...stored.flat(), ...cookies];
    },
  };
}

/** Where any of the words stands, in whatever way it is written: `request: 010-1234-5678`, each once. */
export function tracesOf(words: readonly string[], traces: readonly Trace[]): string[] {
  const wanted = words.map((word) => ({ word, ways: writtenWays(word) }));
  const found = traces.flatMap(({ where, text }) => {
    const lower = text.toLowerCase();
    return wanted.flatMap(({ word, ways }) => (ways.some((way) => lower.includes(way)) ? [`${where}: ${word}`] : []));
  });
  return [...new Set(found)];
}
