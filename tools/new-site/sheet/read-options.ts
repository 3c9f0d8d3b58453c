import type { Finish } from '#site/schema/finishes.ts';
import { COLUMNS, SHEET_NAMES } from '#text/sheet/names.ts';
import { TABLE_TEXT } from '#text/sheet/problems.ts';
import { EXAMPLES, FINISH_WORDS } from '#text/sheet/words.ts';
import { won } from './cells/won.ts';
import { text, types as typesCell } from './cells/words.ts';
import { put, type Draft } from './draft.ts';
import { readTable } from './read-table.ts';
import type { SheetType } from './read-types.ts';
import type { TableRow } from './table-row.ts';
import type { Sheet } from './workbook/sheet.ts';

const file = 'finishes.ts';
const names = COLUMNS.options;
type OptionRow = TableRow<keyof typeof names>;
type Kind = Finish['kind'];

/** No option costs less: it was meant in another unit. */
const LEAST = 10_000;

/** Which types a row is for; null: all. */
function readUnits(row: OptionRow, known: readonly string[]): string[] | null {
  const units = row.take('types', typesCell)?.map(({ id }) => id) ?? null;
  const stranger = units?.find((id) => !known.includes(id));
  if (stranger !== undefined) row.mend('types', TABLE_TEXT.noSuchType(stranger, SHEET_NAMES.types[0]));
  return units;
}

/**
 * An office's own list of what has a price says no kind, or says it only of what it adds to the list.
 * @param before the kind of the row above: in cells that are joined only the first says it
 */
function readKind(row: OptionRow, before: Kind | undefined): Kind | undefined {
  if (!row.has('kind') && before === undefined && (row.has('price') || !row.hasColumn('kind'))) return 'option';
  const kind = row.has('kind') ? row.choose('kind', FINISH_WORDS) : before;
  if (kind === undefined && row.isSound) row.mend('kind', TABLE_TEXT.empty(names.kind[0]));
  return kind;
}

function readOption(row: OptionRow, known: readonly string[], kind: Kind | undefined): Omit<Finish, 'id'> | undefined {
  const name = row.need('name', text(EXAMPLES.option), names.name[0]);
  const place = row.need('place', text(EXAMPLES.place), names.place[0]);
  const units = readUnits(row, known);
  const maker = row.take('maker', text(EXAMPLES.maker)) ?? null;
  const measure = row.take('measure', text(EXAMPLES.measure)) ?? null;
  const price = kind === 'option' ? row.need('price', won(LEAST), names.price[0]) : row.take('price', won(LEAST));
  if (row.isSound && kind !== 'option' && price) row.mend('price', TABLE_TEXT.noPrice(FINISH_WORDS.option[0]));
  if (!row.isSound || kind === undefined || name === undefined || place === undefined) return undefined;
  return { name, kind, units, place, maker, measure, price: price ?? null };
}

/** Reads what is in a home and what is to be bought with it, one thing in each row. */
export function readOptions(draft: Draft, sheet: Sheet, types: readonly SheetType[]): void {
  const known = types.map(({ id }) => id);
  const items: Finish[] = [];
  let before: Kind | undefined;
  for (const row of readTable(draft, sheet, names, ['name', 'place'])) {
    // Of a row that is wrong elsewhere, too: those below it are told by it.
    before = readKind(row, before);
    const option = readOption(row, known, before);
    if (!option) continue;
    for (const name of ['name', 'place', 'maker', 'measure', 'price'] as const)
      draft.places.set(`${file}: items[${items.length}].${name}`, row.place(name));
    items.push({ id: `item-${items.length + 1}`, ...option });
  }
  if (items.length > 0) put(draft, file, 'items', items);
}
