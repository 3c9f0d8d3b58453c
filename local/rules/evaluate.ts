import { EvaluationError, LimitError, METHODS, TYPES } from './methods.ts';
import { OPERATORS } from './operators.ts';
import { Path, type RuleMap, type RuleValue } from './rule-values.ts';
import { LOOKS, type Expression, type Look, type RuleFunction } from './syntax.ts';

/** What an expression can name. */
export interface Scope {
  names: ReadonlyMap<string, RuleValue>;
  functions: ReadonlyMap<string, RuleFunction>;
  /** The data of the document at a path, as it is or as the commit leaves it; null: there is none. */
  look: (path: Path, isAfter: boolean) => RuleMap | null;
  /** What is left of the expressions that one request may evaluate. */
  budget: { expressions: number };
}

/** Firestore evaluates no more for one request (firebase.google.com/docs/firestore/quotas#security_rules). */
export const MOST_EXPRESSIONS = 1000;

/** The value of a checked expression. @throws EvaluationError where it has none */
export function evaluate(expression: Expression, scope: Scope): RuleValue {
  scope.budget.expressions -= 1;
  if (scope.budget.expressions < 0) throw new LimitError('too many expressions');
  switch (expression.kind) {
    case 'literal':
      return expression.value;
    case 'list':
      return expression.items.map((item) => evaluate(item, scope));
    case 'name':
      return present(scope.names.get(expression.name), expression.name);
    case 'member': {
      const of = evaluate(expression.of, scope);
      return present(of instanceof Map ? of.get(expression.name) : undefined, expression.name);
    }
    case 'call':
      return call(expression, scope);
    case 'method': {
      const parameters = expression.parameters.map((parameter) => evaluate(parameter, scope));
      return present(METHODS.get(expression.name)?.run(evaluate(expression.of, scope), parameters), expression.name);
    }
    case 'not':
      return !truth(evaluate(expression.of, scope));
    case 'is':
      return TYPES.get(expression.type)?.(evaluate(expression.of, scope)) ?? false;
    case 'binary':
      return binary(expression, scope);
    case 'path':
      return new Path(
        expression.segments.map((part) => (typeof part === 'string' ? part : segment(evaluate(part, scope)))),
      );
  }
}

function present(value: RuleValue | undefined, name: string): RuleValue {
  if (value === undefined) throw new EvaluationError(`there is no ${name}`);
  return value;
}

function truth(value: RuleValue): boolean {
  if (typeof value !== 'boolean') throw new EvaluationError('a condition must be true or false');
  return value;
}

function segment(value: RuleValue): string {
  if (typeof value !== 'string' || value === '' || value.includes('/'))
    throw new EvaluationError('no segment of a path');
  return value;
}

function call({ name, parameters }: Extract<Expression, { kind: 'call' }>, scope: Scope): RuleValue {
  const values = parameters.map((parameter) => evaluate(parameter, scope));
  const look = LOOKS.find((known) => known === name);
  if (look) return looked(look, values[0], scope);
  const made = scope.functions.get(name);
  if (!made) throw new EvaluationError(`there is no function ${name}`);
  const own = made.parameters.map((parameter, index) => [parameter, values[index] ?? null] as const);
  const names = new Map([...scope.names, ...own]);
  for (const { name: local, value } of made.lets) names.set(local, evaluate(value, { ...scope, names }));
  return evaluate(made.result, { ...scope, names });
}

function looked(look: Look, path: RuleValue | undefined, scope: Scope): RuleValue {
  if (!(path instanceof Path)) throw new EvaluationError('a path is needed');
  const data = scope.look(path, look.endsWith('After'));
  if (look.startsWith('exists')) return data !== null;
  return data && new Map([['data', data]]);
}

/** The value of a condition's side, or that it has none. */
function sideOf(expression: Expression, scope: Scope): boolean | EvaluationError {
  try {
    return truth(evaluate(expression, scope));
  } catch (error) {
    if (error instanceof EvaluationError) return error;
    throw error;
  }
}

/**
 * `||` holds where one side does, and `&&` fails where one side does, even if the other has no value: rules that are
 * tried here must not be stricter than where they are deployed.
 */
function logical(decisive: boolean, left: Expression, right: Expression, scope: Scope): boolean {
  const first = sideOf(left, scope);
  if (first === decisive) return decisive;
  const second = sideOf(right, scope);
  if (second === decisive) return decisive;
  for (const side of [first, second]) if (side instanceof EvaluationError) throw side;
  return !decisive;
}

function binary({ operator, left, right }: Extract<Expression, { kind: 'binary' }>, scope: Scope): RuleValue {
  if (operator === '||') return logical(true, left, right, scope);
  if (operator === '&&') return logical(false, left, right, scope);
  return OPERATORS[operator](evaluate(left, scope), evaluate(right, scope));
}
