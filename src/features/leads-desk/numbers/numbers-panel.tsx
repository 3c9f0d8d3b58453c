import { useCallback, useEffect, useState } from 'react';
import type { OfficeDatabase } from '#features/leads-desk/database/office-database.ts';
import { problemCode } from '#features/leads-desk/database/problem-code.ts';
import shared from '#features/leads-desk/panel.module.css';
import { formatDayInYear } from '#text/dates.ts';
import { NUMBERS_TEXT } from '#text/leads-desk/numbers.ts';
import { deskProblem } from '#text/leads-desk/problems.ts';
import { SHORT_FORM_NAMES, STATE_NAMES } from '#text/leads-desk/states.ts';
import { Button } from '#ui/controls/button.tsx';
import { Spinner } from '#ui/controls/spinner.tsx';
import { DayTable } from './day-table.tsx';
import { DAYS, MOST_COUNTED, readCounts, type Counted } from './day-counts.ts';

type Reading = { kind: 'reading' } | { kind: 'failed'; code: string } | { kind: 'read'; counted: Counted };

const FORM_COLUMNS = { ...SHORT_FORM_NAMES, other: NUMBERS_TEXT.otherForm };

/** How many leads came on each of the last days, by their states and by their forms. */
export function NumbersPanel({ database }: { database: OfficeDatabase }) {
  const [reading, setReading] = useState<Reading>({ kind: 'reading' });
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    let isLeft = false;
    setReading({ kind: 'reading' });
    readCounts(database, new Date()).then(
      (counted) => !isLeft && setReading({ kind: 'read', counted }),
      (error: unknown) => !isLeft && setReading({ kind: 'failed', code: problemCode(error) }),
    );
    return () => {
      isLeft = true;
    };
  }, [database, asked]);
  const again = useCallback(() => setAsked((before) => before + 1), []);
  return (
    <section aria-label={NUMBERS_TEXT.title} className={shared.panel}>
      <div className={shared.bar}>
        <h2 className={shared.title}>{NUMBERS_TEXT.title}</h2>
        <Button look="light" disabled={reading.kind === 'reading'} onClick={again}>
          {reading.kind === 'failed' ? NUMBERS_TEXT.retry : NUMBERS_TEXT.refresh}
        </Button>
      </div>
      <p className={shared.explain}>{NUMBERS_TEXT.explain(DAYS)}</p>
      {reading.kind === 'reading' && <Spinner label={NUMBERS_TEXT.loading} />}
      <p role="alert" className={shared.problem}>
        {reading.kind === 'failed' && deskProblem(reading.code)}
      </p>
      {reading.kind === 'read' && <Tables {...reading.counted} />}
    </section>
  );
}

function Tables({ days, cutIn }: Counted) {
  return (
    <>
      {cutIn && <p>{NUMBERS_TEXT.cut(MOST_COUNTED, formatDayInYear(cutIn))}</p>}
      <DayTable
        caption={NUMBERS_TEXT.byState}
        columns={STATE_NAMES}
        lines={days.map(({ day, all, states }) => ({ day, all, counts: states }))}
        cutIn={cutIn}
      />
      <DayTable
        caption={NUMBERS_TEXT.byForm}
        columns={FORM_COLUMNS}
        lines={days.map(({ day, all, forms }) => ({ day, all, counts: forms }))}
        cutIn={cutIn}
      />
    </>
  );
}
