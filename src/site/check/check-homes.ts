import type { ContentProblem } from '#site/content-problem.ts';
import type { Content } from '#site/content-schema.ts';
import { findHome } from '#site/units/home-id.ts';

const file = 'homes.ts';

/** Homes that no tower has, and homes of which two things are said. */
export function checkHomes({ homes, complex }: Pick<Content, 'homes' | 'complex'>): ContentProblem[] {
  if (!homes) return [];
  if (!complex) return [{ file, field: 'others', remedy: 'write complex.ts with the towers, or leave homes.ts out' }];
  const named = new Set<string>();
  return homes.others.flatMap((other, group) =>
    other.homes.flatMap((id, index): ContentProblem[] => {
      const field = `others[${group}].homes[${index}]`;
      if (!findHome(complex.towers, id))
        return [{ file, field, remedy: `no tower has the home '${id}': write tower, floor and line, as in 101-1203` }];
      if (named.has(id)) return [{ file, field, remedy: `'${id}' has a state already: name it once` }];
      named.add(id);
      return [];
    }),
  );
}
