import type { ContentProblem } from '#site/content-problem.ts';
import type { Content } from '#site/content-schema.ts';

const PHONE = /\b0\d{1,2}-\d{3,4}-\d{4}\b|\b1\d{3}-\d{4}\b/g;

/** A phone in the notice's summary that is not the development's: visitors would call nobody, or somebody else. */
export const checkAnnouncement = ({
  announcement,
  facts: { phone },
}: Pick<Content, 'announcement' | 'facts'>): ContentProblem[] =>
  (announcement?.summary ?? []).flatMap(({ value }, index) =>
    (value.match(PHONE) ?? [])
      .filter((other) => other !== phone)
      .map((other) => ({
        file: 'announcement.ts',
        field: `summary[${index}].value`,
        remedy: `'${other}' is not the phone of facts.ts, '${phone}': write that, or mend the facts`,
      })),
  );
