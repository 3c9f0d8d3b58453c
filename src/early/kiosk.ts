import { attempt } from '#browser/attempt.ts';

/** Where a device remembers that it is a shared tablet: `1`. */
export const KIOSK_KEY = 'modelhouse:kiosk';
/** How long a shared tablet keeps an unsent request. */
export const KIOSK_RETENTION_MS = 24 * 3_600_000;

/** Whether this device is a shared tablet. */
export const isKiosk = (): boolean => attempt(() => localStorage.getItem(KIOSK_KEY)) === '1';
