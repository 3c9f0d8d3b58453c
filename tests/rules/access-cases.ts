import {
  addDoc,
  Bytes,
  collection,
  deleteDoc,
  deleteField,
  doc,
  getCount,
  getDoc,
  getDocs,
  increment,
  limit,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  where,
  writeBatch,
  type Firestore,
} from 'firebase/firestore/lite';

export type Caller = 'visitor' | 'member' | 'administrator';

export interface AccessCase {
  who: Caller;
  does: string;
  run: (database: Firestore) => Promise<unknown>;
  allowed: boolean;
}

/** What the desk sends for a new article. */
const article = () => ({
  siteId: 'site',
  title: '제목',
  summary: '요약',
  content: '본문',
  date: serverTimestamp(),
  views: 0,
});
const press = (database: Firestore) => collection(database, 'press');
const stored = (database: Firestore) => doc(database, 'press/stored');
const create = (changes: object) => (database: Firestore) => addDoc(press(database), { ...article(), ...changes });
const update = (changes: object) => (database: Firestore) => updateDoc(stored(database), changes);
const without = (field: string) => (database: Firestore) => {
  const { [field]: _left, ...rest } = article() as Record<string, unknown>;
  return addDoc(press(database), rest);
};
const list =
  (size: number | null, site = true) =>
  (database: Firestore) =>
    getDocs(
      query(
        press(database),
        ...(site ? [where('siteId', '==', 'site')] : []),
        orderBy('date', 'desc'),
        ...(size === null ? [] : [limit(size)]),
      ),
    );

export const may = (who: Caller, does: string, run: AccessCase['run']): AccessCase => ({
  who,
  does,
  run,
  allowed: true,
});
export const not = (who: Caller, does: string, run: AccessCase['run']): AccessCase => ({
  who,
  does,
  run,
  allowed: false,
});

const reading: AccessCase[] = [
  may('visitor', 'lists ten articles of a site', list(10)),
  may('visitor', 'lists fifty articles', list(50)),
  may('visitor', 'lists articles of every site', list(10, false)),
  not('visitor', 'lists fifty-one articles', list(51)),
  not('visitor', 'lists without a limit', list(null)),
  not('administrator', 'lists without a limit', list(null)),
  not('visitor', 'counts all articles', (database) => getCount(press(database))),
  may('visitor', 'reads an article', (database) => getDoc(stored(database))),
  may('visitor', 'asks for an article that is not there', (database) => getDoc(doc(database, 'press/none'))),
  not('visitor', 'reads a comment under an article', (database) => getDoc(doc(database, 'press/stored/comments/one'))),
  not('visitor', 'lists another collection', (database) => getDocs(query(collection(database, 'leads'), limit(1)))),
  not('visitor', 'reads a document of another collection', (database) => getDoc(doc(database, 'leads/one'))),
  not('administrator', 'reads a document of another collection', (database) => getDoc(doc(database, 'leads/one'))),
  not('visitor', 'reads who is an administrator', (database) => getDoc(doc(database, 'admins/boss'))),
  not('member', 'reads who is an administrator', (database) => getDoc(doc(database, 'admins/boss'))),
  may('member', 'asks whether it is an administrator', (database) => getDoc(doc(database, 'admins/member'))),
  may('administrator', 'asks whether it is an administrator', (database) => getDoc(doc(database, 'admins/boss'))),
  not('member', 'lists the administrators', (database) => getDocs(query(collection(database, 'admins'), limit(1)))),
  not('administrator', 'lists the administrators', (database) =>
    getDocs(query(collection(database, 'admins'), limit(1))),
  ),
];

