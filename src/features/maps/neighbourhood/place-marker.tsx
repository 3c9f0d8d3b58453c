import type { MouseEvent } from 'react';
import type { NeighbourhoodPlace } from '#site/maps/neighbourhood.ts';
import { MapLabel } from '#features/maps/map-label.tsx';
import { HousePin } from './house-pin.tsx';
import { entryId, markerId } from './place-keys.ts';
import styles from './place-marker.module.css';

interface PlaceMarkerProps {
  place: NeighbourhoodPlace;
  isMarked: boolean;
  onPress: (event: MouseEvent) => void;
}

/** A place in the map with its one mark, a number or a pin; leads to its entry in the list. */
export function PlaceMarker({ place, isMarked, onPress }: PlaceMarkerProps) {
  const { label, aside, number } = place;
  const { x, y } = label;
  return (
    <a
      href={`#${entryId(place)}`}
      id={markerId(place)}
      // Who uses the keyboard has the list, which says all of this and more.
      tabIndex={-1}
      className={styles.marker}
      data-kind={place.kind}
      data-marked={isMarked}
      onClick={onPress}
    >
      <circle cx={x} cy={y} r="1.9em" className={styles.halo} />
      {place.kind === 'model-house' && (
        <svg x={x} y={y} overflow="visible">
          <HousePin className={styles.house} />
        </svg>
      )}
      <MapLabel label={label} className={number === null ? undefined : styles.name} />
      {number !== null && (
        <svg x={x} y={y} overflow="visible">
          {aside && (
            <>
              <line x2={aside.x} y2={aside.y} className={styles.lead} />
              <circle r="3" className={styles.spot} />
            </>
          )}
          <svg x={aside?.x} y={aside?.y} overflow="visible">
            <circle r="0.8em" className={styles.disc} />
            <text dy="0.36em" textAnchor="middle" className={styles.number}>
              {number}
            </text>
          </svg>
        </svg>
      )}
    </a>
  );
}
