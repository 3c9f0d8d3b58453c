import { useEffect, useState } from 'react';
import type { OfficeEndpoint } from '#protocol/office/office-paths.ts';
import type { SlotId } from '#protocol/office/slots.ts';
import type { Visits } from '#site/schema/visits.ts';
import { readSlots } from '#features/visits/free-slots.ts';
import { openDays, plannedDays, type OfferedDays } from './visit-days.ts';

/** What a month offers: times that the office has opened, or planned ones, which are only wishes. */
interface OfferedMonth {
  month: string;
  days: OfferedDays;
  /** Why they are wishes: the office could not be asked, or has not opened any time of the month yet; null: they are none. */
  wish: 'unreachable' | 'unopened' | null;
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
    const offer = (days: OfferedDays, wish: OfferedMonth['wish']) => isWanted && setOffered({ month, days, wish });
    const planned = () => plannedDays(visits, month, now);
    readSlots(office, `${month}-01T0000`, `${month}-31T2359`).then(
      // A time that was closed again is still the office's word.
      (slots) => (slots.length > 0 ? offer(openDays(slots, now), null) : offer(planned(), 'unopened')),
      () => offer(planned(), 'unreachable'),
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
