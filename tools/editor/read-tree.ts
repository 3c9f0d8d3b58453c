import type { ASTNode } from 'magicast';
import type { Fixed, FixedKind, Tree } from '#editor/model/tree.ts';
import { contentCode, type Code, type ContentCode, type Sources } from './content-code.ts';

type Node<Type extends ASTNode['type']> = Extract<ASTNode, { type: Type }>;
export type ObjectNode = Node<'ObjectExpression'>;
export type ListNode = Node<'ArrayExpression'>;

/** A value without what only the compiler reads: `'officetel' as const`. */
export function bare(node: ASTNode): ASTNode {
  return node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression' ? bare(node.expression) : node;
}

/** A field's name as the value has it; null where it is reckoned. */
export function keyOf(property: ObjectNode['properties'][number]): string | null {
  if (property.type !== 'ObjectProperty' || property.computed) return null;
  const { key } = property;
  if (key.type === 'Identifier') return key.name;
  return key.type === 'StringLiteral' || key.type === 'NumericLiteral' ? String(key.value) : null;
}

/** `facts.modelHouse.hours` as its parts. */
function chainOf(node: ASTNode): string[] | null {
  if (node.type === 'Identifier') return [node.name];
  if (node.type !== 'MemberExpression' || node.computed || node.property.type !== 'Identifier') return null;
  const start = chainOf(node.object);
  return start && [...start, node.property.name];
}

/** Everything that a piece of code takes from elsewhere. */
function chainsIn(node: ASTNode): string[][] {
  const chain = chainOf(node);
  if (chain) return [chain];
  if (node.type === 'TemplateLiteral') return node.expressions.flatMap((part) => chainsIn(part as ASTNode));
  return [];
}

const WHY: Partial<Record<ASTNode['type'], FixedKind>> = {
  TemplateLiteral: 'made',
  Identifier: 'elsewhere',
  MemberExpression: 'elsewhere',
  ObjectExpression: 'joined',
  ArrayExpression: 'joined',
};

const fixed = (node: ASTNode, value: unknown): Fixed => ({
  $fixed: WHY[node.type] ?? 'reckoned',
  from: chainsIn(node),
  value,
});

/** A value that the code says itself; undefined where it does not. */
function said(node: ASTNode): string | number | boolean | null | undefined {
  if (node.type === 'NullLiteral') return null;
  if (node.type === 'StringLiteral' || node.type === 'NumericLiteral' || node.type === 'BooleanLiteral')
    return node.value;
  if (node.type === 'UnaryExpression' && node.operator === '-' && node.argument.type === 'NumericLiteral')
    return -node.argument.value;
  // A text in backticks that names nothing else.
  if (node.type === 'TemplateLiteral' && node.expressions.length === 0)
    return node.quasis[0]?.value.cooked ?? undefined;
  return undefined;
}

const partOf = (value: unknown, key: number | string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string | number, unknown>)[key] : undefined;

/** Where a value's names are looked up. */
interface Scope extends Pick<ContentCode, 'constantOf'> {
  code: Code;
}

function listOf(node: ListNode, value: unknown, scope: Scope): Tree {
  if (node.elements.some((element) => element === null || element.type === 'SpreadElement')) return fixed(node, value);
  return node.elements.map((element, index) => treeOf(element as ASTNode, partOf(value, index), scope));
}

function objectOf(node: ObjectNode, value: unknown, scope: Scope): Tree {
  const fields = node.properties.map((property) => {
    const key = keyOf(property);
    return key === null || property.type !== 'ObjectProperty'
      ? null
      : ([key, treeOf(property.value, partOf(value, key), scope)] as const);
  });
  return fields.includes(null) ? fixed(node, value) : Object.fromEntries(fields.filter((field) => field !== null));
}

/** A value with what only code can say marked. `value` is what the code makes of itself. */
function treeOf(given: ASTNode, value: unknown, scope: Scope): Tree {
  const node = bare(given);
  const own = said(node);
  if (own !== undefined) return own;
  if (node.type === 'ArrayExpression') return listOf(node, value, scope);
  if (node.type === 'ObjectExpression') return objectOf(node, value, scope);
  const constant = scope.constantOf(node, scope.code);
  const init = constant?.declarator.init;
  return constant && init ? treeOf(init, value, { ...scope, code: constant.code }) : fixed(node, value);
}

/**
 * What a content file says, with the parts that it has in files of their own. @param value what its code makes when it
 * runs, where somebody wants to see it
 * @throws {EditError} where it exports no such constant
 */
export function readTree(sources: Sources, name: string, value?: unknown): Tree {
  const { root, constantOf } = contentCode(sources, name);
  return treeOf(root.declarator.init as ASTNode, value, { constantOf, code: root.code });
}
