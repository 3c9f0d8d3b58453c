import { hasVisible, plainLine, plainText } from '#site/plain-text.ts';
import * as v from 'valibot';
import type { Environment } from './environment.ts';

const text = v.object({ stringValue: v.string() });

/** An article as the rules let it in; a count may be missing. */
const documentSchema = v.object({
  name: v.string(),
  updateTime: v.string(),
  fields: v.object({
    siteId: text,
    title: text,
    summary: text,
    content: text,
    date: v.object({ timestampValue: v.string() }),
    views: v.optional(v.object({ integerValue: v.string() })),
  }),
});

const answerSchema = v.array(v.object({ document: v.optional(v.unknown()) }));

/** An article that was published when the build asked. */
export interface PublishedArticle {
  id: string;
  siteId: string;
  title: string;
  summary: string;
  content: string;
  date: Date;
  views: number;
  /** When it was last written. */
  changed: Date;
}

/** As many as the rules let anybody list at once. */
const PAGE = 50;

/** Reads a stored document. null: not an article that a page can show. */
export function publishedArticleOf(document: unknown): PublishedArticle | null {
  const { success, output } = v.safeParse(documentSchema, document);
  if (!success || !hasVisible(output.fields.title.stringValue)) return null;
  const { name, updateTime, fields } = output;
  return {
    id: name.slice(name.lastIndexOf('/') + 1),
    siteId: fields.siteId.stringValue,
    title: plainLine(fields.title.stringValue),
    summary: plainText(fields.summary.stringValue),
    content: plainText(fields.content.stringValue),
    date: new Date(fields.date.timestampValue),
    views: Number(fields.views?.integerValue ?? 0),
    changed: new Date(updateTime),
  };
}

/** `FIRESTORE_EMULATOR_HOST`, as Firebase's own tools read it, leads to an emulator. */
function queryAddress({ projectId, apiKey }: NonNullable<Environment['firebase']>): string {
  const emulator = process.env['FIRESTORE_EMULATOR_HOST'];
  const origin = emulator ? `http://${emulator}` : 'https://firestore.googleapis.com';
  return `${origin}/v1/projects/${projectId}/databases/(default)/documents:runQuery?key=${encodeURIComponent(apiKey)}`;
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

/** Longer than a slow database needs, shorter than anybody waits for a build without a word. */
const ANSWER_MS = 20_000;

/** What the build says in place of a stack trace. */
function unreadable(reason: string): Error {
  const error = new Error(
    `The published articles cannot be read: ${reason}\n` +
      'Nothing was built, so that no article falls out of the pages, the sitemap and the feed unseen. Mend this and ' +
      'build again, or build without them once: PRESS=skip npm run build',
  );
  error.stack = `Error: ${error.message}`;
  return error;
}

/** @throws {Error} one readable message */
async function ask(address: string, query: object): Promise<unknown> {
  const { host } = new URL(address);
  const options = { method: 'POST', body: JSON.stringify(query), signal: AbortSignal.timeout(ANSWER_MS) };
  const response = await fetch(address, options).catch((error: unknown) => {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    throw unreadable(`${host} cannot be reached (${cause instanceof Error ? cause.message : String(cause)}).`);
  });
  const answer = await response.text();
  if (!response.ok) throw unreadable(`${host} answered ${response.status}: ${answer.slice(0, 500)}`);
  try {
    return JSON.parse(answer);
  } catch {
    return null;
  }
}

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
): Promise<PublishedArticle[]> {
  const address = queryAddress(firebase);
  const articles: PublishedArticle[] = [];
  let last: { date: string; name: string } | null = null;
  for (;;) {
    // One page after another: each begins where the one before it ended.
    // oxlint-disable-next-line no-await-in-loop
    const answer = v.safeParse(answerSchema, await ask(address, articlesQuery(siteId, last)));
    if (!answer.success) throw unreadable(`${new URL(address).host} answered something that is no list of articles.`);
    const documents: unknown[] = answer.output.flatMap(({ document }) => document ?? []);
    articles.push(...documents.flatMap((document) => publishedArticleOf(document) ?? []));
    const end = documents.at(-1);
    if (documents.length < PAGE || !end) return articles;
    const { name, fields } = v.parse(cursorSchema, end);
    last = { name, date: fields.date.timestampValue };
  }
}
