import { compareValues } from './value-order.ts';
import { collectionOf } from './document-name.ts';
import type { StoredDocument } from './store.ts';
import type { Fields, Value } from './values.ts';

// Who may do what, in one place. The project's deployable rules (firestore.rules) will replace this decision:
// until then it says the same by hand. Reading is open to everybody.

/** One write, judged as rules judge it: by what it makes of the document, not by how it was asked for. */
export interface WriteRequest {
  /** Whether a valid id token of the administrator came with it. */
  isAdministrator: boolean;
  /** Where the documents of this database stand. */
  root: string;
  before: StoredDocument | undefined;
  /** null: the document is gone. */
  after: { name: string; fields: Fields } | null;
}

const isSame = (a: Value | undefined, b: Value | undefined) => (a && b ? compareValues(a, b) === 0 : a === b);

const countOf = (views: Value | undefined): bigint | undefined => {
  if (views === undefined) return 0n;
  return 'integerValue' in views ? BigInt(views.integerValue) : undefined;
};

function isOneViewMore(before: Fields, after: Fields): boolean {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  names.delete('views');
  const [earlier, later] = [countOf(before['views']), countOf(after['views'])];
  return (
    [...names].every((name) => isSame(before[name], after[name])) && earlier !== undefined && later === earlier + 1n
  );
}

/** Whether a write is allowed: the administrator writes anything, a visitor counts one view of an existing article. */
export function mayWrite({ isAdministrator, root, before, after }: WriteRequest): boolean {
  if (isAdministrator) return true;
  if (!before || !after || collectionOf(before.name) !== `${root}/press`) return false;
  return isOneViewMore(before.fields, after.fields);
}
