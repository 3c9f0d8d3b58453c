import { FirestoreError } from '#local/firestore/errors.ts';
import type { Fields, Value } from './values.ts';

const WHOLE = /^(?:`(?:[^`\\]|\\.)+`|[^`.]+)(?:\.(?:`(?:[^`\\]|\\.)+`|[^`.]+))*$/;
const SEGMENT = /`((?:[^`\\]|\\.)+)`|([^`.]+)/g;

/** The segments of `meta.k` or of a name in backquotes. @throws FirestoreError for a path that is none */
export function parseFieldPath(text: string): string[] {
  const segments = WHOLE.test(text)
    ? Array.from(text.matchAll(SEGMENT), ([, quoted, plain]) => quoted?.replaceAll(/\\(.)/g, '$1') ?? plain ?? '')
    : [];
  // Firestore reserves such names, and `__proto__` is one of them.
  if (segments.length === 0 || segments.some((name) => /^__.*__$/.test(name))) {
    throw new FirestoreError('INVALID_ARGUMENT', `Invalid field path "${text}".`);
  }
  return segments;
}

/** The value at a path; undefined where there is none. */
export function getField(fields: Fields, [name = '', ...rest]: readonly string[]): Value | undefined {
  const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (rest.length === 0 || value === undefined) return value;
  return 'mapValue' in value ? getField(value.mapValue.fields, rest) : undefined;
}

/** A copy of `fields` with another value at a path; undefined removes it. Maps on the way are made. */
export function withField(fields: Fields, [name = '', ...rest]: readonly string[], value: Value | undefined): Fields {
  const { [name]: current, ...others } = fields;
  if (rest.length === 0) return value === undefined ? others : { ...others, [name]: value };
  const isMap = current !== undefined && 'mapValue' in current;
  if (!isMap && value === undefined) return fields;
  return { ...others, [name]: { mapValue: { fields: withField(isMap ? current.mapValue.fields : {}, rest, value) } } };
}
