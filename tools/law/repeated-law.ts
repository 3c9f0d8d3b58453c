import type { ContentProblem } from '#site/content-problem.ts';
import type { Content } from '#site/content-schema.ts';
import { LAW_TEXTS, type LawTextId } from '#site/schema/parts/law-ids.ts';
import { partsIn } from '#tools/content/find-parts.ts';
import { TEXTS } from './entries.ts';
import type { LawSentence } from './pick-law.ts';

/** What an entry says anywhere; what it says of a day is not the same in two developments. */
function sayingsOf(id: LawTextId): string[] {
  const entry = TEXTS[id];
  const all = entry.tier === 'national' ? [entry.says] : entry.variants.map(({ says }) => says);
  return all.filter((says) => typeof says === 'string');
}

const ENGINES = new Map(LAW_TEXTS.flatMap((id) => sayingsOf(id).map((text) => [text, id] as const)));

/** A sentence on the law that is the development's own: the engine's carry their id once content is read. */
const isOwn = (part: object): part is LawSentence =>
  'text' in part && 'law' in part && typeof part.law === 'object' && part.law !== null && !('id' in part.law);

/** Sentences that the engine has, of whichever region, written out: they would stay when the law changes. */
export const repeatedLaw = (content: Content): ContentProblem[] =>
  partsIn(content, isOwn).flatMap(({ file, field, value }) => {
    const id = ENGINES.get(value.text);
    return id
      ? [{ file, field, remedy: `the engine says this sentence: write { lawText: '${id}' }, which follows the law` }]
      : [];
  });
