import type { ShownMaps } from '#site/maps/shown-map.ts';
import { DrawnMap } from './drawn-map.tsx';
import styles from './map-list.module.css';

/** All maps of the development, side by side where there is room. */
export function MapList({ maps: { maps, notice } }: { maps: ShownMaps }) {
  return (
    <div className={styles.list}>
      {maps.map((map) => (
        <section key={map.id} aria-label={map.title}>
          <h3 className={styles.title}>{map.title}</h3>
          <DrawnMap map={map} notice={notice} />
        </section>
      ))}
    </div>
  );
}
