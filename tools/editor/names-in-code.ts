import type { ASTNode } from 'magicast';

/** How often a piece of code names something. */
export type NameCounts = ReadonlyMap<string, number>;

const isNode = (value: unknown): value is ASTNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** `{ one: 1 }` and `thing.one` name nothing that stands elsewhere. */
function isFieldName(node: ASTNode, part: string): boolean {
  if ('computed' in node && node.computed) return false;
  return part === (node.type === 'MemberExpression' ? 'property' : 'key');
}

/** `import { one }` names it once, though the syntax tree has it under two names. */
const isSameName = (node: ASTNode, part: string): boolean =>
  node.type === 'ImportSpecifier' &&
  part === 'local' &&
  node.imported.type === 'Identifier' &&
  node.local?.name === node.imported.name;

function* namesIn(node: ASTNode): Generator<string> {
  if (node.type === 'Identifier') yield node.name;
  for (const [part, value] of Object.entries(node)) {
    if (isFieldName(node, part) || isSameName(node, part)) continue;
    for (const below of [value].flat()) if (isNode(below)) yield* namesIn(below);
  }
}

/** Counts what code names; what it says in texts and comments is no name. */
export function countNames(node: ASTNode): NameCounts {
  const counts = new Map<string, number>();
  for (const name of namesIn(node)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}
