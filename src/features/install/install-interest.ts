import { attempt } from '#ui/attempt.ts';

// A browser that forbids storage remembers nothing, and so is never asked.

/** Pages of a visit that show interest: whoever opens this many is not just passing. */
const PAGES = 3;
const VISIT = 'install:pages';
const DECLINED = 'install:declined';
/** How long a refusal holds. */
const QUIET_MS = 60 * 86_400_000;

/** Gives the storage; where a browser forbids it, already the asking throws. */
type Shelf = () => Pick<Storage, 'getItem' | 'setItem'>;

/** Counts a page of this visit, and says whether the visitor has shown interest by now. */
export const countPage = (visit: Shelf): boolean =>
  attempt(() => {
    const pages = Number(visit().getItem(VISIT) ?? 0) + 1;
    visit().setItem(VISIT, `${pages}`);
    return pages >= PAGES;
  }, false);

/** Remembers that the visitor does not want it. */
export const decline = (device: Shelf, now: number): void =>
  attempt(() => device().setItem(DECLINED, `${now}`), undefined);

/** Whether the visitor has said no, and not so long ago. A clock that was put back forgets nothing. */
export const hasDeclined = (device: Shelf, now: number): boolean =>
  attempt(() => {
    const at = device().getItem(DECLINED);
    return at !== null && now - Number(at) < QUIET_MS;
  }, true);
