import { useId } from 'react';
import { CALCULATOR_TEXT } from '#text/pages/price-calculator.ts';
import { PRICE_TEXT } from '#text/pages/price.ts';
import form from '#ui/style/form.module.css';
import type { Choice, PricedType } from './chosen-price.ts';
import styles from './price-calculator.module.css';

interface TypeAndFloorProps {
  types: readonly PricedType[];
  choice: Choice;
  onChoose: (choice: Choice) => void;
}

/** Type and floor, as the phone's own lists; a floor that the next type has too stays chosen. */
export function TypeAndFloor({ types, choice, onChoose }: TypeAndFloorProps) {
  const id = useId();
  const floors = types.find((type) => type.id === choice.unit)?.floors ?? [];
  const chooseType = (unit: string) => {
    const next = types.find((type) => type.id === unit)?.floors ?? [];
    const floor = next.includes(choice.floor) ? choice.floor : (next[0] ?? choice.floor);
    onChoose({ unit, floor, options: [] });
  };
  return (
    <div className={styles.fields}>
      <div className={form.field}>
        <label htmlFor={`${id}-type`} className={form.label}>
          {CALCULATOR_TEXT.type}
        </label>
        <select
          id={`${id}-type`}
          autoComplete="off"
          className={form.control}
          value={choice.unit}
          onChange={({ target }) => chooseType(target.value)}
        >
          {types.map((type) => (
            <option key={type.id} value={type.id}>
              {type.label}
            </option>
          ))}
        </select>
      </div>
      <div className={form.field}>
        <label htmlFor={`${id}-floor`} className={form.label}>
          {PRICE_TEXT.floor}
        </label>
        <select
          id={`${id}-floor`}
          autoComplete="off"
          className={form.control}
          value={choice.floor}
          onChange={({ target }) => onChoose({ ...choice, floor: Number(target.value) })}
        >
          {floors.map((floor) => (
            <option key={floor} value={floor}>
              {CALCULATOR_TEXT.floorName(floor)}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
