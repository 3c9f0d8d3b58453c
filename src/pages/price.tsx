import { lazy, Suspense } from 'react';
import { complex } from '#content/complex.ts';
import { facts } from '#content/facts.ts';
import { finishes } from '#content/finishes.ts';
import { prices } from '#content/prices.ts';
import { units } from '#content/units.ts';
import type { PricedType } from '#features/price/chosen-price.ts';
import { FinishLedger } from '#features/price/finish-ledger.tsx';
import { PriceTable } from '#features/price/price-table.tsx';
import { bandsOf, floorsOf } from '#site/money/price-of.ts';
import type { Prices } from '#site/schema/prices.ts';
import { formatDay } from '#text/dates.ts';
import { PRICE_TEXT } from '#text/pages/price.ts';
import { whenReachable } from '#browser/when-reachable.ts';
import { Badge } from '#ui/controls/badge.tsx';
import { ComingSoon } from '#ui/controls/coming-soon.tsx';
import { Notes } from '#ui/blocks/notes.tsx';
import { SectionHead } from '#ui/blocks/section-head.tsx';
import layout from '#ui/style/layout.module.css';
import styles from './price.module.css';

// What is chosen first stands in the HTML; what reckons comes after the page is taken over.
const PriceCalculator = lazy(() =>
  whenReachable(async () => ({ default: (await import('#features/price/price-calculator.tsx')).PriceCalculator })),
);

const site = { name: facts.shortName, slug: facts.slug };

/** What is sold, with its floors. */
const typesOf = (known: Prices): PricedType[] =>
  units.units
    .filter(({ forSale }) => forSale)
    .map(({ id, label, use }) => ({ id, label, use, floors: floorsOf(known, complex, id) }));
const types = prices ? typesOf(prices) : [];

const items = finishes?.items ?? [];

const labelOf = (unit: string) => units.units.find(({ id }) => id === unit)?.label ?? unit;

/** Since when figures hold, and that they are examples. */
const Basis = ({ revised, example }: { revised: string; example: boolean }) => (
  <>
    {PRICE_TEXT.revised(formatDay(revised))} {example && <Badge>{PRICE_TEXT.example}</Badge>}
  </>
);

const PriceTables = ({ prices: known }: { prices: Prices }) =>
  types.map(({ id, label }) => <PriceTable key={id} label={label} bands={bandsOf(known, id)} />);

export function Page() {
  if (!prices) return <ComingSoon />;
  return (
    <div className={`${layout.page} ${styles.page}`}>
      <SectionHead eyebrow={<Basis {...prices} />} title={prices.title} lead={prices.lead} />
      <div className={styles.calculator}>
        <Suspense>
          <PriceCalculator prices={prices} items={items} types={types} site={site} />
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
      {finishes && (
        <>
          <SectionHead eyebrow={<Basis {...finishes} />} title={finishes.title} lead={finishes.lead} />
          <FinishLedger items={finishes.items} labelOf={labelOf} />
        </>
      )}
    </div>
  );
}
