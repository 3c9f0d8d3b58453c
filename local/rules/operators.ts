import { EvaluationError, itemsOf } from './methods.ts';
import { isEqual, Timestamp, type RuleValue } from './rule-values.ts';
import type { BinaryOperator } from './syntax.ts';

/** Those whose sides are both evaluated. */
export type ValueOperator = Exclude<BinaryOperator, '||' | '&&'>;

const INT64 = { least: -(2n ** 63n), most: 2n ** 63n - 1n };

const isNumber = (value: RuleValue): value is bigint | number => typeof value === 'bigint' || typeof value === 'number';

/** Less than 0, 0, or more; NaN: neither is less, and they are not equal. */
function orderOf(first: RuleValue, second: RuleValue): number {
  if (isNumber(first) && isNumber(second)) {
    if (first < second) return -1;
    if (first > second) return 1;
    return Number.isNaN(first) || Number.isNaN(second) ? NaN : 0;
  }
  if (first instanceof Timestamp && second instanceof Timestamp)
    return first.micros < second.micros ? -1 : Number(first.micros > second.micros);
  // Texts by their bytes, as everywhere in Firestore.
  if (typeof first === 'string' && typeof second === 'string')
    return Buffer.compare(Buffer.from(first), Buffer.from(second));
  throw new EvaluationError('only two numbers, two texts or two timestamps are compared');
}

function sumOf(first: RuleValue, second: RuleValue): RuleValue {
  if (typeof first === 'bigint' && typeof second === 'bigint') {
    const sum = first + second;
    if (sum < INT64.least || sum > INT64.most) throw new EvaluationError('the sum is too large');
    return sum;
  }
  if (isNumber(first) && isNumber(second)) return Number(first) + Number(second);
  if (typeof first === 'string' && typeof second === 'string') return first + second;
  if (Array.isArray(first) && Array.isArray(second)) return [...(first as RuleValue[]), ...(second as RuleValue[])];
  throw new EvaluationError('only two numbers, two texts or two lists are added');
}

/** What each operator makes of its sides. @throws EvaluationError for values that the language does not put together */
export const OPERATORS: Record<ValueOperator, (first: RuleValue, second: RuleValue) => RuleValue> = {
  '==': isEqual,
  '!=': (first, second) => !isEqual(first, second),
  '<': (first, second) => orderOf(first, second) < 0,
  '<=': (first, second) => orderOf(first, second) <= 0,
  '>': (first, second) => orderOf(first, second) > 0,
  '>=': (first, second) => orderOf(first, second) >= 0,
  in: (item, among) => {
    if (among instanceof Map) return typeof item === 'string' && among.has(item);
    return itemsOf(among).some((other) => isEqual(item, other));
  },
  '+': sumOf,
};
