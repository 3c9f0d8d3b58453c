import { lazy, Suspense } from 'react';
import { rooms } from 'virtual:plan-rooms';
import { navigation } from '#content/navigation.ts';
import { shell } from '#content/shell.ts';
import { units } from '#content/units.ts';
import { OtherTypes } from '#features/plan-viewer/other-types.tsx';
import { UnitIntroduction } from '#features/plan-viewer/unit-introduction.tsx';
import { AreaTable } from '#features/unit-areas/area-table.tsx';
import { RoomTable } from '#features/unit-areas/room-table.tsx';
import type { PageProps } from './page-props.ts';
import { pagePath } from '#site/routes.ts';
import type { Unit } from '#site/schema/units.ts';
import { openTour, seeInterior, watchVideos } from '#text/pages.ts';
import { Badge } from '#ui/badge.tsx';
import { ComingSoon } from '#ui/coming-soon.tsx';
import layout from '#ui/layout.module.css';
import { SectionHead } from '#ui/section-head.tsx';
import { whenReachable } from '#ui/when-reachable.ts';
import styles from './floor-plan.module.css';

// The plan stands in the HTML; what magnifies it comes after the page is taken over.
const PlanStudy = lazy(() =>
  whenReachable(async () => ({ default: (await import('#features/plan-viewer/plan-study.tsx')).PlanStudy })),
);

/** Pages beside the plans, where the development has them. */
const linksOf = (unit: string) =>
  [
    { path: pagePath(navigation, 'interior', unit), label: seeInterior },
    { path: pagePath(navigation, 'videos'), label: watchVideos },
    { path: pagePath(navigation, 'tour'), label: openTour },
  ].filter(isLink);

const typeLink = ({ id, label }: Unit) => ({ path: pagePath(navigation, 'floor-plan', id), label });
const isLink = (link: { path: string | null; label: string }): link is { path: string; label: string } =>
  link.path !== null;

export function Page({ page }: PageProps) {
  const unit = units.units.find(({ id }) => id === page.unit);
  if (!unit) return <ComingSoon />;
  const sizes = rooms[unit.id];
  const others = units.units.filter(({ id }) => id !== unit.id && !units.viewer.includes(id));
  return (
    <div className={`${layout.page} ${styles.page}`}>
      <SectionHead
        eyebrow={
          <>
            {unit.label} {!unit.forSale && <Badge>{units.exampleNotice}</Badge>}
          </>
        }
        title={unit.structure}
        lead={unit.lead}
      />
      <div className={styles.plan}>
        <Suspense>
          <PlanStudy key={unit.id} unit={unit} notice={units.notice} />
        </Suspense>
      </div>
      <UnitIntroduction unit={unit} notice={shell.pictureNotice} />
      <div data-below-fold="" className={styles.tables}>
        <AreaTable areas={unit.areasM2} />
        {sizes && <RoomTable rooms={sizes} />}
      </div>
      <OtherTypes types={others.map(typeLink).filter(isLink)} links={linksOf(unit.id)} />
    </div>
  );
}
