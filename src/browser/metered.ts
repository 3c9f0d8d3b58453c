import { attempt } from './attempt.ts';

/** What Chromium knows of the connection; the type library lacks it, Safari and Firefox have none. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether nothing large may be fetched unasked: Save-Data, or 2g. */
export function isMetered(navigator: object): boolean {
  const connection = attempt(() => (navigator as { connection?: Connection }).connection, undefined);
  return connection?.saveData === true || (connection?.effectiveType ?? '').endsWith('2g');
}
