import { lazy, Suspense } from 'react';
import { complex } from '#content/complex.ts';
import { facts } from '#content/facts.ts';
import { navigation } from '#content/navigation.ts';
import { units } from '#content/units.ts';
import { hashOfCode } from '#site/furniture/layout-address.ts';
import { hrefOf, pagePath } from '#site/pages/routes.ts';
import { findHome } from '#site/units/home-id.ts';
import { unitNumber } from '#site/units/unit-number.ts';
import { NOTEBOOK_TEXT } from '#text/notebook.ts';
import { whenReachable } from '#browser/when-reachable.ts';
import layout from '#ui/style/layout.module.css';
import styles from './my.module.css';
import type { PageProps } from './page-props.ts';

// The checklist stands in the HTML; what keeps it comes after the page is taken over.
const MyVisit = lazy(() =>
  whenReachable(async () => ({ default: (await import('#features/notebook/my-visit.tsx')).MyVisit })),
);

const development = `${facts.name} ${facts.phone}`;

const hrefOfPage = (path: string | null) => path && hrefOf(path, facts.slug);
const chooseHome = hrefOfPage(pagePath(navigation, 'unit-table'));

const compare = hrefOfPage(pagePath(navigation, 'compare'));

const types = units.units
  .filter(({ forSale }) => forSale)
  .map(({ id, label }) => ({ id, label, href: hrefOfPage(pagePath(navigation, 'floor-plan', id)) }));

/** A home in words, with the way to it. */
function homeOf(id: string) {
  const home = findHome(complex?.towers ?? [], id);
  if (!home) return null;
  const label = NOTEBOOK_TEXT.home(home.tower.name, unitNumber(home.floor, home.line.line));
  return { id, label, href: chooseHome && `${chooseHome}?home=${id}` };
}

/** Types of a comparison, by the names that they have today, with the way to it. */
const comparisonOf = (id: string) => ({
  id,
  label: id
    .split(',')
    .map((type) => types.find((one) => one.id === type)?.label ?? type)
    .join('·'),
  href: compare && `${compare}?types=${id}`,
});

/** A layout in words, with the address that opens it. */
function layoutOf({ unit, name, code }: { unit: string; name: string; code: string }) {
  const type = types.find(({ id }) => id === unit);
  const fit = hrefOfPage(pagePath(navigation, 'fit', unit));
  return type && fit !== null ? { label: NOTEBOOK_TEXT.layout(type.label, name), href: fit + hashOfCode(code) } : null;
}

/** What a visitor keeps in this browser. */
export function Page({ page }: PageProps) {
  return (
    <div className={layout.page}>
      <h1 className={styles.title}>{page.label}</h1>
      <p>{NOTEBOOK_TEXT.lead}</p>
      <Suspense>
        <MyVisit
          development={development}
          types={types}
          homeOf={homeOf}
          chooseHome={chooseHome}
          comparisonOf={comparisonOf}
          compare={compare}
          layoutOf={layoutOf}
        />
      </Suspense>
    </div>
  );
}
