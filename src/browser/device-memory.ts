import { attempt } from './attempt.ts';

type Storages = 'localStorage' | 'sessionStorage';

/** What is remembered under a key; null: nothing is, or the browser forbids it. `sessionStorage` remembers for this tab. */
export const recall = (key: string, storage: Storages = 'localStorage'): string | null =>
  attempt(() => window[storage].getItem(key));

/** Remembers a value under a key; null forgets it. @returns whether it holds: a browser may forbid it, or have no room */
export const remember = (key: string, value: string | null, storage: Storages = 'localStorage'): boolean =>
  attempt(() => {
    if (value === null) window[storage].removeItem(key);
    else window[storage].setItem(key, value);
    return true;
  }, false);
