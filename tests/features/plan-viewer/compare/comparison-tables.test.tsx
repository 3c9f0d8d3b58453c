import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { complex } from '#content/complex.ts';
import { plans } from '#content/plans.ts';
import { prices } from '#content/prices.ts';
import { units } from '#content/units.ts';
import { ComparisonTables } from '#features/plan-viewer/compare/table/comparison-tables.tsx';
import { comparedTypes } from '#site/units/comparison/compared-types.ts';
import { COMPARISON_TEXT } from '#text/units/comparison.ts';

const shown = (known: typeof prices) =>
  renderToStaticMarkup(
    <ComparisonTables types={comparedTypes({ units, plans, complex, prices: known }).slice(0, 2)} variant="extended" />,
  );

test('prices are explained where there are some, and not mentioned before they are published', () => {
  expect(shown(prices)).toContain(COMPARISON_TEXT.groups.examplePrices);
  expect(shown(prices)).toContain(COMPARISON_TEXT.priceNote);
  expect(shown(null)).not.toContain(COMPARISON_TEXT.groups.prices);
});