const creating: AccessCase[] = [
  may('administrator', 'publishes an article', create({})),
  not('visitor', 'publishes an article', create({})),
  not('member', 'publishes an article', create({})),
  may('administrator', 'publishes with an empty body', create({ content: '' })),
  may('administrator', 'publishes a title of 120 characters', create({ title: '가'.repeat(120) })),
  may('administrator', 'publishes a title of 60 emoji', create({ title: '🙂'.repeat(60) })),
  not('administrator', 'publishes a title of 61 emoji', create({ title: '🙂'.repeat(61) })),
  not('administrator', 'publishes a title of 121 characters', create({ title: '가'.repeat(121) })),
  not('administrator', 'publishes without a title', without('title')),
  not('administrator', 'publishes an empty title', create({ title: '' })),
  not('administrator', 'publishes a title that is a number', create({ title: 1 })),
  not('administrator', 'publishes an empty summary', create({ summary: '' })),
  not('administrator', 'publishes a summary of 501 characters', create({ summary: '가'.repeat(501) })),
  may('administrator', 'publishes a body of 20,000 characters', create({ content: '가'.repeat(20_000) })),
  not('administrator', 'publishes a body of 20,001 characters', create({ content: '가'.repeat(20_001) })),
  not('administrator', 'publishes a body that is bytes', create({ content: Bytes.fromBase64String('AQI=') })),
  not('administrator', 'publishes a body that is a map', create({ content: { html: '<b>' } })),
  not('administrator', 'publishes a body that is nothing', create({ content: null })),
  not('administrator', 'publishes without a body', without('content')),
  not('administrator', 'publishes for no site', without('siteId')),
  not('administrator', 'publishes for an empty site', create({ siteId: '' })),
  not('administrator', 'publishes for a site of 101 characters', create({ siteId: 's'.repeat(101) })),
  not('administrator', 'publishes with a date of its own', create({ date: Timestamp.fromMillis(0) })),
  not('administrator', 'publishes with a date as text', create({ date: '2026-11-21' })),
  not('administrator', 'publishes without a date', without('date')),
  not('administrator', 'publishes with views already counted', create({ views: 1 })),
  not('administrator', 'publishes with views below zero', create({ views: -1 })),
  // The SDK sends a negative zero as a float.
  not('administrator', 'publishes with a count that is a float', create({ views: -0 })),
  not('administrator', 'publishes with half a view', create({ views: 0.5 })),
  not('administrator', 'publishes without a count', without('views')),
  not('administrator', 'publishes one field more', create({ author: '관리자' })),
  not('administrator', 'makes an administrator', (database) => setDoc(doc(database, 'admins/friend'), {})),
  not('member', 'makes itself an administrator', (database) => setDoc(doc(database, 'admins/member'), {})),
  not('visitor', 'writes into another collection', (database) => addDoc(collection(database, 'leads'), { a: 1 })),
  not('administrator', 'writes into another collection', (database) => addDoc(collection(database, 'leads'), { a: 1 })),
  not('administrator', 'publishes one good and one bad article at once', (database) => {
    const batch = writeBatch(database);
    batch.set(doc(press(database)), article());
    batch.set(doc(press(database)), { ...article(), views: 7 });
    return batch.commit();
  }),
];

const changing: AccessCase[] = [
  may('administrator', 'edits title, summary and body', update({ title: '새 제목', summary: '새 요약', content: '' })),
  not('administrator', 'edits the title away', update({ title: '' })),
  not('administrator', 'removes the summary', update({ summary: deleteField() })),
  not('administrator', 'moves an article to another site', update({ siteId: 'other' })),
  not('administrator', 'changes the date', update({ date: serverTimestamp() })),
  not('administrator', 'sets the count', update({ views: 1000 })),
  not('administrator', 'adds a field', update({ pinned: true })),
  not('administrator', 'replaces an article', (database) => setDoc(stored(database), article())),
  not('visitor', 'edits a title', update({ title: '새 제목' })),
  not('member', 'edits a title', update({ title: '새 제목' })),
  may('visitor', 'counts one view', update({ views: increment(1) })),
  may('member', 'counts one view', update({ views: increment(1) })),
  may('administrator', 'counts one view', update({ views: increment(1) })),
  may('visitor', 'counts the first view of an article without a count', (database) =>
    updateDoc(doc(database, 'press/uncounted'), { views: increment(1) }),
  ),
  may('visitor', 'counts one view in a transaction', (database) =>
    runTransaction(database, async (transaction) => {
      const { views } = (await transaction.get(stored(database))).data() as { views: number };
      transaction.update(stored(database), { views: views + 1 });
    }),
  ),
  not('visitor', 'counts two views', update({ views: increment(2) })),
  not('visitor', 'counts a view and a half', update({ views: increment(1.5) })),
  not('visitor', 'takes a view back', update({ views: increment(-1) })),
  not('visitor', 'writes the count it read', update({ views: 3 })),
  not('visitor', 'resets the count', update({ views: 0 })),
  not('visitor', 'makes the count a text', update({ views: '4' })),
  not('visitor', 'removes the count', update({ views: deleteField() })),
  not('visitor', 'counts a view and edits the title', update({ views: increment(1), title: 'x' })),
  not('visitor', 'counts a view and adds a field', update({ views: increment(1), seen: true })),
  not('visitor', 'counts a view of an article that is not there', (database) =>
    updateDoc(doc(database, 'press/none'), { views: increment(1) }),
  ),
  not('visitor', 'makes an article by counting', (database) =>
    setDoc(doc(database, 'press/none'), { views: increment(1) }, { merge: true }),
  ),
  may('administrator', 'deletes an article', (database) => deleteDoc(stored(database))),
  not('visitor', 'deletes an article', (database) => deleteDoc(stored(database))),
  not('member', 'deletes an article', (database) => deleteDoc(stored(database))),
  not('administrator', 'deletes an administrator', (database) => deleteDoc(doc(database, 'admins/boss'))),
];

/** Who may do what with articles and roles. */
export const ARTICLE_CASES: readonly AccessCase[] = [...reading, ...creating, ...changing];
