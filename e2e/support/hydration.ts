import type { Page } from 'playwright/test';
import type { Early } from '#early/window.ts';

declare global {
  interface Window {
    hydration?: { before: string; after: string; sameNodes: boolean };
  }
}

/** Compares the page at the moment when React has taken it over with what the server sent. Call before `goto`. */
export async function compareHydration(page: Page): Promise<() => Promise<NonNullable<Window['hydration']>>> {
  await page.addInitScript(() => {
    let before = '';
    let first: Element | null = null;
    const root = () => document.getElementById('root');
    document.addEventListener('DOMContentLoaded', () => {
      before = root()?.innerHTML ?? '';
      first = root()?.firstElementChild ?? null;
    });
    let early: Early | undefined;
    Object.defineProperty(window, 'early', {
      get: () => early,
      set(value: Early) {
        let taken = false;
        Object.defineProperty(value, 'taken', {
          get: () => taken,
          set(now: boolean) {
            taken = now;
            const after = root()?.innerHTML ?? '';
            window.hydration = { before, after, sameNodes: first !== null && root()?.firstElementChild === first };
          },
        });
        early = value;
      },
    });
  });
  return async () => {
    await page.waitForFunction(() => window.hydration !== undefined);
    return page.evaluate(() => window.hydration!);
  };
}
