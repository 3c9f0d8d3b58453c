import { parseExpression } from './parse-expression.ts';
import { createReader, type Reader } from './reader.ts';
import { LOOKS, METHODS, RulesError, type Allow, type MatchBlock, type Method, type RuleFunction } from './syntax.ts';
import { tokensOf } from './tokens.ts';

/** Reads a whole rules file. @throws RulesError with line and column at the first thing that is not known */
export function parseRules(source: string): MatchBlock[] {
  const reader = createReader(tokensOf(source));
  reader.expect('rules_version');
  reader.expect('=');
  const version = reader.next();
  if (version.text !== '2') throw new RulesError(version, `rules_version must be '2'`);
  reader.expect(';');
  reader.expect('service');
  for (const word of ['cloud', '.', 'firestore', '{']) reader.expect(word);
  const blocks: MatchBlock[] = [];
  while (!reader.take('}')) blocks.push(parseMatch(reader));
  const rest = reader.peek();
  if (rest.kind !== 'end') throw new RulesError(rest, `nothing may stand after the service, found "${rest.text}"`);
  return blocks;
}

function parseMatch(reader: Reader): MatchBlock {
  const { line, column } = reader.expect('match');
  const block: MatchBlock = { segments: parsePattern(reader), functions: [], allows: [], blocks: [], line, column };
  reader.expect('{');
  while (!reader.take('}')) {
    const { text } = reader.peek();
    if (text === 'function') block.functions.push(parseFunction(reader));
    else if (text === 'allow') block.allows.push(parseAllow(reader));
    else block.blocks.push(parseMatch(reader));
  }
  return block;
}

function parsePattern(reader: Reader): MatchBlock['segments'] {
  const segments: MatchBlock['segments'] = [];
  reader.expect('/');
  do {
    const wildcard = reader.take('{');
    segments.push({ wildcard, name: reader.name() });
    if (wildcard) reader.expect('}');
  } while (reader.take('/'));
  return segments;
}

function parseFunction(reader: Reader): RuleFunction {
  const { line, column } = reader.expect('function');
  const name = reader.name();
  if (LOOKS.some((look) => look === name)) throw new RulesError({ line, column }, `${name} is the language's own`);
  const parameters: string[] = [];
  reader.expect('(');
  if (!reader.take(')')) {
    do parameters.push(reader.name());
    while (reader.take(','));
    reader.expect(')');
  }
  reader.expect('{');
  const lets: RuleFunction['lets'] = [];
  while (reader.take('let')) {
    const made = reader.name();
    reader.expect('=');
    lets.push({ name: made, value: parseExpression(reader) });
    reader.expect(';');
  }
  reader.expect('return');
  const result = parseExpression(reader);
  reader.expect(';');
  reader.expect('}');
  return { name, parameters, lets, result, line, column };
}

function parseAllow(reader: Reader): Allow {
  const { line, column } = reader.expect('allow');
  const methods: Method[] = [];
  do {
    const token = reader.next();
    const method = METHODS.find((known) => known === token.text);
    if (!method)
      throw new RulesError(token, `"${token.text}" is not played; write get, list, create, update or delete`);
    methods.push(method);
  } while (reader.take(','));
  reader.expect(':');
  reader.expect('if');
  const condition = parseExpression(reader);
  reader.expect(';');
  return { methods, condition, line, column };
}
