import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  type Firestore,
} from 'firebase/firestore/lite';
import type { Fields } from '#local/firestore/data/values.ts';
import { may, not, type AccessCase } from './access-cases.ts';

const TEXTS = { siteId: 'site', title: '', summary: '', content: '쓰는 중', publishAt: '' };

/** The draft that stands at `admins/boss/drafts/stored`. */
export const STORED_DRAFT: Fields = {
  ...Object.fromEntries(Object.entries(TEXTS).map(([field, stringValue]) => [field, { stringValue }])),
  savedAt: { integerValue: '1' },
};

const drafts = (uid: string) => `admins/${uid}/drafts`;
const put =
  (changes: object, uid = 'boss', id = 'new') =>
  (database: Firestore) =>
    setDoc(doc(database, drafts(uid), id), { ...TEXTS, savedAt: 2, ...changes });
const list = (size: number) => (database: Firestore) =>
  getDocs(query(collection(database, drafts('boss')), limit(size)));
const read = (database: Firestore) => getDoc(doc(database, drafts('boss'), 'stored'));
const remove = (database: Firestore) => deleteDoc(doc(database, drafts('boss'), 'stored'));

/** Who may do what with the drafts of an account. */
export const DRAFT_CASES: readonly AccessCase[] = [
  may('administrator', 'stores a draft of its own', put({})),
  may('administrator', 'stores a draft that is too long for an article', put({ title: '가'.repeat(500) })),
  may('administrator', 'changes a draft of its own', put({ content: '더' }, 'boss', 'stored')),
  may('administrator', 'lists its drafts', list(50)),
  may('administrator', 'reads a draft of its own', read),
  may('administrator', 'takes a draft of its own away', remove),
  not('administrator', 'lists more than fifty drafts', list(51)),
  not('administrator', 'stores a draft under another account', put({}, 'member')),
  not('administrator', 'stores a draft of 50,001 characters', put({ content: '가'.repeat(50_001) })),
  not('administrator', 'stores a draft with a field more', put({ html: '<b>' })),
  not('administrator', 'stores a draft whose time is a text', put({ savedAt: '2' })),
  not('member', 'stores a draft under its own account', put({}, 'member')),
  not('member', 'reads a draft of an administrator', read),
  not('member', 'lists the drafts of an administrator', list(1)),
  not('member', 'takes a draft of an administrator away', remove),
  not('visitor', 'reads a draft', read),
  not('visitor', 'lists drafts', list(1)),
  not('visitor', 'stores a draft', put({})),
];
