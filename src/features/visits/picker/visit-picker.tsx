import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { OfficeEndpoint } from '#protocol/office/office-paths.ts';
import { VISIT_SLOT, VISIT_TOKEN } from '#protocol/office/bookings.ts';
import type { FormKey } from '#protocol/outbox/forms.ts';
import type { Visits } from '#site/schema/visits.ts';
import { slotWords } from '#features/visits/slot-words.ts';
import { choose, markSent, unchoose, useVisits, type ChosenVisit } from '#features/visits/visit-store.ts';
import { PICKING_TEXT } from '#text/visits/picking.ts';
import { Button } from '#ui/controls/button.tsx';
import { Spinner } from '#ui/controls/spinner.tsx';
import { whenReachable } from '#browser/when-reachable.ts';
import styles from './visit-picker.module.css';

const VisitChoice = lazy(() =>
  whenReachable(async () => ({ default: (await import('./visit-choice.tsx')).VisitChoice })),
);

interface VisitPickerProps {
  /** The form that it stands in. */
  form: FormKey;
  /** Slug of the development. */
  site: string;
  visits: Visits;
  /** Whether it stands open from the start. */
  isOpen?: boolean;
}

/** How a choice travels with the form; `visitDate` is what the office reads of it in every inbox. */
const Sent = ({ visit: { slot, token } }: { visit: ChosenVisit }) => (
  <>
    <input
      type="hidden"
      name="visitDate"
      value={token ? slotWords(slot) : PICKING_TEXT.wishFor(slotWords(slot))}
      readOnly
    />
    {token && (
      <>
        <input type="hidden" name={VISIT_SLOT} value={slot} readOnly />
        <input type="hidden" name={VISIT_TOKEN} value={token} readOnly />
      </>
    )}
  </>
);

const waiting = <Spinner label={PICKING_TEXT.loading} />;

function Picker({ form, site, visits, isOpen, office }: VisitPickerProps & { office: OfficeEndpoint }) {
  const { chosen } = useVisits((all) => all[form]);
  const details = useRef<HTMLDetailsElement>(null);
  const [wasOpened, setOpened] = useState(false);
  useEffect(() => {
    // It may have been opened before this code had come.
    if (details.current?.open) setOpened(true);
    const element = details.current?.closest('form');
    // The form itself says so when it was sent and is emptied (src/early/forms/send-form.ts).
    const onInput = ({ target }: Event) => target === element && markSent(form);
    element?.addEventListener('input', onInput);
    return () => element?.removeEventListener('input', onInput);
  }, [form]);
  const clear = () => {
    unchoose(form);
    details.current?.querySelector('summary')?.focus();
  };
  return (
    <div>
      <details
        ref={details}
        open={isOpen}
        className={styles.picker}
        // Opened before this code had come.
        suppressHydrationWarning
        onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}
      >
        <summary>
          {PICKING_TEXT.title} <span className={styles.optional}>{PICKING_TEXT.optional}</span>
          {chosen && <span className={styles.chosen}>{slotWords(chosen.slot)}</span>}
        </summary>
        {wasOpened ? (
          <Suspense fallback={waiting}>
            <VisitChoice
              site={site}
              office={office}
              visits={visits}
              chosen={chosen?.slot ?? null}
              onChoose={(slot, isWish) => choose(form, slot, isWish)}
            />
          </Suspense>
        ) : (
          waiting
        )}
        {chosen && (
          <Button look="light" onClick={clear} className={styles.clear}>
            {PICKING_TEXT.clear}
          </Button>
        )}
      </details>
      {chosen && <Sent visit={chosen} />}
    </div>
  );
}

/** 희망 일시, under a form's own fields: a day and a time for a visit. Without an office nobody is offered any. */
export function VisitPicker(props: VisitPickerProps) {
  const edition = useVisits((all) => all[props.form].edition);
  return __OFFICE__ && <Picker key={edition} office={__OFFICE__} {...props} />;
}
