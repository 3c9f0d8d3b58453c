import { scaleBar } from '#site/maps/scale-bar.ts';
import { MAP_TEXT } from '#text/pages/location.ts';
import styles from './scale-bar.module.css';

interface ScaleBarProps {
  /** What the drawing that it stands on is wide when it is not magnified. */
  km: number;
  /** How much it is magnified. */
  scale?: number;
}

/** A round length, in the lower left corner of a map's square. */
export function ScaleBar({ km, scale = 1 }: ScaleBarProps) {
  const { metres, share } = scaleBar(km, scale);
  return (
    <svg x="12" y="100%" className={styles.bar}>
      <rect y="-17" width={`${Math.round(share * scale * 1000) / 10}%`} height="5" />
      <text y="-25">{MAP_TEXT.length(metres)}</text>
    </svg>
  );
}
