import { useId } from 'react';
import { choicesAt } from '#site/units/comparison/asked-types.ts';
import type { Unit } from '#site/schema/units.ts';
import { COMPARISON_TEXT } from '#text/units/comparison.ts';
import form from '#ui/style/form.module.css';
import layout from '#ui/style/layout.module.css';
import styles from './comparison.module.css';

interface TypeSelectsProps {
  /** Every type that can be compared. */
  known: readonly Pick<Unit, 'id' | 'label'>[];
  types: readonly string[];
  onChoose: (place: number, id: string | null) => void;
  isReady: boolean;
}

/** The two or three types as the device's own lists; the third may be none. */
export function TypeSelects({ known, types, onChoose, isReady }: TypeSelectsProps) {
  const id = useId();
  const ids = known.map((type) => type.id);
  const places = COMPARISON_TEXT.places.slice(0, known.length);
  return (
    <fieldset data-print="no" disabled={!isReady} className={styles.selects}>
      <legend className={layout.hidden}>{COMPARISON_TEXT.choose}</legend>
      {places.map((label, place) => (
        <div key={label} className={form.field}>
          <label htmlFor={`${id}${place}`} className={form.label}>
            {label}
          </label>
          <select
            id={`${id}${place}`}
            autoComplete="off"
            className={form.control}
            value={types[place] ?? ''}
            onChange={({ target }) => onChoose(place, target.value || null)}
          >
            {place === 2 && <option value="">{COMPARISON_TEXT.none}</option>}
            {choicesAt(types, place, ids).map((choice) => (
              <option key={choice} value={choice}>
                {known.find((type) => type.id === choice)?.label}
              </option>
            ))}
          </select>
        </div>
      ))}
    </fieldset>
  );
}
