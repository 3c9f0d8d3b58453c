import { clsx } from 'clsx';
import { BELOW_FOLD, mark } from '#protocol/page/page-marks.ts';
import type { Unit } from '#site/schema/units.ts';
import { TYPE_TEXT } from '#text/units/types.ts';
import { Illustration } from '#ui/pictures/illustration.tsx';
import { Points } from '#ui/blocks/points.tsx';
import styles from './unit-introduction.module.css';

interface UnitIntroductionProps {
  unit: Pick<Unit, 'features' | 'topView'>;
  /** The honest line under the picture. */
  notice: string;
}

/** What is good about a home, beside the furnished home from above where there is a picture of it. */
export function UnitIntroduction({ unit: { features, topView }, notice }: UnitIntroductionProps) {
  return (
    <div {...mark(BELOW_FOLD)} className={clsx(topView && styles.pair)}>
      {topView && (
        <Illustration
          picture={topView}
          notice={notice}
          sizes="(max-width: 900px) 92vw, 680px"
          className={styles.view}
        />
      )}
      <div>
        <h3 className={styles.title}>{TYPE_TEXT.features}</h3>
        <Points points={features} />
      </div>
    </div>
  );
}
