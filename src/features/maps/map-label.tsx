import { clsx } from 'clsx';
import type { ShownLabel } from '#site/maps/shown-map.ts';
import styles from './drawn-map.module.css';

/** The words of one point. */
export function MapLabel({ label: { kind, x, y, size, spread, anchor, dx, lines, plate } }: { label: ShownLabel }) {
  return (
    // A drawing of its own, because percent and em cannot be added within one attribute.
    <svg x={x} y={y} fontSize={size} overflow="visible">
      {plate && <Plate plate={plate} />}
      <text textAnchor={anchor} letterSpacing={spread} className={clsx(styles.label, styles[kind])}>
        {lines.map(({ text, dy }) => (
          <tspan key={dy} x={dx} y={dy}>
            {text}
          </tspan>
        ))}
      </text>
    </svg>
  );
}

function Plate({ plate: { pointer, ...plate } }: { plate: NonNullable<ShownLabel['plate']> }) {
  const { x, y, size, offset } = pointer;
  return (
    <g className={styles.plate}>
      <rect {...plate} rx="0.3em" />
      <svg x={x} y={y} overflow="visible">
        <rect x={offset} y={offset} width={size} height={size} transform="rotate(45)" />
      </svg>
    </g>
  );
}
