import type { ContentProblem } from '#site/content-problem.ts';
import type { Content } from '#site/content-schema.ts';

const file = 'notices.ts';

/** Notices of one address, out of order, and corrections that correct nothing. */
export function checkNotices({ notices }: Pick<Content, 'notices'>): ContentProblem[] {
  return (notices?.notices ?? []).flatMap(({ id, date, changes }, index, all): ContentProblem[] => {
    const newer = all[index - 1];
    const field = `notices[${index}]`;
    return [
      ...(all.findIndex((other) => other.id === id) === index
        ? []
        : [{ file, field: `${field}.id`, remedy: `another notice has the id '${id}': write another` }]),
      ...(newer && newer.date < date
        ? [
            {
              file,
              field: `${field}.date`,
              remedy: `${date} is newer than ${newer.date} above it: put the newest first`,
            },
          ]
        : []),
      ...changes.flatMap(({ item, before, after }, at) =>
        before === after
          ? [
              {
                file,
                field: `${field}.changes[${at}].after`,
                remedy: `'${item}' is the same before and after: write what it is now`,
              },
            ]
          : [],
      ),
    ];
  });
}
