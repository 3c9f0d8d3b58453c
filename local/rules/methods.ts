import { differenceOf, MapDiff, type RuleMap, type RuleValue, Timestamp } from './rule-values.ts';

/** An error while a condition is evaluated: the condition does not hold, whatever stands around it. */
export class EvaluationError extends Error {
  override name = 'EvaluationError';
}

type Run = (of: RuleValue, parameters: readonly RuleValue[]) => RuleValue;

const isMap = (value: RuleValue | undefined): value is RuleMap => value instanceof Map;

function mapOf(value: RuleValue | undefined): RuleMap {
  if (!isMap(value)) throw new EvaluationError('a map is needed');
  return value;
}

function textsOf(value: RuleValue | undefined): string[] {
  const items = value instanceof Set || Array.isArray(value) ? [...(value as Iterable<RuleValue>)] : null;
  if (!items?.every((item) => typeof item === 'string')) throw new EvaluationError('a list of texts is needed');
  return items;
}

/** What firestore.rules calls on values, with the number of parameters each takes. */
export const METHODS: ReadonlyMap<string, { parameters: number; run: Run }> = new Map([
  [
    'size',
    {
      parameters: 0,
      run: (of) => {
        // Characters, not UTF-16 units: an emoji is one.
        if (typeof of === 'string') return BigInt(Array.from(of).length);
        if (Array.isArray(of)) return BigInt(of.length);
        throw new EvaluationError('only texts and lists have a size here');
      },
    },
  ],
  ['keys', { parameters: 0, run: (of) => new Set(mapOf(of).keys()) }],
  [
    'get',
    {
      parameters: 2,
      run: (of, [key, missing]) => {
        if (typeof key !== 'string') throw new EvaluationError('a key is a text');
        return mapOf(of).get(key) ?? missing ?? null;
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
  ['hasAll', { parameters: 1, run: (of, [asked]) => isWithin(textsOf(asked), textsOf(of)) }],
  ['hasOnly', { parameters: 1, run: (of, [allowed]) => isWithin(textsOf(of), textsOf(allowed)) }],
]);

const isWithin = (some: readonly string[], all: readonly string[]) => some.every((item) => all.includes(item));

/** The types that `is` asks for. */
export const TYPES: ReadonlyMap<string, (value: RuleValue) => boolean> = new Map<string, (value: RuleValue) => boolean>(
  [
    ['string', (value) => typeof value === 'string'],
    ['int', (value) => typeof value === 'bigint'],
    ['timestamp', (value) => value instanceof Timestamp],
  ],
);
