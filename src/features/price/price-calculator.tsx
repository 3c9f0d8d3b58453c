import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Finish } from '#site/schema/finishes.ts';
import type { Prices } from '#site/schema/prices.ts';
import { formatWon, sayWon } from '#text/money.ts';
import { CALCULATOR_TEXT } from '#text/pages/price-calculator.ts';
import { PRICE_TEXT } from '#text/pages/price.ts';
import { useEarlyChoices } from '#ui/use-early-choices.ts';
import { useTakenOver } from '#ui/use-taken-over.ts';
import { choiceOf, optionsOf, priceOf, type Choice, type ChosenPrice, type PricedType } from './chosen-price.ts';
import { DueDates } from './due-dates.tsx';
import { InterestField } from './interest-field.tsx';
import { OptionBoxes } from './option-boxes.tsx';
import { PaymentTable } from './payment-table.tsx';
import { TypeAndFloor } from './type-and-floor.tsx';
import styles from './price-calculator.module.css';

interface PriceCalculatorProps {
  prices: Prices;
  /** The ledger; [] where there is none. */
  items: readonly Finish[];
  /** What is sold, in the order of the types. */
  types: readonly PricedType[];
  /** The development, for the calendar. */
  site: { name: string; slug: string };
}

/** What a home of a type on a floor costs with its options, and what of it is due when. Nothing of it leaves the page. */
export function PriceCalculator({ prices, items, types, site }: PriceCalculatorProps) {
  const { search } = useLocation();
  const [chosen, setChoice] = useState<Choice | null>(null);
  const fields = useEarlyChoices<HTMLDivElement>();
  // The HTML is the same for every address.
  const isTakenOver = useTakenOver();
  const choice = chosen ?? choiceOf(types, isTakenOver ? search : '');
  if (!choice) return null;
  const price = priceOf(prices, items, types, choice);
  const options = optionsOf(items, choice.unit);
  return (
    <div ref={fields} className={styles.calculator}>
      <div className={styles.choice}>
        <TypeAndFloor types={types} choice={choice} onChoose={setChoice} />
        <OptionBoxes options={options} choice={choice} onChoose={setChoice} />
      </div>
      <div className={styles.beside}>
        <div className={styles.result}>
          <Total price={price} isExample={prices.example} hasOptions={options.length > 0} />
        </div>
      </div>
      {price && (
        <div className={styles.payments}>
          <PaymentTable payments={price.payments} />
          <p>{price.interest}</p>
          <InterestField payments={price.payments} />
          <DueDates payments={price.payments} site={site} />
        </div>
      )}
    </div>
  );
}

interface TotalProps {
  price: ChosenPrice | null;
  isExample: boolean;
  /** Whether the type has options to choose. */
  hasOptions: boolean;
}

function Total({ price, isExample, hasOptions }: TotalProps) {
  if (!price)
    return (
      <p role="status" className={styles.total}>
        {PRICE_TEXT.unpublished}
      </p>
    );
  const total = price.home + price.options;
  return (
    <div role="status">
      <p className={styles.label}>
        {CALCULATOR_TEXT.total}
        {isExample && ` (${PRICE_TEXT.example})`}
      </p>
      <p className={styles.total}>{sayWon(total)}</p>
      <p>{formatWon(total)}</p>
      <dl className={styles.parts}>
        <div>
          <dt>{CALCULATOR_TEXT.home}</dt>
          <dd>{formatWon(price.home)}</dd>
        </div>
        {price.options > 0 && (
          <div>
            <dt>{CALCULATOR_TEXT.options}</dt>
            <dd>{formatWon(price.options)}</dd>
          </div>
        )}
      </dl>
      {hasOptions && price.options === 0 && <p>{CALCULATOR_TEXT.withoutOptions}</p>}
    </div>
  );
}
