import type { ScheduleStep } from '#site/schema/schedule.ts';
import { stepState, type StepState } from '#site/schedule/step-state.ts';
import { SALE_TEXT, STEP_TEXT } from '#text/sale.ts';
import { stepEvent, type CalendarSite } from './step-event.ts';
import { TakeButton } from './take-button.tsx';
import styles from './schedule-list.module.css';

interface StepMarksProps {
  step: ScheduleStep;
  today: string;
  isExample: boolean;
  site: CalendarSite;
}

function wordOf(state: StepState): string {
  switch (state.kind) {
    case 'ahead':
      return SALE_TEXT.dDay(state.days);
    case 'now':
      return state.isFirstDay ? SALE_TEXT.dDay(0) : STEP_TEXT.running;
    case 'past':
      return STEP_TEXT.past;
  }
}

/** What the day says of a step, and how it comes into a calendar; what is over is taken to none. */
export function StepMarks({ step, today, isExample, site }: StepMarksProps) {
  const state = stepState(step, today);
  return (
    <>
      <p className={styles.count} data-when={state.kind}>
        {wordOf(state)}
      </p>
      {state.kind !== 'past' && (
        <div className={styles.take}>
          <TakeButton
            events={[stepEvent(step, site, isExample)]}
            name={STEP_TEXT.file(step.title)}
            words={STEP_TEXT.take}
            label={STEP_TEXT.takeStep(step.title)}
          />
        </div>
      )}
    </>
  );
}
