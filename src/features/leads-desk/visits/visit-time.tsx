import type { OfficeDatabase } from '#features/leads-desk/database/office-database.ts';
import { VISITS_TEXT } from '#text/leads-desk/visits.ts';
import { ArrivalButton } from './arrival-button.tsx';
import type { Visit, VisitTime } from './visit-list.ts';
import styles from './visits.module.css';

interface VisitTimeItemProps {
  database: OfficeDatabase;
  time: VisitTime;
  onChange: (visit: Visit | null) => void;
  onOpenLead: ((lead: string) => void) | undefined;
}

/** A time of the day and who comes then. */
export function VisitTimeItem({ database, time: { time, slot, visits }, onChange, onOpenLead }: VisitTimeItemProps) {
  return (
    <li className={styles.time}>
      <div className={styles.timeBar}>
        <h3 className={styles.clock}>{time}</h3>
        <p className={styles.places}>
          {slot && VISITS_TEXT.places(slot.taken, slot.capacity)} {slot?.closed && VISITS_TEXT.closed}
        </p>
      </div>
      {visits.length === 0 ? (
        <p className={styles.nobody}>{VISITS_TEXT.nobody}</p>
      ) : (
        <ul>
          {visits.map((visit) => (
            <li key={visit.token} className={styles.visit} data-state={visit.state}>
              <span className={styles.box} aria-hidden="true" />
              <VisitorName visit={visit} onOpenLead={onOpenLead} />
              <ArrivalButton database={database} visit={visit} onChange={onChange} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function VisitorName({ visit, onOpenLead }: { visit: Visit; onOpenLead: VisitTimeItemProps['onOpenLead'] }) {
  const { visitor, lead, receipt } = visit;
  return (
    <div className={styles.who}>
      {visitor && onOpenLead ? (
        <button
          type="button"
          aria-label={VISITS_TEXT.open(visitor.name)}
          className={styles.name}
          onClick={() => onOpenLead(lead)}
        >
          <bdi>{visitor.name}</bdi>
        </button>
      ) : (
        <strong className={styles.name}>
          <bdi>{visitor?.name ?? VISITS_TEXT.erased}</bdi>
        </strong>
      )}
      <p className={styles.numbers}>
        {visitor?.lastFour && <span>{VISITS_TEXT.lastFour(visitor.lastFour)}</span>}
        <span>{VISITS_TEXT.receipt(receipt)}</span>
      </p>
    </div>
  );
}
