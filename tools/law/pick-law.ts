import type { Facts } from '#site/schema/facts.ts';
import type { LawTableId, LawTextId } from '#site/schema/parts/law-ids.ts';
import type { Law, Statement } from '#site/schema/parts/fields.ts';
import type { Table } from '#site/schema/parts/section.ts';
import { formatDay } from '#text/dates.ts';
import { TABLES, TEXTS, type LawEntry, type Variant } from './entries.ts';

/** Where a development lies, and what is regulated there. */
export type LawPlace = Pick<Facts['location'], 'region' | 'regulation'>;

/** A sentence of the law as pages show it. */
export type LawSentence = Extract<Statement, { text: string }>;

/** The variants that hold at a place; of a right entry one at most. */
export const variantsAt = <Words>(entry: LawEntry<Words>, { region, regulation }: LawPlace): Variant<Words>[] =>
  entry.tier === 'national'
    ? [{ says: entry.says, checked: entry.checked }]
    : entry.variants.filter(
        ({ regions, regulations }) =>
          (!regions || regions.includes(region)) && (!regulations || regulations.includes(regulation.status)),
      );

interface Picked<Words> {
  words: Words;
  law: Law;
}

function pick<Words extends string | object>(
  id: string,
  entry: LawEntry<Words>,
  place: LawPlace,
): Picked<Words> | null {
  const [variant] = variantsAt(entry, place);
  if (!variant) return null;
  const { says, checked, article = entry.article } = variant;
  const day = place.regulation.checked;
  const words = typeof says === 'function' ? says({ since: day === null ? null : formatDay(day) }) : says;
  return { words, law: { article, checked, ...(entry.use && { use: entry.use }), id } };
}

/** The sentence that holds at a place; null: the engine has none. */
export function pickText(id: LawTextId, place: LawPlace): LawSentence | null {
  const picked = pick(id, TEXTS[id], place);
  return picked && { text: picked.words, law: picked.law };
}

/** The table that holds at a place; null: the engine has none. */
export function pickTable(id: LawTableId, place: LawPlace): Table | null {
  const picked = pick(id, TABLES[id], place);
  if (!picked) return null;
  const { caption, head, rows } = picked.words;
  return { caption, head: [...head], rows: rows.map((row) => [...row]), law: picked.law };
}
