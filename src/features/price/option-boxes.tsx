import type { Finish } from '#site/schema/finishes.ts';
import { formatWon } from '#text/money.ts';
import { CALCULATOR_TEXT } from '#text/pages/price-calculator.ts';
import type { Choice } from './chosen-price.ts';
import styles from './price-calculator.module.css';

interface OptionBoxesProps {
  options: readonly Finish[];
  choice: Choice;
  onChoose: (choice: Choice) => void;
}

/** What a type can be ordered with, each for its price. */
export function OptionBoxes({ options, choice, onChoose }: OptionBoxesProps) {
  const priced = options.filter(({ price }) => price !== null);
  if (options.length === 0) return <p>{CALCULATOR_TEXT.noOptions}</p>;
  const toggle = (id: string, isChosen: boolean) =>
    onChoose({ ...choice, options: isChosen ? [...choice.options, id] : choice.options.filter((one) => one !== id) });
  return (
    <fieldset className={styles.options}>
      <legend className={styles.legend}>{CALCULATOR_TEXT.options}</legend>
      {priced.map(({ id, name, price }) => (
        <label key={id} className={styles.option}>
          <input
            type="checkbox"
            checked={choice.options.includes(id)}
            onChange={({ target }) => toggle(id, target.checked)}
          />
          <span>{name}</span>
          <span className={styles.optionPrice}>{price !== null && formatWon(price)}</span>
        </label>
      ))}
      {priced.length < options.length && <p className={styles.help}>{CALCULATOR_TEXT.unpriced}</p>}
    </fieldset>
  );
}
