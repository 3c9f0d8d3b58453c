import type { Reader } from './reader.ts';
import { RulesError, type BinaryOperator, type Expression } from './syntax.ts';

/** Operators by how strongly they bind, weakest first; all of one row bind alike, from left to right. */
const ROWS: readonly (readonly BinaryOperator[])[] = [
  ['||'],
  ['&&'],
  ['==', '!='],
  ['<', '<=', '>', '>=', 'in'],
  ['+'],
];

/** Reads one expression. @throws RulesError for what the language, or this part of it, does not have */
export function parseExpression(reader: Reader, row = 0): Expression {
  const operators = ROWS[row];
  if (!operators) return parseIs(reader);
  let left = parseExpression(reader, row + 1);
  for (;;) {
    const { line, column } = reader.peek();
    const operator = operators.find((candidate) => reader.take(candidate));
    if (!operator) return left;
    left = { kind: 'binary', operator, left, right: parseExpression(reader, row + 1), line, column };
  }
}

function parseIs(reader: Reader): Expression {
  const of = parseUnary(reader);
  const { line, column } = reader.peek();
  return reader.take('is') ? { kind: 'is', of, type: reader.name(), line, column } : of;
}

function parseUnary(reader: Reader): Expression {
  const { line, column } = reader.peek();
  return reader.take('!') ? { kind: 'not', of: parseUnary(reader), line, column } : parseMembers(reader);
}

function parseMembers(reader: Reader): Expression {
  let of = parsePrimary(reader);
  for (;;) {
    const { line, column } = reader.peek();
    if (!reader.take('.')) return of;
    const name = reader.name();
    of = reader.take('(')
      ? { kind: 'method', of, name, parameters: parseList(reader, ')'), line, column }
      : { kind: 'member', of, name, line, column };
  }
}

function parsePrimary(reader: Reader): Expression {
  const { kind, text, line, column } = reader.next();
  if (kind === 'text') return { kind: 'literal', value: text, line, column };
  if (kind === 'integer') return { kind: 'literal', value: BigInt(text), line, column };
  if (kind === 'name') {
    if (text === 'null') return { kind: 'literal', value: null, line, column };
    if (text === 'true' || text === 'false') return { kind: 'literal', value: text === 'true', line, column };
    return reader.take('(')
      ? { kind: 'call', name: text, parameters: parseList(reader, ')'), line, column }
      : { kind: 'name', name: text, line, column };
  }
  if (text === '[') return { kind: 'list', items: parseList(reader, ']'), line, column };
  if (text === '/') return { kind: 'path', segments: parsePath(reader), line, column };
  if (text === '(') {
    const inner = parseExpression(reader);
    reader.expect(')');
    return inner;
  }
  throw new RulesError({ line, column }, `expected an expression, found "${text}"`);
}

function parseList(reader: Reader, closing: ')' | ']'): Expression[] {
  const items: Expression[] = [];
  if (reader.take(closing)) return items;
  do items.push(parseExpression(reader));
  while (reader.take(','));
  reader.expect(closing);
  return items;
}

/** The first stroke is taken already. */
function parsePath(reader: Reader): (string | Expression)[] {
  const segments: (string | Expression)[] = [];
  do {
    if (reader.take('$(')) {
      segments.push(parseExpression(reader));
      reader.expect(')');
    } else segments.push(reader.name());
  } while (reader.take('/'));
  return segments;
}
