import { useEffect, useMemo, useState, type ComponentType } from 'react';
import type { Confirmation } from '#outbox/store/ledger.ts';
import type { VisitAnswer, WantedVisit } from '#protocol/office/bookings.ts';
import { pageOutbox } from '#early/page-outbox.ts';
import { LATE_VISIT_TEXT, OUTBOX_TEXT } from '#text/outbox.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { confirmTold, lookForArrived, useConfirmations } from './confirmation-store.ts';
import { LateToast } from './late-toast.tsx';

/** More lines than this would hide the page. */
const AT_ONCE = 3;
/** On a shared tablet the next visitor need not hear of the last one's request. */
const KIOSK_MS = 60_000;

/** Of a lead that came and whose visit was told later, what was told of the visit. */
const onceEach = (untold: readonly Confirmation[]): Confirmation[] => [
  ...new Map([...untold].sort((a, b) => (a.visit ? 1 : 0) - (b.visit ? 1 : 0)).map((one) => [one.id, one])).values(),
];

/** A visit that was asked for with a lead, once its form is gone. */
export interface ArrivedVisitProps {
  /** Id of the lead. */
  lead: string;
  visit: WantedVisit;
  answer: VisitAnswer;
  /** A free time was taken instead of the full one. */
  onBooked: () => void;
  /** The visitor has gone to another page, as to the pass. */
  onLeave: () => void;
}

export interface ArrivalsProps {
  /** Shows what became of a visit. */
  visitPart: ComponentType<ArrivedVisitProps>;
  isKiosk: boolean;
}

/** The confirmations that wait for their visitor, on whatever page comes next. */
export function Arrivals({ visitPart: VisitPart, isKiosk }: ArrivalsProps) {
  const untold = useConfirmations((confirmations) => confirmations.untold);
  const [opened, setOpened] = useState<Confirmation | null>(null);
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
  const show = (confirmation: Confirmation) => {
    setOpened(confirmation);
    // Where another time is to be chosen, that it was chosen is the end of it.
    if (confirmation.visit === 'booked') void confirmTold([confirmation]);
  };
  return (
    <>
      {shown.length > 0 && <LateToast arrived={shown} onVisit={show} />}
      {opened?.visit && opened.wanted && (
        <Dialog title={LATE_VISIT_TEXT.title} closeLabel={OUTBOX_TEXT.close} onClose={() => setOpened(null)}>
          <VisitPart
            lead={opened.id}
            visit={opened.wanted}
            answer={opened.visit}
            onBooked={() => void confirmTold([opened])}
            onLeave={() => setOpened(null)}
          />
        </Dialog>
      )}
    </>
  );
}
