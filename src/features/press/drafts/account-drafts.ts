import { deskDatabase, MOST_LISTED, type DeskDatabase } from '#features/press/database/desk-database.ts';
import { isOvertaken } from '#features/press/database/overtaken.ts';
import { newArticleId } from '#features/press/database/press-writes.ts';
import { attempt } from '#browser/attempt.ts';
import { recall, remember } from '#browser/device-memory.ts';
import type { VersionedDocument } from '#firebase/rest/found-document.ts';
import { codeOf } from '#firebase/firebase-app.ts';
import { fieldsOf, type DatabaseWrite } from '#protocol/office/database-writes.ts';
import { keepDraft, readDraft, type Draft } from './drafts.ts';

// Drafts under `admins/{uid}/drafts`, for the account's other devices. Each write names the version that it comes from,
// so that what another device wrote meanwhile is never overwritten unseen.

const pathOf = (uid: string, id: string) => `admins/${uid}/drafts/${id}`;

/** A stored draft, as this device keeps one; null: it is none. */
const accountDraftOf = (uid: string, { id, fields, version }: VersionedDocument): Draft | null =>
  readDraft({ ...fields, id, account: { uid, version }, isChanged: false });

const isSame = (a: Draft, b: Draft) =>
  a.title === b.title && a.summary === b.summary && a.content === b.content && a.publishAt === b.publishAt;

/** What became of a draft at the account. */
export interface Stored {
  /** Another one than before where two devices changed the draft, unless an article waits under it. */
  id: string;
  account: NonNullable<Draft['account']>;
  /** Whether two devices changed the draft, and both are kept. */
  isCopy: boolean;
}

function storing(database: DeskDatabase, draft: Draft, id: string, version: string | null): DatabaseWrite {
  const { siteId, title, summary, content, publishAt, savedAt } = draft;
  return {
    update: {
      name: database.nameOf(pathOf(database.uid, id)),
      fields: fieldsOf({ siteId, title, summary, content, publishAt, savedAt }),
    },
    currentDocument: version === null ? { exists: false } : { updateTime: version },
  };
}

async function write(database: DeskDatabase, draft: Draft, id: string, version: string | null): Promise<Stored> {
  const [written = ''] = await database.commit([storing(database, draft, id, version)]);
  return { id, account: { uid: database.uid, version: written }, isCopy: id !== draft.id };
}

/** Keeps both under one id and a new one; the other device's is the copy: under another id this one would be a second article. */
async function copyTheirs(database: DeskDatabase, draft: Draft, theirs: Draft, version: string): Promise<Stored> {
  const { id } = draft;
  const [written = ''] = await database.commit([
    storing(database, draft, id, version),
    storing(database, theirs, newArticleId(), null),
  ]);
  return { id, account: { uid: database.uid, version: written }, isCopy: true };
}

/**
 * Stores a draft under the account that is signed in. Where another device changed it meanwhile, both stay: this one
 * under an id of its own, unless an article waits under the one that it has.
 * @throws {DatabaseError} `unavailable` without a network
 */
export async function storeDraft(draft: Draft): Promise<Stored> {
  const database = deskDatabase();
  const { id, account } = draft;
  try {
    return await write(database, draft, id, account?.uid === database.uid ? account.version : null);
  } catch (error) {
    if (!isOvertaken(codeOf(error))) throw error;
    const found = await database.find(pathOf(database.uid, id));
    const theirs = found && accountDraftOf(database.uid, found);
    // An attempt before this one arrived, and only its answer was lost.
    if (found && theirs && isSame(theirs, draft))
      return { id, account: { uid: database.uid, version: found.version }, isCopy: false };
    if (found && theirs && draft.scheduled) return copyTheirs(database, draft, theirs, found.version);
    // Taken away elsewhere, while somebody goes on writing it here: what is written stays.
    return write(database, draft, found ? newArticleId() : id, null);
  }
}

/** Stores a draft that stands in no form, where that is possible now; on this device it stands already. */
export async function keepStored(draft: Draft): Promise<void> {
  try {
    const { account } = await storeDraft(draft);
    keepDraft({ ...draft, account, isChanged: false });
  } catch {
    // It follows when somebody goes on with it.
  }
}

const GONE = 'modelhouse:press-draft-gone:';

/** Takes a draft away from its account, later where there is no network now. */
export function dropFromAccount({ id, account }: Draft): void {
  if (!account) return;
  remember(GONE + id, JSON.stringify(account));
  void dropGone().catch(() => {});
}

const goneKeys = () => attempt(() => Object.keys(localStorage).filter((key) => key.startsWith(GONE)), []);

let dropping: Promise<void> = Promise.resolve();

/** One after the other: what opens and what ends at once would both ask for the same. */
function dropGone(): Promise<void> {
  dropping = dropping.then(dropEach, dropEach);
  return dropping;
}

async function dropEach(): Promise<void> {
  const database = deskDatabase();
  await Promise.all(
    goneKeys().map(async (key) => {
      const { uid, version } = (attempt(() => JSON.parse(recall(key) ?? 'null') as unknown) ?? {}) as Record<
        string,
        unknown
      >;
      if (uid !== database.uid) return;
      const name = database.nameOf(pathOf(database.uid, key.slice(GONE.length)));
      try {
        await database.commit([{ delete: name, currentDocument: { updateTime: String(version) } }]);
      } catch (error) {
        // Gone already, or changed by another device since: then it is that one's.
        if (!isOvertaken(codeOf(error))) throw error;
      }
      remember(key, null);
    }),
  );
}

/**
 * The account's drafts of a site. `isWhole`: there are no more than these.
 * @throws {DatabaseError} as `storeDraft`
 */
export async function readAccountDrafts(siteId: string): Promise<{ drafts: Draft[]; isWhole: boolean }> {
  await dropGone();
  const database = deskDatabase();
  const { documents } = await database.list(`admins/${database.uid}/drafts`);
  const drafts = documents.flatMap((document) => accountDraftOf(database.uid, document) ?? []);
  return { drafts: drafts.filter((draft) => draft.siteId === siteId), isWhole: documents.length < MOST_LISTED };
}
