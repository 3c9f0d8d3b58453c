import type { ContentProblem } from '#site/content-problem.ts';
import { REPORT_TEXT as TEXT } from '#text/remedies/report.ts';

/** A text that stands in many places and is read once: told in one line, whatever their number. */
interface Alike {
  /** How a check says it of one place; its first group, where there is one, is how many sentences are there. */
  says: RegExp;
  line: (count: number) => string;
}

const ALIKE: readonly Alike[] = [
  { says: /^(\d+) sentences are the example's, word for word: read/, line: TEXT.sharedSentences },
  { says: /: never read against the law itself/, line: TEXT.unreadLaw },
  { says: /^says COMEING SOON/, line: TEXT.emptyPages },
];

/**
 * What is to read and is alike: a line of each kind, with the files that hold it.
 * @param nameOf how the office calls a place's file
 * @returns the lines, and what is left to be told place by place
 */
export function readAlike(problems: readonly ContentProblem[], nameOf: (problem: ContentProblem) => string) {
  const lines = ALIKE.flatMap(({ says, line }) => {
    const found = problems.filter(({ remedy }) => says.test(remedy));
    if (found.length === 0) return [];
    const count = found.reduce((sum, { remedy }) => sum + Number(says.exec(remedy)?.[1] ?? 1), 0);
    const [names, files] = [found.map(nameOf), found.map(({ file }) => file)].map((all) =>
      [...new Set(all)].join(', '),
    );
    return [`  ${names}: ${line(count)} [${files}]`];
  });
  return { lines, others: problems.filter(({ remedy }) => !ALIKE.some(({ says }) => says.test(remedy))) };
}
