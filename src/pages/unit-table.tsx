import { complex } from '#content/complex.ts';
import { facts } from '#content/facts.ts';
import { navigation } from '#content/navigation.ts';
import { units } from '#content/units.ts';
import { Towers } from '#features/complex/towers/towers.tsx';
import { hrefOf, pagePath } from '#site/pages/routes.ts';
import { TOWERS_TEXT } from '#text/units/homes.ts';
import { ComingSoon } from '#ui/controls/coming-soon.tsx';
import layout from '#ui/style/layout.module.css';
import { SectionHead } from '#ui/blocks/section-head.tsx';
import styles from './unit-table.module.css';

export function Page() {
  if (!complex) return <ComingSoon />;
  const inTowers = complex.towers.flatMap(({ lines }) => lines.map(({ unit }) => unit));
  const types = units.units
    .filter(({ id }) => inTowers.includes(id))
    .map(({ id, label, use }) => {
      const path = pagePath(navigation, 'floor-plan', id);
      return { id, label, use, href: path && hrefOf(path, facts.slug) };
    });
  return (
    <div className={`${layout.page} ${styles.page}`}>
      <SectionHead title={TOWERS_TEXT.heading} lead={complex.towersNotice} />
      <Towers towers={complex.towers} units={types} />
    </div>
  );
}
