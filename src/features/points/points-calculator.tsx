import { useState, type ReactNode } from 'react';
import { mostOf, mostOfAll, PARTS, pointsSum, unanswered, type Answers } from '#site/points/points-sum.ts';
import type { Statement } from '#site/schema/parts/fields.ts';
import { POINT_SCALES } from '#text/law/point-scales.ts';
import { POINTS_TEXT } from '#text/pages/points.ts';
import { Button } from '#ui/controls/button.tsx';
import { useEarlyChoices } from '#ui/use-early-choices.ts';
import { PartField } from './part-field.tsx';
import styles from './points-calculator.module.css';

interface PointsCalculatorProps {
  /** How a sentence is shown, with its article. */
  sentence: (statement: Statement) => ReactNode;
}

const NONE: Answers = { withoutHome: null, dependants: null, account: null, spouseAccount: null };

/** 84점: what a visitor chooses stays in this page and is gone with it. */
export function PointsCalculator({ sentence }: PointsCalculatorProps) {
  const [answers, setAnswers] = useState(NONE);
  const lists = useEarlyChoices<HTMLDivElement>();
  const missing = unanswered(answers);
  const isBegun = Object.values(answers).some((answer) => answer !== null);
  return (
    <div className={styles.calculator}>
      <div ref={lists} className={styles.parts}>
        {PARTS.map((part) => (
          <PartField
            key={part}
            label={POINTS_TEXT.parts[part]}
            scale={POINT_SCALES[part]}
            most={mostOf(POINT_SCALES, part)}
            chosen={answers[part]}
            onChoose={(chosen) => setAnswers({ ...answers, [part]: chosen })}
            sentence={sentence}
          />
        ))}
      </div>
      <div className={styles.result}>
        <p className={styles.resultTitle}>{POINTS_TEXT.sum}</p>
        <div role="status">
          <p className={styles.sum}>{POINTS_TEXT.points(pointsSum(POINT_SCALES, answers))}</p>
          <p>{POINTS_TEXT.of(mostOfAll(POINT_SCALES))}</p>
          {missing.length > 0 && <p>{POINTS_TEXT.missing(missing.map((part) => POINTS_TEXT.parts[part]))}</p>}
        </div>
        <p className={styles.note}>{POINTS_TEXT.notStored}</p>
        {isBegun && (
          <Button look="on-picture" onClick={() => setAnswers(NONE)}>
            {POINTS_TEXT.again}
          </Button>
        )}
      </div>
    </div>
  );
}
