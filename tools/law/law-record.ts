import { createHash } from 'node:crypto';
import { LAW_TABLES, LAW_TEXTS } from '#site/schema/parts/law-ids.ts';
import type { Law } from '#site/schema/parts/fields.ts';
import type { Content } from '#site/content-schema.ts';
import { POINT_SCALES, SCALES_LAW } from '#text/law/point-scales.ts';
import { partsIn } from '#tools/content/find-parts.ts';
import { pickTable, pickText, type LawPlace } from './pick-law.ts';

/** By id, what a build said of the law, in a few digits. */
export type LawRecord = Readonly<Record<string, string>>;

const DIGITS = 8;

/** A sentence or a table of the engine's. */
interface OfLaw {
  law: Law & { id: string };
}

/** What a sentence or a table of the engine's is found by, in content that was read. */
export const isOfLaw = (part: object): part is OfLaw =>
  'law' in part && typeof part.law === 'object' && part.law !== null && 'id' in part.law;

/** By name, in an order that no schema changes. */
const ordered = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** Not the day on which it was read against the law: reading it again changes nothing of what it says. */
const digestOf = ({ law, ...words }: OfLaw): string => {
  const said = { ...words, law: { ...law, checked: law.checked !== null } };
  return createHash('sha256').update(JSON.stringify(said, ordered)).digest('hex').slice(0, DIGITS);
};

/** The scales of points, which no content refers to: the calculator of every development has them. */
const SCALES = { scales: POINT_SCALES, law: { ...SCALES_LAW, id: 'point-scales' } };

/** What a development's content says of the law. */
export const lawRecord = (content: Content): LawRecord =>
  Object.fromEntries(
    [...partsIn(content, isOfLaw).map(({ value }) => value), ...(content.points ? [SCALES] : [])]
      .map((value) => [value.law.id, digestOf(value)] as const)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );

/** What the engine says now at a place, by id. */
function nowSaid(place: LawPlace): Map<string, string> {
  const parts = [
    ...LAW_TEXTS.map((id) => [id, pickText(id, place)] as const),
    ...LAW_TABLES.map((id) => [id, pickTable(id, place)] as const),
    [SCALES.law.id, SCALES] as const,
  ];
  return new Map(parts.flatMap(([id, part]) => (part && isOfLaw(part) ? [[id, digestOf(part)] as const] : [])));
}

/** What a build said of the law, and what is not said at that place any more, or in other words. */
export function changedLaw(record: LawRecord, place: LawPlace): string[] {
  const said = nowSaid(place);
  return Object.keys(record).filter((id) => said.get(id) !== record[id]);
}
