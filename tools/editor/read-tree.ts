import { parseModule, type ASTNode } from 'magicast';
import type { Fixed, FixedKind, Tree } from '#editor/model/tree.ts';
import { EditError } from '#editor/model/edit.ts';

type Node<Type extends ASTNode['type']> = Extract<ASTNode, { type: Type }>;
export type ObjectNode = Node<'ObjectExpression'>;
export type ListNode = Node<'ArrayExpression'>;

/** A value without what only the compiler reads: `'officetel' as const`. */
export function bare(node: ASTNode): ASTNode {
  return node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression' ? bare(node.expression) : node;
}

/** Where a content file gives the constant of its own name its value. @throws {EditError} */
export function exported(program: ASTNode, name: string): { init: ASTNode } {
  const body = program.type === 'Program' ? program.body : [];
  for (const { declaration } of body.filter((node) => node.type === 'ExportNamedDeclaration'))
    if (declaration?.type === 'VariableDeclaration')
      for (const declarator of declaration.declarations)
        if (declarator.id.type === 'Identifier' && declarator.id.name === name && declarator.init)
          return declarator as { init: ASTNode };
  throw new EditError([]);
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

function listOf(node: ListNode, value: unknown): Tree {
  if (node.elements.some((element) => element === null || element.type === 'SpreadElement')) return fixed(node, value);
  return node.elements.map((element, index) => treeOf(element as ASTNode, partOf(value, index)));
}

function objectOf(node: ObjectNode, value: unknown): Tree {
  const fields = node.properties.map((property) => {
    const key = keyOf(property);
    return key === null || property.type !== 'ObjectProperty'
      ? null
      : ([key, treeOf(property.value, partOf(value, key))] as const);
  });
  return fields.includes(null) ? fixed(node, value) : Object.fromEntries(fields.filter((field) => field !== null));
}

/** A value with what only code can say marked. `value` is what the code makes of itself. */
function treeOf(given: ASTNode, value: unknown): Tree {
  const node = bare(given);
  const own = said(node);
  if (own !== undefined) return own;
  if (node.type === 'ArrayExpression') return listOf(node, value);
  return node.type === 'ObjectExpression' ? objectOf(node, value) : fixed(node, value);
}

/**
 * What a content file says. @param value what its code makes when it runs, where somebody wants to see it
 * @throws {EditError} where it exports no such constant
 */
export function readTree(source: string, name: string, value?: unknown): Tree {
  return treeOf(exported(parseModule(source).$ast, name).init, value);
}
