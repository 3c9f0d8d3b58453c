import { useState } from 'react';
import { TOUR_TEXT } from '#text/pages/tour.ts';
import type { Tour } from '#site/schema/tour.ts';
import { Picture } from '#ui/pictures/picture.tsx';
import { Spinner } from '#ui/controls/spinner.tsx';
import styles from './tour-frame.module.css';

interface TourFrameProps {
  tab: Tour['tabs'][number];
  poster: Tour['poster'];
  /** What the visitor is asked to do; it stands over the poster. */
  hint: string;
}

/** The button that had the focus is gone; and on a phone the buttons of the tour would lie under the bar at its foot. */
function show(frame: HTMLIFrameElement | null): void {
  frame?.focus({ preventScroll: true });
  frame?.scrollIntoView({ block: 'center' });
}

/** A tour around a room; nothing of it is fetched before the visitor asks. */
export function TourFrame({ tab: { id, title, view }, poster, hint }: TourFrameProps) {
  const [isOpen, setOpen] = useState(false);
  if (!isOpen)
    return (
      <button type="button" className={styles.frame} onClick={() => setOpen(true)}>
        <Picture
          {...poster}
          early
          // Upright phones show the middle of it, cut to four by five.
          sizes="(max-width: 600px) 150vw, 100vw"
          className={styles.poster}
        />
        <span className={styles.hint}>{hint}</span>
      </button>
    );
  return (
    <div className={styles.frame}>
      <Spinner label={TOUR_TEXT.loading} />
      <iframe
        ref={show}
        className={styles.view}
        src={'address' in view ? view.address : `/tour/${id}`}
        title={title}
        allow="fullscreen; gyroscope; accelerometer; xr-spatial-tracking"
      />
    </div>
  );
}
