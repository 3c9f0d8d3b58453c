import { formatDay } from '#text/dates.ts';
import { PRICE_TEXT } from '#text/pages/price.ts';
import { Badge } from '#ui/controls/badge.tsx';

/** Since when figures hold, and that they are examples. */
export const Basis = ({ revised, example }: { revised: string; example: boolean }) => (
  <>
    {PRICE_TEXT.revised(formatDay(revised))} {example && <Badge>{PRICE_TEXT.example}</Badge>}
  </>
);
