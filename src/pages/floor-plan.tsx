import { lazy, Suspense } from 'react';
import { rooms } from 'virtual:plan-rooms';
import { interiors } from '#content/interiors.ts';
import { navigation } from '#content/navigation.ts';
import { shell } from '#content/shell.ts';
import { units } from '#content/units.ts';
import { OtherTypes } from '#features/plan-viewer/other-types.tsx';
import { UnitIntroduction } from '#features/plan-viewer/unit-introduction.tsx';
import { AreaTable } from '#features/unit-areas/area-table.tsx';
import { RoomTable } from '#features/unit-areas/room-table.tsx';
import type { PageProps } from '#site/page-props.ts';
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

const hasPage = (path: string) => navigation.pages.some((page) => page.path === path);

/** Pages beside the plans, where the development has them. */
const linksOf = (unit: string) => [
  ...(interiors?.interiors.some((interior) => interior.unit === unit)
    ? [{ path: `/Interior/${unit}`, label: seeInterior }]
    : []),
  { path: '/FloorPlan/videos', label: watchVideos },
  { path: '/FloorPlan/Emodel', label: openTour },
];

export function Page({ page }: PageProps) {
  const unit = units.units.find(({ id }) => id === page.path.split('/').at(-1));
  if (!unit) return <ComingSoon />;
  const sizes = rooms[unit.id];
  const others = units.units.filter(
    ({ id }) => id !== unit.id && !units.viewer.includes(id) && hasPage(`/FloorPlan/${id}`),
  );
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
      <OtherTypes
        types={others.map(({ id, label }) => ({ path: `/FloorPlan/${id}`, label }))}
        links={linksOf(unit.id).filter(({ path }) => hasPage(path))}
      />
    </div>
  );
}
