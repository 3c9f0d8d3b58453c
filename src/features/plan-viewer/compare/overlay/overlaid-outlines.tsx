import { useState } from 'react';
import { formatMillimetres } from '#site/units/areas.ts';
import type { DrawnType, Outline } from '#site/units/comparison/drawn-type.ts';
import { COMPARISON_TEXT } from '#text/units/comparison.ts';
import switches from '#features/plan-viewer/drawing/plan-layers.module.css';
import styles from './overlaid-outlines.module.css';

interface OverlaidOutlinesProps {
  types: readonly DrawnType[];
  /** False: what is switched would be lost. */
  isReady: boolean;
}

/** Lines that are told apart without colours too. */
const LINES = [styles.first, styles.second, styles.third];

/** Air around the outlines, in millimetres. */
const AIR = 400;

/** Moves an outline so that its lower left corner is the origin. */
const toCorner = ({ box: [left, top, , height] }: Outline) => `translate(${-left} ${-(top + height)})`;

/**
 * The homes' outlines over each other, if they are asked for. Their lower left corners are one: so what one home has more
 * in width and in depth lies free on two sides. By their entrances, which look to different sides, one would cover the
 * other at random.
 */
export function OverlaidOutlines({ types, isReady }: OverlaidOutlinesProps) {
  const [isShown, setShown] = useState(false);
  return (
    <div>
      <label data-print="no" className={switches.switch}>
        <input
          type="checkbox"
          checked={isShown}
          disabled={!isReady}
          onChange={({ target }) => setShown(target.checked)}
        />
        {COMPARISON_TEXT.overlay}
      </label>
      {isShown && <Overlay types={types} />}
    </div>
  );
}

function Overlay({ types }: { types: readonly DrawnType[] }) {
  const width = Math.max(...types.map(({ outline }) => outline.box[2]));
  const height = Math.max(...types.map(({ outline }) => outline.box[3]));
  return (
    <figure className={styles.figure}>
      <svg
        viewBox={`${-AIR} ${-height - AIR} ${width + 2 * AIR} ${height + 2 * AIR}`}
        role="img"
        aria-label={COMPARISON_TEXT.overlaid(types.map(({ label }) => label))}
        className={styles.drawing}
      >
        {types.map(({ id, outline }, index) => (
          <path
            key={id}
            d={outline.path}
            transform={toCorner(outline)}
            vectorEffect="non-scaling-stroke"
            className={LINES[index]}
          />
        ))}
      </svg>
      <figcaption className={styles.caption}>
        <ul className={styles.legend}>
          {types.map(({ id, label, measures }, index) => (
            <li key={id}>
              <svg viewBox="0 0 48 12" width="48" height="12" aria-hidden="true" className={styles.sample}>
                <path d="M0 6H48" className={LINES[index]} />
              </svg>
              <span>
                <b>{label}</b> {sizeInWords(measures.extended.whole)}
              </span>
            </li>
          ))}
        </ul>
        <p>{COMPARISON_TEXT.overlayNote}</p>
      </figcaption>
    </figure>
  );
}

const sizeInWords = ([width, depth]: readonly [number, number]) =>
  COMPARISON_TEXT.millimetres(COMPARISON_TEXT.size(formatMillimetres(width), formatMillimetres(depth)));
