import { clsx } from 'clsx';
import type { ShownLabel } from '#site/maps/shown-map.ts';
import styles from './map-label.module.css';

interface MapLabelProps {
  label: ShownLabel;
  /** Of its words. */
  className?: string | undefined;
}

/** The words of one point, which keep their size while the map grows and shrinks under them. */
export function MapLabel({ label: { kind, x, y, anchor, dx, lines, plate }, className }: MapLabelProps) {
  return (
    <>
      {plate && <Plate x={x} y={y} plate={plate} />}
      {lines.map(({ text, dy }) => (
        <text key={text} {...{ x, y, dx, dy }} textAnchor={anchor} className={clsx(styles[kind], className)}>
          {text}
        </text>
      ))}
    </>
  );
}

type PlateProps = Pick<ShownLabel, 'x' | 'y'> & { plate: NonNullable<ShownLabel['plate']> };

function Plate({ x: left, y: top, plate: { pointer, ...plate } }: PlateProps) {
  const { x, y, size, offset } = pointer;
  return (
    // Drawings of their own, because percent and em cannot be added within one attribute.
    <svg x={left} y={top} className={styles.plate}>
      <rect {...plate} rx="0.3em" />
      <svg x={x} y={y}>
        <rect x={offset} y={offset} width={size} height={size} transform="rotate(45)" />
      </svg>
      <circle r="0.4em" className={styles.spot} />
    </svg>
  );
}
