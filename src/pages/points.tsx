import { points } from '#content/points.ts';
import { schedule } from '#content/schedule.ts';
import { Checklist } from '#features/points/checklist.tsx';
import { PointsCalculator } from '#features/points/points-calculator.tsx';
import { Sentence } from '#features/reading/sentence.tsx';
import { LawNote } from '#features/reading/law-note.tsx';
import type { Statement } from '#site/schema/parts/fields.ts';
import { SCALES_LAW } from '#text/law/point-scales.ts';
import { ComingSoon } from '#ui/controls/coming-soon.tsx';
import { SectionHead } from '#ui/blocks/section-head.tsx';
import layout from '#ui/style/layout.module.css';
import styles from './guide.module.css';

const sentence = (statement: Statement) => <Sentence statement={statement} />;

export function Page() {
  if (!points) return <ComingSoon />;
  return (
    <div className={`${layout.page} ${styles.page}`}>
      <SectionHead title={points.title} lead={points.lead} />
      <PointsCalculator sentence={sentence} />
      <p>
        <LawNote law={SCALES_LAW} />
      </p>
      <Checklist checklist={points.checklist} schedule={schedule} sentence={sentence} />
      <p className={styles.notice}>{points.notice}</p>
    </div>
  );
}
