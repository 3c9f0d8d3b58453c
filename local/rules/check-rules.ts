import { METHODS, TYPES } from './methods.ts';
import { LOOKS, RulesError, type Expression, type MatchBlock, type RuleFunction } from './syntax.ts';

/** What can be asked of `request` and `resource`; anything else would silently be missing here. */
const KNOWN_MEMBERS = [
  'request.auth',
  'request.auth.uid',
  'request.time',
  'request.resource',
  'request.resource.data',
  'request.query',
  'request.query.limit',
  'resource.data',
];
const ROOTS = ['request', 'resource'];

interface Scope {
  names: ReadonlySet<string>;
  functions: ReadonlyMap<string, RuleFunction>;
}

/** Refuses rules that name something unknown, before any request is judged by them. @throws RulesError */
export function checkRules(blocks: readonly MatchBlock[]): void {
  const scope = { names: new Set(ROOTS), functions: new Map<string, RuleFunction>() };
  for (const block of blocks) checkBlock(block, scope);
}

function checkBlock(block: MatchBlock, outer: Scope) {
  const wildcards = block.segments.filter(({ wildcard }) => wildcard).map(({ name }) => name);
  const functions = new Map([...outer.functions, ...block.functions.map((made) => [made.name, made] as const)]);
  const scope = { names: new Set([...outer.names, ...wildcards]), functions };
  for (const made of block.functions) {
    const shadowing = made.parameters.find((parameter) => scope.names.has(parameter));
    if (shadowing) throw new RulesError(made, `the parameter ${shadowing} hides a name from outside`);
    // A function sees only those before it, so that none can call itself.
    const before = new Map([...functions].filter(([, { line }]) => line < made.line));
    const names = new Set([...scope.names, ...made.parameters]);
    for (const { name, value } of made.lets) {
      if (names.has(name)) throw new RulesError(made, `${name} is named twice`);
      checkExpression(value, { names, functions: before });
      names.add(name);
    }
    checkExpression(made.result, { names, functions: before });
  }
  for (const { methods, condition } of block.allows) {
    if (methods.includes('list')) refuseResource(condition);
    checkExpression(condition, scope);
  }
  for (const inner of block.blocks) checkBlock(inner, scope);
}

/** A list is judged by its query alone here. */
function refuseResource(expression: Expression) {
  if (expression.kind === 'name' && expression.name === 'resource') {
    throw new RulesError(expression, 'a rule for list that looks into documents is not played');
  }
  for (const part of partsOf(expression)) refuseResource(part);
}

function partsOf(expression: Expression): Expression[] {
  switch (expression.kind) {
    case 'list':
      return expression.items;
    case 'call':
      return expression.parameters;
    case 'method':
      return [expression.of, ...expression.parameters];
    case 'member':
    case 'not':
    case 'is':
      return [expression.of];
    case 'binary':
      return [expression.left, expression.right];
    case 'path':
      return expression.segments.filter((segment) => typeof segment !== 'string');
    case 'literal':
    case 'name':
      return [];
  }
}

function checkExpression(expression: Expression, scope: Scope): void {
  if (expression.kind === 'name' && !scope.names.has(expression.name)) {
    throw new RulesError(expression, `"${expression.name}" is not known`);
  }
  if (expression.kind === 'call') checkCall(expression, scope);
  if (expression.kind === 'method') {
    const parameters = METHODS.get(expression.name)?.parameters;
    if (parameters === undefined) throw new RulesError(expression, `the method ${expression.name}() is not played`);
    if (parameters !== expression.parameters.length)
      throw new RulesError(expression, `${expression.name}() takes ${parameters} parameters`);
  }
  if (expression.kind === 'is' && !TYPES.has(expression.type)) {
    throw new RulesError(expression, `the type ${expression.type} is not played`);
  }
  if (expression.kind === 'member') checkMember(expression);
  for (const part of partsOf(expression)) checkExpression(part, scope);
}

function checkCall(call: Extract<Expression, { kind: 'call' }>, { functions }: Scope) {
  const isLook = LOOKS.some((look) => look === call.name);
  const takes = isLook ? 1 : functions.get(call.name)?.parameters.length;
  if (takes === undefined) throw new RulesError(call, `the function ${call.name}() is not known here`);
  if (takes !== call.parameters.length) throw new RulesError(call, `${call.name}() takes ${takes} parameters`);
  if (isLook && call.parameters[0]?.kind !== 'path') throw new RulesError(call, `${call.name}() takes a path`);
}

/** Members of a document's data can be anything; those of `request` and `resource` cannot. */
function checkMember(member: Extract<Expression, { kind: 'member' }>) {
  const chain = chainOf(member);
  const isData = /(?:^|\.)resource\.data\./.test(chain ?? '');
  if (chain && !isData && !KNOWN_MEMBERS.includes(chain)) throw new RulesError(member, `${chain} is not played`);
}

/** `request.auth.uid` of nested members that begin at a root; null for others. */
function chainOf(expression: Expression): string | null {
  if (expression.kind === 'name') return ROOTS.includes(expression.name) ? expression.name : null;
  if (expression.kind !== 'member') return null;
  const before = chainOf(expression.of);
  return before === null ? null : `${before}.${expression.name}`;
}
