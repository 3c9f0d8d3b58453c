import type { ContentProblem } from '#site/content-problem.ts';
import type { Content } from '#site/content-schema.ts';
import { placesOf } from '#tools/readiness/texts.ts';

const PHONE = /(?<!\d)(?:0\d{1,2}-\d{3,4}|1\d{3})-\d{4}(?!\d)/g;

/**
 * Phones in the summary of the announcement: who calls one must reach who answers for the development. Its sections may
 * name others, such as that of the subscription's own site.
 */
export const checkNoticePhone = (content: Content): ContentProblem[] =>
  placesOf(content)
    .filter(({ file, field }) => file === 'announcement.ts' && field.startsWith('summary'))
    .flatMap(({ file, field, text }) =>
      (text.match(PHONE) ?? [])
        .filter((phone) => phone !== content.facts.phone)
        .map((phone) => ({
          file,
          field,
          remedy: `${phone} is not the phone of facts.ts, ${content.facts.phone}: write \${facts.phone}`,
        })),
    );
