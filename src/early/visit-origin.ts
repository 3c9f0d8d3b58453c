import { attempt } from '#browser/attempt.ts';
import { recall, remember } from '#browser/device-memory.ts';
import { originOf, type Origin } from '#protocol/outbox/origin.ts';

const KEY = 'modelhouse:origin';

/** Where this visit came from; for as long as the tab is open, or the page where it may not remember anything. */
export const VISIT_ORIGIN: Origin = attempt(() => {
  const known = recall(KEY, 'sessionStorage');
  if (known) return JSON.parse(known) as Origin;
  const origin = originOf(location, document.referrer);
  remember(KEY, JSON.stringify(origin), 'sessionStorage');
  return origin;
}, {});
