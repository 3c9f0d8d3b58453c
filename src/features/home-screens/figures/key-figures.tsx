import { BELOW_FOLD, mark } from '#protocol/page/page-marks.ts';
import { FIGURES_TEXT } from '#text/pages/home.ts';
import { keepMeasures } from '#ui/style/measures.ts';
import shared from '#features/home-screens/home-screens.module.css';
import type { ShownFigure } from './figures-of.ts';
import styles from './key-figures.module.css';

/** What is asked first, in a row; on phones two beside each other. */
export const KeyFigures = ({ figures }: { figures: readonly ShownFigure[] }) => (
  <div {...mark(BELOW_FOLD)} className={styles.strip}>
    <dl aria-label={FIGURES_TEXT.heading} className={`${shared.page} ${styles.figures}`}>
      {figures.map(({ label, value, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{keepMeasures(value)}</dd>
          {note && <dd className={styles.note}>{keepMeasures(note)}</dd>}
        </div>
      ))}
    </dl>
  </div>
);
