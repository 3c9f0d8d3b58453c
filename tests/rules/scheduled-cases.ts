import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  writeBatch,
  type Firestore,
} from 'firebase/firestore/lite';
import type { Fields } from '#local/firestore/data/values.ts';
import { may, not, type AccessCase } from './access-cases.ts';

const TEXTS = { title: '제목', summary: '요약', content: '본문' };

/** The article that waits under the id `stored`. */
export const WAITING: Fields = {
  ...Object.fromEntries(Object.entries(TEXTS).map(([field, stringValue]) => [field, { stringValue }])),
  publishAt: { timestampValue: '2026-12-01T00:00:00Z' },
};

const scheduled = (database: Firestore) => collection(database, 'sites/site/scheduled');
const put =
  (changes: object, id = 'new') =>
  (database: Firestore) =>
    setDoc(doc(scheduled(database), id), { ...TEXTS, publishAt: Timestamp.fromMillis(1_800_000_000_000), ...changes });
const list = (size: number) => (database: Firestore) =>
  getDocs(query(scheduled(database), orderBy('publishAt'), limit(size)));
const read = (database: Firestore) => getDoc(doc(scheduled(database), 'stored'));
const remove = (database: Firestore) => deleteDoc(doc(scheduled(database), 'stored'));
const publish = (database: Firestore) => {
  const batch = writeBatch(database);
  const article = { siteId: 'site', ...TEXTS, date: serverTimestamp(), views: 0 };
  batch.set(doc(database, 'press/waiting'), article);
  batch.delete(doc(scheduled(database), 'stored'));
  return batch.commit();
};

/** Who may do what with articles that wait for their date. */
export const SCHEDULED_CASES: readonly AccessCase[] = [
  may('administrator', 'gives an article a date', put({})),
  may('administrator', 'changes an article that waits', put({ title: '새 제목' }, 'stored')),
  may('administrator', 'lists what waits', list(50)),
  may('administrator', 'takes a date away', remove),
  may('administrator', 'publishes what waits', publish),
  not('administrator', 'lists more than fifty that wait', list(51)),
  not('administrator', 'gives a date that is a text', put({ publishAt: '2026-12-01' })),
  not('administrator', 'gives a date to an article without a title', put({ title: '' })),
  not('administrator', 'gives a date to an article that is too long', put({ content: '가'.repeat(20_001) })),
  not('administrator', 'gives a date with a field more', put({ views: 7 })),
  ...(['visitor', 'member'] as const).flatMap((who) => [
    not(who, 'reads an article that waits', read),
    not(who, 'lists what waits', list(1)),
    not(who, 'gives an article a date', put({})),
    not(who, 'takes a date away', remove),
    not(who, 'publishes what waits', publish),
  ]),
];
