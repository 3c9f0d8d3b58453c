import { BELOW_FOLD, mark } from '#protocol/page/page-marks.ts';
import type { KeyPlanTower } from '#site/units/key-plan.ts';
import { KEY_PLAN_TEXT } from '#text/units/key-plan.ts';
import styles from './key-plan.module.css';
import { TowerBlocks } from './tower-blocks.tsx';
import { typeColours } from './type-colours.ts';

interface KeyPlanProps {
  towers: readonly KeyPlanTower[];
  /** Where north is: degrees clockwise from the drawing's upper edge. */
  north: number;
  /** The type's name. */
  label: string;
  /** Its homes, counted and in words. */
  homes: string;
  /** What of this is not settled yet. */
  notice: string;
}

/** Where in the development a type's homes stand: all towers, those lines filled; and the same in words. */
export function KeyPlan({ towers, north, label, homes, notice }: KeyPlanProps) {
  const places = towers
    .map(({ name, lines }) => ({ name, lines: lines.flatMap(({ line, isOfType }) => (isOfType ? line : [])) }))
    .filter(({ lines }) => lines.length > 0);
  const type = towers.flatMap(({ lines }) => lines).find(({ isOfType }) => isOfType)?.unit;
  return (
    <section {...mark(BELOW_FOLD)} className={styles.plan} aria-labelledby="key-plan">
      <div>
        <h3 id="key-plan" className={styles.title}>
          {KEY_PLAN_TEXT.title}
        </h3>
        <p className={styles.homes}>{KEY_PLAN_TEXT.homes(label, homes)}</p>
        <ul className={styles.places}>
          {places.map(({ name, lines }) => (
            <li key={name}>
              <span className={styles.tower}>{name}</span> {lines.join(', ')}
            </li>
          ))}
        </ul>
        <p className={styles.notice}>{notice}</p>
      </div>
      <TowerBlocks
        towers={towers}
        north={north}
        className={typeColours(towers).get(type ?? '')}
        isFound={({ lines }) => lines.some(({ isOfType }) => isOfType)}
      />
    </section>
  );
}
