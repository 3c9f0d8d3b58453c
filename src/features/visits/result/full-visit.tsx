import { useEffect, useState } from 'react';
import type { OfficeEndpoint } from '#protocol/office/office-paths.ts';
import type { SlotId } from '#protocol/office/slots.ts';
import { bookForLead } from '#features/visits/booking-calls.ts';
import type { OpenSlot } from '#features/visits/free-slots.ts';
import { nearestTimes } from '#features/visits/nearest-times.ts';
import { slotWords } from '#features/visits/slot-words.ts';
import { PICKING_TEXT } from '#text/visits/picking.ts';
import { VISIT_RESULT_TEXT } from '#text/visits/result.ts';
import { Button } from '#ui/controls/button.tsx';
import { Spinner } from '#ui/controls/spinner.tsx';
import styles from './visit-result.module.css';

interface FullVisitProps {
  office: OfficeEndpoint;
  /** Id of the lead, which is at the office. */
  lead: string;
  token: string;
  wanted: SlotId;
  onBooked: (slot: SlotId) => void;
}

type Offer = 'asking' | 'booking' | 'unreachable' | readonly OpenSlot[];

/** The wanted time is taken: the nearest free ones, each to be booked with a tap for the lead that was sent. */
export function FullVisit({ office, lead, token, wanted, onBooked }: FullVisitProps) {
  const [offer, setOffer] = useState<Offer>('asking');
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isWanted = true;
    setOffer('asking');
    nearestTimes(office, wanted).then(
      (times) => isWanted && setOffer(times),
      () => isWanted && setOffer('unreachable'),
    );
    return () => {
      isWanted = false;
    };
  }, [office, wanted, attempt]);
  const again = () => setAttempt(attempt + 1);
  const book = (slot: SlotId) => {
    setOffer('booking');
    bookForLead(office, { lead, token, slot }).then(
      (answer) => (answer === 'done' ? onBooked(slot) : again()),
      () => setOffer('unreachable'),
    );
  };
  if (offer === 'asking') return <Spinner label={PICKING_TEXT.loading} />;
  if (offer === 'booking') return <Spinner label={VISIT_RESULT_TEXT.booking} />;
  if (offer === 'unreachable')
    return (
      <>
        <p>{VISIT_RESULT_TEXT.unreachable}</p>
        <Button look="light" onClick={again}>
          {VISIT_RESULT_TEXT.again}
        </Button>
      </>
    );
  if (offer.length === 0) return <p>{VISIT_RESULT_TEXT.noneNear}</p>;
  return (
    <ul aria-label={VISIT_RESULT_TEXT.nearest} className={styles.nearest}>
      {offer.map(({ slot, left }) => (
        <li key={slot}>
          <Button look="light" onClick={() => book(slot)}>
            {slotWords(slot)} <small>{PICKING_TEXT.left(left)}</small>
          </Button>
        </li>
      ))}
    </ul>
  );
}
