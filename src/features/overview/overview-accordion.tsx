import type { ReactNode } from 'react';
import type { Maps } from '#site/schema/development.ts';
import { accordionLocation, accordionOverview, accordionPremium } from '#text/pages.ts';
import { Accordion } from '#ui/accordion.tsx';
import { Illustration } from '#ui/illustration.tsx';
import { Notes } from '#ui/notes.tsx';
import { Rows } from '#ui/rows.tsx';
import styles from './overview-accordion.module.css';

interface OverviewAccordionProps {
  /** `factRows(facts)` and the content's own. */
  rows: readonly { label: string; value: string }[];
  notes: readonly string[];
  maps: Maps | null;
  /** The slider of the premium part; null leaves the part out. */
  premium: ReactNode;
  /** Part that is open at first. */
  initial?: 'overview' | 'location' | 'premium';
}

/** The overview of the mobile layout: overview, location with its maps, premium. */
export function OverviewAccordion({ rows, notes, maps, premium, initial = 'overview' }: OverviewAccordionProps) {
  const items = [
    {
      key: 'overview',
      label: accordionOverview,
      content: (
        <div className={styles.part}>
          <Rows rows={rows} />
          <Notes notes={notes} />
        </div>
      ),
    },
    ...(maps ? [{ key: 'location', label: accordionLocation, content: <MapList maps={maps} /> }] : []),
    ...(premium ? [{ key: 'premium', label: accordionPremium, content: premium }] : []),
  ];
  return <Accordion items={items} initial={initial} />;
}

function MapList({ maps: { maps, notice } }: { maps: Maps }) {
  return (
    <div className={styles.part}>
      {maps.map(({ id, title, picture }) => (
        <div key={id}>
          <h3 className={styles.title}>{title}</h3>
          <Illustration picture={picture} notice={notice} className={styles.map} />
        </div>
      ))}
    </div>
  );
}
