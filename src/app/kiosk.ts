import { KIOSK_KEY } from '#protocol/kiosk.ts';

/** How long a shared tablet tries an unsent request, and how long it keeps a given-up one. */
export const KIOSK_RETENTION_MS = 24 * 3_600_000;

/** Whether this device is a shared tablet. */
export function isKiosk(): boolean {
  try {
    return localStorage.getItem(KIOSK_KEY) === '1';
  } catch {
    return false;
  }
}

/** Remembers it. @returns whether it holds: a browser that forbids storage remembers nothing */
export function setKiosk(isOn: boolean): boolean {
  try {
    if (isOn) localStorage.setItem(KIOSK_KEY, '1');
    else localStorage.removeItem(KIOSK_KEY);
    return true;
  } catch {
    return false;
  }
}
