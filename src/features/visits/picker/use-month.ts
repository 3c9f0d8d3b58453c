import { useEffect, useState } from 'react';
import type { OfficeEndpoint } from '#protocol/office/office-paths.ts';
import type { SlotId } from '#protocol/office/slots.ts';
import type { Visits } from '#site/schema/visits.ts';
import { readSlots } from '#features/visits/free-slots.ts';
import { openDays, plannedDays, type OfferedDays } from './visit-days.ts';

/** What a month offers. `isWish`: the office could not be asked, these are planned times. */
interface OfferedMonth {
  month: string;
  days: OfferedDays;
  isWish: boolean;
}

/**
 * A month's times, asked for when it is shown; null while they are on their way.
 * @param now Seoul's time as a slot's id
 */
export function useMonth(office: OfficeEndpoint, visits: Visits, month: string, now: SlotId) {
  const [offered, setOffered] = useState<OfferedMonth | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isWanted = true;
    const offer = (days: OfferedDays, isWish: boolean) => isWanted && setOffered({ month, days, isWish });
    readSlots(office, `${month}-01T0000`, `${month}-31T2359`).then(
      (slots) => offer(openDays(slots, now), false),
      () => offer(plannedDays(visits, month, now), true),
    );
    return () => {
      isWanted = false;
    };
  }, [office, visits, month, now, attempt]);
  const again = () => {
    setOffered(null);
    setAttempt(attempt + 1);
  };
  return { offered: offered?.month === month ? offered : null, again };
}
