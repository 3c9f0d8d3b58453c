import type { UnitType } from '#tools/new-site/fill-template.ts';
import { COLUMNS, SHEET_NAMES } from '#text/sheet/names.ts';
import { TABLE_TEXT } from '#text/sheet/problems.ts';
import { BALCONY, EXAMPLES, PATTERNS, typesInWords, UNITS } from '#text/sheet/words.ts';
import { area, count } from './cells/numbers.ts';
import { lines, text, textOrNone, type, use, yesOrNo } from './cells/words.ts';
import { bareText, type Reader } from './cells/cell.ts';
import { put, type Draft } from './draft.ts';
import { readTable, wholePlace } from './read-table.ts';
import type { TableRow } from './table-row.ts';
import type { Sheet } from './workbook/sheet.ts';

const file = 'units.ts';
const names = COLUMNS.types;
type TypeRow = TableRow<keyof typeof names>;

/** A type of homes that the workbook names. */
export interface SheetType extends UnitType {
  use: 'apartment' | 'officetel';
  forSale: boolean;
  homes: number | undefined;
}

/** What a type is called may say its use; apartments are nothing to be said. */
const useByName: Reader<'officetel' | undefined> = (cell) => ({
  value: PATTERNS.officetel.test(bareText(cell)) ? 'officetel' : undefined,
});

/** Forms count 0 where a type has no such part, people write a dash. */
const areaOrNone: Reader<number | null> = (cell, heading) => {
  const none = textOrNone('')(cell, heading);
  return ('value' in none && none.value === null) || cell === 0 || cell === '0' ? { value: null } : area(cell, heading);
};

const round = (value: number) => Number(value.toFixed(4));
const sum = (one: number | null | undefined, other: number | null | undefined) =>
  typeof one === 'number' && typeof other === 'number' ? round(one + other) : undefined;

/** The areas that are said, and those that follow from them. */
function readAreas(draft: Draft, row: TypeRow, field: string): number | undefined {
  const exclusive = row.need('exclusive', area, names.exclusive[0]);
  const said = row.take('residentialCommon', areaOrNone);
  // Without the one part the sum would be told to be wrong, too.
  const residentialCommon = exclusive === undefined ? undefined : said;
  const supply = row.take('supply', areaOrNone) ?? sum(exclusive, residentialCommon);
  const otherCommon = row.take('otherCommon', areaOrNone);
  const reckoned = sum(supply, otherCommon);
  const contract =
    row.has('contract') || reckoned === undefined ? row.need('contract', area, names.contract[0]) : reckoned;
  const service = row.take('service', areaOrNone);
  const areas = { exclusive, residentialCommon, supply, otherCommon, contract, service };
  for (const [name, value] of Object.entries(areas)) {
    const place = row.place(name as keyof typeof areas);
    draft.places.set(`${file}: ${field}.areasM2.${name}`, place);
    if (value !== undefined) put(draft, file, `${field}.areasM2.${name}`, value, place);
  }
  return exclusive;
}

/** The stand-in plan has its balcony before a room of 6 m, as deep as the service area needs. */
const balconyOf = (service: unknown) =>
  typeof service === 'number' ? { name: BALCONY, depth: Math.round((service / 6) * 1000) } : null;

function readType(draft: Draft, row: TypeRow, unit: UnitType, index: number): SheetType {
  const field = `units[${index}]`;
  const said = {
    use: row.take('use', use) ?? row.take('type', useByName),
    forSale: row.take('forSale', yesOrNo),
    structure: row.take('structure', text(EXAMPLES.structure)),
    lead: row.take('lead', text(EXAMPLES.lead)),
    features: row.take('features', lines),
  };
  for (const [name, value] of Object.entries(said))
    if (value !== undefined) put(draft, file, `${field}.${name}`, value, row.place(name as keyof typeof said));
  const exclusive = readAreas(draft, row, field);
  const service = draft.values[file]?.[`${field}.areasM2.service`];
  put(draft, 'plans.ts', `['${unit.id}'].balcony`, balconyOf(service), row.place('service'));
  return {
    ...unit,
    area: exclusive ?? unit.area,
    use: said.use ?? 'apartment',
    forSale: said.forSale ?? true,
    homes: row.take('homes', count(UNITS.homes)),
  };
}

/** Homes of one use, in types against the sheet of facts; where that says nothing, the sum. */
function countHomes(draft: Draft, types: readonly SheetType[], of: SheetType['use']): void {
  const field = of === 'apartment' ? 'scale.apartments' : 'scale.officetels';
  const counts = types.filter((known) => known.use === of).map(({ homes }) => homes);
  if (counts.length === 0 || counts.includes(undefined)) return;
  const total = counts.reduce<number>((sofar, homes) => sofar + (homes ?? 0), 0);
  const stated = draft.values['facts.ts']?.[field];
  const place = draft.places.get(`facts.ts: ${field}`);
  if (typeof stated !== 'number' || !place) put(draft, 'facts.ts', field, total);
  else if (stated !== total) draft.problems.push({ ...place, remedy: TABLE_TEXT.homes(stated, total) });
}

/** 59㎡·84㎡, unless the sheet of facts has its own words. */
function nameTypes(draft: Draft, types: readonly SheetType[], of: SheetType['use']): void {
  const field = of === 'apartment' ? 'scale.apartmentTypes' : 'scale.officetelTypes';
  const areas = new Set(types.filter((known) => known.use === of).map(({ id }) => Number.parseInt(id, 10)));
  if (areas.size > 0 && draft.values['facts.ts']?.[field] === undefined)
    put(draft, 'facts.ts', field, typesInWords([...areas]));
}

/** Says that there is no type, where one is needed. */
export function sayNoTypes(draft: Draft): void {
  const [name] = SHEET_NAMES.types;
  draft.problems.push({ ...wholePlace(name), remedy: TABLE_TEXT.noTypes(name) });
}

/** Reads the sheet of types, one in each row. After the sheet of facts, whose sums it is compared with. */
export function readTypes(draft: Draft, sheet: Sheet): SheetType[] {
  const problems = draft.problems.length;
  const rows = new Map<string, number>();
  const types: SheetType[] = [];
  for (const row of readTable(draft, sheet, names, ['type', 'exclusive'])) {
    const unit = row.need('type', type, names.type[0]);
    const before = unit && rows.get(unit.id);
    if (before) row.mend('type', TABLE_TEXT.twice(before));
    else if (unit) {
      rows.set(unit.id, row.number);
      types.push(readType(draft, row, unit, types.length));
    }
  }
  if (types.length === 0 && draft.problems.length === problems) sayNoTypes(draft);
  for (const of of ['apartment', 'officetel'] as const) {
    countHomes(draft, types, of);
    nameTypes(draft, types, of);
  }
  return types;
}
