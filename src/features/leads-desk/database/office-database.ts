import type { FoundDocument } from '#firebase/rest/found-document.ts';
import type { DatabaseWrite, PlainValue } from '#protocol/office/database-writes.ts';

export interface OfficeCondition {
  field: string;
  is: '==' | '>=' | '>' | '<' | '<=' | 'in';
  value: PlainValue;
}

/** Documents of one collection. */
export interface OfficeQuery {
  /** Path below the office: `leads`, `leads/<id>/notes`. */
  collection: string;
  where?: readonly OfficeCondition[];
  orderBy?: readonly { field: string; direction: 'ascending' | 'descending' }[];
  /** Goes on after the document with these values of `orderBy`, and, at last, this path below the office. */
  after?: readonly PlainValue[];
  limit: number;
}

/**
 * The office of one development, as the account that is signed in may use it. Nothing that it reads is kept on the
 * device. All reject with a `DatabaseError`.
 */
export interface OfficeDatabase {
  /** Name of the office's document; names of writes begin with it. */
  root: string;
  /** Account id of who is signed in. */
  uid: string;
  find(path: string): Promise<FoundDocument | null>;
  query(query: OfficeQuery): Promise<FoundDocument[]>;
  /** All of the writes, or none. */
  commit(writes: readonly DatabaseWrite[]): Promise<void>;
}
