import { parseTimestamp } from '#local/firestore/data/timestamp.ts';
import { compareValues } from '#local/firestore/data/value-order.ts';
import type { Fields, Value } from '#local/firestore/data/values.ts';

/** A moment; microseconds since 1970. */
export class Timestamp {
  readonly micros: bigint;
  constructor(micros: bigint) {
    this.micros = micros;
  }
}

/** A value that rules may compare as a whole and ask for its type, but not look into. */
export class Sealed {
  readonly value: Value;
  constructor(value: Value) {
    this.value = value;
  }
}

/** A document's place: its segments after `/databases/(default)/documents`. */
export class Path {
  readonly segments: readonly string[];
  constructor(segments: readonly string[]) {
    this.segments = segments;
  }
}

/** What `diff` finds: the keys that were added, removed or changed. */
export class MapDiff {
  readonly affected: ReadonlySet<string>;
  constructor(affected: ReadonlySet<string>) {
    this.affected = affected;
  }
}

/** A value while rules run. `number` is a float, `bigint` an int. */
export type RuleValue =
  | null
  | boolean
  | bigint
  | number
  | string
  | Timestamp
  | Sealed
  | Path
  | MapDiff
  | ReadonlySet<string>
  | readonly RuleValue[]
  | RuleMap;
export type RuleMap = ReadonlyMap<string, RuleValue>;

/** A stored value as rules see it. */
export function ruleValueOf(value: Value): RuleValue {
  if ('nullValue' in value) return null;
  if ('booleanValue' in value) return value.booleanValue;
  if ('integerValue' in value) return BigInt(value.integerValue);
  if ('doubleValue' in value) return Number(value.doubleValue);
  if ('stringValue' in value) return value.stringValue;
  if ('timestampValue' in value) return new Timestamp(parseTimestamp(value.timestampValue) ?? 0n);
  if ('arrayValue' in value) return value.arrayValue.values.map(ruleValueOf);
  if ('mapValue' in value) return ruleMapOf(value.mapValue.fields);
  return new Sealed(value);
}

/** A document's fields as rules see them. */
export const ruleMapOf = (fields: Fields): RuleMap =>
  new Map(Object.entries(fields).map(([name, value]) => [name, ruleValueOf(value)]));

const isNumber = (value: RuleValue): value is bigint | number => typeof value === 'bigint' || typeof value === 'number';

/** Whether two values are the same to `==`: numbers by their amount, maps and lists by what is in them. */
export function isEqual(a: RuleValue, b: RuleValue): boolean {
  // oxlint-disable-next-line eqeqeq -- An int equals a float of the same amount.
  if (isNumber(a) && isNumber(b)) return a == b;
  if (a instanceof Timestamp && b instanceof Timestamp) return a.micros === b.micros;
  if (a instanceof Sealed && b instanceof Sealed) return compareValues(a.value, b.value) === 0;
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item: RuleValue, index) => isEqual(item, b[index] as RuleValue));
  }
  if (a instanceof Set && b instanceof Set) return a.size === b.size && [...a].every((item) => b.has(item));
  if (a instanceof Map && b instanceof Map) return differenceOf(a, b).affected.size === 0;
  return a === b;
}

/** The keys in which two maps differ. */
export function differenceOf(a: RuleMap, b: RuleMap): MapDiff {
  const keys = new Set([...a.keys(), ...b.keys()]);
  const differs = (key: string) => {
    const [first, second] = [a.get(key), b.get(key)];
    return first === undefined || second === undefined || !isEqual(first, second);
  };
  return new MapDiff(new Set([...keys].filter(differs)));
}
