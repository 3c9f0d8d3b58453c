import { articleOf, type Article } from '#site/press/article.ts';
import * as v from 'valibot';
import { askDatabase, queryAddress, Unreadable } from '#tools/host/database-answer.ts';
import type { Environment } from '#tools/host/environment.ts';

const documentSchema = v.object({ name: v.string(), fields: v.record(v.string(), v.unknown()) });

/** A value as the database's REST calls write it, as the SDK gives it to the page; null: of a kind that no article has. */
const valueSchema = v.union([
  v.pipe(
    v.object({ stringValue: v.string() }),
    v.transform(({ stringValue }) => stringValue),
  ),
  v.pipe(
    v.object({ timestampValue: v.string() }),
    v.transform(({ timestampValue }) => new Date(timestampValue)),
  ),
  v.pipe(
    v.object({ integerValue: v.string() }),
    v.transform(({ integerValue }) => Number(integerValue)),
  ),
  v.pipe(
    v.object({ doubleValue: v.number() }),
    v.transform(({ doubleValue }) => doubleValue),
  ),
]);

const plainValue = (value: unknown): unknown => {
  const read = v.safeParse(valueSchema, value);
  return read.success ? read.output : null;
};

const answerSchema = v.array(v.object({ document: v.optional(v.unknown()) }));

/** As many as the rules let anybody list at once. */
const PAGE = 50;

/** Reads a stored document. null: not an article that a page can show. */
export function publishedArticleOf(document: unknown): Article | null {
  const { success, output } = v.safeParse(documentSchema, document);
  if (!success) return null;
  const { name, fields } = output;
  const plain = Object.entries(fields).map(([field, value]) => [field, plainValue(value)] as const);
  return articleOf(name.slice(name.lastIndexOf('/') + 1), Object.fromEntries(plain));
}

const descending = (fieldPath: string) => ({ field: { fieldPath }, direction: 'DESCENDING' });

/** The query for a site's articles, newest first. @param last where the page before ended; null: the first page */
export function articlesQuery(siteId: string, last: { date: string; name: string } | null) {
  const cursor = last && { values: [{ timestampValue: last.date }, { referenceValue: last.name }], before: false };
  return {
    structuredQuery: {
      from: [{ collectionId: 'press' }],
      where: { fieldFilter: { field: { fieldPath: 'siteId' }, op: 'EQUAL', value: { stringValue: siteId } } },
      orderBy: [descending('date'), descending('__name__')],
      limit: PAGE,
      ...(cursor && { startAt: cursor }),
    },
  };
}

/** The cursor must carry the date as it was sent: a JavaScript date would lose its microseconds. */
const cursorSchema = v.object({
  name: v.string(),
  fields: v.object({ date: v.object({ timestampValue: v.string() }) }),
});

/**
 * Whether the variable `PRESS` lets the published articles be read.
 * @throws {Error} when it is neither empty nor `skip`
 */
export function readsPublished(value: string | undefined): boolean {
  if (value === undefined || value === '') return true;
  if (value === 'skip') return false;
  throw new Error(`PRESS=${value}: write skip to build without the published articles, or leave it out`);
}

/**
 * Every published article of a site, newest first.
 * @throws {Error} one readable message when the database cannot be asked
 */
export async function readPublishedArticles(
  firebase: NonNullable<Environment['firebase']>,
  siteId: string,
): Promise<Article[]> {
  const address = queryAddress(firebase);
  const articles: Article[] = [];
  let last: { date: string; name: string } | null = null;
  for (;;) {
    // One page after another: each begins where the one before it ended.
    // oxlint-disable-next-line no-await-in-loop
    const answer = v.safeParse(answerSchema, await askDatabase(address, articlesQuery(siteId, last)));
    if (!answer.success)
      throw new Unreadable(`${new URL(address).host} answered something that is no list of articles.`);
    const documents: unknown[] = answer.output.flatMap(({ document }) => document ?? []);
    articles.push(...documents.flatMap((document) => publishedArticleOf(document) ?? []));
    const end = documents.at(-1);
    if (documents.length < PAGE || !end) return articles;
    const { name, fields } = v.parse(cursorSchema, end);
    last = { name, date: fields.date.timestampValue };
  }
}

/**
 * Whether the database lets a site's articles be read. A project's own first rules refuse everything, and the query needs
 * an index: both come with the first deploy.
 * @throws {Error} one readable message when anything else stands in the way
 */
export async function isPressOpen(firebase: NonNullable<Environment['firebase']>, siteId: string): Promise<boolean> {
  try {
    await askDatabase(queryAddress(firebase), articlesQuery(siteId, null));
    return true;
  } catch (error) {
    if (error instanceof Unreadable && error.isNotSetUp) return false;
    throw error;
  }
}
