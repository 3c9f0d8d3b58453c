import { EvaluationError, METHODS, TYPES } from './methods.ts';
import { OPERATORS } from './operators.ts';
import { Path, type RuleValue } from './rule-values.ts';
import type { Expression, RuleFunction } from './syntax.ts';

/** What an expression can name. */
export interface Scope {
  names: ReadonlyMap<string, RuleValue>;
  functions: ReadonlyMap<string, RuleFunction>;
  /** Whether there is a document at a path. */
  exists: (path: Path) => boolean;
}

/** The value of a checked expression. @throws EvaluationError where it has none */
export function evaluate(expression: Expression, scope: Scope): RuleValue {
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
  if (name === 'exists') {
    const [path] = values;
    return path instanceof Path && scope.exists(path);
  }
  const made = scope.functions.get(name);
  if (!made) throw new EvaluationError(`there is no function ${name}`);
  const own = made.parameters.map((parameter, index) => [parameter, values[index] ?? null] as const);
  return evaluate(made.result, { ...scope, names: new Map([...scope.names, ...own]) });
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
