import { attempt } from '#browser/attempt.ts';

/** What Chromium knows of the connection; the type library lacks it, Safari and Firefox have none. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

const KEY = 'modelhouse:save-pack';

/** Whether nothing large may be fetched unasked: Save-Data, or 2g. */
export function isDear(navigator: object): boolean {
  const connection = attempt(() => (navigator as { connection?: Connection }).connection, undefined);
  return connection?.saveData === true || (connection?.effectiveType ?? '').endsWith('2g');
}

/** Whether the visitor has asked for the pack on this device. */
export function wasAsked(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

export function rememberAsked(): void {
  try {
    localStorage.setItem(KEY, '1');
  } catch {
    // Without storage it is asked for again at the next visit.
  }
}
