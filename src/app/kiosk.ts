import { beginAnew } from '#features/lead-forms/lead-form-store.ts';
import { KIOSK_KEY } from '#early/kiosk.ts';
import { FORM_KEYS } from '#protocol/forms.ts';

/** Without input for so long, the next visitor must not see what the last one typed. */
const FORGET_MS = 60_000;

/** `?kiosk=1` makes this device a shared tablet, `?kiosk=0` ends it; it is remembered. */
export function isKiosk(): boolean {
  const wish = new URLSearchParams(window.location.search).get('kiosk');
  try {
    if (wish === '1') localStorage.setItem(KIOSK_KEY, '1');
    if (wish === '0') localStorage.removeItem(KIOSK_KEY);
    return localStorage.getItem(KIOSK_KEY) === '1';
  } catch {
    return wish === '1';
  }
}

/** Clears every form after a minute without input. @returns what ends it */
export function forgetWhenIdle(): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const restart = () => {
    clearTimeout(timer);
    timer = setTimeout(() => FORM_KEYS.forEach(beginAnew), FORGET_MS);
  };
  const events = ['pointerdown', 'keydown', 'input'];
  for (const event of events) window.addEventListener(event, restart, { capture: true, passive: true });
  restart();
  return () => {
    clearTimeout(timer);
    for (const event of events) window.removeEventListener(event, restart, { capture: true });
  };
}
