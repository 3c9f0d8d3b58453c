import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';
import { useEarlyChoices } from '#ui/use-early-choices.ts';
import styles from './choice.module.css';

interface ChoiceProps<Value extends string> {
  /** What is chosen. */
  legend: string;
  options: readonly { value: Value; label: string; detail?: string; mark?: ReactNode }[];
  chosen: Value;
  onChoose: (value: Value) => void;
  className?: string | undefined;
}

/** One of a few, as rounded buttons: radio buttons underneath, so that arrow keys move the choice. */
export function Choice<Value extends string>({ legend, options, chosen, onChoose, className }: ChoiceProps<Value>) {
  const group = useId();
  const fields = useEarlyChoices<HTMLFieldSetElement>();
  return (
    <fieldset ref={fields} className={clsx(styles.choice, className)}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.options}>
        {options.map(({ value, label, detail, mark }) => (
          <label key={value} className={styles.option}>
            <input
              type="radio"
              name={group}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            <span className={styles.label}>
              {mark}
              {label}
              {detail && <span className={styles.detail}>{detail}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
