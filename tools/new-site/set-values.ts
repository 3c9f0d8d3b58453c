import { parseModule, type ASTNode } from 'magicast';
import { literal } from './literal.ts';

/** Values by the fields that they stand in: `location.address`, `units[0].use`, `['84A'].balcony`. */
export type Values = Readonly<Record<string, unknown>>;

const keysOf = (field: string): string[] => field.split(/[.[\]']+/).filter((key) => key !== '');

/** What stands in an object under a name, or in a list under a number. */
function childOf(node: ASTNode, key: string): ASTNode | null {
  if (node.type === 'ArrayExpression') return (node.elements[Number(key)] as ASTNode | null | undefined) ?? null;
  if (node.type !== 'ObjectExpression') return null;
  for (const property of node.properties) {
    if (property.type !== 'ObjectProperty') continue;
    const name =
      property.key.type === 'Identifier' ? property.key.name : 'value' in property.key ? property.key.value : null;
    if (name === key) return property.value;
  }
  return null;
}

/**
 * A content file with other values. All else stays as it is, to the last comment.
 * @param name of the constant that the file exports
 * @throws {Error} when the file has no such field
 */
export function setValues(text: string, name: string, values: Values): string {
  const exported = (parseModule(text).exports as Record<string, { $ast: ASTNode } | undefined>)[name]?.$ast;
  const edits = Object.entries(values).map(([field, value]) => {
    let node = exported ?? null;
    for (const key of keysOf(field)) node = node && childOf(node, key);
    if (typeof node?.start !== 'number' || typeof node.end !== 'number')
      throw new Error(`${name} has no field ${field}`);
    return { start: node.start, end: node.end, code: literal(value) };
  });
  return edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((filled, { start, end, code }) => filled.slice(0, start) + code + filled.slice(end), text);
}
