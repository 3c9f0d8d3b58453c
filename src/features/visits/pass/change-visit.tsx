import { useState } from 'react';
import type { OfficeEndpoint } from '#protocol/office/office-paths.ts';
import type { SlotId } from '#protocol/office/slots.ts';
import type { Visits } from '#site/schema/visits.ts';
import { cancelVisit, moveVisit, type BookingAnswer } from '#features/visits/booking-calls.ts';
import { VisitTimes } from '#features/visits/picker/visit-times.tsx';
import { slotWords } from '#features/visits/slot-words.ts';
import { PASS_TEXT } from '#text/visits/pass.ts';
import { Button } from '#ui/controls/button.tsx';
import styles from './visit-pass.module.css';

interface ChangeVisitProps {
  office: OfficeEndpoint;
  token: string;
  slot: SlotId;
  visits: Visits;
  /** Not once it is over or cancelled; what was said of that stays. */
  mayChange: boolean;
  /** The office has another state now, or may have. */
  onChanged: () => Promise<void>;
}

/** Another time for a visit, or none. */
export function ChangeVisit({ office, token, slot, visits, mayChange, onChanged }: ChangeVisitProps) {
  const [isChoosing, setChoosing] = useState(false);
  const [wanted, setWanted] = useState<{ slot: SlotId; isWish: boolean } | null>(null);
  const [said, setSaid] = useState('');
  const [isWorking, setWorking] = useState(false);
  /** Rises when the times are to be asked for anew. */
  const [edition, setEdition] = useState(0);

  async function carryOut(work: () => Promise<BookingAnswer>, done: string, full: string) {
    setWorking(true);
    setSaid(PASS_TEXT.working);
    const answer = await work().catch(() => null);
    // First what there is now, then the word on it.
    await onChanged();
    setSaid(answer === null ? PASS_TEXT.failed : { done, full }[answer]);
    setChoosing(answer !== 'done' && isChoosing);
    setWanted(null);
    setEdition(edition + 1);
    setWorking(false);
  }
  const move = (to: SlotId) =>
    carryOut(() => moveVisit(office, { token, from: slot, to }), PASS_TEXT.changed, PASS_TEXT.changeFull);
  const cancel = () => {
    if (window.confirm(PASS_TEXT.cancelConfirm))
      void carryOut(() => cancelVisit(office, { token, slot }), PASS_TEXT.cancelled, PASS_TEXT.failed);
  };
  const isOpen = mayChange && isChoosing;
  if (!mayChange && !said) return null;
  return (
    <section className={styles.change}>
      {mayChange && (
        <div className={styles.actions}>
          <Button look="light" aria-expanded={isOpen} disabled={isWorking} onClick={() => setChoosing(!isChoosing)}>
            {PASS_TEXT.change}
          </Button>
          <Button look="light" disabled={isWorking} onClick={cancel}>
            {PASS_TEXT.cancel}
          </Button>
        </div>
      )}
      {isOpen && (
        <VisitTimes
          key={edition}
          office={office}
          visits={visits}
          chosen={wanted?.slot ?? null}
          isBooked
          onChoose={(chosen, isWish) => setWanted({ slot: chosen, isWish })}
        />
      )}
      {isOpen && wanted?.slot === slot && <p>{PASS_TEXT.same}</p>}
      {isOpen && wanted?.isWish && <p>{PASS_TEXT.needsNetwork}</p>}
      {isOpen && wanted && !wanted.isWish && wanted.slot !== slot && (
        <Button disabled={isWorking} onClick={() => void move(wanted.slot)}>
          {PASS_TEXT.changeTo(slotWords(wanted.slot))}
        </Button>
      )}
      <p role="status">{said}</p>
    </section>
  );
}
