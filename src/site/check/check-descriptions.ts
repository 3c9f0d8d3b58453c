import type { ContentProblem } from '#site/content-problem.ts';
import type { Content } from '#site/content-schema.ts';

/** Pages without a description, descriptions without a page, and two that are alike. */
export function checkDescriptions({
  navigation,
  descriptions,
}: Pick<Content, 'navigation' | 'descriptions'>): ContentProblem[] {
  const file = 'descriptions.ts';
  const paths = navigation.pages.map(({ path }) => path);
  const texts = Object.values(descriptions);
  return [
    ...paths
      .filter((path) => !(path in descriptions))
      .map((path) => ({ file, field: `'${path}'`, remedy: 'this page has no description: add it' })),
    ...Object.entries(descriptions).flatMap(([path, text], index) => [
      ...(paths.includes(path) ? [] : [{ file, field: `'${path}'`, remedy: 'no page has this path: remove the line' }]),
      ...(texts.indexOf(text) === index
        ? []
        : [{ file, field: `'${path}'`, remedy: 'another page has the same description: write another' }]),
    ]),
  ];
}
