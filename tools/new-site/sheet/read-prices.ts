import type { PriceBand } from '#site/schema/prices.ts';
import { COLUMNS, SHEET_NAMES } from '#text/sheet/names.ts';
import { TABLE_TEXT } from '#text/sheet/problems.ts';
import { won } from './cells/won.ts';
import { floor, floors, type } from './cells/words.ts';
import { put, type Draft, type Place } from './draft.ts';
import type { SheetType } from './read-types.ts';
import { readTable } from './read-table.ts';
import type { TableRow } from './table-row.ts';
import type { Sheet } from './workbook/sheet.ts';

const file = 'prices.ts';
const names = COLUMNS.prices;
type PriceRow = TableRow<keyof typeof names>;

/** No part of a home's price is less, nor is any of the tax on it: it was meant in another unit. */
const LEAST = 1_000_000;
const LEAST_TAX = 10_000;

interface Priced {
  band: PriceBand;
  places: Record<'from' | 'to', Place>;
}

/** In one column, or in two. */
function readFloors(row: PriceRow): { from: number; to: number } | undefined {
  if (!row.has('from') && !row.has('to')) return row.need('floors', floors, names.floors[0]);
  const [from, to] = [row.need('from', floor, names.from[0]), row.need('to', floor, names.to[0])];
  return from === undefined || to === undefined ? undefined : { from, to };
}

function readBand(row: PriceRow): Priced | undefined {
  const range = readFloors(row);
  const land = row.need('land', won(LEAST), names.land[0]);
  const building = row.need('building', won(LEAST), names.building[0]);
  const vat = row.take('vat', won(LEAST_TAX)) ?? 0;
  const total = row.take('total', won(LEAST));
  if (!row.isSound || !range || land === undefined || building === undefined) return undefined;
  const sum = land + building + vat;
  if (total !== undefined && total !== sum) row.mend('total', TABLE_TEXT.total(sum.toLocaleString('ko-KR')));
  const isRange = row.has('floors');
  const places = { from: row.place(isRange ? 'floors' : 'from'), to: row.place(isRange ? 'floors' : 'to') };
  return { band: { ...range, land, building, vat }, places };
}

/** The rows by type. In cells that are joined only the first says which. */
function rowsByType(draft: Draft, sheet: Sheet, sold: readonly string[]): Map<string, PriceRow[]> {
  const found = new Map<string, PriceRow[]>();
  // undefined: no row has named one yet; null: one that cannot be, and its rows are told with it.
  let id: string | null | undefined;
  for (const row of readTable(draft, sheet, names, ['type', 'land', 'building'])) {
    if (row.has('type')) id = row.take('type', type)?.id ?? null;
    if (id === undefined) row.mend('type', TABLE_TEXT.empty(names.type[0]));
    else if (id !== null && sold.includes(id)) found.set(id, [...(found.get(id) ?? []), row]);
    else if (id !== null) {
      row.mend('type', TABLE_TEXT.notSold(SHEET_NAMES.types[0]));
      id = null;
    }
  }
  return found;
}

/** Reads the sheet of prices: a type and its floors in each row. Types that it does not name are not published yet. */
export function readPrices(draft: Draft, sheet: Sheet | undefined, types: readonly SheetType[]): void {
  const sold = types.filter(({ forSale }) => forSale).map(({ id }) => id);
  const rows = sheet ? rowsByType(draft, sheet, sold) : new Map<string, PriceRow[]>();
  const priced = sold.map((unit, index) => {
    const read = (rows.get(unit) ?? []).map(readBand);
    read.forEach((known, number) => {
      for (const [end, place] of Object.entries(known?.places ?? {}))
        draft.places.set(`${file}: types[${index}].bands[${number}].${end}`, place);
    });
    const bands = read.flatMap((known) => known?.band ?? []);
    // One row to mend would make gaps of the others.
    return { unit, bands: bands.length > 0 && bands.length === read.length ? bands : null };
  });
  put(draft, file, 'types', priced);
}
