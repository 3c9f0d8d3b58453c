const VERSION = 1;

/** The window's own event that carries what this or another tab, or the worker, says: to be read by `parseOutboxMessage`. */
export const OUTBOX_EVENT = 'outbox-message';

/** What tabs and worker tell each other. Nothing personal: only that the storage is different, so read it again. */
export interface OutboxMessage {
  v: number;
  kind: 'changed';
}

export const changedMessage = (): OutboxMessage => ({ v: VERSION, kind: 'changed' });

/**
 * Reads what came over the channel, which a tab or worker of another build may have sent.
 * Whatever it does not know means `changed`, because reading the storage again is always right; null: not of the outbox.
 */
export function parseOutboxMessage(data: unknown): OutboxMessage | null {
  if (typeof data !== 'object' || data === null || !('v' in data) || typeof data.v !== 'number') return null;
  return 'kind' in data && typeof data.kind === 'string' ? { v: data.v, kind: 'changed' } : null;
}
