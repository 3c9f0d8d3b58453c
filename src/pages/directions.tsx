import { maps } from 'virtual:maps';
import { directions } from '#content/directions.ts';
import { PlaceCard } from '#features/directions/place-card.tsx';
import { DrawnMap } from '#features/maps/drawn-map.tsx';
import { ComingSoon } from '#ui/controls/coming-soon.tsx';
import { Notes } from '#ui/blocks/notes.tsx';
import { SectionHead } from '#ui/blocks/section-head.tsx';
import layout from '#ui/style/layout.module.css';
import styles from './directions.module.css';

export function Page() {
  if (!directions) return <ComingSoon />;
  const { title, lead, places, map: mapId, ways, notes } = directions;
  const map = maps?.maps.find(({ id }) => id === mapId);
  return (
    <div className={`${layout.page} ${styles.page}`}>
      <SectionHead title={title} lead={lead} />
      <div className={styles.places}>
        {places.map((place) => (
          <PlaceCard key={place.name} place={place} />
        ))}
      </div>
      <div data-below-fold="" className={styles.split}>
        <dl className={styles.ways}>
          {ways.map((way) => (
            <div key={way.title}>
              <dt>{way.title}</dt>
              {way.lines.map((line) => (
                <dd key={line}>{line}</dd>
              ))}
            </div>
          ))}
        </dl>
        {map && maps && <DrawnMap map={map} notice={maps.notice} />}
      </div>
      <Notes notes={notes} />
    </div>
  );
}
