import { useEffect, useState } from 'react';
import type { OfficeDatabase } from '#features/leads-desk/database/office-database.ts';
import { dayToShow } from './visit-day.ts';
import { firstDayWithTimes } from './visit-list.ts';

/** The day whose visits are shown first; null: not known yet. */
export function useFirstDay(database: OfficeDatabase): string | null {
  const [day, setDay] = useState<string | null>(null);
  useEffect(() => {
    let isWanted = true;
    const wanted = dayToShow(new Date());
    firstDayWithTimes(database, wanted).then(
      (found) => isWanted && setDay(found),
      // Whoever reads the visits of that day says why they cannot be read.
      () => isWanted && setDay(wanted),
    );
    return () => {
      isWanted = false;
    };
  }, [database]);
  return day;
}
