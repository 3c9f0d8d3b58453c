import type { Neighbourhood } from '#site/maps/neighbourhood.ts';
import { LOCATION_TEXT } from '#text/pages/location.ts';
import styles from './map-legend.module.css';

/** What the lines and areas of the map are. */
export function MapLegend({ railways, grounds }: Pick<Neighbourhood, 'railways' | 'grounds'>) {
  return (
    <ul aria-label={LOCATION_TEXT.legend} className={styles.legend}>
      {railways.map(({ name, colour }) => (
        <li key={name}>
          <svg width="28" height="4" aria-hidden="true">
            <rect width="28" height="4" fill={colour} />
          </svg>
          {name}
        </li>
      ))}
      {grounds.map((ground) => (
        <li key={ground} className={styles[ground]}>
          {LOCATION_TEXT.grounds[ground]}
        </li>
      ))}
    </ul>
  );
}
