import { formatArea, formatMillimetres, formatRoomArea, formatUnitArea } from '#site/units/areas.ts';
import type { ComparedType } from '#site/units/comparison/compared-types.ts';
import type { ComparisonRow, NumberFact } from '#site/units/comparison/comparison-rows.ts';
import type { Size } from '#site/plan/plan-facts.ts';
import { COMPARISON_TEXT } from '#text/units/comparison.ts';
import { sayWon } from '#text/money.ts';
import { TOWERS_TEXT } from '#text/units/homes.ts';

type Type = Pick<ComparedType, 'label' | 'use'>;
type How = Parameters<typeof COMPARISON_TEXT.more>[3];

const { facts, none } = COMPARISON_TEXT;

/** How an amount of a fact is said, and what being more of it is called. */
interface Saying {
  say: (amount: number, use: Type['use']) => string;
  /** Of a difference, where the value stands without its unit. */
  sayMore?: (amount: number) => string;
  how: How;
}

/** Two decimals, and more only where two would say that there is nothing. */
const squareMetres = (m2: number) =>
  COMPARISON_TEXT.squareMetres(m2 < 0.01 ? formatArea(m2) : formatRoomArea(m2 * 1e6));
const millimetres = (mm: number) => COMPARISON_TEXT.millimetres(formatMillimetres(mm));

const area: Saying = { say: formatUnitArea, sayMore: squareMetres, how: 'wide' };
const price: Saying = { say: sayWon, how: 'high' };
const length: Saying = { say: formatMillimetres, sayMore: millimetres, how: 'long' };

const SAYINGS: Record<NumberFact, Saying> = {
  exclusive: area,
  supply: area,
  contract: area,
  service: area,
  bays: { say: COMPARISON_TEXT.bays, how: 'many' },
  bathrooms: { say: COMPARISON_TEXT.bathrooms, how: 'many' },
  homes: { say: TOWERS_TEXT.homes, how: 'many' },
  width: { say: formatMillimetres, sayMore: millimetres, how: 'wide' },
  depth: { say: formatMillimetres, sayMore: millimetres, how: 'deep' },
  storageLength: length,
  closet: length,
  cupboard: length,
  shelf: length,
  storageRooms: { say: squareMetres, how: 'wide' },
  leastPrice: price,
  mostPrice: price,
};

/** What is compared. */
export const nameOf = (row: ComparisonRow): string => (row.kind === 'room' ? row.room : facts[row.fact]);

const inWords = ([width, depth]: Size) => COMPARISON_TEXT.size(formatMillimetres(width), formatMillimetres(depth));

/** What each type has of it. */
export function valuesOf(row: ComparisonRow, types: readonly Type[]): string[] {
  switch (row.kind) {
    case 'words':
      return row.fact === 'use'
        ? types.map(({ use }) => TOWERS_TEXT.use[use])
        : row.values.map((value) => value ?? none);
    case 'room':
      return row.values.map((size) => (size ? inWords(size) : none));
    case 'number':
      return types.map(({ use }, index) => {
        const value = row.values[index] ?? null;
        return value === null ? none : SAYINGS[row.fact].say(value, use);
      });
  }
}

/** The difference in words; empty where words would say no more than the values. */
export function differenceInWords(row: ComparisonRow, types: readonly Type[]): string {
  const labelsAt = (places: readonly number[]) => places.flatMap((place) => types[place]?.label ?? []);
  const { difference } = row;
  if (!difference) {
    const having = row.values.flatMap((value, index) => (value === null ? [] : [index]));
    return having.length < types.length ? COMPARISON_TEXT.only(labelsAt(having)) : '';
  }
  const { by, most, least } = difference;
  const [larger, smaller] = [labelsAt(most), types.length > 2 ? labelsAt(least) : []];
  if (row.kind === 'room') return COMPARISON_TEXT.more(larger, smaller, squareMetres(by / 1e6), 'wide');
  const { say, sayMore = say, how } = SAYINGS[row.fact];
  return COMPARISON_TEXT.more(larger, smaller, sayMore(by, types[0]?.use ?? 'apartment'), how);
}
