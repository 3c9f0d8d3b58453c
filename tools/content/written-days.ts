import type { ContentProblem } from '#site/content-problem.ts';
import type { Content } from '#site/content-schema.ts';
import { wrongWeekdays } from '#text/written-days.ts';
import { placesOf } from '#tools/readiness/texts.ts';

/** Days beside which another weekday stands than theirs, wherever the content writes one. */
export const checkWrittenDays = (content: Content): ContentProblem[] =>
  placesOf(content).flatMap(({ file, field, text }) =>
    wrongWeekdays(text).map(({ written, weekday }) => ({
      file,
      field,
      remedy: weekday
        ? `'${written}' is a ${weekday}: mend the day or the weekday`
        : `'${written}' is no day of the calendar: mend it`,
    })),
  );
