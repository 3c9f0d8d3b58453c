import { NOTES, SHEET_NAMES } from '#text/sheet/names.ts';
import { TABLE_TEXT } from '#text/sheet/problems.ts';
import { newDraft, put, type Draft } from './draft.ts';
import { readFacts } from './read-facts.ts';
import { readOptions } from './read-options.ts';
import { readPayments } from './read-payments.ts';
import { readPrices } from './read-prices.ts';
import { readSteps } from './read-steps.ts';
import { sayKnown } from './say-known.ts';
import { bareName, wholePlace } from './read-table.ts';
import { readWordings } from './read-wordings.ts';
import { readTypes, sayNoTypes, type SheetType } from './read-types.ts';
import type { Sheet } from './workbook/sheet.ts';

type Kind = keyof typeof SHEET_NAMES;
const kinds = Object.keys(SHEET_NAMES) as Kind[];
const firstNames = kinds.map((kind) => SHEET_NAMES[kind][0]);

const named = (name: string): Kind | undefined =>
  kinds.find((kind) => SHEET_NAMES[kind].some((known) => known === bareName(name)));

/** What a sheet holds: by its name, or by the end of it, as a file is called that was saved from a workbook. */
export const kindOf = (name: string): Kind | undefined => named(name) ?? named(name.split(/[-_ ]/).at(-1) ?? '');

function sortSheets(draft: Draft, sheets: readonly Sheet[]): Partial<Record<Kind, Sheet>> {
  const found: Partial<Record<Kind, Sheet>> = {};
  for (const sheet of sheets) {
    const kind = kindOf(sheet.name);
    const isEmpty = sheet.rows.every((row) => row.every((cell) => cell === null || cell === ''));
    const say = (remedy: string) => draft.problems.push({ ...wholePlace(sheet.name), remedy });
    if (!kind && !isEmpty && !NOTES.test(bareName(sheet.name))) say(TABLE_TEXT.unknownSheet(firstNames));
    else if (kind && found[kind]) say(TABLE_TEXT.twoSheets);
    else if (kind) found[kind] = sheet;
  }
  if (Object.keys(found).length === 0 && draft.problems.length === 0)
    draft.problems.push({ ...wholePlace(''), remedy: TABLE_TEXT.noSheets(firstNames) });
  return found;
}

/** What a workbook says of a development. */
export interface SheetSite extends Draft {
  /** The types in their order; none where the workbook has no sheet of them. */
  types: SheetType[];
}

/**
 * Reads all sheets, each of which may be left out.
 * @param today since when prices hold whose day nobody says
 */
export function readSheets(sheets: readonly Sheet[], today: string): SheetSite {
  const draft = newDraft();
  const {
    facts,
    firm,
    links,
    types: typesSheet,
    steps,
    prices,
    payments,
    options,
    wordings,
  } = sortSheets(draft, sheets);
  readFacts(
    draft,
    [facts, firm, links].flatMap((sheet) => sheet ?? []),
    today,
  );
  if (wordings) readWordings(draft, wordings);
  const types = typesSheet ? readTypes(draft, typesSheet) : [];
  if (steps) readSteps(draft, steps);
  if (options) readOptions(draft, options, types);
  const isPriced = prices !== undefined || payments !== undefined;
  if (isPriced && !typesSheet) sayNoTypes(draft);
  if (isPriced && types.length > 0) {
    readPrices(draft, prices, types);
    readPayments(draft, payments, types);
  }
  for (const file of ['prices.ts', 'finishes.ts'])
    if (draft.values[file]) put(draft, file, 'revised', draft.values['facts.ts']?.['basisDate'] ?? today);
  const example = draft.values['facts.ts']?.['example'];
  for (const file of ['schedule.ts', 'prices.ts', 'finishes.ts'])
    if (draft.values[file] && example !== undefined) put(draft, file, 'example', example);
  sayKnown(draft, types);
  return { ...draft, types };
}
