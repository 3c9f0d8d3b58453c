import { FACT_HEADS, FACT_LABELS, OTHER_LABELS, type FactField, type OtherFact } from '#text/sheet/names.ts';
import { TABLE_TEXT } from '#text/sheet/problems.ts';
import { EXAMPLES, UNITS } from '#text/sheet/words.ts';
import { origin, phone } from './cells/addresses.ts';
import type { Reader } from './cells/cell.ts';
import { day } from './cells/days.ts';
import { area, count, degrees, ratio } from './cells/numbers.ts';
import { regulation, storeys, text, textOrNone, yesOrNo } from './cells/words.ts';
import { put, type Draft } from './draft.ts';
import { OTHER_FACTS } from './other-facts.ts';
import { readLabelled, type LabelledRow } from './read-labelled.ts';
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
  'location.regulation.status': regulation,
  'location.regulation.checked': day,
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

type Row = FactField | OtherFact;
const LABELS: Readonly<Record<Row, readonly string[]>> = { ...FACT_LABELS, ...OTHER_LABELS };
const isOther = (row: Row): row is OtherFact => Object.hasOwn(OTHER_LABELS, row);

function readFact(draft: Draft, row: LabelledRow, field: FactField, label: string): void {
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

function readOther(draft: Draft, row: LabelledRow, fact: OtherFact): void {
  for (const [name, field, value] of row.take('value', OTHER_FACTS[fact]) ?? [])
    put(draft, name, field, value, row.place('value'));
}

/** Storeys below and above ground, which rows of their own may say too. */
const inScale = (floors: object) =>
  Object.entries(floors).map(([part, storeysThere]) => [`scale.${part}`, storeysThere] as const);

/** A day alone would vouch for the template's status, which nobody has looked up; one that is to come, for nothing. */
function checkRegulation(draft: Draft, today: string): void {
  const checked = draft.places.get(`${file}: location.regulation.checked`);
  if (checked && String(draft.values[file]?.['location.regulation.checked']) > today)
    draft.problems.push({ ...checked, remedy: TABLE_TEXT.notYet(today) });
  if (checked && draft.values[file]?.['location.regulation.status'] === undefined)
    draft.problems.push({ ...checked, remedy: TABLE_TEXT.noStatus });
}

/** Reads the sheets of facts. Whoever fills in one of them says each fact once: it does not matter in which. */
export function readFacts(draft: Draft, sheets: readonly Sheet[], today: string): void {
  const seen = new Map<Row, { sheet: string; row: number }>();
  for (const sheet of sheets)
    readLabelled(draft, sheet, { heads: FACT_HEADS, labels: LABELS, seen }, (row, field, label) => {
      if (isOther(field)) readOther(draft, row, field);
      else readFact(draft, row, field, label);
    });
  checkRegulation(draft, today);
}
