import { useEffect, useMemo } from 'react';
import type { Confirmation } from '#outbox/store/ledger.ts';
import { pageOutbox } from '#early/page-outbox.ts';
import { lookForArrived, useConfirmations } from './confirmation-store.ts';
import { LateToast } from './late-toast.tsx';

/** More lines than this would hide the page. */
const AT_ONCE = 3;
/** On a shared tablet the next visitor need not hear of the last one's request. */
const KIOSK_MS = 60_000;

/** Of a lead that came and whose visit was told later, what was told of the visit. */
const onceEach = (untold: readonly Confirmation[]): Confirmation[] => [
  ...new Map(untold.toSorted((a, b) => (a.visit ? 1 : 0) - (b.visit ? 1 : 0)).map((one) => [one.id, one])).values(),
];

/** The confirmations that wait for their visitor, on whatever page comes next. */
export function Arrivals({ site, isKiosk }: { site: string; isKiosk: boolean }) {
  const untold = useConfirmations((confirmations) => confirmations.untold);
  const shown = useMemo(() => onceEach(untold).slice(0, AT_ONCE), [untold]);
  useEffect(() => {
    const look = () => void lookForArrived(isKiosk ? KIOSK_MS : undefined);
    const lookAgain = () => document.visibilityState === 'visible' && look();
    const unsubscribe = pageOutbox().subscribe(look);
    document.addEventListener('visibilitychange', lookAgain);
    look();
    return () => {
      unsubscribe();
      document.removeEventListener('visibilitychange', lookAgain);
    };
  }, [isKiosk]);
  return shown.length > 0 && <LateToast arrived={shown} site={site} />;
}
