import { MyPasses } from '#features/visits/pass/my-passes.tsx';
import { VisitTimes, type VisitTimesProps } from './visit-times.tsx';
import styles from './visit-choice.module.css';

/** What opens under 희망 일시: the times, and below them the passes of whoever has one already. */
export const VisitChoice = ({ site, ...times }: VisitTimesProps & { site: string }) => (
  <div className={styles.choice}>
    <VisitTimes {...times} />
    <MyPasses site={site} level={3} />
  </div>
);
