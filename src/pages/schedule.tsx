import { schedule } from '#content/schedule.ts';
import { ScheduleChart } from '#features/schedule/schedule-chart.tsx';
import { ScheduleList } from '#features/schedule/schedule-list.tsx';
import { scheduleHeading } from '#text/headings.ts';
import { ComingSoon } from '#ui/controls/coming-soon.tsx';
import layout from '#ui/style/layout.module.css';
import { Notes } from '#ui/blocks/notes.tsx';
import { SectionHead } from '#ui/blocks/section-head.tsx';
import styles from './schedule.module.css';

export function Page() {
  if (!schedule) return <ComingSoon />;
  const { lead, steps, notes, example } = schedule;
  return (
    <div className={`${layout.page} ${styles.page}`}>
      <SectionHead title={scheduleHeading} lead={lead} />
      <ScheduleChart steps={steps} isExample={example} />
      <ScheduleList steps={steps} isExample={example} />
      <Notes notes={notes} />
    </div>
  );
}
