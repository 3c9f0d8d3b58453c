import type { OfflineFiles } from '#protocol/worker/offline-files.ts';
import type { ToPage, ToWorker } from '#protocol/worker/worker-messages.ts';
import { keptIn } from '#sw/caches.ts';
import { keptWalks, noteWalk } from './kept-walks.ts';
import { fillPack, missingFrom, packItems, walkItems, type PackFetcher } from './offline-pack.ts';

export type WalkRequest = ToWorker & { type: 'walk' };
export type WalkReport = ToPage & { type: 'walk' };

interface KeepOptions {
  files: Pick<OfflineFiles, 'pack' | 'pictures' | 'walks' | 'headers'>;
  caches: Pick<CacheStorage, 'open'>;
  /** Name of the pack's cache. */
  packName: string;
  fetcher: PackFetcher;
  report: (walk: WalkReport) => void;
}

/** Units whose walk is being fetched. */
const filling = new Set<string>();

async function reportOf({ unit, device }: WalkRequest, options: KeepOptions): Promise<WalkReport | null> {
  const { files, caches, packName } = options;
  const walk = files.walks.find((one) => one.unit === unit);
  if (!walk) return null;
  const items = walkItems(walk, device);
  const lacking = missingFrom(items, await keptIn(caches, [packName]));
  const missing = lacking.reduce((sum, { bytes }) => sum + bytes, 0);
  const isAsked = (await keptWalks(await caches.open(packName))).includes(unit);
  const rest = isAsked ? 'broken' : 'out';
  const state = filling.has(unit) ? 'filling' : isAsked && lacking.length === 0 ? 'kept' : rest;
  return { type: 'walk', unit, state, done: items.length - lacking.length, total: items.length, missing };
}

async function tell(asked: WalkRequest, options: KeepOptions): Promise<void> {
  const report = await reportOf(asked, options);
  if (report) options.report(report);
}

async function keep(asked: WalkRequest, options: KeepOptions): Promise<void> {
  const { files, caches, packName, fetcher } = options;
  const { unit, device } = asked;
  const walk = files.walks.find((one) => one.unit === unit);
  if (!walk || filling.has(unit)) return;
  filling.add(unit);
  try {
    const pack = await caches.open(packName);
    await noteWalk(pack, unit, true);
    await tell(asked, options);
    const missing = missingFrom(walkItems(walk, device), await keptIn(caches, [packName]));
    const onAdded = () => void tell(asked, options);
    await fillPack(missing, { homes: { install: pack, pack }, fetcher, onAdded });
  } finally {
    filling.delete(unit);
  }
}

/** What the pack shows anyway stays. */
async function drop({ unit, device }: WalkRequest, { files, caches, packName }: KeepOptions): Promise<void> {
  const pack = await caches.open(packName);
  await noteWalk(pack, unit, false);
  const others = new Set(packItems(files, device, await keptWalks(pack)).flatMap(({ keys }) => keys));
  const walk = files.walks.find((one) => one.unit === unit);
  const keys = walk ? walkItems(walk, device).flatMap((item) => item.keys) : [];
  await Promise.all(keys.filter((key) => !others.has(key)).map((key) => pack.delete(key)));
}

/**
 * Keeps a walk, or keeps it no longer, and says how much of it is there. What is kept belongs to the pack from then on:
 * after an update the pack brings what has changed of it.
 */
export async function serveWalk(asked: WalkRequest, options: KeepOptions): Promise<void> {
  if (asked.wish === 'keep') await keep(asked, options);
  if (asked.wish === 'drop') await drop(asked, options);
  await tell(asked, options);
}
