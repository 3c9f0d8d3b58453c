import * as v from 'valibot';
import type { ContentProblem } from '#site/content-problem.ts';
import { factsSchema } from '#site/schema/facts.ts';
import { LAW_TABLES, LAW_TEXTS, type LawTableId, type LawTextId } from '#site/schema/parts/law-ids.ts';
import { lawReference } from '#site/schema/parts/fields.ts';
import { fieldOf } from '#site/content-field.ts';
import { pickTable, pickText, type LawPlace } from './pick-law.ts';

type Written = Readonly<Record<string, unknown>>;

const { region, regulation } = factsSchema.entries.location.entries;
const placeSchema = v.object({ facts: v.object({ location: v.object({ region, regulation }) }) });

const isText = (id: unknown): id is LawTextId => LAW_TEXTS.some((known) => known === id);
const isTable = (id: unknown): id is LawTableId => LAW_TABLES.some((known) => known === id);
const isRecord = (value: unknown): value is Written => typeof value === 'object' && value !== null;

/** Where one file's content lies, and who hears of what is wrong in it. */
interface Reading {
  place: LawPlace;
  report: (field: string, remedy: string) => void;
}

const missing = (id: string, { region: here, regulation: { status } }: LawPlace) =>
  `the engine has no '${id}' for ${here} ('${status}')`;

function remedyOf(id: unknown, place: LawPlace): string {
  if (!isText(id)) return `the engine has no '${String(id)}': write one of '${LAW_TEXTS.join("', '")}'`;
  const { region: here, regulation: by } = place;
  return pickText(id, place)
    ? `the engine has '${id}' for ${here} ('${by.status}'): write { lawText: '${id}' } alone: its text and its article are the engine's`
    : `${missing(id, place)}: write your own sentence, { lawText: '${id}', own: { region: '${here}', regulation: '${by.status}', text: …, law: { article: …, checked: … } } }`;
}

/** What stands in a reference's place; the reference itself where that is wrong. */
function textFor(reference: Written, field: string, { place, report }: Reading): unknown {
  if (v.is(lawReference, reference)) {
    const engines = pickText(reference.lawText, place);
    // Beside one of the engine's, an own one would be what the law was before the place came under regulation.
    const found = reference.own ? engines === null && reference.own : engines;
    if (found) return found;
  }
  report(field, remedyOf(reference['lawText'], place));
  return reference;
}

/** A section with the tables that it refers to before its own. What the schema will not have is left to it. */
function withTables(section: Written, field: string, { place, report }: Reading): unknown {
  const { lawTables, tables, ...others } = section;
  if (!Array.isArray(lawTables) || !Array.isArray(tables) || !lawTables.every(isTable)) return section;
  const found = lawTables.map((id) => pickTable(id, place));
  found.forEach((table, index) => {
    if (!table)
      report(`${field}.lawTables[${index}]`, `${missing(String(lawTables[index]), place)}: write your own table`);
  });
  return { ...others, tables: [...found.filter((table) => table !== null), ...(tables as unknown[])] };
}

function put(value: unknown, field: string, reading: Reading): unknown {
  if (Array.isArray(value)) return value.map((part, index) => put(part, fieldOf(field, `${index}`, true), reading));
  if (!isRecord(value)) return value;
  if ('lawText' in value) return textFor(value, field, reading);
  const inside = Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, put(part, fieldOf(field, key, false), reading)]),
  );
  return 'lawTables' in inside ? withTables(inside, field, reading) : inside;
}

/**
 * Puts the law's sentences and tables, as they hold where the development lies, where its content refers to them.
 * Nothing is put while the facts do not say where that is: the schema says what is wrong with them.
 * @param written by file, whatever stands in it
 */
export function putLaw(written: Written): { content: Written; problems: ContentProblem[] } {
  const facts = v.safeParse(placeSchema, written);
  if (!facts.success) return { content: written, problems: [] };
  const problems: ContentProblem[] = [];
  const content = Object.fromEntries(
    Object.entries(written).map(([name, value]) => {
      const report = (field: string, remedy: string) => problems.push({ file: `${name}.ts`, field, remedy });
      return [name, put(value, '', { place: facts.output.facts.location, report })];
    }),
  );
  return { content, problems };
}
