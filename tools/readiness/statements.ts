import type { ContentProblem } from '#site/content-problem.ts';
import type { Law } from '#site/schema/parts/fields.ts';
import type { Content } from '#site/content-schema.ts';
import { partsIn, type Found } from '#tools/content/find-parts.ts';

/** A statement of law is read against the law again after so many months. */
const FRESH_MONTHS = 6;

const isLaw = (part: object): part is Law => 'article' in part && 'checked' in part;

/** The day, as content writes it, before which a check is too long ago. */
function oldestFreshDay(today: Date): string {
  const day = new Date(today);
  day.setUTCMonth(day.getUTCMonth() - FRESH_MONTHS);
  return day.toISOString().slice(0, 10);
}

/** One of the engine's stands in many places, and is read once for all of them. */
const firstOfEach = (laws: Found<Law>[]) => {
  const seen = new Set<string>();
  return laws.filter(({ value: { id } }) => {
    const isSeen = id !== undefined && seen.has(id);
    if (id) seen.add(id);
    return !isSeen;
  });
};

/** What a stand-in says of the law goes with it. */
const withoutStandIns = (content: Content): Content => ({
  ...content,
  plans: Object.fromEntries(Object.entries(content.plans).filter(([, { standIn }]) => !standIn)),
});

/** Statements of law that nobody has read against the law's own text, or not for six months. */
export function lawToCheck(content: Content, today: Date): ContentProblem[] {
  const oldest = oldestFreshDay(today);
  return firstOfEach(partsIn(withoutStandIns(content), isLaw)).flatMap(({ file, field, value }) => {
    const { article, checked, id } = value;
    const reason =
      checked === null
        ? 'never read against the law itself'
        : checked < oldest
          ? `checked on ${checked}, more than six months ago`
          : null;
    const where = id ? `\`checked\` of '${id}' in src/text/law` : '`checked`';
    const remedy = `${article}: ${reason}: read it there, then write the day into ${where}`;
    return reason === null ? [] : [{ file, field, remedy }];
  });
}
