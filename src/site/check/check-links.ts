import { linksOf } from '#site/pages/content-links.ts';
import type { ContentProblem } from '#site/content-problem.ts';
import type { Content } from '#site/content-schema.ts';

/** The privacy policy stands beside every form, whatever site asks: a document at one address. */
function checkPolicy({ shell, navigation }: Pick<Content, 'shell' | 'navigation'>): ContentProblem[] {
  const { policy } = shell.privacyNotice;
  const documents = navigation.pages.flatMap(({ path, kind }) =>
    kind === 'document' && !path.includes('{') ? [path] : [],
  );
  if (documents.includes(policy)) return [];
  const remedy = `no page of the kind 'document' has the path '${policy}': write one of ${documents.join(', ') || 'none yet'}`;
  return [{ file: 'shell.ts', field: 'privacyNotice.policy', remedy }];
}

/** Links of the content that lead to no page, and a map that there is not. */
export function checkLinks(content: Content): ContentProblem[] {
  const { home, maps, navigation } = content;
  const paths = navigation.pages.map(({ path }) => path);
  return [
    ...linksOf(content)
      .filter(({ path }) => !paths.includes(path))
      .map(({ file, field, path }) => ({ file, field, remedy: `no page has the path '${path}'` })),
    ...checkPolicy(content),
    ...(maps?.maps.some(({ id }) => id === home.directions.map)
      ? []
      : [{ file: 'home.ts', field: 'directions.map', remedy: 'write the id of a map of maps.ts' }]),
  ];
}
