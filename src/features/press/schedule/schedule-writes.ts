import { articleOf, type Article } from '#site/press/article.ts';
import type { ArticleText } from '#site/press/article-text.ts';
import { codeOf } from '#firebase/firebase-app.ts';
import { DatabaseError } from '#firebase/rest/database-error.ts';
import { fieldsOf, serverTime, type DatabaseWrite } from '#protocol/office/database-writes.ts';
import { deskDatabase, type DeskDatabase } from '#features/press/database/desk-database.ts';
import { write } from '#features/press/database/insist.ts';
import { isSameText } from '#features/press/database/press-writes.ts';
import { scheduledOf, scheduledPath, type Scheduled } from './scheduled.ts';

/** What became of an article with a date: `overtaken` carries the state in which somebody else has put it. */
export type ScheduleResult =
  | { kind: 'saved' }
  | { kind: 'published'; article: Article }
  | { kind: 'overtaken'; theirs: Scheduled };

/** Codes of a write that somebody else's came before; the rules are asked first, and take it for a change. */
const OVERTAKEN = new Set(['failed-precondition', 'already-exists', 'not-found', 'permission-denied']);

async function lookFor(database: DeskDatabase, siteId: string, id: string) {
  const [waiting, found] = await Promise.all([database.find(scheduledPath(siteId, id)), database.find(`press/${id}`)]);
  return { waiting: waiting && scheduledOf(waiting), article: found && articleOf(found.id, found.fields) };
}

/** Commits, or has it looked at again what is there. */
async function commit(database: DeskDatabase, writes: readonly DatabaseWrite[]): Promise<void> {
  try {
    await database.commit(writes);
  } catch (error) {
    const code = codeOf(error);
    throw ['failed-precondition', 'already-exists', 'not-found'].includes(code) ? new DatabaseError('aborted') : error;
  }
}

/** The writes that make an article of one that waits: both or neither, and of the version that was read. */
function publishing(
  database: DeskDatabase,
  siteId: string,
  text: ArticleText,
  waiting: Pick<Scheduled, 'id' | 'version'>,
) {
  const { id, version } = waiting;
  const writes: DatabaseWrite[] = [
    {
      update: { name: database.nameOf(`press/${id}`), fields: fieldsOf({ siteId, ...text, views: 0 }) },
      updateTransforms: [serverTime('date')],
      currentDocument: { exists: false },
    },
    { delete: database.nameOf(scheduledPath(siteId, id)), currentDocument: { updateTime: version } },
  ];
  return writes;
}

interface Planned {
  id: string;
  siteId: string;
  /** The version that is changed; null: it has no date yet. */
  scheduled: string | null;
}

/**
 * Gives an article a date, or changes one that has a date; `at` null publishes it now. Never more than one article comes of
 * it: the article has the id of what waits, and each write names the version that it means.
 * @throws {DatabaseError} as `publishArticle`
 */
export const saveScheduled = (planned: Planned, text: ArticleText, at: Date | null): Promise<ScheduleResult> =>
  write(async () => {
    const { id, siteId, scheduled } = planned;
    const database = deskDatabase();
    const { waiting, article } = await lookFor(database, siteId, id);
    if (article) return at === null && isSameText(article, text) ? { kind: 'saved' } : { kind: 'published', article };
    const isThere = waiting && isSameText(waiting.text, text) && waiting.publishAt.getTime() === at?.getTime();
    // An attempt before this one arrived, and only its answer was lost.
    if (isThere) return { kind: 'saved' };
    if (waiting && waiting.version !== scheduled) return { kind: 'overtaken', theirs: waiting };
    const name = database.nameOf(scheduledPath(siteId, id));
    const waits: DatabaseWrite = {
      update: { name, fields: fieldsOf({ ...text, publishAt: at ?? undefined }) },
      currentDocument: waiting ? { updateTime: waiting.version } : { exists: false },
    };
    const [create] = publishing(database, siteId, text, { id, version: '' });
    if (at) await commit(database, [waits]);
    else if (waiting) await commit(database, publishing(database, siteId, text, waiting));
    else if (create) await commit(database, [create]);
    return { kind: 'saved' };
  });

/** Takes the date away. @throws {DatabaseError} `aborted` where somebody changed or published it meanwhile */
export async function cancelScheduled(siteId: string, { id, version }: Scheduled): Promise<void> {
  const database = deskDatabase();
  const name = database.nameOf(scheduledPath(siteId, id));
  await commit(database, [{ delete: name, currentDocument: { updateTime: version } }]);
}

/**
 * Publishes one that waits, as it was read. Where its article is there already, published by hand under the same id, it
 * waits no longer. @returns whether it was this call that published it
 */
export async function publishScheduled(siteId: string, waiting: Scheduled): Promise<boolean> {
  const database = deskDatabase();
  try {
    await database.commit(publishing(database, siteId, waiting.text, waiting));
    return true;
  } catch (error) {
    if (!OVERTAKEN.has(codeOf(error))) throw error;
  }
  // Who was faster has taken it away too, and then this finds nothing of that version.
  if (await database.find(`press/${waiting.id}`)) await cancelScheduled(siteId, waiting).catch(() => {});
  return false;
}

/** What waits for its date. `readAt`: when, by the server's clock. @throws {DatabaseError} */
export async function readScheduled(siteId: string): Promise<{ waiting: Scheduled[]; readAt: Date }> {
  const { documents, readAt } = await deskDatabase().list(scheduledPath(siteId), 'publishAt');
  return { waiting: documents.flatMap((document) => scheduledOf(document) ?? []), readAt };
}
