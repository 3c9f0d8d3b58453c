import type { ReactNode } from 'react';
import { OVERVIEW_TEXT } from '#text/pages/overview.ts';
import { Accordion } from '#ui/blocks/accordion.tsx';
import { Notes } from '#ui/blocks/notes.tsx';
import { Rows } from '#ui/blocks/rows.tsx';
import styles from './overview-accordion.module.css';

interface OverviewAccordionProps {
  /** `factRows(facts)` and the content's own. */
  rows: readonly { label: string; value: string }[];
  notes: readonly string[];
  /** The maps; null leaves the part out. */
  location: ReactNode;
  /** The slider of the premium part; null leaves the part out. */
  premium: ReactNode;
  /** Part that is open at first; null for none. */
  initial?: 'overview' | 'location' | 'premium' | null;
}

/** The overview of the mobile layout: overview, location with its maps, premium. */
export function OverviewAccordion({ rows, notes, location, premium, initial = 'overview' }: OverviewAccordionProps) {
  const items = [
    {
      key: 'overview',
      label: OVERVIEW_TEXT.overview,
      content: (
        <div className={styles.part}>
          <Rows rows={rows} />
          <Notes notes={notes} />
        </div>
      ),
    },
    ...(location ? [{ key: 'location', label: OVERVIEW_TEXT.location, content: location }] : []),
    ...(premium ? [{ key: 'premium', label: OVERVIEW_TEXT.premium, content: premium }] : []),
  ];
  return <Accordion items={items} initial={initial} />;
}
