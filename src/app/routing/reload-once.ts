import { hasDraft } from '#features/lead-forms/lead-form-store.ts';
import { ChunkLoadError } from './load-chunk.ts';
import { recall, remember } from '#browser/device-memory.ts';
import { SCRIPTS } from '#protocol/page/page-marks.ts';

const KEY = 'modelhouse:reloaded-build';

/** The build that this document came with: its entry script carries the hash. */
const buildOf = (page: HTMLElement): string => page.getAttribute(SCRIPTS)?.split(' ')[0] ?? '';

/**
 * A piece that is gone means that a newer build was deployed: reloads the page, once a build, never offline and
 * never over a half-filled form.
 * @returns whether the page is being reloaded
 */
export function reloadForMissingChunk(error: unknown): boolean {
  if (!(error instanceof ChunkLoadError) || error.type !== 'missing') return false;
  const build = buildOf(document.documentElement);
  if (!navigator.onLine || hasDraft()) return false;
  // Where nothing can be remembered, nothing would stop the second reload.
  if (recall(KEY, 'sessionStorage') === build || !remember(KEY, build, 'sessionStorage')) return false;
  window.location.reload();
  return true;
}
