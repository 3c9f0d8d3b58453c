import { lazy, Suspense } from 'react';
import { complex } from '#content/complex.ts';
import { whenReachable } from '#browser/when-reachable.ts';
import { TOWERS_TEXT } from '#text/units/homes.ts';
import { ComingSoon } from '#ui/controls/coming-soon.tsx';
import layout from '#ui/style/layout.module.css';
import { SectionHead } from '#ui/blocks/section-head.tsx';
import styles from './unit-table.module.css';

// Towers and lists stand in the HTML; what chooses among them comes after the page is taken over.
const ChooseHome = lazy(() =>
  whenReachable(async () => ({ default: (await import('./unit-table/choose-home.tsx')).ChooseHome })),
);

export function Page() {
  if (!complex) return <ComingSoon />;
  return (
    <div className={`${layout.page} ${styles.page}`}>
      <SectionHead title={TOWERS_TEXT.heading} lead={complex.towersNotice} />
      <Suspense>
        <ChooseHome complex={complex} />
      </Suspense>
    </div>
  );
}
