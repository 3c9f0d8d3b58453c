import { useState } from 'react';
import { TOUR_TEXT } from '#text/pages/tour.ts';
import type { PictureReference } from '#site/schema/parts/fields.ts';
import { Spinner } from '#ui/controls/spinner.tsx';
import styles from './tour-frame.module.css';
import { TourPoster } from './tour-poster.tsx';

interface TourFrameProps {
  /** Of the page elsewhere that is shown. */
  address: string;
  title: string;
  poster: PictureReference;
  /** What the visitor is asked to do; it stands on the poster. */
  hint: string;
}

/** The button that had the focus is gone; and on a phone the foot of the frame would lie under the bar at the window's. */
function show(frame: HTMLIFrameElement | null): void {
  frame?.focus({ preventScroll: true });
  frame?.scrollIntoView({ block: 'center' });
}

/** A tour on a page elsewhere; nothing of it is fetched before the visitor asks. */
export function TourFrame({ address, title, poster, hint }: TourFrameProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.frame}>
      {isOpen ? (
        <>
          <Spinner label={TOUR_TEXT.loading} />
          <iframe
            ref={show}
            className={styles.poster}
            src={address}
            title={title}
            allow="fullscreen; gyroscope; accelerometer; xr-spatial-tracking"
          />
        </>
      ) : (
        <TourPoster poster={poster} hint={hint} onOpen={() => setOpen(true)} />
      )}
    </div>
  );
}
