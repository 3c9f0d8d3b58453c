import type { ContentProblem } from '#site/content-problem.ts';
import type { Content } from '#site/content-schema.ts';
import { regionsIn, type Region } from '#site/schema/parts/regions.ts';
import { areaOf } from '#text/law/regions.ts';
import { partsIn } from '#tools/content/find-parts.ts';
import type { LawPlace, LawSentence } from './pick-law.ts';

const isSentence = (part: object): part is LawSentence =>
  'text' in part && typeof part.text === 'string' && ('region' in part || 'regulation' in part || 'law' in part);

/** What a sentence on the law that says of no region that it holds there may not speak of. */
const farNames = ({ text, law }: LawSentence, own: Region): Region[] =>
  law ? regionsIn(text).filter((region) => !areaOf(own).includes(region)) : [];

function remedyOf(sentence: LawSentence, { region: own, regulation: { status } }: LawPlace): string | null {
  const { region, regulation } = sentence;
  if (region && region !== own)
    return `holds in ${region}, and the development lies in ${own}: write what holds there, with region: '${own}'`;
  if (regulation && regulation !== status)
    return `holds under '${regulation}', and the development lies under '${status}': write what holds there, with regulation: '${status}'`;
  const far = region ? [] : farNames(sentence, own);
  if (far.length === 0) return null;
  return `speaks of ${far.join(', ')}, and the development lies in ${own}: write what holds there, or region: '${own}' before a text that holds there as it is`;
}

/** Sentences that hold in another region than the development's, or under another regulation, or speak of another's law. */
export const foreignStatements = (content: Content): ContentProblem[] =>
  partsIn(content, isSentence).flatMap(({ file, field, value }) => {
    const remedy = remedyOf(value, content.facts.location);
    return remedy === null ? [] : [{ file, field, remedy }];
  });
