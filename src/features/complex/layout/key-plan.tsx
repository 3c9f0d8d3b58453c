import { BELOW_FOLD, mark } from '#protocol/page/page-marks.ts';
import type { KeyPlanTower } from '#site/units/key-plan.ts';
import { KEY_PLAN_TEXT } from '#text/units/key-plan.ts';
import styles from './key-plan.module.css';

/** The drawing's own units: a line of homes is a square of 24. */
const CELL = 24;
const NAME = 28;
const EDGE = 24;
const SIZE = { width: 480, height: 240 } as const;

/** Where something stands between the first and the last of all, spread over a length. */
function spread(value: number, all: readonly number[], length: number): number {
  const [first, last] = [Math.min(...all), Math.max(...all)];
  return last === first ? length / 2 : ((value - first) / (last - first)) * length;
}

interface KeyPlanProps {
  towers: readonly KeyPlanTower[];
  /** The type's name. */
  label: string;
  /** Its homes, counted and in words. */
  homes: string;
  /** What of this is not settled yet. */
  notice: string;
}

/** Where in the development a type's homes stand: all towers, those lines filled; and the same in words. */
export function KeyPlan({ towers, label, homes, notice }: KeyPlanProps) {
  const places = towers
    .map(({ name, lines }) => ({ name, lines: lines.flatMap(({ line, isOfType }) => (isOfType ? line : [])) }))
    .filter(({ lines }) => lines.length > 0);
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
      {/* For the eye alone: the words beside it say the same. */}
      <svg viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} aria-hidden="true" className={styles.drawing}>
        <rect width={SIZE.width} height={SIZE.height} rx="4" className={styles.ground} />
        {towers.map((tower) => (
          <TowerBlock key={tower.name} tower={tower} all={towers} />
        ))}
      </svg>
    </section>
  );
}

function TowerBlock({ tower: { name, at, lines }, all }: { tower: KeyPlanTower; all: readonly KeyPlanTower[] }) {
  const width = lines.length * CELL;
  const across = all.map((tower) => tower.at[0]);
  const down = all.map((tower) => tower.at[1]);
  const left = EDGE + spread(at[0], across, SIZE.width - 2 * EDGE - width);
  const top = EDGE + spread(at[1], down, SIZE.height - 2 * EDGE - CELL - NAME);
  const isFound = lines.some(({ isOfType }) => isOfType);
  return (
    <g transform={`translate(${Math.round(left)} ${Math.round(top)})`}>
      {lines.map(({ line, isOfType }, index) => (
        <rect
          key={line}
          x={index * CELL}
          width={CELL}
          height={CELL}
          className={isOfType ? styles.ofType : styles.other}
        />
      ))}
      <text x={width / 2} y={CELL + NAME - 6} textAnchor="middle" className={isFound ? styles.found : styles.name}>
        {name}
      </text>
    </g>
  );
}
