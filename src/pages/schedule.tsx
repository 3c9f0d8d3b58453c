import { schedule } from '#content/schedule.ts';
import { shell } from '#content/shell.ts';
import { formatLastDay, formatWeekday } from '#site/dates.ts';
import type { Schedule } from '#site/schema/development.ts';
import { example, scheduleHeading } from '#text/pages.ts';
import { Badge } from '#ui/badge.tsx';
import { ComingSoon } from '#ui/coming-soon.tsx';
import { Illustration } from '#ui/illustration.tsx';
import layout from '#ui/layout.module.css';
import { Notes } from '#ui/notes.tsx';
import { SectionHead } from '#ui/section-head.tsx';
import styles from './schedule.module.css';

export function Page() {
  if (!schedule) return <ComingSoon />;
  const { lead, picture, steps, notes, example: isExample } = schedule;
  return (
    <div className={`${layout.page} ${styles.page}`}>
      <SectionHead title={scheduleHeading} lead={lead} />
      <Illustration
        picture={picture}
        notice={shell.pictureNotice}
        early
        sizes="(max-width: 1296px) 100vw, 1200px"
        className={styles.picture}
      />
      <ol className={styles.steps}>
        {steps.map((step) => (
          <Step key={step.title} step={step} isExample={isExample} />
        ))}
      </ol>
      <Notes notes={notes} />
    </div>
  );
}

function Step({
  step: { title, from, until, text },
  isExample,
}: {
  step: Schedule['steps'][number];
  isExample: boolean;
}) {
  return (
    <li className={styles.step}>
      <p className={styles.when}>
        <time dateTime={from}>{formatWeekday(from)}</time>
        {until && (
          <>
            {' ~ '}
            <time dateTime={until}>{formatLastDay(from, until)}</time>
          </>
        )}
        {isExample && <Badge>{example}</Badge>}
      </p>
      <div>
        <h3 className={styles.title}>{title}</h3>
        <p>{text}</p>
      </div>
    </li>
  );
}
