import { ACTION, mark } from '#protocol/page/page-marks.ts';
import type { PictureReference } from '#site/schema/parts/fields.ts';
import { TOUR_TEXT } from '#text/pages/tour.ts';
import { Picture } from '#ui/pictures/picture.tsx';
import styles from './tour-frame.module.css';

interface TourPosterProps {
  poster: PictureReference;
  /** What the visitor is asked to do. */
  hint: string;
  onOpen: () => void;
}

/**
 * What a tour's frame shows before it is opened: all of it is the button; what is to be pressed stands in its middle. A
 * press that comes before the page's scripts is kept, by its `ACTION`.
 */
export const TourPoster = ({ poster, hint, onOpen }: TourPosterProps) => (
  <button type="button" {...mark(ACTION, 'tour')} className={styles.open} onClick={onOpen}>
    <Picture
      {...poster}
      early
      // Upright phones show the middle of it, cut to four by five.
      sizes="(max-width: 600px) 150vw, 100vw"
      className={styles.poster}
    />
    <span className={styles.start}>{TOUR_TEXT.start}</span>
    <span className={styles.hint}>{hint}</span>
  </button>
);
