import { clsx } from 'clsx';
import type { MouseEvent } from 'react';
import type { NeighbourhoodPlace } from '#site/maps/neighbourhood.ts';
import { LOCATION_TEXT } from '#text/pages/location.ts';
import { HousePin } from './house-pin.tsx';
import { entryId, keyOf, markerId } from './place-keys.ts';
import styles from './place-list.module.css';

interface PlaceListProps {
  places: readonly NeighbourhoodPlace[];
  /** Key of the place that the map marks. */
  marked: string | null;
  onPress: (place: NeighbourhoodPlace, event: MouseEvent) => void;
}

/** All that the map shows, in words: what is there, and how far it is as the crow flies. */
export function PlaceList({ places, marked, onPress }: PlaceListProps) {
  return (
    <ul className={styles.list}>
      {places.map((place) => (
        <li key={keyOf(place)}>
          <a
            href={`#${markerId(place)}`}
            id={entryId(place)}
            className={styles.entry}
            aria-current={keyOf(place) === marked ? 'true' : undefined}
            onClick={(event) => onPress(place, event)}
          >
            <Badge place={place} />
            <span className={styles.name}>
              {place.name}
              {place.spot && <small> {place.spot}</small>}
              {place.lines?.map(({ name, colour }) => (
                <Line key={name} name={name} colour={colour} />
              ))}
            </span>
            <span className={styles.distance}>
              {place.km === null ? LOCATION_TEXT.site : LOCATION_TEXT.distance(place.km)}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The number or the pin that the place has in the map. */
function Badge({ place: { kind, number } }: { place: NeighbourhoodPlace }) {
  if (number !== null)
    return <span className={clsx(styles.badge, kind === 'station' && styles.station)}>{number}</span>;
  if (kind === 'model-house')
    return (
      <svg viewBox="-14 -14 28 28" aria-hidden="true" className={styles.pin}>
        <HousePin />
      </svg>
    );
  return <span aria-hidden="true" className={clsx(styles.badge, styles.site)} />;
}

const Line = ({ name, colour }: { name: string; colour: string }) => (
  <small className={styles.line}>
    <svg viewBox="0 0 10 10" aria-hidden="true">
      <circle cx="5" cy="5" r="5" fill={colour} />
    </svg>
    {name}
  </small>
);
