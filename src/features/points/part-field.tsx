import { useId, type ReactNode } from 'react';
import { wordsIn } from '#site/statement.ts';
import type { Statement } from '#site/schema/parts/fields.ts';
import type { PointScale } from '#site/points/points-sum.ts';
import { POINTS_TEXT } from '#text/pages/points.ts';
import form from '#ui/style/form.module.css';
import styles from './points-calculator.module.css';

interface PartFieldProps {
  label: string;
  scale: PointScale;
  most: number;
  /** The answer's place in the list; null: none is chosen. */
  chosen: number | null;
  onChoose: (chosen: number | null) => void;
  sentence: (statement: Statement) => ReactNode;
}

/** One part of the table: its answers with their points, and how it is counted. */
export function PartField({ label, scale, most, chosen, onChoose, sentence }: PartFieldProps) {
  const id = useId();
  return (
    <div className={styles.part}>
      <div className={styles.head}>
        <label htmlFor={id}>{label}</label>
        <span className={styles.most}>{POINTS_TEXT.most(most)}</span>
      </div>
      <select
        id={id}
        autoComplete="off"
        className={form.control}
        value={chosen ?? ''}
        aria-describedby={`${id}-counting`}
        onChange={({ target }) => onChoose(target.value === '' ? null : Number(target.value))}
      >
        <option value="">{POINTS_TEXT.choose}</option>
        {scale.answers.map((answer, index) => (
          <option key={answer.label} value={index}>
            {POINTS_TEXT.answer(answer.label, answer.points)}
          </option>
        ))}
      </select>
      <ul id={`${id}-counting`} className={styles.counting}>
        {scale.counting.map((statement) => (
          <li key={wordsIn(statement)}>{sentence(statement)}</li>
        ))}
      </ul>
    </div>
  );
}
