import { lazy, Suspense, useState } from 'react';
import { rooms, services } from 'virtual:plan-rooms';
import { facts } from '#content/facts.ts';
import { navigation } from '#content/navigation.ts';
import { shell } from '#content/shell.ts';
import { units } from '#content/units.ts';
import { OtherTypes } from '#features/plan-viewer/around/other-types.tsx';
import { neighbours } from '#features/plan-viewer/around/neighbours.ts';
import { UnitIntroduction } from '#features/plan-viewer/around/unit-introduction.tsx';
import { AreaTable } from '#features/unit-areas/area-table.tsx';
import { HomeServices } from './floor-plan/home-services.tsx';
import { PriceLine } from './floor-plan/price-line.tsx';
import { RoomTable } from '#features/unit-areas/room-table.tsx';
import type { PageProps } from './page-props.ts';
import { sectionOf } from '#site/pages/menu.ts';
import type { Variant } from '#site/plan/spaces.ts';
import { hrefOf, pagePath } from '#site/pages/routes.ts';
import type { PageEntry } from '#site/schema/navigation.ts';
import type { Unit } from '#site/schema/units.ts';
import { TYPE_TEXT } from '#text/units/types.ts';
import type { PageKind } from '#site/pages/page-kinds.ts';
import { Badge } from '#ui/controls/badge.tsx';
import { ComingSoon } from '#ui/controls/coming-soon.tsx';
import layout from '#ui/style/layout.module.css';
import { SectionHead } from '#ui/blocks/section-head.tsx';
import { whenReachable } from '#browser/when-reachable.ts';
import { walked } from 'virtual:walked-units';
import styles from './floor-plan.module.css';

// Plan and place stand in the HTML; what magnifies the one, and draws the other, comes after the page is taken over.
const PlanStudy = lazy(() =>
  whenReachable(async () => ({ default: (await import('#features/plan-viewer/plan-study.tsx')).PlanStudy })),
);

const TypeRest = lazy(() =>
  whenReachable(async () => ({ default: (await import('./floor-plan/type-rest.tsx')).TypeRest })),
);

/** A link to a page, where the development has it. */
function linkTo(label: string, kind: PageKind, unit?: string) {
  const path = pagePath(navigation, kind, unit);
  return path === null ? [] : [{ label, href: hrefOf(path, facts.slug) }];
}

/** The price of a type that is sold, chosen already. */
const priceLink = ({ id, forSale }: Pick<Unit, 'id' | 'forSale'>) =>
  forSale ? linkTo(TYPE_TEXT.seePrice, 'price').map(({ label, href }) => ({ label, href: `${href}?type=${id}` })) : [];

/** The walk through a type; of one that has none, that through another. */
const walkLink = (unit: string) =>
  walked.includes(unit)
    ? linkTo(TYPE_TEXT.walk, 'tour').map(({ label, href }) => ({ label, href: `${href}?type=${unit}` }))
    : linkTo(TYPE_TEXT.openTour, 'tour');

/** Pages beside the plans: what it costs first, then the home itself. */
const linksOf = (unit: Pick<Unit, 'id' | 'forSale'>) => [
  ...priceLink(unit),
  ...walkLink(unit.id),
  ...linkTo(TYPE_TEXT.fit, 'fit', unit.id),
  ...linkTo(TYPE_TEXT.seeInterior, 'interior', unit.id),
  ...linkTo(TYPE_TEXT.watchVideos, 'videos'),
];

/** The types that the section's tabs lead to, in their order. */
const typesInTabs = (page: PageEntry): string[] =>
  sectionOf(navigation, page).tabs.flatMap(
    (tab) => navigation.pages.find(({ path, kind }) => path === tab && kind === 'floor-plan')?.unit ?? [],
  );

/** A type's page by its name, and whether it is one that is only shown. */
function typeLink(id: string | null) {
  const unit = units.units.find((one) => one.id === id);
  const label = unit && (unit.forSale ? unit.label : TYPE_TEXT.notSold(unit.label));
  return unit && label ? (linkTo(label, 'floor-plan', unit.id)[0] ?? null) : null;
}

/** All of a type. Its drawing and its table of rooms show the same variant of it. */
function TypePage({ page, unit }: Pick<PageProps, 'page'> & { unit: Unit }) {
  const [variant, setVariant] = useState<Variant>('extended');
  const sizes = rooms[unit.id];
  const served = services[unit.id];
  const tabs = typesInTabs(page);
  const others = units.units.filter(({ id }) => id !== unit.id && !tabs.includes(id));
  const { before, after } = neighbours(tabs, unit.id);
  const [priceHref] = priceLink(unit).map(({ href }) => href);
  return (
    <div className={`${layout.page} ${styles.page}`}>
      <SectionHead
        eyebrow={!unit.forSale && <Badge>{units.exampleNotice}</Badge>}
        title={unit.structure}
        lead={unit.lead}
      />
      {priceHref && <PriceLine unit={unit.id} href={priceHref} className={styles.price} />}
      <div className={styles.plan}>
        <Suspense>
          <PlanStudy unit={unit} notice={units.notice} variant={variant} onVariant={setVariant} />
        </Suspense>
      </div>
      <UnitIntroduction unit={unit} notice={shell.pictureNotice} />
      <div data-below-fold="" className={styles.tables}>
        <div className={styles.stack}>
          <AreaTable unit={unit} />
          {served && <HomeServices services={served} use={unit.use} />}
        </div>
        {sizes && <RoomTable rooms={sizes} variant={unit.areasM2.service === null ? null : variant} />}
      </div>
      <Suspense>
        <TypeRest unit={unit} />
      </Suspense>
      <OtherTypes
        before={typeLink(before)}
        after={typeLink(after)}
        types={others.flatMap(({ id }) => typeLink(id) ?? [])}
        links={linksOf(unit)}
      />
    </div>
  );
}

export function Page({ page }: PageProps) {
  const unit = units.units.find(({ id }) => id === page.unit);
  // Another type begins anew.
  return unit ? <TypePage key={unit.id} page={page} unit={unit} /> : <ComingSoon />;
}
