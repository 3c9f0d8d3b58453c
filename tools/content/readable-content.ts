import type { ContentProblem } from '#site/content-problem.ts';
import { contentSchema, type Content } from '#site/content-schema.ts';

type Check = (content: Content) => ContentProblem[];

/** A check asked for a file that is wrong itself: it can say nothing before that is mended. */
class Unreadable extends Error {}

/** The files that are right by themselves, for checks of what must agree between files. */
export const readableContent = (files: Partial<Content>): Content =>
  new Proxy(files, {
    get(target, file) {
      if (!(file in target)) throw new Unreadable(String(file));
      return target[file as keyof Content];
    },
  }) as Content;

/** What the checks say that need no file which is wrong: who mends one thing should hear of the others too. */
export const runChecks = (content: Content, checks: readonly Check[]): ContentProblem[] =>
  checks.flatMap((check) => {
    try {
      return check(content);
    } catch (error) {
      if (error instanceof Unreadable) return [];
      throw error;
    }
  });

const FILES = Object.keys(contentSchema.entries).map((name) => `${name}.ts`);

/** A file after the other, as the schema lists them; what is no file of texts comes last. */
export function inOrderOfFile(problems: readonly ContentProblem[]): ContentProblem[] {
  const placeOf = ({ file }: ContentProblem) => {
    const place = FILES.indexOf(file);
    return place === -1 ? FILES.length : place;
  };
  return problems.toSorted((one, other) => placeOf(one) - placeOf(other));
}
