import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { OfficeEndpoint } from '#protocol/office/office-paths.ts';
import { whenReachable } from '#browser/when-reachable.ts';
import { sleep } from '#outbox/time-limit.ts';
import { readBooking } from '#features/visits/booking-calls.ts';
import { keepPass } from '#features/visits/pass/kept-passes.ts';
import { passPath } from '#features/visits/pass/pass-path.ts';
import { slotWords } from '#features/visits/slot-words.ts';
import type { ChosenVisit } from '#features/visits/visit-store.ts';
import { VISIT_RESULT_TEXT } from '#text/visits/result.ts';
import { buttonClass } from '#ui/controls/button.tsx';
import { useKiosk } from '#ui/kiosk.ts';
import { FullVisit } from './full-visit.tsx';
import styles from './visit-result.module.css';

const PassToTake = lazy(() =>
  whenReachable(async () => ({ default: (await import('./pass-to-take.tsx')).PassToTake })),
);

/**
 * What is known of a wanted visit. `asking`: the lead has arrived, and nobody has said yet what became of the visit;
 * `waiting`: the lead is stored and will be sent.
 */
export type VisitAnswer = 'booked' | 'full' | 'asking' | 'waiting';

export interface SentVisitProps {
  office: OfficeEndpoint;
  /** Slug of the development. */
  site: string;
  /** Id of the lead; known where the time was full. */
  lead?: string | undefined;
  visit: ChosenVisit;
  answer: VisitAnswer;
  /** A free time was taken instead of the full one. */
  onBooked?: () => void;
}

/** When the office is asked for a booking that nobody has told of, in milliseconds after one another. */
const ASK_AFTER_MS = [1000, 3000, 6000];

/** Asks the office a few times whether a visit is booked. */
async function isFound(office: OfficeEndpoint, token: string, isWanted: () => boolean): Promise<boolean> {
  for (const time of ASK_AFTER_MS) {
    await sleep(time);
    if (!isWanted()) return false;
    const found = await readBooking(office, token).catch(() => null);
    if (found?.state === 'booked') return true;
  }
  return false;
}

/** What became of a visit that was asked for with a lead. */
export function SentVisit({ office, site, lead, visit, answer, onBooked }: SentVisitProps) {
  const { token } = visit;
  const [slot, setSlot] = useState(visit.slot);
  const [known, setKnown] = useState(answer);
  const isShared = useKiosk(({ isOn }) => isOn);
  useEffect(() => {
    if (answer !== 'asking' || !token) return undefined;
    let isWanted = true;
    void isFound(office, token, () => isWanted).then((found) => found && isWanted && setKnown('booked'));
    return () => {
      isWanted = false;
    };
  }, [office, token, answer]);
  useEffect(() => {
    if (known === 'booked' && token && !isShared)
      void keepPass({ token, site, slot, state: 'booked', seenAt: new Date() });
  }, [known, token, isShared, site, slot]);
  const takeBooked = (booked: string) => {
    setSlot(booked);
    setKnown('booked');
    onBooked?.();
  };
  const withPass = (words: string): ReactNode => (
    <>
      <p>{words}</p>
      {token && isShared && (
        <Suspense fallback={null}>
          <PassToTake site={site} token={token} />
        </Suspense>
      )}
      {token && !isShared && (
        <p>
          <Link to={passPath(site, token)} className={buttonClass()}>
            {VISIT_RESULT_TEXT.pass}
          </Link>
        </p>
      )}
    </>
  );
  return (
    <div className={styles.visit}>
      <p className={styles.when}>{slotWords(slot)}</p>
      {!token && <p>{known === 'waiting' ? VISIT_RESULT_TEXT.wishWaiting : VISIT_RESULT_TEXT.wish}</p>}
      {token && known === 'booked' && withPass(`${VISIT_RESULT_TEXT.booked} ${VISIT_RESULT_TEXT.passNote}`)}
      {token && known === 'asking' && withPass(VISIT_RESULT_TEXT.asking)}
      {token && known === 'waiting' && withPass(VISIT_RESULT_TEXT.waiting)}
      {token && known === 'full' && (
        <>
          <p>{VISIT_RESULT_TEXT.full}</p>
          {lead && <FullVisit office={office} lead={lead} token={token} wanted={visit.slot} onBooked={takeBooked} />}
        </>
      )}
    </div>
  );
}
