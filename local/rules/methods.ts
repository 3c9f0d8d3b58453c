import { differenceOf, isEqual, MapDiff, type RuleMap, type RuleValue, Sealed, Timestamp } from './rule-values.ts';

/** An error while a condition is evaluated: the condition does not hold, whatever stands around it. */
export class EvaluationError extends Error {
  override name = 'EvaluationError';
}

/** More than Firestore does for one request: the request is refused, whatever would allow it. */
export class LimitError extends Error {
  override name = 'LimitError';
}

type Run = (of: RuleValue, parameters: readonly RuleValue[]) => RuleValue;

const isMap = (value: RuleValue | undefined): value is RuleMap => value instanceof Map;

function mapOf(value: RuleValue | undefined): RuleMap {
  if (!isMap(value)) throw new EvaluationError('a map is needed');
  return value;
}

/** What is in a list or a set. @throws EvaluationError for anything else */
export function itemsOf(value: RuleValue | undefined): RuleValue[] {
  if (value instanceof Set || Array.isArray(value)) return [...(value as Iterable<RuleValue>)];
  throw new EvaluationError('a list is needed');
}

/** The value at a key, or at a way of keys into maps of maps; undefined: there is none. */
function valueAt(of: RuleValue, key: RuleValue | undefined): RuleValue | undefined {
  const way = Array.isArray(key) ? (key as RuleValue[]) : [key];
  return way.reduce<RuleValue | undefined>((at, part) => {
    if (typeof part !== 'string') throw new EvaluationError('a key is a text');
    return isMap(at) ? at.get(part) : undefined;
  }, mapOf(of));
}

/** What firestore.rules calls on values, with the number of parameters each takes. */
export const METHODS: ReadonlyMap<string, { parameters: number; run: Run }> = new Map([
  [
    'size',
    {
      parameters: 0,
      run: (of) => {
        // UTF-16 units, as the emulator counts: an emoji is two.
        if (typeof of === 'string') return BigInt(of.length);
        if (Array.isArray(of)) return BigInt(of.length);
        if (of instanceof Set || of instanceof Map) return BigInt(of.size);
        if (of instanceof Sealed && 'bytesValue' in of.value)
          return BigInt(Buffer.from(of.value.bytesValue, 'base64').length);
        throw new EvaluationError('this has no size');
      },
    },
  ],
  ['keys', { parameters: 0, run: (of) => new Set(mapOf(of).keys()) }],
  [
    'get',
    {
      parameters: 2,
      run: (of, [key, missing]) => {
        const value = valueAt(of, key);
        return value === undefined ? (missing ?? null) : value;
      },
    },
  ],
  ['diff', { parameters: 1, run: (of, [other]) => differenceOf(mapOf(of), mapOf(other)) }],
  [
    'affectedKeys',
    {
      parameters: 0,
      run: (of) => {
        if (of instanceof MapDiff) return of.affected;
        throw new EvaluationError('affectedKeys is of a difference');
      },
    },
  ],
  [
    'matches',
    {
      parameters: 1,
      run: (of, [pattern]) => {
        if (typeof of !== 'string' || typeof pattern !== 'string') throw new EvaluationError('only a text matches');
        return patternOf(pattern).test(of);
      },
    },
  ],
  ['hasAll', { parameters: 1, run: (of, [asked]) => isWithin(itemsOf(asked), itemsOf(of)) }],
  ['hasOnly', { parameters: 1, run: (of, [allowed]) => isWithin(itemsOf(of), itemsOf(allowed)) }],
]);

/** The whole text must match. Patterns keep to what RE2, which runs them where they are deployed, reads the same way. */
const patternOf = (pattern: string) => new RegExp(`^(?:${pattern})$`, 'u');

const isWithin = (some: readonly RuleValue[], all: readonly RuleValue[]) =>
  some.every((item) => all.some((other) => isEqual(item, other)));

/** The types that `is` asks for. */
export const TYPES: ReadonlyMap<string, (value: RuleValue) => boolean> = new Map<string, (value: RuleValue) => boolean>(
  [
    ['string', (value) => typeof value === 'string'],
    ['int', (value) => typeof value === 'bigint'],
    ['bool', (value) => typeof value === 'boolean'],
    ['timestamp', (value) => value instanceof Timestamp],
  ],
);
