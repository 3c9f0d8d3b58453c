import type { ContentProblem } from '#site/content-problem.ts';
import type { Law, Statement } from '#site/schema/parts/fields.ts';
import { fieldOf } from '#site/content-field.ts';
import type { Content } from '#site/content-schema.ts';

/** A statement of law is read against the law again after so many months. */
const FRESH_MONTHS = 6;

interface Found<Value> {
  file: string;
  field: string;
  value: Value;
}

function find<Value extends object>(
  value: unknown,
  isWanted: (part: object) => part is Value,
  file: string,
  field = '',
): Found<Value>[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.entries(value).flatMap(([key, part]) =>
    find(part, isWanted, file, fieldOf(field, key, Array.isArray(value))),
  );
  return isWanted(value) ? [{ file, field, value }, ...inside] : inside;
}

const inContent = <Value extends object>(content: Content, isWanted: (part: object) => part is Value) =>
  Object.entries(content).flatMap(([name, value]) => find(value, isWanted, `${name}.ts`));

const isLaw = (part: object): part is Law => 'article' in part && 'checked' in part;

type RegionalStatement = Exclude<Statement, string> & { region: string };
const isRegional = (part: object): part is RegionalStatement =>
  'region' in part && typeof part.region === 'string' && 'text' in part;

/** The day, as content writes it, before which a check is too long ago. */
function oldestFreshDay(today: Date): string {
  const day = new Date(today);
  day.setUTCMonth(day.getUTCMonth() - FRESH_MONTHS);
  return day.toISOString().slice(0, 10);
}

/** Statements of law that nobody has read against the law's own text, or not for six months. */
export function lawToCheck(content: Content, today: Date): ContentProblem[] {
  const oldest = oldestFreshDay(today);
  return inContent(content, isLaw).flatMap(({ file, field, value: { article, checked } }) => {
    const reason =
      checked === null
        ? 'never read against the law itself'
        : checked < oldest
          ? `checked on ${checked}, more than six months ago`
          : null;
    const remedy = `${article}: ${reason}: read it there, then write the day into \`checked\``;
    return reason === null ? [] : [{ file, field, remedy }];
  });
}

/** Statements that hold in another region than the development's. */
export function foreignStatements(content: Content): ContentProblem[] {
  const { address } = content.facts.location;
  return inContent(content, isRegional).flatMap(({ file, field, value: { region } }) =>
    address.includes(region)
      ? []
      : [{ file, field, remedy: `holds in ${region}: write what holds for your development, and its region` }],
  );
}
