import type { OfficeDatabase, OfficeQuery } from '#features/leads-desk/database/office-database.ts';
import { usePages } from '#features/leads-desk/database/use-pages.ts';
import shared from '#features/leads-desk/panel.module.css';
import { OFFICE } from '#protocol/office/office-paths.ts';
import { receiptNumber } from '#protocol/outbox/receipt-number.ts';
import { formatWeekday } from '#text/dates.ts';
import { dayInSeoul, timeInSeoul } from '#text/moments.ts';
import { DEED_NAMES, LOG_TEXT } from '#text/leads-desk/log.ts';
import { deskProblem } from '#text/leads-desk/problems.ts';
import { Button } from '#ui/controls/button.tsx';
import { Spinner } from '#ui/controls/spinner.tsx';
import { detailText, logLineOf, type LogLine } from './log-entry.ts';
import styles from './log-panel.module.css';

const NEWEST: OfficeQuery = {
  collection: OFFICE.log,
  orderBy: [{ field: 'at', direction: 'descending' }],
  limit: 50,
};

interface LogPanelProps {
  database: OfficeDatabase;
  /** Shows a lead's sheet; without it the log only names leads. */
  onOpenLead?: (lead: string) => void;
}

/** What the office did, newest first, by days. Nothing in it can be changed. */
export function LogPanel({ database, onOpenLead }: LogPanelProps) {
  const { documents, isMore, isReading, problem, more, reload } = usePages(database, NEWEST);
  const lines = documents.flatMap((found) => logLineOf(found) ?? []);
  return (
    <section aria-label={LOG_TEXT.title} className={shared.panel}>
      <div className={shared.bar}>
        <h2 className={shared.title}>{LOG_TEXT.title}</h2>
        <Button look="light" disabled={isReading} onClick={() => void reload()}>
          {LOG_TEXT.refresh}
        </Button>
      </div>
      <p className={shared.explain}>{LOG_TEXT.explain}</p>
      {daysOf(lines).map(([day, ofDay]) => (
        <section key={day} aria-label={formatWeekday(day)}>
          <h3 className={styles.day}>{formatWeekday(day)}</h3>
          <ol className={styles.lines}>
            {ofDay.map((line) => (
              <Line key={line.id} line={line} uid={database.uid} onOpenLead={onOpenLead} />
            ))}
          </ol>
        </section>
      ))}
      {isReading && <Spinner label={LOG_TEXT.loading} />}
      {!isReading && !problem && lines.length === 0 && <p role="status">{LOG_TEXT.empty}</p>}
      <p role="alert" className={shared.problem}>
        {problem && deskProblem(problem)}
      </p>
      {isMore && !isReading && (
        <Button look="light" onClick={() => void more()}>
          {problem ? LOG_TEXT.retry : LOG_TEXT.more}
        </Button>
      )}
    </section>
  );
}

/** Lines that stand in order, by their days. */
function daysOf(lines: readonly LogLine[]): [string, LogLine[]][] {
  const days = new Map<string, LogLine[]>();
  for (const line of lines) {
    const day = dayInSeoul(line.at);
    days.set(day, [...(days.get(day) ?? []), line]);
  }
  return [...days];
}

interface LineProps {
  line: LogLine;
  /** Account of who looks. */
  uid: string;
  onOpenLead: LogPanelProps['onOpenLead'];
}

function Line({ line, uid, onOpenLead }: LineProps) {
  const { deed, by, at, lead, count } = line;
  const detail = detailText(line);
  return (
    <li className={styles.line}>
      <time dateTime={at.toISOString()} className={styles.time}>
        {timeInSeoul(at)}
      </time>
      <p className={styles.deed}>
        <strong>{DEED_NAMES[deed]}</strong> {detail && <span>{detail}</span>}{' '}
        {count !== undefined && <span>{LOG_TEXT.count(count)}</span>}
      </p>
      <p className={styles.by}>{by === uid ? LOG_TEXT.me : LOG_TEXT.other(by.slice(0, 6))}</p>
      {lead && <LeadName lead={lead} onOpen={deed === 'erase' ? undefined : onOpenLead} />}
    </li>
  );
}

function LeadName({ lead, onOpen }: { lead: string; onOpen: LogPanelProps['onOpenLead'] }) {
  const receipt = receiptNumber(lead);
  if (!onOpen)
    return (
      <p className={styles.lead}>
        {LOG_TEXT.receipt} {receipt}
      </p>
    );
  return (
    <button type="button" className={styles.open} aria-label={LOG_TEXT.open(receipt)} onClick={() => onOpen(lead)}>
      {receipt}
    </button>
  );
}
