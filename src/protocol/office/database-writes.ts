/** A value of a document as our code has it. */
export type PlainValue = string | number | boolean | Date | readonly string[];
export type PlainFields = Readonly<Record<string, PlainValue | undefined>>;

/** A value as Firestore's REST calls carry it. */
export type DatabaseValue =
  | { stringValue: string }
  | { integerValue: string }
  | { booleanValue: boolean }
  | { timestampValue: string }
  | { arrayValue: { values?: { stringValue: string }[] } };
export type DatabaseFields = Record<string, DatabaseValue>;

type FieldTransform =
  | { fieldPath: string; setToServerValue: 'REQUEST_TIME' }
  | { fieldPath: string; increment: { integerValue: string } };

/** What has to be there for a write: a document at all, none, or one version of it. */
type Precondition = { exists: boolean; updateTime?: never } | { updateTime: string; exists?: never };

/** One write of a commit (firestore.googleapis.com/v1, `Write`). */
export type DatabaseWrite =
  | {
      update: { name: string; fields: DatabaseFields };
      updateMask?: { fieldPaths: string[] };
      updateTransforms?: FieldTransform[];
      currentDocument?: Precondition;
    }
  | { delete: string; currentDocument?: Precondition };

/** A plain value as the database has it. Numbers are whole. */
export function valueOf(value: PlainValue): DatabaseValue {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number') return { integerValue: `${value}` };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  return { arrayValue: { values: value.map((text) => ({ stringValue: text })) } };
}

/** Plain values as the database's; whole numbers only. What is undefined is left out. */
export const fieldsOf = (plain: PlainFields): DatabaseFields =>
  Object.fromEntries(
    Object.entries(plain).flatMap(([key, value]) => (value === undefined ? [] : [[key, valueOf(value)]])),
  );

/** The server's time of the write into `fieldPath`. */
export const serverTime = (fieldPath: string): FieldTransform => ({ fieldPath, setToServerValue: 'REQUEST_TIME' });

export const increment = (fieldPath: string, by: number): FieldTransform => ({
  fieldPath,
  increment: { integerValue: `${by}` },
});
