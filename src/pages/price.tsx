import { lazy, Suspense } from 'react';
import { complex } from '#content/complex.ts';
import { prices } from '#content/prices.ts';
import { units } from '#content/units.ts';
import type { PricedType } from '#features/price/chosen-price.ts';
import { PriceTable } from '#features/price/price-table.tsx';
import { bandsOf, floorsOf } from '#site/money/price-of.ts';
import type { Prices } from '#site/schema/prices.ts';
import { PRICE_TEXT } from '#text/pages/price.ts';
import { whenReachable } from '#browser/when-reachable.ts';
import { ComingSoon } from '#ui/controls/coming-soon.tsx';
import { Notes } from '#ui/blocks/notes.tsx';
import { SectionHead } from '#ui/blocks/section-head.tsx';
import { Basis } from './price/basis.tsx';
import layout from '#ui/style/layout.module.css';
import styles from './price.module.css';

// What is chosen first stands in the HTML, as the finishes do; what reckons comes after the page is taken over.
const ReckonedPrice = lazy(() =>
  whenReachable(async () => ({ default: (await import('./price/reckoned-price.tsx')).ReckonedPrice })),
);

const PriceFinishes = lazy(() =>
  whenReachable(async () => ({ default: (await import('./price/price-finishes.tsx')).PriceFinishes })),
);

/** What is sold, with its floors. */
const typesOf = (known: Prices): PricedType[] =>
  units.units
    .filter(({ forSale }) => forSale)
    .map(({ id, label, use }) => ({ id, label, use, floors: floorsOf(known, complex, id) }));
const types = prices ? typesOf(prices) : [];

const PriceTables = ({ prices: known }: { prices: Prices }) =>
  types.map(({ id, label }) => <PriceTable key={id} label={label} bands={bandsOf(known, id)} />);

export function Page() {
  if (!prices) return <ComingSoon />;
  return (
    <div className={`${layout.page} ${styles.page}`}>
      <SectionHead eyebrow={<Basis {...prices} />} title={prices.title} lead={prices.lead} />
      <div className={styles.calculator}>
        <Suspense>
          <ReckonedPrice prices={prices} types={types} />
        </Suspense>
      </div>
      <section data-below-fold="" className={styles.tables} aria-labelledby="all-prices">
        <h2 id="all-prices">
          {PRICE_TEXT.allPrices}
          {prices.example && ` (${PRICE_TEXT.example})`}
        </h2>
        <PriceTables prices={prices} />
      </section>
      <Notes notes={prices.notes} />
      <Suspense>
        <PriceFinishes />
      </Suspense>
    </div>
  );
}
