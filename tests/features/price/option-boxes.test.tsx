import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { finishes } from '#content/finishes.ts';
import { OptionBoxes } from '#features/price/option-boxes.tsx';
import { CALCULATOR_TEXT } from '#text/pages/price-calculator.ts';

const choice = { unit: '59A', floor: 10, options: [] };
const options = finishes!.items.filter(({ kind }) => kind === 'option');
const shown = (chosen: typeof options) =>
  renderToStaticMarkup(<OptionBoxes options={chosen} choice={choice} onChoose={() => {}} />);

test('options without a price are not offered, and said to be in the ledger only where there are some', () => {
  const priced = options.filter(({ price }) => price !== null);
  expect(priced.length).toBeLessThan(options.length);
  expect(shown(options)).toContain(CALCULATOR_TEXT.unpriced);
  expect(shown(options).split('type="checkbox"')).toHaveLength(priced.length + 1);
  expect(shown(priced)).not.toContain(CALCULATOR_TEXT.unpriced);
});

test('a type without options has words instead', () => {
  expect(shown([])).toContain(CALCULATOR_TEXT.noOptions);
});
