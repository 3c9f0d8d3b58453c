const VERSION = 1;

/** What tabs and worker tell each other. Nothing personal: only that the storage is different, so read it again. */
export interface OutboxMessage {
  v: number;
  kind: 'changed';
}

export const changedMessage = (): OutboxMessage => ({ v: VERSION, kind: 'changed' });

/**
 * Whether what came over the channel is of an outbox, of whatever build: what this one does not know means `changed` too,
 * because reading the storage again is always right.
 */
export function isOutboxMessage(data: unknown): boolean {
  const { v, kind } = (data ?? {}) as { v?: unknown; kind?: unknown };
  return typeof v === 'number' && typeof kind === 'string';
}
