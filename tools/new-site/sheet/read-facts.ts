import { FACT_HEADS, FACT_LABELS, OTHER_LABELS, type FactField, type OtherFact } from '#text/sheet/names.ts';
import { TABLE_TEXT } from '#text/sheet/problems.ts';
import { EXAMPLES, UNITS } from '#text/sheet/words.ts';
import { origin, phone } from './cells/addresses.ts';
import type { Reader } from './cells/cell.ts';
import { day } from './cells/days.ts';
import { area, count, degrees, ratio } from './cells/numbers.ts';
import { storeys, text, textOrNone, yesOrNo } from './cells/words.ts';
import { put, type Draft } from './draft.ts';
import { OTHER_FACTS } from './other-facts.ts';
import { bareName, readTable } from './read-table.ts';
import type { TableRow } from './table-row.ts';
import type { Sheet } from './workbook/sheet.ts';

const file = 'facts.ts';

/** How a fact is read that is no plain text. */
const READERS: Partial<Record<FactField, Reader<unknown>>> = {
  origin,
  phone,
  storeys,
  basisDate: day,
  example: yesOrNo,
  requireConsent: yesOrNo,
  'location.addressNote': textOrNone(FACT_LABELS['location.addressNote'][0]),
  'location.latitude': degrees,
  'location.longitude': degrees,
  'scale.basementFloors': count(UNITS.floors),
  'scale.floors': count(UNITS.floors),
  'scale.buildings': count(UNITS.buildings),
  'scale.apartments': count(UNITS.homes),
  'scale.officetels': count(UNITS.homes),
  'scale.officetelTypes': textOrNone(EXAMPLES.officetelTypes),
  'scale.siteAreaM2': area,
  'scale.totalFloorAreaM2': area,
  'scale.buildingCoveragePercent': ratio(1),
  'scale.floorAreaRatioPercent': ratio(20),
  'companies.trustee': textOrNone(FACT_LABELS['companies.trustee'][0]),
  'permits.projectPlan': textOrNone(FACT_LABELS['permits.projectPlan'][0]),
  'permits.saleReport': textOrNone(FACT_LABELS['permits.saleReport'][0]),
};

type FactRow = TableRow<keyof typeof FACT_HEADS>;
type Row = FactField | OtherFact;
const LABELS: Readonly<Record<Row, readonly string[]>> = { ...FACT_LABELS, ...OTHER_LABELS };
const rows = Object.keys(LABELS) as Row[];
const isOther = (row: Row): row is OtherFact => Object.hasOwn(OTHER_LABELS, row);

/** What a row's label names. */
const rowNamed = (label: string): Row | undefined =>
  rows.find((row) => LABELS[row].some((known) => bareName(known) === bareName(label)));

/** A label that was perhaps meant: one that is part of what was found, or has it as a part. */
function nearestTo(label: string): string {
  const bare = bareName(label);
  const labels = Object.values(LABELS).flat();
  return labels.find((known) => bare.includes(bareName(known)) || bareName(known).includes(bare)) ?? '';
}

function readFact(draft: Draft, row: FactRow, field: FactField, label: string): void {
  const value = row.take('value', READERS[field] ?? text(label));
  if (value === undefined) return;
  const place = row.place('value');
  const said = field === 'storeys' ? inScale(value as object) : [[field, value] as const];
  for (const [name, part] of said) {
    const other = draft.places.get(`${file}: ${name}`);
    if (other && draft.values[file]?.[name] !== part)
      row.mend('value', TABLE_TEXT.differs(other.row ?? 0, other.found ?? ''));
    put(draft, file, name, part, place);
  }
}

function readOther(draft: Draft, row: FactRow, fact: OtherFact): void {
  for (const [name, field, value] of row.take('value', OTHER_FACTS[fact]) ?? [])
    put(draft, name, field, value, row.place('value'));
}

/** Storeys below and above ground, which rows of their own may say too. */
const inScale = (floors: object) =>
  Object.entries(floors).map(([part, storeysThere]) => [`scale.${part}`, storeysThere] as const);

/** Reads the sheet of facts: a label and a value in each row. What it does not say stays as the template has it. */
export function readFacts(draft: Draft, sheet: Sheet): void {
  const seen = new Map<Row, number>();
  for (const row of readTable(draft, sheet, FACT_HEADS, ['label', 'value'])) {
    const label = row.need('label', text(FACT_LABELS.name[0]), FACT_HEADS.label[0]);
    if (label === undefined) continue;
    row.label = label;
    const field = rowNamed(label);
    const before = field && seen.get(field);
    if (!field) row.mend('label', TABLE_TEXT.unknownFact(nearestTo(label)));
    else if (before) row.mend('label', TABLE_TEXT.twice(before));
    else {
      seen.set(field, row.number);
      if (isOther(field)) readOther(draft, row, field);
      else readFact(draft, row, field, label);
    }
  }
}
