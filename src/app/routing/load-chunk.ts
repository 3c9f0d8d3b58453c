import { withinTime } from '#browser/within-time.ts';

/** How long a lazily loaded piece may take. */
export const CHUNK_TIMEOUT_MS = 120_000;

type ChunkFailure = 'missing' | 'timeout' | 'error';

/** A piece of the site that could not be loaded. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError';
  readonly type: ChunkFailure;
  constructor(type: ChunkFailure, cause?: unknown) {
    super('Loading chunk failed', { cause });
    this.type = type;
  }
}

/** Whether a server that answers says that the file is gone, or answers with a page instead of a script. */
async function isGone(address: string, fetch: typeof globalThis.fetch): Promise<boolean> {
  try {
    const response = await fetch(address, { method: 'HEAD', cache: 'no-store' });
    const type = response.headers.get('content-type') ?? '';
    return response.status === 404 || response.status === 410 || (response.ok && !type.includes('javascript'));
  } catch {
    return false;
  }
}

/**
 * Loads a lazy piece.
 * @throws {ChunkLoadError} `timeout` after 120 s, `missing` when the server no longer has it, else `error`
 */
export async function loadChunk<Module>(
  load: () => Promise<Module>,
  {
    timeoutMs = CHUNK_TIMEOUT_MS,
    fetch = globalThis.fetch,
  }: { timeoutMs?: number; fetch?: typeof globalThis.fetch } = {},
): Promise<Module> {
  try {
    return await withinTime(load(), timeoutMs, () => new ChunkLoadError('timeout'));
  } catch (error) {
    if (error instanceof ChunkLoadError) throw error;
    // Chromium and Firefox name the address in their message; Safari does not, and its failure stays `error`.
    const address = error instanceof Error ? /https?:\/\/\S+/.exec(error.message)?.[0] : undefined;
    throw new ChunkLoadError(address && (await isGone(address, fetch)) ? 'missing' : 'error', error);
  }
}
