import { attempt } from '#browser/attempt.ts';
import { recall, remember } from '#browser/device-memory.ts';

/** What Chromium knows of the connection; the type library lacks it, Safari and Firefox have none. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

const KEY = 'modelhouse:save-pack';

/** Whether nothing large may be fetched unasked: Save-Data, or 2g. */
export function isMetered(navigator: object): boolean {
  const connection = attempt(() => (navigator as { connection?: Connection }).connection, undefined);
  return connection?.saveData === true || (connection?.effectiveType ?? '').endsWith('2g');
}

/** Whether the visitor has asked for the pack on this device. */
export const wasAsked = (): boolean => recall(KEY) !== null;

/** Where nothing can be remembered the visitor asks again at the next visit. */
export const rememberAsked = (): boolean => remember(KEY, '1');
