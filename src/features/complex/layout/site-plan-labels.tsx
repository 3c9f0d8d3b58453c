import type { Complex } from '#site/schema/complex.ts';
import { textWidth } from '#site/maps/text-width.ts';
import styles from './site-plan.module.css';

type Point = Complex['layout']['places'][number]['at'];

const em = (value: number) => `${Math.round(value * 100) / 100}em`;
/** Middle of the letters above the baseline. */
const MIDDLE = '0.34em';
const TOWER_SIZE = 1.125;
/** Percent of the width from which a name runs to the left, so that it stays on the picture. */
const FAR_RIGHT = 78;

const place = ([x, y]: Point) => ({ x: `${x}%`, y: `${y}%`, overflow: 'visible' });

/** A name in the middle of a light plate: it reads over cars and kerbs. */
export function Plate({ name }: { name: string }) {
  const width = textWidth(name) + 0.9;
  return (
    <g className={styles.plate}>
      <rect x={em(-width / 2)} y="-0.85em" width={em(width)} height="1.7em" rx="0.3em" />
      <text y={MIDDLE} textAnchor="middle">
        {name}
      </text>
    </g>
  );
}

/** The name of a tower, on a plate in the middle of its roof. */
export function TowerLabel({ name, at }: { name: string; at: Point }) {
  const width = textWidth(name) * TOWER_SIZE + 1.3;
  return (
    <svg {...place(at)} className={styles.tower}>
      <rect x={em(-width / 2)} y="-1em" width={em(width)} height="2em" rx="1em" />
      <text y={MIDDLE} textAnchor="middle">
        {name}
      </text>
    </svg>
  );
}

/** A place's number and name; small pictures show the number alone, and a legend under them the name. */
export function PlaceLabel({ number, name, at }: { number: number; name: string; at: Point }) {
  const toLeft = at[0] > FAR_RIGHT;
  const width = textWidth(name) + 2.6;
  return (
    <svg {...place(at)} className={styles.place}>
      <g className={styles.name}>
        <rect x={em(toLeft ? 1 - width : -1)} y="-1em" width={em(width)} height="2em" rx="1em" />
        <text x={em(toLeft ? -1.1 : 1.1)} y={MIDDLE} textAnchor={toLeft ? 'end' : 'start'}>
          {name}
        </text>
      </g>
      <circle r="0.85em" />
      <text y={MIDDLE} textAnchor="middle" aria-hidden="true" className={styles.number}>
        {number}
      </text>
    </svg>
  );
}
