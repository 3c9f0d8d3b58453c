import { useState } from 'react';
import { complex } from '#content/complex.ts';
import { navigation } from '#content/navigation.ts';
import { units } from '#content/units.ts';
import { UnitLegend } from '#features/complex/unit-legend.tsx';
import { UnitTable } from '#features/complex/unit-table.tsx';
import { towersHeading, towersLabel } from '#text/pages.ts';
import { ComingSoon } from '#ui/coming-soon.tsx';
import layout from '#ui/layout.module.css';
import { SectionHead } from '#ui/section-head.tsx';
import { Tabs } from '#ui/tabs.tsx';
import styles from './unit-table.module.css';

export function Page() {
  const [selected, setSelected] = useState(complex?.towers[0]?.name ?? '');
  const tower = complex?.towers.find(({ name }) => name === selected);
  if (!complex || !tower) return <ComingSoon />;
  const inTowers = complex.towers.flatMap(({ lines }) => lines.map(({ unit }) => unit));
  const types = units.units
    .filter(({ id }) => inTowers.includes(id))
    .map(({ id, label }) => ({
      id,
      label,
      path: navigation.pages.find(({ path }) => path === `/FloorPlan/${id}`)?.path ?? null,
    }));
  return (
    <div className={`${layout.page} ${styles.page}`}>
      <SectionHead title={towersHeading} lead={complex.towersNotice} />
      <Tabs
        label={towersLabel}
        tabs={complex.towers.map(({ name }) => ({ id: name, label: name }))}
        selected={selected}
        onSelect={setSelected}
      >
        <UnitLegend units={types} shown={tower.lines.map(({ unit }) => unit)} />
        <UnitTable tower={tower} units={types} />
      </Tabs>
    </div>
  );
}
