import { facts } from '#content/facts.ts';
import { finishes } from '#content/finishes.ts';
import type { PricedType } from '#features/price/chosen-price.ts';
import { PriceCalculator } from '#features/price/price-calculator.tsx';
import type { Prices } from '#site/schema/prices.ts';

const items = finishes?.items ?? [];
const site = { name: facts.shortName, slug: facts.slug };

/** What a home costs, with the development's options. */
export const ReckonedPrice = (known: { prices: Prices; types: readonly PricedType[] }) => (
  <PriceCalculator {...known} items={items} site={site} />
);
