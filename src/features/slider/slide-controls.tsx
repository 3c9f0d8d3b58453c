import { SLIDER_TEXT } from '#text/controls/slides.ts';
import styles from './slide-controls.module.css';

interface SlideControlsProps {
  titles: readonly string[];
  index: number;
  onShow: (index: number) => void;
}

/** Previous, a dot a slide, next. */
export function SlideControls({ titles, index, onShow }: SlideControlsProps) {
  return (
    <div className={styles.controls}>
      <button
        type="button"
        className={styles.control}
        aria-label={SLIDER_TEXT.previous}
        onClick={() => onShow(index - 1)}
      >
        <span className={styles.back} />
      </button>
      {titles.map((title, at) => (
        <button
          key={title}
          type="button"
          className={styles.dot}
          aria-label={SLIDER_TEXT.choice(at + 1, title)}
          aria-current={at === index}
          onClick={() => onShow(at)}
        />
      ))}
      <button type="button" className={styles.control} aria-label={SLIDER_TEXT.next} onClick={() => onShow(index + 1)}>
        <span className={styles.forward} />
      </button>
    </div>
  );
}
