import type { ContentProblem } from '#site/content-problem.ts';
import type { Content } from '#site/content-schema.ts';

/** Redirects that take a page's place, that stand twice, or that lead to no page. */
export function checkRedirects({ navigation }: Pick<Content, 'navigation'>): ContentProblem[] {
  const file = 'navigation.ts';
  const paths = navigation.pages.map(({ path }) => path);
  const sources = navigation.redirects.map(({ from }) => from);
  return navigation.redirects.flatMap(({ from, to }, index) => {
    const field = `redirects[${index}]`;
    return [
      ...(paths.includes(from)
        ? [{ file, field: `${field}.from`, remedy: `'${from}' is a page: write the address that it had before` }]
        : []),
      ...(sources.indexOf(from) === index
        ? []
        : [{ file, field: `${field}.from`, remedy: `'${from}' stands twice: remove one` }]),
      ...(paths.includes(to)
        ? []
        : [{ file, field: `${field}.to`, remedy: `no page has the path '${to}': write the address that it has now` }]),
    ];
  });
}
