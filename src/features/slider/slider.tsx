import { useCallback, useRef, useState, type PointerEvent } from 'react';
import { SLIDER_TEXT } from '#text/controls/slides.ts';
import type { Premium } from '#site/schema/premium.ts';
import { Illustration } from '#ui/pictures/illustration.tsx';
import { SlideControls } from './slide-controls.tsx';
import { swipeStep, wrapIndex } from './slide-index.ts';
import styles from './slider.module.css';
import { useAutoplay } from './use-autoplay.ts';

type Slide = Premium['slides'][number];

interface SliderProps {
  /** Name for screen readers. */
  label: string;
  slides: readonly Slide[];
  /** The honest line under the pictures. */
  notice: string;
  /** `sizes` of the pictures. */
  sizes?: string;
}

const stateOf = (at: number, index: number, before: number | null, count: number) => {
  if (at === index) return 'current';
  if (at === before) return 'before';
  return at === wrapIndex(index + 1, count) ? 'next' : 'waiting';
};

/** Slides of a picture and words that follow one another. */
export function Slider({ label, slides, notice, sizes = '(max-width: 900px) 100vw, 60vw' }: SliderProps) {
  const [{ index, before }, setShown] = useState<{ index: number; before: number | null }>({ index: 0, before: null });
  const startX = useRef<number | null>(null);
  const count = slides.length;
  const show = (target: number) =>
    setShown((shown) => ({ index: wrapIndex(target, count), before: target === shown.index ? null : shown.index }));
  const advance = useCallback(
    () => setShown((shown) => ({ index: wrapIndex(shown.index + 1, count), before: shown.index })),
    [count],
  );
  const { isRunning, isStopped, toggle, holders } = useAutoplay(index, advance);
  const finish = (event: PointerEvent) => {
    const step = startX.current === null ? 0 : swipeStep(startX.current, event.clientX);
    startX.current = null;
    if (step !== 0) show(index + step);
  };
  return (
    <section className={styles.slider} aria-roledescription={SLIDER_TEXT.carousel} aria-label={label} {...holders}>
      <ul
        className={styles.slides}
        aria-live={isRunning ? 'off' : 'polite'}
        onPointerDown={(event) => (startX.current = event.clientX)}
        onPointerUp={finish}
        onPointerCancel={() => (startX.current = null)}
        onDragStart={(event) => event.preventDefault()}
      >
        {slides.map((slide, at) => (
          <li key={slide.title} className={styles.slide} data-state={stateOf(at, index, before, count)}>
            <Illustration picture={slide.picture} notice={notice} sizes={sizes} className={styles.picture} />
            <div className={styles.words}>
              <p className={styles.count}>{SLIDER_TEXT.slide(at + 1, count)}</p>
              <h3 className={styles.title}>{slide.title}</h3>
              {slide.lines.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </div>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className={styles.toggle}
        aria-label={isStopped ? SLIDER_TEXT.play : SLIDER_TEXT.pause}
        onClick={toggle}
      >
        <span className={isStopped ? styles.play : styles.pause} />
      </button>
      <SlideControls titles={slides.map(({ title }) => title)} index={index} onShow={show} />
    </section>
  );
}
