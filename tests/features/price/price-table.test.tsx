import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PriceTable } from '#features/price/price-table.tsx';
import { PRICE_TEXT } from '#text/pages/price.ts';

const bands = [
  { from: 5, to: 9, land: 211_200_000, building: 281_600_000, vat: 0 },
  { from: 10, to: 19, land: 211_200_000, building: 297_300_000, vat: 0 },
];

test('a table of prices is named by its type alone, and has every part of each sum, folded or not', () => {
  const shown = renderToStaticMarkup(<PriceTable label="59㎡A" bands={bands} />);
  expect(shown).toContain('<table aria-label="59㎡A"');
  expect(shown).toContain(`<summary>${PRICE_TEXT.parts}</summary>`);
  for (const figure of ['211,200,000원', '281,600,000원', '492,800,000원', '508,500,000원'])
    expect(shown).toContain(figure);
  expect(shown.split(PRICE_TEXT.none)).toHaveLength(bands.length + 1);
});
