import { lazy, Suspense } from 'react';
import type { PageProps } from './page-props.ts';
import { COMPARE_TEXT } from '#text/pages/compare.ts';
import { COMPARISON_TEXT } from '#text/units/comparison.ts';
import { whenReachable } from '#browser/when-reachable.ts';
import { SectionHead } from '#ui/blocks/section-head.tsx';
import { ComingSoon } from '#ui/controls/coming-soon.tsx';
import layout from '#ui/style/layout.module.css';
import styles from './compare.module.css';

// The two best-known types stand in the HTML; what compares others comes after the page is taken over.
const CompareTypes = lazy(() =>
  whenReachable(async () => ({ default: (await import('./compare/compare-types.tsx')).CompareTypes })),
);

export function Page({ page }: PageProps) {
  if (page.empty) return <ComingSoon />;
  return (
    <div className={`${layout.page} ${styles.page}`}>
      <SectionHead title={COMPARE_TEXT.heading} lead={COMPARISON_TEXT.lead} />
      <div className={styles.types}>
        <Suspense>
          <CompareTypes />
        </Suspense>
      </div>
    </div>
  );
}
