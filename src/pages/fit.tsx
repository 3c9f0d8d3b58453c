import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { facts } from '#content/facts.ts';
import { navigation } from '#content/navigation.ts';
import { units } from '#content/units.ts';
import { hrefOf, pagePath } from '#site/pages/routes.ts';
import { FIT_TEXT } from '#text/furniture/fit.ts';
import { whenReachable } from '#browser/when-reachable.ts';
import { ComingSoon } from '#ui/controls/coming-soon.tsx';
import layout from '#ui/style/layout.module.css';
import styles from './fit.module.css';
import type { PageProps } from './page-props.ts';

// The plan stands in the HTML; what moves furniture on it comes after the page is taken over.
const FitDesk = lazy(() => whenReachable(async () => ({ default: (await import('./fit/fit-desk.tsx')).FitDesk })));

/** Furniture on a type's plan. */
export function Page({ page }: PageProps) {
  const unit = units.units.find(({ id }) => id === page.unit);
  const plan = unit && pagePath(navigation, 'floor-plan', unit.id);
  if (!unit || !plan) return <ComingSoon />;
  return (
    <div className={layout.page}>
      <h1 className={styles.title}>{page.label}</h1>
      <p className={styles.lead}>{FIT_TEXT.lead}</p>
      <Suspense>
        <FitDesk key={unit.id} unit={unit} />
      </Suspense>
      <p className={styles.notice}>{FIT_TEXT.notice}</p>
      <p className={styles.back}>
        <Link to={hrefOf(plan, facts.slug)}>{FIT_TEXT.seePlan(unit.label)}</Link>
      </p>
    </div>
  );
}
