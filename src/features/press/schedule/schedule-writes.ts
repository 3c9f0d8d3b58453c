import { articleOf, type Article } from '#site/press/article.ts';
import type { ArticleText } from '#site/press/article-text.ts';
import { codeOf } from '#firebase/firebase-app.ts';
import { DatabaseError } from '#firebase/rest/database-error.ts';
import { fieldsOf, serverTime, type DatabaseWrite } from '#protocol/office/database-writes.ts';
import { deskDatabase, type DeskDatabase } from '#features/press/database/desk-database.ts';
import { isOvertaken } from '#features/press/database/overtaken.ts';
import { write } from '#features/press/database/insist.ts';
import { isSameText } from '#features/press/database/press-writes.ts';
import { scheduledOf, scheduledPath, type Scheduled } from './scheduled.ts';

/** What became of an article with a date: `overtaken` carries the state in which somebody else has put it. */
export type ScheduleResult =
  /** `version`: in which it waits now; null: it is published. */
  | { kind: 'saved'; version: string | null }
  | { kind: 'published'; article: Article }
  | { kind: 'overtaken'; theirs: Scheduled };

async function lookFor(database: DeskDatabase, siteId: string, id: string) {
  const [waiting, found] = await Promise.all([database.find(scheduledPath(siteId, id)), database.find(`press/${id}`)]);
  return { waiting: waiting && scheduledOf(waiting), article: found && articleOf(found.id, found.fields) };
}

/** Commits, or has it looked at again what is there. */
async function commit(database: DeskDatabase, writes: readonly DatabaseWrite[]): Promise<string | null> {
  try {
    const [version = null] = await database.commit(writes);
    return version;
  } catch (error) {
    throw isOvertaken(codeOf(error)) ? new DatabaseError('aborted') : error;
  }
}

/** A write that looks first what is there. What came between, the rules take for a lack of rights: that is looked at once more. */
function lookAndWrite<Result>(attempt: (database: DeskDatabase) => Promise<Result>): Promise<Result> {
  let wasDenied = false;
  return write(async () => {
    try {
      return await attempt(deskDatabase());
    } catch (error) {
      if (codeOf(error) !== 'permission-denied' || wasDenied) throw error;
      wasDenied = true;
      throw new DatabaseError('aborted');
    }
  });
}

type Version = Pick<Scheduled, 'id' | 'version'>;

/** Takes that version away from what waits. */
const taking = (database: DeskDatabase, siteId: string, { id, version }: Version): DatabaseWrite => ({
  delete: database.nameOf(scheduledPath(siteId, id)),
  currentDocument: { updateTime: version },
});

/** The writes that make an article of one that waits: both or neither, and of the version that was read. */
function publishing(database: DeskDatabase, siteId: string, text: ArticleText, waiting: Version) {
  const { id } = waiting;
  const writes: DatabaseWrite[] = [
    {
      update: { name: database.nameOf(`press/${id}`), fields: fieldsOf({ siteId, ...text, views: 0 }) },
      updateTransforms: [serverTime('date')],
      currentDocument: { exists: false },
    },
    taking(database, siteId, waiting),
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
  lookAndWrite(async (database) => {
    const { id, siteId, scheduled } = planned;
    const { waiting, article } = await lookFor(database, siteId, id);
    if (article)
      return at === null && isSameText(article, text)
        ? { kind: 'saved', version: null }
        : { kind: 'published', article };
    const isThere = waiting && isSameText(waiting.text, text) && waiting.publishAt.getTime() === at?.getTime();
    // An attempt before this one arrived, and only its answer was lost.
    if (isThere) return { kind: 'saved', version: waiting.version };
    if (waiting && waiting.version !== scheduled) return { kind: 'overtaken', theirs: waiting };
    const name = database.nameOf(scheduledPath(siteId, id));
    const waits: DatabaseWrite = {
      update: { name, fields: fieldsOf({ ...text, publishAt: at ?? undefined }) },
      currentDocument: waiting ? { updateTime: waiting.version } : { exists: false },
    };
    const [create] = publishing(database, siteId, text, { id, version: '' });
    if (at) return { kind: 'saved', version: await commit(database, [waits]) };
    if (waiting) await commit(database, publishing(database, siteId, text, waiting));
    else if (create) await commit(database, [create]);
    return { kind: 'saved', version: null };
  });

/**
 * Takes the date away. @returns whether it waits no longer and is no article; false: somebody changed or published it
 * @throws {DatabaseError} where nobody knows whether it waits
 */
export const cancelScheduled = (siteId: string, planned: Version): Promise<boolean> =>
  lookAndWrite(async (database) => {
    const { waiting, article } = await lookFor(database, siteId, planned.id);
    if (article || (waiting && waiting.version !== planned.version)) return false;
    // Where nothing waits, an attempt before this one arrived, and only its answer was lost.
    if (waiting) await commit(database, [taking(database, siteId, planned)]);
    return true;
  });

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
    // The rules are asked first, and take what is there already for a change that nobody may make.
    const code = codeOf(error);
    if (!isOvertaken(code) && code !== 'permission-denied') throw error;
  }
  // Who was faster has taken it away too, and then this finds nothing of that version.
  if (await database.find(`press/${waiting.id}`))
    await database.commit([taking(database, siteId, waiting)]).catch(() => {});
  return false;
}

/** What waits for its date. `readAt`: when, by the server's clock. @throws {DatabaseError} */
export async function readScheduled(siteId: string): Promise<{ waiting: Scheduled[]; readAt: Date }> {
  const { documents, readAt } = await deskDatabase().list(scheduledPath(siteId), 'publishAt');
  return { waiting: documents.flatMap((document) => scheduledOf(document) ?? []), readAt };
}
