import { attempt } from '#browser/attempt.ts';

// A browser that forbids storage remembers nothing, and so is never asked.

const VISITS = 'install:visits';
const LAST_SEEN = 'install:seen';
const DECLINED = 'install:declined';
/** Whoever was away for so long and comes again has come back. */
const AWAY_MS = 30 * 60_000;
/** How long a refusal holds. */
const QUIET_MS = 60 * 86_400_000;

/** Gives the storage; where a browser forbids it, already the asking throws. */
type Device = () => Pick<Storage, 'getItem' | 'setItem'>;

/** Notes that a page is looked at, and says whether the visitor has come back: a first visit is for looking. */
export const noteVisit = (device: Device, now: number): boolean =>
  attempt(() => {
    const seen = device().getItem(LAST_SEEN);
    const isNew = seen === null || Math.abs(now - Number(seen)) > AWAY_MS;
    const visits = Number(device().getItem(VISITS)) + (isNew ? 1 : 0);
    device().setItem(VISITS, `${visits}`);
    device().setItem(LAST_SEEN, `${now}`);
    return visits > 1;
  }, false);

/** Remembers that the visitor does not want it. */
export const decline = (device: Device, now: number): void =>
  attempt(() => device().setItem(DECLINED, `${now}`), undefined);

/** Whether the visitor has said no, and not so long ago. A clock that was put back forgets nothing. */
export const hasDeclined = (device: Device, now: number): boolean =>
  attempt(() => {
    const at = device().getItem(DECLINED);
    return at !== null && now - Number(at) < QUIET_MS;
  }, true);
