import { lazy, Suspense } from 'react';
import { facts } from '#content/facts.ts';
import { schedule } from '#content/schedule.ts';
import { hrefOf } from '#site/pages/routes.ts';
import { SCHEDULE_TEXT } from '#text/pages/schedule.ts';
import { whenReachable } from '#browser/when-reachable.ts';
import { ComingSoon } from '#ui/controls/coming-soon.tsx';
import layout from '#ui/style/layout.module.css';
import { Notes } from '#ui/blocks/notes.tsx';
import { SectionHead } from '#ui/blocks/section-head.tsx';
import type { PageProps } from './page-props.ts';
import styles from './schedule.module.css';

// The dates stand in the HTML; what the day makes of them, and the way to a calendar, come after the page is taken over.
const ScheduleBody = lazy(() =>
  whenReachable(async () => ({ default: (await import('#features/schedule/schedule-body.tsx')).ScheduleBody })),
);

export function Page({ page }: PageProps) {
  if (!schedule) return <ComingSoon />;
  const { lead, notes } = schedule;
  const site = {
    name: facts.shortName,
    slug: facts.slug,
    address: facts.origin + hrefOf(page.path, facts.slug),
    modelHouse: facts.modelHouse.address,
  };
  return (
    <div className={`${layout.page} ${styles.page}`}>
      <SectionHead title={SCHEDULE_TEXT.heading} lead={lead} />
      <Suspense fallback={<div className={styles.room} />}>
        <ScheduleBody schedule={schedule} site={site} />
      </Suspense>
      <Notes notes={notes} />
    </div>
  );
}
