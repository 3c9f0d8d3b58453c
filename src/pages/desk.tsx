import { clsx } from 'clsx';
import { facts } from '#content/facts.ts';
import { shell } from '#content/shell.ts';
import { visits } from '#content/visits.ts';
import { LatePart } from '#ui/late-part.tsx';
import { slotPlan } from '#site/visits/slot-plan.ts';
import layout from '#ui/style/layout.module.css';
import type { PageProps } from './page-props.ts';
import styles from './desk.module.css';

const loadDesk = async () => (await import('#features/leads-desk/leads-desk.tsx')).LeadsDesk;

const deskFacts = () => ({
  site: facts.slug,
  retention: shell.leadRetention,
  plan: visits && slotPlan(visits).map((day) => ({ ...day, capacity: visits?.capacity ?? 0 })),
  noticeVersion: shell.privacyNotice.version,
});

/** The leads desk of the staff. Its HTML says nothing, and it takes nothing from this device. */
export function Page({ page }: PageProps) {
  return (
    <div className={clsx(layout.page, styles.desk)}>
      <h1 className={styles.title}>
        {page.label} <span>{facts.name}</span>
      </h1>
      <LatePart load={loadDesk} props={{ facts: deskFacts() }} />
    </div>
  );
}
