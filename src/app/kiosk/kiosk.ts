import { remember } from '#browser/device-memory.ts';
import { KIOSK_KEY } from '#early/kiosk.ts';

/** Remembers whether this device is a shared tablet. @returns whether it holds: a browser that forbids storage remembers nothing */
export const setKiosk = (isOn: boolean): boolean => remember(KIOSK_KEY, isOn ? '1' : null);
