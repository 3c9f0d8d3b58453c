import { clsx } from 'clsx';
import { type MouseEvent, type ReactNode, useId, useRef, useState } from 'react';
import type { Neighbourhood, NeighbourhoodPlace } from '#site/maps/neighbourhood.ts';
import { LOCATION_TEXT } from '#text/pages/location.ts';
import { wantsStillness } from '#browser/media.ts';
import zoom from '#ui/zoom/zoom-frame.module.css';
import { LateSlot } from '#ui/late-slot.tsx';
import type { MapView } from './map-controls.tsx';
import { MapLegend } from './map-legend.tsx';
import { MapSheet } from './map-sheet.tsx';
import { CLOSE } from './nearness.ts';
import styles from './neighbourhood-map.module.css';
import { entryId, keyOf } from './place-keys.ts';
import { PlaceList } from './place-list.tsx';

const loadControls = async () => (await import('./map-controls.tsx')).MapControls;

interface NeighbourhoodMapProps {
  neighbourhood: Neighbourhood;
  /** That it is a sketch. */
  notice: string;
  /** Further ways to the places, below the list. */
  children?: ReactNode;
}

/** What a frame is to assistive technology, once it can be handled. */
const handledBy = (hintId: string) => ({
  role: 'group',
  tabIndex: 0,
  'aria-label': LOCATION_TEXT.region,
  'aria-describedby': hintId,
});

const scrollTo = (element: Element | null) =>
  element?.scrollIntoView({ block: 'nearest', behavior: wantsStillness() ? 'auto' : 'smooth' });

/** The map of the neighbourhood from edge to edge, beside or above the list of what is numbered in it. */
export function NeighbourhoodMap({ neighbourhood, notice, children }: NeighbourhoodMapProps) {
  const { title, places } = neighbourhood;
  const frame = useRef<HTMLDivElement>(null);
  const paper = useRef<HTMLDivElement>(null);
  const view = useRef<MapView>(null);
  /** null until the controls are there. */
  const [scale, setScale] = useState<number | null>(null);
  const [marked, setMarked] = useState<string | null>(null);
  const hintId = useId();
  const headingId = useId();

  const showPlace = (place: NeighbourhoodPlace, event: MouseEvent) => {
    setMarked(keyOf(place));
    // Until the map can be moved, the entry's own address leads there.
    if (!view.current) return;
    event.preventDefault();
    view.current.centre(place.at);
    scrollTo(frame.current);
  };
  const showEntry = (place: NeighbourhoodPlace, event: MouseEvent) => {
    event.preventDefault();
    setMarked(keyOf(place));
    const entry = document.getElementById(entryId(place));
    entry?.focus({ preventScroll: true });
    scrollTo(entry);
  };
  const magnified = scale ?? 1;
  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <div className={styles.map}>
        <div
          ref={frame}
          className={clsx(zoom.frame, styles.frame)}
          data-magnified={magnified > 1}
          data-close={magnified >= CLOSE}
          {...(scale !== null && handledBy(hintId))}
        >
          <MapSheet paper={paper} neighbourhood={neighbourhood} scale={magnified} marked={marked} onPress={showEntry} />
        </div>
        <div className={styles.controls}>
          <LateSlot load={loadControls} props={{ view, frame, paper, hintId, scale: magnified, onScale: setScale }} />
        </div>
        <MapLegend {...neighbourhood} />
        <p className={clsx(styles.note, styles.basis)}>
          {LOCATION_TEXT.basis} {notice}
        </p>
      </div>
      <div className={styles.side}>
        <h2 id={headingId} className={styles.title}>
          {title}
        </h2>
        <PlaceList places={places.filter(({ number }) => number === null)} marked={marked} onPress={showPlace} />
        <p className={styles.note}>{LOCATION_TEXT.places}</p>
        <PlaceList places={places.filter(({ number }) => number !== null)} marked={marked} onPress={showPlace} />
        {children}
      </div>
    </section>
  );
}
