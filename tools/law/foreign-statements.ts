import type { ContentProblem } from '#site/content-problem.ts';
import type { Content } from '#site/content-schema.ts';
import type { Region } from '#site/schema/parts/regions.ts';
import { partsIn } from '#tools/content/find-parts.ts';

const isRegional = (part: object): part is { region: Region; text: string } =>
  'region' in part && 'text' in part && typeof part.region === 'string';

/** Sentences that hold in another region than the development's. */
export function foreignStatements(content: Content): ContentProblem[] {
  const own = content.facts.location.region;
  return partsIn(content, isRegional)
    .filter(({ value }) => value.region !== own)
    .map(({ file, field, value: { region } }) => ({
      file,
      field,
      remedy: `holds in ${region}, and the development lies in ${own}: write what holds there, with region: '${own}'`,
    }));
}
