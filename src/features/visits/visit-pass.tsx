import { useState } from 'react';
import type { OfficeEndpoint } from '#protocol/office/office-paths.ts';
import { timeOfSlot } from '#protocol/office/slots.ts';
import type { Visits } from '#site/schema/visits.ts';
import { formatDayInYear } from '#text/dates.ts';
import { PASS_TEXT } from '#text/visits/pass.ts';
import { keepFocus } from '#ui/keep-focus.ts';
import { Button } from '#ui/controls/button.tsx';
import { Spinner } from '#ui/controls/spinner.tsx';
import { slotAt } from './korean-time.ts';
import { ChangeVisit } from './pass/change-visit.tsx';
import { MyPasses } from './pass/my-passes.tsx';
import { PassCard, type PassPlace } from './pass/pass-card.tsx';
import { checkInAddress, passAddress } from './pass/pass-path.ts';
import { usePass } from './pass/use-pass.ts';
import styles from './pass/visit-pass.module.css';

interface VisitPassProps {
  /** Slug of the development. */
  site: string;
  /** The booking's id, which only its visitor knows. */
  token: string;
  place: PassPlace;
  visits: Visits;
}

/** 3월 12일(금) 10:30, in Korea */
function momentWords(moment: Date): string {
  const at = timeOfSlot(slotAt(moment));
  return at ? `${formatDayInYear(at.day)} ${at.time}` : '';
}

function Pass({ office, site, token, place, visits }: VisitPassProps & { office: OfficeEndpoint }) {
  const [now] = useState(() => slotAt(new Date()));
  const { pass, read } = usePass(office, site, token);
  if (pass.status === 'loading') return <Spinner label={PASS_TEXT.loading} />;
  if (!('booking' in pass))
    return (
      <div className={styles.message}>
        <p role="alert">{PASS_TEXT[pass.status]}</p>
        <Button onClick={() => void read()}>{PASS_TEXT.again}</Button>
        <MyPasses site={site} />
      </div>
    );
  const { booking, seenAt } = pass;
  return (
    <div ref={keepFocus} className={styles.pass}>
      <PassCard
        booking={booking}
        place={place}
        token={token}
        address={passAddress(window.location.origin, site, token)}
        checkIn={checkInAddress(window.location.origin, site, token)}
        minutes={visits.slotMinutes}
        seenAt={seenAt}
      />
      {pass.status === 'kept' && (
        <p role="status" className={styles.stale}>
          {PASS_TEXT.seen(momentWords(seenAt))}
        </p>
      )}
      <ChangeVisit
        office={office}
        token={token}
        slot={booking.slot}
        visits={visits}
        mayChange={booking.state === 'booked' && booking.slot > now}
        onChanged={read}
      />
      <MyPasses site={site} except={token} />
    </div>
  );
}

/** A visitor's pass: shown at the door, moved and cancelled by whoever knows its address. */
export const VisitPass = (props: VisitPassProps) => __OFFICE__ && <Pass office={__OFFICE__} {...props} />;
