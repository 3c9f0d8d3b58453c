import { KIOSK_KEY } from '#early/kiosk.ts';

/** Remembers whether this device is a shared tablet. @returns whether it holds: a browser that forbids storage remembers nothing */
export function setKiosk(isOn: boolean): boolean {
  try {
    if (isOn) localStorage.setItem(KIOSK_KEY, '1');
    else localStorage.removeItem(KIOSK_KEY);
    return true;
  } catch {
    return false;
  }
}
