import type { ContentProblem } from '#site/content-problem.ts';
import type { Content } from '#site/content-schema.ts';

/** Questions of one address, and two that ask the same. Their links are looked after with all others. */
export function checkFaq({ faq }: Pick<Content, 'faq'>): ContentProblem[] {
  const all = (faq?.groups ?? []).flatMap(({ questions }, group) =>
    questions.map((question, index) => ({ ...question, field: `groups[${group}].questions[${index}]` })),
  );
  const isFirst = (key: 'id' | 'question', at: number) =>
    all.findIndex((other) => other[key] === all[at]?.[key]) === at;
  return all.flatMap(({ id, question, field }, at) => [
    ...(isFirst('id', at)
      ? []
      : [{ file: 'faq.ts', field: `${field}.id`, remedy: `another question has the id '${id}': write another` }]),
    ...(isFirst('question', at)
      ? []
      : [{ file: 'faq.ts', field: `${field}.question`, remedy: `'${question}' stands twice: remove one` }]),
  ]);
}
