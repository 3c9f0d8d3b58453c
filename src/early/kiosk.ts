/** Where a device remembers that it is a shared tablet: `1`. */
export const KIOSK_KEY = 'modelhouse:kiosk';
/** How long a shared tablet tries an unsent request, and how long it keeps a given-up one. */
export const KIOSK_RETENTION_MS = 24 * 3_600_000;

/** Whether this device is a shared tablet. */
export function isKioskDevice(): boolean {
  try {
    return localStorage.getItem(KIOSK_KEY) === '1';
  } catch {
    return false;
  }
}
