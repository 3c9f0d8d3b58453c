import { messageSW } from 'workbox-window';
import { create } from 'zustand';
import { hasDraft } from '#features/lead-forms/lead-form-store.ts';
import { message } from '#protocol/worker/worker-messages.ts';
import { isAnyFormHalfFilled } from './worker-drafts.ts';

const LOOK_EVERY_MS = 3000;

interface UpdateOffer {
  /** Takes the new build; null: there is none, or no good moment. */
  accept: (() => void) | null;
}

export const useUpdateOffer = create<UpdateOffer>(() => ({ accept: null }));

let timer: ReturnType<typeof setInterval> | undefined;

/** Offers what `take` does for as long as no form of the site is half filled. */
function offer(take: () => void): void {
  const accept = () => {
    void isAnyFormHalfFilled().then((isHalfFilled) => {
      if (isHalfFilled) useUpdateOffer.setState({ accept: null });
      else take();
    });
  };
  const look = async () => {
    const wanted = (await isAnyFormHalfFilled()) ? null : accept;
    // Not only whether: of two builds that wait one after the other, the first cannot be taken any more.
    if (useUpdateOffer.getState().accept !== wanted) useUpdateOffer.setState({ accept: wanted });
  };
  clearInterval(timer);
  timer = setInterval(() => void look(), LOOK_EVERY_MS);
  void look();
}

let isControlled = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
let isReloading = false;

/** A new build waits: it takes over when the visitor says so, and never while something is typed. */
export const offerUpdate = (waiting: ServiceWorker): void =>
  offer(() => {
    isControlled = true;
    void messageSW(waiting, message({ type: 'skip-waiting' }));
  });

function reload(): void {
  if (isReloading) return;
  isReloading = true;
  window.location.reload();
}

/** When another worker has taken over, every tab reloads once; one in which something is typed keeps its page, and asks later. */
export function reloadOnNewWorker(): void {
  // The very first worker brings nothing new.
  if (isControlled && hasDraft()) offer(reload);
  else if (isControlled) reload();
  isControlled = true;
}
