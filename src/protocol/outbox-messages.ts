import { FORM_KEYS, type FormKey } from './forms.ts';

const VERSION = 1;

/** The window's own event that carries what this or another tab, or the worker, says: to be read by `parseOutboxMessage`. */
export const OUTBOX_EVENT = 'outbox-message';

/** What tabs and worker tell each other. Nothing personal: an id, a form's key, nothing that a visitor typed. */
export type OutboxMessage =
  /** The service confirmed a lead. `late`: after its form had been told that it is saved. */
  | { v: number; kind: 'delivered'; id: string; form: FormKey; late: boolean }
  /** Something in the waiting list is different: read it again. */
  | { v: number; kind: 'changed' };

export const changedMessage = (): OutboxMessage => ({ v: VERSION, kind: 'changed' });
export const deliveredMessage = (id: string, form: FormKey, late: boolean): OutboxMessage => ({
  v: VERSION,
  kind: 'delivered',
  id,
  form,
  late,
});

/**
 * Reads what came over the channel, which a tab or worker of another build may have sent.
 * Whatever it does not know means `changed`, because reading the list again is always right; null: not of the outbox.
 */
export function parseOutboxMessage(data: unknown): OutboxMessage | null {
  if (typeof data !== 'object' || data === null || !('v' in data) || typeof data.v !== 'number') return null;
  const { kind, id, form, late } = data as Record<string, unknown>;
  const formKey = FORM_KEYS.find((key) => key === form);
  if (kind === 'delivered' && typeof id === 'string' && formKey !== undefined && typeof late === 'boolean')
    return { v: data.v, kind, id, form: formKey, late };
  return typeof kind === 'string' ? { v: data.v, kind: 'changed' } : null;
}
