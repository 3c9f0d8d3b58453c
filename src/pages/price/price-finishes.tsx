import { finishes } from '#content/finishes.ts';
import { units } from '#content/units.ts';
import { FinishLedger } from '#features/price/finish-ledger.tsx';
import { SectionHead } from '#ui/blocks/section-head.tsx';
import { Basis } from './basis.tsx';

const labelOf = (unit: string) => units.units.find(({ id }) => id === unit)?.label ?? unit;

/** What is in a home for its price, and what is not. */
export const PriceFinishes = () =>
  finishes && (
    <>
      <SectionHead eyebrow={<Basis {...finishes} />} title={finishes.title} lead={finishes.lead} />
      <FinishLedger items={finishes.items} labelOf={labelOf} />
    </>
  );
