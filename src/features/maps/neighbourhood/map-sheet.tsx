import { clsx } from 'clsx';
import type { MouseEvent, RefObject } from 'react';
import type { Neighbourhood, NeighbourhoodPlace } from '#site/maps/neighbourhood.ts';
import { scaleBar } from '#site/maps/scale-bar.ts';
import { MAP_TEXT } from '#text/pages/location.ts';
import { MapLabel } from '#features/maps/map-label.tsx';
import compass from '#features/maps/north.module.css';
import { ScaleBar } from '#features/maps/scale-bar.tsx';
import styles from './map-sheet.module.css';
import { keyOf } from './place-keys.ts';
import { PlaceMarker } from './place-marker.tsx';

interface MapSheetProps {
  paper: RefObject<HTMLDivElement | null>;
  neighbourhood: Neighbourhood;
  /** How much the paper is magnified. */
  scale: number;
  marked: string | null;
  onPress: (place: NeighbourhoodPlace, event: MouseEvent) => void;
}

/**
 * The paper with all that is drawn on it, and over it the scale, which stays. The list says what the marks are: to those
 * who hear the page they are not read twice.
 */
export function MapSheet({ paper, neighbourhood, scale, marked, onPress }: MapSheetProps) {
  const { address, alt, km, labels, places } = neighbourhood;
  return (
    <>
      <div ref={paper} className={styles.paper}>
        <img src={address} width="2100" height="1000" alt={alt} fetchPriority="high" className={styles.ground} />
        <svg aria-hidden="true" className={styles.square}>
          <RingNames km={km} places={places} />
          {labels.map((label) => (
            <MapLabel key={`${label.x} ${label.y}`} label={label} />
          ))}
          {/* The nearest last: it lies over the others, and the pins over all. */}
          {[...places].reverse().map((place) => (
            <PlaceMarker
              key={keyOf(place)}
              place={place}
              isMarked={keyOf(place) === marked}
              onPress={(event) => onPress(place, event)}
            />
          ))}
        </svg>
      </div>
      <div className={clsx(styles.still, compass.north)}>
        <svg aria-hidden="true" className={styles.scale}>
          <ScaleBar km={km} scale={scale} />
        </svg>
      </div>
    </>
  );
}

/** How far the circles around the site are from it. */
function RingNames({ km, places }: Pick<Neighbourhood, 'km' | 'places'>) {
  const site = places.find(({ kind }) => kind === 'site');
  if (!site) return null;
  const { metres, share } = scaleBar(km);
  return [1, 2].map((times) => (
    <text
      key={times}
      x={site.label.x}
      y={`${Math.round((site.at[1] + share * times) * 1000) / 10}%`}
      className={styles.ring}
    >
      {MAP_TEXT.length(metres * times)}
    </text>
  ));
}
