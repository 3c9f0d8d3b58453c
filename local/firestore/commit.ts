import type { Gate } from './access.ts';
import type { Transform, Update, Write } from './commit-schema.ts';
import { checkDocumentName } from '#local/firestore/data/document-name.ts';
import { FirestoreError } from './errors.ts';
import { getField, parseFieldPath, withField } from '#local/firestore/data/field-path.ts';
import type { DocumentStore, StoredDocument } from '#local/firestore/data/store.ts';
import { parseTimestamp, toMilliseconds } from '#local/firestore/data/timestamp.ts';
import { clampInteger, type Fields, type Value } from '#local/firestore/data/values.ts';

interface CommitOptions {
  root: string;
  gate: Gate;
}

interface WriteResult {
  updateTime?: string;
  transformResults?: Value[];
}

export interface CommitAnswer {
  writeResults: WriteResult[];
  commitTime: string;
}

const isNumber = (value: Value | undefined) =>
  value !== undefined && ('integerValue' in value || 'doubleValue' in value);

function increased(current: Value | undefined, by: Value): Value {
  if (!isNumber(by)) throw new FirestoreError('INVALID_ARGUMENT', 'increment takes a number.');
  if (!current || !isNumber(current)) return by;
  if ('integerValue' in current && 'integerValue' in by) {
    return { integerValue: String(clampInteger(BigInt(current.integerValue) + BigInt(by.integerValue))) };
  }
  const numberOf = (value: Value) =>
    Number('integerValue' in value ? value.integerValue : 'doubleValue' in value && value.doubleValue);
  const sum = numberOf(current) + numberOf(by);
  return { doubleValue: Number.isFinite(sum) ? sum : (String(sum) as 'NaN' | 'Infinity' | '-Infinity') };
}

const transformed = (transform: Transform, current: Value | undefined, time: string): Value =>
  'increment' in transform ? increased(current, transform.increment) : { timestampValue: time };

function updatedFields(before: Fields, { update, updateMask, updateTransforms }: Update, time: string) {
  let fields = update.fields;
  if (updateMask) {
    const paths = updateMask.fieldPaths.map(parseFieldPath);
    fields = paths.reduce((result, path) => withField(result, path, getField(update.fields, path)), before);
  }
  const transformResults = updateTransforms.map((transform) => {
    const path = parseFieldPath(transform.fieldPath);
    const value = transformed(transform, getField(fields, path), time);
    fields = withField(fields, path, value);
    return value;
  });
  return { fields, transformResults };
}

function checkPrecondition(name: string, before: StoredDocument | undefined, { currentDocument }: Write) {
  if (!currentDocument) return;
  if ('updateTime' in currentDocument) {
    const isSame = before && parseTimestamp(before.updateTime) === parseTimestamp(currentDocument.updateTime);
    if (!isSame)
      throw new FirestoreError('FAILED_PRECONDITION', `The stored version of ${name} is not the required one.`);
  } else if (currentDocument.exists && !before) {
    throw new FirestoreError('NOT_FOUND', `No document to update: ${name}`);
  } else if (!currentDocument.exists && before) {
    throw new FirestoreError('ALREADY_EXISTS', `Document already exists: ${name}`);
  }
}

function targetOf(write: Write): string {
  if ('update' in write) return write.update.name;
  return 'delete' in write ? write.delete : write.verify;
}

function methodOf(before: StoredDocument | undefined, after: StoredDocument | null) {
  if (!after) return 'delete';
  return before ? 'update' : 'create';
}

/** What rules may look at for a commit of several documents, and of one. */
const LOOKS_OF_MANY = 20;
const LOOKS_OF_ONE = 10;

/**
 * Makes all writes of a commit, or none: rules see each as it stands between what is stored and what all of them make.
 * @throws FirestoreError where one is refused, an Error of the file system where they cannot be kept
 */
export function commit(store: DocumentStore, writes: readonly Write[], { root, gate }: CommitOptions): CommitAnswer {
  const commitTime = store.nextTime();
  const requestTime = toMilliseconds(commitTime);
  const changed = new Map<string, StoredDocument | null>();
  const checks: (() => void)[] = [];
  const mostLooks = () => (changed.size > 1 ? LOOKS_OF_MANY : LOOKS_OF_ONE);
  const writeResults = writes.map((write): WriteResult => {
    const name = checkDocumentName(targetOf(write), root);
    const before = changed.has(name) ? (changed.get(name) ?? undefined) : store.get(name);
    if ('verify' in write) {
      checks.push(() => {
        gate.check({ method: 'get', name, time: requestTime, before: before?.fields, changed, mostLooks: mostLooks() });
        checkPrecondition(name, before, write);
      });
      return {};
    }
    const result = 'update' in write ? updatedFields(before?.fields ?? {}, write, requestTime) : null;
    const after = result && {
      name,
      fields: result.fields,
      createTime: before?.createTime ?? commitTime,
      updateTime: commitTime,
    };
    checks.push(() => {
      // Rules come before preconditions: who may not write learns nothing about the document.
      gate.check({
        method: methodOf(before, after),
        name,
        time: requestTime,
        before: before?.fields,
        after: after?.fields,
        changed,
        mostLooks: mostLooks(),
      });
      checkPrecondition(name, before, write);
    });
    changed.set(name, after);
    if (!result) return {};
    const { transformResults } = result;
    return transformResults.length > 0 ? { updateTime: commitTime, transformResults } : { updateTime: commitTime };
  });
  for (const check of checks) check();
  if (changed.size > 0) {
    store.save(
      'commit',
      commitTime,
      Array.from(changed, ([name, document]) => ({ name, document })),
    );
  }
  return { writeResults, commitTime };
}
